"""Where things are and where they go: zones in descriptions, places to put something, parts of a pile (CR 400-406).

A pile is what one verb looked at, revealed, exiled or milled; "one of them", "a land card from among them" and
"the rest" are parts of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.amounts import ONE, Fixed
from engine.abilities.base import Adjective, Amount, Condition, Count, Node, Qualifier, Ref, Who
from engine.abilities.nouns import Group, Where, WithNumber
from engine.abilities.qualities import Sharing
from engine.abilities.refs import Antecedent, Some, Target, Them, Those
from engine.oracle.phrase import hidden, phrase


class ZoneName(Enum):
    """The zones that belong to one player each (400.1)."""

    GRAVEYARD = "graveyard"
    HAND = "hand"
    LIBRARY = "library"


class Preposition(Enum):
    """A description says where a thing is, a movement from where it comes; what fits is the same."""

    IN = "in"
    FROM = "from"


class Graveyards(Enum):
    """How many graveyards are looked at where no player is named."""

    ONE = ""
    ALL = "all graveyards"
    ANY = "graveyards"


@phrase("{word} {of:poss} {zone}", when=lambda q: q.several is Graveyards.ONE)
@phrase("{word} a {zone}", of=None, when=lambda q: q.several is Graveyards.ONE)
@phrase("{word} {several}", of=None, zone=ZoneName.GRAVEYARD)
@dataclass(frozen=True, slots=True)
class InZone(Qualifier):
    """ "in your graveyard", "from an opponent's graveyard", "from a graveyard"."""

    word: Preposition
    zone: ZoneName
    of: Who | None = None
    several: Graveyards = Graveyards.ONE
    goes_with = (Where.CARD,)
    loses_counters = True
    """Cards there have none (122.2)."""


@phrase("from a single graveyard", word=Preposition.FROM, zone=ZoneName.GRAVEYARD)
@dataclass(frozen=True, slots=True)
class FromSingleGraveyard(InZone):
    """ "up to two target cards from a single graveyard": all of them from the same one (601.2c)."""

    targets_only = True


@phrase("{word} exile")
@dataclass(frozen=True, slots=True)
class InExile(Qualifier):
    """ "from exile": a card in the exile zone (406)."""

    word: Preposition
    goes_with = (Where.CARD,)


@phrase("on the battlefield")
@dataclass(frozen=True, slots=True)
class OnBattlefield(Qualifier):
    """ "a creature on the battlefield": what "a creature" means anyway (109.2)."""

    goes_with = (Where.PERMANENT, Where.TOKEN)


@phrase("permanent")
@dataclass(frozen=True, slots=True)
class OfPermanentType(Adjective):
    """ "permanent card", "permanent spell": artifact, battle, creature, enchantment, land or planeswalker
    (110.4a-b)."""

    follows_types = True

    goes_with = (Where.CARD, Where.SPELL)


@phrase("{who:subj} <own:@who> from outside the game")
@dataclass(frozen=True, slots=True)
class FromOutside(Qualifier):
    """ "a sorcery card you own from outside the game" (400.11, 701.23j)."""

    who: Who
    goes_with = (Where.CARD,)


@phrase("{who:subj} <own:@who>")
@phrase("{who:subj} <don't:@who> own", denied=True)
@dataclass(frozen=True, slots=True)
class OwnedBy(Qualifier):
    """ "a card you own", "permanents you don't own" (108.3)."""

    who: Who
    denied: bool = False


class Participle(Enum):
    """What has been done to things by an earlier part of the same text."""

    EXILED = "exiled"
    MILLED = "milled"
    DISCARDED = "discarded"
    REVEALED = "revealed"
    TAPPED = "tapped"
    CREATED = "created"


@phrase("{how} this way")
@dataclass(frozen=True, slots=True)
class ThisWay(Qualifier):
    """ "cards exiled this way", "creatures tapped this way". "Other" cards this way are told by the pile."""

    tells_all = True
    how: Participle

    @property
    def goes_with(self) -> tuple[Where, ...]:
        """Cards are exiled, milled, discarded and revealed; permanents are tapped and created."""
        if self.how in (Participle.TAPPED, Participle.CREATED):
            return (Where.PERMANENT, Where.TOKEN)
        return (Where.CARD,)


@phrase("{what:subj} <are:@what> {how} this way")
@phrase("{what:subj} <were:@what> {how} this way", past=True)
@phrase("{what:subj} that share a {alike} were {how} this way", past=True, when=lambda node: _is_pair(node.what))
@dataclass(frozen=True, slots=True)
class WasThisWay(Condition):
    """ "an instant or sorcery card is revealed this way" (701.20), "a land card was milled this way" (701.17c)."""

    what: Some
    how: Participle
    past: bool = False
    alike: Sharing | None = None
    """What two of them must have in common."""

    def __post_init__(self) -> None:
        if self.how not in _DOERS:
            raise ValueError("only what has been revealed or milled is asked about")

    @property
    def needs(self) -> str:
        """The verb that has to have done it."""
        return _DOERS[self.how]


def _is_pair(what: Some) -> bool:
    return getattr(what.count, "amount", None) == Fixed(2)


_DOERS = {Participle.REVEALED: "Reveal", Participle.MILLED: "Mill"}


class Milled(Enum):
    """How the cards that have been milled are called again."""

    ONE = "the milled card"
    ALL = "the milled cards"
    THIS_WAY = "the cards milled this way"


@phrase("{word}")
@dataclass(frozen=True, slots=True)
class MilledCards(Ref):
    """ "from among the milled cards", "the milled card's mana value" (701.17c-d)."""

    needs: ClassVar[str] = "Mill"
    called: ClassVar[frozenset[str]] = frozenset({"card"})
    word: Milled

    @property
    def agreement(self) -> str:
        return "s" if self.word is Milled.ONE else "base"


# ---- objects by where they are


class End(Enum):
    """An end of a library (401)."""

    TOP = "top"
    BOTTOM = "bottom"


ONE_CARD = Fixed(1)


@phrase("the {end} card of {of:poss} library", count=Fixed(1))
@phrase("the {end} {count} <card:#count> of {of:poss} library", when=lambda ref: ref.count != Fixed(1))
@phrase(
    "{count} cards from the {end} of {of:poss} library", when=lambda ref: hasattr(ref.count, "measures"), counted=True
)
@dataclass(frozen=True, slots=True)
class EndOfLibrary(Ref):
    """ "the top three cards of your library": as many of them as there are (401)."""

    of: Who
    count: Amount = ONE_CARD
    end: End = End.TOP
    counted: bool = False
    """ "That many cards from the top of your library"."""
    called = frozenset({"card"})

    @property
    def agreement(self) -> str:
        return "s" if self.count == Fixed(1) else "base"


@phrase("the top card")
@dataclass(frozen=True, slots=True)
class TopOfShuffled(Ref):
    """ "Shuffle your library, then exile the top card": of the library of whoever does that (401)."""

    needs: ClassVar[str] = "Shuffle"
    called = frozenset({"card"})


class AllOf(Enum):
    """How the cards of a zone are spoken of: as the zone, or card by card."""

    ZONE = ""
    CARDS_FROM = "all cards from"
    CARDS_IN = "all cards in"


def _is_several(ref: CardsOf) -> bool:
    """ "All cards from" one zone are simply all cards that are there."""
    return ref.said is AllOf.ZONE or len(ref.zones) > 1


@phrase("[{said} ]{of:poss} {zones:and}", when=_is_several)
@dataclass(frozen=True, slots=True)
class CardsOf(Ref):
    """ "target opponent's hand", "all cards from your graveyard": every card in those zones of that player."""

    of: Who
    zones: tuple[ZoneName, ...]
    said: AllOf = AllOf.ZONE

    @property
    def called(self) -> frozenset[str]:
        """A zone is no card; all cards in it are."""
        return frozenset({"zone"}) if self.said is AllOf.ZONE else frozenset({"card"})

    @property
    def agreement(self) -> str:
        return "s" if self.said is AllOf.ZONE else "base"


class Everybodys(Enum):
    """Every card in those zones of every player."""

    GRAVEYARDS = "all graveyards"
    HANDS_AND_GRAVEYARDS = "all cards from all hands and graveyards"
    HANDS = "all cards from all hands"


@phrase("{which}")
@dataclass(frozen=True, slots=True)
class EverybodysCards(Ref):
    """ "(exile) all graveyards" (400.1)."""

    which: Everybodys
    called = frozenset({"card"})

    @property
    def agreement(self) -> str:
        return "base"


@phrase("each of {targets:obj}")
@dataclass(frozen=True, slots=True)
class EachOf(Ref):
    """ "each of up to two target creatures": all of them."""

    targets: Target

    @property
    def agreement(self) -> str:
        return "s"


def _points_back(ref: EachOfThose) -> bool:
    return isinstance(ref.those, Them | Those)


@phrase("each of {those:obj}", when=_points_back)
@dataclass(frozen=True, slots=True)
class EachOfThose(Ref):
    """ "each of them", "each of those creatures": all that have been spoken of."""

    those: Ref


# ---- parts of a pile


@phrase("{count} of {pile:obj}")
@dataclass(frozen=True, slots=True)
class PartOf(Ref):
    """ "one of them", "up to two of those cards": chosen as the instruction is carried out (608.2d)."""

    count: Count
    pile: Ref
    partitive = True

    @property
    def agreement(self) -> str:
        return self.count.agreement


class Among(Enum):
    """How the pile is named behind what is taken out of it."""

    AMONG = "from among"
    FROM = "from"


def _is_pile(part: FromAmong) -> bool:
    """ "a card from your hand" is a description of where it is, no part of a pile."""
    return not isinstance(part.pile, CardsOf | EndOfLibrary)


@phrase("a {group:sg} {word} {pile:obj}[ {number}]", when=_is_pile)
@phrase("{count} {group:#count} {word} {pile:obj}[ {number}]", when=_is_pile)
@dataclass(frozen=True, slots=True)
class FromAmong(Ref):
    """ "a creature card from among them", "a nonland card from it with mana value 3 or less"."""

    group: Group
    pile: Ref
    count: Count = ONE
    word: Among = Among.AMONG
    number: WithNumber | None = None
    """What is asked of the card behind the pile."""
    partitive = True

    @property
    def agreement(self) -> str:
        return self.count.agreement


class Remaining(Enum):
    """What is left of a pile. "the other" and "the others" say the same of one and of several."""

    REST = "the rest"
    REST_OF_CARDS = "the rest of the cards"
    OTHER = "the other"
    OTHERS = "the others"


@phrase("{word}")
@dataclass(frozen=True, slots=True)
class TheRest(Ref):
    """ "the rest": those of the pile that have not been moved."""

    word: Remaining = Remaining.REST
    antecedent: Antecedent | None = hidden(None)
    of_pile = True

    @property
    def agreement(self) -> str:
        return "base"


@phrase("{number}")
@dataclass(frozen=True, slots=True)
class Bare(Ref):
    """A bare "one" or "two": so many of the pile, chosen now."""

    number: Amount
    antecedent: Antecedent | None = hidden(None)
    of_pile = True

    @property
    def agreement(self) -> str:
        return "base"


# ---- places


class Place(Node):
    """Where a card is put. Forms: "into your hand" for what is put, ``to`` "to your hand" for what returns."""

    __slots__ = ()


class Whose(Enum):
    """Whose zone is named. A card always goes to its owner's (400.3), however it is written."""

    YOUR = "your"
    ITS_OWNERS = "its owner's"
    THEIR_OWNERS = "their owner's"
    THEIR_OWNERS_ALL = "their owners'"
    THEIR = "their"
    THAT_PLAYERS = "that player's"
    THAT = "that"

    @property
    def number(self) -> str:
        return "pl" if self is Whose.THEIR_OWNERS_ALL else "sg"


@phrase("to {whose} <hand:#whose>", form="to")
@phrase("into {whose} <hand:#whose>")
@dataclass(frozen=True, slots=True)
class IntoHand(Place):
    """Its owner's hand (402)."""

    whose: Whose


@phrase("to {whose} <graveyard:#whose>", form="to")
@phrase("into {whose} <graveyard:#whose>")
@dataclass(frozen=True, slots=True)
class IntoGraveyard(Place):
    """Its owner's graveyard (404)."""

    whose: Whose


class CardOrder(Enum):
    """In which order several cards are put onto or under a library (401.4)."""

    ANY = "in any order"
    RANDOM = "in a random order"


@phrase("to the {end} of {whose} <library:#whose>[ {order}]", form="to")
@phrase("on the bottom of {whose} <library:#whose>[ {order}]", end=End.BOTTOM)
@phrase("on top of {whose} <library:#whose>[ {order}]", end=End.TOP)
@dataclass(frozen=True, slots=True)
class OntoLibrary(Place):
    """The top or bottom of its owner's library; the order is the owner's choice unless random (401.4)."""

    whose: Whose
    end: End
    order: CardOrder | None = None


class EndOfChoice(Enum):
    """Two ways to say that the owner chooses an end of the library."""

    OF = "on their choice of the top or bottom of their library"
    EITHER = "on the top or bottom of their library"


@phrase("{said}")
@dataclass(frozen=True, slots=True)
class OntoEitherEnd(Place):
    """The top or bottom of its owner's library, as whoever puts it there chooses (401.4, 608.2d)."""

    said: EndOfChoice


class Back(Enum):
    """Two ways to say where cards of a library go back to: its top."""

    BACK = "back"
    ON_TOP = "on top"


@phrase("{word}[ {order}]")
@dataclass(frozen=True, slots=True)
class BackOnTop(Place):
    """ "put them back in any order", "shuffle and put that card on top": the top of the library it is from."""

    word: Back
    order: CardOrder | None = None


@phrase("on the bottom[ {order}]")
@dataclass(frozen=True, slots=True)
class AtTheBottom(Place):
    """ "and the rest on the bottom": of the library it is from."""

    order: CardOrder | None = None


@phrase("into {whose} library {depth:ordinal} from the top")
@dataclass(frozen=True, slots=True)
class DeepInLibrary(Place):
    """ "into its owner's library third from the top"."""

    whose: Whose
    depth: int


class Arrival(Enum):
    """How a permanent enters because the effect says so."""

    AS_USUAL = ""
    TAPPED = "tapped"
    ATTACKING = "tapped and attacking"
    TRANSFORMED = "transformed"
    CONVERTED = "converted"
    TAPPED_TRANSFORMED = "tapped and transformed"


class Under(Enum):
    """Under whose control a permanent is put onto the battlefield (110.2a)."""

    DEFAULT = ""
    YOURS = "under your control"
    ITS_OWNERS = "under its owner's control"
    THEIR_OWNERS = "under their owner's control"
    THEIR_OWNERS_ALL = "under their owners' control"
    THEIRS = "under their control"


@phrase("to the battlefield[ {arrival}][ {under}]", form="to")
@phrase("onto the battlefield[ {arrival}][ {under}]")
@phrase("onto the battlefield blocking {blocking:obj}")
@dataclass(frozen=True, slots=True)
class OntoBattlefield(Place):
    """The battlefield (403); under the control of whoever puts it there unless it says otherwise (110.2a)."""

    arrival: Arrival = Arrival.AS_USUAL
    under: Under = Under.DEFAULT
    blocking: Ref | None = None
    """What it is blocking (509.4)."""
