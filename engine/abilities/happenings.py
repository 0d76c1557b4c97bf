"""What triggered abilities watch for (CR 603.2): an object or a player does something, a step begins.

Who does it and what is done are apart, so "~ attacks or blocks", "another creature dies" and "a creature died
this turn" share their words: ``ObjectEvent(This(), (Attack(), Block()))``. Acts are read in the verb forms
``s``, ``base`` and ``ed``; the last is what conditions about this turn use ("if a creature died this turn").
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.actions import CounterKind, CounterName
from engine.abilities.base import Count, Happening, Node, Qualifier, Ref, Who
from engine.abilities.nouns import Group
from engine.abilities.refs import Role
from engine.oracle.phrase import phrase

Parties = dict[str, Role]
"""Which party of the event each noun phrase of a node names, for pronouns that point back at it."""


class ObjectAct(Node):
    """What an object does or what is done to it, in one event."""

    __slots__ = ()
    subject_role: ClassVar[Role] = Role.EVENT
    """Which party of the event the object is."""


class PlayerAct(Node):
    """What a player does or what happens to them, in one event."""

    __slots__ = ()
    who_role: ClassVar[Role] = Role.EVENT_OTHER
    """Which party of the event the player is."""


def _apart(event: ObjectEvent) -> bool:
    """In "blocks or becomes blocked by a creature" the creature belongs to both verbs."""
    return not (len(event.acts) > 1 and isinstance(event.acts[-1], BecomeBlocked) and event.acts[-1].by)


@phrase("{subject:subj} {acts:or @subject}", when=_apart)
@dataclass(frozen=True, slots=True)
class ObjectEvent(Happening):
    """ "~ enters or attacks", "one or more creatures you control attack"."""

    subject: Ref
    acts: tuple[ObjectAct, ...]

    @property
    def event_parties(self) -> dict[str, Role]:
        """The role of the subject, where it is the same in each of the events."""
        roles = {act.subject_role for act in self.acts}
        return {"subject": roles.pop()} if len(roles) == 1 else {}


@phrase("{who:subj} {acts:or @who}")
@dataclass(frozen=True, slots=True)
class PlayerEvent(Happening):
    """ "you gain life", "an opponent casts a spell"."""

    who: Who
    acts: tuple[PlayerAct, ...]

    @property
    def event_parties(self) -> dict[str, Role]:
        """The role of the player, where it is the same in each of the events."""
        roles = {act.who_role for act in self.acts}
        return {"who": roles.pop()} if len(roles) == 1 else {}


class TriggerWord(Enum):
    WHEN = "when"
    WHENEVER = "whenever"
    AT = "at"


@phrase("{first} and {word} {second}")
@dataclass(frozen=True, slots=True)
class Also(Happening):
    """ "(When) ~ enters and at the beginning of your upkeep": either of two trigger events (603.2)."""

    first: Happening
    word: TriggerWord
    second: Happening


# ---- steps


class StepName(Enum):
    """A step or phase as rules text names it; main phases are counted (505.1)."""

    UPKEEP = "upkeep"
    DRAW_STEP = "draw step"
    END_STEP = "end step"
    FIRST_MAIN = "first main phase"
    PRECOMBAT_MAIN = "precombat main phase"
    SECOND_MAIN = "second main phase"
    POSTCOMBAT_MAIN = "postcombat main phase"
    COMBAT = "combat"
    CLEANUP = "cleanup step"


def _in_a_turn(node: BeginningOf) -> bool:
    """Combat is "on" somebody's turn; the other steps are theirs."""
    return node.step is not StepName.COMBAT


@phrase("the beginning of {whose:poss} {step}", when=_in_a_turn)
@phrase("the beginning of combat on {whose:poss} turn", step=StepName.COMBAT)
@dataclass(frozen=True, slots=True)
class BeginningOf(Happening):
    """ "at the beginning of your upkeep" (503.1a, 513.1a)."""

    event_parties: ClassVar[Parties] = {"whose": Role.EVENT}
    whose: Who
    step: StepName


@phrase("the beginning of each {step}")
@dataclass(frozen=True, slots=True)
class BeginningOfEach(Happening):
    """ "at the beginning of each upkeep", "of each combat": in every turn."""

    step: StepName


@phrase("the beginning of the {step} of {whose:poss} controller")
@phrase("the beginning of the {step}", whose=None)
@dataclass(frozen=True, slots=True)
class BeginningOfThe(Happening):
    """ "at the beginning of the end step": whoever's turn it is."""

    step: StepName
    whose: Ref | None = None


class Nearness(Enum):
    """Whether it is the very next such step or the one of the next turn; a turn has one of each."""

    STEP = "the next"
    TURNS = "the next turn's"


@phrase("the beginning of {near} {step}")
@dataclass(frozen=True, slots=True)
class BeginningOfNext(Happening):
    """ "at the beginning of the next end step", in delayed triggered abilities (603.7)."""

    step: StepName
    near: Nearness = Nearness.STEP


@phrase("the beginning of {whose:poss} next {step}")
@dataclass(frozen=True, slots=True)
class BeginningOfOnesNext(Happening):
    """ "at the beginning of your next upkeep", in delayed triggered abilities (603.7)."""

    event_parties: ClassVar[Parties] = {"whose": Role.EVENT}
    whose: Who
    step: StepName


@phrase("end of combat")
@dataclass(frozen=True, slots=True)
class EndOfCombat(Happening):
    """The end of combat step begins (511.1)."""


# ---- what objects do


class Entering(Enum):
    """How something entered, where a trigger asks."""

    TAPPED = "tapped"
    UNTAPPED = "untapped"
    FROM_GRAVEYARD = "from a graveyard"
    FROM_EXILE = "from exile"
    FROM_HAND = "from your hand"
    FROM_YOUR_GRAVEYARD = "from your graveyard"


@phrase("<enter>[ under {under:poss} control][ {how}]")
@dataclass(frozen=True, slots=True)
class Enter(ObjectAct):
    """Enter the battlefield (603.6a)."""

    under: Who | None = None
    how: Entering | None = None


@phrase("<die>[ under {under:poss} control]")
@dataclass(frozen=True, slots=True)
class Die(ObjectAct):
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
    UNSAID = ""


@phrase("<be> put into {whose}[ {whence}]")
@dataclass(frozen=True, slots=True)
class PutIntoGraveyard(ObjectAct):
    """ "is put into a graveyard from the battlefield" (603.6c, 603.10a)."""

    whose: GraveyardOf
    whence: Whence = Whence.UNSAID


@phrase("<leave> the battlefield")
@dataclass(frozen=True, slots=True)
class LeaveBattlefield(ObjectAct):
    """(603.6c, 603.10a)"""


@phrase("<leave> your graveyard")
@dataclass(frozen=True, slots=True)
class LeaveGraveyard(ObjectAct):
    """Be put from your graveyard into another zone."""


class AttackedThing(Enum):
    """What a creature attacks, as a trigger says it (508.3a)."""

    A_PLAYER = "a player"
    YOU = "you"
    AN_OPPONENT = "one of your opponents"
    PLANESWALKER = "a planeswalker"
    BATTLE = "a battle"
    MOST_LIFE = "the player with the most life or tied for most life"
    PLAYER_OR_PLANESWALKER = "a player or planeswalker"
    YOU_OR_PLANESWALKER = "you or a planeswalker you control"


@phrase("<attack>[ {what}]")
@dataclass(frozen=True, slots=True)
class Attack(ObjectAct):
    """Be declared as an attacker (508.3a)."""

    what: AttackedThing | None = None


@phrase("<attack> alone")
@dataclass(frozen=True, slots=True)
class AttackAlone(ObjectAct):
    """Be the only creature declared as an attacker (506.5)."""


@phrase("<attack> and <aren't> blocked")
@dataclass(frozen=True, slots=True)
class AttackUnblocked(ObjectAct):
    """Become an unblocked creature (509.3g)."""


@phrase("<block>[ {what:obj}]")
@dataclass(frozen=True, slots=True)
class Block(ObjectAct):
    """Be declared as a blocker (509.3a), or for each creature blocked that is described (509.3b)."""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT_OTHER}
    what: Ref | None = None


@phrase("<become> blocked[ by {by:obj}]")
@dataclass(frozen=True, slots=True)
class BecomeBlocked(ObjectAct):
    """Become a blocked creature (509.3c), or for each blocker that is described (509.3d)."""

    event_parties: ClassVar[Parties] = {"by": Role.EVENT}
    by: Ref | None = None

    @property
    def subject_role(self) -> Role:  # type: ignore[override]
        """Where it is said by what, the event is of the blocker."""
        return Role.EVENT if self.by is None else Role.EVENT_OTHER


@phrase("<block> or <become> blocked by {other:obj}")
@dataclass(frozen=True, slots=True)
class BlockOrBecomeBlockedBy(ObjectAct):
    """ "blocks or becomes blocked by a creature": for each such creature (509.3b, 509.3d)."""

    event_parties: ClassVar[Parties] = {"other": Role.EVENT_OTHER}
    other: Ref


class DamageKind(Enum):
    """Whether damage is combat damage (120.2)."""

    ANY = ""
    COMBAT = "combat"
    NONCOMBAT = "noncombat"


@phrase("<deal>[ {kind}] damage to a player or {permanent:sg}")
@phrase("<deal>[ {kind}] damage[ to {recipient:or obj}]")
@dataclass(frozen=True, slots=True)
class DealDamage(ObjectAct):
    """(120.3, 510.2)"""

    event_parties: ClassVar[Parties] = {"recipient": Role.EVENT}
    subject_role: ClassVar[Role] = Role.EVENT_OTHER
    kind: DamageKind = DamageKind.ANY
    recipient: tuple[Ref | Who, ...] = ()
    permanent: Group | None = None


@phrase("<be> dealt[ {kind}] damage[ by {source:obj}]")
@dataclass(frozen=True, slots=True)
class BeDealtDamage(ObjectAct):
    """ "is dealt damage" (120.3)."""

    event_parties: ClassVar[Parties] = {"source": Role.EVENT_OTHER}
    kind: DamageKind = DamageKind.ANY
    source: Ref | None = None


class Turning(Enum):
    """What a permanent can become by an event (110.5, 701)."""

    TAPPED = "tapped"
    UNTAPPED = "untapped"


@phrase("<become> {state}")
@dataclass(frozen=True, slots=True)
class Become(ObjectAct):
    """ "becomes tapped" (603.2e)."""

    state: Turning


class Targeting(Enum):
    """What something becomes the target of (115)."""

    SPELL_OR_ABILITY = "a spell or ability"
    SPELL = "a spell"
    ABILITY = "an ability"
    INSTANT_OR_SORCERY = "an instant or sorcery spell"
    AURA = "an Aura spell"


@phrase("<become> the target of {by}[ {controller:subj} <control:@controller>]")
@dataclass(frozen=True, slots=True)
class BecomeTarget(ObjectAct):
    """(115.1, 603.2e)"""

    event_parties: ClassVar[Parties] = {"controller": Role.EVENT_OTHER}
    by: Targeting
    controller: Who | None = None


@phrase("<transform>")
@dataclass(frozen=True, slots=True)
class Transform(ObjectAct):
    """(701.27)"""


@phrase("<transform> into ~")
@dataclass(frozen=True, slots=True)
class TransformInto(ObjectAct):
    """This face of a double-faced permanent comes up (701.27)."""


@phrase("<be> tapped for mana")
@dataclass(frozen=True, slots=True)
class TapForMana(ObjectAct):
    """Its {T} mana ability is activated (106.12)."""


@phrase("{count} {kind} <counter:#count> <be:@count> put on {subject:obj}")
@dataclass(frozen=True, slots=True)
class CountersPutOn(Happening):
    """ "one or more +1/+1 counters are put on ~" (122.6)."""

    count: Count
    kind: CounterKind
    subject: Ref


@phrase("the last {kind} counter is removed from {subject:obj}")
@dataclass(frozen=True, slots=True)
class LastCounterRemoved(Happening):
    """The last counter of a kind is removed from the object (310.11b)."""

    kind: CounterName
    subject: Ref


@phrase("that {acts:or ed} this turn")
@dataclass(frozen=True, slots=True)
class ThatDid(Qualifier):
    """ "(each creature) that attacked this turn"."""

    acts: tuple[ObjectAct, ...]


# ---- what players do


class SpellOrigin(Enum):
    """Where a spell is cast from, or when."""

    HAND = "from your hand"
    GRAVEYARD = "from your graveyard"
    A_GRAVEYARD = "from a graveyard"
    EXILE = "from exile"
    NOT_HAND = "from anywhere other than your hand"
    OPPONENTS_TURN = "during an opponent's turn"
    YOUR_TURN = "during your turn"


@phrase("<cast> {what:obj}[ {origin}]")
@dataclass(frozen=True, slots=True)
class Cast(PlayerAct):
    """ "you cast an instant or sorcery spell" (601.2i)."""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT}
    what: Ref
    origin: SpellOrigin | None = None


class Their(Enum):
    """The possessive that goes back to the player who acts."""

    YOUR = "your"
    THEIR = "their"


@phrase("<cast> {whose} {nth:ordinal} {group:sg} each turn")
@dataclass(frozen=True, slots=True)
class CastNth(PlayerAct):
    """ "you cast your second spell each turn"."""

    whose: Their
    nth: int
    group: Group


@phrase("<draw> a card")
@dataclass(frozen=True, slots=True)
class DrawCard(PlayerAct):
    """(121.2)"""

    who_role: ClassVar[Role] = Role.EVENT


@phrase("<draw> {whose} {nth:ordinal} card each turn")
@dataclass(frozen=True, slots=True)
class DrawNth(PlayerAct):
    """ "you draw your second card each turn"."""

    who_role: ClassVar[Role] = Role.EVENT
    whose: Their
    nth: int


@phrase("<discard> {what:obj}")
@dataclass(frozen=True, slots=True)
class Discard(PlayerAct):
    """(701.9)"""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT}
    what: Ref


@phrase("<cycle> {what:obj}")
@dataclass(frozen=True, slots=True)
class Cycle(PlayerAct):
    """Discard a card to pay the cost of its cycling ability (702.29c)."""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT}
    what: Ref


@phrase("<cycle> or <discard> {what:obj}")
@dataclass(frozen=True, slots=True)
class CycleOrDiscard(PlayerAct):
    """Discard, by cycling or otherwise; a cycled card is discarded once (702.29d)."""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT}
    what: Ref


@phrase("<gain> life[{first=True} for the first time each turn]")
@dataclass(frozen=True, slots=True)
class GainLife(PlayerAct):
    """(119.9)"""

    who_role: ClassVar[Role] = Role.EVENT
    first: bool = False


@phrase("<lose> life[{first=True} for the first time each turn]")
@dataclass(frozen=True, slots=True)
class LoseLife(PlayerAct):
    """(119.9)"""

    who_role: ClassVar[Role] = Role.EVENT
    first: bool = False


@phrase("<sacrifice> {what:obj}")
@dataclass(frozen=True, slots=True)
class Sacrifice(PlayerAct):
    """(701.21)"""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT}
    what: Ref


@phrase("<attack>")
@dataclass(frozen=True, slots=True)
class DeclareAttack(PlayerAct):
    """One or more of the player's creatures are declared as attackers (508.3d)."""


@phrase("<attack> with {what:obj}")
@dataclass(frozen=True, slots=True)
class AttackWith(PlayerAct):
    """ "you attack with two or more creatures" (508.3d)."""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT}
    what: Ref


@phrase("<play> a land")
@dataclass(frozen=True, slots=True)
class PlayLand(PlayerAct):
    """(305.1)"""


@phrase("<tap> {what:obj} for mana")
@dataclass(frozen=True, slots=True)
class TapsForMana(PlayerAct):
    """(106.12a)"""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT}
    what: Ref


@phrase("<be> dealt[ {kind}] damage")
@dataclass(frozen=True, slots=True)
class PlayerDealtDamage(PlayerAct):
    """(120.3a)"""

    who_role: ClassVar[Role] = Role.EVENT
    kind: DamageKind = DamageKind.ANY


@phrase("<lose> the game")
@dataclass(frozen=True, slots=True)
class LoseGame(PlayerAct):
    """(104.3)"""

    who_role: ClassVar[Role] = Role.EVENT
