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
    values = _defined(game, it, ch).thaw()
    values.controller = player
    return spell, values


def _defined(game: Game, it: GameObject, ch: Characteristics) -> Characteristics:
    """These values of a card with what it says of itself: a changeling is a Goblin spell (604.3). What effects say of
    cards where it is they say of spells as well; of another face than the one it shows they are not worked out."""
    if it.face_down is not None:  # it is turned face up just before it is cast (406.3a)
        it = it.as_if(face_down=None)
    if ch is it.base:
        return game.characteristics(it)
    if game.in_layers is not None or it.id in game.derived().characteristics:
        return ch
    return game.characteristics(it.as_if(base=ch))
