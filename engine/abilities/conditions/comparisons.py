"""Two numbers compared, and what somebody has in a zone of their own (CR 107, 400.1)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount, Condition, Count, Qualifier, Ref, Who
from engine.abilities.conditions.turn_history import LifeChange
from engine.abilities.nouns.comparisons import Relation
from engine.abilities.nouns.described_players import OneWho, Whom
from engine.abilities.nouns.noun_groups import Comparison, Described, Group, Number, Where
from engine.abilities.nouns.object_phrases import This
from engine.abilities.nouns.player_phrases import You, YourOpponents
from engine.abilities.nouns.types_and_colors import Color
from engine.abilities.nouns.zones import InZone
from engine.abilities.quantities.amounts import AtLeast, Fixed, JustSo, NumberOf
from engine.abilities.quantities.computed_amounts import GreatestAmong
from engine.abilities.quantities.for_each import Per
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import phrase

# ---- conditions


@phrase("{amount} is {how} {bound}", when=lambda node: not isinstance(node.bound, Fixed))
@phrase("{amount} was {how} {bound:digits}", past=True)
@dataclass(frozen=True, slots=True)
class Compares(Condition):
    """ "X is greater than or equal to the number of cards in your library"."""

    amount: Amount
    how: Relation
    bound: Amount
    past: bool = False


@phrase("{amount} is {how} {than:poss}", when=lambda node: isinstance(node.amount, NumberOf))
@dataclass(frozen=True, slots=True)
class ComparesWith(Condition):
    """ "that creature's power is greater than ~'s": the same number of another object."""

    amount: NumberOf
    how: Relation
    than: This


@phrase("{subject:subj} <have:@subject> the same {what} as {other:obj}")
@dataclass(frozen=True, slots=True)
class HasSameNumber(Condition):
    """ "it has the same mana value as the revealed card"."""

    subject: Ref
    what: Number
    other: Ref


class HalfOf(Enum):
    """Whose starting life total it is that the life total is at most half of."""

    YOUR = "half your starting life total"
    THEIR = "half their starting life total"


@phrase("{who:poss} life total is less than or equal to {half}")
@dataclass(frozen=True, slots=True)
class AtHalfLife(Condition):
    """ "your life total is less than or equal to half your starting life total" (103.4)."""

    who: Who
    half: HalfOf


class StartingLife(Enum):
    """Whose starting life total something is compared with."""

    YOUR = "your starting life total"
    THEIR = "their starting life total"


@phrase("{who:subj} <have:@who> at least {amount:digits} life more than {whose}")
@dataclass(frozen=True, slots=True)
class HasLifeAboveStart(Condition):
    """ "you have at least 15 life more than your starting life total" (103.4)."""

    who: Who
    amount: Amount
    whose: StartingLife


def _is_in_own_zone(node: HasThere) -> bool:
    """What a player has is in that player's own zone."""
    group = node.group
    if not isinstance(group, Described) or len(group.qualifiers) != 1 or not isinstance(node.count, AtLeast | JustSo):
        return False
    where = group.qualifiers[0]
    return isinstance(where, InZone) and where.of is not None


@phrase("{who:subj} <have:@who> {count} {group:#count}", when=_is_in_own_zone)
@dataclass(frozen=True, slots=True)
class HasThere(Condition):
    """ "you have four or more creature cards in your graveyard"."""

    who: Who
    count: Count
    group: Group


@phrase("{who:subj} <have:@who> exactly {amount:digits} life")
@phrase("with exactly {amount:digits} life", form="with", who=OneWho())
@dataclass(frozen=True, slots=True)
class HasExactLife(Condition):
    """ "you have exactly 1 life"."""

    said_with: ClassVar[bool] = True
    who: Who
    amount: Amount


@phrase("the difference")
@dataclass(frozen=True, slots=True)
class CardsMissing(Amount):
    """ "(if you have fewer than seven cards in hand, draw cards equal to) the difference"."""

    needs_one_of: ClassVar[frozenset[str]] = frozenset({"FewerCards", "HasMore"})


@phrase("{color} is the most common color among all permanents or is tied for most common")
@dataclass(frozen=True, slots=True)
class IsMostCommon(Condition):
    """Counted over all permanents, one of several colors for each of them (105.2)."""

    color: Color


# ---- numbers of a spell


@phrase("the number of colors of mana spent to cast {spell:obj}")
@dataclass(frozen=True, slots=True)
class ColorsSpent(Amount):
    """ "the number of colors of mana spent to cast ~" (106.1a, 601.2h)."""

    spell: Ref

    @property
    def is_closed(self) -> bool:
        """It ends in the spell."""
        return True


@phrase("color of mana spent to cast {spell:obj}")
@dataclass(frozen=True, slots=True)
class PerColorSpent(Per):
    """ "(for each) color of mana spent to cast it"."""

    spell: Ref


# ---- what players did this turn


@phrase("1 life {who:subj} {how} this turn")
@phrase("1 life you've {how} this turn", who=You(), perfect=True)
@phrase("1 life your opponents have {how} this turn", who=YourOpponents(), perfect=True)
@dataclass(frozen=True, slots=True)
class PerLife(Per):
    """ "(costs {1} less for each) 1 life you gained this turn" (119.3)."""

    who: Who
    how: LifeChange
    perfect: bool = False


@phrase("{whom} {condition}", when=lambda per: isinstance(per.condition.who, OneWho))
@dataclass(frozen=True, slots=True)
class PerPlayerWho(Per):
    """ "(for each) opponent who lost life this turn"."""

    whom: Whom
    condition: Condition


# ---- descriptions


@phrase("with {what:or 2+} {amount:digits} {comparison}")
@dataclass(frozen=True, slots=True)
class WithEither(Qualifier):
    """ "with power or toughness 1 or less": either of the numbers will do."""

    what: tuple[Number, ...]
    amount: Amount
    comparison: Comparison


@phrase("with total power and toughness {amount:digits} {comparison}")
@dataclass(frozen=True, slots=True)
class WithSum(Qualifier):
    """ "with total power and toughness 5 or less": of one object."""

    amount: Amount
    comparison: Comparison


@phrase("with {most}")
@dataclass(frozen=True, slots=True)
class WithGreatest(Qualifier):
    """ "with the greatest power among creatures you control": none of those has more."""

    comes_last: ClassVar[bool] = True
    most: GreatestAmong


@phrase("with no counters on it")
@phrase("with no counters on them", plural=True)
@dataclass(frozen=True, slots=True)
class WithoutCounters(Qualifier):
    """ "with no counters on it": of no kind."""

    plural: bool = False


# ---- what has been done already


@phrase("no mana was spent to cast {spell:obj}")
@dataclass(frozen=True, slots=True)
class NoManaSpent(Condition):
    """ "no mana was spent to cast it"."""

    spell: Ref


@phrase("no colored mana was spent to cast {spell:obj}")
@dataclass(frozen=True, slots=True)
class NoColoredManaSpent(Condition):
    """ "no colored mana was spent to cast it": none, or colorless mana alone (105.1, 106.1b)."""

    spell: Ref


@phrase("{count} mana was spent to cast {spell:obj}", when=lambda node: isinstance(node.count, AtLeast))
@dataclass(frozen=True, slots=True)
class SoMuchManaSpent(Condition):
    """ "five or more mana was spent to cast that spell", "at least four mana was spent to cast it" (601.2h)."""

    count: Count
    spell: Ref


@phrase("{count} {color} mana was spent to cast {spell:obj}", when=lambda node: isinstance(node.count, AtLeast))
@dataclass(frozen=True, slots=True)
class ColorManaSpent(Condition):
    """ "at least three white mana was spent to cast ~" (601.2h)."""

    count: Count
    color: Color
    spell: Ref


@phrase("{mana} was spent to cast {spell:obj}")
@dataclass(frozen=True, slots=True)
class SymbolsSpent(Condition):
    """ "{R} was spent to cast ~": at least that mana (601.2h)."""

    mana: ManaSymbols
    spell: Ref

    def __post_init__(self) -> None:
        if not re.fullmatch(r"(?:\{[WUBRG]\})+", self.mana.text.upper()):
            raise ValueError("colored mana alone is kept apart")


@phrase("the amount of mana spent to cast {spell:obj}")
@dataclass(frozen=True, slots=True)
class ManaSpentOn(Amount):
    """ "(where X is) the amount of mana spent to cast it" (601.2h)."""

    spell: Ref

    @property
    def is_closed(self) -> bool:
        """It ends in the spell."""
        return True


@phrase("the number of {group:pl} you've cast this turn")
@dataclass(frozen=True, slots=True)
class SpellsCastThisTurn(Amount):
    """ "the number of spells you've cast this turn"."""

    group: Group


@phrase("the number of cards you've drawn this turn")
@dataclass(frozen=True, slots=True)
class CardsDrawnThisTurn(Amount):
    """(121.1)"""


def _are_permanents(node: PerExiled | ExiledNumber) -> bool:
    """Cards exiled this way are found in exile."""
    groups = node.group.groups or (node.group,)
    return all(one.head is not None and one.head.noun is Where.PERMANENT for one in groups)


@phrase("{group:sg} exiled this way", when=_are_permanents)
@dataclass(frozen=True, slots=True)
class PerExiled(Per):
    """ "(for each) creature exiled this way": as they last were (608.2h)."""

    needs_one_of: ClassVar[frozenset[str]] = frozenset({"Exile"})
    group: Group


@phrase("card exiled from their hand this way")
@dataclass(frozen=True, slots=True)
class PerExiledFromHand(Per):
    """ "(for each) card exiled from their hand this way" (608.2h)."""

    needs_one_of: ClassVar[frozenset[str]] = frozenset({"Exile"})


@phrase("the number of {group:pl} exiled this way", when=_are_permanents)
@dataclass(frozen=True, slots=True)
class ExiledNumber(Amount):
    """ "the number of creatures exiled this way": as they last were (608.2h)."""

    needs_one_of: ClassVar[frozenset[str]] = frozenset({"Exile"})
    group: Group


@phrase("the number of {group:pl} destroyed this way")
@phrase("the number of {group:pl} put into a graveyard this way", buried=True)
@dataclass(frozen=True, slots=True)
class DestroyedNumber(Amount):
    """ "(X is) the number of creatures destroyed this way" (608.2h)."""

    needs: ClassVar[str] = "Destroy"
    group: Group
    buried: bool = False


@phrase("{group:sg} destroyed this way")
@phrase("{group:sg} put into a graveyard this way", buried=True)
@dataclass(frozen=True, slots=True)
class PerDestroyed(Per):
    """ "(for each) creature destroyed this way", "permanent put into a graveyard this way" (608.2h)."""

    needs: ClassVar[str] = "Destroy"
    group: Group
    buried: bool = False
    """Whether those count alone that were put into a graveyard: not what goes elsewhere instead."""
