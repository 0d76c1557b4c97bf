"""Conditions that turn out not to be true, in words, for what is told then (CR 603.4, 608.2c)."""

from __future__ import annotations

from engine.abilities.base import Condition
from engine.abilities.conditions.how_it_was_cast import WasKicked
from engine.abilities.keywords.kicker import WasKickedWith
from engine.abilities.keywords.optional_costs import CostWasPaid
from engine.abilities.walk import found
from engine.grammar.memoize import memoized
from engine.grammar.printer import NoEnglish, print_value

UNPAID = (CostWasPaid, WasKicked, WasKickedWith)
"""Conditions that a player met or not by what they chose to pay: nobody waits for what was not paid for."""


@memoized
def is_expected(condition: Condition) -> bool:
    """Whether somebody may wait for it to be true."""
    return not any(True for kind in UNPAID for _ in found(condition, kind))


@memoized
def in_words(condition: Condition) -> str:
    """What stands behind "if"; empty where it has no English."""
    try:
        said = str(print_value(condition))
    except NoEnglish:
        return ""
    return said if said.startswith("X ") else said[:1].lower() + said[1:]
