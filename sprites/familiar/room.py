"""The witch's workroom, her owls and her five remarks."""
from sprites.ui.shapes import Drawing


def drawings() -> dict[str, Drawing]:
    return {}
