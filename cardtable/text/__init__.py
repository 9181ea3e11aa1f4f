"""Every word the player reads, by language."""
