"""Everything that is kept on disk goes through here: written whole or not at all, and safe."""
