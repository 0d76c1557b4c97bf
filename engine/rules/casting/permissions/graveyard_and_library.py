"""Playing cards from a graveyard or the top of a library by leave of an effect (CR 601.3, 305.1, 702.34, 702.138)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.abilities.ability import DoAsCost
from engine.abilities.permissions import graveyard_and_library as gp
from engine.abilities.permissions.other_zones_and_flash import AsThoughFlash
from engine.abilities.permissions.play_cards import MayPlay
from engine.abilities.replacement import replacement_effects as rp
from engine.abilities.verbs.payments import Pay
from engine.events import EffectAmended, Event, Marked, ZoneChange
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules.casting.faces_and_ways_to_cast import (
    NO_MANA,
    NO_WAY,
    WAYS,
    Way,
    called,
    faces_castable,
)
from engine.rules.casting.permissions.kinds_of_spells import for_mana_costs
from engine.rules.casting.permissions.other_zones_and_flash import from_there
from engine.rules.casting.playing_lands import LAND_PERMISSIONS
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import holds
from engine.rules.evaluate.history import spells_cast
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.performing import PERFORM, perform
from engine.rules.pipeline import commit
from engine.rules.pipeline.applying_replacement_effects import Replacement, replaces, to_exile
from engine.rules.replacement.prevention import begin_rule
from engine.state.choices import Gen, Illegal, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.memory import NOTHING, Memory
from engine.state.objects import GameObject
from engine.state.zones import Zone

MAY_PLAY_AND_CAST = looked_up(gp.MayPlayAndCast)
MAY_CAST_ONCE = looked_up(gp.MayCastOnce)
MAY_CAST_THEN_EXILED = looked_up(gp.MayCastThenExiled)
CAST_FROM_THERE = looked_up(gp.CastFromThere)


@WAYS.by("601.3")
def _by_leave(game: Game, it: GameObject, player: PlayerId) -> Iterable[Way]:
    """(601.3)"""
    if it.card is None or it.zone not in (Zone.GRAVEYARD, Zone.LIBRARY):
        return
    for node, standing in MAY_PLAY_AND_CAST.said(game):
        if standing.frame.controller == player and from_there(game, it, node.source, player):
            yield from for_mana_costs(game, it, player, node.group, standing.frame)
    for both, standing in MAY_CAST_THEN_EXILED.said(game):
        if standing.frame.controller == player and from_there(game, it, both.first.source, player):
            memory = Memory(exiled_not_buried=_whose(both.then))
            for way in for_mana_costs(game, it, player, both.first.group, standing.frame):
                yield replace(way, memory=memory)
    for once, standing in MAY_CAST_ONCE.said(game):
        frame = standing.frame
        if frame.controller != player or game.turn.active != player or not from_there(game, it, once.source, player):
            continue
        used = (frame.source, hash(once))
        if any(game.find(i).memory.cast_once_by == used for i in spells_cast(game, player)):
            continue
        whose = "" if once.then is None else _whose(once.then)
        memory = Memory(cast_once_by=used, exiled_not_buried=whose)
        for way in for_mana_costs(game, it, player, once.group, frame):
            yield replace(way, memory=memory, by=frame.source, additional=(*way.additional, *once.costs))


MAY_CAST_THIS = looked_up(gp.MayCastThis)


@WAYS.by("601.3")
def _this_one(game: Game, it: GameObject, player: PlayerId) -> Iterable[Way]:
    """What a card says of itself where it is (113.6b)."""
    if it.card is None or it.zone not in (Zone.GRAVEYARD, Zone.LIBRARY, Zone.EXILE) or it.owner != player:
        return
    for node, frame in MAY_CAST_THIS.own(game, it):
        if not any(from_there(game, it, one, player) for one in (node.source, node.also) if one is not None):
            continue
        if node.condition is None or holds(game, node.condition, frame):
            values = COMPILED.faces(it.card)[0]
            if values.mana_cost and "Land" not in values.types and not node.instead:
                yield Way("front", 0, values.mana_cost, ("601.3",), node.costs)
            elif node.instead:
                paid = [part for part in node.costs if isinstance(part, DoAsCost) and isinstance(part.verb, Pay)]
                mana = "".join(part.verb.mana.text for part in paid if isinstance(part.verb, Pay))
                others = tuple(part for part in node.costs if part not in paid)
                yield Way("front", 0, mana or NO_MANA, ("118.9", "601.3"), others)


@LAND_PERMISSIONS.by("305.1")
def _land(game: Game, it: GameObject, player: PlayerId) -> list[ObjectId]:
    """(305.1)"""
    return [
        standing.frame.source
        for node, standing in MAY_PLAY_AND_CAST.said(game)
        if standing.frame.controller == player and from_there(game, it, node.source, player)
    ]


# ---- exiled instead of being put into a graveyard


def _whose(then: gp.ThenExiled) -> str:
    return "yours" if then.whose is gp.TheirGraveyard.YOUR else "any"


@PERFORM.register(gp.CastThenExiled)
def _cast_then_exiled(game: Game, node: gp.CastThenExiled, frame: Frame) -> Gen[None]:
    """The spell that is cast now, or those that the leave just given lets somebody cast (608.2g, 601.3)."""
    first = node.first
    before = len(game.effects)
    yield from perform(game, first, frame)
    if isinstance(first, MayPlay):
        leaves = game.effects[before:]
        whose = _whose(node.then)
        commit(game, [EffectAmended(one, replace(one.memory, exiled_not_buried=whose)) for one in leaves], "614.1a")
        return
    spells = objects_in(frame.results.get(first.step, ()) if frame.done else ())
    there = (game.objects[i] for i in spells if i in game.objects)
    commit(game, [Marked(it.id, replace(it.memory, exiled_not_buried=_whose(node.then))) for it in there], "614.1a")


@replaces(ZoneChange, by="614.1a")
def _exiled_instead(game: Game, event: Event) -> Iterable[Replacement]:
    """(614.1a)"""
    assert isinstance(event, ZoneChange)
    it = game.objects[event.object]
    whose = it.memory.exiled_not_buried
    if not whose or event.origin is not Zone.STACK or event.to is not Zone.GRAVEYARD:
        return
    if whose == "any" or it.owner == it.controller:
        label = Message("goes-elsewhere", {"object": TargetId.of_object(event.object)})
        yield Replacement(("exiled instead", event.object), event.object, label, ("614.1a",), to_exile)


@PERFORM.register(gp.FlashThisTurn)
def _flash(game: Game, node: gp.FlashThisTurn, frame: Frame) -> Gen[None]:
    """(601.3b)"""
    begin_rule(game, AsThoughFlash(node.group), frame)
    return
    yield


@PERFORM.register(gp.ElsewhereThisTurn)
def _elsewhere(game: Game, node: gp.ElsewhereThisTurn, frame: Frame) -> Gen[None]:
    """(614.1a)"""
    begin_rule(game, rp.InsteadOfGraveyard(node.subject, rp.Going.INTO_YOURS, node.instead), frame)
    return
    yield


# ---- keywords given to cards in a graveyard

_RULES = {"flashback": "702.34a", "escape": "702.138a"}


@PERFORM.register(gp.GainsFlashback)
def _gains(game: Game, node: gp.GainsFlashback, frame: Frame) -> Gen[None]:
    """The cards that are there now have it, as long as they stay where they are (611.2c, 400.7)."""
    cards = tuple(t for t in things(game, node.subject, frame) if t.object is not None and game.exists(t.object))
    frame.done = bool(cards)
    if cards:
        begin_rule(game, gp.CastFromThere("flashback"), frame, cards, lasting=node.duration.when)
    return
    yield


@WAYS.by("601.3")
def _by_keyword(game: Game, it: GameObject, player: PlayerId) -> Iterable[Way]:
    """For the mana cost of what is cast; without one there is nothing that could be paid (118.6)."""
    if it.card is None or it.zone is not Zone.GRAVEYARD or it.owner != player:
        return
    given = {verb for verb, _ in CAST_FROM_THERE.said_of(game, it.target)}
    for verb in sorted(given, key=lambda one: one.keyword):
        flashback = verb.keyword == "flashback"
        rule = _RULES[verb.keyword]
        for name, face in faces_castable(it):
            values = COMPILED.faces(it.card)[face]
            if "Land" in values.types or not values.mana_cost:
                continue
            if flashback and {"Instant", "Sorcery"}.isdisjoint(values.types):
                continue
            memory = Memory(exiled_off_stack=rule) if flashback else NOTHING
            more = (verb.more,) if verb.more is not None else ()
            way = called(verb.keyword, name)
            yield Way(way, face, values.mana_cost, (rule,), more, memory=memory, paid=verb.keyword)


@NO_WAY.by("118.6")
def _without_mana_cost(game: Game, it: GameObject, player: PlayerId) -> Illegal | None:
    """It has the keyword, but an unpayable cost (118.6)."""
    mine = it.zone is Zone.GRAVEYARD and it.owner == player and not it.base.mana_cost
    if not mine or not any(CAST_FROM_THERE.said_of(game, it.target)):
        return None
    return Illegal(Message("no-mana-cost", {"name": it.base.name}), "118.6", "202.1b")
