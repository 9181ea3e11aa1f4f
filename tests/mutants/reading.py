"""Faults in what one looks up: where a reason leads, what a search finds, the game on a card."""

from __future__ import annotations

from tests.mutants.fault import Fault

T_BOOK = "test_rulebook.py"
T_WHY, T_CARD = "table/test_why.py", "table/test_summary.py"
T_SEARCH = "screen/test_rules_search.py"

READING = (
    Fault(
        "rulebook.py",
        "for key in [line, *cards, reason.key] if line",
        "for key in [*cards, line, reason.key] if line",
        f"{T_BOOK}:told or line",
    ),
    Fault("rulebook.py", "key=lambda game: game != first", "key=lambda game: game", T_BOOK),
    Fault(
        "rulebook.py",
        "if not held:\n            return ()",
        "if not held:\n            continue",
        T_BOOK,
    ),
    Fault(
        "rulebook.py",
        "found.setdefault(key, Passage(page, number))",
        "found.setdefault(key, Passage(page))",
        T_BOOK,
    ),
    Fault("kana.py", "chr(ord(one) - 0x60)", "one", T_BOOK),
    Fault("kana.py", 'if folded in "ー-–—’\'":', 'if folded in "-–—’\'":', T_BOOK),
    Fault("games/catte/words_ja.py", "[cats-gone] ", "", T_BOOK),
    Fault("scenes/rules.py", "self._seek = self.light is not None", "self._seek = False", T_WHY),
    Fault(
        "scenes/rules.py",
        "            case Back() if search.listing:",
        "            case Back() if False:",
        T_SEARCH,
    ),
    Fault(
        "scenes/reading.py", 'self._open(reason, "")\n            return', "pass", f"{T_WHY}:key"
    ),
    Fault("table/captions.py", "if self.notice and not self.held():", "if self.notice:", T_WHY),
    Fault(
        "scenes/round_end.py",
        "            self._hurried = hurries",
        "            self._hurried = False",
        f"{T_WHY}:counted",
    ),
    Fault("widgets/why_sign.py", "LEAST_TARGET = 44", "LEAST_TARGET = 30", f"{T_WHY}:finger"),
    Fault("scenes/summary.py", "return window[0] >= _LEAST_WINDOW", "return True", T_CARD),
    Fault(
        "scenes/scene.py",
        "        self.resize(self.strip.around(self.size))\n",
        "",
        f"{T_CARD}:goes",
    ),
    Fault("scenes/strip.py", "                self.lying.choose(at)", "", f"{T_CARD}:button"),
)
