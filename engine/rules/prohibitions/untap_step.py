"""Permanents that an effect keeps from untapping once (CR 502.3)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.abilities.base import ObjectVerb, Ref
from engine.abilities.verbs import Does
from engine.abilities.verbs.emblems_and_extra_turns import MissesUntap, NextUntap
from engine.events import EffectEnds
from engine.rules.pipeline import commit
from engine.rules.triggers.events.watching import is_subject
from engine.state.continuous_effects import Effect
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, objects_in


@dataclass(frozen=True, slots=True)
class MissesNextUntap(ObjectVerb):
    """Lasts until its controller's next untap step (502.3), or until that of the player who is named."""

    of: int | None = None


def missed_untap(game: Game, player: PlayerId) -> set[ObjectId]:
    """What does not untap in a player's untap step; effects that were for this step only are used up by it (502.3)."""
    held: set[ObjectId] = set()
    over: list[Effect] = []
    for effect in game.effects:
        verb = next((verb for verb in effect.verbs if isinstance(verb, MissesNextUntap | MissesUntap)), None)
        if isinstance(verb, MissesNextUntap) and verb.of in (None, player):
            here = _locked_in(game, effect, player)
            held |= here
            missed = (*effect.memory.missed, *here)
            effect.memory = replace(effect.memory, missed=missed)
            if verb.of is not None or all(
                i in missed or i not in game.objects for i in objects_in(effect.affected or ())
            ):
                over.append(effect)
        elif isinstance(verb, MissesUntap) and (verb.step is not NextUntap.YOUR or player == effect.controller):
            held |= _described(game, effect, player)
            by = (*effect.memory.missed_by, player)
            effect.memory = replace(effect.memory, missed_by=by)
            if verb.step is NextUntap.YOUR or all(p.left or p.number in by for p in game.players):
                over.append(effect)
    commit(game, [EffectEnds(effect) for effect in over], "502.3")
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
