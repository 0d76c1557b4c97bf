"""What objects do, and what is done to them (CR 603.2)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Count, Ref, TriggerEvent, Who
from engine.abilities.nouns.antecedents import Role
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.quantities.amounts import AtLeast, Fixed
from engine.abilities.trigger_events.base import DamageKind, ObjectEventVerb, OfKind, Parties
from engine.abilities.verbs.counters import CounterKind, CounterName
from engine.grammar.phrase import phrase

ONE_OR_MORE = AtLeast(Fixed(1))


class Entering(Enum):
    """How something entered, where a trigger asks."""

    TAPPED = "tapped"
    UNTAPPED = "untapped"
    FROM_GRAVEYARD = "from a graveyard"
    FROM_EXILE = "from exile"
    FROM_HAND = "from your hand"
    FROM_YOUR_GRAVEYARD = "from your graveyard"
    DURING_ATTACKERS = "during the declare attackers step"


@phrase("<enter>[ under {under:poss} control][ {how}]")
@phrase("<enter> {how} and under {under:poss} control", reads_only=True)
@dataclass(frozen=True, slots=True)
class Enter(ObjectEventVerb):
    """Enter the battlefield (603.6a)."""

    event_parties: ClassVar[Parties] = {"under": Role.EVENT_CONTROLLER}
    under: Who | None = None
    how: Entering | None = None


@phrase("<die>[ under {under:poss} control]")
@dataclass(frozen=True, slots=True)
class Die(ObjectEventVerb):
    """Be put into a graveyard from the battlefield (700.4); looks back in time (603.10a)."""

    under: Who | None = None


class GraveyardOf(Enum):
    """Whose graveyard something is put into."""

    ANY = "a graveyard"
    YOURS = "your graveyard"
    OPPONENTS = "an opponent's graveyard"


class Whence(Enum):
    """Where something is put into a graveyard from."""

    BATTLEFIELD = "from the battlefield"
    ANYWHERE = "from anywhere"
    ELSEWHERE = "from anywhere other than the battlefield"
    LIBRARY = "from your library"
    THEIR_LIBRARY = "from their library"
    UNSAID = ""


def _from_their_own(act: PutIntoGraveyard) -> bool:
    """The library is that of whose graveyard it is."""
    of_opponents = act.whose is GraveyardOf.OPPONENTS
    return act.whence is not Whence.THEIR_LIBRARY or of_opponents


@phrase("<be> put into {whose}[ {whence}]", when=_from_their_own)
@dataclass(frozen=True, slots=True)
class PutIntoGraveyard(ObjectEventVerb):
    """ "is put into a graveyard from the battlefield" (603.6c, 603.10a)."""

    whose: GraveyardOf
    whence: Whence = Whence.UNSAID


class ExiledFrom(Enum):
    """Where cards are put into exile from."""

    YOUR_GRAVEYARD = "your graveyard"
    YOUR_HAND = "your hand"
    YOUR_LIBRARY = "your library"
    YOUR_LIBRARY_OR_GRAVEYARD = "your library and/or your graveyard"
    GRAVEYARDS_OR_BATTLEFIELD = "graveyards and/or the battlefield"
    ANYWHERE = "anywhere"


@phrase("<be> put into exile from {whence}")
@dataclass(frozen=True, slots=True)
class PutIntoExileFrom(ObjectEventVerb):
    """ "Whenever one or more cards are put into exile from your library and/or your graveyard" (406.1)."""

    whence: ExiledFrom


@phrase("<be> milled")
@dataclass(frozen=True, slots=True)
class BeMilled(ObjectEventVerb):
    """ "whenever one or more nonland cards are milled" (701.17)."""


@phrase("<be> championed with ~")
@dataclass(frozen=True, slots=True)
class BeChampioned(ObjectEventVerb):
    """ "When a Faerie is championed with ~" (702.72c)."""


@phrase("<leave> the battlefield")
@dataclass(frozen=True, slots=True)
class LeaveBattlefield(ObjectEventVerb):
    """(603.6c, 603.10a)"""


@phrase("<are> put into exile from the battlefield")
@phrase("<are> exiled from the battlefield", shortly=True)
@dataclass(frozen=True, slots=True)
class BeExiledFromBattlefield(ObjectEventVerb):
    """ "~ dies or is put into exile from the battlefield" (603.6c, 603.10a)."""

    shortly: bool = False


@phrase("<leave> your graveyard")
@dataclass(frozen=True, slots=True)
class LeaveGraveyard(ObjectEventVerb):
    """Be put from your graveyard into another zone."""


@phrase("<deal>[ {kind}] damage to a player or {permanent:sg}")
@phrase("<deal>[ exactly {exactly:digits}][ {kind}] damage to a {permanent:sg} or player", player_last=True)
@phrase("<deal>[ {kind}] damage[ to {recipient:or obj}]")
@phrase("<deal> exactly {exactly:digits}[ {kind}] damage[ to {recipient:or obj}]")
@phrase("<deal>[ {kind}] damage during your turn", yours=True)
@dataclass(frozen=True, slots=True)
class DealDamage(ObjectEventVerb):
    """(120.3, 510.2)"""

    event_parties: ClassVar[Parties] = {"recipient": Role.EVENT}
    subject_role: ClassVar[Role] = Role.EVENT_OTHER
    kind: DamageKind = DamageKind.ANY
    recipient: tuple[Ref | Who, ...] = ()
    permanent: Group | None = None
    yours: bool = False
    """Whether it counts only in the turns of the ability's controller."""
    player_last: bool = False
    """Whether it is said of "a permanent or player"."""
    exactly: int | None = None
    """How much it has to be, after what changes it (120.4b)."""

    @property
    def together(self) -> bool:
        """Whether damage that something deals to several things at the same time counts as one: where no recipient is
        named, or "one or more" (603.2c)."""
        numbered = (isinstance(one.count, AtLeast) for one in self.recipient)
        return self.permanent is None and all(numbered)


@phrase("<be> dealt[ {kind}] damage[ by {source:obj}]")
@dataclass(frozen=True, slots=True)
class BeDealtDamage(ObjectEventVerb):
    """ "is dealt damage" (120.3)."""

    event_parties: ClassVar[Parties] = {"source": Role.EVENT_OTHER}
    kind: DamageKind = DamageKind.ANY
    source: Ref | None = None


@phrase("<be> dealt excess[ {kind}] damage")
@dataclass(frozen=True, slots=True)
class BeDealtExcessDamage(ObjectEventVerb):
    """ "is dealt excess noncombat damage": more than would have been enough (120.10)."""

    kind: DamageKind = DamageKind.ANY


class Turning(Enum):
    """What a permanent can become by an event (110.5, 701)."""

    TAPPED = "tapped"
    UNTAPPED = "untapped"


@phrase("<become> {state}")
@dataclass(frozen=True, slots=True)
class Become(ObjectEventVerb):
    """ "becomes tapped" (603.2e)."""

    state: Turning


@phrase("<become> attached to {to:obj}")
@dataclass(frozen=True, slots=True)
class BecomeAttached(ObjectEventVerb):
    """ "(whenever an Aura) becomes attached to ~": moved onto it or entering so (701.3a, 303.4f)."""

    event_parties: ClassVar[Parties] = {"to": Role.EVENT_OTHER}
    to: Ref


class Targeting(Enum):
    """What something becomes the target of (115)."""

    SPELL_OR_ABILITY = "a spell or ability"
    SPELL = "a spell"
    ABILITY = "an ability"
    INSTANT_OR_SORCERY = "an instant or sorcery spell"
    AURA = "an Aura spell"


@phrase(
    "<become> the target of {by}[ {controller:subj} <control:@controller>][{first=True} for the first time each turn]"
)
@dataclass(frozen=True, slots=True)
class BecomeTarget(ObjectEventVerb):
    """(115.1, 603.2e)"""

    event_parties: ClassVar[Parties] = {"controller": Role.EVENT_OTHER}
    by: Targeting
    controller: Who | None = None
    first: bool = False


@phrase("<transform>")
@dataclass(frozen=True, slots=True)
class Transform(ObjectEventVerb):
    """(701.27)"""


@phrase("<transform> into ~")
@dataclass(frozen=True, slots=True)
class TransformInto(ObjectEventVerb):
    """This face of a double-faced permanent comes up (701.27)."""


@phrase("<be> tapped for mana[ {of}]")
@dataclass(frozen=True, slots=True)
class TapForMana(ObjectEventVerb):
    """Its {T} mana ability is activated (106.12), and makes mana of what kind is said."""

    of: OfKind | None = None


@phrase("a {source:sg}'s ability causes you to add one or more mana {of}")
@dataclass(frozen=True, slots=True)
class AbilityAddsMana(TriggerEvent):
    """ "(whenever) a land's ability causes you to add one or more mana of the chosen color": once, however many it
    makes (603.2c)."""

    source: Group
    of: OfKind


@phrase("{count} {kind} <counter:#count> <be:@count> put on {subject:obj}")
@phrase("a {kind} counter is put on {subject:obj}", each=True)
@dataclass(frozen=True, slots=True)
class CountersPutOn(TriggerEvent):
    """ "one or more +1/+1 counters are put on ~", however many, or "a +1/+1 counter": each (122.6, 603.2c)."""

    has_amount = True
    kind: CounterKind
    subject: Ref
    count: Count = ONE_OR_MORE
    each: bool = False


class Exiled(Enum):
    """That the ability functions in exile (113.6b)."""

    WHILE_EXILED = "while it's exiled"


@phrase("the last {kind} counter is removed from {subject:obj}[ {where}]")
@dataclass(frozen=True, slots=True)
class LastCounterRemoved(TriggerEvent):
    """The last counter of a kind is removed from the object (310.11b)."""

    kind: CounterName
    subject: Ref
    where: Exiled | None = None


@phrase("a {kind} counter is removed from {subject:obj}[ {where}]")
@phrase("one or more {kind} counters are removed from {subject:obj}[ {where}]", each=False)
@dataclass(frozen=True, slots=True)
class CounterRemoved(TriggerEvent):
    """ "a time counter is removed from ~ while it's exiled": each, or however many are removed at once (603.2c)."""

    kind: CounterKind
    subject: Ref
    where: Exiled | None = None
    each: bool = True

    @property
    def has_amount(self) -> bool:  # type: ignore[override]
        """Where it is of all that are removed at once."""
        return not self.each
