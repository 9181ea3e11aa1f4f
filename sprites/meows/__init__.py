"""Tomorrow Never Meows: one valley, five sky gods, wishes, and the table under the weather."""
