"""Faults in how a game is taught."""

from __future__ import annotations

from tests.mutants.fault import Fault

_SCRIPTS, _TABLE = "lessons/test_scripts.py", "lessons/test_at_the_table.py"
_BUBBLE = "lessons/test_bubble.py"

LESSONS = (
    Fault(
        "games/catte/lesson.py",
        "    if not any(state.piles[pile] for pile in TAKEN):\n",
        "    if False:\n",
        "lessons/test_catte.py:costs",
    ),
    Fault(
        "lessons/progress.py",
        "return max(0.0, wanted - now)",
        "return max(0.0, now - wanted)",
        _SCRIPTS,
    ),
    Fault(
        "lessons/progress.py",
        "return None if self._played_out(strayed) else self._makeshift(strayed)",
        "return self._makeshift(strayed)",
        _SCRIPTS,
    ),
    Fault(
        "lessons/script.py",
        "        if (state.turn == learner and not spared) != isinstance(part, Do):\n",
        "        if False:\n",
        _SCRIPTS,
    ),
    Fault(
        "lessons/script.py",
        "return len(moves) == 1 and bool(moves[0].word)",
        "return bool(moves[0].word)",
        f"{_SCRIPTS}:without_saying",
    ),
    Fault(
        "lessons/progress.py",
        "return not no_choice(self.match.game.legal_moves(state), self._unsaid)",
        "return True",
        f"{_SCRIPTS}:without_saying",
    ),
    Fault("lessons/script.py", "other = {one: two, two: one}", "other = {one: two}", _SCRIPTS),
    Fault(
        "lessons/script.py",
        'return f"{kind}:{other.get(card, card)}" if kind == "card" else name',
        "return name",
        f"{_SCRIPTS}:pointed",
    ),
    Fault(
        "scenes/lesson_scene.py",
        "        self._hold_back()\n        super().update",
        "        super().update",
        f"{_TABLE}:lies_until",
    ),
    Fault(
        "scenes/lesson_scene.py",
        "thinker=Others(self.progress), saved=False",
        "thinker=Others(self.progress)",
        f"{_TABLE}:waits_alone",
    ),
    Fault(
        "scenes/lesson_scene.py",
        "        bookmarks.put(self.game, self.progress.kept())\n",
        "",
        f"{_TABLE}:comes_back",
    ),
    Fault(
        "games/familiar/lesson.py",
        "return float(state.scores[seat])",
        "return float(seat)",
        "lessons/test_familiar.py:costs",
    ),
    Fault(
        "scenes/lesson_scene.py",
        'first = f"zone-{self.table.piles.called(wanted.target)}"',
        'first = ""',
        "lessons/test_familiar.py:focus",
    ),
    Fault(
        "scenes/free_space.py",
        "    if any(box.collidelist(piles) >= 0 for box in found):\n",
        "    if False:\n",
        "lessons/test_familiar.py:no_button",
    ),
    Fault(
        "scenes/free_space.py",
        "    found += [Obstacle(hand_of(table), _HAND)]\n",
        "",
        f"{_TABLE}:however",
    ),
    Fault(
        "scenes/lesson_scene.py",
        "            around += where_it_goes(self.touch.offers, wanted)\n",
        "            pass\n",
        f"{_TABLE}:however",
    ),
    Fault(
        "scenes/speech.py",
        "tip, gap = max(tips.items(), key=lambda one: one[1])",
        "tip, gap = max(tips.items())",
        f"{_TABLE}:however",
    ),
    Fault(
        "scenes/lesson_scene.py",
        "if not self.progress.at:",
        "if self.progress.at:",
        f"{_BUBBLE}:first_words",
    ),
    Fault(
        "scenes/lesson_scene.py",
        "self.showing.hushed = tells and not self.match.turns",
        "self.showing.hushed = False",
        f"{_BUBBLE}:first_words",
    ),
    Fault(
        "scenes/speech.py",
        "if laid != self._laid or (comes_under and not still):",
        "if True:",
        _BUBBLE,
    ),
    Fault(
        "scenes/bubble_place.py",
        "return min([self._nudged(found) for found in nearest], key=_cost)",
        "return nearest[0]",
        f"{_BUBBLE}:gap",
    ),
    Fault("media/lettering.py", "at in named or not", "not", f"{_BUBBLE}:brackets"),
    Fault(
        "scenes/free_space.py",
        "return standing(table.layout.box(table.piles.hand.number, len(hand)))",
        "return standing(pose_bounds(hand[0].pose).unionall([pose_bounds(s.pose) for s in hand]))",
        f"{_BUBBLE}:springs_home",
    ),
    Fault(
        "scenes/lesson_scene.py",
        "still = self.table.grip.held is not None or self.progress.is_past(self.told)",
        "still = False",
        f"{_BUBBLE}:carried",
    ),
    Fault(
        "games/towai/tiles.py",
        "if beside.high <= place.height:",
        "if True:",
        "games/towai/test_tiles.py",
    ),
    Fault(
        "scenes/pointing.py",
        "for one in sprites if one not in carried",
        "for one in sprites",
        "lessons/test_familiar.py:stays_at_the_pile",
    ),
    Fault("lessons/script.py", "            gone = True\n", "", f"{_SCRIPTS}:next_deal"),
    Fault(
        "scenes/lesson_scene.py",
        "if self.table.coming.reading or not self.match.turns:",
        "if self.table.coming.reading:",
        "lessons/test_length.py:slowly",
    ),
    Fault(
        "scenes/lesson_scene.py",
        "self.met.open or told == END",
        "self.met.open",
        f"{_BUBBLE}:all_that_was_met",
    ),
)
