"""Lessons: a first round of a game on a fixed deal, told and done step by step.

A game has a lesson if a file ``lesson.py`` lies beside its rules. It holds two things, ``LESSON``
and ``WORDS``, and nothing else has to be written down anywhere::

    LESSON = Lesson(
        seed=2187,                             # found by `python -m tests.lessons.find`
        seats=("", "rumble", "flurry", "nimba"),   # "" is the learner
        options={},                            # of the game, those that are not as usual
        worth=worth,                           # (game, state, seat) -> points as they stand now
        script=(
            Tell("hello", "flurry"),
            Do("wish", "flurry", "wish-fine choice>wish"),
            "wish-snow choice>wish",           # what the others do, in their turn
            Do("lead", "flurry", "fine-4 hand>trick", also=("fine-2 hand>trick",)),
            …
            Tell("taken", "rumble", at=("card:thunder-2",),
                 since=Once(TrickWon, seat=1, reason="highest-thunder")),
        ),
    )

    WORDS = {
        "en": {"hello": "We wish for weather.", "lead.met": "The leader plays any card.", …},
        "ja": {…},
    }

**The script** is one whole line of play, every move of every seat in its order (a match's save or
`find` has them), with a step before whatever it speaks of:

`Tell(name, who, at, since)`
    Somebody (a character's name, not always one who sits there) says ``name``; a tap goes on.
    Directly after the last card of a trick, that trick lies there until the tap.
`Do(name, who, move, also, at, since)`
    Somebody says ``name``, and the learner makes ``move`` with the table's own gestures. Moves in
    ``also`` are as welcome. Every move of the learner has such a step: nothing is played for them.
a text
    The move of another seat whose turn it is; or a word of the learner's that goes without saying,
    where it is the only thing left to do and the game's look says it by itself (not after a
    `Tell`, for it would not wait until that has been heard).

**What is pointed at**, ``at``, glows on the table, and the bubble lies beside it: ``card:rainy-3``
wherever it lies, ``pile:trick``, ``pile:won@2`` (the pile of a seat), ``seat:2`` (a plate),
``answer:say pass`` (the button or tile of a move), ``part:cup@0`` (what a look calls so in its
``parts()``). Left out, a `Do` points at the card or answer of its move.

**What must have happened** since the step before, ``since``, is an event by its fields: a card or a
reason is meant by its name or key. It is looked up in what the rules told, never assumed.

**Another legal move than wanted** is played, never blocked. If all that is still to come can come
just so (with the two cards changing places in what the learner does later), and it costs nothing,
the lesson goes on: so let a sentence name a card only where no other would do.
Otherwise the others play on, by the script as far as it goes, until a trick is taken, a round ends
or the learner is asked again; then the speaker says what it cost, by ``worth`` in both lines, and
offers *once more* (back to the step) and *show me*. The sentence is ``<step>.poor`` if there is
one, else one all lessons share. An illegal move springs home with the rule's own reason.

**Words.** ``WORDS`` has for each language the sentence of each step by its name: at most 14 words,
by the median at most 8 (in Japanese at most 45 characters). ``<step>.met`` is what the list *met so
far* keeps of it once it is done, for steps that teach something. ``<step>.poor`` may use
``{cost}``, ``{taker}`` (who took the trick), ``{card}`` (what was played) and ``{wanted}``; where
it says nothing of a cost, that is said after it, as ``cost`` says it if a game has its own words.

**Finding a deal.** ``python -m tests.lessons.find meows --deals 3000 --tries 300`` plays each deal
out by chance many times, as ``tests/lessons/wanted_meows.py`` says (which deals, which moves, what
a line must show), and prints the best lines as scripts to start from.

**How long it takes.** Three to five minutes for somebody who errs now and then, and the first card
of one's own within twenty seconds: `tests/lessons/test_length.py` plays it with a learner's clock.
Once all is said, everything that was met lies open beside the last word.

`tests/lessons` plays every lesson in both languages, by the rules and with the mouse.
"""
