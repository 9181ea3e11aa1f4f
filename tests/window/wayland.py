"""A Wayland screen that nobody looks at, without any X, and a hand on its mouse and keys.

The screen is sway's, which draws in memory and does as its ``swaymsg`` says. Mouse and keys are
made by its own protocols for them, spoken here: a few numbers written to a socket.
"""

from __future__ import annotations

import json
import os
import socket
import struct
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Self

import pygame

from cardtable import APP_ID
from tests.packaging.desk import PATIENCE, At, Running, wait_until

NEEDED = ("sway", "grim")
LEFT_BUTTON, F11 = 272, 87  # as the kernel numbers them
FINE = 64  # steps of the mouse for each unit of the screen
_NOBODY = 65534  # sway starts for everybody but the system's owner

_KEYS = b"""xkb_keymap {
  xkb_keycodes { include "evdev+aliases(qwerty)" };
  xkb_types { include "complete" };
  xkb_compat { include "complete" };
  xkb_symbols { include "pc+us" };
};\0"""


class Devices:
    """A mouse and a keyboard, plugged in for as long as this lives."""

    def __init__(self, address: Path) -> None:
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(str(address))
        self._last = 1  # object 1 is the display
        registry = self._new()
        self._tell(1, 1, registry)
        self._globals = self._listed()
        seat = self._bind(registry, "wl_seat")
        self._mouse = self._made(registry, "zwlr_virtual_pointer_manager_v1", seat)
        self._keys = self._made(registry, "zwp_virtual_keyboard_manager_v1", seat)
        self._give_keys()

    def close(self) -> None:
        """Unplug both."""
        self._socket.close()

    def point(self, at: tuple[float, float], screen: At) -> None:
        """Move the mouse here on a screen of this size, both in units of the screen."""
        place = [round(each * FINE) for each in at]
        self._tell(self._mouse, 1, _now(), *place, screen[0] * FINE, screen[1] * FINE)
        self._tell(self._mouse, 4)

    def button(self, down: bool) -> None:
        """Press the left button or let it go."""
        self._tell(self._mouse, 2, _now(), LEFT_BUTTON, int(down))
        self._tell(self._mouse, 4)

    def key(self, number: int) -> None:
        """Press a key and let it go."""
        for down in (1, 0):
            self._tell(self._keys, 1, _now(), number, down)

    def _new(self) -> int:
        self._last += 1
        return self._last

    def _tell(self, thing: int, what: int, *values: int | bytes) -> None:
        self._socket.sendall(_message(thing, what, *values))

    def _bind(self, registry: int, interface: str) -> int:
        name = interface.encode() + b"\0"
        text = struct.pack("=I", len(name)) + name + b"\0" * (-len(name) % 4)
        thing = self._new()
        self._tell(registry, 0, self._globals[interface], text, 1, thing)
        return thing

    def _made(self, registry: int, maker: str, seat: int) -> int:
        """A device for this seat. New things must be named in the order in which they are made."""
        asked = self._bind(registry, maker)
        device = self._new()
        self._tell(asked, 0, seat, device)
        return device

    def _listed(self) -> dict[str, int]:
        """What the screen offers, by name: everything it lists before it answers."""
        answer = self._new()
        self._tell(1, 0, answer)
        found: dict[str, int] = {}
        while True:
            thing, size = struct.unpack("=II", self._heard(8))
            body = self._heard((size >> 16) - 8)
            if thing == answer:
                return found
            number, length = struct.unpack_from("=II", body)
            found[body[8 : 7 + length].decode()] = number

    def _heard(self, length: int) -> bytes:
        return self._socket.recv(length, socket.MSG_WAITALL)

    def _give_keys(self) -> None:
        """Say what the keys mean."""
        kept = os.memfd_create("keys")
        os.write(kept, _KEYS)
        socket.send_fds(self._socket, [_message(self._keys, 0, 1, len(_KEYS))], [kept])
        os.close(kept)


def _message(thing: int, what: int, *values: int | bytes) -> bytes:
    body = b"".join([v if isinstance(v, bytes) else struct.pack("=I", v) for v in values])
    return struct.pack("=II", thing, (8 + len(body)) << 16 | what) + body


def _now() -> int:
    return int(time.monotonic() * 1000) & 0xFFFFFFFF


@dataclass
class Wayland:
    """The screen: how many pixels it has, and how many of them make a unit."""

    pixels: At
    scale: float
    env: Mapping[str, str]
    devices: Devices

    @property
    def units(self) -> At:
        """How large the screen is to those who are on it."""
        return int(self.pixels[0] / self.scale), int(self.pixels[1] / self.scale)

    def ask(self, *words: str) -> Any:
        """What swaymsg answers."""
        done = subprocess.run(
            ["swaymsg", "--raw", *words],
            env={**os.environ, **self.env},
            check=True,
            capture_output=True,
            timeout=PATIENCE,
        )
        return json.loads(done.stdout)

    def picture(self) -> pygame.Surface:
        """Everything on the screen, pixel by pixel."""
        with TemporaryDirectory() as folder:
            path = Path(folder) / "screen.png"
            words = ["grim", "-s", str(self.scale), str(path)]
            subprocess.run(words, env={**os.environ, **self.env}, check=True, timeout=PATIENCE)
            return pygame.image.load(path)


@contextmanager
def wayland(pixels: At, scale: float = 1.0) -> Iterator[Wayland]:
    """A screen of its own, on which windows keep the size they ask for."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        config = folder / "config"
        wide, high = pixels
        config.write_text(
            "xwayland disable\n"
            f"output HEADLESS-1 resolution {wide}x{high} scale {scale}\n"
            "default_border none\n"
            'for_window [app_id=".*"] floating enable\n'
        )
        owner: dict[str, Any] = {}
        if os.getuid() == 0:
            os.chown(folder, _NOBODY, _NOBODY)
            owner = {"user": _NOBODY, "group": _NOBODY, "extra_groups": []}
        own = {"XDG_RUNTIME_DIR": name, "SWAYSOCK": f"{name}/sway"}
        drawn = {"WLR_BACKENDS": "headless", "WLR_RENDERER": "pixman"}
        drawn["WLR_LIBINPUT_NO_DEVICES"] = "1"
        unset = {"DISPLAY", "WAYLAND_DISPLAY"}
        env = {name: value for name, value in os.environ.items() if name not in unset}
        with (folder / "log").open("wb") as log:
            server = subprocess.Popen(
                ["sway", "--config", str(config)],
                env={**env, **own, **drawn},
                cwd="/",
                stdout=log,
                stderr=log,
                **owner,
            )
        try:
            found: list[Path] = []

            def there() -> bool:
                assert server.poll() is None, (folder / "log").read_text()
                found[:] = [path for path in folder.glob("wayland-*") if path.is_socket()]
                return bool(found) and Path(own["SWAYSOCK"]).exists()

            wait_until(there, "there is no Wayland screen")
            devices = Devices(found[0])
            try:
                there_is = {"XDG_RUNTIME_DIR": name, "WAYLAND_DISPLAY": found[0].name}
                yield Wayland(pixels, scale, {**there_is, "SWAYSOCK": own["SWAYSOCK"]}, devices)
            finally:
                devices.close()
        finally:
            server.terminate()
            server.wait()


@dataclass
class Player(Running):
    """The program in its window on a Wayland screen, and a hand on mouse and keys.

    Places are in pixels of the window's picture, wherever on the screen it lies.
    """

    on: Wayland = field(kw_only=True)

    def display(self) -> dict[str, str]:
        return dict(self.on.env)

    def __enter__(self) -> Self:
        super().__enter__()
        # A window that the screen knows of has not been put there yet, and the mouse misses it.
        wait_until(self._seen, "the window is not to be seen")
        return self

    def _seen(self) -> bool:
        shown = self.shown()
        return len({tuple(shown.get_at((x, x))) for x in range(0, shown.get_height(), 9)}) > 9

    def window_now(self) -> dict[str, Any]:
        """What the screen knows of the window."""
        waiting = [self.on.ask("--type", "get_tree")]
        while waiting:
            each = waiting.pop()
            if each.get("app_id") == APP_ID:
                found: dict[str, Any] = each
                return found
            waiting += each["nodes"] + each["floating_nodes"]
        raise LookupError(f"no window is called {APP_ID}")

    def size(self) -> At:
        """How large the window is, in units of the screen."""
        box = self.window_now()["rect"]
        return box["width"], box["height"]

    def do(self, command: str) -> None:
        """Let the screen do something with the window."""
        self.on.ask(f'[app_id="{APP_ID}"] {command}')

    def shown(self) -> pygame.Surface:
        """What of the window is to be seen, pixel by pixel."""
        box, scale = self.window_now()["rect"], self.on.scale
        place = [round(box[name] * scale) for name in ("x", "y", "width", "height")]
        return self.on.picture().subsurface(place)

    def point(self, at: At) -> None:
        """Move the mouse here."""
        box, scale = self.window_now()["rect"], self.on.scale
        on_screen = box["x"] + (at[0] + 0.5) / scale, box["y"] + (at[1] + 0.5) / scale
        self.on.devices.point(on_screen, self.on.units)

    def click(self, at: At) -> None:
        self.point(at)
        for down in (True, False):
            self.on.devices.button(down)

    def drag(self, start: At, end: At, steps: int = 8) -> None:
        self.point(start)
        self.on.devices.button(True)
        for step in range(1, steps + 1):
            x = start[0] + (end[0] - start[0]) * step // steps
            y = start[1] + (end[1] - start[1]) * step // steps
            self.point((x, y))
        self.on.devices.button(False)

    def close(self) -> int:
        self.do("kill")
        code = self.process.wait(PATIENCE)
        self.said = self._complaint()
        return code
