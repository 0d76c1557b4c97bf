"""What untaps in the untap step, and what effects keep from untapping (CR 502.3)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from engine.abilities.base import ObjectVerb, Ref
from engine.abilities.prohibitions.untapping import (
    BecomeUntapped,
    MayStayTapped,
    StaysTapped,
    UntapsAtMost,
    UntapsOften,
)
from engine.abilities.sentences import Does
from engine.abilities.verbs.attack_and_block import Cant
from engine.abilities.verbs.miss_untap import MissesUntap, NextUntap
from engine.events import EffectAmended, EffectEnds, Event, Untapped
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import amount, holds, objects, test_of
from engine.rules.evaluate.event_verbs import is_subject
from engine.rules.hooks import Hooks
from engine.rules.pipeline import can_not, commit
from engine.rules.pipeline.not_happening import Prohibition, by_effect_of, does_not_happen
from engine.state.choices import YES_NO, Choice, Gen, Message, Option
from engine.state.continuous_effects import Effect
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in

STAYS_TAPPED = looked_up(StaysTapped, begun=True)
MAY_STAY_TAPPED = looked_up(MayStayTapped)
UNTAPS_OFTEN = looked_up(UntapsOften)
UNTAPS_AT_MOST = looked_up(UntapsAtMost)
CANT = looked_up(Cant, begun=True)


def kept_tapped_by(game: Game, object_id: ObjectId) -> ObjectId | None:
    """The object whose effect keeps a permanent from untapping in its controller's untap step (502.3)."""
    for verb, standing in STAYS_TAPPED.said_of(game, TargetId.of_object(object_id)):
        if verb.condition is None or holds(game, verb.condition, standing.frame):
            return standing.frame.source
    return _cant_untap_by(game, object_id)


def _cant_untap_by(game: Game, object_id: ObjectId) -> ObjectId | None:
    """The object whose effect says that a permanent can't become untapped."""
    said = CANT.said_of(game, TargetId.of_object(object_id))
    return next((standing.frame.source for verb, standing in said if isinstance(verb.what, BecomeUntapped)), None)


@can_not(Untapped, by="101.2")
def _cant_untap(game: Game, event: Event) -> Prohibition | None:
    """(101.2)"""
    assert isinstance(event, Untapped)
    by = _cant_untap_by(game, event.object)
    return Prohibition(("101.2",), by) if by is not None else None


MAY_UNTAP: Hooks[Callable[[Game, list[ObjectId]], Gen[list[ObjectId]]]] = Hooks()
"""Functions that say which of the permanents that would untap may (502.3)."""


def untapping(game: Game) -> Gen[list[ObjectId]]:
    """Which permanents untap in the active player's untap step; the player may keep some tapped (502.3)."""
    active = game.turn.active
    able: list[ObjectId] = []
    for it in [o for o in game.permanents() if o.tapped and game.controller(o) == active]:
        by = kept_tapped_by(game, it.id)
        if by is None:
            able.append(it.id)
        else:
            does_not_happen(game, "does-not-untap", "502.3", what=it.target, by=by_effect_of(by, it.id))
    optional = {standing.frame.source for _, standing in MAY_STAY_TAPPED.said(game)} & set(able)
    for object_id in sorted(optional):
        answer = yield Choice(
            active,
            "may",
            Message("may-stay-tapped", {"object": TargetId.of_object(object_id)}),
            "502.3",
            YES_NO,
        )
        if answer == ["yes"]:
            able.remove(object_id)
    for node, standing in UNTAPS_OFTEN.said(game):
        if standing.frame.controller != active:
            able += [i for i in objects(game, node.what, standing.frame) if game.objects[i].tapped and i not in able]
    missed = missed_untap(game, active)
    for i in [i for i in able if i in missed]:
        does_not_happen(game, "does-not-untap", "502.3", what=TargetId.of_object(i), by="")
        able.remove(i)
    for limit in MAY_UNTAP:
        able = yield from limit(game, able)
    return able


@MAY_UNTAP.by("502.3")
def _at_most(game: Game, able: list[ObjectId]) -> Gen[list[ObjectId]]:
    """The active player chooses which of those that may not all untap do (502.3)."""
    active = game.turn.active
    for verb, standing in UNTAPS_AT_MOST.said_of(game, TargetId.of_player(active)):
        most = amount(game, verb.count, standing.frame)
        test = test_of(verb.group)
        these = [i for i in able if test(game, game.objects[i], game.characteristics(i), standing.frame)]
        if len(these) > most:
            label = Message("choose-untapping", {"source": TargetId.of_object(standing.frame.source), "count": most})
            options = [Option.of(TargetId.of_object(i)) for i in these]
            answer = yield Choice(active, "untap", label, "502.3", options, minimum=most, maximum=most)
            kept = set(answer)
            able = [i for i in able if i not in these or TargetId.of_object(i) in kept]
    return able


@dataclass(frozen=True, slots=True)
class MissesNextUntap(ObjectVerb):
    """Lasts until its controller's next untap step (502.3), or until that of the player who is named."""

    of: PlayerId | None = None


def missed_untap(game: Game, player: PlayerId) -> set[ObjectId]:
    """What does not untap in a player's untap step; effects that were for this step only are used up by it (502.3)."""
    held: set[ObjectId] = set()
    changes: list[Event] = []
    for effect in game.effects:
        verb = next((verb for verb in effect.verbs if isinstance(verb, MissesNextUntap | MissesUntap)), None)
        if isinstance(verb, MissesNextUntap) and verb.of in (None, player):
            here = _locked_in(game, effect, player)
            held |= here
            missed = (*effect.memory.missed, *here)
            changes.append(EffectAmended(effect, replace(effect.memory, missed=missed)))
            if verb.of is not None or all(
                i in missed or i not in game.objects for i in objects_in(effect.affected or ())
            ):
                changes.append(EffectEnds(effect))
        elif isinstance(verb, MissesUntap) and (verb.step is not NextUntap.YOUR or player == effect.controller):
            held |= _described(game, effect, player)
            by = (*effect.memory.missed_by, player)
            changes.append(EffectAmended(effect, replace(effect.memory, missed_by=by)))
            if verb.step is NextUntap.YOUR or all(p.left or p.number in by for p in game.players):
                changes.append(EffectEnds(effect))
    commit(game, changes, "502.3")
    return held


def _locked_in(game: Game, effect: Effect, player: PlayerId) -> set[ObjectId]:
    """What a player controls of what an effect was about from the beginning, and has not missed yet."""
    ids = (i for i in objects_in(effect.affected or ()) if i in game.objects and i not in effect.memory.missed)
    return {i for i in ids if game.controller(i) == player}


def _described(game: Game, effect: Effect, player: PlayerId) -> set[ObjectId]:
    """What a player controls by now of what an effect describes: it changes no characteristics (611.2c)."""
    if player in effect.memory.missed_by or not isinstance(effect.statement, Does):
        return set()
    subject = effect.statement.subject
    assert isinstance(subject, Ref)
    mine = (o.id for o in game.permanents() if game.controller(o) == player)
    return {i for i in mine if is_subject(game, subject, i, effect.frame)}
