"""Everything that is heard."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Literal

import pygame

from cardtable.media import drawings

_FADE = 900  # milliseconds in which one loop gives way to the next


class Sounds:
    """Everything that is heard. Without a sound device it is silent, without a word."""

    def __init__(self, device: bool = True) -> None:
        self.effects = self.ambience = self.music = 1.0
        self._folder = drawings.root() / "sounds"
        self._ready: bool | None = None if device else False
        self._loaded: dict[str, list[pygame.mixer.Sound]] = {}
        self._turns: dict[str, int] = {}
        self._loops: dict[str, tuple[str, pygame.mixer.Channel]] = {}
        self._wished: dict[str, str | None] = {}  # the loop each kind should be playing
        self._lock = threading.RLock()

    def volumes(self, effects: float, ambience: float, music: float) -> None:
        """Set the three volumes, from 0 to 1; what is playing follows."""
        self.effects, self.ambience, self.music = effects, ambience, music
        for kind, (_, channel) in list(self._loops.items()):
            channel.set_volume(getattr(self, kind) ** 2)

    def play(self, name: str, volume: float = 1.0) -> None:
        """One sound effect, once; of ``card-slide-1``, ``-2`` and so on, each in turn."""
        if self.effects <= 0 or not self._lock.acquire(blocking=False):
            return  # while the device is being opened, the table does not wait for a click's sound
        try:
            found = self._sounds(f"effects/{name}")
        finally:
            self._lock.release()
        if found:
            turn = self._turns[name] = (self._turns.get(name, -1) + 1) % len(found)
            channel = pygame.mixer.find_channel()
            if channel:
                # Loudness is heard by powers: half the slider sounds half as loud.
                channel.set_volume(volume * self.effects**2)
                channel.play(found[turn])

    def loop(self, kind: Literal["ambience", "music"], name: str | None) -> None:
        """Let a loop sound until another is asked for; None fades it out."""
        if self._wished.get(kind) == name:
            return
        self._wished[kind] = name
        playing = self._loops.pop(kind, None)
        if playing:
            playing[1].fadeout(_FADE)
        if name and self._ready is not False:
            # Opening the device and a minute of music takes a quarter of a second.
            threading.Thread(target=self._begin, args=(kind, name), daemon=True).start()

    def _begin(self, kind: str, name: str) -> None:
        with self._lock:
            if self._wished.get(kind) != name:
                return  # hushed meanwhile: the device may be about to go
            found = self._sounds(f"{kind}/{name}")
            if found and self._wished.get(kind) == name:
                channel = pygame.mixer.Channel(0 if kind == "ambience" else 1)
                channel.set_volume(getattr(self, kind) ** 2)
                channel.play(found[0], loops=-1, fade_ms=_FADE)
                self._loops[kind] = (name, channel)

    def hush(self) -> None:
        """Stop everything."""
        with self._lock:
            self._wished.clear()
            self._loops.clear()
            if self._ready:
                pygame.mixer.stop()

    def _sounds(self, name: str) -> list[pygame.mixer.Sound]:
        if self._ready is None:
            self._ready = _open_device()
        if not self._ready:
            return []
        if name not in self._loaded:
            paths = [self._folder / f"{name}.wav", *sorted(self._folder.glob(f"{name}-[0-9].wav"))]
            found = self._loaded[name] = []
            for path in paths:
                if path.exists():
                    with suppress(pygame.error):
                        found.append(pygame.mixer.Sound(path))
        return self._loaded[name]


@contextmanager
def complaints_unheard() -> Iterator[None]:
    """Keep a system's own lines off the terminal: what matters of them is told by us, once."""
    try:
        kept = os.dup(2)
    except OSError:  # a windowed program has no such stream
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def _open_device() -> bool:
    try:
        with complaints_unheard():
            pygame.mixer.init(44100, -16, 2, 1024)
        pygame.mixer.set_num_channels(16)
        pygame.mixer.set_reserved(2)
    except pygame.error:
        return False
    return True
