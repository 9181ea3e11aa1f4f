"""A report as JSON and back: what is kept beside a match, and what the command prints."""

from __future__ import annotations

import json
import types
from dataclasses import fields, is_dataclass, replace
from functools import cache
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from cardtable.review.report import Report

FORMAT = 1
TITLE = "cardtable review"
PLACES = 6

T = TypeVar("T")


class BadReport(ValueError):
    """A text that is no report of this format."""


def to_json(report: Report) -> str:
    """The whole report as one line; `from_json` makes an equal one of it."""
    return json.dumps(record(report), ensure_ascii=False)


def from_json(text: str) -> Report:
    """The report of such a text; BadReport if it is none."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise BadReport("not JSON") from None
    if not isinstance(found, dict) or found.pop("title", None) != TITLE:
        raise BadReport("not a review")
    if found.pop("format", None) != FORMAT:
        raise BadReport(f"its format is not {FORMAT}")
    return made(Report, found)


def record(report: Report) -> dict[str, Any]:
    """The report as JSON has it, to be added to."""
    return {"title": TITLE, "format": FORMAT, **plain(report)}


def plain(value: Any) -> Any:
    """A value as JSON has it: objects by their fields."""
    if is_dataclass(value):
        return {each.name: plain(getattr(value, each.name)) for each in fields(value)}
    if isinstance(value, tuple):
        return [plain(each) for each in value]
    return value


def rounded(value: T) -> T:
    """The same value with its figures to the sixth place: so few are worth keeping."""
    return cast("T", _rounded(value))


def _rounded(value: Any) -> Any:
    if is_dataclass(value) and not isinstance(value, type):
        return replace(value, **{f.name: _rounded(getattr(value, f.name)) for f in fields(value)})
    if isinstance(value, tuple):
        return tuple([_rounded(each) for each in value])
    return round(value, PLACES) if isinstance(value, float) else value


@cache
def _kinds(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def made(kind: type[T], found: object) -> T:
    """An object of this kind; BadReport names what is missing, too much or of another kind."""
    kinds = _kinds(cast("Any", kind))
    if not isinstance(found, dict) or found.keys() != kinds.keys():
        raise BadReport(f"not the fields of a {kind.__name__}")
    return kind(**{name: _value(kinds[name], found[name], name) for name in kinds})


def _value(kind: Any, found: object, name: str) -> Any:
    origin, parts = get_origin(kind), get_args(kind)
    if is_dataclass(kind) and isinstance(kind, type):
        return made(kind, found)
    if origin is Literal and found in parts:
        return found
    if origin is tuple and isinstance(found, list):
        if len(parts) == 2 and parts[1] is Ellipsis:
            parts = (parts[0],) * len(found)
        if len(parts) == len(found):
            return tuple(
                [_value(part, each, name) for part, each in zip(parts, found, strict=True)]
            )
    if origin in (Union, types.UnionType):
        for part in parts:
            try:
                return _value(part, found, name)
            except BadReport:
                continue
    if kind is type(None) and found is None:
        return None
    if kind is float and type(found) in (int, float):
        return float(found)  # type: ignore[arg-type]
    if kind in (str, int, bool) and type(found) is kind:
        return found
    raise BadReport(f"{name} is not what it should be")
