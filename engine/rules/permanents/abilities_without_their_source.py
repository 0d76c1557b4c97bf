"""Abilities on the stack whose source is gone, or has lost them: they exist independently of it (CR 113.7a)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.abilities.ability import Activated, Equip
from engine.events import AbilityActivated, AbilityTriggered, Event, Resolved, ZoneChange
from engine.oracle.keywords.equip import equip_ability
from engine.rules.evaluate.part_of_a_resolution import resolving_source
from engine.rules.mana.production import numbered_of
from engine.rules.pipeline import before
from engine.rules.pipeline.applying_replacement_effects import Remark
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.log import Logged
from engine.state.objects import GameObject
from engine.state.zones import Zone

RESOLVES_ALL_THE_SAME = "resolves-without-source"
"""That an ability resolves although something was done about its source."""


def source_has_left(game: Game, item: GameObject) -> Logged | None:
    """The event by which the source of an ability has left its zone since the ability was put onto the stack, be it as
    a cost."""
    if item.on_stack is None or item.on_stack.source in game.objects:
        return None
    begun = [logged.id for logged, by in game.logged(AbilityTriggered, AbilityActivated) if by.item == item.id]
    moves = game.logged(ZoneChange, since=begun[-1]) if begun else []
    return next((logged for logged, move in moves if move.object == item.on_stack.source), None)


def source_has_lost_it(game: Game, item: GameObject) -> bool:
    """Whether the source of an activated ability is still on the battlefield and has that ability no longer."""
    on_stack = item.on_stack
    it = game.objects.get(on_stack.source) if on_stack is not None else None
    if on_stack is None or it is None or it.zone is not Zone.BATTLEFIELD or not isinstance(on_stack.ability, Activated):
        return False
    known = numbered_of(game.characteristics(it))
    return on_stack.ability not in [equip_ability(one) if isinstance(one, Equip) else one for one in known]


@before(Resolved, by="113.7a")
def _resolves_all_the_same(game: Game, event: Event) -> Iterator[Remark]:
    """That it doesn't help to have removed the permanent that is the source in response; where others of its abilities
    have been put onto the stack since, it is told of each what comes of it."""
    assert isinstance(event, Resolved)
    item = game.objects[event.object]
    if item.on_stack is None:
        return
    source, left = item.on_stack.source, source_has_left(game, item)
    if game.find(source).zone is not Zone.BATTLEFIELD or _has_others(game, item, source):
        return
    if (left is not None and not _by_itself(game, left, source)) or source_has_lost_it(game, item):
        yield Remark(Message(RESOLVES_ALL_THE_SAME, {"things": [TargetId.of_object(source)], "count": 1}), ("113.7a",))


def _has_others(game: Game, item: GameObject, source: ObjectId) -> bool:
    """Whether another ability of the same source has been put onto the stack behind one of it."""
    put = [by.item for _, by in game.logged(AbilityTriggered, AbilityActivated) if by.object == source]
    return item.id in put and put[-1] != item.id


def _by_itself(game: Game, left: Logged, source: ObjectId) -> bool:
    """Whether something has left as a cost of its own ability, or by what it does itself."""
    if resolving_source(game, left) == source:
        return True
    part: Logged | None = left
    while part is not None and not (isinstance(part.event, AbilityActivated) and part.event.object == source):
        part = game.log[part.parent - 1] if part.parent is not None else None
    return part is not None
