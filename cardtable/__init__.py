"""Four small card games on one desktop table."""

__version__ = "0.1.0"

APP_ID = "io.github.cardtable.Cardtable"
"""By this name a Linux desktop finds the menu entry of a window, and with it the icon."""
