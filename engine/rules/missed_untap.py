"""Permanents that an effect keeps from untapping once (CR 502.3)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import ObjectVerb
from engine.effects import Effect
from engine.events import EffectEnds
from engine.game import Game
from engine.rules.pipeline import commit


@dataclass(frozen=True, slots=True)
class MissesNextUntap(ObjectVerb):
    """Lasts until its controller's next untap step (502.3), or until that of the player who is named."""

    of: int | None = None


def missing_untap(game: Game, player: int) -> tuple[set[int], list[Effect]]:
    """What does not untap in a player's untap step, and the effects that this uses up (502.3)."""
    held: set[int] = set()
    over: list[Effect] = []
    for effect in game.effects:
        verb = next((verb for verb in effect.verbs if isinstance(verb, MissesNextUntap)), None)
        if verb is None or (verb.of is not None and verb.of != player):
            continue
        mine = {i for _, i in effect.affected or () if i in game.objects and game.controller(i) == player}
        gone = all(i not in game.objects for _, i in effect.affected or ())
        held |= mine
        if mine or gone or verb.of is not None:
            over.append(effect)
    return held, over


def end_missed(game: Game, over: list[Effect]) -> None:
    """These effects were for this untap step only."""
    commit(game, [EffectEnds(effect) for effect in over], "502.3")
