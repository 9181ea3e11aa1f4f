"""An onlooker who reads every frame of a table for several people.

Each card's face is painted in a colour of its own that nothing else on the table has, and veils are
clear, so a frame tells by its pixels which faces can be seen in it, whatever drew them there.
"""

from __future__ import annotations

from random import Random

import pygame
import pytest

from cardtable.games import GAMES
from cardtable.media import papercraft
from cardtable.rules.events import CardsMoved
from cardtable.rules.sight import NOBODY, hidden_from, seen
from cardtable.scenes.curtain import Curtain
from cardtable.scenes.dialogue import Dialogue
from cardtable.scenes.game_end import GameEnd
from cardtable.scenes.pause import Pause
from cardtable.scenes.round_end import RoundEnd
from cardtable.table import card_art
from cardtable.table.card_sprite import SHAPE
from cardtable.widgets import cut
from tests.table.hand import Hand

FRAME = 0.08  # seconds
_STEP = 7  # between the colours of two cards: turning and scaling shifts them by two …
_NEAR = 2  # … and what is further off is a mixture
_EACH = 36  # so many cards have full red, and tell by their blue which they are; others vice versa
_FULL = 253
_ANY_FACE = (((255, 0, 128), (3, 1, 129, 255)), ((128, 0, 255), (129, 1, 3, 255)))  # and how near


def paint_faces(monkeypatch: pytest.MonkeyPatch, game_id: str) -> dict[int, str]:
    """Give each card that may be in a hand its colour; which card has which."""
    game = GAMES[game_id](3)
    decks = {pile.deck for pile in game.piles if pile.known == "owner"}
    names = sorted({card.name for deck in decks for card in game.decks[deck]})
    number = {name: at for at, name in enumerate(names)}
    assert len(number) <= 2 * _EACH

    def painted(name: str, size: tuple[int, int]) -> pygame.Surface:
        grey = papercraft.rounded(size, 1.0, (60, 60, 60))
        if name in number:
            # The rim keeps one face from mixing with the next.
            at = number[name]
            code = at % _EACH * _STEP
            colour = (255, 0, code) if at < _EACH else (code, 0, 255)
            grey.fill(colour, grey.get_rect().inflate(-size[0] // 4, -size[1] // 6))
        return grey

    def picture(art: object, name: str, height: int) -> tuple[pygame.Surface, bool]:
        del art
        return painted(name, (round(height * SHAPE), height)), False

    monkeypatch.setattr(card_art.CardArt, "_picture", picture)
    monkeypatch.setattr(card_art, "dimmed", lambda picture, shade: picture)
    monkeypatch.setattr(cut, "veil", lambda *_: None)
    return {at: name for name, at in number.items()}


def faces_in(picture: pygame.Surface, named: dict[int, str]) -> set[str]:
    """The cards whose faces can be seen in a picture."""
    names = set()
    for colour, near in _ANY_FACE:
        for box in pygame.mask.from_threshold(picture, colour, near).get_bounding_rects():
            if box.width > 1:
                names |= _named_in(picture.subsurface(box), named)
    return names


def _named_in(part: pygame.Surface, named: dict[int, str]) -> set[str]:
    """The cards that have a colour which two pixels side by side show."""
    pixels, names = pygame.image.tobytes(part, "RGB"), set()
    for pixel in {*zip(pixels[::3], pixels[1::3], pixels[2::3], strict=True)}:
        name = _named(*pixel, named)
        if name and name not in names and _side_by_side(pixels, bytes(pixel)):
            names.add(name)
    return names


def _named(red: int, green: int, blue: int, named: dict[int, str]) -> str:
    """The card whose face has this colour, if one has."""
    code, full = (blue, 0) if red >= _FULL else (red, _EACH)
    step = round(code / _STEP)
    if green or max(red, blue) < _FULL or step >= _EACH or abs(code - _STEP * step) > _NEAR:
        return ""
    return named.get(full + step, "")


def _side_by_side(pixels: bytes, pixel: bytes) -> bool:
    at = pixels.find(2 * pixel)
    while at >= 0 and at % 3:
        at = pixels.find(2 * pixel, at + 1)
    return at >= 0


class Onlooker:
    """Drives a table for several people and looks at each frame of it.

    It knows by what it did itself who is at the screen: nobody, or the one it has pressed the
    curtain's button for, or whose plate it holds, until that one has played.
    """

    def __init__(self, hand: Hand, named: dict[int, str]) -> None:
        self.hand = hand
        self.named = named
        self.looker = NOBODY  # who may see a hand
        self.leaves = False  # who looked has played: the hand may still be turning over
        self.frames = 0
        self.seen_faces = 0  # frames in which some hand lay open: else the test proves nothing
        self.clicks = 0  # since the last hand-over
        self.turns: list[tuple[int, int]] = []  # of each turn: its clicks and moves

    # What is allowed

    def public(self) -> set[str]:
        """What anybody may see: it lies open now, or did before the last move, or was shown in it.

        The table shows one move after another, so it is never further behind than that.
        """
        match = self.hand.match
        states = [match.state] + [turn.before for turn in match.turns[-1:]]
        events = match.turns[-1].events if match.turns else match.opening
        hidden = {pile.number for pile in hidden_from(match.game, NOBODY)}
        cards = {
            card.name
            for state in states
            for number, pile in enumerate(state.piles)
            if number not in hidden
            for card in pile
        }
        for event in events:
            told = seen(match.game, event, NOBODY)
            if isinstance(told, CardsMoved):
                cards |= {card.name for card in told.cards}
        return cards

    def own(self, seat: int) -> set[str]:
        """What this seat alone knows, now or before the last move."""
        match = self.hand.match
        states = [match.state] + [turn.before for turn in match.turns[-1:]]
        piles = [p.number for p in match.game.piles if p.known == "owner" and p.owner == seat]
        return {card.name for state in states for number in piles for card in state.piles[number]}

    def look(self) -> None:
        """Read this frame."""
        hand, table = self.hand, self.hand.table
        if self.leaves and (
            table.shown.trick is not None or hand.stage.top is not hand.scene or not self.turning()
        ):
            self.looker, self.leaves = NOBODY, False
        faces = self.faces()
        own = self.own(self.looker) if self.looker != NOBODY else set()
        foreign = faces - self.public() - own
        assert not foreign, f"{sorted(foreign)} seen by {self.looker} in frame {self.frames}"
        self.frames += 1
        self.seen_faces += bool(faces & own - self.public())
        if not self.leaves:
            for pile in table.game.piles:
                if pile.known == "owner" and pile.owner != self.looker:
                    for sprite in table.piles[pile.number]:
                        assert sprite.motion is not None or not sprite.known

    def faces(self) -> set[str]:
        """The faces in the frame, and those of the table below whatever lies over it.

        Where one picture fades into another, or a dialogue goes softly, colours mix: both are read
        by themselves, the old one in its time.
        """
        renderer = self.hand.table.renderer
        fade, mixed = renderer.fade, renderer.fade is not None and renderer.fade.still is not None
        mixed = mixed or self.hand.stage.fading
        frame = self.hand.draw()
        faces = faces_in(frame, self.named) if not mixed else set()
        renderer.fade = None if mixed else fade
        if mixed or self.hand.stage.top is not self.hand.scene:
            faces |= faces_in(self.scene_alone(), self.named)
        renderer.fade = fade
        return faces

    def scene_alone(self) -> pygame.Surface:
        """The table as it would be drawn without what lies over it."""
        picture = pygame.Surface(self.hand.stage.size)
        if self.hand.scene in self.hand.stage.scenes:
            self.hand.scene.draw(picture)
        return picture

    def turning(self) -> bool:
        """Whether the last move is still being shown up to the hand being laid face down."""
        table = self.hand.table
        if any(batch.own is not None for batch in table.coming.queue):
            return True
        return any(sprite.turning for sprites in table.piles.values() for sprite in sprites) or any(
            sprite.known for sprite in table.piles.own_hand()
        )

    # Time

    def pass_by(self, frames: int = 1) -> None:
        """Let frames pass, and read each of them."""
        for _ in range(frames):
            self.hand.turn(FRAME)
            self.look()

    def until_asked(self) -> bool:
        """Wait until somebody is asked for a move; whether the match goes on."""
        hand = self.hand
        for _ in range(4000):
            self.pass_by()
            top = hand.stage.top
            if isinstance(top, GameEnd):
                return False
            if isinstance(top, RoundEnd):
                hand.press_on(top, "next")
            elif isinstance(top, Curtain):
                if top.covers and not top.rises:
                    self.sit_down(top)
            elif top is hand.scene and hand.scene.moves and self.still():
                return True
            elif self.trust and self.waits():
                self.hold()
        raise AssertionError(f"nothing happens: {hand.match.state.asked}")

    def sit_down(self, curtain: Curtain) -> None:
        """The person named is there."""
        self.hand.press_on(curtain, "ready")
        self.clicks = 1
        while self.hand.stage.top is curtain:
            self.hand.turn(FRAME)
            if self.hand.stage.top is not curtain:
                self.looker = curtain.number
            self.look()

    # Trust

    @property
    def trust(self) -> bool:
        return self.hand.stage.settings.together == "trust"

    def still(self) -> bool:
        """Whether nothing is being shown or on its way."""
        return not self.hand.table.busy and not self.hand.table.moving

    def waits(self) -> bool:
        """Whether somebody has to hold a plate now."""
        session = self.hand.scene.session
        asked = session.whose in session.persons and session.whose == session.viewer
        return asked and self.still()

    def hold(self) -> None:
        """Click the plate of the person before the table, and go to the cards."""
        plate = self.hand.table.layout.plates[self.hand.scene.session.viewer]
        self.looker = self.hand.scene.session.viewer
        self.hand.click_at(plate.center)
        self.clicks = 1
        self.pass_by(8)

    # Moves

    def play(self, luck: Random) -> None:
        """The one who looks makes any legal move."""
        hand, session = self.hand, self.hand.scene.session
        assert self.looker == hand.match.state.turn == session.viewer
        cards = [move for move in hand.scene.moves if not move.word]
        move = luck.choice(cards or list(hand.scene.moves))
        hand.by_clicking(move)
        self.clicks += 1
        if not session.looking:
            self.turns.append((self.clicks, 1))
            self.leaves = True
            self.clicks = 0

    def disturb(self, luck: Random) -> None:
        """Something people do in between: every frame of it is read, too."""
        hand = self.hand
        match luck.randrange(7):
            case 0:
                hand.stage.resize(luck.choice([(480, 300), (600, 400)]))
                hand.scene.layout()
            case 1:
                self.away()
                hand.scene.menu()
                self.pass_by(3)
                assert isinstance(hand.stage.top, Pause)
                hand.press_on(hand.stage.top, "resume")
            case 2:
                hand.scene.log.toggle()
                self.pass_by(3)
                hand.scene.log.toggle()
            case 3:
                sprites = hand.table.piles.own_hand()
                if sprites:
                    hand.look_closely(hand.spot(luck.choice(sprites)))
                    self.pass_by(3)
                    hand.key(pygame.K_RETURN)
            case 4:
                hand.scene.actions["last_trick"]()
                self.pass_by(3)
                hand.key(pygame.K_RETURN)
            case 5:
                hand.scene.actions["hint"]()
            case 6:
                self.undo(luck)
        self.pass_by(3)

    def undo(self, luck: Random) -> None:
        """Whoever is at the screen wishes to take back; the others agree, or one does not."""
        hand = self.hand
        before = len(hand.match.turns)
        hand.scene.undo()
        if isinstance(hand.stage.top, Dialogue) and "undo" in {
            widget.name for widget in hand.stage.top.widgets
        }:
            self.pass_by(2)
            hand.press_on(hand.stage.top, "undo")
        if isinstance(hand.stage.top, Dialogue):
            self.away()
        while isinstance(hand.stage.top, Dialogue):
            self.pass_by(2)
            hand.press_on(hand.stage.top, luck.choice(("agree", "agree", "refuse")))
        if len(hand.match.turns) < before and not hand.scene.session.looking:
            self.away()

    def away(self) -> None:
        """The one who looked does not, by curtain only if the table says so."""
        if self.trust or not self.hand.scene.session.looking:
            self.looker, self.leaves, self.clicks = NOBODY, False, 0
