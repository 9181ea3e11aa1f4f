"""Players against players over duplicate deals: shares of the wins, with 95 % intervals."""

from __future__ import annotations

import json
import signal
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from random import Random
from time import process_time

from cardtable.commands.words import CommandError, Commands, some_seconds, whole_number
from cardtable.games import GAMES
from cardtable.kits import KITS
from cardtable.players.ismcts_player import IsmctsPlayer
from cardtable.players.player import Player
from cardtable.players.registry import PACE, player_for
from cardtable.players.thinking_player import ThinkingPlayer
from cardtable.rules.game import AnyGame
from cardtable.rules.moves import Move
from cardtable.rules.sight import seen, view
from cardtable.rules.state import State

GENEROUS = 1.96  # standard errors to each side of a 95 % interval
MOST_MOVES = 20_000  # a game that lasts longer than this is a mistake


@dataclass(frozen=True, slots=True)
class Pairing:
    """One seat of this level among others of that one, or all seats of one level."""

    game: str
    seats: int
    name: str
    tested: str
    others: str
    options: tuple[tuple[str, str], ...] = ()
    points: bool = False  # measures everybody's points, not shares of the win

    @property
    def key(self) -> str:
        return f"{self.game}/{self.seats}/{self.name}"


def pairings() -> Iterator[Pairing]:
    """Every pairing of every game, at the numbers of seats its kit names."""
    for game_id, kit in KITS.items():
        for seats in kit.measured_seats:
            if kit.game.together:
                yield from together(game_id, seats)
            else:
                yield from competing(game_id, seats)


def competing(game_id: str, seats: int) -> Iterator[Pairing]:
    """The pairings of a game in which one wins."""
    yield Pairing(game_id, seats, "normal-vs-random", "normal", "random")
    yield Pairing(game_id, seats, "normal-vs-easy", "normal", "easy")
    yield Pairing(game_id, seats, "hard-vs-normal", "hard", "normal")
    yield Pairing(game_id, seats, "hard-vs-ismcts", "hard", "ismcts")
    for variant, options in KITS[game_id].variants.items():
        chosen = tuple(options.items())
        yield Pairing(game_id, seats, f"{variant}-normal-vs-random", "normal", "random", chosen)
        yield Pairing(game_id, seats, f"{variant}-hard-vs-normal", "hard", "normal", chosen)


COUNTS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}


def together(game_id: str, seats: int) -> Iterator[Pairing]:
    """The pairings of a game in which all win or lose as one."""
    for level, several in SEVERAL.items():
        name = f"{COUNTS[seats]}-{several}"
        yield Pairing(game_id, seats, name, level, level, points=True)
    yield Pairing(game_id, seats, "hard-with-normals", "hard", "normal", points=True)


SEVERAL = {"random": "randoms", "easy": "easies", "normal": "normals", "hard": "hards"}


@dataclass
class Tally:
    """What the decisions of the tested level took."""

    cpu: list[float] = field(default_factory=list)
    simulations: int = 0
    thinking: float = 0.0
    blunders: int = 0
    games: int = 0

    def add(self, other: Tally) -> None:
        """Count another tally in."""
        self.cpu += other.cpu
        self.simulations += other.simulations
        self.thinking += other.thinking
        self.blunders += other.blunders
        self.games += other.games


Blunder = Callable[[AnyGame, State, Move], bool]


def no_blunder(game: AnyGame, state: State, move: Move) -> bool:
    """Games whose visible blunders nobody counts."""
    return False


def play_out(
    game: AnyGame, seed: int, players: Sequence[Player], tested: str, blunder: Blunder = no_blunder
) -> tuple[State, Tally]:
    """One match from this deal between these players; how it ended."""
    state = game.deal(seed)
    tally = Tally(games=1)
    seats = range(game.seats)
    thinking = [player for player in players if hasattr(player, "played")]
    watching = [one for one in players if isinstance(one, ThinkingPlayer | IsmctsPlayer)]
    for _ in range(MOST_MOVES):
        if game.is_over(state):
            break
        moves = game.legal_moves(state)
        seat = state.turn
        player = players[seat]
        begun = process_time()
        move = player.choose(view(game, state, seat), moves) if len(moves) > 1 else moves[0]
        if player.level == tested and len(moves) > 1:
            tally.cpu.append(process_time() - begun)
            tally.blunders += blunder(game, state, move)
        before = [view(game, state, each.seat) for each in watching]
        state.events = [] if watching else None
        game.play(state, move)
        events = state.events or []
        state.events = None
        for each, sight in zip(watching, before, strict=True):
            each.watch(sight, [seen(game, event, each.seat) for event in events])
    for player in thinking:
        if player.level == tested:
            tally.simulations += getattr(player, "played", 0)
            tally.thinking += getattr(player, "spent", 0.0)
    assert game.is_over(state), f"{game.id} deal {seed} does not end"
    assert len(players) == len(seats)
    return state, tally


def one_deal(pairing: Pairing, seed: int, seconds: float) -> tuple[float, Tally]:
    """The tested level's mean result of one deal, played once from every seat."""
    game = GAMES[pairing.game](pairing.seats, dict(pairing.options))
    blunder = blunders_of(pairing.game)
    tally = Tally()
    results = []
    for tested in range(pairing.seats):
        levels = [pairing.tested if s == tested else pairing.others for s in range(pairing.seats)]
        players = [
            player_for(game, level, seat, None, Random(f"{seed}/{tested}/{seat}").random, seconds)
            for seat, level in enumerate(levels)
        ]
        state, took = play_out(game, seed, players, pairing.tested, blunder)
        tally.add(took)
        results.append(
            float(state.scores[tested]) if pairing.points else game.returns(state)[tested]
        )
        if pairing.tested == pairing.others:
            break
    return sum(results) / len(results), tally


def blunders_of(game_id: str) -> Blunder:
    """How visible blunders of this game are told."""
    return KITS[game_id].is_blunder


def measured(pairing: Pairing, results: Sequence[float], tally: Tally) -> dict[str, float | int]:
    """The figures of one pairing."""
    deals = len(results)
    share = sum(results) / deals
    spread = sum([(result - share) ** 2 for result in results]) / max(1, deals - 1)
    error = GENEROUS * sqrt(spread / deals)
    cpu = sorted(tally.cpu)
    figures: dict[str, float | int] = {
        "share": round(share, 4),
        "low": round(share - error, 4),
        "high": round(share + error, 4),
        "deals": deals,
        "cpu_p95_s": round(cpu[int(len(cpu) * 0.95)], 4) if cpu else 0.0,
        "simulations_per_second": round(tally.simulations / tally.thinking)
        if tally.thinking
        else 0,
    }
    if pairing.points:
        figures["blunders_per_game"] = round(tally.blunders / max(1, tally.games), 3)
    return figures


def add_command(commands: Commands) -> None:
    """Add the bench and its options."""
    parser = commands.add_parser(
        "players",
        help="how strong the players are",
        description="Plays duplicate deals: each deal once with the tested player in every "
        "seat. Shares are of wins; a fair share is 1 / seats. Low and high bound a 95 % "
        "interval over deals. Ctrl-C ends it and prints what has been played so far.",
    )
    add_arguments(parser)
    parser.set_defaults(run=run)


def add_arguments(parser: ArgumentParser) -> None:
    """The options of this command."""
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--game", choices=tuple(GAMES), help="only this game")
    parser.add_argument("--seats", type=int, help="only this number of seats")
    parser.add_argument("--pairing", help="only this pairing, for example hard-vs-normal")
    parser.add_argument("--deals", type=whole_number, default=200, help="deals for each pairing")
    parser.add_argument(
        "--seconds",
        type=some_seconds,
        default=PACE,
        help=f"CPU for a decision; {PACE}, as at the table, if not given",
    )
    parser.add_argument("--seed", type=int, default=1, help="where the deals begin")
    parser.add_argument("--processes", type=whole_number, default=1, help="how many deals at once")


def run(arguments: Namespace) -> int:
    """Play every pairing asked for and print what came of it."""
    figures: dict[str, dict[str, float | int]] = {}
    chosen = [
        pairing
        for pairing in pairings()
        if arguments.game in (None, pairing.game)
        and arguments.seats in (None, pairing.seats)
        and arguments.pairing in (None, pairing.name)
    ]
    if not chosen:
        keys = ", ".join([pairing.key for pairing in pairings()])
        raise CommandError(f"no such pairing; there are game/seats/pairing {keys}")
    ended = False
    for pairing in chosen:
        jobs = (
            (pairing, arguments.seed * 1_000_003 + deal, arguments.seconds)
            for deal in range(arguments.deals)
        )
        results: list[float] = []
        tally = Tally()
        try:
            for result, took in played(jobs, arguments.processes):
                results.append(result)
                tally.add(took)
                tell_progress(f"{pairing.key}: {len(results)} of {arguments.deals} deals")
        except KeyboardInterrupt:
            ended = True
        tell_progress("")
        if results:
            figures[pairing.key] = measured(pairing, results, tally)
            if not arguments.json:
                print(line_of(pairing, figures[pairing.key]), flush=True)
        if ended:
            break
    if arguments.json:
        print(json.dumps(figures, indent=2))
    return 130 if ended else 0


def tell_progress(words: str) -> None:
    """Say on a terminal how far this pairing has come, in place of what was said before."""
    if sys.stderr.isatty():
        print(f"\r\033[K{words}", end="", file=sys.stderr, flush=True)


Job = tuple[Pairing, int, float]


def played(jobs: Iterable[Job], processes: int) -> Iterator[tuple[float, Tally]]:
    """The results of these deals, one after another or several at once."""
    if processes <= 1:
        for job in jobs:
            yield one_deal(*job)
        return
    with get_context("spawn").Pool(processes, leave_ctrl_c_to_us) as pool:
        yield from pool.imap(one_job, jobs)


def leave_ctrl_c_to_us() -> None:
    """Ctrl-C reaches every process of a terminal; only the first one is to end by it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def one_job(job: Job) -> tuple[float, Tally]:
    """One deal, as another process is told of it."""
    return one_deal(*job)


def line_of(pairing: Pairing, figures: dict[str, float | int]) -> str:
    """One pairing's figures to read."""
    if pairing.points:
        what = f"{figures['share']:6.2f} points ({figures['low']:.2f} to {figures['high']:.2f})"
        what += f", blunders a game {figures['blunders_per_game']}"
    else:
        shares = [100 * figures[name] for name in ("share", "low", "high")]
        what = f"{shares[0]:5.1f} % ({shares[1]:.1f} to {shares[2]:.1f})"
    return (
        f"{pairing.key:34} {what}, {figures['deals']} deals,"
        f" p95 {figures['cpu_p95_s']} s, {figures['simulations_per_second']} simulations/s"
    )
