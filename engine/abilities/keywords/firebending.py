"""Firebending (CR 702.189)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Amount, KeywordAbility, PlayerVerb
from engine.abilities.symbols import Symbol
from engine.grammar.phrase import phrase


@phrase("firebending {count:digits}")
@phrase("firebending X, where X is {count}.", when=lambda it: not it.count.stands_before)
@dataclass(frozen=True, slots=True)
class Firebending(Symbol, KeywordAbility):
    """(702.189a)"""

    rule: ClassVar[str] = "702.189a"
    count: Amount


@phrase("<add> {count:digits} {R} lasting until end of combat", when=lambda verb: verb.count.stands_before)
@phrase("<add> an amount of {R} lasting until end of combat equal to {count}")
@dataclass(frozen=True, slots=True)
class AddCombatMana(PlayerVerb):
    """Red mana that is not lost as steps and phases end until combat is over (702.189a)."""

    count: Amount
