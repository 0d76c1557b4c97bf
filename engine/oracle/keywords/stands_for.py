"""What symbols, and keywords written with more than a cost or a number, stand for (CR 702.1, 711, 716, 719, 721)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from engine.abilities.ability import KeywordLine, Static
from engine.abilities.base import Ability, Condition, ObjectVerb
from engine.abilities.conditions.conditions import HasCounters
from engine.abilities.dispatch import Dispatch
from engine.abilities.nouns.object_phrases import This
from engine.abilities.quantities.amounts import AtLeast, Fixed
from engine.abilities.sentences import Does
from engine.abilities.static_abilities import AsLongAs
from engine.abilities.symbols import Lines, Symbol
from engine.abilities.verbs.counters import CounterKind, CounterName
from engine.abilities.verbs.gain_lose_abilities import HaveAbilities

STANDS_FOR: Dispatch[Callable[[Any], tuple[Ability, ...]]] = Dispatch("what a symbol stands for")


@lru_cache(maxsize=4096)
def stands_for(symbol: Symbol) -> tuple[Ability, ...]:
    """The abilities that a symbol stands for."""
    return STANDS_FOR[type(symbol)](symbol)


def listed(lines: Lines) -> tuple[Ability, ...]:
    """The abilities that stand on the lines of a symbol."""
    return tuple(ability for line in lines for ability in (line.keywords if isinstance(line, KeywordLine) else (line,)))


def while_true(condition: Condition, *verbs: ObjectVerb) -> Static:
    """ "As long as [condition], ~ [verbs]." """
    return Static((Does(This(), verbs, AsLongAs(condition)),))


def having(abilities: tuple[Ability, ...]) -> tuple[ObjectVerb, ...]:
    """What says that the object has these abilities; nothing where there are none."""
    return (HaveAbilities(abilities),) if abilities else ()


def counters_said(kind: str, least: int) -> Condition:
    """ "~ has so many counters of a kind on it, or more." """
    return HasCounters(This(), CounterKind(CounterName(kind)), AtLeast(Fixed(least)))
