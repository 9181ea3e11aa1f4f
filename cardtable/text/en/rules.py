"""The rules of the four games in our own words, in English.

A line that begins with ``# `` is a heading, with ``- `` a point of a list. A line that begins
with ``= `` shows cards, the one that wins marked with ``*``, and says after ``:`` what of.
"""

from __future__ import annotations

WORDS: dict[str, str] = {
    "rules.title": "Rules",
    # Tomorrow Never Meows
    "rules.meows.aim": "The aim",
    "rules.meows.aim.text": """\
The cat gods settle tomorrow’s weather by playing cards. Each round everybody makes a wish: a \
weather that decides how the cards they win will be counted. After three rounds the highest \
total wins.
# The cards
There are 36: Fine, Cloudy and Rainy from 1 to 10, Thunder and Snow from 1 to 3. All are \
shuffled anew for every round. With four players everybody gets 8 cards, with three 10; the \
rest stay aside, unseen.
= fine-10 cloudy-4 rainy-7 thunder-2 snow-3: the five weathers
# A round
- Look at your hand and make a wish. Wishes lie open, and are made one after another.
- Play until all hands are empty, one trick after another.
- Count what you won by your wish.
The lowest total leads the next round; the highest total wishes first.""",
    "rules.meows.tricks": "Tricks",
    "rules.meows.tricks.text": """\
The lead plays any card. Everybody else must play the same weather if they have it; without it, \
any card will do. Whoever wins the trick takes its cards and leads the next.
# Who wins? The first line that fits
- Thunder and Snow together: the highest Snow.
- Thunder without Snow: the highest Thunder.
- Nothing but Snow: the highest Snow.
- Snow was led, and sunshine, cloud or rain came: the highest number among those, whatever its \
weather. If two are equal, the later one.
- Otherwise: the highest card of the weather that was led.
= fine-9 fine-10 thunder-1*: Thunder beats fair weather
= rainy-10 thunder-3 snow-1*: with Thunder about, Snow wins
= snow-2 cloudy-7 fine-7*: Snow led; the later 7 wins
= rainy-4* snow-3 cloudy-10: Rain was led, and nobody else had any""",
    "rules.meows.wishes": "Wishes",
    "rules.meows.wishes.text": """\
A wish counts the cards in the tricks you won. Only how many matters, never the numbers on them.
# Five basic wishes
- Fine, Cloudy, Rainy: 1 point for each card of that weather. Thunder and Snow cancel each \
other one for one; each one left over costs 1.
- Thunder: after cancelling, 2 points for each Thunder left, 2 lost for each Snow.
- Snow: 6 points if you win no trick at all; otherwise 3 lost for each trick.
# Three great wishes
Only if you had the matching basic wish in the round just before, and only once a game.
- Very Fine: 3 for each Fine; 1 lost for each Cloudy and Rainy, 2 for each Thunder and Snow.
- Very Cloudy: Fine, Cloudy and Rainy together; every Thunder and every Snow turns plus into \
minus and back again.
- Very Rainy: 2 for each Rainy, 1 lost for each Fine; and if you have Thunder or Snow at all, 1 \
doubled for each Snow.
= wish-fine wish-snow wish-very-rainy: three of the eight wishes
# Examples
- Thunder, with two Thunder and one Snow: one Thunder is left, 2 points.
- Very Cloudy, with 3 Fine, 3 Cloudy, 2 Rainy, 2 Thunder, 2 Snow: 8, turned four times, stays 8.
- Very Rainy, with 1 Fine, 1 Cloudy, 4 Rainy, 1 Thunder, 2 Snow: 8 − 1 + 4 = 11.""",
    "rules.meows.variants": "Choices",
    "rules.meows.variants.text": """\
# Hidden wishes
Everybody wishes in secret, then announces a wish aloud, true or not. The wishes are shown when \
the round ends.
# Stakes
With hidden wishes: an honest announcement earns 3 for every trick won, a false one costs 3.
# Five wishes
Only the basic ones, for a first game.
# Rounds and leads
Three rounds, or as many as there are players. The first lead of a later round is the lowest \
total, or goes round clockwise.""",
    "rules.meows.readings": "How this table reads the rules",
    "rules.meows.readings.text": """\
Where the leaflet is silent or says two things, this table plays as follows.
- The very first lead is drawn by lot.
- Three rounds, and the lowest total leads the next: so says the scoring. The other reading, a \
round each with the lead going round, can be chosen.
- Wishes are made one after another, and the later ones know the earlier: from the lead in the \
first round, later from the highest total down; equals in clockwise order from the lead.
- Of several lowest totals, the first one clockwise leads, counted from the left of the last \
round’s first lead; that seat comes last.
- Each player may make one great wish a game, also in a game of four rounds; a great wish does \
not count as its basic one.
- With Fine, Cloudy and Rainy each card of that weather is 1, each Thunder or Snow left over −1; \
with the Thunder wish 2 and −2. The pictures that show these numbers are lost.
- Thunder and Snow cancel by themselves wherever they can.
- Very Rainy with Thunder but no Snow adds 1; with neither it adds nothing.
- Hidden wishes: an announcement may name any wish one could have chosen, and no other.
- Hidden wishes with all eight: what counts for a great wish is what one really wished for in the \
round before, not what one said. All choose at the same time and announce from the lead on.
- The five basic wishes alone may be played with open wishes, too.
- Stakes are played as printed under both headings: 3 for each trick of the honest, 3 lost for \
each trick of the others, on top of the wish.
- Ties share the victory.""",
    # Catte
    "rules.catte.aim": "The aim",
    "rules.catte.aim.text": """\
A café full of cats. Win tricks to win coffees: drink as near to the limit as you can, and not \
one sip more. As many rounds as there are players; the highest total wins.
# The cards
41 cats: Brown and White 1 to 15, Black 1 to 11. 13 coffees in the same colours, worth 1 to 15.
= brown-12 white-7 black-3 coffee-brown-5 coffee-black-10: cats and coffees
Everybody gets a hand of cats (10 with four players, 13 with three) and a few coffees, face up \
in a row (3 or 4). One coffee lies in the centre.""",
    "rules.catte.tricks": "A trick",
    "rules.catte.tricks.text": """\
- From the second trick on, the lead first puts one of their unused coffees in the centre.
- The lead plays any cat. Everybody else must play a cat of the same colour if they can; \
otherwise any.
- The colour of the coffee in the centre is trump: its highest cat wins. If nobody played that \
colour, the highest cat of the colour led wins.
- The winner takes the coffee from the centre, and leads next.
The coffee’s colour binds nobody: follow the cat that was led.
= coffee-white-6 black-6 black-11 white-1*: White is trump, so White 1 wins
= coffee-brown-5 black-6* white-15 black-2: nobody played Brown, so the highest Black wins""",
    "rules.catte.scores": "The limit and the score",
    "rules.catte.scores.text": """\
The limit is 20 with three players and 15 with four. A round ends as soon as
- somebody’s coffees are worth more than the limit, or
- the last cats have been played, or
- the next lead has no unused coffee to put in the centre.
# Your score
- Coffees won: their total. Exactly the limit: twice that. Over the limit: nothing.
- Unused coffees: their number times itself.
# Examples
- Three players, 20 won and 3 unused: 40 + 9 = 49.
- Four players, Black 15 won and 1 unused: 30 + 1 = 31.
- Three players, 24 won and 2 unused: 0 + 4 = 4.""",
    "rules.catte.readings": "How this table reads the rules",
    "rules.catte.readings.text": """\
Where the leaflet is silent or garbled, this table plays as follows.
- The very first lead is drawn by lot, then it goes round clockwise.
- Black cats go up to 11; Brown and White up to 15.
- The coffees are Brown 1 3 5 7 9, White 2 4 6 8 10, Black 5 10 15.
- Cats that were played are put aside for good; nobody looks at them again.
- After a trick the coffee is taken first; then we look at the limit, at the cats, and at the \
next lead’s coffees, in this order.
- Whoever is over the limit still scores unused coffees, unless you choose otherwise when you set \
up.
- All are scored alike when a round ends: one may be over the limit while another doubles.
- Ties share the victory.""",
    # TOWAI
    "rules.towai.aim": "The aim",
    "rules.towai.aim.text": """\
Be the first to play your last card, and do it twice: that wins the game.
# The cards
60 cards: Day 3 to 7, Night 1 to 5, and Towai 1 to 7, which belong to day and to night.
= day-6 night-2 towai-3 towai-4 towai-5: Day, Night, and Towai that draw, reset and swap
Everybody starts with 7 cards; the rest is the deck. How many cards you hold is open.""",
    "rules.towai.turn": "Your turn",
    "rules.towai.turn.text": """\
# On an empty pile
Say whether it is day or night, and play any card that fits: Day or Towai by day, Night or \
Towai by night.
# On a card
- By day: a Day or Towai card of the same number or higher.
- By night: a Night or Towai card of the same number or lower.
- Or pass: draw a card. You may always pass, and may play again when your turn comes round.
= day-5 day-5: by day, the same or higher
= night-3 night-1: by night, the same or lower
# Combo
After playing a card you may go on with cards of the same number that fit, one after another, \
or stop.
= day-3 towai-3 night-3: day, then Towai makes it night, then a Night card of the same number
When everybody else has passed, the pile goes away and whoever played last starts a new one.""",
    "rules.towai.towai": "Towai cards",
    "rules.towai.towai.text": """\
Every Towai card turns day into night and night into day. Three of them do more, each time they \
are played:
= towai-3: Draw
- Draw: every other player draws a card.
= towai-4: Reset
- Reset: the pile goes away, and you play again on an empty one. You must.
= towai-5: Swap
- Swap: everybody chooses a card and passes it to the right, all at once.
An effect is finished before a combo goes on; a card that came by a Swap may be part of it. \
Your last card ends the round at once: its effect does not happen.""",
    "rules.towai.readings": "How this table reads the rules",
    "rules.towai.readings.text": """\
Where the leaflet is silent, this table plays as follows.
- The very first player is drawn by lot; then it is the one to the left of whoever finished.
- How many cards everybody holds is open.
- The card played on an empty pile must fit, so only a side may be set for which you hold one.
- On an empty pile you must play: at the start, after a Reset, and when all others have passed.
- Draws go clockwise from the player’s left.
- Swaps are chosen unseen and passed at once.
- Your last card ends the round, and what it would do does not happen.
- Having passed locks nobody out. The last one to pass draws before the pile is cleared.
- If the deck is empty, the top card of the pile stays and everything else is shuffled into a new \
deck, even if only the pile has cards; if that gives nothing, there is nothing to draw.""",
    # Familiar's Trouble
    "rules.familiar.aim": "The aim",
    "rules.familiar.aim.text": """\
Three familiars run errands for a witch, and win or lose together. In nine turns, fulfil as \
many errands as you can: 25 points keep her content. You may not talk about your cards: let \
your lead speak for you.
# The cards
27 attribute cards: Red (life), Blue (water) and Green (tree) from 3 to 9, three 2s of two \
colours, and three 1s of all three. 27 errands on three levels.
= red-7 blue-4 green-9 red-blue-2 three-1: attribute cards
= errand1-1 errand2-5 errand3-9: one errand of each level
Everybody holds five cards. Five errands lie open.""",
    "rules.familiar.turn": "A turn",
    "rules.familiar.turn.text": """\
- Hand exchange, if the lead wants it: one after another, everybody passes a card to the left.
- Errand exchange, if the lead wants it: the top of a pile for one of the open errands.
- The lead plays any card. The others must play a card that shares a colour with it, if they \
have one.
- Errands are won (see the next page); the cards go to the open discards.
- The new lead fills the open errands up to five, from any pile.
- Everybody draws a card, while there are any.
# Colours
A card of two colours counts as either and binds like any other. A card of three colours may \
always be played and never has to be; if it is led, anything goes.
= red-blue-2 blue-3: Blue follows, since it shares a colour
# The next lead
The highest card that shares a colour with the card led; the earlier of two equals.
= red-blue-2 red-3 blue-5*: Blue 5 leads next""",
    "rules.familiar.verdict": "Winning errands",
    "rules.familiar.verdict.text": """\
Add up each colour over the three cards. A card of several colours counts fully for each of \
them. Every open errand whose needs are all covered is won, several at once if they are.
= blue-green-2 blue-3 three-1: Red 1, Blue 6, Green 3
# What the witch says
The points of all nine turns are added up: fewer than 20, from 20, from 30, from 40, from 50. \
She has a remark for each.""",
    "rules.familiar.readings": "How this table reads the rules",
    "rules.familiar.readings.text": """\
Where the leaflet is silent, this table plays as follows.
- The very first lead is drawn by lot.
- The attribute cards are three colours from 3 to 9, three 2s of two colours and three 1s of \
three.
- The errands and their points are ours: the pictures that show them are lost.
- Errands do not compete: the same totals serve all of them.
- Cards of several colours have their own place in the discards.
- The new lead fills the errands; nothing is filled after the ninth trick.
- With an opening of 4, 2 and 0 six errands lie open once; from then on five.
- Cards are drawn clockwise from the new lead.
- The chart and the goal of 25 are what players tell of; the band from 50 up is ours.""",
}
