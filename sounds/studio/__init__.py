"""Everything needed to make the table's sounds: signals, a room, instruments, recipes, levels."""
