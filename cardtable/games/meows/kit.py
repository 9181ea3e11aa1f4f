"""What Tomorrow Never Meows brings to the table."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from cardtable.games.meows.rules import Meows
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


class MeowsKit(Kit):
    """Cats of the weather under a sky that takes up each trick."""

    cast = folk(
        ("rumble", "bold"),
        ("flurry", "careful"),
        ("nimba", "sly"),
        ("hinata", "bold"),
        ("shizuku", "careful"),
    )
    pages = ("aim", "tricks", "wishes", "variants", "readings")
    page_of = MappingProxyType({"wish": "wishes", "announce": "variants"})
    petals = ("petal-sun", "petal-flake", "petal-drop")
    cover = Cover(("Tomorrow", "Never Meows"), 30, (255, 243, 218), (23, 79, 135))
    beside_score = "wish"
    variants = MappingProxyType({"stakes": MappingProxyType({"hidden": "yes", "stakes": "yes"})})
    noises = Noises(
        winners={
            "thunder": "thunder",
            "snow": "snow",
            "rainy": "rain",
            "cloudy": "cloud",
            "fine": "sun",
        }
    )
    moments = (
        Moment("wish", "wish", least=50),
        Moment("follow", "card", least=60, cards=2),
        Moment("three-seats", "card", least=20, cards=1, seats=3),
        Moment("announce", "announce", options={"hidden": "yes"}),
        Moment("hidden", "card", least=20, cards=1, options={"hidden": "yes", "stakes": "yes"}),
    )

    def __init__(self) -> None:
        super().__init__(Meows)

    def judgement(self) -> type[AnyJudgement]:
        from cardtable.games.meows.judgement import MeowsJudgement

        return MeowsJudgement

    def facts(self) -> Facts:
        from cardtable.games.meows.facts import MeowsFacts

        return MeowsFacts()

    def endings(self) -> Endings:
        from cardtable.games.meows.endings import MeowsEndings

        return MeowsEndings()

    def exercises(self) -> Sequence[Kind]:
        from cardtable.games.meows.exercises import KINDS

        return KINDS

    def faces(self) -> Faces:
        from cardtable.games.meows import faces

        return faces

    def aloud(self) -> type[Aloud]:
        from cardtable.games.meows.aloud import MeowsAloud

        return MeowsAloud

    def look(self) -> type[Look]:
        from cardtable.games.meows.look import MeowsLook

        return MeowsLook
