"""Exile instead of death, for a turn (CR 614.1a, 700.4)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.abilities.base import ObjectVerb, Verb
from engine.abilities.durations.durations import TurnDuration, Until
from engine.abilities.nouns.described_players import EachDealtDamage
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.quantities.damage_this_way import DamageThisWay
from engine.abilities.verbs.exile_instead_of_dying import (
    AllDealtDamageThisWay,
    AndExileInstead,
    DealtDamageThisWay,
    ExileInstead,
    IsDealtDamageThisWay,
    PlayerIsDealtDamageThisWay,
)
from engine.events import Damage, EffectBegins, Event, ZoneChange
from engine.rules.continuous.beginning import new_effect
from engine.rules.continuous.lasting_verbs import begin_effect
from engine.rules.evaluate.evaluation import AMOUNTS, CONDITIONS, OBJECTS, PLAYERS, fits, test_of
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.performing import PERFORM, perform
from engine.rules.pipeline import commit
from engine.rules.pipeline.applying_replacement_effects import Replacement, replaces, to_exile
from engine.state.choices import Gen, Message
from engine.state.continuous_effects import Effect
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in


@dataclass(frozen=True, slots=True)
class ExiledIfDies(ObjectVerb):
    """A shield of its own kind: exile instead of death, this turn (614.1a)."""

    group: Group | None = None
    """What it shields, where that is not locked in: "if a creature would die this turn" is said of all."""


@OBJECTS.register(DealtDamageThisWay, AllDealtDamageThisWay)
def _dealt_this_way(game: Game, ref: DealtDamageThisWay | AllDealtDamageThisWay, frame: Frame) -> list[ObjectId]:
    """What damage was dealt to, not what it was prevented or turned away from (614.9, 615.6)."""
    since = game.part_of.id if game.part_of is not None else 0
    hurt = (hit.target for hit in game.happened(Damage, since=since))
    ids = dict.fromkeys(i for i in objects_in(hurt) if i in game.objects)
    test = test_of(ref.group)
    return [i for i in ids if test(game, game.objects[i], game.characteristics(i), frame)]


@CONDITIONS.register(IsDealtDamageThisWay)
def _is_dealt_this_way(game: Game, node: IsDealtDamageThisWay, frame: Frame) -> bool:
    return bool(_dealt_this_way(game, AllDealtDamageThisWay(node.group), frame))


@CONDITIONS.register(PlayerIsDealtDamageThisWay)
def _player_is_dealt_this_way(game: Game, node: PlayerIsDealtDamageThisWay, frame: Frame) -> bool:
    return bool(_players_dealt_damage(game, EachDealtDamage(), frame))


@PLAYERS.register(EachDealtDamage)
def _players_dealt_damage(game: Game, who: EachDealtDamage, frame: Frame) -> list[PlayerId]:
    """In turn order; nobody for whom all of it was prevented (615.6)."""
    since = game.part_of.id if game.part_of is not None else 0
    hurt = {hit.target.player for hit in game.happened(Damage, since=since)}
    return [p.number for p in game.apnap() if p.number in hurt]


@AMOUNTS.register(DamageThisWay)
def _damage_this_way(game: Game, node: DamageThisWay, frame: Frame) -> int:
    """None of what was prevented (615.6)."""
    since = game.part_of.id if game.part_of is not None else 0
    return sum(hit.amount for hit in game.happened(Damage, since=since))


@PERFORM.register(ExileInstead)
def _exile_instead(game: Game, node: ExileInstead, frame: Frame) -> Gen[None]:
    turn = Until(TurnDuration.THIS_TURN)
    if isinstance(node.subject, Some):
        effect = new_effect(game, frame, (ExiledIfDies(node.subject.group),), None, turn)
        commit(game, [EffectBegins(effect)], "611.2")
        return
    begin_effect(game, (ExiledIfDies(),), frame, things(game, node.subject, frame), turn)
    return
    yield


@PERFORM.register(AndExileInstead)
def _and_exile_instead(game: Game, node: AndExileInstead, frame: Frame) -> Gen[None]:
    """In the order written (608.2c)."""
    yield from perform(game, node.first, frame)
    yield from perform(game, node.then, frame)


def _shields(game: Game, effect: Effect, verb: Verb, object_id: ObjectId) -> bool:
    if not isinstance(verb, ExiledIfDies):
        return False
    if verb.group is not None:
        return fits(game, verb.group, game.objects[object_id], effect.frame)
    return effect.affected is not None and TargetId.of_object(object_id) in effect.affected


@replaces(ZoneChange, by="614.1a")
def _exiled_if_dies(game: Game, event: Event) -> Iterable[Replacement]:
    """(614.1a, 700.4)"""
    assert isinstance(event, ZoneChange)
    if not event.dies:
        return
    for effect in game.effects:
        if any(_shields(game, effect, verb, event.object) for verb in effect.verbs):
            label = Message("exile-instead", {"object": TargetId.of_object(event.object)})
            yield Replacement(("exiled if dies", id(effect)), effect.source, label, ("614.1a",), to_exile)
