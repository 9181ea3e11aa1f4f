"""How each game's cards are put together from their drawings. The list is written out."""

from types import ModuleType

from cardtable.faces import catte, familiar, meows, towai

FACES: dict[str, ModuleType] = {
    "meows": meows,
    "catte": catte,
    "towai": towai,
    "familiar": familiar,
}
