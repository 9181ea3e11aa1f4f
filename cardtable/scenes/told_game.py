"""A kept game in words: when it was, how it ended, what is to be known of it."""

from __future__ import annotations

from datetime import date as day
from datetime import datetime

from cardtable.games import GAMES
from cardtable.kept.entry import Entry
from cardtable.media.words import words
from cardtable.statistics import MIXED, Variant
from cardtable.widgets import people


def date(when: day) -> str:
    """The day."""
    return words("games.date", year=when.year, month=f"{when.month:02}", day=f"{when.day:02}")


def moment(when: datetime) -> str:
    """The day and the time of day."""
    return words("games.moment", date=date(when), time=f"{when:%H:%M}")


def points(value: int) -> str:
    """So many points, with the sign of a sum."""
    return words("games.points", count=str(value).replace("-", "−"))


def result(entry: Entry) -> str:
    """How it ended for the one who played."""
    if not entry.readable:
        return words("games.unreadable")
    if not entry.over:
        return words("games.unfinished", moves=entry.moves)
    if entry.own is None:
        return words("games.watched")
    if GAMES[entry.game].together:
        return words("games.together.won" if entry.winners else "games.together.lost")
    if entry.own in entry.winners:
        return words("games.won" if len(entry.winners) == 1 else "games.shared")
    return words("games.place", place=place(entry, entry.own), count=len(entry.seats))


def place(entry: Entry, seat: int) -> int:
    """A seat's place at the end; whoever has won is first."""
    if seat in entry.winners:
        return 1
    ahead = sum(score > entry.scores[seat] for score in entry.scores)
    return max(1 + ahead, 1 + len(entry.winners))


def own_points(entry: Entry) -> str:
    """The points of the one who played; nothing if there are none."""
    if not entry.over or entry.own is None:
        return ""
    return points(entry.scores[entry.own])


def marks(entry: Entry) -> list[str]:
    """What else is to be known of it, each in a word or two."""
    found = []
    if entry.kept.where == "imported":
        found.append(words("games.mark.imported"))
    if entry.set_aside:
        name = entry.kept.name.split(" ")[0]
        known = ("waiting", "replaced", "broken", "newer")
        found.append(words(f"games.mark.{name if name in known else 'replaced'}"))
    elif entry.stands in ("cut", "no match", "unreadable"):
        found.append(words("games.mark.broken"))
    if entry.practice:
        found.append(words("table.practice"))
    if entry.open_memory:
        found.append(words("table.open_memory"))
    if entry.hints:
        found.append(words("hints.used", count=entry.hints))
    if entry.reviewed is not None:
        found.append(words("games.mark.accuracy", percent=round(entry.reviewed.accuracy)))
    return found


def players(entry: Entry) -> str:
    """How many play."""
    return words("games.players", count=len(entry.seats))


def level(name: str) -> str:
    """How well opponents play, in words."""
    if name == "person":
        return words("setup.person")
    return words("statistics.mixed") if name == MIXED else words(f"level.{name}")


def variant(game: str, chosen: Variant) -> str:
    """The variants that are not as usual."""
    names = []
    for option, value in chosen:
        label = words(f"option.{game}.{option}")
        key = f"option.{game}.{option}.{value}"
        told = words(key) if words.has(key) else value
        if value == "no":
            names.append(words("games.without", what=label))
        else:
            names.append(label if value == "yes" else words("games.with", what=label, value=told))
    return words("list.comma").join(names) or words("games.usual")


def names(entry: Entry) -> list[str]:
    """What the seats are called."""
    return [people.display_name(seat, number) for number, seat in enumerate(entry.seats)]
