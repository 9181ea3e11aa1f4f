"""The surroundings every game begins with."""
