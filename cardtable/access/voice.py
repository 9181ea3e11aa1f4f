"""The system's own voice: lines are read out by it one after another, off the drawing thread.

It is used where no screen reader is: speech-dispatcher, macOS's ``say``, or Windows' SAPI. Where
none is there, or it fails, nothing is heard and nothing else happens.
"""

from __future__ import annotations

import base64
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue

from cardtable.settings import Settings

_UNSEEN = getattr(subprocess, "CREATE_NO_WINDOW", 0)  # no console flashes up on Windows
_SAPI = (
    "Add-Type -AssemblyName System.Speech;"
    "$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer;"
    "$text = [Text.Encoding]::UTF8.GetString([Convert]::FromBase64String('{line}'));"
    "$voice.SelectVoiceByHints('NotSet', 'NotSet', 0, '{language}');"
    "$voice.Speak($text)"
)

Command = Callable[[str, str], Sequence[str]]
"""What reads a line in a language, and ends when it has been read."""


def _spd(line: str, language: str) -> Sequence[str]:
    return ["spd-say", "--wait", "--language", language, "--", line]


def _say(line: str, language: str) -> Sequence[str]:
    voice = ["-v", "Kyoko"] if language == "ja" else []
    return ["say", *voice, "--", line]


def _sapi(line: str, language: str) -> Sequence[str]:
    encoded = base64.b64encode(line.encode()).decode()
    script = _SAPI.format(line=encoded, language=language)
    return ["powershell", "-NoProfile", "-NonInteractive", "-Command", script]


def command() -> Command | None:
    """What reads lines out on this system, if anything does."""
    found: Command
    if sys.platform == "win32":
        name, found = "powershell", _sapi
    elif sys.platform == "darwin":
        name, found = "say", _say
    else:
        name, found = "spd-say", _spd
    return found if shutil.which(name) else None


class Voice:
    """Reads lines out one after another; what is no longer wanted is cut short."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._lines: SimpleQueue[tuple[int, str] | None] = SimpleQueue()
        self._wanted = 0  # the lines of this count are still to be read, earlier ones are not
        self._thread: threading.Thread | None = None
        self._speaking: subprocess.Popen[bytes] | None = None
        self._command: Command | None = None
        self._looked = False

    @property
    def listens(self) -> bool:
        """Whether it is to read, and can."""
        return self.settings.aloud and self.there

    @property
    def there(self) -> bool:
        """Whether this system has a voice; it is looked for when that is first asked."""
        if not self._looked:
            self._looked = True
            self._command = command()
        return self._command is not None

    def hear(self, line: str, *, anew: bool, focus: bool) -> None:
        """Read a line after those before it, or instead of them."""
        del focus
        if anew:
            self.hush()
        if self._thread is None:
            self._thread = threading.Thread(target=self._read, name="voice", daemon=True)
            self._thread.start()
        self._lines.put((self._wanted, line))

    def hush(self) -> None:
        """Stop reading, and forget what was still to be read."""
        self._wanted += 1
        speaking = self._speaking
        if speaking is not None:
            with suppress(OSError):
                speaking.terminate()

    def close(self) -> None:
        """Stop for good."""
        self.hush()
        self._lines.put(None)

    def _read(self) -> None:
        while (found := self._lines.get()) is not None:
            wanted, line = found
            if wanted != self._wanted:
                continue
            assert self._command is not None
            words = self._command(line, self.settings.language.partition("_")[0])
            nowhere = subprocess.DEVNULL
            try:
                with subprocess.Popen(
                    words, stdin=nowhere, stdout=nowhere, stderr=nowhere, creationflags=_UNSEEN
                ) as self._speaking:
                    if wanted != self._wanted:  # it has been hushed while it drew breath
                        self._speaking.terminate()
                    # Leaving waits until it has been read.
                if wanted != self._wanted and self._command is _spd:
                    # What was handed over already would be read to its end.
                    subprocess.run(["spd-say", "--cancel"], check=False, timeout=5, stderr=nowhere)
            except (OSError, ValueError, subprocess.SubprocessError):
                self._command = None
                return
            finally:
                self._speaking = None
