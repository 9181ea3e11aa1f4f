"""Pictures as they look to eyes that tell fewer colours apart (Viénot, Brettel and Mollon)."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

Row = tuple[float, float, float]

EYES: Mapping[str, tuple[Row, Row, Row]] = {
    "protan": ((0.11, 0.89, 0.0), (0.11, 0.89, 0.0), (0.0, 0.0, 1.0)),
    "deutan": ((0.29, 0.71, 0.0), (0.29, 0.71, 0.0), (-0.02, 0.02, 1.0)),
    "tritan": ((1.0, 0.15, -0.15), (0.0, 0.87, 0.13), (0.0, 0.87, 0.13)),
}
"""What is left of red, green and blue in each part of a colour."""


def seen_by(picture: pygame.Surface, eyes: str) -> pygame.Surface:
    """The picture as these eyes see it."""
    data = pygame.image.tobytes(picture, "RGB")
    parts = [data[part::3] for part in range(3)]
    out = bytearray(len(data))
    for part, row in enumerate(EYES[eyes]):
        weighed = [[round(256 * weight * value) for value in range(256)] for weight in row]
        red, green, blue = (
            [table[value] for value in one] for table, one in zip(weighed, parts, strict=True)
        )
        sums = map(sum, zip(red, green, blue, strict=True))
        out[part::3] = bytes(max(0, min(255, total >> 8)) for total in sums)
    return pygame.image.frombytes(bytes(out), picture.get_size(), "RGB")
