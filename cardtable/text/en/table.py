"""What the table says, whatever the game, in English."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "app.title": "Cardtable",
    "app.no_display": (
        "cardtable: there is no display here; "
        "try `cardtable simulate` to let games play, or `cardtable shots DIR` for pictures"
    ),
    "app.crashed": "Cardtable has stopped. Your match is safe; a report lies in {path}",
    # The four games
    "game.meows": "Tomorrow Never Meows",
    "game.catte": "Catte",
    "game.towai": "TOWAI",
    "game.familiar": "Familiar’s Trouble",
    "players.meows": "3–4 players",
    "players.catte": "3–4 players",
    "players.towai": "2–6 players",
    "players.familiar": "3 players, together",
    # Home
    "home.continue": "Continue",
    "home.waits": "Your game, {moves} moves in",
    "home.settings": "Settings",
    "home.rules": "Rules",
    "home.credits": "Credits",
    "home.other_language": "日本語",
    "home.quit": "Quit",
    "home.leave": "Leave the table?",
    "home.leave_text": "Games that are not over wait for you here.",
    "home.stay": "Stay",
}
