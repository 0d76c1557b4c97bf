"""Exiling until something leaves the battlefield (CR 610.3)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.keyword_actions.exile_until import ExileUntil
from engine.abilities.nouns.noun_groups import Described
from engine.abilities.walk import found
from engine.events import EffectBegins, EffectEnds, ZoneChange
from engine.rules.continuous.beginning import new_effect
from engine.rules.continuous.begun_before import BEGUN_BEFORE
from engine.rules.evaluate.described_objects import zones_of
from engine.rules.evaluate.evaluation import objects
from engine.rules.instructions.carrying_out import DO, Acted, chosen_in_turn
from engine.rules.pipeline import AFTERWARDS, commit, happen
from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.resolution.destinations import move_to
from engine.state.choices import Gen
from engine.state.continuous_effects import Effect
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.memory import EffectMemory
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone


@DO.register(ExileUntil)
def _exile_until(game: Game, verb: ExileUntil, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Nothing moves if what was to leave has left already (610.3a-b)."""
    leavers = [i for i in objects(game, verb.leaver, frame) if _on_battlefield(game, i)]
    if not leavers:
        does_not_happen(game, "left-already", "610.3b", source=TargetId.of_object(frame.source))
        frame.done = False
        return []
    chosen = yield from chosen_in_turn(game, verb, frame, players, "choose-exile")
    moved = yield from move_to(game, chosen, Zone.EXILE, "exile", frame, "610.3")
    if moved:
        effect = new_effect(game, frame, (), tuple(moved), memory=EffectMemory(until_these_leave=tuple(leavers)))
        commit(game, [EffectBegins(effect)], "610.3")
    frame.done = bool(moved)
    return moved


@BEGUN_BEFORE.by("610.3")
def _exiled_before(game: Game, it: GameObject) -> Iterable[Effect]:
    """What a permanent of a described board is said to have exiled, by an ability that does so until it leaves."""
    exiled = [i for i in it.memory.exiled_as_made if i in game.objects and game.objects[i].zone is Zone.EXILE]
    verb = next((verb for ability in it.base.abilities.all for verb in found(ability, ExileUntil)), None)
    if exiled and verb is not None:
        memory = EffectMemory(until_these_leave=(it.id,), exiled_from=_from_where(verb))
        yield new_effect(game, Frame(it.id, game.controller(it)), (), (*TargetId.of_objects(exiled),), memory=memory)


def _from_where(verb: ExileUntil) -> Zone:
    """From which zone it exiles: permanents, or else cards of a hand that has been revealed."""
    described = next(found(verb.what, Described), None)
    return Zone.BATTLEFIELD if described is not None and zones_of(described) == (Zone.BATTLEFIELD,) else Zone.HAND


def _on_battlefield(game: Game, object_id: ObjectId) -> bool:
    it = game.now(object_id)
    return it is not None and it.zone is Zone.BATTLEFIELD


@AFTERWARDS.by("610.3")
def return_exiled(game: Game) -> Gen[None]:
    """Right after the event, what was exiled returns to the zone it came from, to the battlefield under its owner's
    control (610.3, 610.3c-d)."""
    ending = [e for e in game.effects if any(not _on_battlefield(game, i) for i in e.memory.until_these_leave)]
    yield from bring_back(game, ending)


def bring_back(game: Game, ending: list[Effect]) -> Gen[None]:
    """What these effects have exiled returns, and they end (610.3)."""
    if not ending:
        return
    commit(game, [EffectEnds(e) for e in ending], "610.3")
    moves = [
        ZoneChange(
            i,
            _previous_zone(game, i, e),
            Zone.EXILE,
            "return",
            e.source,
            controller=game.objects[i].owner,
        )
        for e in ending
        for i in objects_in(e.affected or ())
        if i in game.objects
    ]
    together = ("610.3d",) if len(moves) > 1 else ()
    _tell_what_stays(game, [i for e in ending for i in objects_in(e.affected or ()) if i not in game.objects])
    yield from happen(game, moves, "610.3c" if any(move.enters for move in moves) else "610.3", *together)


def _tell_what_stays(game: Game, gone: list[ObjectId]) -> None:
    """What has left exile is a new object (400.7), which the effect knows nothing of; no token comes back (111.8)."""
    for rule, token in (("400.7", False), ("111.8", True)):
        things = TargetId.of_objects(i for i in gone if (game.find(i).kind is Kind.TOKEN) is token)
        if things:
            does_not_happen(game, "not-brought-back", rule, "610.3", things=things, count=len(things), token=token)


def _previous_zone(game: Game, object_id: ObjectId, effect: Effect) -> Zone:
    before = game.came_from(object_id)
    return before.object.zone if before is not None else effect.memory.exiled_from or Zone.BATTLEFIELD
