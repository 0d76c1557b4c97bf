"""Unearth (CR 702.84)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.abilities.base import ObjectVerb
from engine.abilities.keywords.unearth import ExileIfLeaves
from engine.events import Event, ZoneChange
from engine.rules.continuous.lasting_verbs import begin_effect
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.performing import PERFORM
from engine.rules.pipeline.applying_replacement_effects import Replacement, replaces, to_exile
from engine.state.choices import Gen, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.zones import Zone


@dataclass(frozen=True, slots=True)
class ExiledIfLeaves(ObjectVerb):
    """Exile instead of any other way off the battlefield (614.1a)."""


@PERFORM.register(ExileIfLeaves)
def _exile_if_leaves(game: Game, node: ExileIfLeaves, frame: Frame) -> Gen[None]:
    begin_effect(game, (ExiledIfLeaves(),), frame, things(game, node.subject, frame), None)
    return
    yield


@replaces(ZoneChange, by="702.84a")
def _exiled(game: Game, event: Event) -> Iterable[Replacement]:
    """(614.1a, 702.84a)"""
    assert isinstance(event, ZoneChange)
    if event.origin is not Zone.BATTLEFIELD or event.to is Zone.EXILE:
        return
    for effect in game.effects:
        shielded = any(isinstance(verb, ExiledIfLeaves) for verb in effect.verbs)
        if shielded and effect.affected is not None and TargetId.of_object(event.object) in effect.affected:
            label = Message("exile-instead", {"object": TargetId.of_object(event.object)})
            yield Replacement(("exiled if leaves", id(effect)), effect.source, label, ("614.1a",), to_exile)
