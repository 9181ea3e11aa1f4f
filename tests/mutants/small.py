"""Faults in small exercises."""

from __future__ import annotations

from tests.mutants.fault import Fault

ANSWERS = "exercises/test_answers.py:answer_is_right"
COURSE, SCREEN = "exercises/test_course.py", "screen/test_small_ones.py"

SMALL = (
    Fault(
        "exercises/exercise.py",
        "return found[0] if len(found) == 1 else None",
        "return found[0] if found else None",
        ANSWERS,
    ),
    Fault(
        "exercises/hands.py",
        'right, form = refused[0], f"{key}-not"',
        'right, form = allowed[0], f"{key}-not"',
        ANSWERS,
    ),
    Fault(
        "exercises/tricks.py",
        "won.cards.index(won.card),",
        "won.cards.index(max(won.cards, key=lambda card: card.number)),",
        ANSWERS,
    ),
    Fault(
        "exercises/sums.py",
        "return tuple([Choice(number) for number in found]), found.index(right)",
        "return tuple([Choice(number) for number in found]), 0",
        ANSWERS,
    ),
    Fault(
        "games/towai/exercises.py",
        "if after.scores[seat] > state.scores[seat] or goes_out(game, after):",
        "if goes_out(game, after):",
        ANSWERS,
    ),
    Fault(
        "games/familiar/exercises.py",
        "if len(won) != 1 or len(board) < 3:",
        "if not won or len(board) < 3:",
        ANSWERS,
    ),
    Fault(
        "exercises/course.py",
        "self.at_once.append(not self.tried)",
        "self.at_once.append(True)",
        COURSE,
    ),
    Fault(
        "exercises/progress.py",
        "if came_to > bests.get(course.name, 0):",
        "if came_to:",
        COURSE,
    ),
    Fault(
        "scenes/small_table.py",
        'shown = ("hand",) if "hand" in shown else shown',
        "shown = tuple(shown)",
        SCREEN,
    ),
    Fault(
        "scenes/small_look.py",
        "return self.look.mood(now) if self.tells else self.calm",
        "return self.look.mood(now)",
        SCREEN,
    ),
    Fault("scenes/small_table.py", "if self._since > _HURRIED:", "if False:", SCREEN),
)
