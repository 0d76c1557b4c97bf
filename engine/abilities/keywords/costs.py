"""Costs and acts that keyword abilities have of their own (CR 702)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Amount, Condition, CostPart, Happening, Instruction, ObjectVerb, PlayerVerb, Ref
from engine.abilities.verbs.counters import CounterName
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import phrase


@phrase("<cycle> ~")
@dataclass(frozen=True, slots=True)
class CycleThis(PlayerVerb):
    """Discard the card to pay for its cycling ability (702.29a)."""


@phrase("tap any number of other untapped creatures you control with total power {amount:digits} or greater")
@dataclass(frozen=True, slots=True)
class TapTotalPower(CostPart):
    """The cost of crew and saddle (702.122a, 702.171a)."""

    amount: Amount


@phrase("tap any number of untapped creatures you control with total power {amount:digits} or greater")
@dataclass(frozen=True, slots=True)
class TapTogether(CostPart):
    """The additional cost of teamwork (118.8)."""

    amount: Amount


@phrase("if {subject:subj} would leave the battlefield, exile it instead of putting it anywhere else")
@dataclass(frozen=True, slots=True)
class ExileIfLeaves(Instruction):
    """A replacement effect on a permanent for as long as it stays there (614.1a, 702.84a)."""

    subject: Ref


@phrase("<pay> {mana} for each {kind} counter on ~")
@phrase("<pay> {life:digits} life for each {kind} counter on ~")
@phrase("<pay> {mana} or {other} for each {kind} counter on ~")
@phrase("<pay> {mana} and {life:digits} life for each {kind} counter on ~")
@dataclass(frozen=True, slots=True)
class PayForEach(PlayerVerb):
    """Pay a cost of mana or of life so many times over, whole or not at all (702.24a); of two kinds of mana either
    each time."""

    kind: CounterName
    mana: ManaSymbols | None = None
    life: int | None = None
    other: ManaSymbols | None = None


@phrase("<pay> that cost for each {kind} counter on ~")
@dataclass(frozen=True, slots=True)
class PayKeywordForEach(PlayerVerb):
    """Pay the cost that stands with the keyword, an action, so many times over (702.24a)."""

    kind: CounterName


@phrase("<cascade>")
@dataclass(frozen=True, slots=True)
class Cascade(PlayerVerb):
    """What a cascade ability does (702.85a)."""


@phrase("<become> renowned")
@dataclass(frozen=True, slots=True)
class BecomeRenowned(ObjectVerb):
    """Get the designation (702.112b)."""

    lasting: ClassVar[bool] = False


@phrase("{subject:subj} <be:@subject> renowned")
@phrase("{subject:subj} isn't renowned", denied=True)
@dataclass(frozen=True, slots=True)
class IsRenowned(Condition):
    """(702.112b)"""

    subject: Ref
    denied: bool = False


@phrase("{subject:subj} came under your control since the beginning of your last upkeep")
@dataclass(frozen=True, slots=True)
class CameSinceUpkeep(Condition):
    """What echo asks (702.30a)."""

    subject: Ref


@phrase("~ is exiled this way")
@dataclass(frozen=True, slots=True)
class ExiledThisWay(Happening):
    """What the triggered ability of madness watches for (702.35a)."""


@phrase("<cast> ~ by paying {mana} rather than paying its mana cost")
@phrase("<cast> ~ by paying that cost rather than paying its mana cost", mana=None)
@dataclass(frozen=True, slots=True)
class CastByPaying(PlayerVerb):
    """Cast the card for a madness or miracle cost (702.35a, 702.94a). ``mana`` is that cost where it is nothing but
    mana, without an X."""

    mana: ManaSymbols | None


@phrase("{subject:poss} power or toughness is greater than ~'s")
@dataclass(frozen=True, slots=True)
class OutgrowsThis(Condition):
    """What evolve asks of another creature (702.100a)."""

    subject: Ref


@phrase("~ is suspended")
@dataclass(frozen=True, slots=True)
class IsSuspended(Condition):
    """(702.62b)"""


@phrase("<cast> ~ without paying its mana cost as it is no longer suspended")
@dataclass(frozen=True, slots=True)
class CastSuspended(PlayerVerb):
    """What the last ability of suspend lets its owner do (702.62a)."""
