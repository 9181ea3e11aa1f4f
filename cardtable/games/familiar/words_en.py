"""Sentences of Familiar's Trouble in English."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # The witch's tools, one on each errand.
    "card.errand1-1": "Night Lantern",
    "card.errand1-2": "Dew Ladle",
    "card.errand1-3": "Hazel Wand",
    "card.errand1-4": "Ember Bellows",
    "card.errand1-5": "Rain Can",
    "card.errand1-6": "Hush Broom",
    "card.errand1-7": "Moon Mirror",
    "card.errand1-8": "Reed Pipes",
    "card.errand1-9": "Bramble Basket",
    "card.errand2-1": "Ember Bell",
    "card.errand2-2": "Tide Hourglass",
    "card.errand2-3": "Willow Harp",
    "card.errand2-4": "Phoenix Quill",
    "card.errand2-5": "Moss Flask",
    "card.errand2-6": "Toadstool Bowl",
    "card.errand2-7": "Twin Scales",
    "card.errand2-8": "Lily Compass",
    "card.errand2-9": "Maple Fan",
    "card.errand3-1": "Flame Crown",
    "card.errand3-2": "Deep-Sea Conch",
    "card.errand3-3": "Root Key",
    "card.errand3-4": "Storm Parasol",
    "card.errand3-5": "Roaming Globe",
    "card.errand3-6": "Thorn Wheel",
    "card.errand3-7": "Great Cauldron",
    "card.errand3-8": "Star Sphere",
    "card.errand3-9": "Grand Grimoire",
    # Suits and cards
    "suit.familiar.red": "Red",
    "suit.familiar.blue": "Blue",
    "suit.familiar.green": "Green",
    "suit.familiar.red-blue": "Red/Blue",
    "suit.familiar.blue-green": "Blue/Green",
    "suit.familiar.red-green": "Red/Green",
    "suit.familiar.three": "Three-colour",
    "suit.familiar.errand1": "Level 1",
    "suit.familiar.errand2": "Level 2",
    "suit.familiar.errand3": "Level 3",
    "card.red-blue-2": "Red/Blue 2",
    "card.blue-green-2": "Blue/Green 2",
    "card.red-green-2": "Red/Green 2",
    "card.three-1": "Three-colour 1",
    "card.back-attribute": "a card",
    "card.back-errand1": "a level 1 errand",
    "card.back-errand2": "a level 2 errand",
    "card.back-errand3": "a level 3 errand",
    # Piles
    "pile.familiar.hand": "Hand",
    "pile.familiar.trick": "Trick",
    "pile.familiar.discards": "Played so far",
    "pile.familiar.draw": "Draw",
    "pile.familiar.board": "Errands",
    "pile.familiar.done": "Errands won",
    "pile.familiar.left": "To the left",
    "pile.familiar.level1": "Level 1",
    "pile.familiar.level2": "Level 2",
    "pile.familiar.level3": "Level 3",
    # What a seat says
    "word.familiar.exchange": "Pass cards left",
    "word.familiar.keep-hands": "Keep our hands",
    "word.familiar.keep-errands": "Keep the errands",
    "answer.familiar.exchange": "Yes, pass a card left",
    "answer.familiar.keep-hands": "No, keep our hands",
    "answer.familiar.keep-errands": "Keep these errands",
    "note.familiar.exchange": "One after another, starting with you",
    "note.familiar.keep-hands": "Everyone keeps their cards",
    "note.familiar.keep-errands": "Or drag one to a pile to exchange it",
    # What is asked: of the person, on a seat's plate, and told to those who wait
    "ask.familiar.hands": "You lead: should everyone pass a card to the left?",
    "ask.familiar.pass": "Choose a card to pass to the left",
    "ask.familiar.errand": "You lead: exchange one errand for the top of a pile?",
    "ask.familiar.errand.to": "Which pile should replace {card}?",
    "ask.familiar.card": "Your turn: play a card",
    "ask.familiar.card.lead": "You lead: play any card",
    "ask.familiar.card.follow": "Your turn: follow {suit}",
    "ask.familiar.card.follow.three": "Your turn: follow {suit}, or play the {three}",
    "ask.familiar.card.share": "Your turn: share a colour with {suit}",
    "ask.familiar.card.share.three": "Your turn: share a colour with {suit}, or play the {three}",
    "ask.familiar.card.free": "Your turn: {suit} was led, and you may play any card",
    "ask.familiar.refill": "You lead next: choose the pile for the next errand",
    "asks.familiar.hands": "deciding",
    "asks.familiar.pass": "passing left",
    "asks.familiar.errand": "deciding",
    "asks.familiar.card": "to play",
    "asks.familiar.refill": "refilling",
    "waits.familiar.hands": "{name} is deciding about the hand exchange",
    "waits.familiar.pass": "{name} is choosing a card to pass to the left",
    "waits.familiar.errand": "{name} is deciding about the errand exchange",
    "waits.familiar.card": "{name} is choosing a card",
    "waits.familiar.refill": "{name} is choosing the next errand",
    # Reasons: who leads next, and why …
    "reason.familiar.highest-sharing": "{card} is the highest sharing a colour with {led}",
    "reason.familiar.led-stays-highest": "{card} was led and is still the highest",
    "reason.familiar.highest": "{card} is the highest of the three",
    # … why something may not be done …
    "reason.familiar.must-share": "{led} was led, and your {card} shares a colour with it",
    "reason.familiar.hands-first": "First decide about the hand exchange",
    "reason.familiar.pass-first": "First pass a card to the left",
    "reason.familiar.errand-first": "First decide about the errand exchange",
    "reason.familiar.refill-first": "First refill the errands",
    "reason.familiar.pile-empty": "That pile is empty",
    "reason.familiar.not-asked": "You can’t do that now",
    # … and what was scored
    "reason.familiar.errand-won": "{errand} is won",
    # What was counted
    "line.familiar.errand": "Errand",
    "sum.familiar.errand": "{what}: {gives}",
    # What speaks for a move, as a hint says it
    "why.familiar.take-trick": "You lead the next turn {often}.",
    "why.familiar.take-trick.sure": "You lead the next turn.",
    "why.familiar.not-take-trick": "It lets a partner lead the next turn {often}.",
    "why.familiar.not-take-trick.sure": "It lets a partner lead the next turn.",
    "why.familiar.take-trick-unless": "You lead the next turn unless {card} comes: {seldom}.",
    "why.familiar.unbeatable.sure": "Nobody can take the lead from you.",
    "why.familiar.trick-to": "{seat} leads the next turn {often}.",
    "why.familiar.trick-to.sure": "{seat} leads the next turn.",
    "why.familiar.not-trick-to": "Somebody other than {seat} leads the next turn {often}.",
    "why.familiar.not-trick-to.sure": "Somebody other than {seat} leads the next turn.",
    "why.familiar.cover": "This turn wins {errand} {often}.",
    "why.familiar.cover.sure": "This turn wins {errand}.",
    "why.familiar.not-cover": "It leaves {errand} for later {often}.",
    "why.familiar.not-cover.sure": "It leaves {errand} for later.",
    "why.familiar.done": "{errand} is won in the end {often}.",
    "why.familiar.points": "From here on you score about {points}; “{other}”: {instead}.",
    # A move, as a hint names it
    "say.familiar.hand>trick": "play {card}",
    "say.familiar.hand>left": "pass {card} to the left",
    "say.familiar.board>level1": "exchange {card} for a level 1 errand",
    "say.familiar.board>level2": "exchange {card} for a level 2 errand",
    "say.familiar.board>level3": "exchange {card} for a level 3 errand",
    "say.familiar.level1>board": "turn up {card}",
    "say.familiar.level2>board": "turn up {card}",
    "say.familiar.level3>board": "turn up {card}",
    # The log
    "log.familiar.trick": "{name} leads next: {reason}",
    "moved.familiar.hand>trick": "{name} plays {card}",
    "moved.familiar.hand>hand": "{name} passes {card} to {other}",
    "moved.familiar.draw>hand": "{name} draws {card}",
    "moved.familiar.level1>board": "Now on the board: {card}",
    "moved.familiar.level2>board": "Now on the board: {card}",
    "moved.familiar.level3>board": "Now on the board: {card}",
    "moved.familiar.board>level1": "Back under its pile: {card}",
    "moved.familiar.board>level2": "Back under its pile: {card}",
    "moved.familiar.board>level3": "Back under its pile: {card}",
    "moved.familiar.board>done": "Errand won: {card}",
    # The board, the turns, and the chart
    "changed.familiar.turn": "Turn {to} of 9",
    "turn.familiar": "Turn {number} of {turns}",
    "turn.familiar.left": "{count} left",
    "errand.lacks": "needs",
    "errand.covered": "Covered",
    "errand.wins": "{card} wins it",
    "errand.wins.short": "wins it",
    "gain.familiar": "{card} wins {names}: +{points}",
    "gain.familiar.lead": "{name} leads next",
    "gain.familiar.lead.own": "you lead next",
    "gain.familiar.lead.with": "With {card}, {name} leads next",
    "gain.familiar.lead.own.with": "With {card}, you lead next",
    "score.familiar": "Score",
    "goal.familiar": "Goal {goal}",
    "end.familiar.together_won": "{points} points: goal of {goal} reached!",
    "end.familiar.together_lost": "{points} points: {short} short of the goal",
    "turning.familiar.when.together": "Turn {number}",
    "turning.familiar.together": "{when}: these three cards bring {points}",
    "turning.familiar.most.together": ". No other turn brought more.",
    "remark.familiar.0.title": "Back to the perch",
    "remark.familiar.0.text": (
        "“The kettle has done more tonight than you three. Sleep, and listen better tomorrow.”"
    ),
    "remark.familiar.1.title": "A fair night’s work",
    "remark.familiar.1.text": (
        "“Half my list is done and nothing is broken. From me, that is almost praise.”"
    ),
    "remark.familiar.2.title": "Clever feathers",
    "remark.familiar.2.text": (
        "“You’re beginning to read each other’s eyes. I might trust you with the pantry key.”"
    ),
    "remark.familiar.3.title": "Wise wings",
    "remark.familiar.3.text": (
        "“Hardly a line left on my list! I shall have to think of harder errands.”"
    ),
    "remark.familiar.4.title": "The witch’s own",
    "remark.familiar.4.text": (
        "“Not a word spoken, and every jar full. Sit by the fire; tonight I wait on you.”"
    ),
    # Cards looked at closely
    "about.familiar.red": "Red is life. Its number counts towards the Red an errand needs.",
    "about.familiar.blue": "Blue is water. Its number counts towards the Blue an errand needs.",
    "about.familiar.green": "Green is tree. Its number counts towards the Green an errand needs.",
    "about.familiar.red-blue": (
        "Counts as both Red and Blue: adds 2 to each, and follows either. If nothing else "
        "you hold follows, you must play it."
    ),
    "about.familiar.blue-green": (
        "Counts as both Blue and Green: adds 2 to each, and follows either. If nothing else "
        "you hold follows, you must play it."
    ),
    "about.familiar.red-green": (
        "Counts as both Red and Green: adds 2 to each, and follows either. If nothing else "
        "you hold follows, you must play it."
    ),
    "about.familiar.three": (
        "Adds 1 to every colour. You may always play it and never have to; when it is led, "
        "any card may follow."
    ),
    "about.familiar.errand1": "An easy errand, for one or two points.",
    "about.familiar.errand2": "An errand for three to five points. It takes some planning.",
    "about.familiar.errand3": "A grand errand, for six to eight points. It takes all three of you.",
    "about.familiar.back-attribute": "An attribute card: only its owner knows which.",
    "about.familiar.back-errand1": "An errand nobody has seen yet: one hat, one or two points.",
    "about.familiar.back-errand2": (
        "An errand nobody has seen yet: two hats, three to five points."
    ),
    "about.familiar.back-errand3": (
        "An errand nobody has seen yet: three hats, six to eight points."
    ),
    # On the shelf, in set-up and in the credits
    "game.familiar": "Familiar’s Trouble",
    # Aloud
    "aloud.familiar.errand": "{name}, level {level}, needs {needs}, worth {points}",
    "aloud.familiar.amount": "{number} {suit}",
    "aloud.familiar.lacks": "{errand}; this trick still needs {left}",
    "aloud.familiar.covered": "{errand}; this trick covers it",
    "aloud.familiar.totals": "The trick holds {colours}",
    "aloud.familiar.turn": "Turn {turn} of {turns}",
    "aloud.familiar.levels": "Errands still in the piles: {piles}",
    "aloud.familiar.draw": "Cards to draw: {count}",
    "aloud.familiar.won": "errands won: {count}",
    "aloud.familiar.score": "Points together: {points}, the goal is {goal}, {won}",
    "players.familiar": "3 players, together",
    "game.familiar.line": "Three owls, nine turns, one witch. You win or lose together.",
    "option.familiar.hand_exchange": "Hand exchange",
    "option.familiar.hand_exchange.help": "The leader may have everyone pass a card to the left.",
    "option.familiar.errand_exchange": "Errand exchange",
    "option.familiar.errand_exchange.help": (
        "The leader may exchange one errand for the top of a pile."
    ),
    "option.familiar.display": "Opening errands",
    "option.familiar.display.help": "How many of levels 1, 2 and 3 are open at the start.",
    "option.familiar.display.3/1/1": "3 / 1 / 1",
    "option.familiar.display.3/2/0": "3 / 2 / 0",
    "option.familiar.display.4/2/0": "4 / 2 / 0",
    "option.familiar.simple_lead": "Simple lead",
    "option.familiar.simple_lead.help": "The highest card leads next, whatever its colour.",
    "credits.familiar": (
        "A co-operative trick-taking game for 3 players by Fukuroudou, fukuroudou.info."
    ),
    # Who plays
    "character.wisp": "Wisp",
    "character.wisp.trait": "Sleepy, thrifty",
    "character.soot": "Soot",
    "character.soot.trait": "Grand plans",
    "character.fennel": "Fennel",
    "character.fennel.trait": "Steady wings",
    "character.puck": "Puck",
    "character.puck.trait": "Eager to help",
    # What was counted, and keys
    "score.reason.errand-won": "Errand won",
    "score.familiar.errand": "Errand",
    # The game on a card beside the table
    "card.familiar.aim": "Together, win errands: 25 points in nine turns.",
    "card.familiar.turn": (
        "Share a colour with the card led, if you can.\nThe highest that shares it leads next."
    ),
    "card.familiar.special": (
        "Two colours: the card counts fully for both.\nThree colours: you may always play it."
    ),
    "card.familiar.scoring": (
        "Add up each colour of the three cards.\nEvery errand that gets all it needs is won."
    ),
    # The rules, page by page
    "rules.familiar.aim": "The aim",
    "rules.familiar.aim.text": """\
Three familiars run errands for a witch, and win or lose together. In nine turns, win as many \
errands as you can: 25 points satisfy her. You may not talk about your cards: let what you play \
speak for you.
# The cards
27 attribute cards: Red (life), Blue (water) and Green (tree) from 3 to 9, three 2s of two \
colours, and three 1s of all three. 27 errands on three levels.
= red-7 blue-4 green-9 red-blue-2 three-1: attribute cards
= errand1-1 errand2-5 errand3-9: one errand of each level
Everyone holds five cards. Five errands are open.""",
    "rules.familiar.turn": "A turn",
    "rules.familiar.turn.text": """\
- [hands-first pass-first] \
Hand exchange, if the leader wants it: starting with the leader, one after another, everyone \
passes a card to the left. A card you have just been given may be passed on.
- [errand-first] \
Errand exchange, if the leader wants it: the top of any pile replaces one open errand, \
which then goes under its own pile.
- [must-share] \
The leader plays any card. The others must play a card that shares a colour with it, if they \
can.
- Errands are won (see the next page); the cards go to the open discards.
- [refill-first pile-empty] The new leader refills the open errands to five, from any pile.
- Everyone draws a card, as long as there are any.
# Colours
A card of two colours counts as either, and must be played like any other that follows. A card of \
three colours may always be played and never has to be; when it is led, any card may follow.
= red-blue-2 blue-3: Blue follows, since it shares a colour
# The next leader
[highest-sharing led-stays-highest] \
Whoever played the highest card that shares a colour with the card led; the earlier of equals.
= red-blue-2 red-3 blue-5*: Blue 5 leads next""",
    "rules.familiar.verdict": "Winning errands",
    "rules.familiar.verdict.text": """\
[errand-won errand] \
Add up each colour over the three cards. A card of several colours counts fully for each of \
them. Every open errand that gets all it needs is won, several at once if it so happens.
= blue-green-2 blue-3 three-1: Red 1, Blue 6, Green 3
# What the witch says
The points of all nine turns are added up, and she has a remark for fewer than 20, for 20 or \
more, 30 or more, 40 or more and 50 or more. Reach the goal of 25 and you have won.""",
    "rules.familiar.variants": "Variants",
    "rules.familiar.variants.text": """\
For your first evenings the leaflet offers an easier game, and one variant for any evening. Choose \
them when you set up, and drop them one by one as you learn to read each other.
# Hand exchange
Without it nobody passes cards. The leaflet’s first advice for beginners: one decision fewer, and \
everyone’s hand stays as it was dealt.
# Errand exchange
Without it the open errands stay until they are won.
# Opening errands
Usually 3 of level 1 and one each of levels 2 and 3. Easier: 3 of level 1 and 2 of level 2, or 4 \
and 2, with six errands to choose from in the first turn.
= errand1-3 errand2-1: levels 1 and 2 only, to begin with
# Simple lead
[highest] \
The highest card leads next, whatever its colour; the earlier of equals. What the others must \
play stays the same.
= red-4 red-6 blue-9*: Blue 9 leads next; normally Red 6 would
# Hints
The leaflet also lets beginners hint at cards they would like to see, as long as it is not said \
outright. People at one screen may do so; computer players hear nothing.""",
    "rules.familiar.readings": "How this table reads the rules",
    "rules.familiar.readings.text": """\
Where the leaflet is silent, this table plays as follows.
- The very first leader is drawn by lot.
- The attribute cards are three colours from 3 to 9, three 2s of two colours and three 1s of \
three.
- The errands and their points are ours: the pictures that show them are lost.
- Errands do not compete: the same totals count for all of them.
- Cards of several colours have their own place in the discards.
- The new leader refills the errands; nothing is refilled after the ninth trick.
- When six errands are open at the start, they are refilled to five from then on.
- Cards are drawn clockwise from the new leader.
- The chart and the goal of 25 are as players report them; the band from 50 up is ours.""",
    # Small exercises
    "kind.familiar.leads": "Who leads next?",
    "kind.familiar.covers": "Which errand?",
    "kind.familiar.card-for": "Win the errand",
    "kind.familiar.scores": "How many points?",
    "exercise.familiar.leads": "Who leads next? Choose their card.",
    "exercise.familiar.covers": "Which errand do these three cards win?",
    "exercise.familiar.card-for": "Which of your cards wins {errand}?",
    "exercise.familiar.scores": "How many points does this trick bring?",
    "wrong.familiar.lacks": "{errand} needs {suit} {needs}, but this trick has {there}",
}
