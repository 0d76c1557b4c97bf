"""Abilities as data (CR 113.3, 602.1, 603.1, 604.1, 702)."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Self

from engine.abilities.base import (
    Ability,
    Amount,
    Condition,
    CostPart,
    Declaration,
    Instruction,
    KeywordAbility,
    Node,
    Paragraph,
    PlayerVerb,
    TriggerEvent,
)
from engine.abilities.nouns.noun_groups import Group, KeywordName, OfSubtype
from engine.abilities.nouns.object_phrases import It
from engine.abilities.nouns.target_phrases import PlayerKind
from engine.abilities.nouns.types_and_colors import CardType
from engine.abilities.permissions.timing import AbilityCost, Activator, LessByManaCost, Span
from engine.abilities.permissions.timing import ActivationLimit as ActivationLimit
from engine.abilities.quantities.amounts import Fixed, X
from engine.abilities.quantities.computed_amounts import Rounded
from engine.abilities.sentences import If, Sentences
from engine.abilities.static_abilities import lasts
from engine.abilities.trigger_events import TriggerWord
from engine.abilities.verbs.mana import ManaSymbols
from engine.abilities.vocabulary import CREATURE_TYPES
from engine.grammar.phrase import Terminal, phrase


@dataclass(frozen=True, slots=True)
class Spell(Ability):
    """What an instant or sorcery does as it resolves (113.3a)."""

    effect: Sentences


# ---- costs


@phrase("{mana}")
@dataclass(frozen=True, slots=True)
class PayMana(CostPart):
    """A mana cost (107.4)."""

    mana: ManaSymbols


@phrase("{T}")
@dataclass(frozen=True, slots=True)
class TapSymbol(CostPart):
    """Tap this permanent (107.5); a creature must be free of summoning sickness (302.6)."""


@phrase("{Q}")
@dataclass(frozen=True, slots=True)
class UntapSymbol(CostPart):
    """Untap this permanent (107.6)."""


@phrase("paying {amount:digits} life", form="ing", when=lambda part: part.amount.stands_before)
@phrase("pay {amount:digits} life", when=lambda part: part.amount.stands_before)
@phrase("pay life equal to {amount}")
@dataclass(frozen=True, slots=True)
class PayLife(CostPart):
    """(119.4)"""

    amount: Amount


@phrase("pay half your life, {way}")
@dataclass(frozen=True, slots=True)
class PayHalfLife(CostPart):
    """ "Pay half your life, rounded up" (119.4, 107.1a)."""

    way: Rounded


@phrase("{verb:ing}", form="ing", when=lambda cost: cost.verb.may_be_cost)
@phrase("{verb:base}", when=lambda cost: cost.verb.may_be_cost)
@dataclass(frozen=True, slots=True)
class DoAsCost(CostPart):
    """An action as a cost: "Sacrifice a creature", "Discard a card" (118.1)."""

    verb: PlayerVerb


@phrase()
@dataclass(frozen=True, slots=True)
class LoyaltyCost(CostPart, Terminal):
    """ "+1", "−3", "−X" (606.4). ``sign`` is +1, -1 or 0."""

    sign: int
    amount: Amount

    pattern = re.compile(r"[+−](?:\d+|X)|0", re.IGNORECASE)

    @classmethod
    def read(cls, text: str) -> Self:
        if text == "0":
            return cls(0, Fixed(0))
        amount: Amount = X() if text[1] == "X" else Fixed(int(text[1:]))
        return cls(1 if text[0] == "+" else -1, amount)

    def __str__(self) -> str:
        sign = {1: "+", -1: "−", 0: ""}[self.sign]
        return sign + (str(self.amount.value) if isinstance(self.amount, Fixed) else "X")


_BEHIND = "{costs:cost}: {effect} [{change}. ]"


def _is_parted_with(ability: Activated) -> bool:
    """ "And" stands before what is done with the object itself, which the cost has spoken of."""
    last = ability.costs[-1]
    return isinstance(last, DoAsCost) and isinstance(last.verb.what, It)


_AND = "{costs:costand 2+}: {effect}"


@phrase("{costs:cost}: {effect}[ {change}.]")
@phrase(_AND, joined=True, when=_is_parted_with)
@phrase(_AND + " Activate only {limits:only}.", joined=True, when=_is_parted_with)
@phrase(_AND + " Activate only if {given}.", joined=True, when=_is_parted_with)
@phrase(_BEHIND + "Activate only {limits:only}.")
@phrase(_BEHIND + "Activate only if {given}[ and only {limits:only}].")
@phrase(_BEHIND + "Activate only {limits:only} and only if {given}.", reads_only=True)
@phrase(_BEHIND + "Activate no more than {most:times} each turn.")
@phrase(_BEHIND + "{by}.")
@phrase(_BEHIND + "Any player may activate this ability but only {limits:only}.", by=Activator.ANY)
@phrase(_BEHIND + "Only your opponents may activate this ability and only {limits:only}.", by=Activator.OPPONENTS)
@dataclass(frozen=True, slots=True)
class Activated(Paragraph):
    """ "[Cost]: [Effect.] [Restrictions.]" (602.1)."""

    costs: tuple[CostPart, ...]
    effect: Sentences
    limits: tuple[ActivationLimit | Span, ...] = ()
    given: Condition | None = None
    """What must be true to activate it (602.5)."""
    most: int | None = None
    """How often it may be activated each turn (602.5)."""
    change: AbilityCost | LessByManaCost | None = None
    """What makes it cost more or less (602.1b)."""
    by: Activator | None = None
    """Who may activate it, if not just its object's controller (602.2)."""
    joined: bool = False
    """Whether "and" stands before the last part of the cost: "remove a counter from ~ and sacrifice it"."""


# ---- triggers


class TriggerLimit(Enum):
    """How often a triggered ability triggers in a turn, written behind it (603.2)."""

    ONCE = "this ability triggers only once each turn"
    TWICE = "this ability triggers only twice each turn"
    EVER = "this ability triggers only once"
    DO_ONCE = "do this only once each turn"
    """It goes on triggering until what it lets its controller do has been done (603.2h)."""


def _may_something(effect: Sentences) -> bool:
    """Whether a text lets a player do something or not; the other sentences go with that."""
    within = [(part, getattr(part, "what", None)) for part in effect.parts]  # "you may ..., where X is its power"
    parts = [what if isinstance(what, Instruction) else part for part, what in within]
    return any(part.who is not None and type(part).__name__.startswith("May") for part in parts)


def _intervening(ability: Triggered) -> bool:
    """An "if" right behind the trigger event is always an intervening one (603.4)."""
    if ability.limit is TriggerLimit.DO_ONCE and not _may_something(ability.effect):
        return False
    first = ability.effect.parts[0]
    while isinstance(first, If):
        if not first.behind:
            return False
        first = first.then
    return True


@phrase("{word} {trigger_event},[ if {condition},] {effect}[ {limit}.]", when=_intervening)
@dataclass(frozen=True, slots=True)
class Triggered(Paragraph):
    """ "When/Whenever/At [happening], [if condition,] [effect]." (603.1); ``condition`` is an intervening
    if (603.4).
    """

    word: TriggerWord
    trigger_event: TriggerEvent
    effect: Sentences
    condition: Condition | None = None
    limit: TriggerLimit | None = None


# ---- statics


def _holds_all_along(static: Static) -> bool:
    """A static ability is no instruction: what it says lasts as long as it is there (604.1)."""
    first = static.effects[0]
    if isinstance(first, Declaration) and first.follows_another:
        return False
    return all(isinstance(effect, Declaration) or lasts(effect) for effect in static.effects)


@phrase("{effects:sentence}.", when=_holds_all_along)
@dataclass(frozen=True, slots=True)
class Static(Paragraph):
    """Statements that are simply true: "Creatures you control get +1/+1." (604.1)."""

    effects: tuple[Instruction | Declaration, ...]


@phrase("enchant {group:sg}")
@dataclass(frozen=True, slots=True)
class Enchant(KeywordAbility):
    """(702.5)"""

    group: Group | PlayerKind


def _goes_on_creatures(equip: Equip) -> bool:
    """Whether the quality is one of creatures, or "planeswalker" (702.6c, 702.6e)."""
    head = equip.what.head if equip.what is not None else None
    if head is None:
        return False
    kinds = (CardType.CREATURE, CardType.PLANESWALKER)
    return all(one.type in kinds or _is_creature_type(one) for one in head.heads or (head,))


def _is_creature_type(head: object) -> bool:
    return isinstance(head, OfSubtype) and head.subtype in CREATURE_TYPES


@phrase("equip {cost}", costs=())
@phrase("equip {what:sg} {cost}", costs=(), when=_goes_on_creatures)
@phrase("equip—{costs:cost}.[ Activate only {limits:only}.]", cost=None)
@phrase("equip {cost}. Activate only {limits:only}.", costs=())
@phrase("equip {cost}. {change}.", costs=())
@dataclass(frozen=True, slots=True)
class Equip(KeywordAbility):
    """(702.6) ``what`` is the quality of the creature, where it matters (702.6c)."""

    cost: ManaSymbols | None
    what: Group | None = None
    costs: tuple[CostPart, ...] = ()
    limits: tuple[ActivationLimit | Span, ...] = ()
    change: AbilityCost | None = None


_WITH_A_QUALITY = {"affinity": "for", "devour": "", "emerge": "from"}
"""The keywords that name a quality, with the word before it (702.41a, 702.82c, 702.119b)."""


def _named_after(word: str) -> Callable[[Keyword], bool]:
    """Whether a keyword is one that names its quality behind this word."""
    return lambda keyword: keyword.what is None or _WITH_A_QUALITY.get(keyword.name.word) == word


def _is_suspend(keyword: Keyword) -> bool:
    return keyword.name.word == "suspend"


def _is_kicker_of_x(keyword: Keyword) -> bool:
    return keyword.name.word == "kicker" and keyword.cost is not None and "{X}" in keyword.cost.text


@phrase("{name}")
@phrase("{name} {cost}")
@phrase("{name} {amount:digits}")
@phrase("{name} {amount:digits}—{cost}")
@phrase("{name} for {what:pl}", when=_named_after("for"))
@phrase("{name} {what:sg} {amount:digits}", when=_named_after(""))
@phrase("{name} from {what:sg} {cost}", when=_named_after("from"))
@phrase("{name} X—{cost}. X can't be 0.", amount=X(), when=_is_suspend)
@phrase("{name} {cost}. X can't be 0.", positive=True, when=_is_kicker_of_x)
@phrase("{name}—{costs:cost}.")
@dataclass(frozen=True, slots=True)
class Keyword(KeywordAbility):
    """A keyword ability, with its cost or number where it has one (702)."""

    name: KeywordName
    cost: ManaSymbols | None = None
    amount: Amount | None = None
    what: Group | None = None
    costs: tuple[CostPart, ...] = ()
    positive: bool = False
    """Whether X of its cost, where that is paid, is not 0 (107.3)."""


@phrase("{keyword}", when=lambda spelled: bool(spelled.keyword.costs))
@phrase("{keyword}.", when=lambda spelled: isinstance(spelled.keyword, Enchant) or spelled.keyword.cost is not None)
@dataclass(frozen=True, slots=True)
class Spelled(Ability):
    """A keyword ability in quotation marks, as one is that ends in a full stop, or names what it enchants:
    "Ward—Pay 2 life." (702.1)"""

    in_quotes = True
    keyword: Keyword | Enchant


@phrase("{keywords:comma}")
@phrase("{keywords:semicolon 2+}", reads_only=True)
@dataclass(frozen=True, slots=True)
class KeywordLine(Node):
    """A line of keyword abilities; each is an ability of its own (702.1)."""

    keywords: tuple[KeywordAbility, ...]
