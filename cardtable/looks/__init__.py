"""One file, one game's surroundings: backdrop, arrangement, its own gadgets."""
