"""What the table says, whatever the game, in English."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "language.name": "English",
    "app.title": "Cardtable",
    "app.no_display": (
        "cardtable: there is no display here; try `cardtable simulate` to play games without "
        "one, or `cardtable shots DIR` for pictures"
    ),
    "app.no_window": (
        "cardtable: there is a display, but no window can be opened on it: {reason}; "
        "if SDL_VIDEODRIVER or SDL_FRAMEBUFFER_ACCELERATION is set, try without it"
    ),
    "app.crashed": (
        "Something went wrong, and Cardtable had to stop.\n"
        "Your game is safe: start again and choose Continue.\n"
        "A report of what happened is in\n"
        "{path}"
    ),
    "app.crashed_unwritten": (
        "Something went wrong, and Cardtable had to stop.\n"
        "Start again and choose Continue.\n"
        "No report could be written: the disk is full or locked."
    ),
    "app.crashed_close": "Press any key to close",
    # A second window
    "second.title": "Cardtable is already open",
    "second.text": (
        "The other window keeps your games. Here you can look on, and nothing you do is saved; "
        "or play as a guest, with separate games and settings."
    ),
    "second.look": "Look on",
    "second.guest": "Play as a guest",
    # Home
    "home.continue": "Continue",
    "home.waits": "{where}, {turn}",
    "home.cut": "{stands} (up to move {move})",
    "home.ended": "Over: see how it ended",
    "home.your_turn": "your turn",
    "home.settings": "Settings",
    "home.rules": "Rules",
    "home.credits": "Credits",
    "home.quit": "Quit",
    "go.back": "Back",
    # Seats, people and the computer's players
    "seat.number": "Player {number}",
    "seat.you": "You",
    "seat.guest": "At this screen",
    "level.easy": "Easy",
    "level.normal": "Normal",
    "level.hard": "Hard",
    "level.random": "Random",
    # Setting up
    "setup.table": "At the table",
    "setup.players": "Players",
    "setup.rules": "Variants",
    "setup.person": "Person",
    "setup.ai": "AI",
    "setup.name": "Name",
    "setup.level": "Strength",
    "setup.another_character": "Another character",
    "setup.code": "Deal code",
    "setup.copy": "Copy the code",
    "setup.another": "New deal",
    "setup.copied": "Copied: {code}",
    "setup.not_copied": "No clipboard here",
    "setup.same_deal": "Same code, same deal",
    "setup.waits": "You have an unfinished game",
    "setup.waits_text": "{stands}. A new game will set it aside.",
    "setup.new": "New game",
    "setup.play": "Play",
    "setup.brief": "In short",
    # Settings
    "settings.look": "What you see",
    "settings.play": "How it plays",
    "settings.sound": "What you hear",
    "settings.language": "Language",
    "settings.language.help": "For everything, cards included.",
    "settings.text_size": "Text size",
    "settings.text_size.help": "Text also grows with the window.",
    "settings.text_size.0.9": "Small",
    "settings.text_size.1.0": "Normal",
    "settings.text_size.1.15": "Large",
    "settings.text_size.1.3": "Largest",
    "settings.full_screen": "Full screen",
    "settings.full_screen.help": "F11 or Alt+Enter at any time.",
    "settings.reduced_motion": "Reduced motion",
    "settings.reduced_motion.help": "No drifting, swaying, flashing or fading scenery.",
    "settings.speed": "Speed",
    "settings.speed.help": "How fast cards move. Any click or key hurries them along.",
    "settings.speed.slow": "Slow",
    "settings.speed.normal": "Normal",
    "settings.speed.fast": "Fast",
    "settings.speed.instant": "Instant",
    "settings.trick_pause": "Finished tricks",
    "settings.trick_pause.help": "How long a finished trick stays on the table.",
    "settings.trick_pause.short": "Briefly",
    "settings.trick_pause.normal": "Normal",
    "settings.trick_pause.long": "Longer",
    "settings.trick_pause.click": "Until I click",
    "settings.thinking": "Thinking time",
    "settings.thinking.help": "How long Hard players may think.",
    "settings.thinking.short": "Short",
    "settings.thinking.normal": "Normal",
    "settings.thinking.long": "Long",
    "settings.together": "Several people, one screen",
    "settings.together.help": "How you keep your hands secret from each other.",
    "settings.together.curtain": "Curtain",
    "settings.together.trust": "Trust",
    "settings.show_legal": "Dim unplayable cards",
    "settings.show_legal.help": "On your turn, only cards you may play stay bright.",
    "settings.hints": "Hint button",
    "settings.hints.help": "Suggests what the strongest player would do, and says why.",
    "settings.transcript": "Text transcript",
    "settings.transcript.help": "Also prints everything that is said to the terminal.",
    "settings.effects": "Cards and events",
    "settings.effects.help": "Sliding, shuffling, winning a trick.",
    "settings.ambience": "Surroundings",
    "settings.ambience.help": "Wind, café chatter, waves, a crackling fire.",
    "settings.music": "Music",
    "settings.music.help": "A short theme for each table.",
    # Pause and rules
    "rules.search": "Search the rules",
    "rules.search.clear": "Clear the search",
    "rules.search.found": "{count} passages with “{text}”",
    "rules.search.one": "One passage with “{text}”",
    "rules.search.none": "Nothing about “{text}”",
    "rules.search.index": "Headings",
    "rules.search.key": "{pressed}, or Ctrl+F",
    "rules.title": "Rules",
    "pause.resume": "Resume",
    "pause.home": "Back to the shelf",
    # The curtain
    "curtain.hand_to": "Hand the screen to",
    "curtain.spoken": "Hand the screen to {name}",
    "curtain.look_away": "Everyone else, please look away.",
    "curtain.i_am": "I am {name}",
    "curtain.all_look": "Everybody, look!",
    # Several people: how hands are kept secret
    "together.curtain.line": "A curtain falls whenever the screen changes hands.",
    "together.trust.line": (
        "Hands lie face down. Hold your name plate, Space or a pad trigger to look at yours."
    ),
    "trust.look": "{name}: hold your name plate or Space to look at your hand",
    "title.turn_of": "{name}’s turn – Cardtable",
    # Credits
    "credits.intro": (
        "Cardtable is an unofficial table made by admirers of four small-press card games. "
        "Rules, titles and ideas belong to their makers; all pictures, sounds and words here "
        "are our own. If you enjoy a game, please buy the original: it is worth holding in "
        "your hands."
    ),
    "credits.made": (
        "Built with pygame-ce and AccessKit. Fonts: Fredoka One, Hanken Grotesk and Noto Sans "
        "CJK JP, under the SIL Open Font License."
    ),
    # Ends of rounds and games
    "end.round": "Round {round}",
    "end.standings": "Standings",
    "end.before": "Before this round",
    "end.next_round": "Next round",
    "end.last": "And the winner is…",
    "end.last_together": "How did we do?",
    "end.to_come": "still to come",
    "end.won": "{name} wins the game",
    "end.shared": "{names} share the win",
    "end.together_won": "You have won together",
    "end.together_lost": "You have lost together",
    "end.again": "Play again",
    "end.same_deal": "Same deal again",
    "end.goal": "Goal {goal}",
    "turning.title": "The turning point",
    "turning.when.trick": "Round {round}, trick {number}",
    "turning.when.turn": "Round {round}",
    "turning.when.together": "Trick {number}",
    "turning.takes": "{when}: {name} takes the trick with {card} ({points})",
    "turning.stuck": "{when}: {name} is stuck with the trick ({points})",
    "turning.plays": "{when}: {name} plays {count} cards in one turn",
    "turning.plays.one": "{when}: {name} plays {card}",
    "turning.together": "{when}: this trick brings {points}",
    "turning.ahead": " and stays ahead to the end.",
    "turning.ahead.other": ", and {winner} stays ahead to the end.",
    "turning.ahead.shared": ", and {winner} stay ahead to the end.",
    "turning.most": ". Nothing swung the game further {winner}’s way.",
    "turning.goal": ", and the goal of {goal} is reached.",
    "turning.most.together": ". No other brought more.",
    "list.and": " and ",
    "list.comma": ", ",
    "spoken.value": "{label}: {value}",
    "spoken.note": "{label}. {note}",
    "spoken.percent": "{number}%",
    "spoken.on": "on",
    "spoken.off": "off",
    "end.band": "{start}–{end}",
    "end.band.last": "{start}+",
    "end.cards_left": "Cards left: {count}",
}
