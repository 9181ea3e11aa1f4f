"""Faults in what is said, in which language, and where its lines end."""

from __future__ import annotations

from tests.mutants.fault import Fault

LETTERS = "media/lettering.py"
T_JAPANESE, T_THIRD = "test_japanese.py", "test_third_language.py"

LANGUAGES = (
    Fault("settings.py", "[*listed, named]", "[named, *listed]", "test_settings.py"),
    Fault("settings.py", 'in ("C", "POSIX")', 'in ("C",)', "test_settings.py"),
    Fault("settings.py", '(whole, whole.partition("_")[0])', '(whole.partition("_")[0],)', T_THIRD),
    Fault(
        "media/words.py",
        'dict.fromkeys(("en", language))',
        'dict.fromkeys((language, "en"))',
        T_THIRD,
    ),
    Fault(
        "text/__init__.py",
        "(spoken.index(language) + 1) % len(spoken)",
        "1 - spoken.index(language)",
        T_THIRD,
    ),
    Fault("table/wording.py", "total=minus(total)", "total=total", T_JAPANESE),
    Fault(LETTERS, 'return tail == "を"', "return True", T_JAPANESE),
    Fault(LETTERS, "return not (verb or card or honoured)", "return not honoured", T_JAPANESE),
    Fault(LETTERS, "    if _kana(following) and tail in _CLOSED:", "    if False:", T_JAPANESE),
    Fault(LETTERS, "for piece in [phrase] if whole else", "for piece in", T_JAPANESE),
)
