"""Delayed triggered abilities, and exile until something leaves the battlefield (CR 603.7, 610.3)."""

from __future__ import annotations

import dataclasses
from dataclasses import replace

from engine.abilities.ability import Triggered
from engine.abilities.conditions.times_resolved import NthResolution, Resolves
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.trigger_events import TriggerWord
from engine.abilities.verbs import Sentences
from engine.abilities.verbs import delayed_triggers as dl
from engine.abilities.walk import found
from engine.events import EffectBegins, EffectEnds, ZoneChange
from engine.rules.continuous.beginning import new_effect
from engine.rules.evaluate.evaluation import holds, objects
from engine.rules.evaluate.object_phrases import HOST_THEN, antecedent
from engine.rules.instructions.carrying_out import DO, Acted, chosen_in_turn
from engine.rules.instructions.performing import PERFORM
from engine.rules.pipeline import AFTERWARDS, commit, happen
from engine.rules.resolution.times_resolved import RESOLVING
from engine.rules.resolution.verbs.destroy_exile_sacrifice_tap import move_to
from engine.rules.triggers.triggers import DelayedTrigger
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, objects_in
from engine.state.memory import EffectMemory
from engine.state.zones import Zone


@PERFORM.register(dl.Later)
def _later(game: Game, node: dl.Later, frame: Frame) -> Gen[None]:
    """Its words mean what they mean now; it triggers once, the next time the event happens (603.7a-d). One that waits
    for a certain resolution is made only as that goes on (603.7h)."""
    if isinstance(node.happening, Resolves) and not holds(game, NthResolution(node.happening.nth), frame):
        return
    word = TriggerWord.AT if isinstance(node.happening, dl.NEXT) else TriggerWord.WHEN
    ability = Triggered(word, node.happening, Sentences((node.then,)))
    kept = dataclasses.replace(
        frame,
        ability=ability,
        item=None,
        targets=[list(slot) for slot in frame.targets],
        results={k: list(v) for k, v in frame.results.items()},
    )
    host = next((one for one in found(node, Antecedent) if one.role is Role.ATTACHED), None)
    if host is not None:
        kept.costs = {**frame.costs, HOST_THEN: antecedent(game, host, frame)}
    if isinstance(node.happening, Resolves):
        kept.costs = {**kept.costs, RESOLVING: frame.item}
    rules = tuple(rule for rule in game.reasons() if rule.startswith("603.7"))
    until = game.turn.number if node.window is dl.Window.THIS_TURN else None
    game.delayed.append(DelayedTrigger(ability, kept, game.turn.number, until=until, rules=rules))
    return
    yield


# ---- exile until


@DO.register(dl.ExileUntil)
def _exile_until(game: Game, verb: dl.ExileUntil, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Nothing moves if what was to leave has left already (610.3a-b)."""
    leavers = [i for i in objects(game, verb.leaver, frame) if _on_battlefield(game, i)]
    if not leavers:
        frame.done = False
        return []
    chosen = yield from chosen_in_turn(game, verb, frame, players, "choose-exile")
    moved = yield from move_to(game, chosen, Zone.EXILE, "exile", frame, "610.3")
    if moved:
        effect = new_effect(game, frame, (), tuple(moved))
        effect.memory = EffectMemory(until_these_leave=tuple(leavers))
        commit(game, [EffectBegins(effect)], "610.3")
        _remember(game, frame.source, moved)
    frame.done = bool(moved)
    return moved


def _on_battlefield(game: Game, object_id: ObjectId) -> bool:
    it = game.now(object_id)
    return it is not None and it.zone is Zone.BATTLEFIELD


def _remember(game: Game, source: ObjectId, moved: Acted) -> None:
    """Cards exiled with an object, for its linked abilities (607.2a)."""
    it = game.now(source)
    if it is not None:
        it.memory = replace(it.memory, exiled=(*it.memory.exiled, *objects_in(moved)))


@AFTERWARDS.by("610.3")
def return_exiled(game: Game) -> Gen[None]:
    """Right after the event, what was exiled returns under its owner's control (610.3, 610.3c-d)."""
    ending = [e for e in game.effects if any(not _on_battlefield(game, i) for i in e.memory.until_these_leave)]
    if not ending:
        return
    commit(game, [EffectEnds(e) for e in ending], "610.3")
    moves = [
        ZoneChange(i, Zone.BATTLEFIELD, Zone.EXILE, "return", e.source, controller=game.objects[i].owner)
        for e in ending
        for i in objects_in(e.affected or ())
        if i in game.objects
    ]
    yield from happen(game, moves, "610.3c")
