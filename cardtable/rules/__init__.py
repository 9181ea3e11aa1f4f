"""What all the games share. No pygame, no clock, no files."""
