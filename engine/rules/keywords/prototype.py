"""Prototype (CR 702.160, 718)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.abilities.keywords.prototype import Prototype
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules.casting.faces_and_ways_to_cast import WAYS, Way
from engine.state.characteristics import Characteristics
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.memory import Memory
from engine.state.objects import GameObject
from engine.state.zones import Zone


@lru_cache(maxsize=256)
def prototyped(values: Characteristics) -> Characteristics | None:
    """The card as it is when cast prototyped: the other size, mana cost and color, all else the same (718.3b,
    718.5). None without that ability."""
    for ability in values.abilities.of(Prototype):
        assert isinstance(ability, Prototype)
        made = values.thaw()
        made.mana_cost = ability.cost.text
        made.colors = frozenset(letter for letter in "WUBRG" if letter in ability.cost.text)
        made.power, made.toughness = ability.power, ability.toughness
        return made
    return None


@WAYS.by("702.160a")
def _prototype(game: Game, it: GameObject, player: PlayerId) -> Iterable[Way]:
    """Its owner may cast it from hand with the mana cost, size and color of the smaller frame (702.160a, 718.3a)."""
    if it.zone is not Zone.HAND or it.owner != player or it.card is None:
        return
    made = prototyped(COMPILED.faces(it.card)[0])
    if made is not None:
        yield Way("prototype", 0, made.mana_cost, ("702.160a", "718.3b"), base=made, memory=Memory(prototyped=True))
