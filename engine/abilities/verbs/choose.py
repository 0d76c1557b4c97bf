"""Choosing cards or permanents (CR 608.2d)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb, Ref
from engine.grammar.phrase import phrase


@phrase("<choose> {what:obj}")
@dataclass(frozen=True, slots=True)
class Choose(PlayerVerb):
    """ "choose a nonland card from it": what the text goes on to speak of (608.2d)."""

    picks_out = True
    what: Ref
