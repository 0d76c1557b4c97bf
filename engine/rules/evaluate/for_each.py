"""How many there are of what stands behind "for each" (CR 107.3, 608.2h)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from engine.abilities.base import Amount, Condition, Ref
from engine.abilities.dispatch import Dispatch
from engine.abilities.nouns.shared_characteristics import EachKind, OneOfEach
from engine.abilities.quantities import for_each as p
from engine.events import DrawCard, ZoneChange
from engine.rules.evaluate.described_objects import fitting, number_fitting
from engine.rules.evaluate.evaluation import AMOUNTS, objects, players, test_of
from engine.rules.evaluate.history import spell_of, spells_described
from engine.rules.evaluate.last_known_status import attachments
from engine.rules.evaluate.object_phrases import looked_at
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.objects import GameObject
from engine.state.undetermined_numbers import determined

PER: Dispatch[Callable[[Game, Any, Frame, GameObject | None], int]] = Dispatch(
    "what is counted", Condition, Amount, p.Per
)
"""For each thing that can be counted the function that counts it; the object is the one an effect is applied to."""

LAND_TYPES = frozenset({"Plains", "Island", "Swamp", "Mountain", "Forest"})
"""The basic land types (305.6)."""


@dataclass(frozen=True, slots=True)
class Counted(p.Per):
    """A number of things counted as an effect began (608.2h)."""

    number: int


def count(game: Game, per: p.Per, frame: Frame, it: GameObject | None = None) -> int:
    """How many there are now."""
    return PER[type(per)](game, per, frame, it)


@PER.register(Counted)
def _counted(game: Game, per: Counted, frame: Frame, it: GameObject | None) -> int:
    return per.number


@PER.register(p.PerObject)
def _objects(game: Game, per: p.PerObject, frame: Frame, it: GameObject | None) -> int:
    seen = replace(frame, each=it.target) if it is not None and frame.each is None else frame
    return number_fitting(game, per.group, seen)


@PER.register(p.PerBoth)
def _both(game: Game, per: p.PerBoth, frame: Frame, it: GameObject | None) -> int:
    return count(game, per.first, frame, it) + count(game, per.second, frame, it)


@PER.register(p.PerCounter)
def _counters(game: Game, per: p.PerCounter, frame: Frame, it: GameObject | None) -> int:
    """Of what has left, as it last was (608.2h)."""
    game.look("counters")
    seen = replace(frame, each=it.target) if it is not None and frame.each is None else frame
    held = [game.find(i).counters for i in looked_at(game, per.subject, seen)]
    return sum(sum(one.values()) if per.kind is None else one.get(per.kind.name, 0) for one in held)


@PER.register(p.PerBasicLandType)
def _land_types(game: Game, per: p.PerBasicLandType, frame: Frame, it: GameObject | None) -> int:
    """Domain (207.2c): each basic land type counts once."""
    who = set(players(game, per.who, frame))
    lands = [ch for o in game.permanents() if "Land" in (ch := game.characteristics(o)).types and ch.controller in who]
    return len(LAND_TYPES & frozenset().union(*(ch.subtypes for ch in lands)))


@PER.register(p.PerAttached)
def _attached(game: Game, per: p.PerAttached, frame: Frame, it: GameObject | None) -> int:
    """As many as there are; of what has left, as many as were there last (608.2h)."""
    seen = replace(frame, each=it.target) if it is not None and frame.each is None else frame
    there = {o.id for one in looked_at(game, per.subject, seen) for o in attachments(game, game.find(one))}
    kinds = {str(one) for one in (per.subtype, per.also) if one is not None}
    return sum(not kinds.isdisjoint(game.characteristics(i).subtypes) for i in there)


@PER.register(p.PerAttackedPlayer)
def _attacked_players(game: Game, per: p.PerAttackedPlayer, frame: Frame, it: GameObject | None) -> int:
    """(508.1b)"""
    game.look("combat")
    attacked = {t.player for t in game.combat.attackers.values() if t.player is not None}
    return len(attacked - ({frame.controller} if per.whom is p.Attacked.OPPONENT else set()))


@PER.register(p.PerOwnColor)
def _own_colors(game: Game, per: p.PerOwnColor, frame: Frame, it: GameObject | None) -> int:
    """As it last was, if it has left (608.2h)."""
    seen = replace(frame, each=it.target) if it is not None and frame.each is None else frame
    return sum(len(game.characteristics(i).colors) for i in looked_at(game, per.of, seen))


@PER.register(p.PerFurtherTarget)
def _targets(game: Game, per: p.PerFurtherTarget, frame: Frame, it: GameObject | None) -> int:
    return max(0, len({t for slot in frame.targets for t in slot}) - 1)


@PER.register(p.PerKick)
def _kicks(game: Game, per: p.PerKick, frame: Frame, it: GameObject | None) -> int:
    """(702.33c)"""
    return _times_kicked(game, per.subject, frame)


@AMOUNTS.register(p.TimesKicked)
def _number_of_kicks(game: Game, node: p.TimesKicked, frame: Frame) -> int:
    """(702.33c)"""
    return _times_kicked(game, node.subject, frame)


def _times_kicked(game: Game, what: Ref, frame: Frame) -> int:
    made = [game.find(i).announced for i in objects(game, what, frame)]
    return sum(one.paid.often("kicker") for one in made if one is not None)


@PER.register(p.PerSpellCast)
def _spells_cast(game: Game, per: p.PerSpellCast, frame: Frame, it: GameObject | None) -> int:
    """Copies are not cast; a spell that has left the stack counts as it last was there."""
    game.look("stack")
    test = test_of(per.group)
    itself = replace(frame, source=spell_of(game, frame.source))
    cast = (game.find(i) for i in spells_described(game, frame.controller, per.group))
    return sum(test(game, one, game.characteristics(one.id), itself) for one in cast)


@PER.register(p.PerSpellBefore)
def _before_it(game: Game, per: p.PerSpellBefore, frame: Frame, it: GameObject | None) -> int:
    """Before the spell that was cast in the trigger's event, however it has come since (608.2h)."""
    game.look("stack")
    spell = frame.event.affected_object if frame.event is not None else None
    cast = spells_described(game, frame.controller, per.group)
    if spell not in cast:
        return 0
    test = test_of(per.group)
    before = (game.find(i) for i in cast[: cast.index(spell)])
    return sum(test(game, one, game.characteristics(one.id), frame) for one in before)


@PER.register(p.PerSpellOfCaster)
def _of_caster(game: Game, per: p.PerSpellOfCaster, frame: Frame, it: GameObject | None) -> int:
    """By whoever casts the spell that it is said of."""
    game.look("stack")
    if it is None:
        return 0
    test = test_of(per.group)
    cast = (game.find(i) for i in spells_described(game, it.controller, per.group))
    return sum(one.id != it.id and test(game, one, game.characteristics(one.id), frame) for one in cast)


@PER.register(p.PerDiscarded)
def _discarded(game: Game, per: p.PerDiscarded, frame: Frame, it: GameObject | None) -> int:
    """(701.9)"""
    game.look("hand")
    game.look("turn")
    moves = (one for one in game.this_turn(ZoneChange) if one.cause == "discard")
    return sum(game.find(one.object).owner == frame.controller for one in moves)


@PER.register(p.PerDrawn)
def _drawn(game: Game, per: p.PerDrawn, frame: Frame, it: GameObject | None) -> int:
    """(121.1)"""
    game.look("hand")
    game.look("turn")
    return sum(one.player == frame.controller and not one.missed for one in game.this_turn(DrawCard))


@PER.register(p.PerOfEvent)
def _of_event(game: Game, per: p.PerOfEvent, frame: Frame, it: GameObject | None) -> int:
    return sum(determined(event.amount) for event in frame.events)


@PER.register(p.PerDifferent)
def _different(game: Game, per: p.PerDifferent, frame: Frame, it: GameObject | None) -> int:
    """(105.2, 205.2)"""
    seen = [game.characteristics(one) for one in fitting(game, per.group, frame)]
    if per.what is p.Differing.COLOR:
        return len(frozenset().union(*(ch.colors for ch in seen)))
    if per.what is p.Differing.POWER:
        return len({ch.power for ch in seen} - {None})
    return len(frozenset().union(*(ch.types for ch in seen)))


_KINDS = {EachKind.BASIC_LAND_TYPE: tuple(sorted(LAND_TYPES)), EachKind.COLOR: tuple("WUBRG")}


def of_each(game: Game, ref: OneOfEach, frame: Frame) -> dict[str, list[ObjectId]]:
    """For each kind the objects that are of it (105.1, 305.6)."""
    there = [(it.id, game.characteristics(it)) for it in fitting(game, ref.group, frame)]
    land = ref.what is EachKind.BASIC_LAND_TYPE
    return {kind: [i for i, ch in there if kind in (ch.subtypes if land else ch.colors)] for kind in _KINDS[ref.what]}
