"""Damage that is prevented with something besides, or dealt to something else instead (CR 609.7, 614.9, 615)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount, Declaration, Instruction, Node, Ref, ReplacedEvent, Who
from engine.abilities.conditions.conditions import HasCounters
from engine.abilities.nouns.antecedents import Role
from engine.abilities.nouns.noun_groups import Described, SourceHead
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.nouns.qualifiers import OfChosen
from engine.abilities.nouns.types_and_colors import CardType, Color
from engine.abilities.replacement.prevention_aftermath import speaks_of_prevented
from engine.abilities.replacement.replacement_effects import Span, Spanned
from engine.abilities.trigger_events import DamageKind
from engine.grammar.phrase import phrase

# ---- prevented, and something besides


@phrase("[{kind} ]damage would be dealt to {subject:obj}[ while {given}]")
@phrase(
    "a source would deal[ {kind}] damage to {subject:obj}",
    active=True,
    when=lambda node: isinstance(node.subject, Who),
)
@dataclass(frozen=True, slots=True)
class DamageWould(ReplacedEvent):
    """ "(if) damage would be dealt to ~"."""

    event_parties: ClassVar[dict[str, Role]] = {"subject": Role.EVENT}
    has_amount: ClassVar[bool] = True
    subject: Ref | Who
    kind: DamageKind = DamageKind.ANY
    given: HasCounters | None = None
    """What must be true as it would be dealt."""
    active: bool = False
    """Whether it is said of what would deal it."""


def _is_a_certain_source(node: DamageByWould) -> bool:
    """That any source would deal damage to a player is said with ``DamageWould``."""
    return not (isinstance(node.subject, Who) and node.source == Some(Described(SourceHead())))


@phrase("{source:subj} would deal[ {kind}] damage to {subject:obj}", when=_is_a_certain_source)
@dataclass(frozen=True, slots=True)
class DamageByWould(ReplacedEvent):
    """ "(if) a source you control would deal noncombat damage to a creature an opponent controls": what is done instead
    is something else than dealing so much more or less of it."""

    event_parties: ClassVar[dict[str, Role]] = {"source": Role.EVENT_OTHER, "subject": Role.EVENT}
    has_amount: ClassVar[bool] = True
    is_dealt_by_source: ClassVar[bool] = True
    source: Ref
    subject: Ref | Who
    kind: DamageKind = DamageKind.ANY


class Further(Enum):
    """How what is done besides preventing is joined."""

    SENTENCE = "."
    AND = "and"


@phrase("if {would}, prevent that damage[. {then}]")
@phrase("if {would}, prevent that damage[ and {then}]", joined=Further.AND)
@dataclass(frozen=True, slots=True)
class PreventThat(Declaration):
    """ "If damage would be dealt to ~, prevent that damage. Remove a +1/+1 counter from ~." (615.5)"""

    carried_out: ClassVar[bool] = True
    would: DamageWould | DamageByWould
    then: Instruction | None = None
    joined: Further = Further.SENTENCE


# ---- the next time a source would deal damage


@phrase("a[ {color}] source of your choice")
@phrase("a {color} or {other} source of your choice")
@phrase("a {type} source of your choice")
@phrase("a source of your choice {chosen}")
@dataclass(frozen=True, slots=True)
class ChosenSource(Node):
    """A source of damage, chosen as the effect is created and looked at again as it would deal damage (609.7)."""

    color: Color | None = None
    type: CardType | None = None
    other: Color | None = None
    """Which color it may have instead."""
    chosen: OfChosen | None = None
    """That it is of the color chosen before."""


def _says_of_it(node: PreventNextTime) -> bool:
    """A sentence behind belongs to the prevention only if it speaks of the damage prevented."""
    return node.then is None or speaks_of_prevented(node.then)


@phrase(
    "the next time {source} would deal damage[ to {to:obj}] this turn, prevent that damage[. {then}]",
    when=_says_of_it,
)
@dataclass(frozen=True, slots=True)
class PreventNextTime(Instruction):
    """ "The next time a red source of your choice would deal damage to you this turn, prevent that damage." (615.8)"""

    source: ChosenSource
    to: Ref | Who | None = None
    then: Instruction | None = None


@phrase("prevent all[ {kind}] damage {source} would deal[ to {to:obj}] this turn")
@phrase(
    "prevent all[ {kind}] damage that would be dealt to {to:obj} this turn by {source}",
    passive=True,
    when=lambda node: node.to is not None,
)
@dataclass(frozen=True, slots=True)
class PreventAllOfChosen(Instruction):
    """ "Prevent all damage a source of your choice would deal to you this turn." (615.1, 609.7)"""

    source: ChosenSource
    to: Ref | Who | None = None
    kind: DamageKind = DamageKind.ANY
    passive: bool = False


# ---- dealt to something else


@phrase(
    "the next time {source} would deal damage[ to {to:andor obj}] this turn, that damage is dealt to {goal:obj} instead"
)
@phrase(
    "the next time damage would be dealt to {to:andor obj} this turn, that damage is dealt to {goal:obj} instead",
    source=None,
)
@dataclass(frozen=True, slots=True)
class RedirectNextTime(Instruction):
    """ "The next time a source of your choice would deal damage to you this turn, that damage is dealt to ~ instead.",
    "the next time damage would be dealt to ~ and/or you this turn" (614.9, 609.7)"""

    source: ChosenSource | None
    goal: Ref | Who
    to: tuple[Ref | Who, ...] = ()


def _is_for_longer(node: Redirected) -> bool:
    return node.span is Span.YOUR_NEXT_TURN


def _is_now(node: Redirected) -> bool:
    """A source is chosen as an effect is created, so not for a static ability (609.7a)."""
    return node.span is Span.THIS_TURN or (node.span is Span.ALWAYS and not isinstance(node.by, ChosenSource))


_ALL = "all[ {kind}] damage that would be dealt"
_GOAL = " is dealt to {goal:obj} instead"


@phrase(_ALL + " to {to:and obj}[ by {by:obj}]" + _GOAL, when=_is_now)
@phrase(_ALL + " {span}[ to {to:and obj}][ by {by:obj}]" + _GOAL, when=_is_now)
@phrase(_ALL + " to {to:and obj} {span}[ by {by:obj}]" + _GOAL, reads_only=True, when=_is_now)
@phrase(_ALL + " to {to:and obj} by {by:obj} {span}" + _GOAL, reads_only=True, when=_is_now)
@phrase("{span}, " + _ALL + " to {to:and obj}[ by {by:obj}]" + _GOAL, when=_is_for_longer)
@dataclass(frozen=True, slots=True)
class Redirected(Spanned):
    """ "All damage that would be dealt to you is dealt to enchanted creature instead.", "all combat damage that would
    be dealt to you by unblocked creatures" (614.9)"""

    goal: Ref | Who
    to: tuple[Ref | Who, ...] = ()
    by: Ref | ChosenSource | None = None
    kind: DamageKind = DamageKind.ANY
    span: Span = Span.ALWAYS


@phrase("the next {amount:digits} damage that would be dealt to {to:andor obj} this turn" + _GOAL)
@phrase("the next {amount:digits} damage that would be dealt this turn to {to:andor obj}" + _GOAL, reads_only=True)
@phrase("the next {amount:digits} damage that {source} would deal to {to:andor obj} this turn" + _GOAL)
@dataclass(frozen=True, slots=True)
class RedirectNext(Instruction):
    """ "The next 1 damage that would be dealt to ~ this turn is dealt to target creature you control instead.", "the
    next 2 damage that a source of your choice would deal to you and/or permanents you control" (614.9, 609.7)"""

    amount: Amount
    to: tuple[Ref | Who, ...]
    goal: Ref | Who
    source: ChosenSource | None = None
