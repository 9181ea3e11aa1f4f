"""Who can sit in a seat, and what an outside program needs to sit in one.

A bot of your own needs these calls and no others::

    from cardtable.games import GAMES
    from cardtable.rules.guess import guess
    from cardtable.rules.memory import Memory, knowledge
    from cardtable.rules.sight import seen, view

    game = GAMES["meows"](4, {"hidden": "yes"})   # seats and options
    state = game.deal(seed=7)                     # the true state: only a referee holds it
    state.turn                                    # the seat to move
    game.legal_moves(state)                       # its moves, each a value with a text
    game.play(state, move)                        # make one in a state of yours
    game.after(state, move)                       # the same on a copy
    state.copy()
    game.is_over(state), game.returns(state)      # each seat's share of the win, 0 to 1
    sight = view(game, state, seat)               # what a seat sees; it takes the same calls
    memory = Memory(game, seat)                   # what a seat has learnt beyond its view
    memory.learn(sight_before, [seen(game, event, seat) for event in events])
    knowledge(game, sight, memory)                # text key: equal keys, equal legal moves
    guess(game, sight, memory, Random(1).random)  # a state that may be true for all it knows

`Match` plays the referee and keeps every seat's memory (`match.view(seat)`,
`match.memory(seat)`). To sit at our table, derive from `Player` and rate or choose moves.
"""
