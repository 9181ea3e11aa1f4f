"""What screens stand before: the room of the home shelf, and the games' boxes."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from cardtable.kits import KITS
from cardtable.media import drawings, papercraft
from cardtable.media.drawings import Colour, Size
from cardtable.media.lettering import line, paragraph
from cardtable.media.pictures import Pictures, content, drawn
from cardtable.media.words import words
from cardtable.widgets.widget import Measures

BOX: Size = (256, 340)
"""A game's box in units; its front is 220 wide and stands on the lower edge."""


def title_lines(
    target: pygame.Surface,
    game: str,
    middle: float,
    top: float,
    scale: float,
    colour: Colour | None = None,
) -> None:
    """A game's title cut from paper, centred, on two lines if it is long."""
    cover = KITS[game].cover
    y = top
    for text in cover.lines:
        cut_out = line(text, "title", max(8, round(cover.size * scale)), colour or cover.ink).copy()
        papercraft.rim(cut_out, max(1, round(scale)), 0.3)
        shadow, (dx, dy) = papercraft.shadow_of(cut_out, 2.2 * scale, (20, 14, 40), 0.42)
        left = round(middle - cut_out.get_width() / 2)
        target.blit(shadow, (left + dx, round(y) + dy))
        target.blit(cut_out, (left, round(y)))
        y += 32 * scale


def tones(game: str) -> dict[str, str]:
    """The colours of a box that no hand has drawn, from the shade of the game's cover."""
    shade = KITS[game].cover.shade
    white = {"lid": 0.0, "foot": 0.0, "front": 0.14, "stripe": 0.2, "disc": 0.24, "disc2": 0.34}
    white |= {"top": 0.36, "sign": 0.75}
    return {
        name: "#{:02x}{:02x}{:02x}".format(*drawings.mixed(shade, (255, 255, 255), share))
        for name, share in white.items()
    }


def box_drawing(game: str, size: Size) -> pygame.Surface:
    """A game's box without its cover: its own drawing, or the plain one in its colours."""
    if drawn(f"home/box-{game}"):
        return papercraft.sheet_up(f"home/box-{game}", size)
    return papercraft.sheet_up("home/box-plain", size, palette=tones(game))


def box_shape(game: str, size: Size) -> pygame.Surface:
    """The outline of a game's box, to throw its shadow."""
    if drawn(f"home/box-{game}"):
        return papercraft.flat(f"home/box-{game}", size)
    return papercraft.flat("home/box-plain", size, palette=tones(game))


def cover_drawing(game: str, size: Size) -> pygame.Surface:
    """What is on the cover under the title: its own drawing, or three of its cards, fanned."""
    if drawn(f"home/cover-{game}"):
        return papercraft.sheet_up(f"home/cover-{game}", size)
    out = papercraft.sheet_up("home/cover-plain", size, palette=tones(game))
    scale = size[0] / 220
    faces = KITS[game].faces()
    height = round(134 * scale)
    for place, card in enumerate(fanned(faces.CARDS)):
        face = faces.face(card, 2 * height)
        turned = papercraft.turned(face, 18 - 18 * place, 0.5)
        shadow, (dx, dy) = papercraft.shadow_of(turned, 4 * scale)
        at = turned.get_rect(center=((70 + 40 * place) * scale, (192 - place % 2 * 10) * scale))
        out.blit(shadow, (at.left + dx, at.top + dy))
        out.blit(turned, at, special_flags=pygame.BLEND_PREMULTIPLIED)
    return out


def fanned(cards: Sequence[str]) -> Sequence[str]:
    """Three of a game's cards to show it by, far from one another in its deck."""
    count = len(cards)
    return [cards[count * share // 12] for share in (1, 5, 9)]


def box_picture(game: str, height: int) -> pygame.Surface:
    """A game's box with its cover and title, this high, standing on the lower edge."""
    scale = height / BOX[1]
    size = (round(BOX[0] * scale), height)
    out = box_drawing(game, size)
    front = pygame.Rect(round(4 * scale), round(29 * scale), round(220 * scale), 0)
    front.height = round(307 * scale)
    cover = cover_drawing(game, front.size)
    lines = KITS[game].cover.lines
    title_lines(cover, game, front.width / 2, (14 if len(lines) > 1 else 24) * scale, scale)
    papercraft.clipped(cover, papercraft.rounded(front.size, 5 * scale))
    papercraft.rim(cover, max(1, round(1.2 * scale)), 0.5)
    out.blit(cover, front)
    return out


def box(pictures: Pictures, game: str, height: int) -> pygame.Surface:
    """The same from the store of pictures."""
    size = (round(BOX[0] * height / BOX[1]), height)
    return pictures.get(
        ("box", game, tuple(KITS[game].cover.lines)),
        size,
        lambda: box_picture(game, height),
        stamp=content("home"),
    )


def laid_scene(
    surface: pygame.Surface,
    measures: Measures,
    name: str,
    top: int,
    *,
    filled: bool = True,
    repeated: bool = False,
) -> None:
    """A wide scene in the window's units, centred, with its row 0 at ``top``.

    Where the window is wider or higher than the drawing, its outermost pixels go on, or nothing,
    or the drawing itself again.
    """
    width, height = surface.get_size()
    unit = measures.unit
    x, y, across, down = drawings.drawing(name).view
    wide, high = min(width, int(across * unit)), min(height, int(down * unit))
    view = (x + (across - wide / unit) / 2, y, wide / unit, high / unit)
    picture = measures.pictures.drawing(name, (wide, high), view=view)
    left = (width - wide) // 2
    surface.blit(picture, (left, top))
    if not filled:
        if repeated and left > 0:
            surface.blit(picture, (left - wide, top))
            surface.blit(picture, (left + wide, top))
        return
    rows = [(0, 0, top)] if top > 0 else []
    if top + high < height:
        rows.append((high - 1, top + high, height - top - high))
    for row, at, room in rows:
        strip = picture.subsurface((0, row, wide, 1))
        surface.blit(pygame.transform.scale(strip, (wide, room)), (left, at))
    inset = round(20 * unit)  # beside the outermost board's joint
    for column, at in ((inset, 0), (wide - 1 - inset, left + wide)):
        if left > 0:
            strip = picture.subsurface((column, 0, 1, high))
            surface.blit(pygame.transform.scale(strip, (left + 1, height)), (at, 0))


def dimmed(surface: pygame.Surface, measures: Measures, shade: Colour) -> None:
    """The room out of focus and in a colour, to lie behind a panel."""
    size = surface.get_size()

    def make() -> pygame.Surface:
        small = (size[0] // 4, size[1] // 4)
        x, y, across, down = drawings.drawing("home/room").view
        # As high as it must be to fill a window of any shape.
        high = min(down, across * small[1] / small[0])
        wide = high * small[0] / small[1]
        view = (x + (across - wide) / 2, y, wide, high)
        room = papercraft.flat("home/room", small, view=view)
        out = pygame.transform.smoothscale(pygame.transform.box_blur(room, 3), size)
        veil = pygame.Surface(size, pygame.SRCALPHA)
        veil.fill((*shade, 168))
        out.blit(veil, (0, 0))
        return papercraft.opaque(out)

    name = ("dimmed", 2, shade)
    picture = measures.pictures.get(name, size, make, stamp=content("home"))
    surface.blit(picture, (0, 0))


def strip(measures: Measures, game: str, size: Size, radius: int) -> pygame.Surface:
    """A game's own side of a panel: its title, a line about it and its box."""
    unit = measures.unit
    saying = words(f"game.{game}.line")
    px = measures.text_px(16)

    def make() -> pygame.Surface:
        shade = KITS[game].cover.shade
        red, green, blue = shade
        width, height = size
        middle = width / 2
        discs = "".join(
            f'<circle cx="{middle}" cy="{height - 250 * unit}" r="{r * unit}" fill="#ffffff" '
            'fill-opacity=".06"/>'
            for r in (250, 190, 130)
        )
        out = papercraft.inline(
            f'<path d="M0 0H{width}V{height}H0Z" fill="rgb({red},{green},{blue})"/>{discs}',
            size,
            size,
        )
        papercraft.grained(out)
        lines = KITS[game].cover.lines
        top = 44 * unit if len(lines) > 1 else 56 * unit
        title_lines(out, game, middle, top, 1.28 * unit, (255, 241, 208))
        top += (len(lines) * 41 + (34 if len(lines) > 1 else 54)) * unit
        room = width - round(48 * unit)
        text = paragraph(saying, "strong", px, (236, 228, 245), room, "centre")
        out.blit(text, (round(24 * unit), round(top)))
        picture = box_picture(game, round(300 * unit))
        left = round(middle - picture.get_width() * 0.46)
        down = round(height - 60 * unit) - picture.get_height()
        shadow, (dx, dy) = papercraft.shadow_of(picture, 10 * unit, (6, 8, 20), 0.5)
        out.blit(shadow, (left + dx, down + dy))
        out.blit(picture, (left, down))
        return papercraft.clipped(out, _left_rounded(size, radius))

    return measures.pictures.get(
        ("strip", game, saying, px), size, make, stamp=content("home"), like=("strip", game)
    )


def _left_rounded(size: Size, radius: int) -> pygame.Surface:
    width, height = size
    return papercraft.inline(
        f'<path d="M{width} 0H{radius}A{radius} {radius} 0 0 0 0 {radius}V{height - radius}'
        f'A{radius} {radius} 0 0 0 {radius} {height}H{width}Z" fill="#ffffff"/>',
        size,
        size,
    )


def card(pictures: Pictures, game: str, name: str, height: int, language: str) -> pygame.Surface:
    """A card's face at this height."""
    face = KITS[game].faces().face
    size = (round(height * 63 / 88), height)
    return pictures.get(
        ("card", game, name, language),
        size,
        lambda: face(name, height, language),
        stamp=content(game),
        like=("card", game, name),
    )


def rounded_drawing(measures: Measures, name: str, size: Size, radius: int) -> pygame.Surface:
    """A drawing as large as it must be to fill a rounded frame."""

    def make() -> pygame.Surface:
        x, y, across, down = drawings.drawing(name).view
        scale = max(size[0] / across, size[1] / down)
        wide, high = size[0] / scale, size[1] / scale
        view = (x + (across - wide) / 2, y + (down - high) / 2, wide, high)
        out = papercraft.sheet_up(name, size, view=view)
        return papercraft.clipped(out, papercraft.rounded(size, radius))

    return measures.pictures.get(
        ("framed", name, radius),
        size,
        make,
        stamp=content(name.partition("/")[0]),
        like=("framed", name),
    )
