"""Destroying permanents (CR 701.8)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.abilities.ability import Keyword
from engine.abilities.base import Ability
from engine.events import Destroyed, Event, ZoneChange
from engine.rules.continuous.layers.what_each_effect_changed import giver, newer_than
from engine.rules.pipeline import can_not, commit, follow_up, propose
from engine.rules.pipeline.applying_replacement_effects import Proposal
from engine.rules.pipeline.not_happening import Prohibition
from engine.state.choices import Gen
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.zones import Zone


def destruction(
    game: Game,
    rules: Mapping[ObjectId, tuple[str, ...]],
    source: ObjectId | None = None,
    *,
    by_rule: bool = False,
    can_regenerate: bool = True,
) -> Gen[list[Proposal]]:
    """What would happen if these permanents were destroyed now, each for its own rules: those that nothing saves
    are marked as destroyed and moved to the graveyard in the same batch (701.8a). What is destroyed by two of them, as
    an Aura with umbra armor is together with what it saves, is destroyed once (702.89a)."""
    marked = yield from propose(
        game, [Proposal(Destroyed(i, source, by_rule, can_regenerate), why) for i, why in rules.items()]
    )
    final: list[Proposal] = []
    gone: set[ObjectId] = set()
    for one in marked:
        if isinstance(one.event, Destroyed) and one.event.object in gone:
            continue
        final.append(one)
        if isinstance(one.event, Destroyed):
            gone.add(one.event.object)
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


def _older_than_giver(game: Game, object_id: ObjectId, ability: Ability) -> list[ObjectId]:
    """Whose effects would have taken an ability that another gives, were they not older (613.7)."""
    return newer_than(game, object_id, lambda one: one.part is not None and ability in one.does("abilities")[0])


@can_not(Destroyed, by="702.12b")
def _indestructible(game: Game, event: Event) -> Prohibition | None:
    """A permanent with indestructible can't be destroyed (702.12b)."""
    assert isinstance(event, Destroyed)
    for ability in game.characteristics(event.object).abilities:
        if isinstance(ability, Keyword) and ability.name.word == "indestructible":
            given = giver(game, event.object, ability)
            older = _older_than_giver(game, event.object, ability) if given is not None else []
            return Prohibition(("702.12b", *(("613.7",) if older else ())), given, older=tuple(older))
    return None
