"""Small exercises: what they ask, and whether the answers are right."""
