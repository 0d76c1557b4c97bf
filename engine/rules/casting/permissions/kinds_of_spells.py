"""Which faces of a card may be cast by leave of an effect that names a kind of spell (CR 601.3e)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.base import Node
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules.casting.faces_and_ways_to_cast import Way, faces_castable
from engine.rules.evaluate.as_a_spell import as_a_spell
from engine.rules.evaluate.evaluation import test_of
from engine.state.characteristics import Characteristics
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.objects import GameObject


def as_spells(game: Game, it: GameObject, player: PlayerId, group: Node, frame: Frame) -> Iterable[Way]:
    """The faces of a card that may be cast as such a spell. What is cast with other characteristics has to be such a
    spell with those (601.3e)."""

    def allows(values: Characteristics) -> bool:
        spell, seen = as_a_spell(game, player, it, values)
        return bool(test_of(group)(game, spell, seen, frame))

    castable = faces_castable(it)
    one_of_several = ("601.3e",) if len(castable) > 1 else ()
    for name, face in castable:
        values = COMPILED.faces(it.card)[face]  # type: ignore[arg-type]
        if "Land" not in values.types and allows(values):
            yield Way(
                name, face, values.mana_cost, ("601.3", *one_of_several), allows=allows, permitted_by=(frame.source,)
            )


def for_mana_costs(game: Game, it: GameObject, player: PlayerId, group: Node, frame: Frame) -> Iterable[Way]:
    """Those that have a mana cost (118.6a)."""
    return (way for way in as_spells(game, it, player, group, frame) if way.cost)
