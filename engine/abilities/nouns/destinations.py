"""Where something is put: into a zone, onto or into a library, onto the battlefield (CR 400-406)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Amount, Node, Ref, Who
from engine.abilities.nouns.zones import End
from engine.grammar.phrase import Phrased, phrase


class Destination(Node):
    """Where a card is put. Forms: "into your hand" for what is put, ``to`` "to your hand" for what returns."""

    __slots__ = ()


class Whose(Phrased, Enum):
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
class IntoHand(Destination):
    """Its owner's hand (402)."""

    whose: Whose


@phrase("to {whose} <graveyard:#whose>", form="to")
@phrase("into {whose} <graveyard:#whose>")
@dataclass(frozen=True, slots=True)
class IntoGraveyard(Destination):
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
class OntoLibrary(Destination):
    """The top or bottom of its owner's library; the order is the owner's choice unless random (401.4)."""

    whose: Whose
    end: End
    order: CardOrder | None = None


class EndOfChoice(Enum):
    """Two ways to say that the owner chooses an end of the library."""

    OF = "on their choice of the top or bottom of their library"
    EITHER = "on the top or bottom of their library"
    OF_OWNERS = "on the top or bottom of its owner's library"
    OF_YOURS = "on the top or bottom of your library"


@phrase("into their library {depth:ordinal} from the top or on the bottom")
@dataclass(frozen=True, slots=True)
class DeepOrAtBottom(Destination):
    """ "into their library second from the top or on the bottom": as whoever puts it there chooses (401.7, 608.2d)."""

    depth: int


@phrase("{said}")
@dataclass(frozen=True, slots=True)
class OntoEitherEnd(Destination):
    """The top or bottom of its owner's library, as whoever puts it there chooses (401.4, 608.2d)."""

    said: EndOfChoice


@phrase("onto the battlefield or into your hand")
@dataclass(frozen=True, slots=True)
class OntoBattlefieldOrIntoHand(Destination):
    """Whoever puts it there chooses where (608.2d)."""


class Back(Enum):
    """How it is said where cards of a library go back to: its top."""

    BACK = "back"
    BACK_ON_TOP = "back on top of your library"
    ON_TOP = "on top"


@phrase("{word}[ {order}]")
@dataclass(frozen=True, slots=True)
class BackOnTop(Destination):
    """ "put them back in any order", "shuffle and put that card on top": the top of the library it is from."""

    word: Back
    order: CardOrder | None = None


@phrase("on the bottom[ {order}]")
@dataclass(frozen=True, slots=True)
class AtTheBottom(Destination):
    """ "and the rest on the bottom": of the library it is from."""

    order: CardOrder | None = None


@phrase("into {whose} library {depth:ordinal} from the top")
@dataclass(frozen=True, slots=True)
class DeepInLibrary(Destination):
    """ "into its owner's library third from the top"."""

    whose: Whose
    depth: int


@phrase("into {whose} library just beneath the top {count} cards of that library")
@dataclass(frozen=True, slots=True)
class BeneathTop(Destination):
    """ "into its owner's library just beneath the top X cards of that library": X + 1st from the top (401.7)."""

    whose: Whose
    count: Amount


class Arrival(Enum):
    """How a permanent enters because the effect says so."""

    AS_USUAL = ""
    TAPPED = "tapped"
    ATTACKING = "tapped and attacking"
    TRANSFORMED = "transformed"
    CONVERTED = "converted"
    TAPPED_TRANSFORMED = "tapped and transformed"


class AttackedToo(Enum):
    """What may be attacked instead of the player."""

    NOTHING = ""
    PLANESWALKERS = "or a planeswalker they control"


class Under(Enum):
    """Under whose control a permanent is put onto the battlefield (110.2a)."""

    DEFAULT = ""
    YOURS = "under your control"
    ITS_OWNERS = "under its owner's control"
    THEIR_OWNERS = "under their owner's control"
    THEIR_OWNERS_ALL = "under their owners' control"
    THEIRS = "under their control"


@phrase("to the battlefield[ {arrival}][ {under}][ attached to {host:obj}]", form="to")
@phrase("onto the battlefield[ {arrival}][ {under}][ attached to {host:obj}]")
@phrase("onto the battlefield tapped and attacking {whom:obj}[ {beside}]", arrival=Arrival.ATTACKING)
@phrase("onto the battlefield blocking {blocking:obj}")
@dataclass(frozen=True, slots=True)
class OntoBattlefield(Destination):
    """The battlefield (403); under the control of whoever puts it there unless it says otherwise (110.2a)."""

    arrival: Arrival = Arrival.AS_USUAL
    under: Under = Under.DEFAULT
    blocking: Ref | None = None
    """What it is blocking (509.4)."""
    host: Ref | Who | None = None
    """What it is attached to as it enters (303.4i)."""
    whom: Who | None = None
    """The player that it enters attacking, where that is said (508.4)."""
    beside: AttackedToo = AttackedToo.NOTHING
