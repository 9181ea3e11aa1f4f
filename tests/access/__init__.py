"""The table for who does not see it."""
