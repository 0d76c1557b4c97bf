"""A card as the spell that it would be, for effects that speak of spells before there is one (CR 601.3e)."""

from __future__ import annotations

from engine.state.characteristics import Characteristics
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.objects import Announcement, GameObject
from engine.state.zones import Zone


def as_a_spell(game: Game, player: PlayerId, it: GameObject, ch: Characteristics) -> tuple[GameObject, Characteristics]:
    """A card as the spell it would be on the stack, for effects that speak of spells (601.3e)."""
    announced = Announcement(cast_from=it.zone) if it.announced is None else it.announced
    spell = it.as_if(zone=Zone.STACK, controller=player, announced=announced)
    values = ch.thaw()
    values.controller = player
    return spell, values
