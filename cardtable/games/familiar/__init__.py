"""Familiar's Trouble: everything that belongs to this game."""
