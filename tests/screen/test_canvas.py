"""What scenes draw is noted, and only what differs is painted: always the same picture."""

from __future__ import annotations

import ast
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame
import pytest

import cardtable
from cardtable.app import stage_without_window
from cardtable.games import GAMES
from cardtable.gestures import Redraw
from cardtable.media.canvas import Canvas, Painting, Stroke, differing, few, paint
from cardtable.media.undisturbed import undisturbed
from cardtable.scenes.credits import Credits
from cardtable.scenes.fade import FADE_SECONDS
from cardtable.scenes.home import Home
from cardtable.scenes.preferences import Preferences
from cardtable.scenes.rules import Rules
from cardtable.scenes.scene import Scene, Stage
from cardtable.scenes.setup import Setup
from cardtable.settings import Settings

SIZE = (60, 40)
WINDOW = pygame.Rect((0, 0), SIZE)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def some_pictures(luck: Random) -> list[pygame.Surface]:
    """Opaque ones, some with soft edges, some faint as a whole."""
    found = []
    for number in range(8):
        size = luck.randint(1, 30), luck.randint(1, 30)
        picture = pygame.Surface(size, pygame.SRCALPHA if number % 2 else 0)
        picture.fill([luck.randint(0, 255) for _ in range(4)])
        picture.fill([luck.randint(0, 255) for _ in range(4)], (0, 0, size[0] // 2, size[1] // 2))
        found.append(picture)
    return found


def some_box(luck: Random) -> pygame.Rect:
    return pygame.Rect(
        luck.randint(-20, 60), luck.randint(-20, 40), luck.randint(1, 50), luck.randint(1, 50)
    )


def draw_some(surface: pygame.Surface, pictures: list[pygame.Surface], seed: int) -> None:
    """Draw in every way scenes do, the same each time."""
    luck = Random(seed)
    surface.fill((luck.randint(0, 255), 30, 60))
    for _ in range(14):
        picture = luck.choice(pictures)
        match luck.randint(0, 5):
            case 0:
                surface.set_clip(some_box(luck))
            case 1:
                surface.set_clip(None)
            case 2:
                surface.fill((luck.randint(0, 255), 9, 9), some_box(luck))
            case 3:
                surface.blit(picture, some_box(luck), some_box(luck))
            case 4:
                before = picture.get_alpha()
                picture.set_alpha(luck.choice((80, 200, None)))
                surface.blit(picture, some_box(luck).topleft)
                picture.set_alpha(before)
            case _:
                flags = luck.choice((0, pygame.BLEND_RGB_ADD, pygame.BLEND_PREMULTIPLIED))
                surface.blit(picture, some_box(luck), special_flags=flags)
    surface.set_clip(None)


@pytest.mark.parametrize("seed", range(60))
def test_what_was_noted_looks_as_if_it_had_been_drawn(seed: int) -> None:
    pictures = some_pictures(Random(seed))
    drawn, painted, canvas = pygame.Surface(SIZE), pygame.Surface(SIZE), Canvas(SIZE)
    draw_some(drawn, pictures, seed)
    draw_some(canvas, pictures, seed)
    paint(painted, canvas.strokes, WINDOW)
    assert pixels(painted) == pixels(drawn)


@pytest.mark.parametrize("seed", range(60))
def test_painting_what_differs_gives_the_same_picture_as_painting_all(seed: int) -> None:
    """Strokes go, come, change places and change their strength from frame to frame."""
    luck = Random(seed)
    pictures = some_pictures(luck)
    first = Canvas(SIZE)
    draw_some(first, pictures, seed)
    painting, kept = Painting(), pygame.Surface(SIZE)
    painting.show(first, kept)
    strokes = first.strokes
    for _ in range(12):
        more, canvas = Canvas(SIZE), Canvas(SIZE)
        draw_some(more, pictures, luck.randint(0, 999))
        ground, *rest = strokes
        for _ in range(luck.randint(0, 4)):
            match luck.randint(0, 2):
                case 0 if rest:
                    del rest[luck.randrange(len(rest))]
                case 1 if len(rest) > 1:
                    one, two = luck.sample(range(len(rest)), 2)
                    rest[one], rest[two] = rest[two], rest[one]
                case _:
                    rest.insert(luck.randint(0, len(rest)), luck.choice(more.strokes))
        canvas.strokes = strokes = [ground, *rest]
        painting.show(canvas, kept)
        anew = pygame.Surface(SIZE)
        paint(anew, strokes, WINDOW)
        assert pixels(kept) == pixels(anew)


def test_bands_that_leave_a_row_free_let_nothing_of_the_frame_before_shine_through() -> None:
    band, surface = pygame.Surface((SIZE[0], 10)), pygame.Surface(SIZE)
    band.fill((0, 120, 0))
    for gap in (0, 1):
        surface.fill((200, 0, 0))
        canvas = Canvas(SIZE)
        for row in range(0, SIZE[1], 10):
            canvas.blit(band, (0, row + (gap if row else 0)))
        paint(surface, canvas.strokes, WINDOW)
        assert surface.get_at((5, 9)).g == 120
        between = surface.get_at((5, 10))
        assert (between.r, between.g) == (0, 0 if gap else 120)


def test_the_same_frame_again_paints_nothing() -> None:
    pictures = some_pictures(Random(1))
    painting, surface = Painting(), pygame.Surface(SIZE)
    for expected in ([WINDOW], [], []):
        canvas = Canvas(SIZE)
        draw_some(canvas, pictures, 5)
        assert painting.show(canvas, surface) == expected


def test_one_thing_that_moves_is_painted_where_it_was_and_where_it_is() -> None:
    ground, card = pygame.Surface(SIZE), pygame.Surface((6, 8), pygame.SRCALPHA)
    painting, surface = Painting(), pygame.Surface(SIZE)
    for at in ((2, 3), (30, 20)):
        canvas = Canvas(SIZE)
        canvas.blit(ground, (0, 0))
        canvas.blit(card, at)
        canvas.fill((9, 9, 9), (50, 0, 4, 4))
        parts = painting.show(canvas, surface)
    assert sorted(tuple(part) for part in parts) == [(2, 3, 6, 8), (30, 20, 6, 8)]


def test_another_surface_is_painted_whole() -> None:
    painting, canvas = Painting(), Canvas(SIZE)
    canvas.fill((1, 2, 3))
    painting.show(canvas, pygame.Surface(SIZE))
    assert painting.show(canvas, pygame.Surface(SIZE)) == [WINDOW]


def test_cards_that_change_places_are_painted_though_all_of_them_stay() -> None:
    pictures = some_pictures(Random(3))[:2]
    one, two = Canvas(SIZE), Canvas(SIZE)
    for canvas, order in ((one, pictures), (two, pictures[::-1])):
        for picture in order:
            canvas.blit(picture, (0, 0))
    assert differing(one.strokes, two.strokes)


@pytest.mark.parametrize("seed", range(20))
def test_few_rectangles_hold_all_that_was_told(seed: int) -> None:
    luck = Random(seed)
    boxes = [
        pygame.Rect(luck.randint(-50, 990), luck.randint(-50, 590), 9, 9) for _ in range(seed * 4)
    ]
    window = pygame.Rect(0, 0, 960, 600)
    found = few(boxes, window)
    assert len(found) <= 24
    for box in boxes:
        inside = box.clip(window)
        assert not inside.width or any(one.contains(inside) for one in found)
    for number, one in enumerate(found):
        assert one.collidelist(found[:number]) < 0, "nothing is painted twice"


@pytest.mark.unhurried
def test_nothing_is_drawn_past_the_notes() -> None:
    """pygame.draw and its like take a surface's pixels in hand; a canvas has none."""
    found = []
    for path in sorted(Path(cardtable.__file__).parent.rglob("*.py")):
        if path.stem == "faces" or path.parent.name == "media":
            continue  # they draw on cards
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                name = ast.unparse(node.func)
                drawn_on = ast.unparse(node.args[0]) if node.args else ""
                past = name.startswith("pygame.draw.") and drawn_on == "surface"
                read = name in ("surface.subsurface", "surface.copy", "surface.get_at")
                if past or read:
                    found.append(f"{path.name}:{node.lineno} {name}")
    assert found == []


# Fades


class Plain(Scene):
    """A screen of one pattern."""

    def __init__(self, stage: Stage, seed: int) -> None:
        super().__init__(stage)
        self.picture = pygame.Surface(SIZE)
        luck = Random(seed)
        for x in range(SIZE[0]):
            for y in range(SIZE[1]):
                self.picture.set_at((x, y), [luck.randint(0, 255) for _ in range(3)])

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self.picture, (0, 0))


def far(one: bytes, two: bytes) -> list[int]:
    return [abs(a - b) for a, b in zip(one, two, strict=True)]


@pytest.mark.parametrize("step", [1 / 240, 1 / 60, 0.07, 0.3])
def test_a_fade_brings_each_pixel_nearer_to_the_new_screen_and_never_back(step: float) -> None:
    stage = stage_without_window(SIZE, Settings(), pictures="never")
    surface = pygame.Surface(SIZE)
    stage.push(Plain(stage, 1), fade=False)
    stage.draw(surface)
    new = Plain(stage, 2)
    stage.push(new)
    goal, before = pixels(new.picture), pixels(surface)
    frames = 0
    while stage.fading:
        stage.draw(surface)
        stage.update(step)
        now = pixels(surface)
        left = zip(far(now, goal), far(before, goal), strict=True)
        assert all(a <= b for a, b in left), f"frame {frames}"
        before = now
        frames += 1
    assert pixels(surface) == goal
    assert frames >= FADE_SECONDS / step


def test_a_fade_is_seen_in_small_steps_however_long_the_first_picture_took() -> None:
    stage = stage_without_window(SIZE, Settings(), pictures="never")
    surface = pygame.Surface(SIZE)
    stage.push(Plain(stage, 1), fade=False)
    stage.draw(surface)
    old = pixels(surface)
    new = Plain(stage, 2)
    stage.push(new)
    stage.draw(surface)
    stage.update(0.1)
    stage.draw(surface)
    whole = sum(far(old, pixels(new.picture)))
    assert 0 < sum(far(old, pixels(surface))) < whole / 10


def test_what_moves_on_the_new_screen_moves_while_it_fades_in() -> None:
    stage = stage_without_window(SIZE, Settings(), pictures="never")
    surface = pygame.Surface(SIZE)
    stage.push(Plain(stage, 1), fade=False)
    stage.draw(surface)
    new = Plain(stage, 2)
    stage.push(new)
    stage.draw(surface)
    new.picture, new.dirty = Plain(stage, 3).picture, True
    while stage.fading:
        stage.update(1 / 60)
        stage.draw(surface)
    assert pixels(surface) == pixels(new.picture)


def test_a_window_uncovered_while_screens_fade_shows_the_whole_new_one() -> None:
    stage = stage_without_window(SIZE, Settings(), pictures="never")
    surface = pygame.Surface(SIZE)
    stage.push(Plain(stage, 1), fade=False)
    stage.draw(surface)
    new = Plain(stage, 2)
    stage.push(new)
    stage.draw(surface)
    surface.fill((0, 0, 0))
    stage.handle(Redraw())
    stage.draw(surface)
    assert pixels(surface) == pixels(new.picture)


def screens() -> dict[str, Callable[[Stage], Scene]]:
    def set_up(game: str) -> Callable[[Stage], Scene]:
        return lambda stage: Setup(stage, game)

    return {
        "home": Home,
        "rules": Rules,
        "preferences": Preferences,
        "credits": Credits,
        **{f"set-up of {game}": set_up(game) for game in GAMES},
    }


@pytest.mark.parametrize("name", screens())
@pytest.mark.parametrize("size", [(960, 600), (1920, 1080)])
def test_a_screen_drawn_again_makes_nothing_anew(name: str, size: tuple[int, int]) -> None:
    stage = stage_without_window(size, Settings(language="en"), pictures="never")
    stage.pictures.room_for(size)
    scene = screens()[name](stage)
    stage.push(scene, fade=False)
    surface = pygame.Surface(size)
    stage.draw(surface)
    stage.draw(surface)
    scene.dirty = True
    assert stage.draw(surface) == []


def test_a_picture_that_another_thread_is_scaling_is_laid_a_moment_later() -> None:
    """The library refuses to lay a locked picture, and scaling one locks it."""
    picture, window = pygame.Surface((4, 4)), pygame.Surface((8, 8))
    picture.fill((200, 0, 0))
    canvas = Canvas((8, 8))
    canvas.blit(picture, (0, 0))
    picture.lock()
    freeing = threading.Timer(0.02, picture.unlock)
    freeing.start()
    Painting().show(canvas, window)
    freeing.join()
    assert window.get_at((1, 1))[:3] == (200, 0, 0)


def test_a_picture_that_stays_locked_is_an_error() -> None:
    picture, window = pygame.Surface((4, 4)), pygame.Surface((8, 8))
    picture.lock()
    with pytest.raises(pygame.error, match="locked"):
        undisturbed(lambda: window.blit(picture, (0, 0)))


def test_what_a_large_sheet_hides_is_not_painted() -> None:
    """A panel that has come up over a table lies on most of what moved there."""
    size = (1200, 800)
    window, sheet = pygame.Rect((0, 0), size), pygame.Rect(150, 80, 900, 600)
    luck = Random(4)
    table = Canvas(size)
    table.fill((90, 140, 120))
    for picture in some_pictures(luck) * 20:
        table.blit(picture, (luck.randrange(1150), luck.randrange(760)))
    table.fill((10, 10, 30, 0), sheet, pygame.BLEND_RGB_ADD)
    below = len(table.strokes)
    table.fill((250, 240, 220), sheet)
    for picture in some_pictures(luck) * 4:
        table.blit(picture, (luck.randrange(1150), luck.randrange(760)))
    whole, quick = pygame.Surface(size), pygame.Surface(size)
    for stroke in table.strokes:
        stroke.paint(whole)
    clips: list[tuple[int, pygame.Rect]] = []

    class Noting(Stroke):
        def paint(self, surface: pygame.Surface) -> None:
            clips.append((noted.index(self), surface.get_clip().clip(self.box)))
            super().paint(surface)

    noted = [Noting(*stroke) for stroke in table.strokes]
    paint(quick, noted, window)
    assert pixels(quick) == pixels(whole)
    hidden = [number for number, box in clips if number < below and sheet.colliderect(box)]
    assert not hidden
