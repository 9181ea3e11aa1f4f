"""Words, letters, pictures and sounds: what every screen is made from."""
