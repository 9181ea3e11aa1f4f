"""Every drawn text can be read: large enough, whole, by itself, and dark on light or light on dark.

The lean half looks at the smallest window, where things are tightest; `slow` is everything.
"""

from __future__ import annotations

import pygame
import pytest

from cardtable.app import picture_of
from cardtable.games import GAMES
from cardtable.media.eyes import EYES, seen_by
from cardtable.media.lettering import LEAST, fitting, line, reading, squeezed, width
from cardtable.scenes.play_scene import PlayScene
from cardtable.scenes.scene import Stage
from cardtable.settings import TEXT_SIZES
from tests.screen.contrast import contrast, luminance, ratio
from tests.screen.measuring import PLACES, SIZES, TABLES, meeting, shown, texts

WHOLE = [name for name in PLACES if not name.startswith("small one of")]
LEAN = ["home", "settings", "setup towai", "end of catte", *[n for n in TABLES if "9 moves" in n]]
LARGE = 18  # pixels: so large a text may stay as it is where its place is full
PLATES = 16  # pixels: three lines on a small plate grow, but not in full


def wrong(stage: Stage) -> list[str]:
    """What of this frame is too small, cut off or lies on something else."""
    found = texts(stage)
    least = min(LEAST, reading.at(stage.settings.text_size))
    said = [f"small: {text.said} ({text.px})" for text in found if text.px < least]
    said += [f"cut: {text.said}" for text in found if text.box.size != text.whole]
    said += [f"dots: {text.said}" for text in found if text.written.cut_off]
    said += [f"meet: {one.said} | {other.said}" for one, other in meeting(stage, found)]
    return said


def closed(stage: Stage) -> None:
    while stage.scenes:
        stage.scenes.pop().left()


def check(name: str, size: tuple[int, int], language: str, text_size: float) -> None:
    stage = shown(name, size, language=language, text_size=text_size)
    assert wrong(stage) == [], f"{name} at {size}, {language}, {text_size}"
    closed(stage)


@pytest.mark.parametrize("name", LEAN)
def test_texts_fit_at_their_largest_in_the_smallest_window(name: str) -> None:
    check(name, SIZES[0], "en", TEXT_SIZES[-1])


@pytest.mark.parametrize("name", LEAN)
def test_no_text_is_smaller_than_13_pixels_in_the_smallest_window(name: str) -> None:
    check(name, SIZES[0], "ja", 1.0)


@pytest.mark.slow
@pytest.mark.parametrize("name", WHOLE)
def test_texts_fit_at_every_size_in_every_window_and_language(name: str) -> None:
    for size in SIZES:
        for language in ("en", "ja"):
            for text_size in TEXT_SIZES:
                check(name, size, language, text_size)


@pytest.mark.parametrize("name", LEAN)
def test_the_players_choice_makes_every_text_larger(name: str) -> None:
    sizes: list[dict[str, int]] = []
    for text_size in (1.0, 1.3):
        stage = shown(name, SIZES[0], language="en", text_size=text_size)
        found: dict[str, int] = {}
        for text in texts(stage):
            found[text.said] = max(text.px, found.get(text.said, 0))
        sizes.append(found)
        closed(stage)
    normal, largest = sizes
    assert normal
    stayed = [one for one, px in normal.items() if LARGE > px >= largest.get(one, px + 1)]
    assert stayed == []


def test_at_the_normal_size_no_line_shrinks_below_13_pixels() -> None:
    reading.least = LEAST
    long = "a line that is far too long for its place"
    assert fitting(long, "text", 20, 60) == LEAST
    narrow = squeezed("just too long", "text", LEAST, (0, 0, 0), 70)
    assert width("just too long", "text", LEAST) > 70 == narrow.get_width()
    assert narrow.get_height() == line("just too long", "text", LEAST, (0, 0, 0)).get_height()
    assert not narrow.cut_off
    assert squeezed(long, "text", LEAST, (0, 0, 0), 60).cut_off


@pytest.mark.parametrize("size", SIZES)
def test_the_log_hides_no_wish_that_could_be_made(size: tuple[int, int]) -> None:
    stage = shown("table of meows, 0 moves", size)
    scene = stage.top
    assert isinstance(scene, PlayScene)
    scene.log.toggle()
    tiles = [one for one in scene.widgets if one.name.startswith("answer-")]
    assert len(tiles) == 8
    assert not [tile.name for tile in tiles if tile.place.colliderect(scene.log.box)]
    assert all(tile.place.right < size[0] for tile in tiles)
    scene.log.toggle()
    closed(stage)


# Contrast

ENOUGH = 4.5
"""What WCAG 2 asks of text, level AA."""


def faint(name: str, *, high_contrast: bool) -> list[str]:
    """The texts of a picture that do not stand out enough."""
    window = (1280, 800)
    stage = shown(name, window, pictures="at once", language="en", high_contrast=high_contrast)
    picture = picture_of(stage)
    top = stage.top
    panel = top.panel.box if isinstance(top, PlayScene) and top.panel else pygame.Rect(0, 0, 0, 0)
    found = []
    for text in texts(stage):
        stands_out = contrast(picture, text)
        below = panel.colliderect(text.box) and not panel.contains(text.box)
        hidden = below or (panel.contains(text.box) and stands_out < 1.1)  # under the panel
        if stands_out < ENOUGH and not hidden and not _fades(stage, text.box):
            found.append(f"{text.said}: {stands_out:.1f}")
    closed(stage)
    return found


def _fades(stage: Stage, box: pygame.Rect) -> bool:
    """Whether it lies at the foot of what can be scrolled, where things fade out."""
    scroller = getattr(stage.top, "scroller", None)
    return scroller is not None and box.bottom > scroller.area.bottom - stage.px(26)


@pytest.mark.parametrize("name", ["settings", "setup towai"])
def test_letters_stand_out(name: str) -> None:
    assert faint(name, high_contrast=False) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", WHOLE)
@pytest.mark.parametrize("high", [False, True], ids=["usual", "high contrast"])
def test_letters_stand_out_everywhere(name: str, high: bool) -> None:
    if high and name not in TABLES:
        return  # only cards and tables look different then
    assert faint(name, high_contrast=high) == []


@pytest.mark.slow
def test_with_high_contrast_the_table_is_dark_and_cards_have_strong_edges() -> None:
    name = next(name for name in TABLES if "catte, 9" in name)
    mean = []
    for high in (False, True):
        stage = shown(name, (960, 600), pictures="at once", language="en", high_contrast=high)
        scene = stage.top
        assert isinstance(scene, PlayScene)
        picture = picture_of(stage)
        ground = pygame.transform.average_color(picture, pygame.Rect(380, 20, 200, 60))
        mean.append(sum(ground[:3]) / 3)
        card = scene.table.art.card(scene.table.piles.own_hand()[0].card.name, 200)
        edge = min(sum(card.get_at((x, card.get_height() // 2))[:3]) for x in range(30))
        assert (edge < 30) or not high
        closed(stage)
    usual, strong = mean
    assert strong < usual / 2


@pytest.mark.parametrize("eyes", EYES)
def test_other_eyes_see_grey_as_it_is_and_some_colours_as_one(eyes: str) -> None:
    picture = pygame.Surface((4, 1))
    colours = [(128, 128, 128), (200, 60, 60), (60, 140, 60), (60, 60, 200)]
    for x, colour in enumerate(colours):
        picture.set_at((x, 0), colour)
    seen = seen_by(picture, eyes)
    grey = seen.get_at((0, 0))
    assert max(abs(part - 128) for part in grey[:3]) <= 2
    before = ratio(colours[1], colours[2])
    red, green = seen.get_at((1, 0)), seen.get_at((2, 0))
    apart = sum(abs(red[part] - green[part]) for part in range(3))
    assert (apart < 140) == (eyes != "tritan")
    assert before > 1


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_number_of_a_card_in_the_shade_can_still_be_read(game: str) -> None:
    stage = shown(f"table of {game}, 9 moves", (1280, 800), pictures="at once")
    scene = stage.top
    assert isinstance(scene, PlayScene)
    art = scene.table.art
    art.shade = scene.look.shade
    suits = {card.suit: card for card in scene.match.game.decks[0]}
    for card in suits.values():
        pad = (art.card(card.name, 200).get_height() - 200) // 2
        picture = art.card(card.name, 200, dim=True)
        found = [picture.get_at((pad + x, pad + y)) for x in range(6, 34) for y in range(10, 44)]
        index = sorted([(at.r, at.g, at.b) for at in found], key=luminance)
        ink, paper = index[len(index) // 24], index[-len(index) // 3]
        assert ratio(ink, paper) >= ENOUGH, card
    closed(stage)
