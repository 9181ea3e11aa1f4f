"""The table for who hears it: what is said, what a screen reader finds, and who reads it out."""
