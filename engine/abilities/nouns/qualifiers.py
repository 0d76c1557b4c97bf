"""Further descriptions of objects: what was chosen, what is on them, who cast them (CR 109.2, 607.2d)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Adjective, Qualifier, Who
from engine.abilities.nouns.noun_groups import Described, Group, Head, Joint, Where
from engine.abilities.nouns.object_phrases import Bare, Granter, Host, It, Some, That, This
from engine.abilities.nouns.token_descriptions import GivenName
from engine.abilities.nouns.types_and_colors import CardType, Subtype
from engine.abilities.quantities.amounts import AtLeast
from engine.abilities.verbs.counters import Bearer, CounterKind
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import phrase


class Chosen(Enum):
    """What can have been chosen as a permanent entered, as the engine keeps it (607.2d)."""

    COLOR = "color"
    TYPE = "type"
    NAME = "name"


@phrase("that's a {kinds:or}")
@phrase("that's a {kinds:ora 2+}", apart=True)
@phrase("that are {kinds:or pl}", plural=True)
@phrase("that are {kinds:andor pl 2+}", plural=True, joint=Joint.ANDOR)
@dataclass(frozen=True, slots=True)
class OfKinds(Qualifier):
    """ "(creature you control) that's a Wolf or Werewolf"."""

    lists = True
    kinds: tuple[CardType | Subtype, ...]
    plural: bool = False
    apart: bool = False
    """Whether the article is said of each."""
    joint: Joint = Joint.OR


@phrase("of the chosen {what}")
@dataclass(frozen=True, slots=True)
class OfChosen(Qualifier):
    """ "of the chosen color", "of the chosen type"."""

    of_sources = True
    not_given_after: ClassVar[frozenset[str]] = frozenset({"ChooseCreatureType", "ChooseColor"})

    what: Chosen


@phrase("with the chosen name")
@dataclass(frozen=True, slots=True)
class OfChosenName(Qualifier):
    """(607.2d)"""

    not_given_after: ClassVar[frozenset[str]] = frozenset({"ChooseCardName"})


@phrase("with a {kind} counter on it")
@phrase("with {kind} counters on them", plural=True)
@phrase("with a counter on it", kind=None)
@phrase("with counters on them", kind=None, plural=True)
@phrase("that has a {kind} counter on it", relative=True)
@phrase("that have {kind} counters on them", plural=True, relative=True)
@phrase("without a {kind} counter on it", denied=True)
@phrase("without {kind} counters on them", denied=True, plural=True)
@dataclass(frozen=True, slots=True)
class WithCounter(Qualifier):
    """ "with a +1/+1 counter on it", "with counters on them"."""

    of_counters = True
    kind: CounterKind | None
    """None for counters of any kind."""
    plural: bool = False
    denied: bool = False
    relative: bool = False
    """Whether it is said with "that"."""


@phrase("with {count} <counter:#count> on {bearer}", kind=None)
@phrase("with {count} {kind} <counter:#count> on {bearer}")
@dataclass(frozen=True, slots=True)
class WithCounters(Qualifier):
    """ "with three or more +1/+1 counters on it", "with one or more counters on them"."""

    of_counters = True
    count: AtLeast
    bearer: Bearer
    kind: CounterKind | None
    """None for counters of any kind."""


class CastFrom(Enum):
    """From where spells are cast; "your" hand and graveyard are those of whoever casts them."""

    HAND = "from your hand"
    GRAVEYARD = "from your graveyard"
    EXILE = "from exile"
    GRAVEYARD_OR_EXILE = "from your graveyard or from exile"
    GRAVEYARDS_OR_EXILE = "from graveyards or from exile"
    NOT_HAND = "from anywhere other than your hand"


@phrase("{who:subj} <cast:@who>[ {origin}]")
@phrase("that {who:subj} <cast:@who>[ {origin}]", relative=True)
@dataclass(frozen=True, slots=True)
class CastBy(Qualifier):
    """ "(spells) you cast", "(spells) you cast from exile"."""

    who: Who
    origin: CastFrom | None = None
    relative: bool = False
    """Whether it is said with "that"."""


@phrase("{who:subj} <protect:@who>")
@dataclass(frozen=True, slots=True)
class ProtectedBy(Qualifier):
    """ "(battle) that player protects" (310.8e)."""

    who: Who


@phrase("attached to {to:obj}")
@dataclass(frozen=True, slots=True)
class AttachedTo(Qualifier):
    """ "Equipment attached to ~", "Auras attached to that creature"."""

    to: This | That | It


@phrase("with mana abilities")
@dataclass(frozen=True, slots=True)
class WithManaAbilities(Qualifier):
    """ "lands with mana abilities": that have an activated mana ability (605.1a)."""


@phrase("attached to {to:obj}")
@dataclass(frozen=True, slots=True)
class AttachedToPlayer(Qualifier):
    """ "Curses attached to you" (303.4m)."""

    to: Who


@phrase("with another {subtype} attached to it")
@dataclass(frozen=True, slots=True)
class WithAnotherAttached(Qualifier):
    """ "creature with another Aura attached to it": another than the one that says so."""

    subtype: Subtype


@phrase("that <have:s> an Adventure")
@phrase("that <have:base> an Adventure", plural=True)
@dataclass(frozen=True, slots=True)
class WithAdventure(Qualifier):
    """ "creature spell that has an Adventure": of an adventurer card, whichever part of it is cast (715.3d)."""

    plural: bool = False
    goes_with: ClassVar[tuple[Where, ...]] = (Where.CARD, Where.SPELL)


class Attachedness(Enum):
    """Whether something is attached to it (301.5, 303.4)."""

    EQUIPPED = "equipped"
    ENCHANTED = "enchanted"


@phrase("{how}")
@dataclass(frozen=True, slots=True)
class HasAttached(Adjective):
    """ "enchanted creatures you control"."""

    how: Attachedness
    of_host = True


@phrase("{how} by {by:obj}")
@phrase("that's {how} by {by:obj}", relative=True)
@phrase("that are {how} by {by:obj}", relative=True, plural=True)
@dataclass(frozen=True, slots=True)
class AttachedBy(Qualifier):
    """ "(creature that's) enchanted by an Aura you control": one of those is attached to it (301.5, 303.4)."""

    comes_last: ClassVar[bool] = True
    how: Attachedness
    by: Some | Bare
    relative: bool = False
    """Whether it is said with "that"."""
    plural: bool = False


@phrase("that's {how:or}")
@phrase("that are {how:or}", plural=True)
@phrase("that isn't {how:or}", denied=True)
@phrase("that aren't {how:or}", denied=True, plural=True)
@dataclass(frozen=True, slots=True)
class ThatIsAttached(Qualifier):
    """ "(a creature you control) that's enchanted or equipped", "(creatures) that aren't enchanted"."""

    how: tuple[Attachedness, ...]
    plural: bool = False
    denied: bool = False


@phrase("that isn't a {subtype}")
@dataclass(frozen=True, slots=True)
class ThatIsnt(Qualifier):
    """ "(target attacking Vampire) that isn't a Demon" (205.3m)."""

    subtype: Subtype


@phrase("kicked")
@dataclass(frozen=True, slots=True)
class Kicked(Adjective):
    """ "a kicked spell" (702.33d)."""

    goes_with: ClassVar[tuple[Where, ...]] = (Where.SPELL,)


@phrase("historic")
@dataclass(frozen=True, slots=True)
class Historic(Adjective):
    """Legendary, an artifact or a Saga (700.6)."""


@phrase("<outlaw>")
@dataclass(frozen=True, slots=True)
class Outlaw(Head):
    """ "an outlaw you control": a permanent with one of five creature types (700.12, 700.12a)."""


@phrase("outlaw")
@phrase("non-outlaw", denied=True)
@dataclass(frozen=True, slots=True)
class IsOutlaw(Adjective):
    """ "outlaw card", "non-outlaw creature" (700.12)."""

    denied: bool = False


@phrase("{who:subj} <don't:@who> control")
@phrase("{who:subj} didn't control", past=True)
@dataclass(frozen=True, slots=True)
class NotControlledBy(Qualifier):
    """ "(creature) you don't control", "(a card) you didn't control (would be put into a graveyard)"."""

    of_sources = True
    who: Who
    past: bool = False
    """Whether it is said of what is about to go elsewhere: as it was before that."""


class CardName(GivenName):
    """One card's name, written out behind "named" (201.2). Two names joined with "and" are not read as one."""

    __slots__ = ()

    def __new__(cls, text: str) -> CardName:
        if " and " in text:
            raise ValueError("this may be two names")
        return super().__new__(cls, text)


@phrase("named {name}")
@phrase("not named {name}", denied=True)
@dataclass(frozen=True, slots=True)
class Named(Qualifier):
    """ "a card named Grizzly Bears" (201.2)."""

    name: CardName
    denied: bool = False


@phrase("with no abilities")
@phrase("with abilities", denied=True)
@dataclass(frozen=True, slots=True)
class WithoutAbilities(Qualifier):
    """ "(creatures) with no abilities": not even one that works only in another zone."""

    denied: bool = False


@phrase("exiled with {by:obj}")
@dataclass(frozen=True, slots=True)
class ExiledWith(Qualifier):
    """ "cards exiled with ~": by its abilities, or to cast the spell it was (607.2a, 400.7d)."""

    tells_all = True
    tells_which = True
    by: This | It | Granter
    goes_with = (Where.CARD,)


@phrase("other than {what:obj}")
@phrase("other than {that:obj} or {what:obj}", when=lambda node: isinstance(node.what, This))
@dataclass(frozen=True, slots=True)
class OtherThan(Qualifier):
    """ "creature other than ~", "target creature other than enchanted creature": not that very object."""

    what: This | Host
    that: That | None = None
    """What else it is not."""


def _is_short(node: OtherThanA) -> bool:
    """What stands behind it belongs to the thing itself: "card other than a basic land card from your graveyard"."""
    return isinstance(node.group, Described) and not node.group.qualifiers


@phrase("other than a {group:sg}", when=_is_short)
@phrase("other than {group:pl}", plural=True, when=_is_short)
@phrase("except for {group:pl}", plural=True, excepted=True)
@dataclass(frozen=True, slots=True)
class OtherThanA(Qualifier):
    """ "card other than a basic land card": one that does not fit that description."""

    lists = True
    """Several descriptions behind it are its own: "other than Werewolves and Wolves"."""
    group: Group
    plural: bool = False
    excepted: bool = False
    """Whether it is said with "except for"."""

    @property
    def comes_last(self) -> bool:
        """What stands behind "except for creatures" belongs to those creatures."""
        return self.excepted


@phrase("with mana cost {costs:or}")
@dataclass(frozen=True, slots=True)
class WithManaCost(Qualifier):
    """ "with mana cost {0} or {1}": just that cost, not just that mana value (202.1)."""

    costs: tuple[ManaSymbols, ...]


class InCost(Enum):
    """How it is said of which mana cost something is part."""

    ITS = "in its mana cost"
    THEIR = "in their mana cost"
    THEIRS = "in their mana costs"


@phrase("with {symbols} {where}")
@dataclass(frozen=True, slots=True)
class WithInManaCost(Qualifier):
    """ "a spell with {X} in its mana cost" (107.3e)."""

    symbols: ManaSymbols
    where: InCost


@phrase("with a basic land type")
@dataclass(frozen=True, slots=True)
class WithBasicLandType(Qualifier):
    """ "a land card with a basic land type" (305.6)."""
