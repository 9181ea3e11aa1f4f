"""No sentence is kept that nobody says.

Keys are looked for in the program's source: written out, or put together of words that the
program knows, as ``f"settings.{name}.help"`` is.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path

import pytest

from cardtable.devices.bindings import DEEDS
from cardtable.games import GAMES
from cardtable.kits import KITS
from cardtable.media.words import LANGUAGES
from cardtable.settings import Settings

ROOT = Path(__file__).parents[1] / "cardtable"
GAP = "\0"
JOINED = (f"{GAP}>{GAP}", f"{GAP}.{GAP}")  # a way between piles; what has changed, and to what


@cache
def source() -> tuple[frozenset[str], frozenset[str]]:
    """What stands in the program between quotes: whole, and with gaps to be filled."""
    whole, gapped = set[str](), set[str]()
    for path in ROOT.rglob("*.py"):
        if "text" in path.relative_to(ROOT).parts or path.name.startswith("words_"):
            continue
        tree = ast.parse(path.read_text("utf-8"))
        inside = {id(part) for node in ast.walk(tree) for part in ast.walk(node) if _is_doc(node)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and id(node) not in inside:
                whole.add(str(node.value))
            for pattern in patterns(node):
                (gapped if GAP in pattern else whole).add(pattern)
    return frozenset(whole), frozenset(one for one in gapped if re.search("[a-z]{3}", one))


def _is_doc(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def patterns(node: ast.AST) -> Iterator[str]:
    """An f-string with its gaps; ``texts.of("pile", name)``, which puts a key together."""
    if isinstance(node, ast.JoinedStr):
        yield written(node)
    match node:
        case ast.Call(func=ast.Attribute(attr="of" | "has"), args=[group, key, *_]):
            parts = [group.body, group.orelse] if isinstance(group, ast.IfExp) else [group]
            for part in parts:
                if written(part) != GAP:
                    yield f"{written(part)}.{written(key)}"
                    yield f"{written(part)}.{GAP}.{written(key)}"


def written(node: ast.AST) -> str:
    """The text of an expression, as far as it stands there."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(written(part) for part in parts)
    return GAP


@cache
def names() -> frozenset[str]:
    """What things are called that the program makes itself: games, cards, settings, keys."""
    found = {part for deed in DEEDS for key in deed.keys for part in key.split("+")}
    found |= {setting.name for setting in fields(Settings)} | set(GAMES)
    for kit in KITS.values():
        for table in map(kit.game, kit.game.seat_counts):
            found |= {pile.name for pile in table.piles} | {pile.back.name for pile in table.piles}
            found |= {card.name for deck in table.decks for card in deck}
    kinds = {re.sub(r"-\d+$", "", name) for name in found}
    return frozenset(found | kinds)


@cache
def known(word: str, deep: int = 0) -> bool:
    """Whether the program could come to say this."""
    whole, gapped = source()
    if word in whole or word in names() or word.isdigit():
        return True
    tried = (*gapped, *JOINED) if deep else gapped
    return deep < 3 and any(fits(word, pattern, deep) for pattern in tried)


def fits(word: str, pattern: str, deep: int) -> bool:
    """Whether words that are known fill the gaps."""
    found = _compiled(pattern).fullmatch(word)
    return found is not None and all(known(part, deep + 1) for part in found.groups())


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile("(.+?)".join(map(re.escape, pattern.split(GAP))))


@pytest.mark.unhurried
def test_every_key_is_used_somewhere() -> None:
    keys = {*LANGUAGES["en"], *(key for kit in KITS.values() for key in kit.words("en"))}
    assert sorted(key for key in keys if not known(key)) == []


def test_a_key_that_nobody_uses_is_noticed() -> None:
    for key in ("table.no_trick", "wish.choose", "chart.familiar.0", "settings.dust.help"):
        assert not known(key), key
    for key in ("settings.speed.help", "reason.familiar.errand-first", "remark.familiar.2.title"):
        assert known(key), key
