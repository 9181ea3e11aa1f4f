"""What is said in a lesson lies where it is read, and never over what is to be done."""

from __future__ import annotations

import pygame
import pytest

from cardtable.scenes.bubble_place import Obstacle, Room, covered
from cardtable.scenes.lesson_scene import LessonScene
from cardtable.scenes.lesson_shuffling import LessonShuffling
from cardtable.scenes.speech import evenly
from tests.lessons.test_at_the_table import LARGEST, answer, come_to, hear
from tests.lessons.test_scripts import TAUGHT
from tests.screen.measuring import texts
from tests.table.hand import Hand

WINDOW = pygame.Rect(0, 0, 900, 600)


def test_a_bubble_lies_at_what_it_speaks_of_if_nothing_is_in_the_way() -> None:
    found = Room(WINDOW, 20, (450, 300), []).best((200, 100))
    assert found.box.center == (450, 300)


def test_a_bubble_slips_into_a_gap_that_just_fits() -> None:
    left, right = pygame.Rect(0, 0, 331, 600), pygame.Rect(534, 0, 366, 600)
    obstacles = [Obstacle(left, 60.0), Obstacle(right, 60.0)]
    found = Room(WINDOW, 20, (200, 300), obstacles).best((200, 100))
    assert covered(found.box, obstacles) == 0
    assert found.box.centery == 300


def test_a_bubble_covers_what_matters_least() -> None:
    dear, cheap = pygame.Rect(0, 0, 450, 600), pygame.Rect(450, 0, 450, 600)
    found = Room(WINDOW, 20, (100, 300), [Obstacle(dear, 60.0), Obstacle(cheap, 1.0)])
    assert found.best((200, 100)).box.left >= 450


def test_a_name_in_brackets_stays_on_one_line() -> None:
    text = "みかんは15点。「茶のコーヒー9」を置けば、あふれるよ！"
    for room in range(200, 420, 10):
        assert any("「茶のコーヒー9」" in one for one in evenly(text, 20, room)), room


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.slow
@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
def test_the_first_words_stay_in_their_place_until_they_were_heard(
    hand: Hand, game: str, size: tuple[int, int]
) -> None:
    """From the shuffle on, over the whole deal; only then one is asked anything."""
    hand.come_home(size, text_size=1.3, speed="normal", closer_look_told=True)
    stage = hand.stage
    lesson = LessonScene(stage, game)
    shuffling = LessonShuffling(lesson)
    stage.push(shuffling, fade=False)
    shuffling.layout()
    place = lesson.speech.box.copy()
    text = lesson.speech.said
    assert pygame.Rect((0, 0), size).contains(place)
    hand.scene = lesson
    for _ in range(60):
        for _ in range(4):
            hand.turn(0.05)
        hand.draw()
        assert lesson.speech.said == text
        assert lesson.speech.box == place
    assert stage.top is lesson
    assert not hand.table.moving
    assert lesson.panel is None
    assert not hand.buttons() or lesson.look.seen.turn == -1
    names = lesson.pointing.boxes()
    assert place.collidelist(names) < 0
    answer(hand, "go_on")
    hear(hand)


def test_a_bubble_stays_where_it_is_while_one_looks_for_the_card(hand: Hand) -> None:
    """A card that stands up under the pointer drives it nowhere."""
    hand.come_home(LARGEST[0], text_size=1.3, speed="normal", closer_look_told=True)
    lesson = hand.learn("meows")
    come_to(hand, "thunder")
    place = lesson.speech.box.copy()
    for sprite in hand.table.piles.own_hand():
        hand.move(hand.spot(sprite))
        hand.settle(0.4)
        assert lesson.speech.box == place


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "step"),
    [("towai", "higher"), ("meows", "follow"), ("catte", "follow"), ("familiar", "follow")],
)
@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
def test_a_bubble_stays_where_it_is_while_a_refused_card_springs_home(
    hand: Hand, game: str, step: str, size: tuple[int, int]
) -> None:
    hand.come_home(size, text_size=1.3, speed="normal", closer_look_told=True)
    lesson = hand.learn(game)
    come_to(hand, step)
    place = lesson.speech.box.copy()
    legal = {move.card for move in hand.match.legal_moves()}
    refused = [one for one in hand.table.piles.own_hand() if one.card not in legal]
    for sprite in (refused[0], refused[-1]):
        hand.click_at(hand.spot(sprite))
        assert hand.table.captions.notice
        for _ in range(90):
            hand.turn()
            assert lesson.speech.box == place
        hand.drag_to(hand.spot(sprite), (size[0] // 2, size[1] // 2))
        for _ in range(90):
            hand.turn()
            assert lesson.speech.box == place


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "step"),
    [("towai", "reset"), ("towai", "last"), ("meows", "rain"), ("catte", "low")],
)
def test_a_bubble_stays_where_it_is_while_a_card_is_carried_and_after_it_was_let_go(
    hand: Hand, game: str, step: str
) -> None:
    hand.come_home(LARGEST[0], text_size=1.3, speed="normal", closer_look_told=True)
    lesson = hand.learn(game)
    come_to(hand, step)
    told, place = lesson.told, lesson.speech.box.copy()
    wanted = lesson.progress.wanted
    assert wanted is not None
    start, end = hand.spot(hand.sprite(wanted.card.name, "hand")), hand.zone(wanted.target)
    hand.down(start)
    for share in range(1, 25):
        x = start[0] + (end[0] - start[0]) * share // 24
        y = start[1] + (end[1] - start[1]) * share // 24
        hand.move((x, y))
        hand.turn()
        lesson.refresh()
        assert lesson.speech.box == place
    hand.up()
    while lesson.told is told:
        assert lesson.speech.box == place
        hand.turn()


def test_a_bubble_moves_only_for_what_comes_to_lie_under_it(hand: Hand) -> None:
    hand.come_home(closer_look_told=True)
    lesson = hand.learn("meows")
    come_to(hand, "thunder")
    place, meant = lesson.speech.box.copy(), lesson.pointing.boxes()
    lesson.speech.lay([box.move(150, -40) for box in meant], [])
    assert lesson.speech.box == place
    lesson.speech.lay(meant, [Obstacle(place, 60.0)])
    assert not lesson.speech.box.colliderect(place)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game", TAUGHT)
def test_in_the_smallest_window_nothing_is_cut_short_and_all_that_was_met_lies_by_the_last_word(
    hand: Hand, game: str, language: str
) -> None:
    hand.come_home(LARGEST[0], text_size=LARGEST[1], language=language, closer_look_told=True)
    lesson = hand.learn(game)
    hear(hand)
    cut: list[str] = []
    while not lesson.progress.ending:
        hand.press_on(lesson, "skip")
        hear(hand)
        cut += [text.said for text in texts(hand.stage) if text.written.cut_off]
    assert cut == []
    assert lesson.met.texts
    assert lesson.met.open
    box = lesson.met.box
    assert not box.colliderect(lesson.speech.box)
    assert pygame.Rect((0, 0), LARGEST[0]).contains(box)
    assert not any(box.colliderect(lesson[name].place) for name in ("menu", "met", "skip"))
    hand.draw()
