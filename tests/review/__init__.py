"""Looking back upon a match."""
