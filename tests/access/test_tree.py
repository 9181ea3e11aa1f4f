"""What a screen reader finds on a screen: names, groups, reasons, and nothing of a hidden hand."""

from __future__ import annotations

import re
import subprocess
import sys
from random import Random

import pytest

from cardtable.access.tree import Node, Told, window
from cardtable.games import GAMES
from cardtable.gestures import Reach
from cardtable.rules.sight import NOBODY, hidden_from
from cardtable.scenes.curtain import Curtain
from cardtable.scenes.play_scene import PlayScene
from tests.access.ear import Ear, named
from tests.table.hand import Hand

ALL = list(GAMES)


@pytest.mark.parametrize("game", ALL)
def test_a_table_has_all_its_controls_in_groups_each_with_a_name(hand: Hand, game: str) -> None:
    scene = hand.sit(game)
    hand.wait()
    tree = window("Table", scene.in_words.tree(), scene.in_words.key(scene.focus), "en")
    keys = [node.key for node in tree.nodes()]
    assert len(keys) == len(set(keys))
    assert {scene.in_words.key(widget) for widget in scene.widgets} <= set(keys)
    assert all(node.told.name for node in tree.nodes())
    assert tree.focus == scene.in_words.key(scene.focus)
    groups = [node.told.name for node in tree.root.children]
    assert groups[:1] == ["What is asked"]
    for name in ("Your hand", "The trick", "Players", "The table", "Buttons"):
        assert name in groups
    for name in scene.look.seen.names:
        assert name in named(list(tree.root.children))


def test_a_card_that_may_not_be_played_is_disabled_with_the_reason(hand: Hand) -> None:
    scene = hand.sit("catte", 3, seed=7)
    for _ in range(60):
        hand.wait()
        if any(not scene.touch.offers.moves_of(sprite) for sprite in hand.table.piles.own_hand()):
            break
        hand.by_clicking(scene.moves[0])
    led = hand.table.piles.named("trick")
    assert led is not None
    suit = hand.table.words.suit(hand.table.piles.cards(led.number)[0].suit)
    cards = named(scene.in_words.tree())["Your hand"].children
    assert {card.told.able for card in cards} == {True, False}
    for card in cards:
        follows = card.told.name.startswith(suit)
        assert card.told.able == follows
        assert card.told.note.startswith(f"{suit} was led, and you hold {suit}") != follows


@pytest.mark.parametrize("game", ALL)
def test_a_reader_presses_what_it_names(hand: Hand, game: str) -> None:
    """Whatever can be chosen is a move, and is made by its key alone."""
    scene = hand.sit(game)
    for _ in range(6):
        hand.wait()
        hand.turn()
        before = len(hand.match.turns)
        offered = [
            node
            for node in _flat(scene.in_words.tree())
            if node.told.able and ("/card " in node.key or "/answer-" in node.key)
        ]
        hand.stage.handle(Reach(offered[0].key, "press"))
        if scene.touch.grip.picked is not None:
            zone = next(node for node in _flat(scene.in_words.tree()) if "/zone-" in node.key)
            hand.stage.handle(Reach(zone.key, "press"))
        assert len(hand.match.turns) > before, offered[0]


def _flat(nodes: list[Node]) -> list[Node]:
    return [node for parent in nodes for node in (parent, *_flat(list(parent.children)))]


def test_a_reader_turns_what_can_be_turned(hand: Hand) -> None:
    home = hand.come_home()
    hand.press_on(home, "settings")
    screen = hand.stage.top
    assert screen is not None
    key = screen.in_words.key(next(w for w in screen.widgets if w.name == "effects"))
    before = hand.stage.settings.effects
    hand.stage.handle(Reach(key, "less"))
    assert hand.stage.settings.effects < before
    assert screen.focus is not None
    assert screen.focus.told() == Told("Cards and events", "slider", "70%")


def test_the_focus_of_a_tree_is_something_in_it() -> None:
    tree = window("Table", [Node("a", Told("A"))], "gone", "ja")
    assert tree.focus == tree.root.key
    assert tree.language == "ja"


@pytest.mark.slow
@pytest.mark.parametrize("manner", ["curtain", "trust"])
@pytest.mark.parametrize("game", ALL)
def test_nothing_is_said_or_found_of_a_hand_that_lies_face_down(
    hand: Hand, game: str, manner: str
) -> None:
    """At every frame of ten moves by three people: no card that those who stand by may not know."""
    hand.sit(game, 3, persons=3, speed="fast", together=manner)
    ear, luck, moves, frames, secrets = Ear(hand.stage), Random(game), 0, 0, 0
    while moves < 10:
        hand.turn(0.05)
        frames += 1
        assert frames < 4000
        secrets += look_through(hand, ear)
        top, scene = hand.stage.top, hand.scene
        if isinstance(top, Curtain):
            if top.fallen == 1 and not top.rises:
                hand.press_on(top, "ready")
        elif top is scene and scene.moves and not hand.table.busy and not hand.table.moving:
            hand.by_clicking(luck.choice(list(scene.moves)))
            moves += 1
        elif scene.peek.on and hand.asks_to_look() and not hand.table.busy:
            hand.look_at_hand()
    assert secrets > 500


def look_through(hand: Hand, ear: Ear) -> int:
    """What can be found and read now must name no card that lies closed; how many do so."""
    top, table = hand.stage.top, hand.table
    assert top is not None
    nodes = _flat(top.in_words.tree())
    told = [text for node in nodes for text in (node.told.name, node.told.value, node.told.note)]
    ear.new()  # what has happened was seen
    if isinstance(top, PlayScene):
        for key in ("read_hand", "read_table", "read_trick", "read_scores", "read_turn"):
            top.in_words.actions[key]()
    told += [line.text for line in ear.new()]
    eyes = table.piles.viewer if table.piles.looking else NOBODY
    state, closed = hand.match.state, hidden_from(hand.match.game, eyes)
    seen = {
        sprite.card
        for number, pile in table.piles.items()
        for sprite in pile
        if hand.match.game.pile_of[number].known_to(eyes)
    }
    secret = {card for pile in closed for card in state.piles[pile.number]} - seen
    names = [table.words.card(card) for card in secret]
    for name in names:
        assert not any(re.search(rf"\b{re.escape(name)}\b", text) for text in told), (name, told)
    return len(names)


def test_where_accesskit_cannot_be_loaded_nothing_breaks() -> None:
    code = (
        "import sys; sys.modules['accesskit'] = None\n"
        "from cardtable.access.reader import ScreenReader\n"
        "from cardtable.access.tree import window\n"
        "reader = ScreenReader(0)\n"
        "reader.in_front(True); reader.show(window('Table', [], '', 'en'))\n"
        "print(reader.there, reader.listens, reader.asked())"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False False []\n"
