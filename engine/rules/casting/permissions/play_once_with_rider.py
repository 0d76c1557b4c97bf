"""Leave to play or cast a card from somewhere, with something that what is played gains (CR 601.3, 611.3d)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from engine.abilities.permissions import play_once_with_rider as po
from engine.abilities.permissions.other_zones_and_flash import PlaySource
from engine.abilities.verbs.gain_lose_abilities import GainAbilities
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules.casting.casting import AS_PUT_ON_STACK
from engine.rules.casting.faces_and_ways_to_cast import WAYS, Way, called
from engine.rules.casting.permissions.kinds_of_spells import for_mana_costs
from engine.rules.casting.permissions.other_zones_and_flash import from_there
from engine.rules.casting.playing_lands import LAND_PERMISSIONS, ONCE_PLAYED, Then
from engine.rules.continuous.lasting_verbs import begin_effect
from engine.rules.continuous.statements import StatementInForce, looked_up
from engine.rules.evaluate.evaluation import test_of
from engine.rules.evaluate.history import spells_cast
from engine.rules.evaluate.matching.characteristics import PERMANENT_TYPES
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.memory import Memory
from engine.state.objects import GameObject
from engine.state.zones import Zone

PLAY_ONCE = looked_up(po.PlayOnce)
CAST_AND_GAIN = looked_up(po.CastAndGain)
ONE_OF_EACH_TYPE = looked_up(po.PlayOneOfEachType)


def _may_use(game: Game, player: PlayerId) -> Iterator[tuple[po.PlayOnce, StatementInForce]]:
    """The statements by which the player may still play something this turn."""
    if game.turn.active != player:
        return
    for node, standing in PLAY_ONCE.said(game):
        used = game.find(standing.frame.source).memory.leave_used
        if standing.frame.controller == player and used != game.turn.number:
            yield node, standing


def _use(game: Game, node: po.PlayOnce | po.CastAndGain, frame: Frame, played: GameObject) -> None:
    """What is played has what it gains for as long as the effect says, without a duration for good: whatever becomes
    of the object that let it be played (611.3d)."""
    if isinstance(node, po.PlayOnce):
        game.find(frame.source).note_leave_used(game.turn.number)
    elif not test_of(node.again)(game, played, game.characteristics(played), frame):
        return
    duration = node.duration if isinstance(node, po.CastAndGain) else None
    with game.because("611.3d"):
        begin_effect(game, (GainAbilities(node.gains),), frame, [played.target], duration)


# ---- spells


@WAYS.by("601.3")
def _by_leave(game: Game, it: GameObject, player: PlayerId) -> Iterable[Way]:
    """(601.3)"""
    if it.card is None:
        return
    known = [(node, PlaySource.GRAVEYARD, standing) for node, standing in _may_use(game, player)]
    known += [
        (node, node.source, standing)  # type: ignore[misc]
        for node, standing in CAST_AND_GAIN.said(game)
        if standing.frame.controller == player
    ]
    for node, source, standing in known:
        if from_there(game, it, source, player):
            memory = Memory(cast_by_leave=(node, standing.frame))
            for way in for_mana_costs(game, it, player, node.group, standing.frame):
                yield replace(way, memory=memory)


@AS_PUT_ON_STACK.by("611.3d")
def _gains(game: Game, player: PlayerId, spell: GameObject) -> None:
    """The spell has it, and so has the permanent that it becomes (400.7b)."""
    if spell.memory.cast_by_leave is not None:
        node, frame = spell.memory.cast_by_leave
        _use(game, node, frame, spell)


# ---- lands


def _that_land(game: Game, it: GameObject, player: PlayerId) -> Iterator[tuple[po.PlayOnce, StatementInForce]]:
    there = it.as_if(zone=Zone.BATTLEFIELD)  # looked at as the land that it would be
    for node, standing in _may_use(game, player):
        fits = test_of(node.land)(game, there, game.characteristics(it), standing.frame)
        if from_there(game, it, PlaySource.GRAVEYARD, player) and fits:
            yield node, standing


@LAND_PERMISSIONS.by("305.1")
def _land(game: Game, it: GameObject, player: PlayerId) -> list[ObjectId]:
    """(305.1)"""
    return [standing.frame.source for _, standing in _that_land(game, it, player)]


@ONCE_PLAYED.by("611.3d")
def _land_gains(game: Game, player: PlayerId, it: GameObject) -> Sequence[Then]:
    """Whether it is played by such leave: only where nothing else lets it be played from there."""
    others = (lets for lets in LAND_PERMISSIONS if lets is not _land)
    if any(lets(game, it, player) for lets in others):
        return []
    return [partial(_use, game, node, standing.frame) for node, standing in _that_land(game, it, player)][:1]


# ---- a land, and a spell of each type


def _of_each_type(game: Game, it: GameObject, player: PlayerId) -> Iterator[tuple[po.PlayOneOfEachType, Frame]]:
    if game.turn.active == player and from_there(game, it, PlaySource.GRAVEYARD, player):
        for node, standing in ONE_OF_EACH_TYPE.said(game):
            if standing.frame.controller == player:
                yield node, standing.frame


@WAYS.by("601.3")
def _as_one_type(game: Game, it: GameObject, player: PlayerId) -> Iterable[Way]:
    """Once a turn for each permanent type; what has several is cast as one of them, as its player says (601.3)."""
    if it.card is None:
        return
    cast = {game.find(i).memory.cast_once_by for i in spells_cast(game, player)}
    for node, frame in _of_each_type(game, it, player):
        for way in for_mana_costs(game, it, player, node.group, frame):
            types = sorted(PERMANENT_TYPES & COMPILED.faces(it.card)[way.face].types)
            for one in types:
                used = (frame.source, hash((node, one)))
                if used not in cast:
                    name = called(f"as {one.lower()}", way.name) if len(types) > 1 else way.name
                    yield replace(way, name=name, memory=Memory(cast_once_by=used), by=frame.source)


@LAND_PERMISSIONS.by("305.1")
def _one_land(game: Game, it: GameObject, player: PlayerId) -> list[ObjectId]:
    """(305.1)"""
    frame = _land_of_each_type(game, it, player)
    return [frame.source] if frame is not None else []


def _land_of_each_type(game: Game, it: GameObject, player: PlayerId) -> Frame | None:
    """The first such leave that has not been used for a land this turn."""
    unused = (
        frame
        for _, frame in _of_each_type(game, it, player)
        if game.find(frame.source).memory.leave_used != game.turn.number
    )
    return next(unused, None)


@ONCE_PLAYED.by("305.1")
def _note_land(game: Game, player: PlayerId, it: GameObject) -> Sequence[Then]:
    """Whether it is played by such leave: only where nothing else lets it be played from there."""
    frame = _land_of_each_type(game, it, player)
    if frame is None or any(lets(game, it, player) for lets in LAND_PERMISSIONS if lets is not _one_land):
        return []
    return [partial(_note_leave_used, game, frame)]


def _note_leave_used(game: Game, frame: Frame, played: GameObject) -> None:
    game.find(frame.source).note_leave_used(game.turn.number)
