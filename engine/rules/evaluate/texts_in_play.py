"""What the abilities and effects in play say, in their English."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from engine.abilities.base import Node
from engine.oracle.compile import english
from engine.state.game import Game
from engine.state.zones import Zone

ZONES = (Zone.BATTLEFIELD, Zone.STACK, Zone.COMMAND, Zone.GRAVEYARD, Zone.EXILE)


def texts_in_play(game: Game) -> Iterator[str]:
    """The texts of everything that may come to matter without a player's choice, each once."""
    said: Iterator[Sequence[Node]] = chain(
        (game.characteristics(it).abilities.all for zone in ZONES for it in game.in_zone(zone)),
        ((it.on_stack.ability,) for it in game.in_zone(Zone.STACK) if it.on_stack is not None),
        (effect.verbs for effect in game.effects),
        ((delayed.ability,) for delayed in game.delayed),
    )
    yield from {english(one) for some in said for one in some}
