"""Mouse, touch, keys and gamepad become gestures; nobody else listens to devices."""
