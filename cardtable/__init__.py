"""Four small card games on one desktop table."""
