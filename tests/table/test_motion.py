"""The table shows what happens, in order, whatever befalls the window meanwhile."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from random import Random

import pygame
import pytest

from cardtable import saves
from cardtable.games import GAMES
from cardtable.games.towai.look import TowaiLook
from cardtable.games.towai.rules import SWAP
from cardtable.looks import lights
from cardtable.media import papercraft
from cardtable.media.canvas import Canvas
from cardtable.media.drawings import Colour, Size
from cardtable.media.words import words
from cardtable.rules.events import Changed, Said, TrickWon
from cardtable.scenes.curtain import Curtain
from cardtable.scenes.game_end import GameEnd
from cardtable.scenes.round_end import RoundEnd
from cardtable.scenes.rules import Rules
from cardtable.table import animation
from cardtable.table.card_sprite import CardSprite, pose_bounds
from tests.table.hand import Hand

SIZES = [(960, 600), (1280, 800), (1920, 1080), (3840, 2160)]


@pytest.mark.unhurried
@pytest.mark.parametrize("game", list(GAMES))
def test_at_rest_the_table_is_what_the_seat_sees(hand: Hand, game: str) -> None:
    hand.sit(game, seed=21)
    luck = Random(6)
    while hand.wait():
        assert hand.table.disagreement() == ""
        hand.by_clicking(luck.choice(list(hand.scene.moves)))


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "instant"])
def test_every_speed_shows_the_same_table(hand: Hand, game: str, speed: str) -> None:
    hand.sit(game, speed=speed)
    luck = Random(6)
    for _ in range(4):
        if not hand.wait():
            break
        assert hand.table.disagreement() == ""
        hand.by_clicking(luck.choice(list(hand.scene.moves)))


@pytest.mark.parametrize("game", list(GAMES))
def test_reduced_motion_shows_the_same_table(hand: Hand, game: str) -> None:
    hand.sit(game, speed="normal", reduced_motion=True)
    luck = Random(6)
    for _ in range(6):
        hand.wait()
        assert hand.table.disagreement() == ""
        hand.by_clicking(luck.choice(list(hand.scene.moves)))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 5))
@pytest.mark.parametrize("game", list(GAMES))
def test_the_window_may_change_its_size_in_the_middle_of_any_motion(
    hand: Hand, game: str, seed: int
) -> None:
    hand.sit(game, speed="normal", seed=seed)
    luck = Random(seed)
    interrupted = 0
    for frame in range(260):
        hand.turn(0.03)
        if frame % 13 == 0:
            interrupted += hand.table.ways.moving
            size = SIZES[luck.randrange(3)]
            hand.stage.resize(size)
            assert hand.table.layout.size == size
        if frame % 9 == 0:
            hand.draw()
        if hand.scene.moves and not hand.table.busy and hand.stage.top is hand.scene:
            hand.scene.play(luck.choice(list(hand.scene.moves)))
    hand.wait()
    assert interrupted >= 2
    assert hand.table.disagreement() == ""
    for number, sprites in hand.table.piles.items():
        if hand.table.layout.places[number].shown:
            for sprite, pose in zip(sprites, hand.table.ways.poses(number), strict=True):
                if sprite is not hand.table.grip.raised:
                    # A card one points at may stand up a little.
                    assert abs(sprite.pose.x - pose.x) + abs(sprite.pose.y - pose.y) < 20


@pytest.mark.parametrize("game", list(GAMES))
def test_the_program_may_be_left_in_the_middle_of_any_motion(hand: Hand, game: str) -> None:
    for frames in (1, 9, 31, 77):
        scene = hand.sit(game, speed="normal", saved=True)
        for _ in range(frames):
            hand.turn(0.04)
        hand.stage.scenes.pop().left()
        assert scene.session.thinking.thinker.closed  # type: ignore[attr-defined]


def test_a_finished_trick_lies_still_and_its_winner_is_lit_with_the_reason(hand: Hand) -> None:
    hand.sit("meows", trick_pause="long")
    while not hand.table.coming.reading:
        hand.turn(0.05)
        if hand.scene.moves and not hand.table.busy:
            hand.by_clicking(hand.scene.moves[0])
    trick = hand.table.shown.trick
    assert isinstance(trick, TrickWon)
    glowing = [s for s in hand.table.piles[20] if s.glow]
    assert [s.card for s in glowing] == [trick.card]
    assert glowing[0].seat == trick.seat
    assert hand.table.captions.winning == hand.table.words.reason(trick.reason)


def light_round(hand: Hand, sprite: CardSprite) -> int:
    """How high the light round a card is in this frame: it reaches further than its shadow."""
    canvas, pose = Canvas(hand.stage.size), sprite.pose
    hand.table.draw(canvas)
    boxes = [pygame.Rect(stroke.box) for stroke in canvas.strokes]
    here = [box for box in boxes if math.dist(box.center, (pose.x, pose.y)) < 3]
    return max([box.height for box in here if box.height < 1.6 * pose.height])


@pytest.mark.parametrize("game", ["meows", "catte", "familiar"])
def test_the_light_of_the_winning_card_grows_with_it_and_is_not_drawn_anew(
    hand: Hand, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand.sit(game, 3, speed="normal")
    while not (lit := [s for s in itertools.chain(*hand.table.piles.values()) if s.glow]):
        hand.turn()
        if hand.scene.moves and not hand.table.busy:
            hand.scene.play(hand.scene.moves[0])
    [winner] = lit
    light_round(hand, winner)
    drawn, rounded = [], papercraft.rounded

    def noted(size: Size, radius: float, fill: Colour = (255, 255, 255)) -> pygame.Surface:
        if fill == lights.GOLD:
            drawn.append(size)
        return rounded(size, radius, fill)

    monkeypatch.setattr(papercraft, "rounded", noted)
    heights, shares = set(), []
    while winner.motion is not None:
        heights.add(winner.pose.height)
        shares.append(light_round(hand, winner) / winner.pose.height)
        hand.turn()
    assert len(heights) > 6
    assert max(heights) > min(heights) * 1.04
    assert max(shares) - min(shares) < 0.03, "it keeps to the card's size"
    assert light_round(hand, winner) == hand.table.look.glow(winner.end).get_height()
    assert not drawn


def test_a_word_hangs_at_the_plate_of_the_seat_that_said_it(hand: Hand) -> None:
    scene = hand.sit("towai", 2, speed="normal")
    heard: list[int] = []
    scene.table.listeners.append(lambda e: heard.append(e.seat) if isinstance(e, Said) else None)
    while not heard:
        hand.turn(0.05)
        if scene.moves and not hand.table.busy:
            hand.by_clicking(scene.moves[-1])
    assert [bubble.seat for bubble in hand.table.captions.bubbles] == heard


def test_day_and_night_are_shown_when_they_change_and_not_before(hand: Hand) -> None:
    scene = hand.sit("towai", 2, speed="normal")
    shown: list[str | int] = []
    scene.table.listeners.append(lambda e: shown.append(e.to) if isinstance(e, Changed) else None)
    hand.wait()
    while hand.match.state.asked != "set":
        hand.by_clicking(hand.scene.moves[0])
        hand.wait()
    before = len(shown)
    hand.settle(1)
    assert len(shown) == before
    hand.by_clicking(hand.scene.moves[0])
    word = hand.match.turns[-1].move.word
    hand.settle(0.05)
    assert shown[before] == word


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", list(GAMES))
def test_cards_one_may_play_lie_in_the_window_and_under_no_control(
    hand: Hand, game: str, size: tuple[int, int]
) -> None:
    hand.sit(game, size=size)
    luck = Random(9)
    for _ in range(10):
        if not hand.wait():
            break
        for sprite in hand.scene.touch.offers.cards():
            at = hand.spot(sprite)
            assert pygame.Rect((0, 0), size).collidepoint(at)
        hand.by_clicking(luck.choice(list(hand.scene.moves)))


@pytest.mark.parametrize("game", list(GAMES))
def test_every_sign_of_a_hand_can_be_seen_in_the_fan(hand: Hand, game: str) -> None:
    """Each card of a full hand shows at least the column its number stands in."""
    for size in SIZES:
        hand.sit(game, size=size)
        hand.wait()
        table = hand.table
        number = table.piles.hand.number
        poses = table.layout.poses(number, len(table.piles.own_hand()))
        place = table.layout.places[number]
        for left, right in itertools.pairwise(poses):
            assert right.x - left.x >= 0.25 * place.width


@pytest.mark.unhurried
@pytest.mark.parametrize("game", list(GAMES))
def test_every_table_is_drawn_in_both_languages(hand: Hand, game: str) -> None:
    """The same moments with other words: the pictures differ where something is written."""
    drawn: dict[str, list[bytes]] = {}
    for language in ("en", "ja"):
        words.language = language
        try:
            hand.sit(game, language=language)
            hand.stage.overlay = False
            pictures = drawn.setdefault(language, [])
            for _ in range(3):
                hand.wait()
                pictures.append(pygame.image.tobytes(hand.draw(), "RGB"))
                hand.by_clicking(hand.scene.moves[0])
            without = pygame.image.tobytes(hand.draw(), "RGB")
            hand.stage.overlay = True
            assert pygame.image.tobytes(hand.draw(), "RGB") != without
        finally:
            words.language = "en"
        assert len(set(pictures)) == 3, "each move can be seen"
    for english, japanese in zip(drawn["en"], drawn["ja"], strict=True):
        assert english != japanese


def test_nothing_moving_nothing_is_drawn(hand: Hand) -> None:
    hand.sit("catte", 3)
    hand.wait()
    hand.settle(4)
    hand.draw()
    drawn = hand.table.renderer.rebuilt
    for _ in range(30):
        hand.turn()
        if hand.stage.needs_drawing:
            hand.draw()
    assert not hand.scene.moving
    assert hand.table.renderer.rebuilt - drawn <= 6  # ambience at most


@pytest.mark.slow
@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_kept_of_the_picture_is_what_would_be_drawn_anew(hand: Hand, game: str) -> None:
    """Whatever changes by itself, under the pointer or the focus, is drawn where it is seen."""
    scene = hand.sit(game, 3, speed="normal", size=(960, 600))
    luck = Random(4)
    compared = 0
    for frame in range(900):
        hand.turn(0.03)
        top = hand.stage.top
        if isinstance(top, RoundEnd):
            hand.press_on(top, "next")
        elif top is scene and scene.moves and not hand.table.busy and luck.random() < 0.15:
            scene.play(luck.choice(list(scene.moves)))
        elif top is scene and luck.random() < 0.1:
            sprites = hand.table.piles.own_hand() + scene.touch.offers.cards()
            if sprites:
                hand.move(pose_bounds(luck.choice(sprites).pose).center)
        if frame % 6 == 0 and top is scene:
            kept = hand.draw().copy()
            hand.table.stale.all()
            other = pygame.mask.from_threshold(kept, (0, 0, 0), (12, 12, 12), hand.draw())
            other.invert()
            assert other.count() < 40, f"frame {frame}"  # at the edge of a part a word is cut
            compared += 1
    assert compared > 60


# Another window size, or the end of the program, in the middle of each kind of animation


def midway(hand: Hand, seconds: float) -> bool:
    """Whether a card is in the middle of a way that takes as long as this."""
    return any(
        sprite.motion is not None
        and abs(sprite.motion.seconds - seconds) < 0.001
        and 0.2 < sprite.motion.share < 0.8
        for sprites in hand.table.piles.values()
        for sprite in sprites
    )


def to_pile(hand: Hand, name: str) -> bool:
    """Whether a card is in the middle of its way to this pile."""
    return any(
        sprite.motion is not None and 0.2 < sprite.motion.share < 0.8
        for number, sprites in hand.table.piles.items()
        if hand.table.game.pile_of[number].name == name
        for sprite in sprites
    )


def dealing(hand: Hand) -> bool:
    return midway(hand, animation.DEAL) and not hand.match.turns


def playing(hand: Hand) -> bool:
    return to_pile(hand, "trick") and not hand.table.coming.reading


def glowing(hand: Hand) -> bool:
    return hand.table.coming.reading and any(s.glow and s.motion for s in hand.table.piles[20])


def sweeping(hand: Hand) -> bool:
    return to_pile(hand, "played")


def drawing(hand: Hand) -> bool:
    return midway(hand, animation.DRAW)


def swapping(hand: Hand) -> bool:
    return midway(hand, animation.SWAP)


def turning_to_night(hand: Hand) -> bool:
    look = hand.scene.look
    assert isinstance(look, TowaiLook)
    return look.bay.sky.turning and 0.2 < look.bay.sky.share < 0.8


def changing_weather(hand: Hand) -> bool:
    fading = hand.table.renderer.fade
    return fading is not None and 0.2 < fading.share < 0.8


def winning_an_errand(hand: Hand) -> bool:
    return to_pile(hand, "done")


def counting(hand: Hand) -> bool:
    top = hand.stage.top
    return isinstance(top, RoundEnd) and top.count.going and top.count.shown > 1


def falling(hand: Hand) -> bool:
    top = hand.stage.top
    return isinstance(top, Curtain) and 0.2 < top.fallen < 0.8


def fading(hand: Hand) -> bool:
    """Somebody looks something up, and the rules fade in."""
    if hand.stage.top is hand.scene and hand.scene.moves:
        hand.draw()
        hand.key(pygame.K_r)
        hand.turn(0.1)
    return hand.stage.fading


Midst = Callable[[Hand], bool]
MIDST: list[tuple[str, int, Midst]] = [  # the game, its persons, and what is in the midst
    ("meows", 1, dealing),
    ("meows", 1, playing),
    ("meows", 1, glowing),
    ("catte", 1, sweeping),
    ("towai", 1, drawing),
    ("towai", 1, swapping),
    ("towai", 1, turning_to_night),
    ("meows", 1, changing_weather),
    ("familiar", 1, winning_an_errand),
    ("meows", 1, counting),
    ("catte", 2, falling),
    ("familiar", 1, fading),
]
in_the_midst = pytest.mark.parametrize(
    ("game", "persons", "midst"), MIDST, ids=[midst.__name__ for _, _, midst in MIDST]
)


def go_to(hand: Hand, game: str, persons: int, midst: Midst) -> None:
    """Sit down and play until it is in the midst of that animation, with a frame drawn in it."""
    for seed in range(7, 17):
        hand.sit(game, 3, persons=persons, speed="normal", seed=seed, saved=True)
        luck = Random(seed)
        for frame in range(4000):
            hand.turn(0.03)
            if frame % 40 == 0:
                hand.draw()
            if midst(hand):
                hand.draw()
                return
            top = hand.stage.top
            if isinstance(top, GameEnd):
                break
            if isinstance(top, RoundEnd):
                if not top.count.going:
                    hand.press_on(top, "next")
            elif isinstance(top, Curtain):
                if top.fallen == 1:
                    hand.press_on(top, "ready")
            elif top is hand.scene and hand.scene.moves and not hand.table.busy:
                moves = list(hand.scene.moves)
                swaps = [move for move in moves if move.card is SWAP]
                hand.scene.play(luck.choice(swaps or moves))
    raise AssertionError(f"never in the midst of {midst.__name__}")


def settles(hand: Hand) -> None:
    """Whatever moves comes to rest, every card where it belongs, and the match is written down."""
    if isinstance(hand.stage.top, Rules):
        hand.key(pygame.K_ESCAPE)
    hand.wait()
    hand.settle(1.0)
    hand.draw()
    table = hand.table
    assert table.disagreement() == ""
    assert table.layout.size == hand.stage.size
    for number, sprites in table.piles.items():
        if table.layout.places[number].shown:
            for sprite, pose in zip(sprites, table.ways.poses(number), strict=True):
                assert sprite.pose.near(pose), f"{sprite.card} lies elsewhere"
    assert hand.scene.session.save is not None
    assert hand.scene.session.save.path.read_text(encoding="utf-8") == hand.match.to_text()


@pytest.mark.slow
@in_the_midst
@pytest.mark.parametrize("back", [False, True], ids=["stays", "and-back"])
def test_full_screen_in_the_middle_of_an_animation(
    hand: Hand, game: str, persons: int, midst: Midst, back: bool
) -> None:
    go_to(hand, game, persons, midst)
    for size in [(1920, 1080), (1280, 800)] if back else [(1920, 1080)]:
        hand.stage.resize(size)
        hand.draw()
        hand.turn(0.03)
        hand.draw()
    settles(hand)


@pytest.mark.unhurried
@in_the_midst
def test_the_program_is_left_in_the_middle_of_an_animation(
    hand: Hand, game: str, persons: int, midst: Midst
) -> None:
    """No move is lost: what waits to be continued is the match as it was left."""
    go_to(hand, game, persons, midst)
    match = hand.match
    while hand.stage.scenes:
        hand.stage.scenes.pop().left()
    hand.stage.pictures.clear()
    waits = saves.waiting(game)
    assert waits is not None
    assert waits.match.to_text() == match.to_text()
    again = Hand()
    again.sit(game, match=waits.match, speed="normal", saved=True)
    again.draw()
    settles(again)
