"""The system's clipboard; where there is none, nothing is copied and nothing comes of it."""

from __future__ import annotations

import pygame


def copy(text: str) -> bool:
    """Put a text on the system's clipboard; whether that was possible."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, AttributeError, NotImplementedError):
        return False
    return True


def pasted() -> str:
    """The text on the system's clipboard, as one line."""
    try:
        return " ".join(pygame.scrap.get_text().split())
    except (pygame.error, AttributeError, NotImplementedError):
        return ""
