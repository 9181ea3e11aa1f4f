"""Who can sit in a seat."""
