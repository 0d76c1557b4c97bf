"""What instructions and verbs do, one module for each family. Importing this package registers them all."""

from engine.rules.effects import (  # noqa: F401
    cards,
    casts,
    continuous,
    counters,
    damage,
    library,
    life,
    mana,
    moves,
    permanents,
    piles,
    places,
    sentences,
    tokens,
)
