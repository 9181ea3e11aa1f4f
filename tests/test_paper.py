"""Drawings become paper: sheets, shadows, palettes and numbers, without any window."""

import pygame
import pytest

from cardtable.media import drawings, papercraft

STAGE = b"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" data-shadow="#6E3400">
<style>.coat,.tail{fill:#BF7C3E} .tail{stroke:#102030}</style>
<g id="ground" data-lift="0"><rect x="-10" y="-10" width="120" height="120" fill="#FFFFFF"/></g>
<g id="print"><rect x="0" y="90" width="100" height="10" fill="#00FF00"/></g>
<g id="box" data-lift="5"><rect class="coat" x="30" y="30" width="40" height="40"/></g>
<g id="late" data-lift="2" data-from="6" data-to="8"><rect x="5" y="5" width="9" height="9"
 fill="#FF0000"/></g>
</svg>"""


@pytest.fixture
def stage() -> drawings.Drawing:
    return drawings.parsed("stage", STAGE)


def test_flat_sheets_in_a_row_are_printed_together_and_lifted_ones_stay_apart(
    stage: drawings.Drawing,
) -> None:
    assert [sheet.lift for sheet in stage.sheets] == [0, 5, 2]
    assert stage.shadow == (0x6E, 0x34, 0)


def test_a_lifted_sheet_throws_its_shadow_to_the_lower_right(stage: drawings.Drawing) -> None:
    picture = papercraft.laid(stage, (200, 200), number=1)
    below = picture.get_at((150, 150))[:3]
    above = picture.get_at((50, 50))[:3]
    assert sum(below) < sum(above) <= 765
    assert picture.get_at((0, 0))[:3] == (255, 255, 255)


def test_a_sheet_is_laid_only_for_its_numbers(stage: drawings.Drawing) -> None:
    for number, shown in ((5, False), (6, True), (8, True), (9, False)):
        green = papercraft.laid(stage, (200, 200), number=number).get_at((18, 18)).g
        assert (green < 128) is shown


def test_a_palette_changes_a_fill_or_a_stroke_of_its_class_only(stage: drawings.Drawing) -> None:
    assert ".coat{fill:#123456}.tail{fill:#BF7C3E;stroke:#102030}" in stage.style(
        {"coat": "#123456"}
    )
    assert "stroke:#FFFFFF" in stage.style({"tail": {"stroke": "#FFFFFF"}})
    blue = papercraft.laid(stage, (100, 100), palette={"coat": "#0000FF"}).get_at((50, 50))
    assert blue.b > 200
    assert blue.r < 40


def test_the_picture_has_exactly_the_size_asked_for_and_clear_corners_stay_clear() -> None:
    disc = drawings.parsed(
        "disc",
        b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 50">'
        b'<g data-lift="2"><circle cx="25" cy="25" r="18" fill="#FF8800"/></g></svg>',
    )
    for size in ((51, 73), (200, 40), (1, 1)):
        picture = papercraft.laid(disc, size)
        assert picture.get_size() == size
    assert papercraft.laid(disc, (80, 80)).get_at((0, 0)).a == 0


def test_grain_is_a_breath_and_no_more() -> None:
    sheet = pygame.Surface((320, 320), pygame.SRCALPHA)
    sheet.fill((255, 255, 255, 255))
    papercraft.grained(sheet)
    levels = [sheet.get_at((x, y))[0] for x in range(0, 320, 3) for y in range(0, 320, 3)]
    assert 249 <= sum(levels) / len(levels) <= 254
    assert min(levels) >= 238


def test_turning_keeps_the_middle_and_gives_premultiplied_edges() -> None:
    card = papercraft.rounded((60, 84), 6, (250, 240, 230))
    turned = papercraft.turned(card, 30)
    middle = turned.get_at((turned.get_width() // 2, turned.get_height() // 2))
    assert middle.a == 255
    for x in range(turned.get_width()):
        for y in range(0, turned.get_height(), 5):
            red, _, _, alpha = turned.get_at((x, y))
            assert red <= alpha
