"""What can be true or not: after "if", "as long as" and "unless" (CR 603.4, 608.2c, 611.3a)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.actions import CounterKind
from engine.abilities.amounts import SOME
from engine.abilities.antecedents import Role
from engine.abilities.base import Amount, Condition, Count, Happening, Node, Ref, Who
from engine.abilities.happenings import ObjectAct, PlayerAct
from engine.abilities.nouns import Color, Comparison, Group, Number
from engine.abilities.players import You
from engine.abilities.refs import It, This
from engine.abilities.zones import ZoneName
from engine.oracle.phrase import phrase


@phrase("{first} and {second}")
@dataclass(frozen=True, slots=True)
class BothTrue(Condition):
    """Two conditions that must both be true."""

    first: Condition
    second: Condition


# ---- what there is


@phrase("{who:subj} <control:@who> {what:or obj}")
@phrase("{who:subj} <don't:@who> control {what:or obj}", denied=True)
@phrase("{who:subj} <control:@who> {what:and obj 2+}", every=True)
@dataclass(frozen=True, slots=True)
class Controls(Condition):
    """ "you control a Goblin", "an opponent controls three or more creatures", "you control no Islands"."""

    who: Who
    what: tuple[Ref, ...]
    denied: bool = False
    every: bool = False
    """Whether each of the things is asked for, of the same player."""


@phrase("{who:subj} <control:@who> {count} {group:#count} with different names")
@dataclass(frozen=True, slots=True)
class ControlsDifferent(Condition):
    """ "you control seven or more lands with different names" (201.2b)."""

    who: Who
    count: Count
    group: Group


@phrase("{who:subj} <protect:@who> {what:obj}")
@dataclass(frozen=True, slots=True)
class Protects(Condition):
    """ "an opponent protects it": one of them is its protector (310.8e)."""

    who: Who
    what: Ref


@phrase("{who:subj} <control:@who> more {group:pl} than {other:subj}")
@dataclass(frozen=True, slots=True)
class ControlsMore(Condition):
    """ "an opponent controls more lands than you"."""

    who: Who
    group: Group
    other: Who


@phrase("{who:poss} devotion to {colors:and} is less than {number}")
@dataclass(frozen=True, slots=True)
class DevotionBelow(Condition):
    """ "your devotion to red and green is less than seven" (700.5)."""

    who: You
    colors: tuple[Color, ...]
    number: Amount


class Totalled(Enum):
    """What is added up over several creatures."""

    POWER = "power"
    TOUGHNESS = "toughness"


@phrase("{group:pl} have total {what} {amount:digits} or greater")
@dataclass(frozen=True, slots=True)
class HaveTotal(Condition):
    """ "creatures you control have total power 8 or greater"."""

    group: Group
    what: Totalled
    amount: Amount


@phrase("there's a {group:sg}", "there is a {group:sg}")
@phrase("there are {count} {group:#count}")
@dataclass(frozen=True, slots=True)
class ThereAre(Condition):
    """ "there are seven or more cards in your graveyard", "there's a Rebel card in your graveyard"."""

    group: Group
    count: Count = SOME


@phrase("{count} {group:#count} <are:#count> in {of:poss} {zone}")
@dataclass(frozen=True, slots=True)
class AreIn(Condition):
    """ "seven or more cards are in your graveyard"."""

    count: Count
    group: Group
    of: Who
    zone: ZoneName


@phrase("there are {count} card types among cards in your graveyard")
@dataclass(frozen=True, slots=True)
class CardTypesInGraveyard(Condition):
    """ "there are four or more card types among cards in your graveyard" (delirium)."""

    count: Count


@phrase("{who:subj} <have:@who> {count} <card:#count> in hand")
@dataclass(frozen=True, slots=True)
class HasCards(Condition):
    """ "you have no cards in hand", "that player has two or fewer cards in hand"."""

    who: Who
    count: Count


@phrase("you have fewer than {number} cards in hand")
@dataclass(frozen=True, slots=True)
class FewerCards(Condition):
    """ "you have fewer than seven cards in hand": how many are missing can be spoken of."""

    number: Amount


@phrase("{who:poss} library has {count} <card:#count> in it")
@dataclass(frozen=True, slots=True)
class LibraryHas(Condition):
    """ "your library has no cards in it"."""

    who: Who
    count: Count


@phrase("you have {count} opponents")
@dataclass(frozen=True, slots=True)
class HaveOpponents(Condition):
    """ "you have two or more opponents" (102.2)."""

    count: Count


class Bound(Enum):
    """Which side of a number counts."""

    OR_LESS = "or less"
    OR_MORE = "or more"


@phrase("{who:subj} <have:@who> {amount:digits} {bound} life")
@dataclass(frozen=True, slots=True)
class HasLife(Condition):
    """ "you have 5 or less life"."""

    who: Who
    amount: Amount
    bound: Bound


@phrase("{who:subj} <have:@who> {count} {kind} <counter:#count>")
@dataclass(frozen=True, slots=True)
class PlayerHasCounters(Condition):
    """ "an opponent has three or more poison counters"."""

    who: Who
    count: Count
    kind: CounterKind


class Again(Enum):
    """How the thing that has the counters is called again."""

    IT = "it"
    THEM = "them"


@phrase("{subject:subj} <have:@subject> a counter on {again}", kind=None)
@phrase("{subject:subj} <have:@subject> counters on {again}", kind=None, many=True)
@phrase("{subject:subj} had a counter on {again}", kind=None, past=True)
@phrase("{subject:subj} had counters on {again}", kind=None, past=True, many=True)
@phrase("{subject:subj} <have:@subject> a {kind} counter on {again}")
@phrase("{subject:subj} had a {kind} counter on {again}", past=True)
@phrase("there are {count} {kind} <counter:#count> on {subject:obj}", there=True, again=None)
@phrase("{subject:subj} <have:@subject> {count} {kind} <counter:#count> on {again}")
@phrase("{subject:subj} had {count} {kind} <counter:#count> on {again}", past=True)
@dataclass(frozen=True, slots=True)
class HasCounters(Condition):
    """ "it has three or more quest counters on it", "it had no +1/+1 counters on it" (608.2h)."""

    subject: Ref
    kind: CounterKind | None
    """None for counters of any kind."""
    count: Count = SOME
    again: Again | None = None
    there: bool = False
    past: bool = False
    many: bool = False
    """Whether they are spoken of in the plural without a number; one is enough either way."""


# ---- whose turn


@phrase("it's {whose:poss} turn")
@phrase("it's not {whose:poss} turn", denied=True)
@dataclass(frozen=True, slots=True)
class IsTurn(Condition):
    """ "it's your turn", "it's not your turn"."""

    whose: Who
    denied: bool = False


# ---- what something is


class State(Node):
    """What an object can be said to be: "tapped", "red", "a Goblin"."""

    __slots__ = ()


class Standing(Enum):
    """What a permanent is at the moment (110.5, 301.5, 303.4, 506)."""

    TAPPED = "tapped"
    UNTAPPED = "untapped"
    ATTACKING = "attacking"
    BLOCKING = "blocking"
    ATTACKING_OR_BLOCKING = "attacking or blocking"
    EQUIPPED = "equipped"
    ENCHANTED = "enchanted"
    MODIFIED = "modified"
    ON_BATTLEFIELD = "on the battlefield"
    IN_YOUR_GRAVEYARD = "in your graveyard"
    IN_EXILE = "in exile"
    LEGENDARY = "legendary"


@phrase("{standing}")
@dataclass(frozen=True, slots=True)
class IsStanding(State):
    """ "(~ is) untapped"."""

    standing: Standing


@phrase("{colors:or}")
@dataclass(frozen=True, slots=True)
class IsColor(State):
    """ "(enchanted creature is) red", "white or blue"."""

    colors: tuple[Color, ...]


@phrase("a {group:sg}")
@dataclass(frozen=True, slots=True)
class IsA(State):
    """ "(it's) a creature card", "(enchanted creature is) a Wall"."""

    group: Group


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


@phrase("{subject:subj} <have:@subject> {what} {amount:digits}[ {comparison}]")
@dataclass(frozen=True, slots=True)
class HasNumber(Condition):
    """ "it has mana value 2 or less"; of what has left, as it last was (608.2h)."""

    subject: Ref
    what: Number
    amount: Amount
    comparison: Comparison = Comparison.EXACTLY


class Than(Enum):
    """How two numbers compare."""

    OR_LESS = "or less"
    OR_GREATER = "or greater"
    OR_MORE = "or more"


@phrase("{amount} is {bound:digits} {than}")
@phrase("{amount} was {bound:digits} {than}", past=True)
@dataclass(frozen=True, slots=True)
class AmountIs(Condition):
    """ "X is 5 or greater", "the sacrificed creature's toughness was 4 or greater" (608.2h)."""

    amount: Amount
    bound: Amount
    than: Than
    past: bool = False


# ---- how a spell was cast


@phrase("{subject:subj} was kicked")
@phrase("{subject:subj} wasn't kicked", denied=True)
@dataclass(frozen=True, slots=True)
class WasKicked(Condition):
    """(702.33d)"""

    subject: Ref
    denied: bool = False


class CastFrom(Enum):
    """Where a permanent's spell was cast from, as conditions ask."""

    ANYWHERE = ""
    HAND = "from your hand"
    GRAVEYARD = "from your graveyard"


@phrase("you cast {subject:obj}[ {origin}]")
@phrase("you didn't cast {subject:obj}[ {origin}]", denied=True)
@dataclass(frozen=True, slots=True)
class YouCast(Condition):
    """ "you cast it from your hand": the permanent was a spell that you cast."""

    subject: It | This
    origin: CastFrom = CastFrom.ANYWHERE
    denied: bool = False


class PassiveOrigin(Enum):
    """Where a spell was cast from, in the passive."""

    GRAVEYARD = "a graveyard"
    EXILE = "exile"
    YOUR_HAND = "your hand"


@phrase("{subject:subj} was cast from {origin}")
@dataclass(frozen=True, slots=True)
class WasCastFrom(Condition):
    """ "~ was cast from a graveyard"."""

    subject: Ref
    origin: PassiveOrigin


# ---- what has happened this turn


@phrase("{subject:subj} {acts:or ed} this turn")
@dataclass(frozen=True, slots=True)
class ObjectDid(Condition):
    """ "a creature died this turn"."""

    event_parties: ClassVar[dict[str, Role]] = {}
    subject: Ref
    acts: tuple[ObjectAct, ...]


@phrase("{who:subj} {acts:or ed} this turn")
@dataclass(frozen=True, slots=True)
class PlayerDid(Condition):
    """ "you attacked this turn", "an opponent lost life this turn"."""

    event_parties: ClassVar[dict[str, Role]] = {}
    who: Who
    acts: tuple[PlayerAct, ...]


class LifeChange(Enum):
    """A change of life total that has happened."""

    GAINED = "gained"
    LOST = "lost"


@phrase("{who:subj} {how} {amount:digits} or more life this turn")
@dataclass(frozen=True, slots=True)
class LifeChanged(Condition):
    """ "you gained 3 or more life this turn"."""

    who: Who
    how: LifeChange
    amount: Amount


@phrase("you've cast {what:obj} this turn")
@dataclass(frozen=True, slots=True)
class HaveCast(Condition):
    """ "you've cast another spell this turn", "you've cast two or more spells this turn"."""

    event_parties: ClassVar[dict[str, Role]] = {}
    what: Ref


@phrase("no spells were cast last turn")
@dataclass(frozen=True, slots=True)
class NoSpellsLastTurn(Condition):
    """Nobody cast a spell in the turn before this one."""


@phrase("a player cast {count} spells last turn")
@dataclass(frozen=True, slots=True)
class SpellsLastTurn(Condition):
    """ "a player cast two or more spells last turn": some one player did."""

    count: Count


@phrase("you've drawn {count} cards this turn")
@dataclass(frozen=True, slots=True)
class HaveDrawn(Condition):
    """ "you've drawn two or more cards this turn"."""

    count: Count


@phrase("it isn't a mana ability")
@dataclass(frozen=True, slots=True)
class NoManaAbility(Condition):
    """Said of the ability that has just been activated (605.1a)."""


# ---- as a trigger event


@phrase("{condition}")
@dataclass(frozen=True, slots=True)
class ComesTrue(Happening):
    """A state trigger: "(When) you control no Islands" (603.8)."""

    condition: Controls | ControlsMore | ThereAre | HasCounters | HasCards | HasLife
