"""What the table says, whatever the game, in English."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "app.title": "Cardtable",
    "app.no_display": (
        "cardtable: there is no display here; "
        "try `cardtable simulate` to let games play, or `cardtable shots DIR` for pictures"
    ),
    "app.no_window": (
        "cardtable: there is a display, but no window can be opened on it: {reason}; "
        "if SDL_VIDEODRIVER or SDL_FRAMEBUFFER_ACCELERATION is set, try without it"
    ),
    "app.crashed": (
        "Something went wrong, and Cardtable had to stop.\n"
        "Your match is safe: start again and choose Continue.\n"
        "A report for whoever mends the program lies in\n"
        "{path}"
    ),
    "app.crashed_close": "Press any key to close",
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
    "home.waits": "Your game waits at move {moves}",
    "home.settings": "Settings",
    "home.rules": "Rules",
    "home.credits": "Credits",
    "home.other_language": "日本語",
    "home.quit": "Quit",
    "home.leave": "Leave the table?",
    "home.leave_text": "Games that are not over wait for you here.",
    "home.stay": "Stay",
    "go.back": "Back",
    # Seats, people and the computer's players
    "seat.number": "Player {number}",
    "seat.you": "You",
    "seat.guest": "At this screen",
    "level.easy": "Easy",
    "level.normal": "Normal",
    "level.hard": "Hard",
    "level.random": "Random",
    "character.rumble": "Rumble",
    "character.rumble.trait": "Loud, likes risks",
    "character.flurry": "Flurry",
    "character.flurry.trait": "Cool and patient",
    "character.nimba": "Nimba",
    "character.nimba.trait": "Dreamy, sees all",
    "character.shizuku": "Shizuku",
    "character.shizuku.trait": "Counts every drop",
    "character.hinata": "Hinata",
    "character.hinata.trait": "Bold and sunny",
    "character.sumi": "Sumi",
    "character.sumi.trait": "Formal, precise",
    "character.hana": "Hana",
    "character.hana.trait": "Cheerful, sips slowly",
    "character.mikan": "Mikan",
    "character.mikan.trait": "One more cup!",
    "character.yuki": "Yuki",
    "character.yuki.trait": "Sleepy connoisseur",
    "character.kohaku": "Kohaku",
    "character.kohaku.trait": "Sly, long combos",
    "character.mochi": "Mochi",
    "character.mochi.trait": "Quick off the mark",
    "character.ponta": "Ponta",
    "character.ponta.trait": "Full of surprises",
    "character.gonta": "Gonta",
    "character.gonta.trait": "In no hurry at all",
    "character.nagi": "Nagi",
    "character.nagi.trait": "Goes with the tide",
    "character.yoru": "Yoru",
    "character.yoru.trait": "Wide awake at night",
    "character.wisp": "Wisp",
    "character.wisp.trait": "Sleepy, thrifty",
    "character.soot": "Soot",
    "character.soot.trait": "Grand plans",
    "character.fennel": "Fennel",
    "character.fennel.trait": "Steady wings",
    "character.puck": "Puck",
    "character.puck.trait": "Eager to help",
    # Setting up
    "setup.table": "At the table",
    "setup.players": "Players",
    "setup.rules": "How you play",
    "setup.person": "Person",
    "setup.ai": "AI",
    "setup.name": "Name",
    "setup.level": "Strength",
    "setup.another_character": "Another character",
    "setup.code": "Deal code",
    "setup.copy": "Copy the code",
    "setup.another": "Another deal",
    "setup.same_deal": "Same code, same deal",
    "setup.waits": "A game is waiting",
    "setup.waits_text": "It has come to move {moves}. A new game takes its place.",
    "setup.new": "New game",
    "setup.play": "Play",
    "game.meows.line": "Five weathers, one wish each. What will tomorrow bring?",
    "game.catte.line": "A café run by cats. Drink up to the limit, not a sip more.",
    "game.towai.line": "Higher by day, lower by night. Be first out of cards.",
    "game.familiar.line": "Three owls, nine turns, one witch. You win or lose together.",
    "option.meows.rounds": "Rounds",
    "option.meows.rounds.help": "How many rounds make a game.",
    "option.meows.rounds.3": "Three",
    "option.meows.rounds.seats": "One each",
    "option.meows.first_lead": "First lead",
    "option.meows.first_lead.help": "Who leads the first trick of a later round.",
    "option.meows.first_lead.lowest": "Lowest score",
    "option.meows.first_lead.rotate": "In turn",
    "option.meows.wishes": "Wishes",
    "option.meows.wishes.help": "All eight, or only the five basic ones for beginners.",
    "option.meows.wishes.8": "Eight",
    "option.meows.wishes.5": "Five",
    "option.meows.hidden": "Hidden wishes",
    "option.meows.hidden.help": "Wish in secret, then announce one, true or not.",
    "option.meows.stakes": "Stakes",
    "option.meows.stakes.help": (
        "An honest announcement earns 3 for each trick won, a false one costs 3. "
        "Needs hidden wishes."
    ),
    "option.catte.bust_unused": "Over the limit",
    "option.catte.bust_unused.help": (
        "Whether unused coffees still count for someone who drank too much."
    ),
    "option.catte.bust_unused.counted": "They count",
    "option.catte.bust_unused.lost": "All is lost",
    "option.familiar.hand_exchange": "Hand exchange",
    "option.familiar.hand_exchange.help": "The lead may have everyone pass a card to the left.",
    "option.familiar.errand_exchange": "Errand exchange",
    "option.familiar.errand_exchange.help": "The lead may swap one errand for the top of a pile.",
    "option.familiar.display": "Opening errands",
    "option.familiar.display.help": "How many of level 1, 2 and 3 lie open at the start.",
    "option.familiar.display.3/1/1": "3 / 1 / 1",
    "option.familiar.display.3/2/0": "3 / 2 / 0",
    "option.familiar.display.4/2/0": "4 / 2 / 0",
    "option.familiar.simple_lead": "Simple lead",
    "option.familiar.simple_lead.help": "The highest card leads next, whatever its colour.",
    "setup.brief": "In short",
    "brief.towai": (
        "By day play the same number or higher, by night the same or lower.\n"
        "Every Towai card turns day into night, and night into day.\n"
        "Go on with cards of the same number: that is a combo.\n"
        "Cannot or will not? Pass, and draw a card.\n"
        "Be out of cards first, twice, and the game is yours."
    ),
    # Settings
    "settings.look": "What you see",
    "settings.play": "How it plays",
    "settings.sound": "What you hear",
    "settings.language": "Language",
    "settings.language.help": "Of everything, cards included.",
    "settings.language.en": "English",
    "settings.language.ja": "日本語",
    "settings.text_size": "Size of text",
    "settings.text_size.help": "Grows with the window, too.",
    "settings.text_size.0.9": "Small",
    "settings.text_size.1.0": "Normal",
    "settings.text_size.1.15": "Large",
    "settings.text_size.1.3": "Largest",
    "settings.full_screen": "Full screen",
    "settings.full_screen.help": "F11 or Alt+Enter at any time.",
    "settings.reduced_motion": "Reduced motion",
    "settings.reduced_motion.help": "No drifting, swaying, flashing or fading scenery.",
    "settings.speed": "Speed",
    "settings.speed.help": "Of cards on the move. Any click or key hurries them, too.",
    "settings.speed.slow": "Slow",
    "settings.speed.normal": "Normal",
    "settings.speed.fast": "Fast",
    "settings.speed.instant": "Instant",
    "settings.trick_pause": "Finished tricks",
    "settings.trick_pause.help": "How long a trick lies there to be read.",
    "settings.trick_pause.short": "Briefly",
    "settings.trick_pause.normal": "Normal",
    "settings.trick_pause.long": "Longer",
    "settings.trick_pause.click": "Until I click",
    "settings.thinking": "Thinking time",
    "settings.thinking.help": "How long Hard may ponder a card.",
    "settings.thinking.short": "Short",
    "settings.thinking.normal": "Normal",
    "settings.thinking.long": "Long",
    "settings.show_legal": "Dim what may not be played",
    "settings.show_legal.help": "On your turn the cards the rules allow stay bright.",
    "settings.hints": "Hint button",
    "settings.hints.help": "Offers a suggestion from the strongest player.",
    "settings.transcript": "Speak the table as text",
    "settings.transcript.help": (
        "Everything that happens is also written as lines, for a screen reader or a terminal."
    ),
    "settings.effects": "Cards and events",
    "settings.effects.help": "Sliding, shuffling, winning a trick.",
    "settings.ambience": "Surroundings",
    "settings.ambience.help": "Wind, café, sea, a fire in the night.",
    "settings.music": "Music",
    "settings.music.help": "A short theme for each table.",
    # Pause
    "pause.resume": "Go on playing",
    "pause.home": "Back to the shelf",
    # The curtain
    "curtain.hand_to": "Hand the screen to",
    "curtain.look_away": "Everyone else: look away, please.",
    "curtain.i_am": "I am {name}",
    "title.turn_of": "{name}’s turn – Cardtable",
    # Credits
    "credits.intro": (
        "Cardtable is an unofficial table made by admirers of four small-press card games. "
        "Rules, titles and ideas belong to their makers; all pictures, sounds and words here "
        "are our own. If you enjoy a game, please buy the original: it is worth holding in "
        "your hands."
    ),
    "credits.meows": (
        "A trick-taking game of wishes for 3–4 players. Its leaflet names neither "
        "author nor publisher; the game is theirs all the same."
    ),
    "credits.catte": (
        "Game design: LEO. Illustration: Higawind. Special thanks: Agomi, Roku. "
        "Created by Vic Village, © 2025 Vic Village. First edition 2025."
    ),
    "credits.towai": (
        "A shedding game of day and night for 2–6 players. Its leaflet names neither "
        "author nor publisher; the game is theirs all the same."
    ),
    "credits.familiar": (
        "A co-operative trick-taking game for 3 players by Fukuroudou, fukuroudou.info."
    ),
    "credits.made": (
        "Built with pygame-ce. Letters: Fredoka One, Hanken Grotesk and Noto Sans CJK JP, "
        "under the SIL Open Font License."
    ),
    # Ends of rounds and games
    "end.round": "Round {round}",
    "end.standings": "Standings",
    "end.next_round": "Next round",
    "end.last": "And the winner is…",
    "end.to_come": "still to come",
    "end.won": "{name} wins the game",
    "end.shared": "{names} share the game",
    "end.together_won": "The witch is satisfied",
    "end.together_lost": "The witch shakes her head",
    "end.again": "Play again",
    "end.place": "No. {rank}",
    "list.and": " and ",
    # What was counted
    "score.reason.wish-scored": "Wish: {wish}",
    "score.reason.coffees-scored": "{total} of {limit} drunk",
    "score.reason.finished": "Out of cards",
    "score.reason.errand-won": "Errand done",
    "score.meows.uncancelled": "Storm left over",
    "score.meows.thunder-left": "Thunder left",
    "score.meows.snow-left": "Snow left",
    "score.meows.no-trick": "No trick",
    "score.meows.tricks": "Tricks",
    "score.meows.fair": "Fair weather",
    "score.meows.storm-signs": "Storm turns it",
    "score.meows.storm-product": "Storm",
    "score.meows.told-truth": "True word",
    "score.meows.told-lie": "False word",
    "score.catte.taken": "Drunk",
    "score.catte.exactly-limit": "Exactly!",
    "score.catte.over-limit": "Too much",
    "score.catte.unused": "Left over",
    "score.catte.unused-lost": "Lost",
    "score.towai.finish": "Finish",
    "score.familiar.errand": "Errand",
    "end.cards_left": "{count} cards left",
    "score.wish-fine": "Fine",
    "score.wish-cloudy": "Cloudy",
    "score.wish-rainy": "Rainy",
    "score.wish-thunder": "Thunder",
    "score.wish-snow": "Snow",
    "score.wish-very-fine": "Very Fine",
    "score.wish-very-cloudy": "Very Cloudy",
    "score.wish-very-rainy": "Very Rainy",
}
