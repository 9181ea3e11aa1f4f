"""Every face in the round, in four moods."""

from __future__ import annotations

from sprites.kit.cards import INK
from sprites.kit.drawing import Drawing, Drawings
from sprites.ui import cats, owls, people, spirits
from sprites.ui.faces import MOODS

BOX = "0 0 120 120"


def drawings() -> Drawings:
    out: Drawings = {}
    faces = cats.GODS | cats.GUESTS | spirits.spirits() | owls.portraits() | people.PEOPLE
    for name, paint in faces.items():
        for mood in MOODS:
            picture = Drawing(BOX, f"{name}, {mood or 'at ease'}", INK)
            for part, lift, shape in paint(mood):
                picture.sheet(part, lift, shape)
            out[f"portrait-{name}" + (f"-{mood}" if mood else "")] = picture
    return out
