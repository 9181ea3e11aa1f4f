"""Undo among several people: who has to be asked, and who has not."""

from __future__ import annotations

from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.rules.moves import Move
from cardtable.seats import Seat
from cardtable.session import Session
from cardtable.settings import Settings
from cardtable.taking_back import Asks
from tests.test_session import AtOnce, computers_play

PERSONS = ("person", "person", "person")


def session_of(
    game: str, who: tuple[str, ...] = PERSONS, manner: str = "curtain", **options: str
) -> Session:
    """A match in which these sit round the table."""
    match = Match(GAMES[game](len(who), options), 7, tuple(Seat(one) for one in who))
    settings = Settings(language="en", together=manner)
    return Session(match, settings, thinker=AtOnce(), saved=False)


def play(session: Session, move: Move | None = None) -> int:
    """The person whose turn it is sits down and plays; who that was."""
    seat = session.whose
    if session.viewer != seat or not session.looking:
        session.sit(seat)
    session.play(move or session.legal_moves_of_viewer()[0])
    return seat


def asked(session: Session) -> dict[int, str]:
    return {one.seat: one.why for one in session.consent()}


def test_nobody_is_asked_when_one_person_plays_against_computers() -> None:
    session = session_of("catte", ("person", "easy", "easy"))
    computers_play(session)
    play(session)
    computers_play(session)
    assert session.can_undo()
    assert session.consent() == []


def test_who_has_seen_the_card_is_asked() -> None:
    """It was laid open, and the table has been everybody's since."""
    session = session_of("catte")
    first = play(session)
    assert session.viewer == first
    others = {seat for seat in range(3) if seat != first}
    assert asked(session) == dict.fromkeys(others, "seen")


def test_a_computer_is_never_asked() -> None:
    session = session_of("catte", ("person", "person", "easy"))
    computers_play(session)
    first = play(session)
    assert set(asked(session)) == {1 - first}


def test_whose_own_choice_would_go_is_asked_and_the_others_if_they_have_seen_it() -> None:
    session = session_of("catte")
    first = play(session)
    second = session.whose
    session.sit(second)
    third = 3 - first - second
    assert session.consent() == [
        Asks(seat, "choice" if seat == first else "seen") for seat in sorted((first, third))
    ]


def test_a_secret_choice_is_taken_back_only_if_its_owner_agrees() -> None:
    """A hidden wish has shown nobody anything; it is a choice all the same."""
    session = session_of("meows", hidden="yes")
    first = play(session)
    assert session.match.turns[-1].move.source == "choice"
    assert not session.undo_asks()
    assert asked(session) == {}  # whose wish it was may think better of it
    session.sit(session.whose)
    assert asked(session) == {first: "choice"}


def in_the_midst_of_a_turn(manner: str) -> Session:
    """Somebody has laid a card, sees what fits on it, and has still to say more."""
    for seed in range(60):
        match = Match(GAMES["towai"](3), seed, tuple(Seat(one) for one in PERSONS))
        settings = Settings(language="en", together=manner)
        session = Session(match, settings, thinker=AtOnce(), saved=False)
        session.sit(session.whose)
        seat = session.whose
        while session.whose == seat and session.looking:
            cards = [move for move in session.legal_moves_of_viewer() if not move.word]
            session.play((cards or session.legal_moves_of_viewer())[0])
            turn = session.match.turns[-1]
            if session.whose == seat and session.match.showed_something(turn):
                return session
    raise AssertionError("no turn goes on after a card")


def test_what_was_played_while_the_others_look_away_is_ones_own_to_take_back() -> None:
    session = in_the_midst_of_a_turn("curtain")
    assert session.looking
    assert session.consent() == []


def test_where_people_trust_nobody_has_looked_away() -> None:
    session = in_the_midst_of_a_turn("trust")
    others = {seat for seat in range(3) if seat != session.viewer}
    assert asked(session) == dict.fromkeys(others, "seen")


def test_who_has_heard_what_was_said_is_asked() -> None:
    """Announcing a hidden wish shows no card, and everybody has heard it."""
    session = session_of("meows", hidden="yes")
    while session.match.state.asked == "wish":
        play(session)
    first = play(session)
    assert session.match.turns[-1].move.word
    assert asked(session) == {seat: "seen" for seat in range(3) if seat != first}


def test_a_match_that_is_continued_counts_as_seen() -> None:
    session = session_of("catte")
    first = play(session)
    again = Session(session.match, session.settings, thinker=AtOnce(), saved=False)
    again.viewer = first
    assert set(asked(again)) == {seat for seat in range(3) if seat != first}


def test_taking_back_anothers_choice_leaves_no_hand_open() -> None:
    session = session_of("catte")
    first = play(session)
    session.sit(session.whose)
    session.undo()
    assert session.whose == first
    assert not session.looking
    assert session.next_person() == first


def test_taking_back_ones_own_choice_while_others_look_away_leaves_the_hand_open() -> None:
    session = session_of("towai")
    session.sit(session.whose)
    seat = session.whose
    session.play(session.legal_moves_of_viewer()[0])
    assert session.whose == seat
    assert session.looking
    session.undo()
    assert session.looking
    assert session.legal_moves_of_viewer() == session.match.legal_moves()
