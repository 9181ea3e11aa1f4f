"""The system's clipboard; where there is none, nothing is copied and nothing comes of it."""

from __future__ import annotations

import pygame

_MOST = 10_000  # letters of a text that are looked at


def copy(text: str) -> bool:
    """Put a text on the system's clipboard; whether that was possible."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, AttributeError, NotImplementedError):
        return False
    return True


def pasted() -> str:
    """The beginning of the text on the system's clipboard, as one line."""
    try:
        return " ".join(pygame.scrap.get_text()[:_MOST].split())
    except (pygame.error, AttributeError, NotImplementedError, UnicodeError):
        return ""
