"""What Familiar's Trouble brings to the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardtable.games.familiar.rules import CHART, GOAL, Familiar
from cardtable.kit import Chart, Cover, Faces, Kit, Moment, Noises
from cardtable.players.characters import folk
from cardtable.seats import Seat

if TYPE_CHECKING:
    from cardtable.access.aloud import Aloud
    from cardtable.endings import Endings
    from cardtable.exercises.exercise import Kind
    from cardtable.looks.look import Look
    from cardtable.players.facts import Facts
    from cardtable.players.judgement import AnyJudgement
    from cardtable.rules.game import AnyGame
    from cardtable.rules.moves import Move
    from cardtable.rules.state import State


class FamiliarKit(Kit):
    """The witch's owls at work by night."""

    cast = folk(
        ("fennel", "careful"),
        ("wisp", "sly"),
        ("soot", "bold"),
        ("puck", "bold"),
    )
    pages = ("aim", "turn", "verdict", "variants", "readings")
    petals = ("petal-feather", "petal-leaf", "petal-drop")
    cover = Cover(("Familiar’s", "Trouble"), 33, (255, 227, 166), (36, 33, 62))
    noises = Noises(shared_score="errand-won")
    chart = Chart(CHART, GOAL)
    moments = (
        Moment("hands", "hands", least=12),
        Moment("errand", "errand", least=12),
        Moment("follow", "card", least=18, cards=2),
        Moment("lead", "card", least=30),
        Moment("refill", "refill", least=10),
    )
    telling = "Scored"
    hand = 6

    def __init__(self) -> None:
        super().__init__(Familiar)

    def judgement(self) -> type[AnyJudgement]:
        from cardtable.games.familiar.judgement import FamiliarJudgement

        return FamiliarJudgement

    def facts(self) -> Facts:
        from cardtable.games.familiar.facts import FamiliarFacts

        return FamiliarFacts()

    def endings(self) -> Endings:
        from cardtable.games.familiar.endings import FamiliarEndings

        return FamiliarEndings()

    def sitters(self, seats: Sequence[Seat]) -> Sequence[Seat]:
        """An owl stands for everybody, at the table and at the end."""
        from cardtable.games.familiar.owls import owls_of

        return [Seat("easy", owl) for owl in owls_of(seats)]

    def exercises(self) -> Sequence[Kind]:
        from cardtable.games.familiar.exercises import KINDS

        return KINDS

    def faces(self) -> Faces:
        from cardtable.games.familiar import faces

        return faces

    def aloud(self) -> type[Aloud]:
        from cardtable.games.familiar.aloud import FamiliarAloud

        return FamiliarAloud

    def look(self) -> type[Look]:
        from cardtable.games.familiar.look import FamiliarLook

        return FamiliarLook

    def is_blunder(self, game: AnyGame, state: State, move: Move) -> bool:
        from cardtable.games.familiar.judgement import is_blunder

        return is_blunder(game, state, move)
