"""Sentences and verbs: what a resolving spell or ability has its controller do (CR 608.2, 701).

A sentence is a subject and what it does. The subject is written once and the verbs once, so "you", "target
player" and "each opponent" share every verb: ``Does(EachOpponent(), (LoseLife(Fixed(1)),))``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import Any, Self

from engine.abilities.amounts import Fixed, X
from engine.abilities.base import (
    Ability,
    Amount,
    Condition,
    Duration,
    Instruction,
    Node,
    ObjectVerb,
    PlayerVerb,
    Ref,
    Verb,
    Who,
)
from engine.abilities.nouns import Group
from engine.abilities.refs import AnyTarget
from engine.oracle.declared import agreement_of
from engine.oracle.phrase import Terminal, hidden, phrase

# ---- sentences


class Joined(Enum):
    """How several verbs of one subject are joined: "a and b", "a, b, then c", or "a, b" before another "then"."""

    AND = "and"
    THEN = "then"
    COMMA = ","


@phrase("{verbs:base and}[ {duration}]")
@phrase("{verbs:base comma 2+}", joined=Joined.COMMA)
@phrase("{duration}, {verbs:base and}", front=True)
@dataclass(frozen=True, slots=True)
class Imperative(Instruction):
    """ "Draw a card." The controller does it (608.2c). Verbs are carried out in the order written."""

    verbs: tuple[PlayerVerb, ...]
    duration: Duration | None = None
    front: bool = False
    joined: Joined = Joined.AND
    step: int = hidden(0)
    """The number of its first verb among the verbs of the ability: what RESULT antecedents count by."""


class Shared(Enum):
    """Whether the sentence says "each" of several subjects; it is true of each of them either way."""

    ALL = ""
    EACH = "each"


def _can_do(sentence: Does) -> bool:
    """Players do what players do, objects what objects do."""
    able = PlayerVerb if isinstance(sentence.subject, Who) else ObjectVerb
    return all(isinstance(verb, able) for verb in sentence.verbs)


@phrase("{subject:subj} {verbs:@subject and}[ {duration}]", when=_can_do)
@phrase("{subject:subj} {verbs:@subject then 2+}", joined=Joined.THEN, when=_can_do)
@phrase("{subject:subj} each {verbs:@subject and}[ {duration}]", shared=Shared.EACH, when=_can_do)
@phrase("{duration}, {subject:subj} {verbs:@subject and}", front=True, when=_can_do)
@dataclass(frozen=True, slots=True)
class Does(Instruction):
    """ "Each opponent loses 1 life." / "Target creature gets +3/+3 and gains trample until end of turn."""

    subject: Who | Ref
    verbs: tuple[Verb, ...]
    duration: Duration | None = None
    front: bool = False
    joined: Joined = Joined.AND
    shared: Shared = Shared.ALL
    step: int = hidden(0)


@phrase("{who:subj} may {verbs:base and}")
@phrase("{who:subj} may {verbs:base then 2+}", joined=Joined.THEN)
@dataclass(frozen=True, slots=True)
class May(Instruction):
    """ "You may draw a card." The player decides as it is carried out (608.2d)."""

    who: Who
    verbs: tuple[PlayerVerb, ...]
    joined: Joined = Joined.AND
    step: int = hidden(0)


def _is_behind_one(sentence: If) -> bool:
    """A condition behind belongs to the last thing said, not to a whole chain."""
    return not isinstance(sentence.then, Then | IfDone)


@phrase("if {condition}, {then}")
@phrase("{then} if {condition}", behind=True, when=_is_behind_one)
@dataclass(frozen=True, slots=True)
class If(Instruction):
    """An instruction that is carried out only if something is true at that moment (608.2c)."""

    condition: Condition
    then: Instruction
    behind: bool = False


class Did(Enum):
    """How a sentence refers to the optional or impossible action before it (608.2c)."""

    IF_YOU_DO = "if you do"
    IF_THEY_DO = "if they do"
    IF_PLAYER_DOES = "if that player does"
    IF_YOU_DONT = "if you don't"
    IF_YOU_CANT = "if you can't"
    WHEN_YOU_DO = "when you do"
    OTHERWISE = "otherwise"


@phrase("{did}, {then}")
@dataclass(frozen=True, slots=True)
class IfDone(Instruction):
    """ "If you do, ..." ("When you do" makes a reflexive triggered ability, 603.12)."""

    did: Did
    then: Instruction


def _is_sequence(then: Then) -> bool:
    """What follows "if you do, ..., then" belongs to the condition; "you may a, then b" offers both.

    A longer chain hangs together from its front.
    """
    if isinstance(then.first, If | IfDone) or isinstance(then.then, Then):
        return False
    if any(getattr(part, "replaces_all", False) for part in (then.first, then.then)):
        return False
    if isinstance(then.first, May) and isinstance(then.then, Imperative):
        return False
    if isinstance(then.first, Does) and agreement_of(then.first.subject) == "base":
        return not isinstance(then.then, Imperative)
    return True


@phrase("then {then}", "{first}, then {then}", when=_is_sequence)
@dataclass(frozen=True, slots=True)
class Then(Instruction):
    """ "Draw two cards, then discard a card." In order."""

    then: Instruction
    first: Instruction | None = None


def _has_subjects(both: And) -> bool:
    """Each further part says who does what; otherwise it is one sentence with several verbs."""
    acts = all(isinstance(p, Does) and not isinstance(p.verbs[0], HaveAbilities) for p in both.parts[1:])
    return isinstance(both.parts[0], Imperative | Does) and acts


@phrase("{parts:and 2+}", when=_has_subjects)
@dataclass(frozen=True, slots=True)
class And(Instruction):
    """ "Target player loses 2 life and you gain 2 life." In the order written (608.2c)."""

    parts: tuple[Instruction, ...]


def _ends_in_modes(sentences: Sentences) -> bool:
    return isinstance(sentences.parts[-1], Modal)


@phrase("{parts:sentence}.", when=lambda sentences: not _ends_in_modes(sentences))
@phrase("{parts:sentence}", when=_ends_in_modes)
@dataclass(frozen=True, slots=True)
class Sentences(Node):
    """The sentences of one paragraph, carried out in order (608.2c). Printed with full stops."""

    parts: tuple[Instruction, ...]


@phrase("• {effect}")
@dataclass(frozen=True, slots=True)
class Mode(Node):
    """One bullet of a modal spell or ability (700.2)."""

    effect: Sentences


class ModeCount(Enum):
    """How many modes are chosen (700.2)."""

    ONE = "choose one"
    TWO = "choose two"
    ONE_OR_BOTH = "choose one or both"
    ONE_OR_MORE = "choose one or more"
    UP_TO_ONE = "choose up to one"
    UP_TO_TWO = "choose up to two"
    ANY_NUMBER = "choose any number"
    THREE = "choose three"


@phrase("{count} —\n{modes:line}")
@dataclass(frozen=True, slots=True)
class Modal(Instruction):
    """ "Choose one —" and its bullets (700.2)."""

    count: ModeCount
    modes: tuple[Mode, ...]


# ---- what players do


@phrase("<draw> {count:a} <card:#count>", when=lambda verb: verb.count.stands_before)
@phrase("<draw> cards equal to {count}", when=lambda verb: not verb.count.stands_before)
@dataclass(frozen=True, slots=True)
class Draw(PlayerVerb):
    """Draw cards, one at a time (121)."""

    count: Amount


class Randomly(Enum):
    CHOSEN = ""
    AT_RANDOM = "at random"


@phrase("<discard> {count:a} <card:#count>[ {how}]")
@dataclass(frozen=True, slots=True)
class Discard(PlayerVerb):
    """Discard cards from hand; the player chooses which unless at random (701.9)."""

    count: Amount
    how: Randomly = Randomly.CHOSEN


def _is_counted(verb: Any) -> bool:
    """Whether the number stands before what it counts ("3 life", "that much life")."""
    return getattr(verb.amount, "stands_before", False)


def _is_measured(verb: Any) -> bool:
    """Whether the number is told behind: "life equal to its power"."""
    return not _is_counted(verb)


@phrase("<gain> {amount:digits} life", when=_is_counted)
@phrase("<gain> life equal to {amount}", when=_is_measured)
@dataclass(frozen=True, slots=True)
class GainLife(PlayerVerb):
    """(119.3)"""

    amount: Amount


@phrase("<lose> {amount:digits} life", when=_is_counted)
@phrase("<lose> life equal to {amount}", when=_is_measured)
@dataclass(frozen=True, slots=True)
class LoseLife(PlayerVerb):
    """(119.3)"""

    amount: Amount


class OwnChoice(Enum):
    """Who chooses what is sacrificed is said or not: it is always the player who sacrifices (701.21a)."""

    UNSAID = ""
    THEIR = "of their choice"
    YOUR = "of your choice"


@phrase("<sacrifice> {what:obj}[ {choice}]")
@dataclass(frozen=True, slots=True)
class Sacrifice(PlayerVerb):
    """Move permanents one controls to their owners' graveyards; not destroying (701.21)."""

    what: Ref
    choice: OwnChoice = OwnChoice.UNSAID


class Buried(Enum):
    """A sentence behind destruction that keeps regeneration from replacing it (701.19c)."""

    NO = ""
    IT = "it can't be regenerated"
    THEY = "they can't be regenerated"
    THAT_CREATURE = "that creature can't be regenerated"
    THAT_PERMANENT = "that permanent can't be regenerated"
    CREATURES = "creatures destroyed this way can't be regenerated"


@phrase("<destroy> {what:obj}[. {buried}]")
@dataclass(frozen=True, slots=True)
class Destroy(PlayerVerb):
    """(701.8)"""

    what: Ref
    buried: Buried = Buried.NO


@phrase("<exile> {what:obj}")
@dataclass(frozen=True, slots=True)
class Exile(PlayerVerb):
    """(701.13)"""

    what: Ref


class CounteredTo(Enum):
    """Where a spell goes that is countered this way, if not to the graveyard (701.6a)."""

    GRAVEYARD = ""
    EXILE = "if that spell is countered this way, exile it instead of putting it into its owner's graveyard"
    HAND = "if that spell is countered this way, put it into its owner's hand instead of into that player's graveyard"
    TOP = (
        "if that spell is countered this way, put it on top of its owner's library instead of into that player's "
        "graveyard"
    )


@phrase("<counter> {what:obj}[. {to}]")
@dataclass(frozen=True, slots=True)
class Counter(PlayerVerb):
    """Counter a spell or ability (701.6)."""

    what: Ref
    to: CounteredTo = CounteredTo.GRAVEYARD


@phrase("<tap> {what:obj}")
@dataclass(frozen=True, slots=True)
class Tap(PlayerVerb):
    """(701.26a)"""

    what: Ref


@phrase("<untap> {what:obj}")
@dataclass(frozen=True, slots=True)
class Untap(PlayerVerb):
    """(701.26b)"""

    what: Ref


class CounterName(str, Terminal):
    """A kind of counter as written."""

    __slots__ = ()
    pattern = re.compile(
        r"[+-]\d/[+-]\d|(?:first|double) strike|"
        r"(?!(?:an?|the|that|those|this|another|each|any|all|more|no|one|two|or|and|of|its|your|their|chosen|"
        r"additional|other|every)\b)[a-z]+"
    )
    longest = 2


@phrase("{name}")
@dataclass(frozen=True, slots=True)
class CounterKind(Node):
    """A kind of counter: "+1/+1", "loyalty", "defense", "charge" (122.1)."""

    name: CounterName


@phrase("<put> {count:a} {kind} <counter:#count> on {what:obj}", when=lambda verb: verb.count.stands_before)
@phrase("<put> a number of {kind} counters on {what:obj} equal to {count}", when=lambda v: not v.count.stands_before)
@phrase(
    "<put> a number of {kind} counters equal to {count} on {what:obj}",
    reads_only=True,
    when=lambda verb: not verb.count.stands_before,
)
@dataclass(frozen=True, slots=True)
class PutCounters(PlayerVerb):
    """(122.6)"""

    count: Amount
    kind: CounterKind
    what: Ref


@phrase("<remove> {count:a} {kind} <counter:#count> from {what:obj}")
@dataclass(frozen=True, slots=True)
class RemoveCounters(PlayerVerb):
    """(122.8)"""

    count: Amount
    kind: CounterKind
    what: Ref


class ManaText(str, Terminal):
    """A run of mana symbols as written."""

    __slots__ = ()
    pattern = re.compile(r"(?:\{(?:[WUBRGCSXYZ]|\d+)(?:/[WUBRGCP])*\})+", re.IGNORECASE)
    longest = 12


@phrase("{text}")
@dataclass(frozen=True, slots=True)
class ManaSymbols(Node):
    """A run of mana symbols as written: "{2}{W}{U}" (107.4)."""

    text: ManaText


class ManaUse(Node):
    """Something that restricted mana may be spent on (106.6)."""

    __slots__ = ()


class Spoken(Enum):
    """Whether a use is spoken of in the plural or as one; mana can be spent on any number either way."""

    MANY = "many"
    ONE = "one"


@phrase("cast {group:pl}")
@phrase("cast a {group:sg}", spoken=Spoken.ONE)
@dataclass(frozen=True, slots=True)
class ToCast(ManaUse):
    """ "cast creature spells"."""

    group: Group
    spoken: Spoken = Spoken.MANY


@phrase("activate abilities of {group:pl}")
@phrase("activate an ability of a {group:sg}", spoken=Spoken.ONE)
@dataclass(frozen=True, slots=True)
class ToActivate(ManaUse):
    """ "activate abilities of artifacts"."""

    group: Group
    spoken: Spoken = Spoken.MANY


@phrase("activate abilities")
@phrase("activate an ability", spoken=Spoken.ONE)
@dataclass(frozen=True, slots=True)
class ToActivateAny(ManaUse):
    """ "activate abilities"."""

    spoken: Spoken = Spoken.MANY


@phrase("spend this mana only to {uses:or}")
@dataclass(frozen=True, slots=True)
class SpendOnly(Node):
    """A restriction on the mana just added (106.6)."""

    uses: tuple[ManaUse, ...]


class Beside(Enum):
    """That mana is added beside other mana; the words change nothing else."""

    ADDITIONAL = "an additional"


@phrase("<add>[ {beside}] {mana}[. {only}]")
@dataclass(frozen=True, slots=True)
class AddMana(PlayerVerb):
    """Add the mana written (106.4)."""

    mana: ManaSymbols
    only: SpendOnly | None = None
    beside: Beside | None = None


@phrase("<add> {options:or 2+}[. {only}]")
@dataclass(frozen=True, slots=True)
class AddManaChoice(PlayerVerb):
    """ "Add {W} or {U}.": the player chooses one (106.1b)."""

    options: tuple[ManaSymbols, ...]
    only: SpendOnly | None = None


@phrase("<add>[ {beside}] {count} mana of any color[. {only}]", when=lambda verb: verb.count == Fixed(1))
@phrase("<add> {count} mana in any combination of colors[. {only}]", when=lambda verb: verb.count != Fixed(1))
@phrase("<add> {count} mana of any one color[. {only}]", one_color=True)
@dataclass(frozen=True, slots=True)
class AddManaAnyColor(PlayerVerb):
    """Mana of a color of the player's choice (106.1a)."""

    count: Amount
    one_color: bool = False
    only: SpendOnly | None = None
    beside: Beside | None = None


@phrase("<gain> control of {what:obj}")
@dataclass(frozen=True, slots=True)
class GainControl(PlayerVerb):
    """A control-changing effect, with the sentence's duration (613.1b)."""

    what: Ref


@phrase("<transform> {what:obj}")
@dataclass(frozen=True, slots=True)
class Transform(PlayerVerb):
    """(701.27)"""

    what: Ref


@phrase("<shuffle>")
@dataclass(frozen=True, slots=True)
class Shuffle(PlayerVerb):
    """Shuffle one's library (701.24)."""


# ---- what objects do


class DamageOrder(Enum):
    """Whether the recipient is named before or behind what the damage is equal to."""

    LAST = "last"
    FIRST = "first"


@phrase("{amount:digits} damage to {recipient:obj}", when=_is_counted)
@dataclass(frozen=True, slots=True)
class DamageShare(Node):
    """ "and 3 damage to any other target": dealt at the same time."""

    amount: Amount
    recipient: Ref | Who


@phrase("<deal> {amount:digits} damage to {recipients:and obj}", when=_is_counted)
@phrase(
    "<deal> {amount:digits} damage to {recipients:and obj} and {more:and}",
    when=lambda verb: _is_counted(verb) and len(verb.recipients) == 1 and bool(verb.more),
)
@phrase("<deal> damage equal to {amount} to {recipients:and obj}", when=_is_measured)
@phrase("<deal> damage to {recipients:and obj} equal to {amount}", order=DamageOrder.FIRST, when=_is_measured)
@dataclass(frozen=True, slots=True)
class DealDamage(ObjectVerb):
    """The subject is the source of the damage (120)."""

    lasting = False
    amount: Amount
    recipients: tuple[Ref | Who, ...]
    order: DamageOrder = DamageOrder.LAST
    more: tuple[DamageShare, ...] = ()


@phrase("<deal> {amount:digits} damage divided as you choose among {recipient:obj}")
@dataclass(frozen=True, slots=True)
class DealDividedDamage(ObjectVerb):
    """Damage divided on announcement, at least 1 to each target (601.2d)."""

    amount: Amount
    recipient: AnyTarget


@phrase("<deal> {amount:digits} damage divided evenly, rounded down, among {recipient:obj}")
@dataclass(frozen=True, slots=True)
class DealEvenly(ObjectVerb):
    """Damage divided as it is dealt, among the targets that are still legal then (120, 107.1a)."""

    lasting = False
    amount: Amount
    recipient: AnyTarget


@dataclass(frozen=True, slots=True)
class PTChange(Node, Terminal):
    """ "+2/-1" or "+X/+X": a change of power and toughness; the sign is part of the writing."""

    power: Amount
    toughness: Amount
    power_sign: int = 1
    toughness_sign: int = 1

    pattern = re.compile(r"([+-])(\d+|X)/([+-])(\d+|X)", re.IGNORECASE)

    @classmethod
    def read(cls, text: str) -> Self:
        found = cls.pattern.fullmatch(text)
        assert found is not None
        sign = {"+": 1, "-": -1}
        return cls(_size(found[2]), _size(found[4]), sign[found[1]], sign[found[3]])

    def __str__(self) -> str:
        signs = ["+" if sign > 0 else "-" for sign in (self.power_sign, self.toughness_sign)]
        return f"{signs[0]}{_written(self.power)}/{signs[1]}{_written(self.toughness)}"


def _size(text: str) -> Amount:
    return X() if text == "X" else Fixed(int(text))


def _written(amount: Amount) -> str:
    return str(amount.value) if isinstance(amount, Fixed) else "X"


@phrase("<get> {change}")
@dataclass(frozen=True, slots=True)
class GetPT(ObjectVerb):
    """(613.4c)"""

    change: PTChange


@phrase("<gain> {abilities:and quoted}")
@dataclass(frozen=True, slots=True)
class GainAbilities(ObjectVerb):
    """(613.1f) The abilities are keywords or quoted abilities."""

    abilities: tuple[Ability, ...]


@phrase("<have> {abilities:and quoted}")
@dataclass(frozen=True, slots=True)
class HaveAbilities(ObjectVerb):
    """The form static abilities use (613.1f)."""

    abilities: tuple[Ability, ...]


@phrase("<lose> all abilities")
@dataclass(frozen=True, slots=True)
class LoseAllAbilities(ObjectVerb):
    """(613.1f)"""


@phrase("<fight> {what:obj}")
@dataclass(frozen=True, slots=True)
class Fight(ObjectVerb):
    """(701.14)"""

    what: Ref


@phrase("can't {what:base}")
@dataclass(frozen=True, slots=True)
class Cant(ObjectVerb):
    """A restriction on the subject (101.2): "can't block"."""

    what: Verb


@phrase("<attack>[ {what:or obj}]")
@dataclass(frozen=True, slots=True)
class Attack(ObjectVerb):
    """ "(can't) attack", "attack you or planeswalkers you control" (508)."""

    what: tuple[Who | Ref, ...] = ()


@phrase("<block>[ {what:obj}]")
@dataclass(frozen=True, slots=True)
class Block(ObjectVerb):
    """ "(can't) block", "block ~" (509)."""

    what: Ref | None = None


# ---- durations


class TurnDuration(Enum):
    END_OF_TURN = "until end of turn"
    THIS_TURN = "this turn"
    YOUR_NEXT_TURN = "until your next turn"
    END_OF_YOUR_NEXT_TURN = "until the end of your next turn"
    END_OF_COMBAT = "until end of combat"


@phrase("{when}")
@dataclass(frozen=True, slots=True)
class Until(Duration):
    """(611.2a, 514.2)"""

    when: TurnDuration


@phrase("for as long as {condition}")
@dataclass(frozen=True, slots=True)
class ForAsLongAs(Duration):
    """(611.2b)"""

    condition: Condition


# ---- casting as part of an effect


class Manner(Enum):
    """How an effect has a card cast."""

    NORMALLY = ""
    TRANSFORMED = "transformed"


class Payment(Enum):
    """Whether the card is cast for its cost."""

    FOR_ITS_COST = ""
    FREE = "without paying its mana cost"


@phrase("<cast> {what:obj}[ {manner}][ {payment}]")
@dataclass(frozen=True, slots=True)
class CastCard(PlayerVerb):
    """Cast a card while a spell or ability resolves, ignoring its timing (608.2g)."""

    what: Ref
    manner: Manner = Manner.NORMALLY
    payment: Payment = Payment.FOR_ITS_COST
