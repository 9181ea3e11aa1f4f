"""The ends of rounds and games: told in order, secret until they are counted, never by accident."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from random import Random

import pygame
import pytest

from cardtable.app import stage_without_window
from cardtable.games import GAMES
from cardtable.games.familiar.rules import CHART, GOAL
from cardtable.kits import KITS
from cardtable.match import Match
from cardtable.media import lettering
from cardtable.media.words import words
from cardtable.rules.events import GameEnded, RoundEnded, Scored
from cardtable.scenes.game_end import DEAF, GameEnd
from cardtable.scenes.home import Home
from cardtable.scenes.play_scene import PlayScene
from cardtable.scenes.podium import Podium
from cardtable.scenes.round_count import RoundCount
from cardtable.scenes.round_end import RoundEnd
from cardtable.scenes.verdict import ChartVerdict
from cardtable.seats import Seat
from cardtable.settings import Settings
from cardtable.table.wording import signed
from cardtable.widgets import people
from tests.screen.conftest import Hand, Seated
from tests.table import hand as tables

RIVALS = [name for name, game in GAMES.items() if not game.together]
DEAD_AIR = 0.6


@cache
def played(name: str, seed: int, seats: int | None = None, until: type = GameEnded) -> Match:
    """A match up to and with the first such event; the first seat is a person's."""
    rules = GAMES[name](seats)
    cast = KITS[name].cast
    who = [Seat("easy", cast[n].name) for n in range(1, rules.seats)]
    match = Match(rules, seed, (Seat("person", "Aki"), *who))
    luck = Random(seed)
    while not match.over:
        moves = match.legal_moves()
        events = match.play(
            luck.choice([m for m in moves if m.word not in ("pass", "stop")] or moves)
        )
        if any(isinstance(event, until) for event in events):
            break
    return match


def pass_by(mine: Hand, seconds: float, step: float = 0.05) -> None:
    """Let time pass without looking."""
    for _ in range(round(seconds / step)):
        mine.stage.update(step)


def look_at(mine: Hand) -> pygame.Surface:
    """What is to be seen now."""
    surface = pygame.Surface(mine.stage.size)
    mine.stage.draw(surface)
    return surface


def at_the_end(hand: Seated, match: Match, **choices: object) -> tuple[Hand, GameEnd]:
    mine = hand(Home, (960, 600), **choices)
    chosen: list[Match] = []
    end = GameEnd(mine.stage, match, chosen.append)
    mine.stage.push(end, fade=False)
    return mine, end


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Every line of text that is drawn."""
    found: set[str] = set()
    line = lettering.line

    def told(text: str, *rest: object) -> pygame.Surface:
        found.add(text)
        return line(text, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr("cardtable.widgets.writing.line", told)
    return found


# Totals are secret until they are counted


def before_a_round_ends(name: str, seed: int) -> tuple[Match, Match]:
    """A match one move before its first round ends, and the same after it."""
    after = played(name, seed, until=RoundEnded)
    match = Match(type(after.game)(after.game.seats, after.game.chosen), seed, after.seats)
    for turn in after.turns[:-1]:
        match.play(turn.move)
    return match, after


class Waits(tables.Lucky):
    """A thinker that never comes to an end: the test makes all moves."""

    def poll(self) -> None:
        """Nothing yet."""


@pytest.mark.parametrize("name", RIVALS)
def test_plates_and_log_know_no_new_total_before_it_is_counted(name: str) -> None:
    match, after = before_a_round_ends(name, 5)
    old = list(match.state.scores)
    new = list(after.state.scores)
    assert old != new
    table = tables.Hand()
    scene = table.sit(name, match=match, speed="normal", thinker=Waits())
    scene.play(after.turns[-1].move)
    while not isinstance(table.stage.top, RoundEnd):
        table.turn()
        assert list(scene.table.shown.scores) == old
    scored = [event for event in after.turns[-1].events if type(event) is Scored]
    told = [scene.table.words.event(event, 0) for event in scored]
    assert told
    assert not set(told) & set(scene.log.lines)
    end = table.stage.top
    end.go_on()
    end.go_on()
    table.settle(0.5)
    assert list(scene.table.shown.scores) == new
    assert set(told) <= set(scene.log.lines)


@pytest.mark.parametrize("name", list(GAMES))
def test_there_is_no_dead_air_before_an_end(name: str) -> None:
    """From the last thing that moves to the end of the round (or game), and to its first sound."""
    kind = GameEnded if GAMES[name].together else RoundEnded
    for seed in (1, 5, 8):
        after = played(name, seed, until=kind)
        match = Match(type(after.game)(after.game.seats, after.game.chosen), seed, after.seats)
        for turn in after.turns[:-1]:
            match.play(turn.move)
        table = tables.Hand()
        scene = table.sit(name, match=match, speed="normal", thinker=Waits())
        scene.play(after.turns[-1].move)
        still = 0.0
        while scene is table.stage.top:
            table.turn(1 / 60)
            stirs = scene.table.ways.moving or scene.look.moving or scene.table.coming.reading
            still = 0.0 if stirs else still + 1 / 60
        assert still <= DEAD_AIR, seed
        end = table.stage.top
        if isinstance(end, RoundEnd):
            assert end.count.go_on(DEAD_AIR), "nothing is counted"
        else:
            assert isinstance(end, GameEnd)


@pytest.mark.parametrize("practice", [True, False])
def test_results_say_what_the_match_is_marked_with(
    hand: Seated, written: set[str], practice: bool
) -> None:
    whole = played("catte", 5)
    match = Match(
        GAMES["catte"](None, {"open_memory": "yes"} if practice else {}),
        whole.seed,
        whole.seats,
        practice=practice,
    )
    luck = Random(5)
    while not match.over:
        events = match.play(luck.choice(match.legal_moves()))
    mine = hand(Home, (960, 600))
    for end in (
        RoundEnd(mine.stage, match, events, lambda: None),
        GameEnd(mine.stage, match, lambda new: None),
    ):
        written.clear()
        mine.stage.push(end, fade=False)
        look_at(mine)
        assert ({"Practice", "Open memory"} <= written) == practice
        assert ("Practice" in written or "Open memory" in written) == practice


@pytest.mark.parametrize("name", RIVALS)
def test_the_last_round_leaves_the_standings_to_the_game_s_end(
    name: str, hand: Seated, written: set[str]
) -> None:
    match = played(name, 5)
    mine = hand(Home, (960, 600))
    scene = RoundEnd(mine.stage, match, match.turns[-1].events, lambda: None)
    mine.stage.push(scene, fade=False)
    scored = {event.seat: event for event in match.turns[-1].events if isinstance(event, Scored)}
    before = [
        total - (scored[seat].points if seat in scored else 0)
        for seat, total in enumerate(match.state.scores)
    ]
    pass_by(mine, 0.5)
    assert [scene.count.total_now(seat) for seat in range(len(before))] == before
    scene.go_on()
    look_at(mine)
    assert [scene.count.total_now(seat) for seat in range(len(before))] == before
    assert {"And the winner is…", "Before this round"} <= written
    assert "Standings" not in written


# A round is counted


def sounded(count: RoundCount) -> list[tuple[int, int]]:
    """The seat that is counted and the note that is heard, one after another."""
    found = []
    while count.going:
        part = count.part
        assert part is not None
        found += [(part.seat, note) for note in count.go_on(1 / 60)]
    return found


def test_notes_rise_with_the_points_and_fall_with_losses() -> None:
    rose = fell = 0
    for seed in range(8):
        match = played("meows", seed, until=RoundEnded)
        count = RoundCount(match, match.turns[-1].events)
        heard = sounded(count)
        for seat, scored in count.scored.items():
            notes = [note for one, note in heard if one == seat]
            gives = [line.gives for line in scored.lines]
            if min(gives) >= 0 and scored.points > 2:
                assert notes == sorted(notes)
                assert notes[-1] > notes[0]
                rose += 1
            if max(gives) <= 0:
                assert notes == sorted(notes, reverse=True)
            fell += any(one > other for one, other in pairwise(notes))
    assert rose
    assert fell


def test_more_points_end_on_a_higher_note() -> None:
    match = played("catte", 5, until=RoundEnded)
    count = RoundCount(match, match.turns[-1].events)
    last = dict(sounded(count))
    order = sorted(count.scored, key=lambda seat: count.scored[seat].points)
    assert [last[seat] for seat in order] == sorted(last.values())
    assert len(set(last.values())) > 1


def test_every_note_of_a_count_can_be_heard(hand: Seated) -> None:
    from cardtable.media.drawings import root
    from cardtable.scenes.round_count import PITCHES, note

    for points in range(-50, 80):
        assert 1 <= note(points, 40) <= PITCHES
    for step in range(1, PITCHES + 1):
        assert (root() / "sounds" / "effects" / f"count-{step}.wav").exists()


def test_the_cards_that_fly_are_counted_as_they_land() -> None:
    match = played("catte", 5, until=RoundEnded)
    count = RoundCount(match, match.turns[-1].events)
    part = next(part for part in count.parts if len(part.cards) > 1)
    while count.part is not part:
        count.go_on(1 / 60)
    shares = [0.0]
    while count.part is part:
        count.go_on(1 / 60)
        shares.append(count.share(part.seat, part.line))
    assert shares == sorted(shares)
    assert set(shares) == {n / len(part.cards) for n in range(len(part.cards) + 1)}


@pytest.mark.parametrize("calm", [True, False])
def test_a_seat_that_went_over_the_limit_looks_it_and_others_do_not(
    calm: bool, hand: Seated
) -> None:
    seen = 0
    for seed in range(8):
        match = played("catte", seed, until=RoundEnded)
        mine = hand(Home, (960, 600), reduced_motion=calm)
        scene = RoundEnd(mine.stage, match, match.turns[-1].events, lambda: None)
        mine.stage.push(scene, fade=False)
        assert not any(scene.count.too_far(seat) for seat in range(3))
        scene.go_on()
        for seat, scored in scene.count.scored.items():
            over = scored.lines[0].what == "over-limit"
            assert scene.count.too_far(seat) == over
            seen += over
        look_at(mine)
    assert seen


# The end of a game


@pytest.mark.parametrize(
    ("name", "seats"), [("meows", 4), ("meows", 3), ("catte", 3), ("towai", 6)]
)
def test_the_podium_rises_from_the_last_to_the_first(name: str, seats: int, hand: Seated) -> None:
    for seed in (1, 5):
        match = played(name, seed, seats)
        mine, end = at_the_end(hand, match)
        podium = end.ceremony
        assert isinstance(podium, Podium)
        stands: dict[int, float] = {}
        now = 0.0
        while end.going:
            mine.stage.update(1 / 60)
            now += 1 / 60
            for seat in range(seats):
                if podium.risen(seat, end.passed) >= 1:
                    stands.setdefault(seat, now)
            if set(match.state.winners) <= set(stands):
                assert len(stands) == seats
        others = [seat for seat in range(seats) if seat not in match.state.winners]
        for one in others[:]:
            assert all(stands[one] < stands[seat] for seat in match.state.winners)
            for other in others:
                if match.state.scores[one] > match.state.scores[other]:
                    assert stands[one] >= stands[other]
        first = max(podium.order.index(seat) for seat in match.state.winners)
        if first == 0 and seats > 2:
            assert stands[podium.order[1]] > stands[podium.order[2]]


@pytest.mark.parametrize("name", list(GAMES))
def test_who_has_won_is_told_only_when_the_winner_stands_there(
    name: str, hand: Seated, written: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    mine, end = at_the_end(hand, played(name, 5))
    asked = "How did we do?" if GAMES[name].together else "And the winner is…"
    loud = (255, 0, 255)  # a colour that nothing else on the screen has

    def glaring(size: tuple[int, int]) -> pygame.Surface:
        picture = pygame.Surface(size)
        picture.fill(loud)
        return picture

    def turning_point_is_seen() -> bool:
        return pygame.mask.from_threshold(look_at(mine), loud, (8, 8, 8)).count() > 0

    with monkeypatch.context() as painted:
        painted.setattr(end.turning, "picture", glaring)
        while end.passed < end.ceremony.told_at:
            assert end.headline() == asked
            assert not turning_point_is_seen()
            mine.stage.update(0.25)
        pass_by(mine, 2.0)
        assert turning_point_is_seen()
    assert end.headline() != asked
    look_at(mine)
    assert {"The turning point", end.headline()} <= written


def test_the_winner_leaps_once_up_there_unless_little_motion_is_wished(hand: Seated) -> None:
    match = played("meows", 5)
    tops: dict[bool, set[float]] = {}
    for calm in (False, True):
        _, end = at_the_end(hand, match, reduced_motion=calm)
        podium = end.ceremony
        assert isinstance(podium, Podium)
        winner = match.state.winners[0]
        heights = [podium.leaps(winner, t / 20) for t in range(200)]
        loser = podium.order[-1]
        assert not any(podium.leaps(loser, t / 20) for t in range(200))
        assert not any(podium.leaps(winner, t / 20) for t in range(round(podium.told_at * 20)))
        assert heights[-1] == 0
        tops[calm] = set(heights)
    assert max(tops[False]) > 0.9
    assert tops[True] == {0.0}


def press(mine: Hand, way: str) -> None:
    if way == "pad":
        mine.pad(pygame.CONTROLLER_BUTTON_A)
    elif way == "click":
        mine.click("again")
    else:
        mine.key(pygame.K_RETURN)


@pytest.mark.parametrize("way", ["key", "pad", "click"])
@pytest.mark.parametrize("name", list(GAMES))
def test_the_first_press_completes_the_picture_and_never_plays_again(
    name: str, way: str, hand: Seated
) -> None:
    mine = hand(Home, (960, 600))
    chosen: list[Match] = []
    end = GameEnd(mine.stage, played(name, 5), chosen.append)
    mine.stage.push(end, fade=False)
    pass_by(mine, 0.8)
    assert end.going
    press(mine, way)
    assert not end.going
    assert end.headline() not in ("And the winner is…", "How did we do?")
    press(mine, way)  # of the same impatient finger
    assert chosen == []
    pass_by(mine, DEAF + 0.1)
    if way in ("key", "pad"):
        press(mine, way)  # shows first what it would choose
        assert chosen == []
        assert end.focus is end["again"]
    press(mine, way)
    assert len(chosen) == 1


def test_an_enter_in_the_moment_the_picture_is_whole_plays_nothing(hand: Seated) -> None:
    mine = hand(Home, (960, 600))
    chosen: list[Match] = []
    end = GameEnd(mine.stage, played("meows", 5), chosen.append)
    mine.stage.push(end, fade=False)
    while end.going:
        mine.stage.update(1 / 60)
    mine.key(pygame.K_RETURN)
    assert chosen == []


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("calm", [True, False])
def test_skipping_lands_on_the_picture_that_waiting_comes_to(
    name: str, calm: bool, hand: Seated
) -> None:
    match = played(name, 5)
    pictures = []
    for skips in (True, False):
        mine, end = at_the_end(hand, match, reduced_motion=calm)
        if skips:
            pass_by(mine, 0.3)
            mine.key(pygame.K_RETURN)
        pass_by(mine, 16.0)
        mine.stage.by_pointer = True
        end.layout()
        pictures.append(pygame.image.tobytes(look_at(mine), "RGB"))
    assert pictures[0] == pictures[1]


def test_the_same_deal_is_the_same_cards_and_counts_as_practice(hand: Seated) -> None:
    match = played("meows", 5, 3)
    mine = hand(Home, (960, 600))
    chosen: list[Match] = []
    end = GameEnd(mine.stage, match, chosen.append)
    mine.stage.push(end, fade=False)
    end.finish()
    pass_by(mine, DEAF + 0.1)
    mine.click("same")
    [new] = chosen
    assert new.opening == match.opening
    assert (new.seed, new.seats, new.game.chosen) == (match.seed, match.seats, match.game.chosen)
    assert new.game.seats == 3
    assert new.practice
    assert not new.turns
    mine.click("again")
    assert not chosen[1].practice
    assert chosen[1].seed != match.seed


def test_a_game_played_by_hand_can_be_dealt_the_same_again() -> None:
    """Through the table itself: last trick, count, podium, the same deal once more."""
    match, after = before_last(played("meows", 5))
    table = tables.Hand()
    scene = table.sit("meows", match=match, thinker=Waits())
    scene.play(after.turns[-1].move)
    assert not table.wait()
    end = table.stage.top
    assert isinstance(end, GameEnd)
    table.settle(DEAF + 0.2)
    table.press_on(end, "same")
    again = table.stage.top
    assert isinstance(again, PlayScene)
    assert again.match.opening == match.opening
    assert again.match.practice


def before_last(after: Match) -> tuple[Match, Match]:
    match = Match(type(after.game)(after.game.seats, after.game.chosen), after.seed, after.seats)
    for turn in after.turns[:-1]:
        match.play(turn.move)
    return match, after


# Together


def test_goal_chart_and_verdict_speak_of_the_same_figures(hand: Seated, written: set[str]) -> None:
    chart = KITS["familiar"].chart
    assert chart is not None
    assert (chart.goal, tuple(chart.starts)) == (GOAL, CHART)
    assert KITS["familiar"].endings().goal == GOAL
    for language in ("en", "ja"):
        rules = words_in(language, "rules.familiar.verdict.text")
        assert all(str(figure) in rules for figure in (GOAL, *CHART))
    match = played("familiar", 5)
    for points in (0, 19, 20, 24, 25, 26, 29, 30, 49, 50, 61):
        written.clear()
        match.state.scores = (points,) * 3
        match.state.winners = (0, 1, 2) if points >= GOAL else ()
        mine, end = at_the_end(hand, match)
        end.finish()
        look_at(mine)
        headline = end.headline()
        assert str(points) in headline
        assert ("reached" in headline) == (points >= GOAL)
        if points < GOAL:
            assert f"{GOAL - points} short" in headline
        assert f"Goal {GOAL}" in written
        assert str(points) in written
        starts = (0, *CHART)
        for start, following in pairwise(starts):
            assert f"{start}–{following - 1}" in written
        assert f"{starts[-1]}+" in written
        band, share = chart.along(points)
        assert starts[band] <= points
        assert 0 <= share <= 1


def words_in(language: str, key: str) -> str:
    return KITS["familiar"].words(language)[key]


def test_the_points_of_all_grow_errand_by_errand_to_their_sum(hand: Seated) -> None:
    match = played("familiar", 3)
    _, end = at_the_end(hand, match)
    verdict = end.ceremony
    assert isinstance(verdict, ChartVerdict)
    shown = [verdict.shown(t / 30) for t in range(300)]
    assert shown == sorted(shown)
    assert shown[0] == 0
    assert shown[-1] == match.state.scores[0]
    assert verdict.shown(verdict.told_at) == match.state.scores[0]
    notes = [note for _, note in verdict.notes]
    assert notes == sorted(notes)


def test_the_remark_is_heard_after_who_makes_it_has_come(hand: Seated) -> None:
    mine, end = at_the_end(hand, played("familiar", 3))
    verdict = end.ceremony
    assert isinstance(verdict, ChartVerdict)
    look_at(mine)

    def light(after: float) -> int:
        """How bright the slip is by what is written there so long after the last point."""
        surface = pygame.Surface(mine.stage.size)
        verdict.paint(surface, verdict.told_at + after)
        return sum(pygame.transform.average_color(surface, verdict.slip))

    silent, told = light(-0.01), light(1.0)
    assert told > silent
    assert light(0.1) == silent
    assert silent < light(0.35) < light(0.45) < told


@pytest.mark.unhurried
def test_one_is_the_same_owl_at_the_table_and_at_the_end() -> None:
    match = played("familiar", 5)
    stage = stage_without_window((1280, 800), Settings(language="en"), pictures="at once")
    scene = PlayScene(stage, match, thinker=Waits(), saved=False)
    stage.push(scene, fade=False)
    end = GameEnd(stage, match, lambda _: None)
    stage.push(end, fade=False)
    surface = pygame.Surface(stage.size)
    stage.draw(surface)
    verdict = end.ceremony
    assert isinstance(verdict, ChartVerdict)
    for seat, name in enumerate(scene.look.plates.owls.names):  # type: ignore[attr-defined]
        box = verdict.faces[seat]
        owl = people.portrait(stage.pictures, Seat("easy", name), seat, box.width, "thinking")
        middle = box.inflate(-box.width // 2, -box.height // 2)
        there = owl.subsurface(middle.move(-box.left, -box.top))
        seen = pygame.Surface(middle.size)
        seen.blit(there, (0, 0))
        assert pygame.image.tobytes(surface.subsurface(middle), "RGB") == pygame.image.tobytes(
            seen, "RGB"
        )


# The turning point


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("name", list(GAMES))
def test_the_turning_point_says_who_played_what_and_what_it_was_worth(
    name: str, language: str, hand: Seated
) -> None:
    for seed in range(3):
        match = played(name, seed)
        mine = hand(Home, (960, 600))
        mine.stage.speak(language)
        end = GameEnd(mine.stage, match, lambda _: None)
        point = end.turning.point
        if point is None:
            continue
        text = end.turning.caption()
        step = point.step
        assert "{" not in text
        assert "turning." not in text
        if GAMES[name].together:
            assert signed(step.points) in text
            assert str(step.number) in text
        else:
            assert people.display_name(match.seats[step.seat], step.seat) in text
            assert str(step.round) in text
        if name in ("meows", "catte"):
            assert signed(step.points) in text
        end.finish()
        mine.stage.push(end, fade=False)
        look_at(mine)
    words.language = "en"


def test_seats_that_pass_one_another_lie_on_paper_so_that_no_words_mix() -> None:
    match = played("meows", 3, until=RoundEnded)
    stage = stage_without_window((960, 600), Settings(language="en"), pictures="never")
    stage.push(RoundEnd(stage, match, match.turns[-1].events, lambda: None), fade=False)
    top = stage.top
    assert isinstance(top, RoundEnd)
    standings, side, black = top._standings, top._side, (0, 0, 0)
    seats = len(match.seats)
    on_paper = set()
    while top.count.going or top.moving:
        stage.update(1 / 30)
        surface = pygame.Surface(stage.size)
        box = pygame.Rect(side.left, side.top, side.width, 60)
        for seat in filter(standings.on_its_way, range(seats)):
            standings._paint_seat(surface, seat, 3, 0, box)
            on_paper.add(surface.get_at((box.centerx, box.top + 4))[:3] != black)
    assert on_paper == {True}
    surface = pygame.Surface(stage.size)
    standings._paint_seat(surface, 0, 3, 0, box)
    assert surface.get_at((box.centerx, box.top + 4))[:3] == black  # it rests among the others
