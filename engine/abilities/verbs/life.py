"""Gaining and losing life (CR 119.3)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, PlayerVerb
from engine.abilities.verbs.amount_position import is_counted, is_measured
from engine.grammar.phrase import phrase


@phrase("<gain> {amount:digits} life", when=is_counted)
@phrase("<gain> life equal to {amount}", when=is_measured)
@dataclass(frozen=True, slots=True)
class GainLife(PlayerVerb):
    """(119.3)"""

    amount: Amount


@phrase("<lose> {amount:digits} life", when=is_counted)
@phrase("<lose> life equal to {amount}", when=is_measured)
@dataclass(frozen=True, slots=True)
class LoseLife(PlayerVerb):
    """(119.3)"""

    amount: Amount
