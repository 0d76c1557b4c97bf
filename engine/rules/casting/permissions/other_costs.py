"""Something else paid than mana costs, by leave of an effect, for spells that may be cast anyway (CR 118.9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.abilities.base import CostPart, Node
from engine.abilities.costs.rather_than_mana_cost import RatherThanManaCost
from engine.abilities.durations.durations import TurnDuration, Until
from engine.abilities.permissions import other_costs as oc
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.quantities.computed_amounts import with_x
from engine.events import EffectBegins
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules.casting.costs.rather_than_mana_cost import paid_for, parted
from engine.rules.casting.faces_and_ways_to_cast import (
    NO_MANA,
    NOT_FREE,
    OTHER_COSTS,
    WAYS,
    Way,
    called,
    faces_castable,
)
from engine.rules.casting.permissions.nth_spell import cast_since
from engine.rules.casting.permissions.other_zones_and_flash import from_there
from engine.rules.casting.playing_lands import LAND_PERMISSIONS
from engine.rules.continuous.beginning import new_effect
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.as_a_spell import as_a_spell
from engine.rules.evaluate.evaluation import OBJECTS, amount, test_of
from engine.rules.evaluate.history import spells_cast
from engine.rules.instructions.performing import PERFORM
from engine.rules.pipeline import commit
from engine.state.choices import Gen, Illegal, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject
from engine.state.zones import Zone

MAY_PAY_INSTEAD = looked_up(oc.MayPayInstead)
ANYONE_MAY_PAY_INSTEAD = looked_up(oc.AnyoneMayPayInstead)
MAY_CAST_FREE = looked_up(oc.MayCastFree)
MAY_CAST_FOR_LIFE = looked_up(oc.MayCastForLife)
MAY_PAY_ONCE = looked_up(oc.MayPayOnce)


def _fits(game: Game, it: GameObject, player: PlayerId, face: int, group: Node, frame: Frame) -> bool:
    """Whether the spell that a face of a card would be is of such a kind (601.3e)."""
    assert it.card is not None
    spell, seen = as_a_spell(game, player, it, COMPILED.faces(it.card)[face])
    return test_of(group)(game, spell, seen, frame)


def _named(game: Game, frame: Frame, way: Way) -> str:
    return called(game.find(frame.source).base.name, way.name)


def _for(game: Game, way: Way, frame: Frame, mana: str, further: tuple[CostPart, ...]) -> Way:
    """The way, for this mana and what else is paid; what costs more or less applies to it as well (118.9d)."""
    return replace(
        way,
        name=_named(game, frame, way),
        cost=mana + way.memory.commander_tax,
        rules=(*way.rules, "118.9"),
        additional=(*way.additional, *further),
        known_as=("alternative",),
    )


@OTHER_COSTS.by("118.9")
def _instead(game: Game, it: GameObject, player: PlayerId, way: Way) -> Iterable[Way]:
    """What increases or reduces costs applies to it as well (118.9d)."""
    for node, standing in MAY_PAY_INSTEAD.said(game):
        frame = standing.frame
        group = node.group if node.x is None else with_x(node.group, Fixed(amount(game, node.x, frame)))
        if frame.controller != player or not _fits(game, it, player, way.face, group, frame):
            continue
        used = (frame.source, hash(node))
        if node.once and any(game.find(i).memory.cast_once_by == used for i in spells_cast(game, player)):
            continue
        so = _for(game, way, frame, *parted(node.costs))
        memory = replace(way.memory, cast_once_by=used)
        yield replace(so, memory=memory, by=frame.source) if node.once else so


@OTHER_COSTS.by("118.9")
def _once_a_turn(game: Game, it: GameObject, player: PlayerId, way: Way) -> Iterable[Way]:
    """In the turns of the player who may (118.9a)."""
    for node, standing in MAY_PAY_ONCE.said(game):
        frame = standing.frame
        if frame.controller != player or game.turn.active != player or (node.from_hand and it.zone is not Zone.HAND):
            continue
        used = (frame.source, hash(node))
        if any(game.find(i).memory.cast_once_by == used for i in spells_cast(game, player)):
            continue
        if _fits(game, it, player, way.face, node.group, frame):
            so = _paid_so(game, it, way, node.rather, frame)
            yield replace(so, memory=replace(way.memory, cast_once_by=used), by=frame.source)


def _paid_so(game: Game, it: GameObject, way: Way, rather: RatherThanManaCost, frame: Frame) -> Way:
    """The way, with something else paid (118.9)."""
    assert it.card is not None
    return _for(game, way, frame, *paid_for(rather, it, COMPILED.faces(it.card)[way.face]))


@PERFORM.register(oc.MayPayForNext)
def _pay_for_next(game: Game, node: oc.MayPayForNext, frame: Frame) -> Gen[None]:
    """It waits for the spell, for this turn (611.2f)."""
    waiting = frame.apart(since=len(game.log))
    made = new_effect(game, waiting, (), None, Until(TurnDuration.THIS_TURN), node)
    commit(game, [EffectBegins(made)], "611.2f")
    return
    yield


@OTHER_COSTS.by("118.9")
def _for_the_next(game: Game, it: GameObject, player: PlayerId, way: Way) -> Iterable[Way]:
    """Of the next spell of the kind alone, whether or not that is used of it (611.2f)."""
    for effect in game.effects:
        node, frame = effect.statement, effect.frame
        if not isinstance(node, oc.MayPayForNext) or frame.controller != player or cast_since(game, node.spell, frame):
            continue
        if _fits(game, it, player, way.face, node.spell.group, frame):
            yield _paid_so(game, it, way, RatherThanManaCost(node.resource, node.whose), frame)


@OBJECTS.register(oc.SpellBeingCast)
def _being_cast(game: Game, ref: oc.SpellBeingCast, frame: Frame) -> list[ObjectId]:
    return [frame.item] if frame.item is not None else []


@OTHER_COSTS.by("118.9")
def _anyones(game: Game, it: GameObject, player: PlayerId, way: Way) -> Iterable[Way]:
    """Whoever casts the spell may pay it so (118.9a)."""
    for node, standing in ANYONE_MAY_PAY_INSTEAD.said(game):
        if _fits(game, it, player, way.face, node.group, standing.frame):
            yield _for(game, way, standing.frame, *parted(node.costs))


@OTHER_COSTS.by("118.9")
def _free(game: Game, it: GameObject, player: PlayerId, way: Way) -> Iterable[Way]:
    """Additional costs are paid all the same (118.9d)."""
    for node, standing in MAY_CAST_FREE.said(game):
        frame = standing.frame
        if (node.anybody or frame.controller == player) and _fits(game, it, player, way.face, node.group, frame):
            yield replace(
                way,
                name=_named(game, frame, way),
                cost=way.memory.commander_tax or None,
                rules=(*way.rules, "118.9", *(("601.3b",) if node.anybody else ())),
                any_time=way.any_time or node.anybody,
                known_as=("without paying",),
            )


@NOT_FREE.by("118.9")
def _limited(game: Game, it: GameObject, player: PlayerId) -> None:
    """What lets other spells be cast for nothing, or has let one, does not let this one (601.3)."""
    free = (standing.frame for _, standing in MAY_CAST_FREE.said(game))
    for_nothing = (s.frame for node, s in MAY_PAY_INSTEAD.said(game) if parted(node.costs) == (NO_MANA, ()))
    for frame in (*free, *for_nothing):
        if frame.controller == player:
            source = TargetId.of_object(frame.source)
            raise Illegal(Message("not-cast-free-by", {"object": source, "name": it.base.name}), "118.9", "601.3")


def _for_life(game: Game, it: GameObject, player: PlayerId) -> Iterator[tuple[oc.MayCastForLife, Frame]]:
    for node, standing in MAY_CAST_FOR_LIFE.said(game):
        if standing.frame.controller == player and from_there(game, it, node.source, player):
            yield node, standing.frame


@WAYS.by("601.3")
def _from_there_for_life(game: Game, it: GameObject, player: PlayerId) -> Iterable[Way]:
    """From there it is cast for life alone; an X in its mana cost is 0 (107.3b)."""
    if it.card is None or it.zone not in (Zone.GRAVEYARD, Zone.LIBRARY):
        return
    for node, frame in _for_life(game, it, player):
        for name, face in faces_castable(it):
            values = COMPILED.faces(it.card)[face]
            if "Land" in values.types or not _fits(game, it, player, face, node.group, frame):
                continue
            mana, paid = paid_for(node.then.paid, it, values)
            yield Way(name, face, mana, ("118.9", "601.3"), additional=paid, permitted_by=(frame.source,))


@LAND_PERMISSIONS.by("305.1")
def _land(game: Game, it: GameObject, player: PlayerId) -> list[ObjectId]:
    """(305.1)"""
    return [frame.source for node, frame in _for_life(game, it, player) if node.lands]
