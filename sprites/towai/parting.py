"""The suit of towai: the disc parted by the horizon, and what passes before it."""

from __future__ import annotations

from sprites.kit.drawing import Drawings, sheet
from sprites.kit.named import bar, disc, path
from sprites.kit.ornaments import spark
from sprites.kit.shapes import moved
from sprites.towai.bay import CLOUD, GAP, HEAD, NEAR_D, SEA, SEA3_D, SKY, gull, shore
from sprites.towai.hours import NUMBERS, suit_card
from sprites.towai.night import STARS

FISHER = [
    (
        "rod",
        1,
        path("rod", "M146 226C158 196 172 178 192 166")
        + path("line", "M192 166C195 180 196 190 195 202"),
    ),
    (
        "fish",
        2,
        path(
            "fish", "M195 198C206 207 207 228 195 240L205 254H185L195 240C183 228 184 207 195 198Z"
        )
        + disc("man", 192, 212, 2.4),
    ),
    (
        "man",
        2,
        path("man", "M112 262C109 234 120 220 132 220C146 220 154 236 151 262Z")
        + disc("man", 132, 212, 12)
        + path(
            "hat",
            "M108 211C117 204 125 190 132 190C139 190 147 204 156 211C147 217 117 217 108 211Z",
        ),
    ),
    (
        "hull",
        2,
        path(
            "hull",
            "M76 246C108 262 152 262 188 244C184 272 168 288 154 288H110C94 288 80 272 76 246Z",
        )
        + path(
            "trim",
            "M79 258C110 272 154 272 185.5 257C184.5 261 183 264 181.5 267C152 280 110 280 83 267"
            "C81 264 80 261 79 258Z",
        ),
    ),
]

WAVE = [
    (
        "wave-back",
        2,
        path(
            "w1",
            "M30 362V236C48 196 84 150 134 138C178 128 212 150 218 182"
            "C222 206 204 222 188 216C198 208 198 192 184 186C160 178 142 208 150 240C158 "
            "276 206 292 262 292V362Z",
        ),
    ),
    (
        "foam",
        2,
        path(
            "foam",
            "M60 206C80 170 108 146 140 136C180 126 216 148 220 184C223 209 202 225 185 217"
            "A6 6 0 0 1 188 206C200 206 206 196 203 184C198 160 170 146 142 154C108 164 80 "
            "184 60 206Z",
        )
        + disc("foam", 178, 226, 7)
        + disc("foam", 205, 222, 5)
        + disc("foam", 192, 236, 4)
        + disc("foam", 216, 208, 3.4),
    ),
    (
        "wave-mid",
        2,
        path(
            "w2",
            "M30 362V262C56 226 92 190 126 182C116 206 120 246 142 272"
            "C168 302 220 308 262 306V362Z",
        ),
    ),
    (
        "wave-front",
        3,
        path(
            "w3",
            "M30 362V296C52 270 76 250 98 246C98 272 116 298 144 312C182 330 226 328 262 324V362Z",
        ),
    ),
]

BOATS = [
    (
        "boat-1",
        2,
        bar("mast", 196, 166, 3.5, 66, 1.5)
        + path(
            "sail2",
            "M193 170V222H158C176 210 188 192 193 170ZM202 180C212 194 220 208 224 222H202Z",
        )
        + path("hull2", "M154 228H230C226 242 218 248 208 248H176C164 248 156 240 154 228Z"),
    ),
    (
        "boat-2",
        3,
        bar("mast", 116, 186, 4.5, 94, 2)
        + path("sail", "M123 190C130 220 148 248 176 264H123ZM113 204C108 226 96 248 80 264H113Z")
        + path(
            "flag",
            "M118 178C126 174 132 182 142 177C137 184 138 188 142 192C132 196 126 188 118 192Z",
        )
        + path("hull", "M74 274H184C180 294 168 304 152 304H108C90 304 78 292 74 274Z"),
    ),
]


def towai() -> list[str]:
    """Towai 1 to 7, from violet to gold; 3 a fisher, 4 the wave, 5 two boats passing."""
    x, y = 150, 224
    out = [SKY]
    for k in (1, 2, 3):
        spots = "".join(spark(*s, 0.26) for s in STARS[: 5 - k])
        out += [sheet(f"stars-{k}", 0, path("star", spots), first=k, last=k)]
    for k in NUMBERS["towai"]:
        size = (30 + 4.6 * k) / 40
        out += [
            sheet(f"halo-2-{k}", 1, disc("halo2", x, y, 92 * size), first=k, last=k),
            sheet(f"halo-{k}", 1, disc("halo", x, y, 66 * size), first=k, last=k),
            sheet(f"disc-{k}", 2, disc("disc", x, y, 40 * size), first=k, last=k),
        ]
    out += [
        sheet("cloud", 1, CLOUD),
        sheet("gulls", 0.6, path("gull", gull(100, 112, 9) + gull(120, 126, 7)), first=5, last=6),
        sheet(
            "gulls-7",
            0.6,
            path("gull", gull(96, 108, 9) + gull(116, 122, 7) + gull(92, 134, 6)),
            first=7,
        ),
        GAP,
        SEA,
    ]
    for k in NUMBERS["towai"]:
        if k == 4:
            continue
        size = (30 + 4.6 * k) / 40
        water = path("refl", "M-40 0H40A40 40 0 0 1 -40 0Z") + path(
            "glint",
            "M-31 8H9a2 2 0 0 1 0 4H-31a2 2 0 0 1 0 -4ZM-12 18H27a2 2 0 0 1 0 4H-12a2 2 0 0 1 0 -4Z"
            "M-17 28H6a2 2 0 0 1 0 4H-17a2 2 0 0 1 0 -4Z",
        )
        out.append(sheet(f"water-{k}", 0, moved(x, y, water, size=size), first=k, last=k))
    out += [HEAD]
    out += [sheet(name, lift, body, first=3, last=3) for name, lift, body in FISHER]
    out += [
        sheet("sea-3-3", 2, path("sea3", SEA3_D), first=3, last=3),
        sheet("near-3", 3, path("near", NEAR_D), first=3, last=3),
    ]
    out += [sheet(name, lift, body, first=4, last=4) for name, lift, body in WAVE]
    out += [sheet(name, lift, body, first=5, last=5) for name, lift, body in BOATS]
    out += [sheet("sea-3-5", 2, path("sea3", SEA3_D), first=5, last=5)]
    return out + shore((1, 2), (6, 7))


def drawings() -> Drawings:
    says = "Towai 1 to 7: the disc parted by the horizon, from violet to gold."
    return suit_card("towai", says, 4, towai())
