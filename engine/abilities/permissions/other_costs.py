"""Leave to pay something else than mana costs for spells that one may cast anyway (CR 118.9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.ability import DoAsCost
from engine.abilities.base import Amount, CostPart, Declaration, Instruction, Ref
from engine.abilities.costs.rather_than_mana_cost import PaidIn, RatherThanManaCost, ThatSpells, ThenPaidSo
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.permissions.nth_spell import NextSpell
from engine.abilities.permissions.other_zones_and_flash import PlaySource
from engine.abilities.quantities.computed_amounts import speaks_of_x
from engine.abilities.verbs.payments import PayManaCost
from engine.grammar.phrase import phrase


def _is_told(leave: MayPayInstead) -> bool:
    """What is paid is told: no mana cost of something, no X that the sentence does not define."""
    able = all(not (isinstance(c, DoAsCost) and isinstance(c.verb, PayManaCost)) for c in leave.costs)
    return able and speaks_of_x(leave.group) is (leave.x is not None) and not speaks_of_x(leave.costs)


@phrase("you may {costs:and} rather than pay the mana cost for {group:pl}", when=_is_told)
@phrase(
    "once each turn, you may {costs:and} rather than pay the mana cost for a {group:sg}[, where X is {x}]",
    once=True,
    when=_is_told,
)
@dataclass(frozen=True, slots=True)
class MayPayInstead(Declaration):
    """ "You may pay {W}{U}{B}{R}{G} rather than pay the mana cost for spells you cast." (118.9)"""

    carried_out: ClassVar[bool] = True
    costs: tuple[CostPart, ...]
    group: Group
    once: bool = False
    x: Amount | None = None


@dataclass(frozen=True, slots=True)
class SpellBeingCast(Ref):
    """ "That spell": the one whose cost is being paid."""

    called = frozenset({"spell"})


@phrase("rather than pay the mana cost for a {group:sg}, its controller may {costs:and}")
@dataclass(frozen=True, slots=True)
class AnyoneMayPayInstead(Declaration):
    """ "Rather than pay the mana cost for a spell, its controller may discard a card that shares a color with that
    spell." (118.9)"""

    carried_out: ClassVar[bool] = True
    speaks_of = SpellBeingCast()
    group: Group
    costs: tuple[CostPart, ...]


@phrase("you may cast {group:pl} without paying their mana costs")
@phrase("any player may cast {group:pl} without paying their mana costs and as though they had flash", anybody=True)
@dataclass(frozen=True, slots=True)
class MayCastFree(Declaration):
    """ "Any player may cast creature spells with mana value 3 or less without paying their mana costs and as though
    they had flash." (118.9, 601.3b)"""

    group: Group
    anybody: bool = False


@phrase("you may play lands and cast {group:pl} {source}. {then}")
@phrase("you may cast {group:pl} {source}. {then}", lands=False)
@dataclass(frozen=True, slots=True)
class MayCastForLife(Declaration):
    """ "You may play lands and cast spells from the top of your library. If you cast a spell this way, pay life equal
    to its mana value rather than pay its mana cost." (118.9, 601.3)"""

    group: Group
    source: PlaySource
    then: ThenPaidSo
    lands: bool = True


@phrase("once during each of your turns, you may cast a {group:sg} {rather}")
@phrase("once during each of your turns, you may cast a {group:sg} from your hand {rather}", from_hand=True)
@dataclass(frozen=True, slots=True)
class MayPayOnce(Declaration):
    """ "Once during each of your turns, you may cast an enchantment spell by paying life equal to its mana value rather
    than paying its mana cost." (118.9)"""

    carried_out: ClassVar[bool] = True
    group: Group
    rather: RatherThanManaCost
    from_hand: bool = False


@phrase(
    "rather than pay the mana cost of {spell:obj}, you may pay {resource} equal to {whose} mana value",
    when=lambda node: node.whose is not ThatSpells.ITS,
)
@dataclass(frozen=True, slots=True)
class MayPayForNext(Instruction):
    """ "Rather than pay the mana cost of the next spell you cast this turn, you may pay life equal to that spell's mana
    value." (118.9, 611.2f)"""

    spell: NextSpell
    resource: PaidIn
    whose: ThatSpells
