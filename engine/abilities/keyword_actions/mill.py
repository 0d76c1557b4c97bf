"""Milling, as texts say it (CR 701.17)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, PlayerVerb
from engine.grammar.phrase import phrase


@phrase("<mill> {count:a} <card:#count>", when=lambda verb: verb.count.stands_before)
@phrase("<mill> cards equal to {count}", when=lambda verb: not verb.count.stands_before)
@dataclass(frozen=True, slots=True)
class Mill(PlayerVerb):
    """Put cards from the top of one's library into one's graveyard (701.17)."""

    count: Amount
    makes = frozenset({"card"})
