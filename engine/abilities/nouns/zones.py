"""Zones: what a description says of where things are, and the cards that are there (CR 400-406)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Adjective, Amount, Qualifier, Ref, Who
from engine.abilities.nouns.noun_groups import Where
from engine.abilities.nouns.player_phrases import YourOpponents
from engine.abilities.quantities.amounts import Fixed
from engine.grammar.phrase import phrase


class ZoneName(Enum):
    """The zones that belong to one player each (400.1)."""

    GRAVEYARD = "graveyard"
    HAND = "hand"
    LIBRARY = "library"


class Preposition(Enum):
    """A description says where a thing is, a movement from where it comes; what fits is the same."""

    IN = "in"
    FROM = "from"
    TOTAL_IN = "total in"
    """Of all these zones together, as "in" is."""


class Graveyards(Enum):
    """How many graveyards are looked at where no player is named."""

    ONE = ""
    ALL = "all graveyards"
    ANY = "graveyards"
    EACH = "each graveyard"


class EitherZone(Enum):
    """How a second zone is named beside the first: what fits is in either of them."""

    OR = "or"
    AND_OR = "and/or"


def _is_another(q: InZone) -> bool:
    return q.several is Graveyards.ONE and q.second is not None and q.second is not q.zone


@phrase("{word} your opponents' graveyards", of=YourOpponents(), zone=ZoneName.GRAVEYARD)
@phrase("{word} your opponents' hands", of=YourOpponents(), zone=ZoneName.HAND)
@phrase("{word} {of:poss} {zone}", when=lambda q: q.several is Graveyards.ONE)
@phrase("{word} a {zone}", of=None, when=lambda q: q.several is Graveyards.ONE)
@phrase("{word} {of:poss} {zone} {either} {second}", when=_is_another)
@phrase("{word} {several}", of=None, zone=ZoneName.GRAVEYARD)
@dataclass(frozen=True, slots=True)
class InZone(Qualifier):
    """ "in your graveyard", "from an opponent's graveyard", "from a graveyard", "from your hand or graveyard"."""

    word: Preposition
    zone: ZoneName
    of: Who | None = None
    several: Graveyards = Graveyards.ONE
    second: ZoneName | None = None
    either: EitherZone = EitherZone.OR
    goes_with = (Where.CARD,)
    loses_counters = True
    """Cards there have none (122.2)."""

    @property
    def zones(self) -> tuple[ZoneName, ...]:
        """The zones in any of which it is."""
        return (self.zone,) if self.second is None else (self.zone, self.second)


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


@phrase("from the command zone")
@dataclass(frozen=True, slots=True)
class FromCommandZone(Qualifier):
    """ "put ~ onto the battlefield from the command zone" (408)."""

    goes_with = (Where.CARD,)


@phrase("exiled")
@dataclass(frozen=True, slots=True)
class IsExiled(Adjective):
    """ "an exiled card an opponent owns": in the exile zone (406)."""

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
@phrase("{who:subj} <own:@who> and <control:@who>", controlled=True)
@phrase("{who:subj} both <own:@who> and <control:@who>", controlled=True, both=True)
@phrase("{who:subj} <control:@who> but <don't:@who> own", controlled=True, denied=True)
@phrase("{who:subj} <cast:@who> but <don't:@who> own", controlled=True, denied=True, cast=True)
@dataclass(frozen=True, slots=True)
class OwnedBy(Qualifier):
    """ "a card you own", "permanents you don't own", "permanents you own and control" (108.3, 110.2)."""

    who: Who
    denied: bool = False
    controlled: bool = False
    both: bool = False
    """Whether it is said with "both"."""
    cast: bool = False
    """Whether it is said of spells, which are controlled by whoever has cast them (112.2)."""

    @property
    def goes_with(self) -> tuple[Where, ...] | None:
        """Spells are cast, permanents controlled."""
        if not (self.controlled and self.denied):
            return None
        return (Where.SPELL,) if self.cast else (Where.PERMANENT, Where.TOKEN)


# ---- objects by where they are


class End(Enum):
    """An end of a library (401)."""

    TOP = "top"
    BOTTOM = "bottom"


ONE_CARD = Fixed(1)


@phrase("the {end} card of {of:poss} library", count=Fixed(1))
@phrase("the {end} {count} <card:#count> of {of:poss} library", when=lambda ref: ref.count != Fixed(1))
@phrase("{count} cards from the {end} of {of:poss} library", when=lambda ref: ref.count.measures, counted=True)
@phrase(
    "a number of cards from the {end} of {of:poss} library equal to {count}",
    when=lambda ref: not ref.count.stands_before,
    counted=True,
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


@phrase("all but the {end} card of {of:poss} library", kept=Fixed(1))
@phrase("all but the {end} {kept} cards of {of:poss} library", when=lambda ref: ref.kept != Fixed(1))
@dataclass(frozen=True, slots=True)
class AllButEndOfLibrary(Ref):
    """ "all but the bottom card of target player's library" (401)."""

    of: Who
    kept: Amount
    end: End
    called = frozenset({"card"})

    @property
    def agreement(self) -> str:
        return "base"


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
    THOSE_FROM = "the cards from"
    THOSE_IN = "the cards in"
    THE_CARDS_FROM = "all the cards from"
    THE_CARDS_IN = "all the cards in"


def _is_several(ref: CardsOf) -> bool:
    """ "All cards from" one zone are simply all cards that are there."""
    return (
        ref.said in (AllOf.ZONE, AllOf.THE_CARDS_FROM, AllOf.THE_CARDS_IN, AllOf.THOSE_FROM, AllOf.THOSE_IN)
        or len(ref.zones) > 1
    )


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
        as_zone = self.said in (AllOf.ZONE, AllOf.THE_CARDS_IN, AllOf.THOSE_IN)
        return frozenset({"zone"}) if as_zone else frozenset({"card"})

    @property
    def agreement(self) -> str:
        return "s" if self.said is AllOf.ZONE else "base"


class Everybodys(Enum):
    """Every card in those zones of every player, or of every opponent."""

    GRAVEYARDS = "all graveyards"
    HANDS_AND_GRAVEYARDS = "all cards from all hands and graveyards"
    HANDS = "all cards from all hands"
    OPPONENTS_GRAVEYARDS = "all opponents' graveyards"
    OPPONENTS_HANDS_AND_GRAVEYARDS = "all cards from all opponents' hands and graveyards"


@phrase("{which}")
@dataclass(frozen=True, slots=True)
class EverybodysCards(Ref):
    """ "(exile) all graveyards" (400.1)."""

    which: Everybodys
    called = frozenset({"card"})

    @property
    def agreement(self) -> str:
        return "base"
