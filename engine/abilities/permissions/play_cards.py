"""Leave to play or cast cards from where they are (CR 601.3, 305.1, 118.9)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Condition, Declaration, Duration, Instruction, Node, Ref, Who
from engine.abilities.costs.rather_than_mana_cost import ThenPaidSo
from engine.abilities.keyword_actions.cast import Payment
from engine.abilities.nouns.noun_groups import Group, Where
from engine.abilities.nouns.object_phrases import Bare, This
from engine.abilities.nouns.partitives import FromAmong
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import phrase


class Playing(Enum):
    """Cards are played as lands or cast as spells; "cast" never means a land (701.18, 701.5)."""

    PLAY = "play"
    CAST = "cast"
    LANDS_AND_CAST = "play lands and cast"
    LOOK_AND_PLAY = "look at and play"
    LOOK_AND_CAST = "look at and cast"

    @property
    def includes_lands(self) -> bool:
        """Whether a card may be played as a land too."""
        return self in (Playing.PLAY, Playing.LANDS_AND_CAST, Playing.LOOK_AND_PLAY)


def _are_spells(ref: SpellsAmong | OneSpellAmong | FromAmong) -> bool:
    """Cards from among a pile are ``FromAmong``."""
    groups = ref.group.groups or (ref.group,)
    return all(one.head is not None and one.head.noun is Where.SPELL for one in groups)


@phrase("{group:pl} from among {pile:obj}", when=_are_spells)
@dataclass(frozen=True, slots=True)
class SpellsAmong(Ref):
    """ "(you may cast) noncreature spells from among those cards": the cards that could be cast as such spells."""

    group: Group
    pile: Ref

    @property
    def agreement(self) -> str:
        return "base"


def _goes_together(leave: MayPlay | MayCastAmong) -> bool:
    """Spells are cast; what is played or looked at are cards."""
    if isinstance(leave.what, OneSpellAmong):
        return leave.how is Playing.CAST
    if isinstance(leave.what, FromAmong) and _are_spells(leave.what):
        return False
    if not isinstance(leave.what, SpellsAmong):
        return leave.how is not Playing.LANDS_AND_CAST
    return leave.how in (Playing.CAST, Playing.LANDS_AND_CAST)


@phrase("a {group:sg} from among {pile:obj}", when=_are_spells)
@dataclass(frozen=True, slots=True)
class OneSpellAmong(Node):
    """ "(you may cast) an instant or sorcery spell from among those cards": one of them, and no other then."""

    group: Group
    pile: Ref


@phrase("{ref:subj} <remain:@ref> exiled")
@dataclass(frozen=True, slots=True)
class RemainsExiled(Condition):
    """ "it remains exiled"."""

    ref: Ref


@phrase("{who:subj} may look at {what:obj} {duration}")
@dataclass(frozen=True, slots=True)
class MayLookAt(Instruction):
    """ "You may look at that card for as long as it remains exiled." (406.3)"""

    who: Who
    what: Ref
    duration: Duration


class Spending(Enum):
    """That mana may be spent on what is cast this way as though it were of any color, or type (609.4b)."""

    COLOR_THAT = "you may spend mana as though it were mana of any color to cast that spell"
    COLOR_THOSE = "you may spend mana as though it were mana of any color to cast those spells"
    COLOR_THEM = "you may spend mana as though it were mana of any color to cast them"
    COLOR_IT = "you may spend mana as though it were mana of any color to cast it"
    TYPE_THAT = "mana of any type can be spent to cast that spell"
    TYPE_THOSE = "mana of any type can be spent to cast those spells"
    TYPE_IT = "mana of any type can be spent to cast it"
    TYPE_THEM = "mana of any type can be spent to cast them"
    TYPE_YOU_THOSE = "you may spend mana as though it were mana of any type to cast those spells"
    COLOR_IF = "if you cast a spell this way, you may spend mana as though it were mana of any color to cast it"
    TYPE_IF = "if you cast a spell this way, you may spend mana as though it were mana of any type to cast it"
    TYPE_SPELL = "mana of any type can be spent to cast a spell this way"
    TYPE_SPELLS = "mana of any type can be spent to cast spells this way"

    @property
    def stands_alone(self) -> bool:
        """Whether it is a sentence of its own."""
        return self.value.startswith("if ") or self.value.endswith("this way")

    @property
    def of_any(self) -> str:
        """ "color" or "type"."""
        return "color" if "any color" in self.value else "type"


def _in_one(leave: MayPlay) -> bool:
    return _goes_together(leave) and (leave.spending is None or not leave.spending.stands_alone)


def _in_two(leave: MayPlay) -> bool:
    return _goes_together(leave) and leave.spending is not None and leave.spending.stands_alone


@phrase("{who:subj} may {how} {what:obj}[ {payment}] {duration}[, and {spending}]", when=_in_one)
@phrase("{duration}, {who:subj} may {how} {what:obj}[ {payment}][, and {spending}]", front=True, when=_in_one)
@phrase("{who:subj} may {how} {what:obj} {duration} {payment}", reads_only=True, when=_in_one)
@phrase("{duration}, {who:subj} may {how} {what:obj} and {spending}", front=True, reads_only=True, when=_in_one)
@phrase("{who:subj} may {how} {what:obj} {duration}. {spending}", when=_in_two)
@phrase("{duration}, {who:subj} may {how} {what:obj}. {spending}", front=True, when=_in_two)
@dataclass(frozen=True, slots=True)
class MayPlay(Instruction):
    """ "You may play that card this turn": leave that lasts, unlike casting now (601.3)."""

    who: Who
    how: Playing
    what: Ref | OneSpellAmong
    duration: Duration
    payment: Payment = Payment.FOR_ITS_COST
    front: bool = False
    spending: Spending | None = None


def _says_no_payment(node: PlayForOtherCost) -> bool:
    return node.first.payment is Payment.FOR_ITS_COST and node.first.spending is None


@phrase("{first}. {then}", when=_says_no_payment)
@dataclass(frozen=True, slots=True)
class PlayForOtherCost(Instruction):
    """ "You may play those cards this turn. If you cast a spell this way, pay life equal to its mana value rather than
    pay its mana cost." (118.9)"""

    first: MayPlay
    then: ThenPaidSo


def _is_linked(leave: MayCastAmong) -> bool:
    """What the object's other abilities have exiled (607.2a)."""
    pile = leave.what.pile if isinstance(leave.what, SpellsAmong) else leave.what
    return _goes_together(leave) and isinstance(pile, Bare) and any(q.tells_all for q in pile.qualifiers)


@phrase("you may {how} {what:obj}[, and {spending}]", when=_is_linked)
@phrase("you may {how} {what:obj}. {then}", when=_is_linked)
@dataclass(frozen=True, slots=True)
class MayCastAmong(Declaration):
    """ "You may play lands and cast spells from among cards exiled with ~.", "you may play cards exiled with ~."
    (601.3, 607.2a)"""

    carried_out: ClassVar[bool] = True
    how: Playing
    what: SpellsAmong | Bare
    spending: Spending | None = None
    then: ThenPaidSo | None = None
    """What is paid for the spells rather than their mana costs (118.9)."""

    @property
    def pile(self) -> Ref:
        """The cards of which some may be played."""
        return self.what.pile if isinstance(self.what, SpellsAmong) else self.what


@phrase("{who:subj} may spend mana as though it were mana of any color", what=None)
@phrase("{who:subj} may spend mana as though it were mana of any color to activate abilities of {what:obj}")
@phrase(
    "{who:subj} may spend mana as though it were mana of any color to pay the activation costs of ~'s abilities",
    what=This(),
)
@dataclass(frozen=True, slots=True)
class SpendsAsAnyColor(Declaration):
    """ "Players may spend mana as though it were mana of any color.": on whatever they pay for, or to activate the
    abilities of some permanents, whatever else changes those costs (602.1e, 609.4b)."""

    who: Who
    what: Ref | None


@phrase("a spell cast this way costs {mana} more to cast")
@phrase("spells cast this way cost {mana} more to cast", plural=True)
@dataclass(frozen=True, slots=True)
class CostsMoreThisWay(Instruction):
    """What the leave just given adds to the cost (601.2f)."""

    mana: ManaSymbols
    plural: bool = False


@phrase("{duration}, you may look at {what:obj} and you may cast it if it's a {group:sg}")
@dataclass(frozen=True, slots=True)
class MayLookAndCast(Instruction):
    """ "For as long as it remains exiled, you may look at that card and you may cast it if it's a creature spell."
    (406.3, 601.3e)"""

    duration: Duration
    what: Ref
    group: Group

    def __post_init__(self) -> None:
        heads = self.group.groups or (self.group,)
        if any(one.head is None or one.head.noun is not Where.SPELL for one in heads):
            raise ValueError("what is cast is a spell")
