"""What TOWAI brings to the table."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from cardtable.games.towai.rules import Towai
from cardtable.kit import Cover, Faces, Kit, Moment, Noises
from cardtable.players.characters import folk

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.access.aloud import Aloud
    from cardtable.endings import Endings
    from cardtable.exercises.exercise import Kind
    from cardtable.looks.look import Look
    from cardtable.players.facts import Facts
    from cardtable.players.judgement import AnyJudgement


class TowaiKit(Kit):
    """Spirits of a bay that turns between day and night."""

    cast = folk(
        ("kohaku", "sly"),
        ("ponta", "bold"),
        ("yoru", "careful"),
        ("mochi", "careful"),
        ("gonta", "bold"),
        ("nagi", "sly"),
    )
    pages = ("aim", "turn", "towai", "readings")
    page_of = MappingProxyType({"swap": "towai"})
    petals = ("petal-glint", "petal-sun")
    cover = Cover(("TOWAI",), 50, (122, 44, 95), (92, 42, 96))
    noises = Noises(
        words={"pass": "pass", "stop": "pass", "day": "", "night": ""},
        changes={("marker", "day"): "day", ("marker", "night"): "night"},
    )
    moments = (
        Moment("set", "set"),
        Moment("card", "card", least=20, cards=2, pile="pile"),
        Moment("combo", "combo", least=10, cards=2, pile="pile", seats=3),
        Moment("swap", "swap"),
        Moment("two-seats", "card", least=6, cards=1, pile="pile", seats=2),
        Moment("six-seats", "card", least=40, cards=2, pile="pile", seats=6),
    )
    telling = "CardsMoved"
    hand = 13  # as passing makes it
    measured_seats = (2, 4, 6)

    def __init__(self) -> None:
        super().__init__(Towai)

    def judgement(self) -> type[AnyJudgement]:
        from cardtable.games.towai.judgement import TowaiJudgement

        return TowaiJudgement

    def facts(self) -> Facts:
        from cardtable.games.towai.facts import TowaiFacts

        return TowaiFacts()

    def endings(self) -> Endings:
        from cardtable.games.towai.endings import TowaiEndings

        return TowaiEndings()

    def exercises(self) -> Sequence[Kind]:
        from cardtable.games.towai.exercises import KINDS

        return KINDS

    def faces(self) -> Faces:
        from cardtable.games.towai import faces

        return faces

    def aloud(self) -> type[Aloud]:
        from cardtable.games.towai.aloud import TowaiAloud

        return TowaiAloud

    def look(self) -> type[Look]:
        from cardtable.games.towai.look import TowaiLook

        return TowaiLook
