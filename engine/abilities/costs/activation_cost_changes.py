"""What makes activated abilities cost more or less (CR 602.2b, 601.2f)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Declaration, Ref
from engine.abilities.permissions.timing import MoreOrLess
from engine.abilities.prohibitions.cant_activate import ExceptMana
from engine.abilities.quantities.for_each import Per
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import phrase


class AbilityKind(Enum):
    """Which abilities are meant: all, or those that a keyword stands for."""

    ACTIVATED = "activated"
    BOAST = "boast"
    CYCLING = "cycling"
    EQUIP = "equip"
    EXHAUST = "exhaust"
    NINJUTSU = "ninjutsu"
    POWER_UP = "power-up"


def _is_generic(change: AbilitiesCost) -> bool:
    """Only changes of generic mana are understood."""
    return change.mana.text.strip("{}").isdigit()


def _is_less(change: AbilitiesCost) -> bool:
    """Only what is reduced can be reduced by as much as there is to reduce."""
    return _is_generic(change) and change.way is MoreOrLess.LESS


_YOURS = "{kind} abilities you activate[ that target {target:obj}] cost {mana} {way} to activate"
_OF = "{kind} abilities of {of:obj} cost {mana} {way} to activate"
_FLOOR = ". This effect can't reduce the mana in that cost to less than one mana"


@phrase(_YOURS + "[ for each {per}]", of=None, yours=True, when=_is_generic)
@phrase(_OF + "[ {unless}]", when=_is_generic)
@phrase(_OF + _FLOOR, floor=True, when=_is_generic)
@phrase(
    "{kind} abilities of {of:obj} cost up to {mana} {way} to activate" + _FLOOR, floor=True, up_to=True, when=_is_less
)
@phrase("{of:poss} {kind} abilities cost {mana} {way} to activate" + _FLOOR, floor=True, owned=True, when=_is_generic)
@phrase(
    "abilities you activate that aren't mana abilities cost {mana} {way} to activate[{floor=True}" + _FLOOR + "]",
    kind=AbilityKind.ACTIVATED,
    unless=ExceptMana.MANA,
    of=None,
    yours=True,
    when=_is_generic,
)
@phrase("{kind} abilities cost {mana} {way} to activate[ {unless}]", of=None, when=_is_generic)
@dataclass(frozen=True, slots=True)
class AbilitiesCost(Declaration):
    """ "Equip abilities you activate cost {1} less to activate", "Activated abilities of creatures you control cost {2}
    less to activate." ``of`` is on what the abilities are; ``floor``: at least one mana is left to pay."""

    kind: AbilityKind
    mana: ManaSymbols
    way: MoreOrLess
    of: Ref | None
    target: Ref | None = None
    per: Per | None = None
    unless: ExceptMana = ExceptMana.NONE
    yours: bool = False
    floor: bool = False
    up_to: bool = False
    """Whether it is said with "up to": there is no more to reduce anyway (118.7)."""
    owned: bool = False
    """Whether it is said with "enchanted artifact's"."""
