"""The lighthouse's beam."""

from __future__ import annotations

from sprites.kit.cards import SCENE
from sprites.kit.drawing import Drawings, of_papers, sheet
from sprites.towai.palette import SCENE_RULES


def beam() -> list[str]:
    """The lighthouse's beam, its lamp at 1172, 405."""
    shine = (
        '<defs><linearGradient id="shine" gradientUnits="userSpaceOnUse" x1="1172" '
        'y1="405" x2="840" y2="384">'
        '<stop offset="0" stop-color="#FFDF8A" stop-opacity=".55"/>'
        '<stop offset=".4" stop-color="#FFDF8A" stop-opacity=".18"/>'
        '<stop offset="1" stop-color="#FFDF8A" stop-opacity="0"/></linearGradient>'
        '<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="1183" cy="406" r="46">'
        '<stop offset="0" stop-color="#FFDF8A" stop-opacity=".7"/>'
        '<stop offset=".45" stop-color="#FFDF8A" stop-opacity=".22"/>'
        '<stop offset="1" stop-color="#FFDF8A" stop-opacity="0"/></radialGradient></defs>'
    )
    return [
        sheet(
            "beam",
            0,
            shine
            + '<path fill="url(#shine)" d="M1172 402L840 318V446L1172 408Z"/>'
            + '<circle cx="1183" cy="406" r="46" fill="url(#glow)"/>',
        )
    ]


def drawings() -> Drawings:
    return {"beam": of_papers(SCENE, beam.__doc__ or "", "#060818", SCENE_RULES, beam())}
