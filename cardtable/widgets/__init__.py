"""What screens are made of; all of it takes focus."""
