"""What a review says of a finished match, whatever the game, in English."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # The marks of a choice
    "review.mark.none": "Sound",
    "review.mark.small": "Small slip",
    "review.mark.medium": "Slip",
    "review.mark.large": "Big slip",
    # A choice in a line
    "review.choice": "Move {number}, {name}: {move}",
    "review.cost": "{mark}: it cost {cost} (±{error}). Better: {best}.",
    "review.punished": "The cards punished it.",
    "review.unpunished": "The cards let it pass.",
    "review.share": "{percent}%",
    "review.points": "{points} points",
    # Cards and play
    "review.luck": "Luck",
    "review.luck.best": "Luckiest for {name}",
    "review.luck.worst": "Unluckiest for {name}",
    "review.luck.deal": "The deal of round {round}",
    "review.luck.draw": "New cards",
    "review.luck.draw.seat": "{seat} draws",
    "review.luck.reshuffle": "The deck is reshuffled",
    "review.luck.line": "Move {number}: {what}",
    "review.luck.none": "Nothing worth telling",
    "review.split": "{name}: {start} before the deal, cards {luck}, own play {own}, "
    "the others’ play {others}, in the end {result}",
    "review.split.title": "Cards and play",
    # The whole match
    "review.choices": "Choices",
    "review.turning": "Turning points",
    "review.turning.line": "Move {number}: {what}, {name} {change}",
    "review.turning.move": "{name}: {move}",
    "review.accuracy": "Accuracy",
    "review.accuracy.line": "{name}: {value} of 100 in {choices} choices "
    "(slips: {small} small, {medium} medium, {large} big)",
    "review.par": "Par",
    "review.par.line": "{name}: these cards were worth {value} "
    "(±{error}; Hard played them {played} times), and {made} came of them",
    # How this is computed
    "review.how.title": "How this is computed",
    "review.how.text": """\
# Your choices
Each choice is rated by what its player knew at that moment. The hidden cards are guessed many \
times, always in a way that fits what was seen. Every possible move is played on in the same \
guesses with the same luck, and none is dropped early. A figure is the average; the number after \
± is its standard error, which says how far chance alone may have moved it.
What looks like a slip is tried again in twice as many new guesses. It counts if it still costs \
at least 2 points and more than two standard errors. Below 5 points it is a small slip, from 10 on \
a big one. A point is one win in a hundred; where you play together it is a point of the game. A \
move without an alternative never counts.
Punished: with the cards as they really lay, the better move would have brought 2 points more.
# Chances
The graph looks at all hands. From each moment the rest is played many times by Normal, with all \
face-down cards dealt anew; a round’s score is turned into chances of winning the game.
# Cards and play
Whenever cards are dealt, drawn or shuffled, everything still open is dealt anew many times. Luck \
is what came, less the average of what might have come. All other changes are play. Start, luck \
and play add up to the result, and over many games luck comes to nothing.
# Par
Hard takes your seat and plays the same deal many times, with the same players in the other seats.
# Accuracy
100 means that nothing was lost. A choice counts for more, the more a hasty move would have \
lost. A slip counts by its cost, less its standard error.""",
}
