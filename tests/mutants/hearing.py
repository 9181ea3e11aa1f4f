"""Faults in what is said and found by those who do not see the table."""

from __future__ import annotations

from tests.mutants.fault import Fault

T_SAID, T_TREE, T_VOICE = (f"access/test_{name}.py" for name in ("saying", "tree", "voice"))

HEARING = (
    Fault(
        "scenes/table_in_words.py",
        "if self.is_asked() or self.table.coming.queue or",
        "if self.is_asked() or",
        f"{T_SAID}:every_question",
    ),
    Fault(
        "scenes/table_in_words.py",
        "            self.stage.hearing.focus_anew()",
        "            pass",
        f"{T_SAID}:every_question",
    ),
    Fault(
        "scenes/table_controls.py",
        "own = piles.own_hand() if piles.looking else []",
        "own = piles.own_hand()",
        f"{T_TREE}:face_down",
    ),
    Fault(
        "scenes/table_in_words.py",
        "if not memory_open(self.table.game):",
        "if memory_open(self.table.game) is None:",
        f"{T_SAID}:swept_up",
    ),
    Fault(
        "scenes/play_scene.py",
        "or not self.moves or self.in_words.waits()",
        "or not self.moves",
        f"{T_SAID}:not_heard",
    ),
    Fault(
        "games/towai/asking.py",
        "    def spoken(self) -> str:\n        seen = self.seen",
        "    def sentence(self) -> str:\n        seen = self.seen",
        f"{T_SAID}:how_high",
    ),
    Fault(
        "scenes/table_in_words.py",
        "return self.scene.look.prompts.spoken()\n\n    # What lies",
        "return self.scene.look.prompts.sentence()\n\n    # What lies",
        f"{T_SAID}:forecast",
    ),
    Fault(
        "access/telling.py",
        "            self._latest.clear()",
        "            pass",
        f"{T_SAID}:f4",
    ),
    Fault("access/voice.py", "        self._wanted += 1", "        pass", T_VOICE),
    Fault("scenes/in_words.py", 'if reached.use == "press"', 'if reached.use == "more"', T_TREE),
)
