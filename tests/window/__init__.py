"""The real window, from outside: an X server of its own, a window manager, and a mouse."""
