"""Discovering, as texts say it (CR 701.57)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, Condition, PlayerVerb
from engine.abilities.nouns.keyword_action_results import DoneWith
from engine.grammar.phrase import phrase


@phrase("<discover> {count:digits}")
@dataclass(frozen=True, slots=True)
class Discover(PlayerVerb):
    """(701.57)"""

    count: Amount


@phrase("{one:poss} mana value is less than {than:digits}")
@dataclass(frozen=True, slots=True)
class DiscoveredLess(Condition):
    """ "(if) the discovered card's mana value is less than 10"."""

    one: DoneWith
    than: Amount


@phrase("<discover> again for the same value")
@dataclass(frozen=True, slots=True)
class DiscoverAgain(PlayerVerb):
    """What "whenever you discover" may have a player do."""
