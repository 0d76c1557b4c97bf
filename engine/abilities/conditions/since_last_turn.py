"""What has or has not happened since an earlier turn (CR 603.4)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, Condition, Qualifier, Ref
from engine.abilities.trigger_events import DamageKind
from engine.grammar.phrase import phrase


@phrase("you haven't been dealt[ {kind}] damage since your last turn")
@dataclass(frozen=True, slots=True)
class UndamagedSinceLastTurn(Condition):
    """ "you haven't been dealt combat damage since your last turn": since that turn ended."""

    kind: DamageKind = DamageKind.ANY


@phrase("dealt damage by {source:obj} this turn")
@dataclass(frozen=True, slots=True)
class DamagedThisTurn(Qualifier):
    """ "(a creature) dealt damage by ~ this turn"."""

    source: Ref


@phrase("that was activated this turn")
@dataclass(frozen=True, slots=True)
class ActivatedThisTurn(Qualifier):
    """ "(planeswalker) that was activated this turn": an ability of it was, whoever did that (700.10)."""


@phrase("the total damage your opponents have been dealt this turn")
@dataclass(frozen=True, slots=True)
class DamageToOpponents(Amount):
    """What bloodthirst X counts (702.54b)."""
