"""Every picture of the table, and the scripts that draw them: `python -m sprites`."""
