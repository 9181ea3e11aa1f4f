"""What the games can ask the screen to say, the screen can say in every language.

The games give keys and values, never sentences. Here random matches of every game, with any
number of seats and any options, and the games' own files are searched for all of them.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from string import Formatter
from types import ModuleType
from typing import Any

import pytest

from cardtable.games import GAMES
from cardtable.games.meows.rules import WISH_WORDS
from cardtable.kits import KITS
from cardtable.media.words import LANGUAGES, sentences, words
from cardtable.rulebook import TITLE, marked, page_of, parts_of, why
from cardtable.rules.cards import Card
from cardtable.rules.events import CardsMoved, Changed, Event, RoundEnded, Said, Scored, TrickWon
from cardtable.rules.game import AnyGame, BadOption
from cardtable.rules.moves import Move
from cardtable.rules.reasons import Line, Reason, because
from cardtable.rules.sight import seen
from cardtable.table.wording import Wording, signed

MATCHES = 24  # of each game, at the least
MOMENTS = 120  # of some matches, where every move there is is tried
LONGEST = 1500  # moves of a random match
UNWORDED = re.compile(
    r"\b(ask|asks|waits|reason|log|moved|say|card|suit|word|pile|line|sum)\.[a-z]"
)


class Found:
    """Everything a game was heard to say, with one example of each."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.asked: set[str] = set()
        self.reasons: dict[str, Reason] = {}
        self.lines: dict[str, Line] = {}
        self.said: set[str] = set()
        self.changed: set[tuple[str, str | int]] = set()
        self.events: dict[object, tuple[AnyGame, Event]] = {}  # by kind, and by piles if moved

    def hear(self, game: AnyGame, event: Event) -> None:
        """Remember what this event says."""
        kind: object = type(event)
        match event:
            case CardsMoved(_, source, target):
                kind = game.pile_of[source].name, game.pile_of[target].name
            case Said(_, word):
                self.said.add(word)
            case Changed(what, to):
                self.changed.add((what, to))
            case TrickWon(reason=reason) | RoundEnded(reason=reason):
                self.reasons[reason.key] = reason
            case Scored(reason=reason, lines=lines):
                self.reasons[reason.key] = reason
                self.lines.update({line.what: line for line in lines})
        self.events[kind] = game, event


def rules_of(game: str) -> ModuleType:
    """The module a game's rules stand in."""
    return importlib.import_module(GAMES[game].__module__)


def source_of(game: str) -> str:
    """The text of a game's file."""
    return inspect.getsource(rules_of(game))


def tables(game: str) -> Iterator[AnyGame]:
    """A game with each number of seats and each choice of options."""
    options = GAMES[game].options
    for seats in GAMES[game].seat_counts:
        for values in product(*[option.values for option in options]):
            chosen = dict(zip([option.name for option in options], values, strict=True))
            try:
                yield GAMES[game](seats, chosen)
            except BadOption:
                continue


def all_moves(game: str) -> list[Move]:
    """Every move a game's file makes, legal or not just now."""
    made: list[object] = []
    for value in vars(rules_of(game)).values():
        made += value.values() if isinstance(value, dict) else [value]
    return [move for move in made if isinstance(move, Move)]


@cache
def found(game: str) -> Found:
    """What random matches of a game say."""
    every = Found(GAMES[game]())
    moves = all_moves(game)
    settings = list(tables(game))
    for number in range(max(MATCHES, len(settings))):
        table = settings[number % len(settings)]
        luck = Random(number).random
        state: Any = table.deal(number, listening=True)
        for played in range(LONGEST):
            if table.is_over(state):
                break
            every.asked.add(state.asked)
            if played < MOMENTS and number % 4 == 0:
                for move in moves:
                    reason = table.reason_against(state, move)
                    if reason is not None:
                        every.reasons[reason.key] = reason
            legal = table.legal_moves(state)
            table.play(state, legal[int(luck() * len(legal))])
            for event in state.events:
                every.hear(table, event)
            state.events = []
    return every


@cache
def written(game: str) -> tuple[re.Pattern[str], ...]:
    """The keys of the reasons in a game's file, those with a gap as a pattern."""
    keys = []
    for node in ast.walk(ast.parse(source_of(game))):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "id", "") or getattr(node.func, "attr", "")
        match name, node.args:
            case ("because", [ast.Constant(value=str(key)), *_]) | (
                "end_round",
                [*_, ast.Constant(value=str(key))],
            ):
                keys.append(re.escape(key))
            case "because", [ast.JoinedStr(values=values), *_]:
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z]+"
                    for part in values
                ]
                keys.append("".join(parts))
    return tuple([re.compile(key) for key in keys])


def ways(game: str) -> set[str]:
    """From where to where moves carry cards."""
    return {f"{move.source}>{move.target}" for move in all_moves(game) if not move.word}


def places(game: str) -> set[str]:
    """What piles are called, as such and by those who carry cards to them."""
    called = {name for way in ways(game) for name in way.split(">")}
    return called | {pile.name for pile in GAMES[game]().piles}


def keys_of(group: str, game: str) -> set[str]:
    """The keys of one group that are this game's own, without group and game."""
    start = f"{group}.{game}."
    return {key.removeprefix(start) for key in sentences("en") if key.startswith(start)}


def shared_keys_of(group: str) -> set[str]:
    """The keys of one group that all games share, without the group."""
    return {key.removeprefix(f"{group}.") for key in LANGUAGES["en"] if key.startswith(group)}


@pytest.fixture(params=sorted(LANGUAGES))
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Each language in turn is the table's."""
    monkeypatch.setattr(words, "language", request.param)
    return str(request.param)


def wording(game: AnyGame) -> Wording:
    """The words of a game, with somebody in every seat."""
    return Wording(game, [f"Cat {seat}" for seat in range(game.seats)])


def check(sentence: str) -> None:
    """A sentence is there, and no gap in it was left open."""
    assert sentence
    assert not UNWORDED.search(sentence), sentence
    assert "{" not in sentence, sentence


in_every_game = pytest.mark.parametrize("game", GAMES)


# Everything said has its sentence


@pytest.mark.unhurried
@in_every_game
def test_every_reason_a_game_gives_can_be_said(game: str, language: str) -> None:
    for reason in found(game).reasons.values():
        check(wording(GAMES[game](max(GAMES[game].seat_counts))).reason(reason))


@in_every_game
def test_every_reason_in_a_game_s_file_has_its_sentence(game: str) -> None:
    keys = keys_of("reason", game) | shared_keys_of("reason")
    for pattern in written(game):
        assert any(pattern.fullmatch(key) for key in keys), pattern.pattern


@in_every_game
def test_every_line_of_a_score_can_be_said_and_summed(game: str, language: str) -> None:
    ours = wording(GAMES[game]())
    assert found(game).lines
    for line in found(game).lines.values():
        what = ours.of("line", line.what)
        check(what)
        if ours.has("sum", line.what):
            check(ours.of("sum", line.what, what=what, gives=signed(line.gives)))


@in_every_game
def test_every_question_is_put_to_the_person_and_told_to_those_who_wait(
    game: str, language: str
) -> None:
    ours = wording(GAMES[game]())
    for asked in found(game).asked:
        assert ours.has("ask", asked), asked
        check(ours.of("asks", asked))
        check(ours.of("waits", asked, name="Cat"))


@in_every_game
def test_every_word_a_seat_may_say_has_its_words(game: str, language: str) -> None:
    ours = wording(GAMES[game]())
    can = {move.word for move in all_moves(game) if move.word}
    assert found(game).said <= can
    for word in can:
        assert ours.has("word", word), word


@in_every_game
def test_everything_that_happens_can_be_told_to_every_seat(game: str, language: str) -> None:
    for table, event in found(game).events.values():
        for seat in range(table.seats):
            told = wording(table).event(seen(table, event, seat), seat)
            assert not UNWORDED.search(told), told
            assert "{" not in told, told


@in_every_game
def test_whatever_changes_in_the_open_has_its_sentence(game: str, language: str) -> None:
    ours = wording(GAMES[game]())
    for what, to in found(game).changed:
        key = f"{what}.{to}" if isinstance(to, str) else what
        check(ours.of("changed", key, to=to))


# Everything on the table has its name


@in_every_game
def test_every_card_and_every_back_has_a_name_and_is_explained(game: str, language: str) -> None:
    table = GAMES[game]()
    cards = {card for deck in table.decks for card in deck} | {pile.back for pile in table.piles}
    for card in cards:
        name = wording(table).card(card)
        check(name)
        if card.suit == "back":
            assert words.has(f"card.{card.name}"), card
        kind = re.sub(r"-\d+$", "", card.name)
        assert words.has(f"about.{game}.{card.name}") or words.has(f"about.{game}.{kind}"), card


@in_every_game
def test_every_pile_has_the_names_that_moves_call_it_by(game: str, language: str) -> None:
    for name in places(game):
        assert wording(GAMES[game]()).has("pile", name), name


@in_every_game
def test_every_way_of_carrying_a_card_can_be_hinted_at(game: str, language: str) -> None:
    for way in ways(game):
        sentence = wording(GAMES[game]()).of("say", way, card="a card")
        check(sentence)
        assert "a card" in sentence


@in_every_game
def test_every_option_has_a_name_a_line_of_help_and_its_values(game: str, language: str) -> None:
    for option in GAMES[game].options:
        key = f"option.{game}.{option.name}"
        assert words.has(key)
        assert words.has(f"{key}.help")
        if set(option.values) != {"yes", "no"}:
            assert all(words.has(f"{key}.{value}") for value in option.values), key


@in_every_game
def test_every_game_has_what_shelf_setup_rules_and_credits_say_of_it(
    game: str, language: str
) -> None:
    keys = [f"game.{game}", f"game.{game}.line", f"players.{game}", f"credits.{game}"]
    if not GAMES[game].options:
        keys.append(f"brief.{game}")
    for page in KITS[game].pages:
        keys += [f"rules.{game}.{page}", f"rules.{game}.{page}.text"]
    assert KITS[game].pages
    assert [key for key in keys if not words.has(key)] == []


@in_every_game
def test_every_band_of_a_chart_has_its_remark(game: str, language: str) -> None:
    chart = KITS[game].chart
    for band in range(len(chart.starts) + 1) if chart else ():
        assert words.has(f"remark.{game}.{band}.title")
        assert words.has(f"remark.{game}.{band}.text")


def test_every_wish_says_in_a_line_what_it_is_worth(language: str) -> None:
    for wish in WISH_WORDS:
        assert words.has(f"wish.{wish}.line"), wish


# Both languages say the same


def test_both_languages_leave_the_same_gaps() -> None:
    for key, sentence in sentences("en").items():
        gaps = [
            {gap for _, gap, _, _ in Formatter().parse(text) if gap is not None}
            for text in (sentence, sentences("ja")[key])
        ]
        assert gaps[0] == gaps[1], key


@in_every_game
def test_the_pages_of_the_rules_have_the_same_parts_in_both_languages(game: str) -> None:
    for page in KITS[game].pages:
        english, japanese = [
            [(part.kind, part.cards, part.winner, part.tells) for part in parts_of(text)]
            for text in [sentences(one)[f"rules.{game}.{page}.text"] for one in ("en", "ja")]
        ]
        assert english == japanese, page


# Where it says why


UNEXPLAINED = {"not-asked", "swept-up"}  # no rule but that of taking turns


def keys_to_explain(game: str) -> set[str]:
    """Every key of a reason or a line of a score that the rules of a game can give."""
    heard = found(game)
    fixed = {p.pattern.replace("\\-", "-") for p in written(game) if "[" not in p.pattern}
    return (set(heard.reasons) | set(heard.lines) | fixed) - UNEXPLAINED


@in_every_game
def test_every_key_the_rules_can_give_has_a_place_in_them(game: str, language: str) -> None:
    for key in keys_to_explain(game):
        for place in (why(game, because(key)), why(game, because(key), key)):
            parts = page_of(game, place.page, language)
            assert place.page in KITS[game].pages, key
            assert TITLE <= place.part < len(parts), key


@in_every_game
def test_a_game_that_marks_passages_marks_one_for_every_reason_and_line(game: str) -> None:
    places = marked(game, "en")
    if not places:
        return
    scored = [event for _, event in found(game).events.values() if isinstance(event, Scored)]
    cards = {value for event in scored for _, value in event.reason.values}
    by_card = any(isinstance(card, Card) and card.name in places for card in cards)
    reasons = set(found(game).reasons) - UNEXPLAINED
    assert sorted(reasons - set(places)) == []
    assert by_card or set(found(game).lines) <= set(places)


@in_every_game
def test_no_passage_is_marked_for_what_a_game_never_says(game: str) -> None:
    source = source_of(game)
    cards = {card.name for deck in GAMES[game]().decks for card in deck}
    for key in marked(game, "en"):
        heard = f'"{key}"' in source or any(p.fullmatch(key) for p in written(game))
        assert heard or key in cards, key


# Nothing is written that no game says


@in_every_game
def test_no_sentence_is_written_for_what_a_game_never_says(game: str) -> None:
    table = GAMES[game]()
    source = source_of(game)
    heard = found(game)
    cards: set[Card] = {card for deck in table.decks for card in deck}
    for key in keys_of("reason", game):
        assert f'"{key}"' in source or any(p.fullmatch(key) for p in written(game)), key
    for key in keys_of("line", game):
        assert f'"{key}"' in source, key
    assert keys_of("word", game) <= {move.word for move in all_moves(game)}
    assert keys_of("pile", game) <= places(game)
    assert keys_of("say", game) <= ways(game)
    assert keys_of("suit", game) <= {card.suit for card in cards}
    for group in ("ask", "asks", "waits"):
        assert {key.split(".")[0] for key in keys_of(group, game)} <= heard.asked
    moved = {">".join(kind) for kind in heard.events if isinstance(kind, tuple)}
    assert keys_of("moved", game) <= moved
