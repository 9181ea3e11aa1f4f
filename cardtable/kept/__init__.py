"""What is told of the kept matches without reading them again: a line for each. No pygame."""
