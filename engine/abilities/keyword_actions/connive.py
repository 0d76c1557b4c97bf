"""Conniving, as texts say it (CR 701.50)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, ObjectVerb
from engine.abilities.quantities.amounts import Fixed
from engine.grammar.phrase import phrase


@phrase("<connive>", count=Fixed(1))
@phrase("<connive> {count:digits}", when=lambda verb: verb.count != Fixed(1))
@dataclass(frozen=True, slots=True)
class Connive(ObjectVerb):
    """(701.50)"""

    lasting = False
    count: Amount
