"""A target player who is chosen before anything is said of them (CR 115.1)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb
from engine.abilities.nouns.target_phrases import TargetPlayer
from engine.grammar.phrase import phrase


@phrase("<choose> {who:obj}")
@dataclass(frozen=True, slots=True)
class ChooseTargetPlayer(PlayerVerb):
    """ "Choose target opponent.": chosen as any target is, and spoken of in the sentences behind (115.1a, 601.2c)."""

    picks_out = True
    may_be_cost = False
    who: TargetPlayer
