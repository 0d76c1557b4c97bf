"""Which X a triggered ability speaks of, where its own text chooses none (CR 107.3e, 107.3m)."""

from __future__ import annotations

from engine.abilities.ability import Triggered
from engine.abilities.nouns.qualifiers import WithInManaCost
from engine.abilities.walk import found
from engine.events import AbilityActivated, Designated, Event, SpellCast, TurnedFaceUp, ZoneChange
from engine.grammar.memoize import memoized
from engine.state.game import Game
from engine.state.ids import ObjectId


def chosen_x(game: Game, source: ObjectId, ability: Triggered, event: Event | None) -> int | None:
    """The X of the spell that an ability speaks of; or of an ability whose own object was cast, has entered, was turned
    face up or cycled for a cost with X in it, or became monstrous with an X (107.3m, 702.37f, 702.29c, 701.37c)."""
    if (spoken_of := x_of_spell(game, ability, event)) is not None:
        return spoken_of
    if isinstance(event, TurnedFaceUp | Designated):
        return event.x if event.object == source else None
    if isinstance(event, ZoneChange) and event.cause == "cycle":
        return _x_of_activation(game, event.object) if source in event.became else None
    if isinstance(event, ZoneChange | SpellCast):
        own = event.became[:1] if isinstance(event, ZoneChange) and event.enters else [event.object]
        made = game.find(source).announced if own == [source] else None
        return made.x if made is not None else None
    return None


def _x_of_activation(game: Game, source: ObjectId) -> int | None:
    """The X of the ability of an object that was activated last."""
    items = [one.item for one in game.happened(AbilityActivated) if one.object == source and one.item is not None]
    made = game.find(items[-1]).announced if items else None
    return made.x if made is not None else None


def x_of_spell(game: Game, ability: Triggered, event: Event | None) -> int | None:
    """The X of the spell that was cast, for an ability that speaks of the {X} in its cost (107.3e)."""
    if not isinstance(event, SpellCast) or not _speaks_of_x(ability):
        return None
    made = game.find(event.object).announced
    return made.x if made is not None else None


@memoized
def _speaks_of_x(ability: Triggered) -> bool:
    return any("{X}" in str(one.symbols.text) for one in found(ability.trigger_event, WithInManaCost))
