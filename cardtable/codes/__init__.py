"""Codes that people read out to each other: a deal, and what came of it. No pygame."""
