"""TOWAI: everything that belongs to this game."""
