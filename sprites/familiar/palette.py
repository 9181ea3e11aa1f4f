"""The colours of Familiar's Trouble: fire, water and trees, each from its darkest to its palest."""

from __future__ import annotations

R0, R1, R2, R3, R4 = "#5E1218", "#8E1F22", "#D8453E", "#F0805F", "#F8C9BE"
EMBER, FLAME, BLAZE, GLOW, LAMP = "#B52C2C", "#F0703F", "#F79045", "#FFC46B", "#FFD27F"

B0, B1, B2, B3, B4 = "#12325F", "#1B4A8A", "#3A7BD5", "#7FB0EE", "#C3DBF7"
DEEP, SEA, RIPPLE, SPRAY, MIST, FOAM = (
    *("#163E75", "#2E69BE", "#5B97E3"),
    *("#8DB8EC", "#A9CBF3", "#DCEBFC"),
)

G0, G1, G2, G3, G4 = "#174427", "#1F5B33", "#3E9B57", "#76BE86", "#C7E7C9"
FOREST, GRASS, BUD, HAZE, DAWN = "#2F7F47", "#5FB274", "#8CC896", "#A6D6AC", "#DDF0DA"

GOLD, AMBER, CREAM, PALE = "#FFB454", "#E2912F", "#FFF1D0", "#FFFDF6"
WOOD0, WOOD1, WOOD2, FRAME_WOOD = "#6B3F22", "#A9682F", "#C98B4A", "#5B4650"
IRON, VIOLET, NIGHT_VIOLET, SKIN = "#1A1530", "#3A2E5C", "#2A2148", "#F3CFA8"

RED_SHADE, BLUE_SHADE, GREEN_SHADE, DARK = "#3A0810", "#081C40", "#0B2A18", "#180C20"
"""The colours of the shadows: of fire, water, trees, and of pictures of several colours."""
ROOM_SHADE, TOOL_SHADE = "#0C0818", "#120A20"
"""The shadows of the room, and of tools on their stages."""
