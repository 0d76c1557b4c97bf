"""Abilities as data (CR 113.3, 602.1, 603.1, 604.1, 702)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import Self

from engine.abilities.actions import CounterName, ManaSymbols, Sentences
from engine.abilities.amounts import Fixed, X
from engine.abilities.base import (
    Ability,
    Amount,
    Condition,
    CostPart,
    Happening,
    Instruction,
    KeywordAbility,
    Node,
    Paragraph,
    PlayerVerb,
    Ref,
    Who,
)
from engine.abilities.nouns import Group, KeywordName
from engine.oracle.phrase import Terminal, phrase


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


@phrase("pay {amount:digits} life")
@dataclass(frozen=True, slots=True)
class PayLife(CostPart):
    """(119.4)"""

    amount: Amount


@phrase("{verb:base}")
@dataclass(frozen=True, slots=True)
class DoAsCost(CostPart):
    """An action as a cost: "Sacrifice a creature", "Discard a card" (118.1)."""

    verb: PlayerVerb


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


class ActivationLimit(Enum):
    """Restrictions written behind an activated ability (602.5)."""

    SORCERY = "activate only as a sorcery"
    ONCE = "activate only once each turn"
    YOUR_TURN = "activate only during your turn"


@phrase("{costs:cost}: {effect}[ {limits:sentence}.]")
@dataclass(frozen=True, slots=True)
class Activated(Paragraph):
    """ "[Cost]: [Effect.] [Restrictions.]" (602.1)."""

    costs: tuple[CostPart, ...]
    effect: Sentences
    limits: tuple[ActivationLimit, ...] = ()


# ---- triggers


class TriggerWord(Enum):
    WHEN = "when"
    WHENEVER = "whenever"
    AT = "at"


@phrase("{word} {happening},[ if {condition},] {effect}")
@dataclass(frozen=True, slots=True)
class Triggered(Paragraph):
    """ "When/Whenever/At [happening], [if condition,] [effect]." (603.1); ``condition`` is an intervening
    if (603.4).
    """

    word: TriggerWord
    happening: Happening
    effect: Sentences
    condition: Condition | None = None


@phrase("{subject:subj} <enter:@subject>")
@dataclass(frozen=True, slots=True)
class Enters(Happening):
    """(603.6a)"""

    subject: Ref


@phrase("{subject:subj} <die:@subject>")
@dataclass(frozen=True, slots=True)
class Dies(Happening):
    """Put into a graveyard from the battlefield (700.4); looks back in time (603.10a)."""

    subject: Ref


@phrase("{subject:subj} <leave:@subject> the battlefield")
@dataclass(frozen=True, slots=True)
class Leaves(Happening):
    """(603.6c, 603.10a)"""

    subject: Ref


@phrase("{subject:subj} <attack:@subject>")
@dataclass(frozen=True, slots=True)
class Attacks(Happening):
    """(508.3a)"""

    subject: Ref


@phrase("{subject:subj} <block:@subject>")
@dataclass(frozen=True, slots=True)
class Blocks(Happening):
    """(509.3a)"""

    subject: Ref


@phrase("{who:subj} <cast:@who> {what:obj}")
@dataclass(frozen=True, slots=True)
class Casts(Happening):
    """ "whenever you cast an instant or sorcery spell" (601.2i)."""

    who: Who
    what: Ref


class StepName(Enum):
    UPKEEP = "upkeep"
    DRAW_STEP = "draw step"
    COMBAT = "combat"
    END_STEP = "end step"


@phrase("the beginning of your {step}")
@dataclass(frozen=True, slots=True)
class BeginningOf(Happening):
    """ "at the beginning of your upkeep" (503.1a, 513.1a)."""

    step: StepName


@phrase("the last {kind} counter is removed from ~")
@dataclass(frozen=True, slots=True)
class LastCounterRemoved(Happening):
    """The last counter of a kind is removed from the object (310.11b)."""

    kind: CounterName


# ---- statics


@phrase("{effect}.")
@dataclass(frozen=True, slots=True)
class Static(Paragraph):
    """A statement that is simply true: "Creatures you control get +1/+1." (604.1)."""

    effect: Instruction


@phrase("as long as {condition}, {effect}.")
@dataclass(frozen=True, slots=True)
class StaticWhile(Paragraph):
    """A static ability with a condition (611.3a)."""

    condition: Condition
    effect: Instruction


@phrase("enchant {group:sg}")
@dataclass(frozen=True, slots=True)
class Enchant(KeywordAbility):
    """(702.5)"""

    group: Group


@phrase("equip {cost}")
@dataclass(frozen=True, slots=True)
class Equip(KeywordAbility):
    """(702.6)"""

    cost: ManaSymbols


@phrase("{name}")
@phrase("{name} {cost}")
@phrase("{name} {amount:digits}")
@dataclass(frozen=True, slots=True)
class Keyword(KeywordAbility):
    """A keyword ability, with its cost or number where it has one (702)."""

    name: KeywordName
    cost: ManaSymbols | None = None
    amount: Amount | None = None


@phrase("{keywords:comma}")
@dataclass(frozen=True, slots=True)
class KeywordLine(Node):
    """A line of keyword abilities; each is an ability of its own (702.1)."""

    keywords: tuple[KeywordAbility, ...]
