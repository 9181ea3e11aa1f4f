"""What has been chosen for a match before it begins: who sits where, which rules, which deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cardtable.codes import deals
from cardtable.codes.deals import Deal
from cardtable.deal_code import any_seed
from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.players.registry import LEVELS
from cardtable.rules.game import Option
from cardtable.seats import Seat, called
from cardtable.settings import Settings
from cardtable.widgets import people


@dataclass
class Chair:
    """What has been chosen for one seat."""

    who: str
    name: str
    character: str

    def seat(self) -> Seat:
        """The seat as a match knows it."""
        return Seat(self.who, called(self.name) if self.who == "person" else self.character)


class Arrangement:
    """The match one is about to play: at first as it was arranged last time."""

    def __init__(self, game: str, settings: Settings) -> None:
        self.game = game
        self.rules = GAMES[game]
        self.seed = any_seed()
        self.count = self.rules.seat_counts[0]
        self.options = {option.name: option.default for option in self.rules.options}
        self.cast = people.cast_of(game)
        self.chairs = [
            Chair("normal" if n else "person", "", self.cast[(n - 1) % len(self.cast)])
            for n in range(max(self.rules.seat_counts))
        ]
        self.chairs[0].name = settings.player_name
        self._recall(settings.seats.get(game))

    def _recall(self, kept: Any) -> None:
        """Choose as last time, as far as what was kept still makes sense."""
        if not isinstance(kept, dict):
            return
        if kept.get("count") in self.rules.seat_counts:
            self.count = kept["count"]
        for chair, seat in zip(self.chairs, kept.get("seats") or (), strict=False):
            match seat:
                case [str(who), str(name), str(character)] if who in ("person", *LEVELS):
                    chair.who, chair.name = who, name[:16]
                    if character in self.cast:
                        chair.character = character
        options = kept.get("options")
        for option in self.rules.options:
            if isinstance(options, dict) and options.get(option.name) in option.values:
                self.options[option.name] = options[option.name]

    def keep(self, settings: Settings) -> None:
        """Keep what was chosen for the next time."""
        settings.seats[self.game] = {
            "count": self.count,
            "seats": [[chair.who, chair.name, chair.character] for chair in self.chairs],
            "options": dict(self.options),
        }
        first = self.chairs[0]
        if first.who == "person" and called(first.name):
            settings.player_name = called(first.name)
        settings.save()

    @property
    def persons(self) -> int:
        """How many people are to sit at the table."""
        return sum(chair.who == "person" for chair in self.chairs[: self.count])

    @property
    def deal(self) -> Deal:
        """What is to be dealt."""
        rules = self.rules(self.count, self._chosen())
        return Deal(self.game, self.count, tuple(rules.chosen.items()), self.seed)

    def take_code(self, code: str) -> Deal | None:
        """Deal as this code says, with as many players and by its variants; an old one tells the
        cards alone. The deal if it is of another game: that is to be set up instead.

        Raises BadCode, and changes nothing, if it is no code.
        """
        found = deals.read(code)
        if isinstance(found, int):
            self.seed = found
        elif found.game != self.game:
            return found
        else:
            self.take_deal(found)
        return None

    def take_deal(self, deal: Deal) -> None:
        """Deal this: so many players, these variants, these cards."""
        self.seed, self.count = deal.seed, deal.count
        self.options = dict(deal.options)

    def take_any_deal(self) -> None:
        """Deal anew, by luck."""
        self.seed = any_seed()

    def change_character(self, number: int) -> None:
        """Sit the next character of the game there that has no seat yet."""
        chair = self.chairs[number]
        taken = {
            other.character
            for n, other in enumerate(self.chairs[: self.count])
            if n != number and other.who != "person"
        }
        index = self.cast.index(chair.character) if chair.character in self.cast else -1
        for step in range(1, len(self.cast) + 1):
            found = self.cast[(index + step) % len(self.cast)]
            if found not in taken:
                chair.character = found
                return

    def possible(self, option: Option) -> bool:
        """Whether the option it needs has the value it needs."""
        return option.needs is None or self.options[option.needs[0]] == option.needs[1]

    def match(self) -> Match:
        """The match as it is arranged now."""
        return Match(self.rules(self.count, self._chosen()), self.seed, self._seats())

    def _chosen(self) -> dict[str, str]:
        """The options that are a choice as the others are."""
        return {
            option.name: self.options[option.name]
            for option in self.rules.options
            if self.possible(option)
        }

    def _seats(self) -> tuple[Seat, ...]:
        """The seats, no character twice while there are others."""
        seats: list[Seat] = []
        for chair in self.chairs[: self.count]:
            seat = chair.seat()
            taken = {other.name for other in seats if other.who != "person"}
            if seat.who != "person" and seat.name in taken:
                free = [name for name in self.cast if name not in taken]
                seat = Seat(seat.who, free[0] if free else seat.name)
            seats.append(seat)
        return tuple(seats)
