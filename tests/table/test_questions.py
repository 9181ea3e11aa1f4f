"""A question asked twice has the same answer, and changes neither the table nor the look."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from enum import Enum
from pathlib import Path
from random import Random

import pygame
import pytest

import cardtable
from cardtable.games import GAMES
from cardtable.looks.asked import Acts
from cardtable.looks.look import Look
from cardtable.rules.cards import Card
from cardtable.rules.events import CardsMoved
from cardtable.rules.moves import Move
from cardtable.rules.state import State
from cardtable.scenes.curtain import Curtain
from cardtable.scenes.game_end import GameEnd
from cardtable.scenes.round_end import RoundEnd
from cardtable.table.animation import Motion, Pose
from cardtable.table.card_sprite import CardSprite
from cardtable.table.shown import Shown
from cardtable.widgets.widget import Widget
from tests.table.hand import Hand

# Pictures that are kept because drawing them again would be slow; they say nothing new.
KEPT = {
    "_over",
    "_drawn",
    "_old",
    "_blend",
    "_blended",
    "_fades",
}
ACTS = Acts(lambda move: None, lambda move: None, lambda: False)


def told(value: object, depth: int = 0) -> object:
    """A value as something that can be compared: numbers, names, and what objects hold."""
    if isinstance(value, Card | Move):
        return str(value)
    if isinstance(value, pygame.Surface):
        return pygame.image.tobytes(value, "RGB")
    if isinstance(value, CardSprite):
        return [told(getattr(value, name), depth + 1) for name in CardSprite.__slots__]
    if isinstance(value, Motion | Pose):
        return str(value)
    if isinstance(value, Mapping):
        return [(told(k, depth + 1), told(v, depth + 1)) for k, v in value.items()]
    if isinstance(value, list | tuple):
        return [told(one, depth + 1) for one in value]
    if isinstance(value, set | frozenset):
        return sorted(str(told(one, depth + 1)) for one in value)
    if isinstance(value, Widget):
        return (type(value).__name__, value.name, str(value.box), value.spoken())
    if isinstance(value, Random):
        return value.getstate()
    if isinstance(value, State) or callable(value) or isinstance(value, type | Enum):
        return type(value).__name__
    if hasattr(value, "__dict__") and type(value).__module__.startswith("cardtable."):
        if depth > 8 or isinstance(value, Shown) or "media" in type(value).__module__:
            return type(value).__name__
        return [
            (name, told(one, depth + 1))
            for name, one in sorted(vars(value).items())
            if name not in KEPT | {"stage", "game", "art"}
        ]
    return str(value)


def marks(hand: Hand) -> object:
    """Whatever a question might have changed."""
    table = hand.table
    return [
        told(part)
        for part in (
            dict(table.piles),
            vars(table.grip),
            table.shown.changed,
            table.shown.scores,
            table.shown.mood,
            table.shown.trick,
            [str(place) for place in table.layout.places.values()],
            table.captions.notice,
            [bubble.text for bubble in table.captions.bubbles],
            len(table.coming.queue),
            table.stale.frame,
            str(table.stale.__dict__),
            str(table.art.shade),
            hand.scene.look,
        )
    ]


def drawing(draw: Callable[[pygame.Surface], None], size: tuple[int, int]) -> pygame.Surface:
    surface = pygame.Surface(size)
    draw(surface)
    return surface


def asked_of(look: Look, size: tuple[int, int]) -> dict[str, Callable[[], object]]:
    """Every question of a look, ready to be asked."""
    table = look.table
    sprites = [sprite for number in table.piles for sprite in table.piles[number]]
    pose = Pose(10, 20, 0, 100)
    moved = [
        CardsMoved((sprite.card,), one.number, two.number)
        for sprite in sprites[:2]
        for one in look.game.piles
        for two in look.game.piles
    ]
    questions: dict[str, Callable[[], object]] = {
        "mood": lambda: [look.mood(look.mood("")), look.mood(table.mood)],
        "fitted": look.fitted,
        "poses": lambda: [look.poses(n, table.poses(n)) for n in table.piles],
        "flight": lambda: [
            look.flight(event, sprite, Motion(pose, pose, 0.25))
            for event in moved
            for sprite in sprites[:3]
        ],
        "shaded": lambda: [(id(sprite), dim) for sprite, dim in look.shaded()],
        "parts": look.parts,
        "moving": lambda: look.moving,
        "prompt": lambda: (
            look.prompts.sentence(),
            look.prompts.colours(),
            look.prompts.asked_how(),
        ),
        "heading": look.heading.told,
        "plates": lambda: [look.plates.plate(seat) for seat in range(look.game.seats)],
        "portraits": lambda: [look.plates.portrait(seat, 20) for seat in range(look.game.seats)],
        "mouths": lambda: [look.plates.mouth(seat) for seat in range(look.game.seats)],
        "answers": look.answers.offered,
        "ready": look.answers.ready,
        "weighs hand": look.answers.weighs_hand,
        "panel": lambda: [
            getattr(look.answers.panel(answers, ACTS), "widgets", None)
            for answers in [look.answers.offered()]
            if answers  # a panel is only asked for if there is something to choose
        ],
        "buttons": lambda: look.answers.buttons(look.answers.offered(), ACTS),
        "tools": look.answers.tools_at,
        "cards": look.furniture.drawn,
        "labels": lambda: [look.furniture.label_of(pile.name, 3) for pile in look.game.piles],
        "rules": look.prompts.rules_page,
        "shade": lambda: look.shade,
        "backdrop": lambda: look.backdrop(table.mood),
    }
    questions["heading drawn"] = lambda: drawing(look.heading.draw, size)
    for draw in ("draw_drift", "draw_under", "draw_over", "draw_stirring", "draw_effects"):
        questions[draw] = lambda draw=draw: drawing(getattr(look, draw), size)  # type: ignore[misc]
    return questions


@pytest.mark.slow
@pytest.mark.parametrize("seed", [3, 8])
@pytest.mark.parametrize("game", list(GAMES))
def test_a_question_asked_twice_changes_nothing(hand: Hand, game: str, seed: int) -> None:
    options = {"hidden": "yes"} if game == "meows" and seed == 8 else None
    scene = hand.sit(game, options=options, speed="normal", seed=seed, size=(960, 600))
    luck = Random(seed)
    moments = 0
    for frame in range(900):
        hand.turn(0.04)
        top = hand.stage.top
        assert not isinstance(top, Curtain)
        if isinstance(top, GameEnd):
            break
        if isinstance(top, RoundEnd):
            hand.press_on(top, "next")
        elif scene.moves and not hand.table.busy and luck.random() < 0.5:
            scene.play(luck.choice(list(scene.moves)))
        elif luck.random() < 0.2:
            hand.move((luck.randrange(960), luck.randrange(600)))
        if frame % 45 == 7:
            moments += 1
            if moments % 3 == 0:
                hand.draw()
            before = marks(hand)
            for name, ask in asked_of(scene.look, (960, 600)).items():
                first = told(ask())
                assert told(ask()) == first, f"{name} answers otherwise the second time"
                assert marks(hand) == before, f"{name} changes something"
    assert moments >= 12


def reads(node: ast.expr) -> str:
    """``self.table.cards`` and the like as text, from the table on; empty for anything else."""
    parts: list[str] = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    if not isinstance(node, ast.Name):
        return ""
    names = [node.id, *reversed(parts)]
    return ".".join(names[names.index("table") :]) if "table" in names else ""


MAY_BE_CALLED = {
    *[f"table.{name}" for name in vars(Shown) if not name.startswith("_")],
    *[f"table.{of}" for of in ("piles.get", "piles.called", "changed.get", "words")],
    *[f"table.layout.{of}" for of in ("towards", "rect", "px", "card", "places", "plates")],
    *[f"table.art.{of}" for of in ("card", "turned", "shaded_soon")],
    "table.layout.plates.values",
} - {"table.join", "table.begin", "table.note"}
LOOKS = sorted((Path(cardtable.__file__).parent).glob("games/*/*.py")) + sorted(
    (Path(cardtable.__file__).parent / "looks").glob("*.py")
)


@pytest.mark.unhurried
@pytest.mark.parametrize("path", LOOKS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_look_only_reads_its_table(path: Path) -> None:
    """It calls nothing that changes the table, and writes nothing on it."""
    wrong = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            name = reads(node.func)
            if name.startswith("table.") and name not in MAY_BE_CALLED:
                wrong.append((node.lineno, name))
        written: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            written = list(node.targets)
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            written = [node.target]
        for target in written:
            one: ast.expr = target
            while isinstance(one, ast.Subscript):
                one = one.value
            if reads(one).startswith("table."):
                wrong.append((target.lineno, reads(one)))
    assert not wrong
