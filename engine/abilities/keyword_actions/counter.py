"""Countering, as texts say it (CR 701.6)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Condition, PlayerVerb, Ref
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
    BOTTOM = (
        "if that spell is countered this way, put it on the bottom of its owner's library instead of into that "
        "player's graveyard"
    )
    EITHER_END = (
        "if that spell is countered this way, put that card on the top or bottom of its owner's library instead of "
        "into that player's graveyard"
    )
    BATTLEFIELD = (
        "if an artifact or creature spell is countered this way, put that card onto the battlefield under your control "
        "instead of into its owner's graveyard"
    )
    EXILE_PERMANENT = (
        "if a permanent spell is countered this way, exile it instead of putting it into its owner's graveyard"
    )

    @property
    def of_types(self) -> frozenset[str] | None:
        """The card types of which one must be the spell's for it to go there; None for any spell."""
        if self is CounteredTo.BATTLEFIELD:
            return frozenset({"Artifact", "Creature"})
        if self is CounteredTo.EXILE_PERMANENT:
            return frozenset({"Artifact", "Battle", "Creature", "Enchantment", "Planeswalker"})
        return None


@phrase("<counter> {what:obj}[. {to}]")
@dataclass(frozen=True, slots=True)
class Counter(PlayerVerb):
    """Counter a spell or ability (701.6)."""

    what: Ref
    to: CounteredTo = CounteredTo.GRAVEYARD


@dataclass(frozen=True, slots=True)
class CounteredSource(Ref):
    """ "That permanent": what the countered ability is of."""

    called = frozenset({"permanent"})


@phrase("a permanent's ability is countered this way")
@dataclass(frozen=True, slots=True)
class AbilityCountered(Condition):
    """Of what is on the battlefield (701.6a)."""

    needs: ClassVar[str] = "Counter"
    speaks_of = CounteredSource()
