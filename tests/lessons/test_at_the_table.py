"""Every lesson at the real table, with the mouse, in both languages: right, poor, illegal."""

from __future__ import annotations

import pygame
import pytest

from cardtable.kits import KITS
from cardtable.lessons import bookmarks
from cardtable.lessons.lesson import Do, Tell
from cardtable.lessons.progress import Aside, Progress, Remark
from cardtable.media.lettering import longest_phrase
from cardtable.rules.moves import Move, move_named
from cardtable.saves import waiting
from cardtable.scenes.home import Home
from cardtable.scenes.lesson_menu import LessonMenu
from cardtable.scenes.lesson_scene import LessonScene
from cardtable.scenes.lesson_words import END
from cardtable.scenes.play_scene import PlayScene
from cardtable.scenes.round_end import RoundEnd
from cardtable.scenes.rules import Rules
from cardtable.scenes.setup import Setup
from cardtable.table.card_sprite import pose_bounds
from tests.lessons.test_scripts import TAUGHT, lesson_of
from tests.table.hand import Hand

LARGEST = (960, 600), 1.3


def hear(hand: Hand) -> None:
    """Wait until something is said at the table; the ends of rounds are left by their button."""
    lesson = hand.scene
    assert isinstance(lesson, LessonScene)

    def moment() -> bool:
        top = hand.stage.top
        if isinstance(top, RoundEnd):
            hand.press_on(top, "next")
        still = not hand.table.moving and (not hand.table.busy or hand.table.coming.held)
        return top is lesson and lesson.told is not None and still

    hand.settle(0.1)
    hand.wait_for(moment)
    hand.settle(0.3)


def step_of(hand: Hand) -> Tell | Do:
    """What is told now."""
    assert isinstance(hand.scene, LessonScene)
    assert isinstance(hand.scene.told, Tell | Do), hand.scene.told
    return hand.scene.told


def answer(hand: Hand, name: str) -> None:
    """Press a button of the bubble."""
    hand.press_on(hand.scene, f"lesson-{name}")


def strays(lesson: LessonScene, move: Move) -> bool:
    """Whether a lesson would not simply go on with this move."""
    progress = lesson.progress
    trial = Progress(progress.lesson, progress.lesson.match(lesson.game))
    assert trial.take_up(progress.kept())
    trial.match.play(move)
    trial.follow()
    return trial.strayed is not None


def refuse_an_illegal_card(hand: Hand) -> None:
    """Click a card that may not be played, if there is one: it stays, and the rule is told."""
    legal = {move.card for move in hand.match.legal_moves()}
    turns = len(hand.match.turns)
    for sprite in hand.table.piles.own_hand():
        if sprite.card not in legal:
            told = hand.scene.told  # type: ignore[attr-defined]
            hand.table.captions.notice = ""
            hand.click_at(hand.spot(sprite))
            assert len(hand.match.turns) == turns
            assert hand.table.captions.notice
            assert hand.scene.told is told  # type: ignore[attr-defined]
            hand.settle(1.0)
            return


def try_a_poor_move(hand: Hand, step: Do) -> bool:
    """Make a move that was not wanted: it is played out, spoken of, and taken back."""
    lesson = hand.scene
    assert isinstance(lesson, LessonScene)
    wanted = {step.move, *step.also}
    poor = [m for m in lesson.match.legal_moves() if m.text not in wanted and strays(lesson, m)]
    if not poor:
        return False
    turns = len(lesson.match.turns)
    hand.by_clicking(poor[0])
    hear(hand)
    assert isinstance(lesson.told, Remark)
    assert lesson.told.move is poor[0]
    looks_right(hand)
    answer(hand, "once_more")
    assert len(lesson.match.turns) == turns
    hear(hand)
    assert step_of(hand) is step
    return True


def looks_right(hand: Hand) -> None:
    """The bubble lies in the window, off the hand, off what is meant, off the place where the card
    goes and off every other control; its words are whole and its tail goes the right way; all that
    is meant can be seen.
    """
    lesson = hand.scene
    assert isinstance(lesson, LessonScene)
    box, window = lesson.speech.box, pygame.Rect((0, 0), hand.stage.size)
    assert window.contains(box)
    cards = [pose_bounds(sprite.pose) for sprite in hand.table.piles.own_hand()]
    assert box.collidelist(cards) < 0
    spots = lesson.pointing.boxes()
    assert len(spots) == len(lesson.pointing.names)
    for spot in spots:
        assert window.contains(spot.clip(window))
        assert spot.clip(window).height >= 20
        assert not box.colliderect(spot)
    wanted = lesson.progress.wanted
    number = None if wanted is None else hand.table.piles.called(wanted.target)
    shown = number is not None and hand.table.layout.places[number].shown
    if number is not None and shown and lesson.panel is None and isinstance(lesson.told, Do):
        assert not box.colliderect(lesson.touch.offers.light_of(number))
    assert lesson.speech.said is not None
    room = box.width - hand.stage.px(64 + 3 * 18)
    assert longest_phrase(lesson.speech.said.text, "strong", hand.stage.text_px(20)) <= room + 2
    tail = lesson.speech.tail
    if spots and isinstance(lesson.told, Tell | Do):
        assert tail is not None
        across = max(spots[0].left - box.right, box.left - spots[0].right)
        along = max(spots[0].top - box.bottom, box.top - spots[0].bottom)
        assert box.left <= tail[0] <= box.right or across >= along
    for button in lesson.speech.widgets:
        assert min(button.place.size) >= 44
        assert box.contains(button.place)
    hand.draw()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_played_with_the_mouse_however_one_chooses(
    hand: Hand, game: str, language: str
) -> None:
    size, text_size = LARGEST if language == "ja" else ((1280, 800), 1.0)
    hand.come_home(size, language=language, text_size=text_size, closer_look_told=True)
    lesson = hand.learn(game)
    heard = []
    poor = 0
    while True:
        hear(hand)
        looks_right(hand)
        if lesson.told == END:
            break
        step = step_of(hand)
        heard.append(step.name)
        if isinstance(step, Tell):
            answer(hand, "go_on")
            continue
        refuse_an_illegal_card(hand)
        poor += try_a_poor_move(hand, step)
        hand.by_dragging(move_named(step.move))
    assert poor > 0
    names = [step.name for step in lesson_of(game).steps]
    assert heard == (names[:-1] if isinstance(lesson_of(game).steps[-1], Tell) else names)
    assert waiting(game) is None
    answer(hand, "leave")
    assert isinstance(hand.stage.top, Home)
    assert bookmarks.found(game) == []
    assert f"teach-{game}" not in [widget.name for widget in hand.stage.top.widgets]


@pytest.mark.slow
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_can_be_shown_from_its_first_step_to_its_last(hand: Hand, game: str) -> None:
    hand.come_home(closer_look_told=True)
    lesson = hand.learn(game)
    while lesson.told != END:
        hear(hand)
        if lesson.told != END:
            hand.press_on(lesson, "skip")
    assert len(lesson.match.turns) == len(list(lesson.progress.lesson.moves()))


@pytest.mark.slow
@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("device", ["keys", "pad"])
def test_a_lesson_is_played_with_keys_or_pad_alone(hand: Hand, game: str, device: str) -> None:
    hand.come_home(LARGEST[0], text_size=LARGEST[1], closer_look_told=True)
    lesson = hand.learn(game)

    def choose() -> None:
        if device == "keys":
            hand.key(pygame.K_RETURN)
            return
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            button = pygame.CONTROLLER_BUTTON_A
            hand._send(pygame.event.Event(kind, button=button, instance_id=0))

    for _ in range(400):
        hear(hand)
        if lesson.told == END:
            break
        choose()  # the focus waits where one goes on
        if hand.table.grip.picked is not None:
            choose()
    assert lesson.told == END
    assert lesson.progress.done


@pytest.mark.slow
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_played_with_a_finger_alone(hand: Hand, game: str) -> None:
    hand.come_home(LARGEST[0], text_size=LARGEST[1], language="ja")
    lesson = hand.learn(game)

    for _ in range(400):
        hear(hand)
        if lesson.told == END:
            break
        step = step_of(hand)
        if isinstance(step, Tell):
            hand.tap_at(lesson["lesson-go_on"].place.center)
            continue
        wanted = move_named(step.move)
        if step.move in hand.buttons():
            hand.tap_at(lesson[f"answer-{step.move}"].place.center)
            continue
        hand.tap_at(hand.spot(hand.sprite(wanted.card.name, wanted.source)))
        if hand.table.grip.picked is not None:
            hand.tap_at(hand.zone(wanted.target))
    assert lesson.progress.done


def test_a_tap_anywhere_on_the_table_goes_on(hand: Hand) -> None:
    hand.come_home()
    lesson = hand.learn("meows")
    hear(hand)
    assert step_of(hand).name == "hello"
    hand.click_at((hand.stage.size[0] - 30, hand.stage.size[1] // 2))
    hear(hand)
    assert step_of(hand).name == "wish"
    assert lesson.progress.done == ["hello"]


def test_a_finished_trick_lies_until_what_is_said_of_it_was_heard(hand: Hand) -> None:
    hand.come_home()
    lesson = hand.learn("meows")
    come_to(hand, "highest")
    hand.settle(8.0)
    assert hand.table.coming.reading
    assert hand.table.shown.trick is not None
    answer(hand, "go_on")
    hand.settle(1.0)
    assert hand.table.shown.trick is None
    assert lesson.told is not None


def come_to(hand: Hand, name: str) -> None:
    """Skip to this step."""
    hear(hand)
    for _ in range(60):
        if step_of(hand).name == name:
            return
        hand.press_on(hand.scene, "skip")
        hear(hand)
    raise AssertionError(f"{name} never came")


def test_a_move_that_does_as_well_is_praised_and_the_lesson_goes_on(hand: Hand) -> None:
    hand.come_home(speed="normal", closer_look_told=True)
    lesson = hand.learn("meows")
    come_to(hand, "snow")
    hand.by_clicking(move_named("snow-2 hand>trick"))
    hand.settle(0.2)
    assert isinstance(lesson.told, Aside)
    assert lesson.speech.said is not None
    assert not lesson.speech.said.choices
    hear(hand)
    come_to(hand, "melts")


def test_a_game_says_in_its_own_words_what_a_move_has_cost(hand: Hand) -> None:
    hand.come_home(closer_look_told=True)
    lesson = hand.learn("towai")
    come_to(hand, "night")
    hand.by_clicking(move_named("say pass"))
    hear(hand)
    assert lesson.speech.said is not None
    assert lesson.speech.said.text.endswith(" That’s 2 more in your hand.")


def test_one_leaves_and_comes_back_at_the_same_step(hand: Hand) -> None:
    hand.come_home()
    hand.learn("meows")
    come_to(hand, "thunder")
    hand.press_on(hand.scene, "menu")
    menu = hand.stage.top
    assert isinstance(menu, LessonMenu)
    hand.press_on(menu, "leave")
    assert isinstance(hand.stage.top, Home)
    lesson = hand.learn("meows")
    hear(hand)
    assert step_of(hand).name == "thunder"
    assert len(lesson.match.turns) == 18


def test_one_starts_over(hand: Hand) -> None:
    hand.come_home()
    hand.learn("meows")
    come_to(hand, "follow")
    hand.press_on(hand.scene, "menu")
    hand.press_on(hand.stage.top, "start_over")
    again = hand.stage.top
    assert isinstance(again, LessonScene)
    hand.scene = again
    hear(hand)
    assert step_of(hand).name == "hello"
    assert not again.match.turns


def test_a_lesson_leaves_the_game_that_waits_alone(hand: Hand) -> None:
    from cardtable.match import Match
    from cardtable.saves import Save
    from cardtable.seats import Seat

    match = Match(KITS["meows"].game(), 5, (Seat(), Seat("easy"), Seat("easy"), Seat("easy")))
    Save(match)
    hand.come_home()
    hand.press_on(hand.stage.top, "rules")
    rules = hand.stage.top
    assert isinstance(rules, Rules)
    hand.draw()
    hand.learn("meows")
    come_to(hand, "lead")
    kept = waiting("meows")
    assert kept is not None
    assert kept.match.to_text() == match.to_text()
    hand.press_on(hand.scene, "menu")
    hand.press_on(hand.stage.top, "leave")
    assert hand.stage.top is rules


def test_what_was_met_is_a_list_beside_the_table(hand: Hand) -> None:
    hand.come_home()
    lesson = hand.learn("meows")
    come_to(hand, "follow")
    hand.press_on(lesson, "met")
    assert lesson.met.open
    words = KITS["meows"].words("en")
    assert list(lesson.met.texts) == [
        words[f"lesson.meows.{name}.met"] for name in ("wish", "lead", "highest")
    ]
    hand.draw()
    assert not lesson.met.box.colliderect(lesson.speech.box)
    hand.key(pygame.K_ESCAPE)
    assert not lesson.met.open


@pytest.mark.unhurried
def test_the_last_word_leads_to_a_game_of_ones_own(hand: Hand) -> None:
    hand.come_home()
    hand.learn("meows")
    hear(hand)
    while hand.scene.told != END:  # type: ignore[attr-defined]
        hand.press_on(hand.scene, "skip")
        hear(hand)
    answer(hand, "play")
    assert isinstance(hand.stage.top, Setup)


def test_the_shelf_offers_a_lesson_until_the_game_was_played(hand: Hand) -> None:
    home = hand.come_home()
    names = {widget.name for widget in home.widgets}
    assert {f"teach-{game}" for game in TAUGHT} <= names
    for widget in home.widgets:
        if widget.name.startswith("teach-"):
            assert min(widget.place.size) >= 44
    hand.sit_from_home("meows", 4)
    assert isinstance(hand.scene, PlayScene)
    hand.stage.home()
    assert "teach-meows" not in {widget.name for widget in home.widgets}


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
def test_setup_and_rules_always_offer_it(hand: Hand, size: tuple[int, int]) -> None:
    home = hand.come_home(size, known=["meows"], text_size=1.3)
    for scene in (Setup(home.stage, "meows"), Rules(home.stage, "meows")):
        home.stage.push(scene, fade=False)
        button = scene["teach-meows"]
        assert min(button.place.size) >= 44
        for other in scene.widgets:
            assert other is button or not other.place.colliderect(button.place)
        hand.press_on(scene, "teach-meows")
        assert isinstance(home.stage.top, LessonScene)
        home.stage.home()


def test_nothing_is_drawn_while_one_reads(hand: Hand) -> None:
    hand.come_home(speed="normal", closer_look_told=True)
    hand.learn("meows")
    come_to(hand, "lead")
    hand.settle(6.0)
    for _ in range(60):  # a fade passes only while it is drawn
        hand.draw()
        hand.turn()
    assert hand.stage.at_rest
    assert not hand.stage.needs_drawing


def test_a_lesson_speaks_the_other_language_as_soon_as_that_is_chosen(hand: Hand) -> None:
    hand.come_home()
    lesson = hand.learn("meows")
    come_to(hand, "lead")
    hand.press_on(lesson, "menu")
    hand.stage.speak("ja")
    hand.press_on(hand.stage.top, "resume")
    hear(hand)
    assert lesson.speech.said is not None
    assert lesson.speech.said.text == KITS["meows"].words("ja")["lesson.meows.lead"]
    looks_right(hand)
