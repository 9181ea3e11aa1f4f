"""Faults in what keeps games safe and the program going: mending, promises, a flood of gestures."""

from __future__ import annotations

from tests.mutants.fault import Fault

T_GESTURES = "screen/test_gestures.py"
T_CHECKED = "commands/test_simulate_check.py"
T_MENDING = "commands/test_keeping.py"
T_SOAK = "commands/test_soak.py"
T_PROMISES = "rules/test_promises.py"

SAFETY = (
    Fault(
        "devices/backlog.py",
        "if isinstance(gesture, Lift) or self._clock() >= until:",
        "if isinstance(gesture, Lift):",
        f"{T_GESTURES}:frame_is_shown",
    ),
    Fault(
        "devices/backlog.py",
        "if isinstance(gesture, Lift) or self._clock() >= until:",
        "if self._clock() >= until:",
        f"{T_GESTURES}:lifted",
    ),
    Fault(
        "devices/backlog.py",
        "            line_up(self._waiting, gesture)",
        "            self._waiting.append(gesture)",
        f"{T_GESTURES}:motions",
    ),
    Fault(
        "devices/backlog.py",
        "if not isinstance(gesture, Leave | Dropped):",
        "if gesture:",
        f"{T_GESTURES}:ten_thousand",
    ),
    Fault(
        "media/lettering.py",
        "if not used.size(run)[0]:",
        "if not run:",
        "test_reading.py:any_name",
    ),
    Fault(
        "scenes/scene.py",
        "        if _too_small(surface.get_size()):\n            return []\n",
        "",
        "table/test_tiny_window.py",
    ),
    Fault(
        "scenes/scene.py",
        "        if _too_small(window):\n            return\n",
        "",
        "table/test_tiny_window.py",
    ),
    Fault("mending.py", "    backup = back_up(data)\n", "    backup = None\n", T_MENDING),
    Fault(
        "mending.py",
        'apart = reading.stands != "cut" or saves.copied_aside(path, game)',
        "apart = True",
        T_MENDING,
    ),
    Fault(
        "mending.py",
        """    if reading.stands == "unreadable":
        return [Finding(path.name, "lost", reading.problem, game)]
    match = reading.match""",
        "    match = reading.match",
        "storage/test_power_cut.py:checked",
    ),
    Fault(
        "saves.py",
        "            return copied_aside(path, game)  # and",
        '            return library.set_aside(path, game, "broken") is not None  # and',
        "storage/test_power_cut.py:no_room_to_continue",
    ),
    Fault(
        "media/shelf.py",
        "if not stat.S_ISREG(facts.st_mode) or facts.st_size > most + most // 100 + _SLACK:",
        "if facts.st_size > most + most // 100 + _SLACK:",
        "storage/test_cache.py",
    ),
    Fault(
        "mending.py",
        'return "lost" if "lost" in states else "mended"',
        'return "mended" if "lost" in states else "mended"',
        T_MENDING,
    ),
    Fault(
        "scenes/preferences.py",
        'if group == "saves" and stage.settings.looking_on:',
        "if not group:",
        "table/test_saves_check.py",
    ),
    Fault(
        "rules/promises.py",
        'promised(_how_many(there) == _how_many(everything), "no card is lost or doubled")',
        "pass",
        f"{T_CHECKED}:broken",
    ),
    Fault(
        "rules/promises.py",
        'promised(same, "no question tells cards")',
        "pass",
        f"{T_CHECKED}:broken",
    ),
    Fault(
        "rules/promises.py",
        "if pile is not before.piles[at]]",
        "if len(pile) != len(before.piles[at])]",
        T_PROMISES,
    ),
    Fault("rules/promises.py", "    check_fewer(game, state, move, luck)\n", "", T_PROMISES),
    Fault(
        "media/room.py",
        "            self._library.malloc_trim(0)",
        "            pass",
        "test_room.py:gaps",
    ),
    Fault(
        "media/lettering.py",
        "if path in _large_fonts:",
        "if not path:",
        "screen/test_pictures.py:large_fonts",
    ),
    Fault(
        "commands/checking.py",
        "key=lambda each: (each.moves, each.games)",
        "key=lambda each: each.games",
        T_CHECKED,
    ),
    Fault(
        "commands/soak.py",
        "min(taken[-FEW:]) - min(taken[SETTLED - FEW : SETTLED])",
        "taken[-1] - taken[SETTLED - 1]",
        f"{T_SOAK}:comes_and_goes",
    ),
)
