"""Cards on a table: where pygame starts."""
