"""A sitting without a table: who plays, who looks, what is kept, taken back and advised."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from cardtable import library, saves
from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.players.registry import player_for
from cardtable.players.worker import Advice, AnyAnswer, AnyQuestion, Proof, Rest
from cardtable.rules.events import CardsMoved, RoundStarted, TrickWon
from cardtable.rules.moves import move_named
from cardtable.rules.reasons import IllegalMove
from cardtable.rules.settled import settled
from cardtable.seats import Seat
from cardtable.session import HINT_LEVEL, Session
from cardtable.settings import Settings


class AtOnce:
    """A thinker that has thought before one looks again: real players, a few rounds of search."""

    def __init__(self) -> None:
        self.levels: list[str] = []  # that were asked
        self.closed = False
        self._answer: AnyAnswer | None = None

    def warm_up(self) -> None:
        """Nobody has to get ready."""

    def ask(self, question: AnyQuestion) -> None:
        if isinstance(question, Rest):
            game, sight, memory = question.memory.game, question.sight, question.memory
            self._answer = Proof(settled(game, sight, memory))
            return
        self.levels.append(question.level)
        memory, luck = question.memory, Random(question.seed).random
        player = player_for(memory.game, question.level, memory.seat, None, luck, simulations=4)
        player.remember(memory)
        moves = memory.game.legal_moves(question.sight)
        self._answer = Advice(player.choose(question.sight, moves), ())

    def poll(self) -> AnyAnswer | None:
        answer, self._answer = self._answer, None
        return answer

    def drop(self) -> None:
        self._answer = None

    def close(self) -> None:
        self.closed = True


class Choking(AtOnce):
    """A thinker that cannot be told to stop."""

    def drop(self) -> None:
        raise RuntimeError("it will not stop")


def sitting(
    game: str = "catte",
    seats: int = 3,
    *,
    persons: int = 1,
    seed: int = 7,
    thinker: AtOnce | None = None,
    open_memory: bool = False,
    **more: bool,
) -> Session:
    """A new match: the first seats are persons, the others the computer's."""
    who = [Seat("person", f"P{n}") if n < persons else Seat("easy") for n in range(seats)]
    options = {"open_memory": "yes"} if open_memory else {}
    match = Match(GAMES[game](seats, options), seed, tuple(who))
    return session_of(match, thinker=thinker, **more)


def session_of(match: Match, *, thinker: AtOnce | None = None, **more: bool) -> Session:
    unsaid = frozenset({"stop"}) if match.game.id == "towai" else frozenset[str]()
    thinker = thinker or AtOnce()
    return Session(match, Settings(language="en"), thinker=thinker, unsaid=unsaid, **more)


def computers_play(session: Session) -> None:
    """Let the computer's seats play until a person is asked or the game is over."""
    while session.whose >= 0 and session.whose not in session.persons:
        session.think()
        thought = session.poll()
        assert thought is not None
        assert not thought.hint
        session.play(thought.move)


def play_until(session: Session, wanted: Callable[[Session], bool]) -> None:
    """Everybody plays, the persons any legal move, until it has come to that before a person."""
    luck = Random(3)
    while True:
        computers_play(session)
        assert session.whose >= 0, "the game was over before"
        person = session.next_person()
        if person is not None:
            session.sit(person)
        if wanted(session):
            return
        session.play(luck.choice(session.legal_moves_of_viewer()))


def on_disk(session: Session) -> str:
    assert session.save is not None
    return session.save.path.read_text(encoding="utf-8")


# Playing


@pytest.mark.parametrize("game", list(GAMES))
def test_computers_play_a_match_to_its_end_and_nothing_waits_then(game: str) -> None:
    session = sitting(game, min(GAMES[game].seat_counts), persons=0)
    assert session.save is not None
    computers_play(session)
    assert session.match.over
    assert session.whose == -1
    waits = saves.waiting(game)
    assert waits
    assert waits.match.over, "whose end is still to be seen"
    session.save.finished()
    assert saves.waiting(game) is None
    session.think()
    assert session.poll() is None


def test_each_move_is_on_disk_when_it_is_told() -> None:
    session = sitting()
    computers_play(session)
    for _ in range(12):
        happened = session.play(session.match.legal_moves()[0])
        assert happened.kept
        assert on_disk(session) == session.match.to_text()


def test_a_move_is_on_disk_before_anything_else_is_done() -> None:
    """Rules, then disk: what goes wrong after that loses nothing."""
    session = sitting(thinker=Choking())
    computers_play(session)
    assert session.ask_hint()
    move = session.legal_moves_of_viewer()[0]
    with pytest.raises(RuntimeError, match="will not stop"):
        session.play(move)
    assert session.match.turns[-1].move is move
    assert on_disk(session) == session.match.to_text()


def test_a_move_taken_back_is_off_the_disk_before_anything_else_is_done() -> None:
    session = sitting(thinker=Choking())
    computers_play(session)
    before = session.match.to_text()
    session.play(session.legal_moves_of_viewer()[0])
    session.think()
    with pytest.raises(RuntimeError, match="will not stop"):
        session.undo()
    assert on_disk(session) == before.replace("moves\n", "practice\nmoves\n")


def test_an_illegal_move_changes_nothing() -> None:
    session = sitting()
    computers_play(session)
    before = session.match.to_text()
    with pytest.raises(IllegalMove):
        session.play(move_named("say stop"))
    assert session.match.to_text() == on_disk(session) == before


def test_a_full_disk_is_told_and_all_is_written_once_there_is_room() -> None:
    session = sitting()
    computers_play(session)
    assert session.save is not None
    session.save.path.unlink()
    session.save.path.mkdir()  # nothing can be written there
    assert not session.play(session.match.legal_moves()[0]).kept
    assert not session.play(session.match.legal_moves()[0]).kept
    session.save.path.rmdir()
    assert session.play(session.match.legal_moves()[0]).kept
    assert on_disk(session) == session.match.to_text()


def test_a_match_that_is_not_to_be_kept_leaves_nothing() -> None:
    session = sitting(saved=False)
    computers_play(session)
    assert session.play(session.legal_moves_of_viewer()[0]).kept
    assert session.save is None
    assert not library.folder().exists()


def test_the_reason_against_a_move_is_the_rules_own() -> None:
    session = sitting("meows")

    def must_follow(session: Session) -> bool:
        hand = session.view().piles[session.match.game.pile("hand", 0).number]
        return session.match.state.asked == "card" and len(session.legal_moves_of_viewer()) < len(
            set(hand)
        )

    play_until(session, must_follow)
    legal = session.legal_moves_of_viewer()
    hand = session.view().piles[session.match.game.pile("hand", 0).number]
    wrong = next(
        move for card in hand if (move := move_named(f"{card.name} hand>trick")) not in legal
    )
    assert session.reason(legal[0]) is None
    reason = session.reason(wrong)
    assert reason is not None
    assert reason == session.match.game.reason_against(session.match.state, wrong)


# What the one who looks sees


def test_what_others_are_dealt_stays_hidden_unless_hands_are_open() -> None:
    def dealt_to_others(session: Session) -> list[bool]:
        """Of each card in another's hand, whether its face was told."""
        pile_of = session.match.game.pile_of
        return [
            card.suit != "back"
            for event in session.told(0)
            if isinstance(event, CardsMoved)
            and pile_of[event.target].name == "hand"
            and pile_of[event.target].owner != 0
            for card in event.cards
        ]

    hidden, open_ = dealt_to_others(sitting()), dealt_to_others(sitting(open_hands=True))
    assert len(hidden) == len(open_) > 0
    assert not any(hidden)
    assert all(open_)


def test_a_move_is_told_as_the_one_who_looks_sees_it() -> None:
    session = sitting("towai", 3)
    play_until(session, lambda now: now.match.state.asked == "set")
    while True:
        if session.whose in session.persons:
            move = session.legal_moves_of_viewer()[0]
        else:
            session.think()
            thought = session.poll()
            assert thought is not None
            move = thought.move
        happened = session.play(move)
        true = session.match.turns[-1].events
        assert list(happened.events) == session.match.seen(true, 0)
        assert happened.view.piles == session.match.view(0).piles
        if list(happened.events) != list(true):
            return  # somebody drew a card that seat 0 does not see


def test_before_the_deal_no_card_is_known() -> None:
    """Nor what others may wish for in secret, though it lies before them from the start."""
    game = GAMES["meows"](3, {"hidden": "yes"})
    undealt = session_of(Match(game, 7, (Seat("person", "Ann"),) * 3)).undealt()
    hidden = [card for pile in game.hidden_from[0] for card in undealt.piles[pile.number]]
    assert hidden
    assert all(card.suit == "back" for card in hidden)
    assert not undealt.piles[game.pile("hand", 0).number]


def test_what_has_been_told_is_the_deal_and_the_last_moves() -> None:
    session = sitting()
    computers_play(session)
    session.play(session.legal_moves_of_viewer()[0])
    turns = session.match.turns
    opening = session.match.seen(session.match.opening, 0)
    last = session.match.seen(turns[-1].events, 0)
    assert list(session.told(0)) == opening
    assert list(session.told(1)) == [*opening, *last]
    assert len(list(session.told(1000))) == len(opening) + sum(len(one.events) for one in turns)


def test_the_last_trick_is_that_of_this_round() -> None:
    session = sitting(open_memory=True)
    assert session.last_trick() is None
    won: TrickWon | None = None
    rounds = 0
    luck = Random(2)
    while rounds < 2:
        events = session.play(luck.choice(session.match.legal_moves())).events
        for event in events:
            if isinstance(event, TrickWon):
                won = event
            elif isinstance(event, RoundStarted):
                won = None
                rounds += 1
        assert session.last_trick() == won


@pytest.mark.parametrize("game", ["meows", "catte"])
def test_nobody_looks_at_the_last_trick_again_unless_memory_is_open(game: str) -> None:
    closed, opened = sitting(game), sitting(game, open_memory=True)
    luck = Random(2)
    seen = 0
    for _ in range(60):
        move = luck.choice(closed.match.legal_moves())
        closed.play(move)
        opened.play(move)
        assert closed.last_trick() is None
        seen += opened.last_trick() is not None
    assert seen > 20


# Who looks


def test_alone_one_looks_at_once_and_is_never_asked_to_move_over() -> None:
    session = sitting()
    assert session.looking
    for _ in range(20):
        computers_play(session)
        assert session.viewer == 0
        assert session.next_person() is None
        session.play(session.legal_moves_of_viewer()[0])


def test_among_several_people_nobody_looks_before_sitting_down() -> None:
    session = sitting(persons=3)
    assert not session.looking
    assert session.whose == session.next_person()
    assert session.legal_moves_of_viewer() == []
    session.sit(session.whose)
    assert session.next_person() is None
    assert session.legal_moves_of_viewer() == session.match.legal_moves()


def test_the_screen_goes_to_the_person_whose_turn_it_is() -> None:
    session = sitting(persons=3)
    session.sit(session.whose)
    while session.whose == session.viewer:
        session.play(session.legal_moves_of_viewer()[0])
    assert session.legal_moves_of_viewer() == []
    person = session.next_person()
    assert person == session.whose
    assert person is not None
    session.sit(person)
    assert session.view().piles == session.match.view(person).piles
    assert session.legal_moves_of_viewer() == session.match.legal_moves()


def test_before_a_computers_move_the_table_is_everybodys() -> None:
    """It is seen from the side of the person who comes next."""
    who = (Seat("person", "Ann"), Seat("easy"), Seat("person", "Ben"))
    game = GAMES["catte"](3)
    match = next(m for seed in range(30) if (m := Match(game, seed, who)).state.turn == 1)
    session = session_of(match)
    assert session.whose == 1
    assert session.viewer == 2
    assert not session.looking
    assert session.next_person() is None
    computers_play(session)
    assert session.next_person() == 2


def test_nobody_is_asked_to_sit_down_where_only_computers_play() -> None:
    session = sitting(persons=0)
    assert session.viewer == 0
    assert session.next_person() is None
    assert session.legal_moves_of_viewer() == []


# Taking back


def test_undo_goes_back_to_ones_own_last_choice() -> None:
    session = sitting()
    computers_play(session)
    assert not session.can_undo()
    before = session.match.to_text()
    session.play(session.legal_moves_of_viewer()[0])
    computers_play(session)
    assert session.can_undo()
    happened = session.undo()
    assert [line for line in session.match.to_text().splitlines() if line != "practice"] == (
        before.splitlines()
    )
    assert happened.kept
    assert happened.view.piles == session.match.view(0).piles
    assert on_disk(session) == session.match.to_text()


def test_undo_asks_before_it_takes_back_what_has_shown_a_card() -> None:
    """From then on the match is practice, and nothing need be asked."""
    session = sitting()
    computers_play(session)
    assert not session.undo_asks()
    session.play(session.legal_moves_of_viewer()[0])
    computers_play(session)
    shown = session.match.turns[-1]
    assert session.match.showed_something(shown)
    assert session.undo_asks()
    session.undo()
    assert session.match.practice
    session.play(session.legal_moves_of_viewer()[0])
    computers_play(session)
    assert not session.undo_asks()


def test_what_shows_nobody_a_card_is_taken_back_unasked() -> None:
    session = sitting("towai", 2)
    play_until(session, lambda now: now.match.state.asked == "set")
    session.play(session.legal_moves_of_viewer()[0])
    assert session.can_undo()
    assert not session.undo_asks()
    session.undo()
    assert not session.match.practice


def test_undo_goes_behind_a_word_that_was_no_choice() -> None:
    session = sitting("towai", 2, seed=3)
    play_until(session, lambda now: now.goes_without_saying() is not None)
    stop = session.goes_without_saying()
    assert stop is not None
    assert stop.word == "stop"
    said_at = len(session.match.turns)
    session.play(stop)
    session.undo()
    assert len(session.match.turns) < said_at
    assert session.whose == 0
    assert len(session.legal_moves_of_viewer()) > 1 or not session.legal_moves_of_viewer()[0].word


def test_among_several_people_nobody_is_spared_a_word() -> None:
    session = sitting("towai", 2, persons=2, seed=3)
    play_until(session, lambda now: [m.text for m in now.legal_moves_of_viewer()] == ["say stop"])
    assert session.goes_without_saying() is None


def test_where_only_computers_play_nothing_is_taken_back() -> None:
    session = sitting(persons=0)
    for _ in range(9):
        session.think()
        thought = session.poll()
        assert thought is not None
        session.play(thought.move)
    assert not session.can_undo()


def test_an_answer_from_before_an_undo_is_never_played() -> None:
    session = sitting()
    computers_play(session)
    session.play(session.legal_moves_of_viewer()[0])
    while session.whose == 0:
        session.play(session.legal_moves_of_viewer()[0])
    session.think()
    session.undo()
    assert session.poll() is None


# Hints


def test_a_hint_is_the_strongest_players_legal_move_and_no_move_is_made() -> None:
    thinker = AtOnce()
    session = sitting(thinker=thinker)
    computers_play(session)
    turns = len(session.match.turns)
    assert session.ask_hint()
    assert session.hint_comes
    assert not session.ask_hint()
    assert thinker.levels[-1] == HINT_LEVEL
    thought = session.poll()
    assert thought is not None
    assert thought.hint
    assert thought.move in session.legal_moves_of_viewer()
    assert not session.hint_comes
    assert len(session.match.turns) == turns


def test_there_is_no_hint_in_somebody_elses_turn() -> None:
    session = sitting()
    computers_play(session)
    while session.whose == 0:
        session.play(session.legal_moves_of_viewer()[0])
    assert not session.ask_hint()
    behind = sitting(persons=3)
    assert not behind.ask_hint()


def test_a_hint_that_comes_too_late_is_not_told() -> None:
    session = sitting()
    computers_play(session)
    assert session.ask_hint()
    session.play(session.legal_moves_of_viewer()[0])
    assert not session.hint_comes
    assert session.poll() is None


def test_each_computer_is_asked_at_its_own_level_and_once() -> None:
    thinker = AtOnce()
    game = GAMES["catte"](3)
    match = Match(game, 7, (Seat("easy"), Seat("normal"), Seat("random")))
    session = session_of(match, thinker=thinker)
    for _ in range(10):
        level = session.match.seats[session.whose].who
        session.think()
        session.think()
        thought = session.poll()
        assert thought is not None
        session.play(thought.move)
        assert thinker.levels.pop() == level
        assert thinker.levels == []


def test_leaving_closes_the_thinker() -> None:
    thinker = AtOnce()
    sitting(thinker=thinker).close()
    assert thinker.closed


# The rest of a round


@pytest.mark.unhurried
def test_a_rest_that_is_settled_is_known_once_it_has_been_proved_and_no_earlier() -> None:
    session = settled_sitting()
    view, memory = session.view(), session.match.memory(session.viewer)
    assert settled(session.match.game, view, memory)
    assert session.goes_without_saying() is None


@pytest.mark.unhurried
def test_a_rest_played_out_needs_no_more_choices_of_the_person() -> None:
    session = settled_sitting()
    number, scores = session.match.state.round, None
    session.rest.playing_out = True
    while session.match.state.round == number and session.whose >= 0:
        move = session.goes_without_saying()
        if move is None:
            computers_play(session)
        else:
            session.play(move)
        scores = session.match.state.scores
    assert scores is not None
    assert not session.rest.playing_out


def test_a_hint_does_not_wait_for_a_proof() -> None:
    session = sitting("catte", 4)
    computers_play(session)
    session.thinking.ask_rest(session.viewer)
    assert session.ask_hint()
    assert session.hint_comes


def settled_sitting() -> Session:
    """A sitting whose only person has just been told that nothing can change a score any more."""
    for seed in range(1, 60):
        session = sitting("catte", 4, seed=seed)
        luck = Random(seed)
        while True:
            computers_play(session)
            if session.whose < 0:
                break
            session.think()
            assert session.poll() is None
            if session.rest.settled:
                return session
            session.play(luck.choice(session.legal_moves_of_viewer()))
    raise AssertionError("no rest was ever settled")
