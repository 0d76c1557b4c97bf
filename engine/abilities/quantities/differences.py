"""One number less another (CR 107.1)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount
from engine.abilities.quantities.amounts import CountOf, Fixed, NumberOf
from engine.abilities.quantities.computed_amounts import ThatMuch
from engine.abilities.verbs.life_totals import LifeAmong
from engine.grammar.phrase import phrase


def _takes_simply(node: Minus) -> bool:
    """A number that is counted or written less another; longer sums are not said."""
    counted = isinstance(node.first, CountOf | NumberOf | ThatMuch) and isinstance(node.second, Fixed | CountOf)
    return counted or (isinstance(node.first, Fixed) and isinstance(node.second, CountOf | LifeAmong))


@phrase("{first:digits} minus {second:digits}", when=lambda node: _takes_simply(node) and not _is_that_many(node))
@phrase("{first} minus {second}", when=lambda node: _takes_simply(node) and _is_that_many(node))
@dataclass(frozen=True, slots=True)
class Minus(Amount):
    """ "the number of cards in their hand minus 4", "4 minus the number of cards in their hand", "its toughness minus
    1", "that many minus one"."""

    first: Amount
    second: Amount


def _is_that_many(node: Minus) -> bool:
    return isinstance(node.first, ThatMuch)
