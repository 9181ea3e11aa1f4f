"""The real window, from outside: a screen of its own, with X or Wayland, and a mouse."""
