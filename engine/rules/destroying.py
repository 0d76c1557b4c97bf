"""Destroying permanents, and what keeps them from it (CR 701.8, 701.19, 702.12)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from engine.abilities.keyword_actions.regenerate import AlwaysRegenerates, RegenerationShield
from engine.events import Destroyed, EffectEnds, Event, Regenerated, RemovedFromCombat, Sacrificed, Tapped, ZoneChange
from engine.rules.continuous.statements import looked_up
from engine.rules.pipeline import can_not, commit, follow_up, happen, propose
from engine.rules.pipeline.applying import Proposal, Replacement, replaces
from engine.state.choices import Gen, Message
from engine.state.continuous_effects import Effect
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.zones import Zone

ALWAYS_REGENERATES = looked_up(AlwaysRegenerates)


def destruction(
    game: Game,
    rules: Mapping[ObjectId, tuple[str, ...]],
    source: ObjectId | None = None,
    *,
    by_rule: bool = False,
    can_regenerate: bool = True,
) -> Gen[list[Proposal]]:
    """What would happen if these permanents were destroyed now, each for its own rules: those that nothing saves
    are marked as destroyed and moved to the graveyard in the same batch (701.8a)."""
    marked = yield from propose(
        game, [Proposal(Destroyed(i, source, by_rule, can_regenerate), why) for i, why in rules.items()]
    )
    final: list[Proposal] = []
    for one in marked:
        final.append(one)
        if isinstance(one.event, Destroyed):
            move = ZoneChange(one.event.object, Zone.GRAVEYARD, Zone.BATTLEFIELD, "destroy", source)
            final += yield from propose(game, [Proposal(move, ("701.8a",), one)])
    return final


def destroy(
    game: Game, ids: Iterable[ObjectId], source: ObjectId | None, *, by_rule: bool = False, can_regenerate: bool = True
) -> Gen[list[ObjectId]]:
    """Destroy permanents at the same time; returns the ids of those that really were destroyed (701.8)."""
    proposed = yield from destruction(
        game, dict.fromkeys(ids, ("701.8a",)), source, by_rule=by_rule, can_regenerate=can_regenerate
    )
    logged = commit(game, proposed)
    yield from follow_up(game)
    return [one.event.object for one in logged if isinstance(one.event, Destroyed)]


def sacrifice(
    game: Game, these: Iterable[tuple[PlayerId, ObjectId]], along: Callable[[ObjectId], Event] | None = None
) -> Gen[list[ObjectId]]:
    """Players sacrifice permanents, all at once: pairs of player and permanent; returns what was sacrificed
    (701.21a). ``along`` gives what happens along with each sacrifice, seen by what is sacrificed as well."""
    logged = yield from happen(game, [Sacrificed(i, player) for player, i in these], "701.21a")
    gone = [one.event.object for one in logged if isinstance(one.event, Sacrificed)]
    if along is not None:
        commit(game, [along(i) for i in gone])
    yield from happen(game, [ZoneChange(i, Zone.GRAVEYARD, Zone.BATTLEFIELD, "sacrifice") for i in gone], "701.21a")
    return gone


@can_not(Destroyed, by="702.12b")
def _indestructible(game: Game, event: Event) -> tuple[str, ...] | None:
    """A permanent with indestructible can't be destroyed (702.12b)."""
    assert isinstance(event, Destroyed)
    return ("702.12b",) if game.characteristics(event.object).has("indestructible") else None


@replaces(Destroyed, by="701.19a")
def _regeneration(game: Game, event: Event) -> Iterable[Replacement]:
    """Each regeneration shield replaces the next destruction of its permanent this turn (701.19a)."""
    assert isinstance(event, Destroyed)
    if not event.can_regenerate:
        return
    for effect in game.effects:
        if effect.affected is not None and TargetId.of_object(event.object) in effect.affected:
            for verb in effect.verbs:
                if isinstance(verb, RegenerationShield):
                    yield Replacement(
                        ("regeneration", id(effect)),
                        effect.source,
                        Message("regenerates", {"object": TargetId.of_object(event.object)}),
                        ("701.19a",),
                        partial(_regenerate, effect),
                        does=("regeneration", effect.verbs, effect.duration),
                    )


@replaces(Destroyed, by="701.19b")
def _regenerates_always(game: Game, event: Event) -> Iterable[Replacement]:
    """ "If ~ would be destroyed, regenerate it": each time, with nothing that is used up (701.19b)."""
    assert isinstance(event, Destroyed)
    for _, standing in ALWAYS_REGENERATES.said(game):
        if event.can_regenerate and standing.frame.source == event.object:
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
        instead.append(RemovedFromCombat(it.id, "regenerated"))
    return instead
    yield  # a replacement is a generator, although this one asks nothing
