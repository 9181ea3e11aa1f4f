"""The program as players get it: wheel, folder, one file."""
