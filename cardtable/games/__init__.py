"""The games on the table. The list is written out, so that a build packs what it imports."""

from cardtable.games.catte.rules import Catte
from cardtable.games.familiar.rules import Familiar
from cardtable.games.meows.rules import Meows
from cardtable.games.towai.rules import Towai
from cardtable.rules.game import AnyGame

GAMES: dict[str, type[AnyGame]] = {game.id: game for game in (Meows, Catte, Towai, Familiar)}
