"""Looking back at a match: the review's screen, in English."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "lookback.title": "Review",
    "lookback.open": "Review",
    # Going through it
    "lookback.first": "To the beginning",
    "lookback.slip-before": "Slip before",
    "lookback.before": "One move back",
    "lookback.play": "Play",
    "lookback.pause": "Pause",
    "lookback.after": "Next move",
    "lookback.slip-after": "Next slip",
    "lookback.end": "To the end",
    "lookback.moment": "Move {move} of {moves}",
    "lookback.hands.open": "Show every hand",
    "lookback.hands.known": "Show only what you knew",
    "lookback.seat": "Look from the next seat",
    "lookback.seat.of": "Seen by {name}",
    "lookback.tag.made": "Played",
    "lookback.tag.better": "Better",
    "lookback.round.short": "R{round}",
    "lookback.percent": "{percent} %",
    # The work
    "lookback.review": "Review this game",
    "lookback.working": "Reviewing: {percent} %",
    "lookback.stopped": "Stopped at {percent} %",
    "lookback.give-up": "Stop reviewing",
    "lookback.go_on": "Go on reviewing",
    "lookback.not_yet": "I haven’t got to this move yet.",
    "lookback.stopped.help": "The review was stopped before this move.",
    "lookback.replay.help": (
        "Step through the game, or let it play. A review also tells what each choice was worth."
    ),
    "lookback.not_all": "Still counting: these figures will settle.",
    # The move
    "lookback.tab.move": "Move",
    "lookback.tab.luck": "Luck & play",
    "lookback.tab.log": "Log",
    "lookback.when": "Round {round} · move {move} of {moves}",
    "lookback.when.together": "Move {move} of {moves}",
    "lookback.when.short": "Round {round} · move {move}",
    "lookback.when.short.together": "Move {move}",
    "lookback.slips.own": "Your slips",
    "lookback.slips.of": "Slips of {name}",
    "lookback.does": "{name}: {move}",
    "lookback.secret": "{name} chooses in secret",
    "lookback.over": "The game is over",
    "lookback.unfinished": "Here the game was left",
    "lookback.forced": "There was nothing else to do.",
    "lookback.best": "The best there was.",
    "lookback.good": "A good move: “{best}” is hardly better.",
    "lookback.slip.small": "A small slip",
    "lookback.slip.medium": "A slip",
    "lookback.slip.large": "A big slip",
    "lookback.better": "Better: {best}. It was worth {worth} more.",
    "lookback.worth.share": "{number} % of the game",
    "lookback.worth.points": "{number} points",
    "lookback.punished": "As the cards lay, it cost something.",
    "lookback.unpunished": "It went unpunished: as the cards lay, it cost nothing.",
    "lookback.more": "and {count} more",
    # Another try
    "lookback.try.title": "Try again",
    "lookback.try.text": (
        "Something else was clearly better. What would you do now? Play it on the table."
    ),
    "lookback.try.right": "Yes! “{move}” it is.",
    "lookback.try.same": "That’s what was played. Look again.",
    "lookback.try.wrong": "“{move}” isn’t it. Look again.",
    "lookback.show": "Show me",
    "lookback.play-on": "Play on from here",
    # Luck and play
    "lookback.split": "Cards and play",
    "lookback.split.start": "Before the deal",
    "lookback.split.cards": "The cards",
    "lookback.split.own": "Own play",
    "lookback.split.others": "The others’ play",
    "lookback.split.result": "Result",
    "lookback.par": "These cards were worth {worth}; {name} made {made}.",
    "lookback.par.short": "These cards were worth {worth}; {name} made only {made}.",
    "lookback.par.points": "Hard scored {score} points with them; {name}: {scored}.",
    "lookback.par.help": "Played {count} times by Hard in this seat.",
    "lookback.accuracy": "Accuracy",
    "lookback.slips": "Slips: {count}",
    "lookback.turning": "Turning points",
    "lookback.luckiest": "Luckiest moments",
    "lookback.unluckiest": "Unluckiest moments",
    "lookback.luck.deal": "The deal of round {round}",
    "lookback.luck.draw": "Cards drawn in round {round}",
    "lookback.luck.reshuffle": "The reshuffle in round {round}",
    "lookback.luck.deal.of": "{name} is dealt cards in round {round}",
    "lookback.luck.draw.of": "{name} draws in round {round}",
    "lookback.luck.reshuffle.of": "{name} has the deck reshuffled in round {round}",
    # How it is computed
    "lookback.how": "How this is computed",
    "lookback.how.choices": "Choices",
    "lookback.how.choices.text": (
        "Each choice is rated by what its seat knew then. The strongest player guesses many deals "
        "that fit, tries every legal move in the same ones, and plays them out. No move is dropped "
        "early."
    ),
    "lookback.how.slips": "Slips",
    "lookback.how.slips.text": (
        "A slip costs at least 2 points (hundredths of the game, or points where you play "
        "together) and more than twice the error of the estimate. From 5 it is a slip, from 10 a "
        "big one. A large dot was punished: it cost something with the cards as they really lay."
    ),
    "lookback.how.luck": "Luck and play",
    "lookback.how.luck.text": (
        "For every deal, draw and reshuffle: your chances after it, less their mean over many "
        "other ways it could have come. What luck did not bring, play did."
    ),
    "lookback.how.par": "What the cards were worth",
    "lookback.how.par.text": (
        "The same cards are played many times by the same players, with Hard in your seat."
    ),
    "lookback.how.accuracy": "Accuracy",
    "lookback.how.accuracy.text": (
        "How close your choices came to the best ones. Hard choices count more, forced ones not "
        "at all."
    ),
    "lookback.how.limits": "What it cannot know",
    "lookback.how.limits.text": (
        "These are estimates. The others are taken to play soundly; a bluff or a habit you had "
        "noticed is not in the figures."
    ),
}
