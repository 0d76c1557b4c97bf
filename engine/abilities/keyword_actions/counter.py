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
