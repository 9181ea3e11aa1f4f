"""What Catte brings to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.catte.rules import Catte
from cardtable.kit import Cover, Faces, Kit, Moment
from cardtable.players.characters import folk

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.access.aloud import Aloud
    from cardtable.endings import Endings
    from cardtable.exercises.exercise import Kind
    from cardtable.looks.look import Look
    from cardtable.players.facts import Facts
    from cardtable.players.judgement import AnyJudgement


class CatteKit(Kit):
    """Cats of the café, at a counter where cups fill towards the limit."""

    cast = folk(
        ("mikan", "bold"),
        ("yuki", "careful"),
        ("sumi", "sly"),
        ("hana", "careful"),
    )
    pages = ("aim", "tricks", "scores", "readings")
    petals = ("petal-bean", "petal-bean", "petal-leaf")
    cover = Cover(("Catte",), 56, (255, 243, 218), (122, 50, 24))
    moments = (
        Moment("follow", "card", least=12, cards=2),
        Moment("coffee", "coffee", least=20),
        Moment("four-seats", "card", least=20, cards=1, seats=4),
    )

    def __init__(self) -> None:
        super().__init__(Catte)

    def judgement(self) -> type[AnyJudgement]:
        from cardtable.games.catte.judgement import CatteJudgement

        return CatteJudgement

    def facts(self) -> Facts:
        from cardtable.games.catte.facts import CatteFacts

        return CatteFacts()

    def endings(self) -> Endings:
        from cardtable.games.catte.endings import CatteEndings

        return CatteEndings()

    def exercises(self) -> Sequence[Kind]:
        from cardtable.games.catte.exercises import KINDS

        return KINDS

    def faces(self) -> Faces:
        from cardtable.games.catte import faces

        return faces

    def aloud(self) -> type[Aloud]:
        from cardtable.games.catte.aloud import CatteAloud

        return CatteAloud

    def look(self) -> type[Look]:
        from cardtable.games.catte.look import CatteLook

        return CatteLook
