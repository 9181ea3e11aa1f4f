"""A match looked back upon: what each choice was worth, what was luck, what the cards were worth.

`review` rates, `report` is what it tells, and everything else shows or keeps that. No pygame.
"""
