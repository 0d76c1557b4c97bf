"""Permanents that an effect keeps from untapping once (CR 502.3)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import ObjectVerb, Ref
from engine.abilities.sentences import Does
from engine.abilities.verbs.miss_untap import MissesUntap, NextUntap
from engine.events import EffectEnds
from engine.rules.pipeline import commit
from engine.rules.triggers.events.watching import is_subject
from engine.state.continuous_effects import Effect
from engine.state.game import Game
from engine.state.ids import PlayerId, objects_in


@dataclass(frozen=True, slots=True)
class MissesNextUntap(ObjectVerb):
    """Lasts until its controller's next untap step (502.3), or until that of the player who is named."""

    of: int | None = None


def missed_untap(game: Game, player: PlayerId) -> set[int]:
    """What does not untap in a player's untap step; effects that were for this step only are used up by it (502.3)."""
    held: set[int] = set()
    over: list[Effect] = []
    for effect in game.effects:
        verb = next((verb for verb in effect.verbs if isinstance(verb, MissesNextUntap | MissesUntap)), None)
        if isinstance(verb, MissesNextUntap) and verb.of in (None, player):
            here = _locked_in(game, effect, player)
            held |= here
            effect.memory[MISSED] = missed = (*effect.memory.get(MISSED, ()), *here)
            if verb.of is not None or all(
                i in missed or i not in game.objects for i in objects_in(effect.affected or ())
            ):
                over.append(effect)
        elif isinstance(verb, MissesUntap) and (verb.step is not NextUntap.YOUR or player == effect.controller):
            held |= _described(game, effect, player)
            effect.memory[MISSED] = missed = (*effect.memory.get(MISSED, ()), player)
            if verb.step is NextUntap.YOUR or all(p.left or p.number in missed for p in game.players):
                over.append(effect)
    commit(game, [EffectEnds(effect) for effect in over], "502.3")
    return held


MISSED = "missed"
"""Under which an effect remembers what has missed its untap step by now, or which players have had theirs."""


def _locked_in(game: Game, effect: Effect, player: PlayerId) -> set[int]:
    """What a player controls of what an effect was about from the beginning, and has not missed yet."""
    ids = (i for i in objects_in(effect.affected or ()) if i in game.objects and i not in effect.memory.get(MISSED, ()))
    return {i for i in ids if game.controller(i) == player}


def _described(game: Game, effect: Effect, player: PlayerId) -> set[int]:
    """What a player controls by now of what an effect describes: it changes no characteristics (611.2c)."""
    if player in effect.memory.get(MISSED, ()) or not isinstance(effect.statement, Does):
        return set()
    subject = effect.statement.subject
    assert isinstance(subject, Ref)
    mine = (o.id for o in game.permanents() if game.controller(o) == player)
    return {i for i in mine if is_subject(game, subject, i, effect.frame)}
