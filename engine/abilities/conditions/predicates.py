"""What something is said to be: "a creature card", "untapped", "power 4 or greater" (CR 608.2h)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Amount, Condition, Node, Ref, Who
from engine.abilities.nouns.noun_groups import Comparison, Described, Group, KeywordName, Number, Where
from engine.abilities.nouns.object_phrases import It, That
from engine.abilities.nouns.types_and_colors import Color
from engine.abilities.quantities.life_totals import LifeTotal
from engine.abilities.trigger_events.combat import AttackedThing
from engine.grammar.phrase import phrase


class State(Node):
    """What an object can be said to be: "tapped", "red", "a Goblin"."""

    __slots__ = ()


class ObjectState(Enum):
    """What a permanent is at the moment (110.5, 301.5, 303.4, 506)."""

    TAPPED = "tapped"
    UNTAPPED = "untapped"
    ATTACKING = "attacking"
    BLOCKING = "blocking"
    ATTACKING_OR_BLOCKING = "attacking or blocking"
    ATTACKING_ALONE = "attacking alone"
    EQUIPPED = "equipped"
    ENCHANTED = "enchanted"
    ENCHANTED_OR_EQUIPPED = "enchanted or equipped"
    EQUIPPED_OR_ENCHANTED = "equipped or enchanted"
    MODIFIED = "modified"
    ON_BATTLEFIELD = "on the battlefield"
    IN_YOUR_GRAVEYARD = "in your graveyard"
    IN_EXILE = "in exile"
    LEGENDARY = "legendary"
    NONBASIC = "nonbasic"
    MULTICOLORED = "multicolored"


@phrase("{state}")
@dataclass(frozen=True, slots=True)
class IsInState(State):
    """ "(~ is) untapped"."""

    state: ObjectState


@phrase("attacking {whom}")
@dataclass(frozen=True, slots=True)
class IsAttacking(State):
    """ "(it's) attacking the player with the most life or tied for most life", "(two or more of those creatures are)
    attacking you and/or planeswalkers you control" (508.1b)."""

    whom: AttackedThing


@phrase("{colors:or}")
@dataclass(frozen=True, slots=True)
class IsColor(State):
    """ "(enchanted creature is) red", "white or blue"."""

    colors: tuple[Color, ...]


@phrase("all colors")
@dataclass(frozen=True, slots=True)
class IsAllColors(State):
    """ "(that card was) all colors" (105.2)."""


@phrase("a {group:sg}")
@phrase("a {group:sg} or a {other:sg}", when=lambda state: isinstance(state.group, Described) and _is_plain(state))
@dataclass(frozen=True, slots=True)
class IsA(State):
    """ "(it's) a creature card", "(enchanted creature is) a Wall", "a land card or a creature card with mana value 3 or
    less"."""

    group: Group
    other: Group | None = None
    """What else it may be."""


def _is_plain(state: IsA) -> bool:
    """Whether nothing is said behind the first of the two, nor are they cards, which are one description."""
    head = state.group.head
    return not state.group.qualifiers and (head is None or head.noun is not Where.CARD)


def _no_pronoun(node: Is) -> bool:
    return not isinstance(node.subject, It)


def _pronoun(node: Is) -> bool:
    return isinstance(node.subject, It)


@phrase("{subject:subj} <be:@subject> {state}", when=_no_pronoun)
@phrase("{subject:subj} <aren't:@subject> {state}", when=_no_pronoun, denied=True)
@phrase("{subject:subj}'s {state}", when=_pronoun)
@phrase("{subject:subj}'s not {state}", when=_pronoun, denied=True)
@phrase("{subject:subj} isn't {state}", when=_pronoun, denied=True)
@dataclass(frozen=True, slots=True)
class Is(Condition):
    """ "~ is untapped", "it's a creature card", "it isn't a creature"."""

    subject: Ref
    state: State
    denied: bool = False


@phrase("{subject:subj} was {state}")
@phrase("{subject:subj} wasn't {state}", denied=True)
@dataclass(frozen=True, slots=True)
class Was(Condition):
    """ "it was a creature": as it last was (608.2h)."""

    subject: Ref
    state: State
    denied: bool = False


@phrase("{who:subj} controlled {subject:obj}")
@dataclass(frozen=True, slots=True)
class WasControlledBy(Condition):
    """ "(return target permanent to its owner's hand. If) you controlled it": as it last was (608.2h)."""

    who: Who
    subject: It | That


@phrase("{subject:subj} <have:@subject> {what} {amount:digits}[ {comparison}]")
@phrase("{subject:subj} had {what} {amount:digits}[ {comparison}]", past=True)
@dataclass(frozen=True, slots=True)
class HasNumber(Condition):
    """ "it has mana value 2 or less"; of what has left, as it last was (608.2h)."""

    subject: Ref
    what: Number
    amount: Amount
    comparison: Comparison = Comparison.EXACTLY
    past: bool = False


@phrase("{subject:subj} <have:@subject> {keyword}")
@phrase("{subject:subj} <don't:@subject> have {keyword}", denied=True)
@phrase("{subject:subj} had {keyword}", past=True)
@phrase("{subject:subj} didn't have {keyword}", denied=True, past=True)
@dataclass(frozen=True, slots=True)
class HasKeyword(Condition):
    """ "it doesn't have suspend", "that creature had flying"; of what has left, as it last was (608.2h)."""

    subject: Ref
    keyword: KeywordName
    denied: bool = False
    past: bool = False


class Than(Enum):
    """How two numbers compare."""

    OR_LESS = "or less"
    OR_GREATER = "or greater"
    OR_MORE = "or more"
    EXACTLY = "exactly"
    LESS = "less than"


def _is_a_bound(node: AmountIs) -> bool:
    return node.than not in (Than.EXACTLY, Than.LESS)


def _is_of_a_player(node: AmountIs) -> bool:
    """The numbers of objects are compared in words of their own (``HasNumber``, ``Compares``)."""
    return isinstance(node.amount, LifeTotal)


@phrase("{amount} is {bound:digits} {than}", when=_is_a_bound)
@phrase("{amount} was {bound:digits} {than}", past=True, when=_is_a_bound)
@phrase("{amount} is exactly {bound:digits}", than=Than.EXACTLY)
@phrase("{amount} was exactly {bound:digits}", than=Than.EXACTLY, past=True)
@phrase("{amount} is less than {bound:digits}", than=Than.LESS, when=_is_of_a_player)
@dataclass(frozen=True, slots=True)
class AmountIs(Condition):
    """ "X is 5 or greater", "the sacrificed creature's toughness was 4 or greater" (608.2h)."""

    amount: Amount
    bound: Amount
    than: Than
    past: bool = False
