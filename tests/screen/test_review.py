"""Looking back upon a game: any moment on the table, another try at a slip, nothing told early."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from random import Random
from time import sleep

import pygame
import pytest

from cardtable.games import GAMES
from cardtable.kits import KITS
from cardtable.match import Match
from cardtable.media.words import words
from cardtable.review.report import (
    BEGIN,
    Accuracy,
    Candidate,
    Decision,
    Depth,
    Luck,
    Par,
    Point,
    Report,
    Split,
    Turning,
)
from cardtable.review.review import in_seconds
from cardtable.review.reviewer import Reviewer
from cardtable.rules.sight import view
from cardtable.saves import waiting
from cardtable.scenes.game_end import GameEnd
from cardtable.scenes.home import Home
from cardtable.scenes.play_scene import PlayScene
from cardtable.scenes.review_graph import ReviewGraph
from cardtable.scenes.review_how import HowComputed
from cardtable.scenes.review_scene import ReviewScene
from cardtable.scenes.shuffling import Shuffling
from cardtable.seats import Seat
from tests.screen.conftest import Hand, Seated

LEAST = 44  # pixels of what a finger has to hit


@cache
def played(name: str, seed: int = 5) -> Match:
    """A whole match; the first seat is a person's."""
    rules = GAMES[name]()
    cast = KITS[name].cast
    others = [Seat("easy", cast[n % len(cast)].name) for n in range(1, rules.seats)]
    match = Match(rules, seed, (Seat("person", "Aki"), *others))
    luck = Random(seed)
    while not match.over:
        moves = match.legal_moves()
        match.play(luck.choice([one for one in moves if one.word not in ("pass", "stop")] or moves))
    return match


def choices(match: Match, seat: int = 0) -> list[int]:
    """The moves of a seat at which it could do something else."""
    return [
        at
        for at, turn in enumerate(match.turns)
        if turn.seat == seat and len(match.game.legal_moves(turn.before)) > 1
    ]


def rated(match: Match, at: int, *, slip: bool) -> Decision:
    """A choice, rated: a slip is 12 points behind the best, and the rest still further."""
    turn = match.turns[at]
    legal = [move.text for move in match.game.legal_moves(turn.before)]
    best = next(move for move in legal if move != turn.move.text) if slip else turn.move.text
    rest = [move for move in legal if move not in (best, turn.move.text)]
    ordered = [best, turn.move.text, *rest] if slip else [best, *rest]
    values = [0.5, 0.38, *[0.3] * len(rest)]
    return Decision(
        move=at,
        round=turn.before.round,
        seat=turn.seat,
        asked=turn.before.asked,
        chosen=turn.move.text,
        best=best,
        candidates=tuple(
            [Candidate(move, value, 0.01) for move, value in zip(ordered, values, strict=False)]
        ),
        cost=0.12 if slip else 0.0,
        error=0.01,
        worlds=100,
        mark="large" if slip else "none",
        forced=False,
        punished=slip,
        difficulty=0.5,
        clear=0.1,
        points=1.0,
        told=None,
    )


def report_of(match: Match, slips: Sequence[int], *, done: float = 1.0) -> Report:
    """A review in which these moves of the first seat were slips."""
    seats = match.game.seats
    even = tuple([1 / seats] * seats)
    rising = (0.6, *[0.4 / (seats - 1)] * (seats - 1))
    last = len(match.turns)
    return Report(
        game=match.game.id,
        match="",
        stamp="",
        depth=Depth(1, 1, 1, 1, 1, 1.0),
        unit="share",
        seats=seats,
        reviewed=(0,),
        moves=last,
        done=done,
        points=tuple([Point(at, 1, even if at < last // 2 else rising) for at in range(-1, last)]),
        turning=(Turning(last // 2, 1, 0, 0.3, "move", match.turns[last // 2].seat),),
        luck=(
            Luck(BEGIN, 1, "deal", None, even, rising, "review.luck.deal"),
            Luck(last // 3, 1, "draw", 0, rising, even, "review.luck.draw.seat"),
        ),
        splits=(Split(0, even[0], 0.1, 0.05, -0.02, even[0] + 0.13),),
        decisions=tuple([rated(match, at, slip=at in slips) for at in choices(match)]),
        accuracy=tuple([Accuracy(seat, 80.0 + seat, 10, (0, 0, 1), 0.1) for seat in range(seats)]),
        par=(Par(0, 0.41, 0.02, 16, 0.38, 9.5, 8.0),),
    )


class Ready:
    """A reviewer who has all there is to tell, or so much of it."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.failed = self.closed = self._told = False

    @property
    def done(self) -> bool:
        return self._told and self.report.whole

    def poll(self) -> Report | None:
        told, self._told = self._told, True
        return None if told else self.report

    def close(self) -> None:
        self.closed = True


def look_back(
    hand: Seated,
    match: Match,
    slips: Sequence[int] = (),
    *,
    rated: bool = True,
    size: tuple[int, int] = (1280, 800),
    **choices: object,
) -> tuple[Hand, ReviewScene]:
    """A hand at the review of a match."""
    report = report_of(match, slips)
    mine = hand(Home, size, **choices)
    scene = ReviewScene(mine.stage, match, rated=rated, reviewer=lambda: Ready(report))
    mine.stage.push(scene, fade=False)
    mine.wait(0.1)
    return mine, scene


def at(scene: ReviewScene) -> int:
    """So many moves have been made at the moment that is shown."""
    return scene.walk.table.at


def lies_as_it_was(scene: ReviewScene) -> bool:
    """Whether the table shows the moment it should, card by card."""
    table = scene.walk.table
    return table.table.disagreement() == "" and (
        table.table.shown.view.piles == table.view(table.at).piles
    )


# One click away


@pytest.mark.unhurried
@pytest.mark.parametrize("name", GAMES)
def test_one_click_after_any_game_leads_to_its_review(name: str, hand: Seated) -> None:
    mine = hand(Home, (960, 600), speed="instant")
    end = GameEnd(mine.stage, played(name), lambda _: None)
    mine.stage.push(end, fade=False)
    mine.wait(1.0)
    mine.click("review")
    mine.wait(0.2)
    scene = mine.stage.top
    assert isinstance(scene, ReviewScene)
    assert scene.match is end.match
    mine.key(pygame.K_ESCAPE)
    mine.wait(0.2)
    assert mine.stage.top is end


# Any moment


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_lies_on_the_table_as_it_was(name: str, hand: Seated) -> None:
    match = played(name)
    _, scene = look_back(hand, match, speed="instant", rated=False)
    table = scene.walk.table
    for moment in [*range(0, len(match.turns), 7), len(match.turns), 3, 0]:
        for open_hands in (True, False):
            table.show_hands(open_hands=open_hands)
            scene.walk.go(moment)
            assert at(scene) == moment
            table.settle()
            assert lies_as_it_was(scene), (name, moment, open_hands)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_did_not_know_stays_hidden_where_one_looks_as_it_did(
    name: str, hand: Seated
) -> None:
    match = played(name)
    mine, scene = look_back(hand, match, speed="instant", rated=False)
    mine.click("hands")
    mine.wait(0.1)
    for moment in range(0, len(match.turns), 9):
        scene.walk.go(moment)
        scene.walk.table.settle()
        seen = view(match.game, match.turns[moment].before, 0)
        for number, sprites in scene.walk.table.table.piles.items():
            shown = [sprite.card.name for sprite in sprites if sprite.known]
            known = [card.name for card in seen.piles[number] if card.suit != "back"]
            assert sorted(shown) == sorted(known)


@pytest.mark.slow
def test_where_one_looks_as_one_seat_did_nothing_is_told_of_what_others_held(
    hand: Seated,
) -> None:
    match = played("meows")
    other = choices(match, seat=1)[3]
    report = report_of(match, ())
    report = replace(report, decisions=(rated(match, other, slip=True),))
    mine = hand(Home, speed="instant")
    scene = ReviewScene(mine.stage, match, reviewer=lambda: Ready(report))
    mine.stage.push(scene, fade=False)
    scene.walk.go(other)
    mine.wait(0.2)
    better = scene.walk.column.telling.move(report.decisions[0].best)
    assert better in told(scene)
    mine.click("hands")
    mine.wait(0.2)
    assert better not in told(scene)


@pytest.mark.unhurried
def test_a_move_forwards_is_seen_to_be_made(hand: Seated) -> None:
    match = played("meows")
    mine, scene = look_back(hand, match, rated=False)
    scene.walk.go(8)
    mine.wait(1.0)
    mine.click("after")
    assert at(scene) == 9
    assert scene.walk.table.table.busy
    mine.wait(3.0)
    assert not scene.walk.table.table.busy
    assert lies_as_it_was(scene)


@pytest.mark.unhurried
def test_a_step_in_the_middle_of_a_motion_misses_nothing(hand: Seated) -> None:
    mine, scene = look_back(hand, played("meows"), rated=False)
    for _ in range(40):
        mine.key(pygame.K_RIGHT)
    assert at(scene) == 40
    scene.walk.table.settle()
    assert lies_as_it_was(scene)


def test_keys_go_through_the_game_from_the_first_look_on(hand: Seated) -> None:
    match = played("meows")
    slips = choices(match)[2:4]
    mine, scene = look_back(hand, match, slips)
    assert mine.focus == "timeline"
    mine.key(pygame.K_RIGHT)
    mine.key(pygame.K_RIGHT)
    mine.key(pygame.K_LEFT)
    assert at(scene) == 1
    mine.key(pygame.K_END)
    assert at(scene) == len(match.turns)
    mine.key(pygame.K_HOME)
    assert at(scene) == 0
    mine.key(pygame.K_n)
    assert at(scene) == slips[0]
    mine.key(pygame.K_n)
    assert at(scene) == slips[1]
    mine.key(pygame.K_b)
    assert at(scene) == slips[0]
    mine.key(pygame.K_PAGEDOWN)
    assert at(scene) == slips[0] + 10


def test_a_pad_goes_through_the_game(hand: Seated) -> None:
    match = played("meows")
    mine, scene = look_back(hand, match, speed="instant")
    mine.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    mine.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert at(scene) == 2
    mine.pad(pygame.CONTROLLER_BUTTON_A)
    assert scene.walk.replay.playing
    mine.pad(pygame.CONTROLLER_BUTTON_A)
    assert not scene.walk.replay.playing
    mine.pad(pygame.CONTROLLER_BUTTON_DPAD_UP)
    assert mine.focus != "timeline"
    mine.pad(pygame.CONTROLLER_BUTTON_B)
    assert isinstance(mine.stage.top, Home)


def place_on(graph: ReviewGraph, moment: int) -> tuple[int, int]:
    """Where a moment is on the graph."""
    return round(graph.x_of(moment)), graph.box.centery


def test_a_click_or_a_drag_on_the_graph_goes_there(hand: Seated) -> None:
    match = played("meows")
    mine, scene = look_back(hand, match)
    mine.click(place_on(scene.graph, 40))
    assert at(scene) == 40
    mine.drag(place_on(scene.graph, 40), place_on(scene.graph, 70))
    assert at(scene) == 70
    mine.tap(place_on(scene.graph, 12))
    assert at(scene) == 12
    mine.wait(1.0)
    assert lies_as_it_was(scene)


def test_a_line_of_the_log_leads_to_its_move(hand: Seated) -> None:
    match = played("meows")
    mine, scene = look_back(hand, match, rated=False)
    mine.click(scene["tabs"].segment(2).center)  # type: ignore[attr-defined]
    mine.click("row-30")
    assert at(scene) == 30
    assert scene["row-30"].now  # type: ignore[attr-defined]


@pytest.mark.unhurried
def test_a_click_on_a_card_leads_to_when_it_was_played_or_drawn(hand: Seated) -> None:
    match = played("towai")
    mine, scene = look_back(hand, match, rated=False, speed="instant")
    drawn = (
        next(
            number
            for number, turn in enumerate(match.turns)
            if turn.seat == 0 and turn.move.text == "say pass"
        )
        if any(turn.move.text == "say pass" and turn.seat == 0 for turn in match.turns)
        else 0
    )
    scene.walk.go(drawn)
    mine.wait(0.3)
    table = scene.walk.table
    for sprite in table.table.piles.own_hand():
        moment = table.moment_of(sprite)
        if moment is not None and moment > drawn:
            mine.click(spot(scene, sprite))
            assert at(scene) == moment
            played_now = match.turns[moment]
            assert sprite.card in [
                card for event in played_now.events for card in getattr(event, "cards", ())
            ]
            return
    pytest.fail("no card of this hand is played later")


def spot(scene: ReviewScene, sprite: object) -> tuple[int, int]:
    """A place on a card that no other card covers."""
    table = scene.walk.table.table
    wide, high = scene.places.table.size
    for x in range(0, wide, 6):
        for y in range(0, high, 8):
            if table.ways.card_at((x, y)) is sprite and scene.at((x, y)) is None:
                return x, y
    raise AssertionError("it lies under something")


@pytest.mark.unhurried
def test_a_card_on_the_table_leads_to_the_move_that_laid_it_there(hand: Seated) -> None:
    match = played("meows")
    mine, scene = look_back(hand, match, rated=False, speed="instant")
    moment = next(
        number
        for number, turn in enumerate(match.turns)
        if number > 10 and len(turn.before.piles[match.game.pile("trick", 0).number]) == 3
    )
    scene.walk.go(moment)
    mine.wait(0.3)
    trick = match.game.pile("trick", 0).number
    first = scene.walk.table.table.piles[trick][0]
    mine.click(spot(scene, first))
    assert at(scene) == moment - 3


@pytest.mark.slow
def test_it_plays_by_itself_at_any_speed_to_the_end(hand: Seated) -> None:
    match = played("meows")
    mine, scene = look_back(hand, match, rated=False)
    scene.walk.go(len(match.turns) - 6)
    mine.wait(0.5)
    choice = scene["speed"]
    mine.click(choice.segment(2).center)  # type: ignore[attr-defined]
    mine.click("play")
    mine.wait(0.4)
    assert scene.walk.replay.playing
    for _ in range(40):
        mine.wait(0.5)
        if not scene.walk.replay.playing:
            break
    assert at(scene) == len(match.turns)
    assert lies_as_it_was(scene)


@pytest.mark.slow
def test_a_pause_holds_the_moment(hand: Seated) -> None:
    mine, scene = look_back(hand, played("meows"), rated=False)
    mine.key(pygame.K_SPACE)
    mine.wait(4.0)
    reached = at(scene)
    assert reached > 0
    mine.key(pygame.K_SPACE)
    mine.wait(4.0)
    assert at(scene) in (reached, reached + 1)


@pytest.mark.unhurried
def test_one_may_look_from_any_seat(hand: Seated) -> None:
    match = played("meows")
    mine, scene = look_back(hand, match)
    scene.walk.go(20)
    mine.wait(1.0)
    plate = scene.walk.table.table.layout.plates[2]
    mine.click(plate.center)
    mine.wait(0.5)
    assert scene.walk.table.seat == 2
    assert lies_as_it_was(scene)
    mine.click("seat")
    mine.wait(0.5)
    assert scene.walk.table.seat == 3


# Another try


def at_a_slip(
    hand: Seated, name: str = "meows", *, transcript: bool = False
) -> tuple[Hand, ReviewScene, Decision]:
    """A hand at a slip among at least three cards, the answer not told yet."""
    match = played(name)
    cards = [
        one
        for one in choices(match)
        if match.turns[one].move.target == "trick"
        and len(match.game.legal_moves(match.turns[one].before)) > 2
    ]
    mine, scene = look_back(hand, match, cards[1:2], speed="instant", transcript=transcript)
    mine.click("slip-after")
    mine.wait(0.3)
    found = scene.walk.findings.decision(at(scene))
    assert found is not None
    return mine, scene, found


def told(scene: ReviewScene) -> str:
    """All that is written in the column."""
    return " ".join(scene.walk.column.told)


def test_a_slip_asks_for_another_try_before_anything_is_told(hand: Seated) -> None:
    _, scene, found = at_a_slip(hand)
    text = told(scene)
    assert words("lookback.try.title") in text
    assert scene.walk.column.telling.move(found.best) not in text
    assert scene.walk.tags() == []
    assert scene.walk.trial.asks


def test_while_one_tries_again_the_others_hands_are_hidden(hand: Seated) -> None:
    mine, scene, _ = at_a_slip(hand)
    match, table = scene.match, scene.walk.table.table
    assert scene.walk.open_hands
    for pile in match.game.piles:
        if pile.name == "hand" and pile.owner != 0:
            assert not any(sprite.known for sprite in table.piles[pile.number])
    mine.click("show")
    mine.wait(0.3)
    hands = [pile for pile in match.game.piles if pile.name == "hand" and pile.owner == 1]
    assert all(sprite.known for sprite in table.piles[hands[0].number])


def play_card(mine: Hand, scene: ReviewScene, text: str) -> None:
    """Click the card of this move in one's own hand."""
    card = text.partition(" ")[0]
    sprite = next(one for one in scene.walk.table.table.piles.own_hand() if one.card.name == card)
    mine.click(spot(scene, sprite))
    mine.wait(0.3)


@pytest.mark.slow
def test_the_right_card_is_praised_and_then_all_is_told(hand: Seated) -> None:
    mine, scene, found = at_a_slip(hand)
    play_card(mine, scene, found.best)
    assert not scene.walk.trial.asks
    assert scene.walk.findings.trying(found) == "found"
    better = scene.walk.column.telling.move(found.best)
    assert words("lookback.try.right", move=better) in told(scene)
    assert words("lookback.punished") in told(scene)
    assert at(scene) == found.move
    assert lies_as_it_was(scene)


@pytest.mark.slow
def test_a_wrong_card_is_told_to_be_wrong_and_one_may_try_on(hand: Seated) -> None:
    mine, scene, found = at_a_slip(hand)
    others = [one.move for one in found.candidates if one.move not in (found.best, found.chosen)]
    for wrong in (found.chosen, others[0]):
        play_card(mine, scene, wrong)
        assert scene.walk.trial.asks
        assert scene.walk.column.said
        assert not scene.walk.column.right
    play_card(mine, scene, found.best)
    assert scene.walk.findings.trying(found) == "found"


@pytest.mark.unhurried
def test_a_card_dragged_to_the_trick_is_a_try_too(hand: Seated) -> None:
    mine, scene, found = at_a_slip(hand)
    card = found.best.split()[0]
    table = scene.walk.table.table
    sprite = next(one for one in table.piles.own_hand() if one.card.name == card)
    x, y = table.layout.trick_at
    mine.drag(spot(scene, sprite), (round(x), round(y)))
    mine.wait(0.3)
    assert scene.walk.findings.trying(found) == "found"
    assert lies_as_it_was(scene)


def test_show_me_tells(hand: Seated) -> None:
    mine, scene, found = at_a_slip(hand)
    mine.click("show")
    mine.wait(0.3)
    assert scene.walk.findings.trying(found) == "told"
    keys = [key for _, key in scene.walk.tags()]
    assert keys == ["lookback.tag.made", "lookback.tag.better"]


def test_what_is_written_of_a_moment_is_spoken_too(
    hand: Seated, capsys: pytest.CaptureFixture[str]
) -> None:
    mine, scene, found = at_a_slip(hand, transcript=True)
    spoken = capsys.readouterr().out
    better = scene.walk.column.telling.move(found.best)
    assert words("lookback.try.title") in spoken
    mine.click("show")
    mine.wait(0.2)
    assert f"{better}." in capsys.readouterr().out


def test_a_slip_is_tried_again_with_the_keyboard_alone(hand: Seated) -> None:
    mine, scene, found = at_a_slip(hand)
    hand_cards = [one.card.name for one in scene.walk.table.table.piles.own_hand()]
    mine.key(pygame.K_1 + hand_cards.index(found.best.split()[0]))
    mine.wait(0.2)
    assert scene.walk.findings.trying(found) == "found"


def test_a_letter_answers_what_is_asked_in_words(hand: Seated) -> None:
    match = played("towai")
    turn = next(
        one
        for one in choices(match)
        if "say pass" in [move.text for move in match.game.legal_moves(match.turns[one].before)]
    )
    mine, scene = look_back(hand, match, [turn], speed="instant")
    scene.walk.go(turn)
    mine.wait(0.3)
    mine.key(pygame.K_p)
    assert scene.walk.findings.last_try == "say pass"
    assert not scene.walk.replay.playing


def test_a_choice_of_words_is_tried_again_on_its_panel(hand: Seated) -> None:
    match = played("meows")
    wish = next(one for one in choices(match) if match.turns[one].move.target == "wish")
    mine, scene = look_back(hand, match, [wish], speed="instant")
    scene.walk.go(wish)
    mine.wait(0.3)
    found = scene.walk.findings.decision(wish)
    assert found is not None
    assert scene.walk.trial.panel is not None
    mine.click(f"answer-{found.best}")
    mine.wait(0.2)
    assert scene.walk.findings.trying(found) == "found"


def test_the_log_keeps_the_price_of_a_slip_until_its_answer_is_out(hand: Seated) -> None:
    mine, scene, found = at_a_slip(hand)
    mine.click(scene["tabs"].segment(2).center)  # type: ignore[attr-defined]
    row = scene[f"row-{found.move}"]
    assert row.slip == "?"  # type: ignore[attr-defined]
    scene.walk.findings.tell(found)
    scene.refresh()
    assert scene[f"row-{found.move}"].slip == "−12"  # type: ignore[attr-defined]


# The work


def test_a_replay_has_nothing_computed_until_that_is_asked_for(hand: Seated) -> None:
    mine, scene = look_back(hand, played("meows"), rated=False)
    assert not scene.walk.findings.wanted
    mine.click("review")
    mine.wait(0.2)
    assert scene.walk.findings.whole


def test_the_work_shows_how_far_it_is_and_can_be_given_up_and_gone_on_with(hand: Seated) -> None:
    match = played("meows")
    begun: list[Ready] = []

    def begin() -> Ready:
        begun.append(Ready(report_of(match, (), done=0.4)))
        return begun[-1]

    mine = hand(Home)
    scene = ReviewScene(mine.stage, match, reviewer=begin)
    mine.stage.push(scene, fade=False)
    mine.wait(0.2)
    assert scene.walk.findings.working
    assert scene.walk.findings.share == pytest.approx(0.4)
    mine.click("work-give-up")
    mine.wait(0.1)
    assert begun[0].closed
    assert not scene.walk.findings.working
    assert scene.walk.findings.report is not None
    mine.click("work-review")
    mine.wait(0.1)
    assert scene.walk.findings.working
    mine.key(pygame.K_ESCAPE)
    mine.wait(0.2)
    assert begun[1].closed


def test_what_was_found_stays_when_the_work_is_begun_anew(hand: Seated) -> None:
    match = played("meows")
    shares = iter((0.6, 0.1))
    mine = hand(Home)
    scene = ReviewScene(
        mine.stage, match, reviewer=lambda: Ready(report_of(match, (), done=next(shares)))
    )
    mine.stage.push(scene, fade=False)
    mine.wait(0.1)
    mine.click("work-give-up")
    mine.click("work-review")
    mine.wait(0.1)
    assert scene.walk.findings.share == pytest.approx(0.6)


@pytest.mark.slow
def test_the_graph_comes_while_the_table_goes_on(hand: Seated) -> None:
    """The real reviewer, in its own process; leaving ends it."""
    match = played("meows")
    reviewer = Reviewer(match, None, in_seconds(0.5))
    mine = hand(Home)
    scene = ReviewScene(mine.stage, match, reviewer=lambda: reviewer)
    mine.stage.push(scene, fade=False)
    for _ in range(600):
        mine.frame()
        sleep(0.05)
        found = scene.walk.findings.report
        if found is not None and len(found.points) == len(match.turns) + 1:
            break
    else:
        pytest.fail("no graph comes")
    mine.key(pygame.K_RIGHT)
    assert at(scene) == 1
    mine.key(pygame.K_ESCAPE)
    assert not scene.walk.findings.working
    assert reviewer.poll() is None


# Luck and play


def test_moments_of_luck_and_turning_points_can_be_gone_to(hand: Seated) -> None:
    match = played("meows")
    mine, scene = look_back(hand, match)
    mine.click(scene["tabs"].segment(1).center)  # type: ignore[attr-defined]
    mine.click(f"turning-{len(match.turns) // 2}")
    assert at(scene) == len(match.turns) // 2
    mine.click(f"luck-{len(match.turns) // 3}-draw")
    assert at(scene) == len(match.turns) // 3


def test_the_page_says_what_the_cards_were_worth_and_what_was_made_of_them(hand: Seated) -> None:
    mine, scene = look_back(hand, played("meows"))
    mine.click(scene["tabs"].segment(1).center)  # type: ignore[attr-defined]
    assert "41%" in told(scene)
    assert "38%" in told(scene)


def test_how_it_is_computed_is_one_page_away(hand: Seated) -> None:
    mine, scene = look_back(hand, played("meows"))
    mine.click(scene["tabs"].segment(1).center)  # type: ignore[attr-defined]
    mine.click("how")
    mine.wait(0.3)
    assert isinstance(mine.stage.top, HowComputed)
    mine.key(pygame.K_ESCAPE)
    assert mine.stage.scenes[-1] is scene


# Playing on


@pytest.mark.unhurried
@pytest.mark.parametrize("name", GAMES)
def test_one_plays_on_from_here_as_practice(name: str, hand: Seated) -> None:
    match = played(name)
    mine, scene = look_back(hand, match, rated=False, speed="instant")
    moment = len(match.turns) // 2
    scene.walk.go(moment)
    mine.wait(0.2)
    mine.click("play-on")
    top = mine.stage.top
    table = top.table if isinstance(top, Shuffling) else top
    assert isinstance(table, PlayScene)
    assert table.match.practice
    assert [turn.move for turn in table.match.turns[:moment]] == [
        turn.move for turn in match.turns[:moment]
    ]
    assert table.match.seats[0].who == "person"
    assert waiting(name) is None
    assert len(match.turns) > moment
    assert not match.practice


def test_a_person_elsewhere_gives_way_to_the_computer(hand: Seated) -> None:
    match = played("meows")
    two = Match(match.game, match.seed, (match.seats[0], Seat("person", "Mio"), *match.seats[2:]))
    for turn in match.turns:
        two.play(turn.move)
    mine, scene = look_back(hand, two, rated=False, speed="instant")
    scene.walk.sit(1)
    scene.walk.go(10)
    mine.click("play-on")
    top = mine.stage.top
    table = top.table if isinstance(top, Shuffling) else top
    assert isinstance(table, PlayScene)
    assert [seat.who for seat in table.match.seats[:2]] == ["hard", "person"]


# Everywhere


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("size", [(960, 600), (1920, 1080)])
def test_every_control_can_be_hit_and_none_lies_over_another(
    size: tuple[int, int], language: str, hand: Seated
) -> None:
    mine, scene = look_back(hand, played("meows"), size=size, text_size=1.3, speed="instant")
    mine.stage.speak(language)
    scene.walk.go(15)
    mine.wait(0.1)
    for tab in range(3):
        mine.click(scene["tabs"].segment(tab).center)  # type: ignore[attr-defined]
        assert_within_reach(scene, size)


def assert_within_reach(scene: ReviewScene, size: tuple[int, int]) -> None:
    """Every control is large enough, whole in the window, and under no other."""
    window = pygame.Rect((0, 0), size)
    controls = [one for one in scene.widgets if not one.name.startswith("card-")]
    for widget in controls:
        assert min(widget.box.size) >= LEAST, widget.name
        assert widget.scroller or window.contains(widget.box), widget.name
    fixed = [one for one in controls if not one.scroller]
    for order, one in enumerate(fixed):
        for other in fixed[order + 1 :]:
            assert not one.box.colliderect(other.box), (one.name, other.name)


def test_a_game_that_was_left_is_replayed_as_far_as_it_came(hand: Seated) -> None:
    whole = played("familiar")
    match = Match(whole.game, whole.seed, whole.seats)
    for turn in whole.turns[:9]:
        match.play(turn.move)
    mine = hand(Home)
    left = ReviewScene(mine.stage, match, rated=False)
    mine.stage.push(left, fade=False)
    mine.key(pygame.K_END)
    mine.wait(0.2)
    assert at(left) == 9
    assert lies_as_it_was(left)
    assert words("lookback.unfinished") in told(left)
