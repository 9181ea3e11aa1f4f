"""Familiar's Trouble: pictures of three colours, 27 tools, the witch, her room and her owls."""
