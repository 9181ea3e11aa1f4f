"""Faults in what is drawn before it is seen, and in how what was seen goes."""

from __future__ import annotations

from tests.mutants.fault import Fault

UNFINISHED = "screen/test_nothing_unfinished.py"

FORESEEING = (
    # What a table may come to
    Fault("games/towai/look.py", "        self.banner.rehearse()\n", "", UNFINISHED),
    Fault("games/catte/look.py", "        self.cups.rehearse(self.spots)\n", "", UNFINISHED),
    Fault(
        "games/meows/sun.py",
        "            self.pictures.soon(ray.name, ray.size, ray.drawn)\n",
        "            pass\n",
        "games/meows/test_sun.py",
    ),
    Fault(
        "games/meows/look.py",
        "            self.answers.prepare(event.round)\n",
        "            pass\n",
        "games/meows/test_wishing_ahead.py",
    ),
    Fault(
        "games/meows/asking.py",
        "            for against in others:\n",
        "            for against in others[:1]:\n",
        "games/meows/test_wishing_ahead.py",
    ),
    # … what a screen tells later
    Fault(
        "scenes/podium.py",
        "            passed = self.seconds\n",
        "            pass\n",
        UNFINISHED,
    ),
    # … and what comes between people
    Fault(
        "scenes/interludes.py",
        "self._curtain(seat).rehearse(surface)",
        "pass",
        UNFINISHED,
    ),
    # What is kept
    Fault(
        "media/store.py",
        "shelf.move_to_end((part, key), last=part not in self._fleeting)",
        "pass",
        "screen/test_pictures.py",
    ),
    # How it comes …
    Fault(
        "widgets/rising.py",
        "        if self._picture is None and self._apart:\n",
        "        if False:\n",
        "table/test_rising.py",
    ),
    Fault(
        "media/canvas.py",
        "        for stroke in above:",
        "        for stroke in []:",
        "screen/test_canvas.py:hides",
    ),
    # … and goes
    Fault(
        "table/captions.py",
        "            self.banner.rising.sink(self.banner.left)\n",
        "",
        "table/test_moving.py",
    ),
    Fault(
        "scenes/standings.py",
        "if rank == 1 or self.on_its_way(seat):",
        "if rank == 1:",
        "screen/test_endings.py",
    ),
)
