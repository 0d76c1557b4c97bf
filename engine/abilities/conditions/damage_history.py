"""Damage that was dealt, or was not, this turn or since an earlier one (CR 120, 603.4)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, Condition, Qualifier, Ref
from engine.abilities.nouns.noun_groups import Where
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


@phrase("whose controller was dealt[ {kind}] damage by {source:obj} this turn")
@dataclass(frozen=True, slots=True)
class WhoseControllerWasDamaged(Qualifier):
    """ "(each permanent) whose controller was dealt combat damage by ~ this turn": who controls it now."""

    source: Ref
    kind: DamageKind = DamageKind.ANY
    goes_with = (Where.PERMANENT, Where.TOKEN)


@phrase("the total damage your opponents have been dealt this turn", when=lambda node: node.kind is DamageKind.ANY)
@phrase("the total amount of {kind} damage dealt to your opponents this turn")
@dataclass(frozen=True, slots=True)
class DamageToOpponents(Amount):
    """What bloodthirst X counts (702.54b), or of that only the damage of one kind."""

    kind: DamageKind = DamageKind.ANY


@phrase("~ has dealt {amount:digits} or more damage this turn")
@dataclass(frozen=True, slots=True)
class HasDealtDamage(Condition):
    """ "~ has dealt 3 or more damage this turn": in all, to whatever it was (120.1)."""

    amount: Amount
