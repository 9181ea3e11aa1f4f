"""Why? A refused card, a trick's winner, a line of a score: each opens the rule it comes from."""

from __future__ import annotations

import pygame
import pytest

from cardtable.games import GAMES
from cardtable.media.words import words
from cardtable.rulebook import marked, page_of, why
from cardtable.scenes.round_end import RoundEnd
from cardtable.scenes.rules import Rules
from cardtable.scenes.score_why import ScoreWhy
from tests.table.hand import Hand

SIGN = "why"


def refused(hand: Hand) -> None:
    """Try a card that may not be played; those who must follow come to it sooner or later."""
    for _ in range(200):
        assert hand.wait()
        legal = {move.card for move in hand.scene.moves}
        held = [sprite for sprite in hand.table.piles.own_hand() if sprite.card not in legal]
        asked = {move.source for move in hand.scene.moves if not move.word}
        if held and "hand" in asked and hand.scene.panel is None:
            hand.click(held[0].card.name)
            hand.turn()
            if hand.table.captions.why is not None:
                return
        hand.by_clicking(hand.scene.moves[0])
    raise AssertionError("nothing was refused")


def opened(hand: Hand) -> Rules:
    """The rules that have come up over the table."""
    rules = hand.stage.top
    assert isinstance(rules, Rules)
    return rules


def lit(rules: Rules) -> str:
    """What is lit on their page, which can be seen whole."""
    assert rules.light is not None
    page = rules._laid_out(rules.page)
    box = page.box(rules.light.passage.part)
    assert rules.scroller is not None
    seen = rules.scroller.area.move(0, round(rules.scroller.offset))
    assert seen.contains(box)
    return page.parts[rules.light.passage.part].text


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
@pytest.mark.parametrize(("game", "says"), [("meows", "same weather"), ("catte", "same colour")])
def test_the_sign_beside_a_refusal_opens_the_rule(
    hand: Hand, game: str, says: str, size: tuple[int, int]
) -> None:
    hand.sit(game, 3, size=size, text_size=1.3)
    refused(hand)
    sign = hand.scene[SIGN]
    assert sign.enabled
    hand.click_at(sign.place.center)
    assert says in lit(opened(hand))
    hand.key(pygame.K_ESCAPE)
    assert hand.stage.top is hand.scene


def test_a_finger_finds_the_sign_within_44_pixels(hand: Hand) -> None:
    hand.sit("catte", 3, size=(960, 600))
    refused(hand)
    place = hand.scene[SIGN].place
    assert hand.scene[SIGN].touches((place.centerx - 21, place.centery + 21))
    hand.click_at((place.centerx + 21, place.centery - 21))
    opened(hand)


@pytest.mark.parametrize("key", [pygame.K_w, pygame.K_r])
def test_a_key_opens_the_rule_while_the_reason_is_written(hand: Hand, key: int) -> None:
    hand.sit("catte", 3)
    refused(hand)
    hand.key(key)
    assert "same colour" in lit(opened(hand))


def test_a_trigger_of_the_pad_opens_the_rule_while_the_reason_is_written(hand: Hand) -> None:
    hand.sit("catte", 3)
    refused(hand)
    axis = pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    hand._send(
        pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=30000, instance_id=0)
    )
    assert "same colour" in lit(opened(hand))


def test_the_sign_goes_with_the_reason_and_the_key_remembers_it(hand: Hand) -> None:
    hand.sit("catte", 3)
    refused(hand)
    hand.key(pygame.K_w)
    hand.key(pygame.K_ESCAPE)
    hand.settle(12)
    assert hand.table.captions.why is None
    assert not hand.scene[SIGN].enabled
    hand.key(pygame.K_w)
    assert "same colour" in lit(opened(hand))


def test_the_reason_stays_while_the_pointer_is_at_its_sign(hand: Hand) -> None:
    hand.sit("catte", 3)
    refused(hand)
    hand.move(hand.scene[SIGN].place.center)
    hand.settle(12)
    assert hand.table.captions.why is not None
    hand.move((5, 300))
    hand.settle(12)
    assert hand.table.captions.why is None


def test_nothing_said_yet_needs_no_rule(hand: Hand) -> None:
    hand.sit("catte", 3)
    hand.wait()
    hand.key(pygame.K_w)
    assert hand.stage.top is hand.scene
    hand.key(pygame.K_r)
    assert opened(hand).light is None


def test_advice_and_turns_of_others_have_no_sign(hand: Hand) -> None:
    hand.sit("catte", 3)
    hand.wait()
    hand.scene.showing.say_why("No rule says so")
    hand.turn()
    assert hand.table.captions.notice
    assert not hand.scene[SIGN].enabled


@pytest.mark.parametrize("game", ["meows", "catte", "familiar"])
def test_the_winner_of_a_trick_is_explained_while_it_lies_there(hand: Hand, game: str) -> None:
    hand.sit(game, 3, speed="normal", trick_pause="click")
    while not hand.table.captions.winning:
        if hand.scene.moves and not hand.table.busy:
            hand.by_clicking(hand.scene.moves[0])
        hand.turn(0.1)
    reason = hand.table.captions.why
    assert reason is not None
    hand.click_at(hand.scene[SIGN].place.center)
    rules = opened(hand)
    told = page_of(game, rules.page, "en")[why(game, reason).part]
    assert reason.key in told.tells
    assert lit(rules) == told.text
    hand.key(pygame.K_ESCAPE)
    assert hand.table.captions.winning  # the trick has waited


@pytest.mark.parametrize("game", ["meows", "catte", "towai"])
def test_every_line_of_a_round_s_score_opens_its_rule(hand: Hand, game: str) -> None:
    hand.sit(game)
    while not isinstance(hand.stage.top, RoundEnd):
        if hand.wait(ends=False) and hand.stage.top is hand.scene:
            hand.by_clicking(hand.scene.moves[0])
    end = hand.stage.top
    hand.settle(1)
    names = [widget.name for widget in end.widgets if isinstance(widget, ScoreWhy)]
    assert len(names) == sum(len(one.lines) for one in end.count.scored.values())
    for name in names:
        hand.press_on(end, name)
        lit(opened(hand))
        hand.key(pygame.K_ESCAPE)
        assert hand.stage.top is end
    hand.key(pygame.K_w)
    opened(hand)
    hand.key(pygame.K_ESCAPE)
    hand.press_on(end, "next")
    assert hand.stage.top is not end


def test_while_a_round_is_counted_a_click_on_a_line_counts_on(hand: Hand) -> None:
    hand.sit("catte", 3, speed="normal")
    while not isinstance(hand.stage.top, RoundEnd):
        if hand.scene.moves and not hand.table.busy:
            hand.by_clicking(hand.scene.moves[0])
        hand.turn(0.2)
    end = hand.stage.top
    hand.turn(0.1)
    assert end.count.going
    hand.press_on(end, "line-0-0")
    assert hand.stage.top is end
    assert not end.count.going


@pytest.mark.parametrize("calm", [True, False])
def test_a_lit_passage_shines_for_a_moment_and_then_rests(hand: Hand, calm: bool) -> None:
    hand.sit("catte", 3, reduced_motion=calm)
    refused(hand)
    hand.key(pygame.K_w)
    rules = opened(hand)
    assert rules.light is not None
    first = rules.light.strength
    hand.settle(4)
    assert first == 1
    assert 0 < rules.light.strength < 0.5
    assert not rules.moving


def test_the_rules_speak_either_language_at_the_same_passage(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand.sit("catte", 3, language="ja")
    monkeypatch.setattr(words, "language", "ja")
    refused(hand)
    hand.key(pygame.K_w)
    assert "同じ色の猫" in lit(opened(hand))


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game", GAMES)
def test_every_passage_that_explains_something_is_scrolled_to(
    hand: Hand, game: str, language: str
) -> None:
    hand.come_home(size=(960, 600), text_size=1.3)
    hand.stage.speak(language)
    for place in dict.fromkeys(marked(game, language).values()):
        hand.stage.push(Rules(hand.stage, game, passage=place), fade=False)
        assert lit(opened(hand))
        hand.stage.pop(fade=False)
    hand.stage.speak("en")


def test_every_game_has_the_sign_at_its_table(hand: Hand) -> None:
    for game in GAMES:
        hand.sit(game)
        hand.wait()
        assert not hand.scene[SIGN].enabled
