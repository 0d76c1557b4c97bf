"""Regeneration (CR 701.19)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from engine.abilities.keyword_actions.regenerate import AlwaysRegenerates, RegenerationShield
from engine.abilities.prohibitions.regenerating import CantRegenerate
from engine.events import Destroyed, EffectEnds, Event, Regenerated, RemovedFromCombat, Tapped
from engine.rules.continuous.statements import looked_up
from engine.rules.pipeline.applying_replacement_effects import Replacement, replaces
from engine.rules.pipeline.not_happening import does_not_happen
from engine.state.choices import Gen, Message
from engine.state.continuous_effects import Effect
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId

ALWAYS_REGENERATES = looked_up(AlwaysRegenerates)
CANT_REGENERATE = looked_up(CantRegenerate, begun=True)


def _can(game: Game, event: Destroyed) -> bool:
    """Whether what would be destroyed can be regenerated (701.19c)."""
    forbidden = next(CANT_REGENERATE.said_of(game, TargetId.of_object(event.object)), None)
    return event.can_regenerate and forbidden is None


@replaces(Destroyed, by="701.19a")
def _regeneration(game: Game, event: Event) -> Iterable[Replacement]:
    """Each regeneration shield replaces the next destruction of its permanent this turn (701.19a)."""
    assert isinstance(event, Destroyed)
    for effect in shields(game, event.object):
        if not _can(game, event):
            does_not_happen(game, "not-regenerated", "701.19c", what=TargetId.of_object(event.object))
        else:
            yield Replacement(
                ("regeneration", id(effect)),
                effect.source,
                Message("regenerates", {"object": TargetId.of_object(event.object)}),
                ("701.19a",),
                partial(_regenerate, effect),
                does=("regeneration", effect.verbs, effect.duration),
            )


def shields(game: Game, object_id: ObjectId) -> Iterator[Effect]:
    """The regeneration shields of a permanent (701.19a)."""
    permanent = TargetId.of_object(object_id)
    for effect in game.effects:
        if effect.affected is not None and permanent in effect.affected:
            yield from (effect for verb in effect.verbs if isinstance(verb, RegenerationShield))


@replaces(Destroyed, by="701.19b")
def _regenerates_always(game: Game, event: Event) -> Iterable[Replacement]:
    """ "If ~ would be destroyed, regenerate it": each time, with nothing that is used up (701.19b)."""
    assert isinstance(event, Destroyed)
    for _, standing in ALWAYS_REGENERATES.said(game):
        if standing.frame.source == event.object and _can(game, event):
            label = Message("regenerates", {"object": TargetId.of_object(event.object)})
            key = ("regeneration", standing.key)
            yield Replacement(key, event.object, label, ("701.19b",), partial(_regenerate, None))


def _regenerate(effect: Effect | None, game: Game, event: Event) -> Gen[list[Event]]:
    """Instead all damage is removed, it is tapped and removed from combat; the shield is used up (701.19a)."""
    assert isinstance(event, Destroyed)
    it = game.objects[event.object]
    instead: list[Event] = [Regenerated(it.id), *([EffectEnds(effect)] if effect is not None else [])]
    if not it.tapped:
        instead.append(Tapped(it.id))
    if it.id in game.combat.attackers or it.id in game.combat.blockers:
        undealt = game.combat.is_yet_to_deal(it.id, game.turn.step)
        instead.append(RemovedFromCombat(it.id, "regenerated", undealt=undealt))
    return instead
    yield  # a replacement is a generator, although this one asks nothing
