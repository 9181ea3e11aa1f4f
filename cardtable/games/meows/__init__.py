"""Tomorrow Never Meows: everything that belongs to this game."""
