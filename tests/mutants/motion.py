"""Faults in how things move."""

from __future__ import annotations

from tests.mutants.fault import Fault

_MOVING = "table/test_moving.py"
_DEALING = "table/test_dealing.py"

MOTION = (
    Fault(
        "table/grip.py",
        "        self.raised = None if sprite is self.raised else self.raised\n",
        "",
        f"{_MOVING}:resting",
    ),
    Fault(
        "table/ways.py",
        "if sprite in (self.grip.held, self.grip.dropped):",
        "if sprite is self.grip.held:",
        f"{_MOVING}:errand",
    ),
    Fault("table/animation.py", "swing = 5.6 * t", "swing = 16 * t", f"{_MOVING}:springs"),
    Fault(
        "scenes/play_scene.py",
        "        self.table.draw_aloft(surface)\n",
        "",
        f"{_MOVING}:held",
    ),
    Fault(
        "games/towai/hours.py",
        "self.stood >= HOLD and not sky.turning",
        "self.stood >= 0",
        f"{_MOVING}:turns_once",
    ),
    Fault(
        "games/towai/look.py",
        "        self.plaque.move(seconds)\n",
        "",
        f"{_MOVING}:marker_itself",
    ),
    Fault(
        "table/table.py",
        "first.seat == self.piles.viewer and not",
        "first.seat != self.piles.viewer and not",
        f"{_MOVING}:answered",
    ),
    Fault(
        "games/catte/look.py",
        "            self.prompts.forget_taken()\n",
        "            pass\n",
        f"{_MOVING}:caption",
    ),
    Fault(
        "scenes/panel_over_table.py",
        "            self._set_out(move)\n",
        "",
        f"{_MOVING}:wish",
    ),
    Fault(
        "scenes/showing.py",
        "self.table.go_back(happened.view)",
        "self.table.arrange(happened.view)",
        f"{_MOVING}:taken_back",
    ),
    Fault(
        "table/piles.py",
        "            self._orders.pop(number, None)\n        elif",
        "            pass\n        elif",
        f"{_MOVING}:sorted_again",
    ),
    Fault(
        "table/card_art.py",
        "isinstance(key, tuple) and key[_SOFTLY]",
        "isinstance(key, tuple) and key[-1]",
        "table/test_card_art.py",
    ),
    Fault(
        "table/card_art.py",
        "(dim, not dim), levels",
        "(not dim, dim), levels",
        "table/test_card_art.py",
    ),
    Fault(
        "table/table.py",
        "if two not in self.piles[lay[id(one)]]",
        "if two in self.piles[lay[id(one)]]",
        f"{_MOVING}:counts_in_the_hand",
    ),
    Fault(
        "games/towai/plaque.py",
        'coin = "" if self.turns else self._coin',
        "coin = str(self._turned)",
        f"{_MOVING}:marker_itself",
    ),
    Fault(
        "games/towai/hours.py",
        "if not by_turns or self._rolls:",
        "if True or self._rolls:",
        "games/towai/test_look.py:by_turns",
    ),
    Fault(
        "games/towai/hours.py",
        "(gone >= 0.5)",
        "(gone >= 0.0)",
        "games/towai/test_look.py:each_plate",
    ),
    Fault(
        "games/towai/bay.py",
        "max(0, min(tops, default=high) - 1)",
        "max(0, min(tops, default=high) + 9)",
        "games/towai/test_look.py:skyline",
    ),
    Fault(
        "media/shelf.py",
        "if facts.st_size == most + _HEAD.size + _SUM.size:",
        "if facts.st_size == most - 1:",
        "screen/test_pictures.py:opaque",
    ),
    Fault(
        "media/canvas.py",
        'pygame.image.frombuffer(mmap.mmap(-1, size[0] * size[1] * 4), size, "BGRA")',
        "pygame.Surface(size, pygame.SRCALPHA)",
        "screen/test_pictures.py:takes_no_memory",
    ),
    Fault(
        "media/canvas.py",
        "and alpha is None and not flags and top <= row < top + high",
        "and alpha is None and not flags and row < top + high",
        "screen/test_canvas.py:bands_that_leave",
    ),
    Fault(
        "players/giving_way.py",
        "min(19, own + _NICE)",
        "own",
        "players/test_worker.py:gives_way",
    ),
    Fault(
        "table/coming_down.py",
        "present if gone else earlier",
        "present if gone == 1 else earlier",
        "table/test_coming_down.py",
    ),
    Fault(
        "table/piles.py",
        "motion is None or sprite.left is None",
        "True or motion is None or sprite.left is None",
        f"{_DEALING}:one_by_one",
    ),
    Fault(
        "table/renderer.py",
        "        if self._lying != now:",
        "        if self._lying == now:",
        f"{_DEALING}:goes_down",
    ),
    Fault(
        "session.py",
        "if isinstance(event, Gathered):",
        "if False:",
        f"{_DEALING}:nowhere",
    ),
    Fault(
        "scenes/verdict.py",
        "            words_alone.set_alpha(round(255 * share))\n",
        "",
        "screen/test_endings.py:remark_is_heard",
    ),
    Fault(
        "table/ways.py",
        "if not place.shown and not self._whole(number):",
        "if not place.shown:",
        f"{_DEALING}:seen_before",
    ),
    Fault("table/animation.py", "self.spin * bend", "self.spin * (1 - t)", f"{_DEALING}:straight"),
    Fault(
        "games/meows/backdrops.py",
        "sky.Ground(self.stage.size), mood)",
        "sky.Ground(self.stage.size))",
        "games/meows/test_look.py:with_its_sky",
    ),
    Fault(
        "games/familiar/seen.py",
        "s.left in (None, own)",
        "True",
        "games/familiar/test_look.py:another_plays",
    ),
    Fault(
        "games/catte/cups.py",
        "            cup.drain(holds)\n",
        "            cup.hold(holds)\n",
        "games/catte/test_look.py:seen_to_empty",
    ),
    Fault(
        "table/touch.py",
        "dim=dim and told, mark=told)",
        "dim=dim and told, mark=True)",
        f"{_MOVING}:trick_brings",
    ),
)
