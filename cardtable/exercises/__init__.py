"""Small questions about real positions, each with one right answer; no pygame."""
