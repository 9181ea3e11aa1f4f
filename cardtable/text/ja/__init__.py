"""Japanese words."""
