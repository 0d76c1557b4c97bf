"""What can be true or not: after "if", "as long as" and "unless" (CR 603.4, 608.2c, 611.3a)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount, Condition, Count, Ref, TriggerEvent, Who
from engine.abilities.nouns.described_players import OneWho
from engine.abilities.nouns.noun_groups import Described, Group, Number, Thing, Where
from engine.abilities.nouns.player_phrases import AnOpponent, APlayer, You
from engine.abilities.nouns.types_and_colors import Color
from engine.abilities.nouns.zones import ZoneName
from engine.abilities.quantities.amounts import SOME, FewerThan
from engine.abilities.verbs.counters import CounterKind
from engine.grammar.declared import agreement_of
from engine.grammar.phrase import phrase


@phrase("{first} and {second}")
@dataclass(frozen=True, slots=True)
class BothTrue(Condition):
    """Two conditions that must both be true."""

    first: Condition
    second: Condition


@phrase("{first}, {second}, and {third}")
@dataclass(frozen=True, slots=True)
class AllThreeTrue(Condition):
    """Three conditions that must all be true."""

    first: Condition
    second: Condition
    third: Condition


def _stand_apart(either: EitherTrue) -> bool:
    """Without "if" what comes behind "or" must be a clause of the same kind: both of this turn, or what there is."""
    if isinstance(either.second, EitherTrue):
        return False
    there = isinstance(either.first, Controls) and isinstance(either.second, ThereAre)
    return there or either.again or all(one.of_this_turn for one in (either.first, either.second))


@phrase("{first} or {second}", when=_stand_apart)
@phrase("{first} or if {second}", again=True, when=_stand_apart)
@dataclass(frozen=True, slots=True)
class EitherTrue(Condition):
    """ "~ entered this turn or if you control a basic land": one of two conditions is enough."""

    first: Condition
    second: Condition
    again: bool = False
    """Whether "if" is said again."""


@dataclass(frozen=True, slots=True)
class NotTrue(Condition):
    """That a condition is not true: what "otherwise" says of it. It is not written itself."""

    condition: Condition


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

    @property
    def agreement(self) -> str:
        """The form of further verbs of the same player."""
        return agreement_of(self.who)


@phrase("{controls} and <have:@controls> {count} <card:#count> in hand")
@dataclass(frozen=True, slots=True)
class ControlsAndHas(Condition):
    """ "you control no permanents other than ~ and have no cards in hand": both are asked of the same player."""

    controls: Controls
    count: Count


class Place(Enum):
    """Where a player may own something, as a list of places says it."""

    EXILE = "in exile"
    HAND = "in your hand"
    GRAVEYARD = "in your graveyard"
    BATTLEFIELD = "on the battlefield"


@phrase("you own a {group:sg} {places:and 2+}", when=lambda node: node.group.head == Thing(Where.CARD))
@dataclass(frozen=True, slots=True)
class OwnsInEach(Condition):
    """ "you own a card named ~ in exile, in your hand, in your graveyard, and on the battlefield": one in each."""

    group: Described
    places: tuple[Place, ...]


class Various(Enum):
    """What is counted once however many objects have it, where so many of them are."""

    COLORS = "colors"
    CARD_TYPES = "card types"
    MANA_VALUES = "mana values"


class Unlike(Enum):
    """In what no two of several objects may be alike."""

    NAMES = "names"
    POWERS = "powers"


@phrase("{who:subj} <control:@who> {count} {group:#count} with different {what}")
@dataclass(frozen=True, slots=True)
class ControlsDifferent(Condition):
    """ "you control seven or more lands with different names" (201.2b), "creatures with different powers"."""

    who: Who
    count: Count
    group: Group
    what: Unlike

    @property
    def defined_by(self) -> tuple[str, ...]:
        return ("201.2b",) if self.what is Unlike.NAMES else ()


@phrase("{who:subj} <control:@who> {count} {group:#count} with the same name as one another")
@phrase("{who:subj} <control:@who> {count} {group:#count} with the same name", briefly=True)
@dataclass(frozen=True, slots=True)
class ControlsNamesakes(Condition):
    """ "you control eight or more artifacts with the same name as one another" (201.2a)."""

    who: Who
    count: Count
    group: Group
    briefly: bool = False


@phrase("{who:subj} <protect:@who> {what:obj}")
@dataclass(frozen=True, slots=True)
class Protects(Condition):
    """ "an opponent protects it": one of them is its protector (310.8e)."""

    who: Who
    what: Ref


@phrase("{who:subj} <control:@who> more {group:pl} than {other:subj}")
@phrase("{who:subj} <control:@who> more {group:pl} than {other:subj} <do:@other>", done=True)
@dataclass(frozen=True, slots=True)
class ControlsMore(Condition):
    """ "an opponent controls more lands than you"."""

    who: Who
    group: Group
    other: Who
    done: bool = False
    """Whether "do" stands behind it."""


@phrase("{who:subj} <control:@who> the {group:sg} with the greatest {what} or tied for the greatest {again}")
@dataclass(frozen=True, slots=True)
class ControlsGreatest(Condition):
    """ "you control the creature with the greatest power or tied for the greatest power": none on the battlefield has
    more."""

    who: Who
    group: Group
    what: Number
    again: Number

    def __post_init__(self) -> None:
        if self.again is not self.what:
            raise ValueError("both times it is the same number")


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


@phrase("there are {count} {what} among {groups:andor pl}")
@dataclass(frozen=True, slots=True)
class VariousThere(Condition):
    """ "there are four or more card types among cards in your graveyard" (205.2), "five colors among permanents you
    control" (105.2), "card types among permanents you control and/or cards in your graveyard"."""

    count: Count
    what: Various
    groups: tuple[Group, ...]


def _names_no_difference(condition: HasCards) -> bool:
    """How many are missing can be spoken of: that is ``FewerCards``."""
    return not (isinstance(condition.who, You) and isinstance(condition.count, FewerThan))


@phrase("{who:subj} <have:@who> {count} <card:#count> in hand", when=_names_no_difference)
@phrase("with {count} <card:#count> in hand", form="with", who=OneWho())
@dataclass(frozen=True, slots=True)
class HasCards(Condition):
    """ "you have no cards in hand", "that player has two or fewer cards in hand"."""

    said_with: ClassVar[bool] = True
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


def _is_any(condition: GraveyardHas) -> bool:
    """ "Their" is the graveyard of the one player who has so many cards there, whoever that is."""
    return isinstance(condition.who, AnOpponent | APlayer)


@phrase("{who:poss} graveyard has {count} <card:#count> in it")
@phrase("a graveyard has {count} <card:#count> in it", who=None)
@phrase("{who:subj} <have:@who> {count} <card:#count> in their graveyard", players=True, when=_is_any)
@dataclass(frozen=True, slots=True)
class GraveyardHas(Condition):
    """ "a graveyard has twenty or more cards in it", "an opponent's graveyard has ..."; anybody's where nobody is
    named."""

    who: Who | None
    count: Count
    players: bool = False
    """Whether it is said of the player: "an opponent has eight or more cards in their graveyard"."""


@phrase("you have {count} opponents")
@dataclass(frozen=True, slots=True)
class HaveOpponents(Condition):
    """ "you have two or more opponents" (102.2, 806.1)."""

    count: Count


class Bound(Enum):
    """Which side of a number counts."""

    OR_LESS = "or less"
    OR_MORE = "or more"


@phrase("{who:subj} <have:@who> {amount:digits} {bound} life")
@phrase("with {amount:digits} {bound} life", form="with", who=OneWho())
@dataclass(frozen=True, slots=True)
class HasLife(Condition):
    """ "you have 5 or less life"."""

    said_with: ClassVar[bool] = True
    who: Who
    amount: Amount
    bound: Bound


@phrase("{who:subj} <have:@who> {count} {kind} <counter:#count>")
@phrase("with {count} {kind} <counter:#count>", form="with", who=OneWho())
@dataclass(frozen=True, slots=True)
class PlayerHasCounters(Condition):
    """ "an opponent has three or more poison counters"."""

    said_with: ClassVar[bool] = True
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
@phrase("{subject:subj} <have:@subject> {count} <counter:#count> on {again}", kind=None)
@phrase("{subject:subj} had {count} <counter:#count> on {again}", kind=None, past=True)
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
@phrase("it isn't {whose:poss} turn", denied=True, brief=True)
@dataclass(frozen=True, slots=True)
class IsTurn(Condition):
    """ "it's your turn", "it's not your turn"."""

    whose: Who
    denied: bool = False
    brief: bool = False
    """Whether it is said with "isn't": the same."""


@phrase("you're the defending player")
@dataclass(frozen=True, slots=True)
class YouDefend(Condition):
    """Of the creature that has attacked (508.5)."""


@phrase("{count} {group:#count} <be:@count> attached to {subject:obj}")
@dataclass(frozen=True, slots=True)
class AreAttached(Condition):
    """ "two or more Equipment are attached to it" (301.5, 303.4)."""

    count: Count
    group: Group
    subject: Ref


# ---- as a trigger event


@phrase("{condition}")
@dataclass(frozen=True, slots=True)
class ComesTrue(TriggerEvent):
    """A state trigger: "(When) you control no Islands" (603.8)."""

    condition: Controls | ControlsMore | ThereAre | HasCounters | HasCards | HasLife
