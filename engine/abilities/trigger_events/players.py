"""What players do, and what happens to them (CR 603.2)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Ref
from engine.abilities.nouns.adjectives import IsNow, Status
from engine.abilities.nouns.antecedents import Role
from engine.abilities.nouns.noun_groups import Described, Group
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.nouns.types_and_colors import Supertype
from engine.abilities.trigger_events.base import DamageKind, OfKind, Parties, PlayerEventVerb
from engine.abilities.verbs.counters import CounterName
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import phrase


class SpellOrigin(Enum):
    """Where a spell is cast from, or when."""

    HAND = "from your hand"
    GRAVEYARD = "from your graveyard"
    A_GRAVEYARD = "from a graveyard"
    EXILE = "from exile"
    LIBRARY = "from your library"
    NOT_HAND = "from anywhere other than your hand"
    THEIR_HAND = "from their hand"
    NOT_THEIR_HAND = "from anywhere other than their hand"
    OPPONENTS_TURN = "during an opponent's turn"
    YOUR_TURN = "during your turn"
    THEIR_TURN = "during their turn"
    YOUR_MAIN_PHASE = "during your main phase"


@phrase("<cast> {what:obj}[ {origin}]")
@dataclass(frozen=True, slots=True)
class Cast(PlayerEventVerb):
    """ "you cast an instant or sorcery spell" (601.2i)."""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT}
    what: Ref
    origin: SpellOrigin | None = None


@phrase("<cast> or <copy> {what:obj}")
@dataclass(frozen=True, slots=True)
class CastOrCopy(PlayerEventVerb):
    """ "you cast or copy an instant or sorcery spell" (601.2i, 707.10)."""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT}
    what: Ref


@phrase("next <cast> {what:obj}")
@dataclass(frozen=True, slots=True)
class CastNext(PlayerEventVerb):
    """ "(when) you next cast an instant or sorcery spell (this turn)" (603.7b)."""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT}
    what: Ref


@phrase("<cast> your next {group:sg}[ {origin}]")
@dataclass(frozen=True, slots=True)
class CastYourNext(PlayerEventVerb):
    """ "(when) you cast your next instant or sorcery spell from your hand (this turn)" (603.7b)."""

    group: Group
    origin: SpellOrigin | None = None


class Their(Enum):
    """The possessive that goes back to the player who acts."""

    YOUR = "your"
    THEIR = "their"


class EachTurn(Enum):
    """In whose turns they are counted, each by itself."""

    ANY = "each turn"
    OPPONENTS = "during each opponent's turn"
    YOURS = "during each of your turns"
    THEIRS = "during each of their turns"
    THEIR_TURN = "during their turn"


@phrase("<cast> {whose} {nth:ordinal} {group:sg} {turns}")
@dataclass(frozen=True, slots=True)
class CastNth(PlayerEventVerb):
    """ "you cast your second spell each turn"."""

    whose: Their
    nth: int
    group: Group
    turns: EachTurn


class ButFirst(Enum):
    """That the first card of each draw step does not count."""

    YOU = "except the first one you draw in each of your draw steps"
    THEY = "except the first one they draw in each of their draw steps"


@phrase("<draw> a card[ {but}]")
@dataclass(frozen=True, slots=True)
class DrawCard(PlayerEventVerb):
    """(121.2)"""

    who_role: ClassVar[Role] = Role.EVENT
    but: ButFirst | None = None


@phrase("<draw> {whose} {nth:ordinal} card {turns}")
@phrase("<draw> {whose} {nth:ordinal} card in a turn", turns=EachTurn.ANY, in_a_turn=True)
@dataclass(frozen=True, slots=True)
class DrawNth(PlayerEventVerb):
    """ "you draw your second card each turn", "a player draws their second card during their turn"."""

    who_role: ClassVar[Role] = Role.EVENT
    whose: Their
    nth: int
    turns: EachTurn
    in_a_turn: bool = False
    """Whether it is said with "in a turn": the same of any turn."""


@phrase("<discard> {what:obj}")
@dataclass(frozen=True, slots=True)
class Discard(PlayerEventVerb):
    """(701.9)"""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT}
    what: Ref


@phrase("<cycle> {what:obj}")
@phrase("<cycle> {what:obj} while ~ is on the battlefield", there=True)
@dataclass(frozen=True, slots=True)
class Cycle(PlayerEventVerb):
    """Discard a card to pay the cost of its cycling ability (702.29c)."""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT}
    what: Ref
    there: bool = False
    """Whether it is said that the object of the ability is on the battlefield then, as of itself it can't be."""


@phrase("<cycle> or <discard> {what:obj}")
@dataclass(frozen=True, slots=True)
class CycleOrDiscard(PlayerEventVerb):
    """Discard, by cycling or otherwise; a cycled card is discarded once (702.29d)."""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT}
    what: Ref


@phrase("<gain> life[ for the first time {first}]")
@dataclass(frozen=True, slots=True)
class GainLife(PlayerEventVerb):
    """ "you gain life", "you gain life for the first time each turn" (119.9)."""

    who_role: ClassVar[Role] = Role.EVENT
    first: EachTurn | None = None


@phrase("<lose> life[ for the first time {first}]")
@dataclass(frozen=True, slots=True)
class LoseLife(PlayerEventVerb):
    """ "an opponent loses life", "loses life for the first time during each of their turns" (119.3)."""

    who_role: ClassVar[Role] = Role.EVENT
    first: EachTurn | None = None


@phrase("<gain> or <lose> life")
@dataclass(frozen=True, slots=True)
class GainOrLoseLife(PlayerEventVerb):
    """ "you gain or lose life": either of them (119.3, 119.9)."""

    who_role: ClassVar[Role] = Role.EVENT


@phrase("<sacrifice> {what:obj}")
@dataclass(frozen=True, slots=True)
class Sacrifice(PlayerEventVerb):
    """(701.21)"""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT}
    what: Ref


@phrase("<play> a[ {supertype}] land")
@phrase("<play> another land", another=True)
@dataclass(frozen=True, slots=True)
class PlayLand(PlayerEventVerb):
    """(305.1)"""

    another: bool = False
    """Whether the object that the ability is of does not count."""
    supertype: Supertype | None = None


@phrase("<play> a card from exile")
@dataclass(frozen=True, slots=True)
class PlayFromExile(PlayerEventVerb):
    """Cast it as a spell or play it as a land (701.18)."""


@phrase("<activate> an ability[ of {of:obj}]")
@phrase("<activate> an ability[ of {of:obj}] that isn't a mana ability", but_mana=True)
@dataclass(frozen=True, slots=True)
class ActivateAbility(PlayerEventVerb):
    """ "an opponent activates an ability of a creature": a mana ability too (602.2, 605.3b)."""

    of: Ref | None = None
    but_mana: bool = False
    """Whether mana abilities don't count."""


def _were_untapped(act: TapsUntapped) -> bool:
    group = act.what.group
    return isinstance(group, Described) and IsNow(Status.UNTAPPED) in group.adjectives


@phrase("<tap> {what:obj}", when=_were_untapped)
@dataclass(frozen=True, slots=True)
class TapsUntapped(PlayerEventVerb):
    """ "you tap an untapped creature an opponent controls": as a spell or ability tells the player to (701.26a)."""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT}
    what: Some


@phrase("<tap> {what:obj} for mana[ {of}]")
@phrase("<tap> {what:obj} for {symbols}")
@dataclass(frozen=True, slots=True)
class TapsForMana(PlayerEventVerb):
    """(106.12a) What mana it makes among others may be said."""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT}
    what: Ref
    of: OfKind | None = None
    symbols: ManaSymbols | None = None


@phrase("was dealt[ {kind}] damage", form="ed")
@phrase("were dealt[ {kind}] damage", form="ed", reads_only=True)
@phrase("<be> dealt[ {kind}] damage")
@dataclass(frozen=True, slots=True)
class PlayerDealtDamage(PlayerEventVerb):
    """(120.3a)"""

    who_role: ClassVar[Role] = Role.EVENT
    kind: DamageKind = DamageKind.ANY


@phrase("<remove> the last {kind} counter from {what:obj}")
@dataclass(frozen=True, slots=True)
class RemoveLastCounter(PlayerEventVerb):
    """ "you remove the last intervention counter from ~": the moment at which none is left (603.2)."""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT}
    kind: CounterName
    what: Ref


@phrase("<lose> the game")
@dataclass(frozen=True, slots=True)
class LoseGame(PlayerEventVerb):
    """(104.3)"""

    who_role: ClassVar[Role] = Role.EVENT
