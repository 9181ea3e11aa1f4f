"""Which players we are: a review was made by these, and another version of them rates anew.

Told from what their code does, not from how it is spaced or described, so that nobody has to
remember to count a version up; and from code, not from files, for a built program has none.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from functools import cache
from importlib.util import find_spec
from types import CodeType

from cardtable.kits import KITS
from cardtable.rules.game import AnyGame

ALWAYS = ("cardtable.review.review", "cardtable.players.thinking_player")
OURS = ("cardtable.review.", "cardtable.players.", "cardtable.rules.")


def stamp_of(game: AnyGame) -> str:
    """The version of who rates this game: its rules, its judgement, the search, the review."""
    return stamp(type(game).__module__, KITS[game.id].judgement().__module__)


@cache
def stamp(*modules: str) -> str:
    """The version of these modules and of what they are built on."""
    package = modules[0].rpartition(".")[0] + "."
    found: dict[str, CodeType] = {}
    waiting = [*modules, *ALWAYS]
    while waiting:
        name = waiting.pop()
        code = None if name in found else code_of(name)
        if code is None:
            continue
        found[name] = code
        waiting += [each for each in code.co_names if each.startswith((*OURS, package))]
    whole = hashlib.sha256()
    for name in sorted(found):
        for part in parts_of(found[name]):
            whole.update(part)
    return whole.hexdigest()[:12]


def code_of(name: str) -> CodeType | None:
    """A module's code; None if there is no such module.

    The loader of a built program has it as well, though it is none of Python's own kinds.
    """
    spec = find_spec(name)
    get_code: Callable[[str], CodeType | None] | None = getattr(
        None if spec is None else spec.loader, "get_code", None
    )
    return None if get_code is None else get_code(name)


def parts_of(code: CodeType) -> Iterator[bytes]:
    """What this code does: its steps, names and numbers, without the docstrings."""
    yield code.co_code
    yield " ".join(code.co_names).encode()
    for at, value in enumerate(code.co_consts):
        if isinstance(value, CodeType):
            yield from parts_of(value)
        elif not (isinstance(value, str) and (at == 0 or "\n" in value)):
            yield repr(sorted(value, key=repr) if isinstance(value, frozenset) else value).encode()
