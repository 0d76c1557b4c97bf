"""Countering, as texts say it (CR 701.6)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import PlayerVerb, Ref
from engine.grammar.phrase import phrase


class CounteredTo(Enum):
    """Where a spell goes that is countered this way, if not to the graveyard (701.6a)."""

    GRAVEYARD = ""
    EXILE = "if that spell is countered this way, exile it instead of putting it into its owner's graveyard"
    HAND = "if that spell is countered this way, put it into its owner's hand instead of into that player's graveyard"
    TOP = (
        "if that spell is countered this way, put it on top of its owner's library instead of into that player's "
        "graveyard"
    )


@phrase("<counter> {what:obj}[. {to}]")
@dataclass(frozen=True, slots=True)
class Counter(PlayerVerb):
    """Counter a spell or ability (701.6)."""

    what: Ref
    to: CounteredTo = CounteredTo.GRAVEYARD
