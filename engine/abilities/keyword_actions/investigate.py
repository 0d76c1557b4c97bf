"""Investigating, as texts say it (CR 701.16)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, PlayerVerb
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.quantities.computed_amounts import ThatMuch, ThatWord
from engine.grammar.phrase import phrase

ONE_TIME = Fixed(1)


def _is_that_many(verb: Investigate) -> bool:
    return isinstance(verb.times, ThatMuch) and verb.times.word is ThatWord.MANY


@phrase("<investigate>")
@phrase("<investigate> {times} times", when=_is_that_many)
@dataclass(frozen=True, slots=True)
class Investigate(PlayerVerb):
    """Create a Clue token (701.16a)."""

    makes = frozenset({"token", "artifact", "permanent"})
    times: Amount = ONE_TIME
