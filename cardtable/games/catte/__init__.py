"""Catte: everything that belongs to this game."""
