"""Motion tells the truth: nothing jumps, and what one does oneself is answered at once."""

from __future__ import annotations

import itertools
from random import Random

import pygame
import pytest

from cardtable.games import GAMES
from cardtable.games.familiar.rules import BOARD
from cardtable.games.towai.look import TowaiLook
from cardtable.games.towai.rules import PILE
from cardtable.media.canvas import Canvas
from cardtable.rules.events import Changed
from cardtable.scenes.dialogue import Dialogue
from cardtable.scenes.pause import Pause
from cardtable.table import animation
from cardtable.table.animation import Motion, Pose
from cardtable.table.card_sprite import CardSprite
from tests.table.hand import Hand
from tests.table.test_dragging import to_a_following

FRAME = 1 / 60


def wait_for(hand: Hand, asked: str) -> None:
    """Play on until the person is asked this."""
    while hand.wait() and hand.match.state.asked != asked:
        hand.scene.play(hand.scene.moves[0])
    assert hand.match.state.asked == asked


def way(hand: Hand, sprite: CardSprite, seconds: float) -> list[Pose]:
    """Where a card is, frame by frame."""
    found = [sprite.pose]
    for _ in range(round(seconds / FRAME)):
        hand.turn(FRAME)
        found.append(sprite.pose)
    return found


def far(one: Pose, two: Pose) -> float:
    return abs(one.x - two.x) + abs(one.y - two.y)


def order_of_drawing(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the cards of one frame, the uppermost last; ``prompt`` for that sentence."""
    drawn: list[str] = []
    renderer, captions = hand.table.renderer, hand.table.captions
    picture, text = renderer.picture, captions.prompt_box

    def noted(sprite: CardSprite) -> pygame.Surface:
        drawn.append(sprite.card.name)
        return picture(sprite)

    def written(*told: object) -> pygame.Rect:
        drawn.append("prompt")
        return text(*told)  # type: ignore[arg-type]

    monkeypatch.setattr(renderer, "picture", noted)
    monkeypatch.setattr(captions, "prompt_box", written)
    hand.table.stale.all()
    hand.draw()
    return drawn


# What lies over what


def test_a_card_under_a_resting_pointer_lies_below_those_played_after_it(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Few cards are left, so that one raised lies over its neighbours; it is clicked and gone."""
    hand.sit("towai", 2, speed="normal")
    luck = Random(3)
    while hand.wait():
        own = [s for s in hand.scene.touch.offers.cards() if s in hand.table.piles.own_hand()]
        if own and hand.table.ways.raised_on_top and hand.match.state.asked == "card":
            break
        hand.scene.play(luck.choice(list(hand.scene.moves)))
    first = own[0]
    hand.click_at(hand.spot(first))
    assert first in hand.table.piles[PILE]
    assert hand.table.grip.raised is not first
    for _ in range(400):
        hand.turn(0.05)
        pile = hand.table.piles[PILE]
        if first in pile and pile[-1] is not first and not hand.table.moving:
            break
        if hand.scene.moves and not hand.table.busy:
            hand.scene.play(hand.scene.moves[0])
    drawn = order_of_drawing(hand, monkeypatch)
    assert drawn.index(first.card.name) < drawn.index(pile[-1].card.name)


def test_a_held_card_is_drawn_over_the_sentence_above_the_hand(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand.sit("meows")
    to_a_following(hand)
    sprite = hand.sprite(hand.scene.moves[0].card.name)
    hand.down(hand.spot(sprite))
    table = hand.table
    hand.move(table.captions.prompt_box(table.captions.prompt_text(), table.layout).center)
    hand.turn()
    drawn = order_of_drawing(hand, monkeypatch)
    assert drawn.count(sprite.card.name) == 1
    assert drawn.index("prompt") < drawn.index(sprite.card.name)


def test_what_lies_under_the_resting_pointer_once_the_cards_lie_still_stands_up(
    hand: Hand,
) -> None:
    hand.sit("meows", speed="normal")
    to_a_following(hand)
    sprite = hand.sprite(hand.scene.moves[0].card.name)
    at = hand.spot(sprite)
    hand.click_at(at)
    assert hand.table.grip.raised is None
    hand.settle(1.0)
    under = hand.table.ways.card_at(at)
    assert under in [*hand.table.piles.own_hand(), None]
    assert hand.table.grip.raised is under


def test_what_a_trick_brings_is_lit_only_once_the_trick_is_told(hand: Hand) -> None:
    """Who is asked for a coffee next has won: no rim of light says so before it is seen."""
    hand.sit("catte", 3, speed="normal")
    luck = Random(2)

    def asked_next() -> bool:
        return hand.match.state.asked == "coffee" and hand.match.state.turn == 0

    while hand.wait() and not asked_next():
        hand.scene.play(luck.choice(list(hand.scene.moves)))
        for _ in range(400):
            hand.turn(0.02)
            if asked_next():
                break
            if hand.scene.moves and not hand.table.busy:
                break
        if asked_next():
            break
    grip, shown = hand.table.grip, hand.table.shown
    told = False
    for _ in range(400):
        hand.turn(0.02)
        told = told or shown.trick is not None
        if shown.trick_is_told:
            assert not grip.marked
            assert not any(sprite.dim for sprite in hand.table.piles.own_hand())
    assert told
    assert grip.marked
    assert all(sprite.dim for sprite in hand.table.piles.own_hand())


# A card that comes home


def test_a_refused_card_springs_home_in_a_third_of_a_second_and_trembles_there(
    hand: Hand,
) -> None:
    hand.sit("meows", speed="normal")
    to_a_following(hand)
    sprite = next(s for s in hand.table.piles.own_hand() if s.dim)
    hand.drag_to(hand.spot(sprite), hand.zone("trick"))
    start = sprite.pose
    number = hand.table.piles.hand.number
    hand.move((5, 5))
    home = hand.table.ways.pose_of(number, sprite)
    poses = way(hand, sprite, animation.HOME)
    whole = far(start, home)
    left = [far(pose, home) / whole for pose in poses]
    assert left[round(0.06 / FRAME)] > 0.5
    assert 0.15 < next(n for n, share in enumerate(left) if share < 0.03) * FRAME < 0.33
    # It gathers speed, and no frame jumps.
    assert max(a - b for a, b in itertools.pairwise(left)) < 0.2
    assert max(pose.y for pose in poses) > home.y + 1, "a spring swings past its place"
    after = way(hand, sprite, animation.SHAKE + 0.1)
    aside = [pose.x - home.x for pose in after]
    assert max(aside) > 1
    assert min(aside) < -1
    assert sprite.pose.near(home)


def test_a_card_refused_by_a_click_trembles_where_it_lies(hand: Hand) -> None:
    hand.sit("meows", speed="normal")
    to_a_following(hand)
    sprite = next(s for s in hand.table.piles.own_hand() if s.dim)
    hand.click_at(hand.spot(sprite))
    poses = way(hand, sprite, 0.7)
    home = hand.table.ways.pose_of(hand.table.piles.hand.number, sprite)
    assert max(abs(pose.x - home.x) for pose in poses[12:]) > 1.5
    assert sprite.pose.near(home)


def test_with_reduced_motion_nothing_trembles(hand: Hand) -> None:
    hand.sit("meows", speed="normal", reduced_motion=True)
    to_a_following(hand)
    sprite = next(s for s in hand.table.piles.own_hand() if s.dim)
    hand.click_at(hand.spot(sprite))
    hand.settle(0.5)
    still = way(hand, sprite, 0.5)
    assert all(pose.near(still[0]) for pose in still)


def test_a_dropped_errand_flies_from_where_it_was_let_go(hand: Hand) -> None:
    """Another errand is drawn first; meanwhile the dropped one waits."""
    hand.sit("familiar", 3, speed="normal")
    wait_for(hand, "errand")
    move = next(move for move in hand.scene.moves if move.target == "level3")
    sprite = hand.sprite(move.card.name, "board")
    at = hand.zone("level3")
    hand.drag_to(hand.spot(sprite), at)
    assert hand.match.turns[-1].move is move
    let_go = sprite.pose
    poses = []
    while sprite in hand.table.piles[BOARD]:
        poses.append(sprite.pose)
        hand.turn(FRAME)
    assert len(poses) > 10, "the new errand comes first"
    assert all(pose.near(let_go) for pose in poses)
    poses = way(hand, sprite, 1.0)
    assert max(far(a, b) for a, b in itertools.pairwise([let_go, *poses])) < far(
        let_go, sprite.pose
    ), "it went straight from the hand to its pile"


# Motions under way


def test_a_way_bent_to_another_end_goes_on_from_where_the_card_is() -> None:
    one, two, other = Pose(0, 0), Pose(100, 50, 10), Pose(300, -20, -5)
    for passed in (0.0, 0.1, 0.2, 0.3):
        motion = Motion(one, two, 0.4, arc=30, ease=animation.ease_in_out, passed=passed)
        bent = motion.bent(other)
        assert far(bent.pose(), motion.pose()) < 0.01
        bent.passed = 0.4
        assert bent.pose() == other


def test_no_card_of_the_hand_jumps_while_the_pointer_runs_over_it(hand: Hand) -> None:
    hand.sit("meows", speed="normal")
    to_a_following(hand)
    hand.settle(1.0)
    cards = hand.table.piles.own_hand()
    height = cards[0].pose.height
    y = round(cards[0].pose.y - height * 0.2)
    before = [sprite.pose for sprite in cards]
    for x in range(round(cards[0].pose.x), round(cards[-1].pose.x), 17):
        hand.move((x, y))
        hand.turn(FRAME)
        now = [sprite.pose for sprite in cards]
        for one, two in zip(before, now, strict=True):
            assert far(one, two) < height * 0.2
        before = now


# What one does oneself


def test_ones_own_day_or_night_is_answered_in_the_next_frame(hand: Hand) -> None:
    scene = hand.sit("towai", 2, speed="normal")
    look = scene.look
    assert isinstance(look, TowaiLook)
    wait_for(hand, "set")
    hand.settle(2.0)
    assert not look.bay.sky.turning
    hand.by_clicking(scene.moves[0])
    word = hand.match.turns[-1].move.word
    hand.turn(FRAME)
    assert look.bay.sky.turning
    assert look.bay.sky.goal == word
    assert look.seen.marker == word
    assert [bubble.seat for bubble in hand.table.captions.bubbles] == [0]


def flips(hand: Hand, hours: list[str], apart: float) -> int:
    """How often the sky turns while others flip the marker, one after another."""
    look = hand.scene.look
    assert isinstance(look, TowaiLook)
    sky, turns, goal = look.bay.sky, 0, look.bay.sky.goal
    view = hand.table.shown.view
    for hour in hours:
        hand.table.coming.add([Changed("marker", hour)], view)
        for _ in range(round(apart / FRAME)):
            hand.table.update(FRAME)
            # Their moves are shown, not yet those of the one who looks.
            hand.table.shown.changed["marker"] = hour
            turns, goal = turns + (sky.goal != goal), sky.goal
    for _ in range(round(2.5 / FRAME)):
        hand.table.update(FRAME)
        hand.table.shown.changed["marker"] = hours[-1]
        turns, goal = turns + (sky.goal != goal), sky.goal
    assert sky.goal == hours[-1]
    return turns


@pytest.mark.parametrize(
    ("hours", "turns"),
    [(["night", "day", "night"], 1), (["night", "day"], 0), (["night"], 1)],
    ids=["three-flips", "two-flips", "one-flip"],
)
def test_the_sky_waits_while_others_flip_it_and_turns_once(
    hand: Hand, hours: list[str], turns: int
) -> None:
    scene = hand.sit("towai", 4, speed="normal")
    look = scene.look
    assert isinstance(look, TowaiLook)
    while not (look.bay.sky.goal == "day" and look.seen.marker == "day" and not look.seen.mine):
        hand.turn(0.05)
        if scene.moves and not hand.table.busy:
            scene.play(scene.moves[0])
    while hand.table.busy or look.bay.sky.turning:
        hand.table.update(FRAME)
    assert flips(hand, hours, 0.6) == turns


def test_the_marker_itself_turns_over_whatever_the_sky_does(hand: Hand) -> None:
    scene = hand.sit("towai", 2, speed="normal")
    look = scene.look
    assert isinstance(look, TowaiLook)
    hand.wait()
    while look.seen.choosing_hour:
        scene.play(scene.moves[0])
        hand.wait()
    hand.settle(2.0)
    hour = "day" if look.seen.marker == "night" else "night"
    hand.table.shown.changed["marker"] = hour
    widths, drawn = [], hand.table.renderer.rebuilt
    for _ in range(30):
        hand.table.update(FRAME)
        canvas = Canvas(hand.stage.size)
        hand.table.renderer.draw(canvas)
        coins = [stroke.box[2:] for stroke in canvas.strokes]
        side = hand.stage.px(92)
        widths.append(next(wide for wide, high in coins if high == side and wide <= side))
    assert len(set(widths)) > 4, "it is seen to turn"
    assert widths[-3:] == [side] * 3
    assert look.plaque.part()[0] == (look.plaque.rule(), hour)
    assert hand.table.renderer.rebuilt - drawn < 12, "the plates are not drawn anew all the while"


def test_a_wish_flies_from_its_tile_to_its_stand(hand: Hand) -> None:
    hand.sit("meows", speed="normal")
    wait_for(hand, "wish")
    hand.settle(1.0)
    tile = next(one for one in hand.scene.apart if not getattr(one, "hint", ""))
    hand.click_at(tile.place.center)
    move = hand.match.turns[-1].move
    sprite = hand.sprite(move.card.name, "wish")
    assert sprite.motion is not None
    assert far(sprite.motion.start, Pose(*tile.place.center)) < 2
    assert sprite.shows_face, "one has chosen it by its face"
    poses = way(hand, sprite, 1.0)
    stand = hand.table.layout.places[hand.match.game.pile("wish", 0).number]
    assert far(poses[-1], Pose(stand.x, stand.y)) < 2


# What was taken back


def test_a_card_taken_back_is_seen_to_go_back(hand: Hand) -> None:
    hand.sit("meows", speed="normal")
    to_a_following(hand)
    name = hand.scene.moves[0].card.name
    order = hand.table.piles.own_cards()
    hand.click(name)
    sprite = hand.sprite(name)
    hand.move((5, 5))
    hand.key(pygame.K_s)
    hand.settle(0.6)
    lay = sprite.pose
    hand.scene.take_back()
    again = hand.sprite(name)
    assert hand.table.piles.own_cards() == order
    poses = way(hand, again, animation.BACK + 2 * FRAME)
    assert far(poses[0], lay) < 2
    assert max(far(a, b) for a, b in itertools.pairwise(poses)) < 0.4 * far(poses[0], poses[-1])
    home = hand.table.ways.pose_of(hand.table.piles.hand.number, again)
    assert poses[-1].near(home)
    assert hand.table.disagreement() == ""


def test_a_card_taken_back_counts_in_the_hand_once_it_is_there(hand: Hand) -> None:
    hand.sit("meows", speed="normal")
    to_a_following(hand)
    own = hand.table.piles.hand.number
    before = hand.table.shown.count(own)
    hand.click(hand.scene.moves[0].card.name)
    hand.settle(0.6)
    hand.scene.take_back()
    counts = []
    for _ in range(round((animation.BACK + 2 * FRAME) / FRAME)):
        hand.turn(FRAME)
        counts.append(hand.table.shown.count(own))
    assert counts[0] == before - 1
    assert counts == sorted(counts)
    assert counts[-1] == before


def test_a_card_taken_back_goes_where_its_owner_had_laid_it(hand: Hand) -> None:
    hand.sit("meows")
    to_a_following(hand)
    cards = hand.table.piles.own_hand()
    first, last = hand.spot(cards[0]), hand.spot(cards[-1])
    hand.drag_to(first, (last[0] + 60, last[1] + 10))
    hand.settle(0.5)
    order = hand.table.piles.own_cards()
    hand.click(hand.scene.moves[0].card.name)
    hand.scene.take_back()
    assert hand.table.piles.own_cards() == order


def test_a_hand_that_is_sorted_again_stays_so_when_a_card_is_taken_back(hand: Hand) -> None:
    hand.sit("meows")
    to_a_following(hand)
    cards = hand.table.piles.own_hand()
    first, last = hand.spot(cards[0]), hand.spot(cards[-1])
    hand.drag_to(first, (last[0] + 60, last[1] + 10))
    hand.settle(0.5)
    hand.move((5, 5))
    hand.key(pygame.K_s)
    hand.settle(0.6)
    order = hand.table.piles.own_cards()
    hand.click(hand.scene.moves[0].card.name)
    hand.scene.take_back()
    assert hand.table.piles.own_cards() == order


@pytest.mark.parametrize("game", list(GAMES))
def test_whatever_is_taken_back_the_table_is_what_the_seat_sees(hand: Hand, game: str) -> None:
    hand.sit(game, 3, speed="normal", seed=5)
    luck = Random(5)
    back = 0
    for _ in range(14):
        if not hand.wait():
            break
        if hand.scene.session.can_undo() and luck.random() < 0.5:
            hand.scene.take_back()
            hand.settle(0.5)
            assert hand.table.disagreement() == ""
            known = {pile.number for pile in hand.match.game.piles if pile.known_to(0)}
            for number, sprites in hand.table.piles.items():
                if number not in known:
                    assert all(not sprite.known for sprite in sprites)
            back += 1
        else:
            hand.scene.play(luck.choice(list(hand.scene.moves)))
    assert back


# Sheets and panels


@pytest.mark.unhurried
def test_a_dialogue_comes_up_within_a_moment_and_answers_at_once(hand: Hand) -> None:
    hand.sit("meows", speed="normal")
    hand.wait()
    hand.key(pygame.K_ESCAPE)
    pause = hand.stage.top
    assert isinstance(pause, Pause)
    shares = []
    for _ in range(14):
        hand.turn(FRAME)
        hand.draw()
        shares.append(pause.rising.share)
    assert 0 < shares[0] < 0.5
    assert shares == sorted(shares)
    assert shares[round(0.18 / FRAME)] == 1
    hand.key(pygame.K_ESCAPE)
    hand.turn(FRAME)
    assert hand.stage.top is hand.scene
    assert not hand.stage.at_rest, "it goes softly"
    for _ in range(20):
        hand.turn(FRAME)
        hand.draw()
    assert hand.stage._fade is None
    dialogue = Dialogue(hand.stage, "Title", "", [("yes", "Yes", "main", lambda: None)])
    hand.stage.push(dialogue, fade=False)
    hand.turn(FRAME)
    hand.press_on(dialogue, "yes")
    assert hand.stage.top is hand.scene


def test_with_reduced_motion_a_dialogue_is_there(hand: Hand) -> None:
    hand.sit("meows", speed="normal", reduced_motion=True)
    hand.wait()
    hand.key(pygame.K_ESCAPE)
    hand.turn(FRAME)
    pause = hand.stage.top
    assert isinstance(pause, Pause)
    assert pause.rising.there


def test_the_panel_of_wishes_comes_up_and_is_used_meanwhile(hand: Hand) -> None:
    scene = hand.sit("meows", speed="normal")
    while scene.panel is None:
        hand.turn(FRAME)
    assert scene.sheet.rising.share < 0.5
    assert scene.moving
    hand.draw()
    tile = next(one for one in scene.apart if not getattr(one, "hint", ""))
    before = len(hand.match.turns)
    hand.click_at(tile.place.center)
    assert hand.match.turns[before].seat == 0


# Under the finger


def test_a_card_gives_under_the_finger_and_comes_up_again(hand: Hand) -> None:
    hand.sit("meows", speed="normal")
    to_a_following(hand)
    sprite = hand.table.piles.own_hand()[2]
    at = hand.spot(sprite)
    hand.move(at)
    hand.settle(0.5)
    before = sprite.pose
    hand.down(at)
    hand.settle(0.2)
    assert sprite.pose.height < before.height
    assert sprite.pose.lift < before.lift
    hand.move((at[0] + 40, at[1] - 60))
    assert sprite.pose.height == before.height, "in the hand it is as large as ever"
    hand.key(pygame.K_ESCAPE)
    hand.settle(1.0)
    assert hand.table.grip.pressed is None


def test_a_held_card_leaves_a_ghost_where_it_came_from(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand.sit("meows")
    to_a_following(hand)
    sprite = hand.sprite(hand.scene.moves[0].card.name)
    home = sprite.pose
    seen: list[Pose] = []
    monkeypatch.setattr(
        "cardtable.table.accents.draw_ghost", lambda surface, picture, pose: seen.append(pose)
    )
    hand.draw()
    assert not seen
    hand.down(hand.spot(sprite))
    hand.move(hand.zone("trick"))
    hand.draw()
    assert len(seen) == 1
    assert far(seen[0], home) < home.height * 0.25
    hand.up()
    hand.draw()
    assert len(seen) == 1


def test_the_card_played_last_is_marked_until_the_next(hand: Hand) -> None:
    hand.sit("meows", speed="normal", trick_pause="long")
    checked = 0
    for _ in range(600):
        hand.turn(0.05)
        if hand.scene.moves and not hand.table.busy:
            hand.scene.play(hand.scene.moves[0])
        trick = hand.table.piles[20]
        if trick and not hand.table.coming.reading:
            assert hand.table.piles.last is trick[-1]
            checked += 1
        elif not trick:
            assert hand.table.piles.last is None
    assert checked > 20


def test_neighbours_make_room_one_after_another(hand: Hand) -> None:
    hand.sit("meows", speed="normal")
    to_a_following(hand)
    hand.move((5, 5))
    hand.settle(1.0)
    cards = hand.table.piles.own_hand()
    middle = len(cards) // 2
    hand.move(hand.spot(cards[middle]))
    delays = [card.motion.delay for card in cards[middle + 1 :] if card.motion is not None]
    assert delays == sorted(delays)
    assert len(set(delays)) > 1
    hand.settle(0.4)
    assert not hand.table.moving


# What is written


def test_the_caption_of_a_trick_is_gone_when_the_next_one_is_played(hand: Hand) -> None:
    """While a full trick lies there unresolved, nothing is said of the coffee before it."""
    scene = hand.sit("catte", 3, speed="normal")
    luck = Random(2)
    told: set[str] = set()
    full = 0
    for _ in range(6000):
        hand.turn(0.05)
        table, sentence = hand.table, scene.look.prompts.sentence()
        if len(table.piles.cards(table.game.pile("trick", 0).number)) == 3:
            if table.shown.trick_over and table.shown.trick is None:
                told.add(sentence)
            elif not table.shown.trick_over:
                assert sentence not in told
                full += len(told) > 0
        if scene.moves and not table.busy and hand.stage.top is scene:
            scene.play(luck.choice(list(scene.moves)))
        if full > 8 and len(told) > 2:
            return
    raise AssertionError("no second trick")


# At rest


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("calm", [False, True], ids=["lively", "calm"])
def test_a_lantern_breathes_when_a_turn_begins_and_then_burns_still(
    hand: Hand, game: str, calm: bool
) -> None:
    scene = hand.sit(game, 3, speed="normal", reduced_motion=calm)
    hand.wait()
    hand.settle(6.0)
    plates = scene.look.plates
    assert plates.breathe(1.0) == []
    plates._turn = -1
    changed = [one for _ in range(300) for one in scene.look.drift(FRAME).stale]
    own = plates.reach(scene.look.seen.turn)
    assert changed.count(own) in ((0,) if calm else range(10, 20))
    late = [one for _ in range(300) for one in scene.look.drift(FRAME).stale]
    assert own not in late
    assert not scene.moving


def test_a_card_carried_fast_hangs_askew_but_not_with_reduced_motion(hand: Hand) -> None:
    for calm in (False, True):
        hand.sit("meows", speed="normal", reduced_motion=calm)
        to_a_following(hand)
        sprite = hand.table.piles.own_hand()[0]
        at = hand.spot(sprite)
        hand.down(at)
        askew = []
        for step in range(1, 8):
            hand.move((at[0] + 40 * step, at[1] - 200))
            hand.turn(FRAME)
            askew.append(sprite.pose.angle)
        assert (max(askew) > 4) is not calm
        hand.settle(1.0)
        assert abs(sprite.pose.angle) < 0.5


@pytest.mark.parametrize("what", ["log", "large card", "last trick"])
def test_what_is_looked_at_over_the_table_comes_up_and_goes_softly(hand: Hand, what: str) -> None:
    scene = hand.sit("familiar", 3, speed="normal", seed=5)
    luck = Random(2)
    while scene.showing.last_trick() is None:
        hand.wait()
        scene.play(luck.choice(list(scene.moves)))
    hand.wait()
    hand.settle(1.0)
    rising = {
        "log": scene.log.rising,
        "large card": scene.large_card.rising,
        "last trick": scene.last_trick.rising,
    }[what]
    if what == "large card":
        hand.look_closely(hand.spot(hand.table.piles.own_hand()[0]))
    else:
        scene.actions[what.replace(" ", "_")]()
    pictures, shares = [], []
    for _ in range(14):
        hand.turn(FRAME)
        pictures.append(pygame.image.tobytes(hand.draw(), "RGB"))
        shares.append(rising.share)
    assert 0 < shares[0] < 0.6
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert len(set(pictures)) > 5
    if what == "log":
        scene.log.toggle()
    else:
        hand.key(pygame.K_SPACE)
    going = []
    for _ in range(14):
        hand.turn(FRAME)
        going.append(pygame.image.tobytes(hand.draw(), "RGB"))
    assert len(set(going)) > 3
    assert not scene.log.open
    assert scene.large_card.card is None
    assert scene.last_trick.trick is None


@pytest.mark.parametrize("calm", [False, True])
def test_a_round_s_banner_goes_as_it_came(calm: bool) -> None:
    hand = Hand()
    hand.sit("meows", speed="normal", reduced_motion=calm)
    hand.wait_for(lambda: hand.table.captions.banner is not None)
    banner = hand.table.captions.banner
    assert banner is not None
    shares = []
    while hand.table.captions.banner is banner:
        hand.turn(FRAME)
        shares.append(banner.rising.share)
    last = shares[-8:-1]
    if calm:
        assert set(shares) == {1.0}
    else:
        assert last == sorted(last, reverse=True)
        assert last[-1] < 0.4
