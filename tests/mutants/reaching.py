"""Faults in keys, pad and fingers, in letters and their size, and in what one finds by ear."""

from __future__ import annotations

from tests.mutants.fault import Fault

T_KEYS, T_TARGETS, T_GESTURES, T_LETTERS = (
    f"screen/test_{name}.py" for name in ("keys_and_pads", "targets", "gestures", "letters")
)
T_WALKING = "access/test_walking.py"

REACHING = (
    Fault(
        "devices/bindings.py",
        'changed[other] = next(iter(self.of(device, name)), "")',
        "changed.pop(other, None)",
        f"{T_KEYS}:changes_places",
    ),
    Fault(
        "devices/bindings.py",
        "and isinstance(pressed, str) and not usual.taken(device, pressed)",
        "and isinstance(pressed, str)",
        f"{T_KEYS}:no_sense",
    ),
    Fault(
        "scenes/key_settings.py",
        "if device == KEYS and _answers(pressed):",
        "if device != KEYS and _answers(pressed):",
        f"{T_KEYS}:letter_of_an_answer",
    ),
    Fault(
        "devices/bindings.py",
        'Deed("replay", "review", ("p",)),',
        'Deed("replay", "review", ()),',
        f"{T_KEYS}:letter_of_the_review",
    ),
    Fault(
        "scenes/in_hand.py",
        "bool(self.pad) and not self.settings.reduced_motion",
        "bool(self.pad)",
        f"{T_KEYS}:felt",
    ),
    Fault(
        "devices/keyboard.py",
        "if self._held is None or now < self._again:",
        "if self._held is None:",
        f"{T_GESTURES}:late or held",
    ),
    Fault(
        "devices/pointer.py",
        "alone = not self._fingers and",
        "alone = True and",
        f"{T_GESTURES} {T_TARGETS}:second_finger or two_fingers",
    ),
    Fault("widgets/key_sign.py", "_LEAST = 44", "_LEAST = 30", f"{T_TARGETS}:home"),
    Fault(
        "widgets/why_sign.py",
        "LEAST_TARGET = 44",
        "LEAST_TARGET = 24",
        f"{T_TARGETS}:question_mark",
    ),
    Fault("media/lettering.py", "\nLEAST = 13", "\nLEAST = 9", f"{T_LETTERS}:13_pixels"),
    Fault(
        "scenes/measured.py",
        "max(self.least_text, round(units * self.unit * self.settings.text_size))",
        "round(units * self.unit * self.settings.text_size)",
        f"{T_LETTERS}:no_text_is",
    ),
    Fault(
        "widgets/cut.py",
        "SOFT_INK: Colour = (76, 67, 90)",
        "SOFT_INK: Colour = (150, 142, 160)",
        f"{T_LETTERS}:stand_out and not everywhere",
    ),
    Fault(
        "scenes/written.py",
        "    scene.paint_scrolled(unrolled, 0)",
        "    scene.paint_scrolled(canvas, 0)",
        f"{T_WALKING}:scrolled",
    ),
    Fault(
        "scenes/standings.py",
        "        for seat in self._order():\n            mean(",
        "        for seat in seats:\n            mean(",
        f"{T_WALKING}:standings",
    ),
    Fault(
        "scenes/in_words.py",
        "among(self.rows(), self.scene.widgets)",
        "among([], self.scene.widgets)",
        f"{T_WALKING}:page_of",
    ),
)
