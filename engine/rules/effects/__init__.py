"""What instructions and verbs do, one module for each family. Importing this package registers them all."""

from engine.rules.effects import (  # noqa: F401
    attaching,
    cards,
    casts,
    continuous,
    copies,
    counters,
    damage,
    delayed,
    library,
    life,
    mana,
    moves,
    payments,
    permanents,
    permissions,
    piles,
    places,
    sentences,
    tokens,
)
