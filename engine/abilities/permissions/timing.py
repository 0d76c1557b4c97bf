"""When something may be activated or cast, and by whom (CR 602.1b, 602.5, 601.3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Amount, Condition, Declaration, Node
from engine.abilities.quantities.for_each import Per
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import phrase


class Span(Enum):
    """Part of a turn, as restrictions name it."""

    YOUR_TURN = "during your turn"
    OPPONENTS_TURN = "during an opponent's turn"
    BEFORE_ATTACKERS_YOURS = "during your turn, before attackers are declared"
    BEFORE_ATTACKERS = "before attackers are declared"
    BEFORE_BLOCKERS = "before blockers are declared"
    BEFORE_DAMAGE = "before the combat damage step"
    YOUR_UPKEEP = "during your upkeep"
    OPPONENTS_UPKEEP = "during an opponent's upkeep"
    OPPONENTS_AFTER_UPKEEP = "during an opponent's turn after their upkeep step"
    ANY_UPKEEP = "during any upkeep step"
    COMBAT = "during combat"
    COMBAT_YOURS = "during combat on your turn"
    COMBAT_OPPONENTS = "during combat on an opponent's turn"
    COMBAT_BEFORE_BLOCKERS = "during combat before blockers are declared"
    COMBAT_AFTER_BLOCKERS = "during combat after blockers are declared"
    ATTACKERS_STEP = "during the declare attackers step"
    BLOCKERS_STEP = "during the declare blockers step"
    END_OF_COMBAT_STEP = "during the end of combat step"
    YOUR_END_STEP = "during your end step"


class ActivationLimit(Enum):
    """Restrictions written behind an activated ability (602.5)."""

    SORCERY = "as a sorcery"
    INSTANT = "as an instant"
    ONCE = "once each turn"
    EVER = "once"


class Activator(Enum):
    """Who may activate an ability, where it is not just its object's controller (602.2)."""

    ANY = "any player may activate this ability"
    OPPONENTS = "only your opponents may activate this ability"


class MoreOrLess(Enum):
    """Which way a cost changes."""

    LESS = "less"
    MORE = "more"


def _is_generic(change: AbilityCost) -> bool:
    """Only changes of generic mana are understood; X is what the sentence says."""
    return change.mana.text.upper() == "{X}" if change.equal is not None else change.mana.text.strip("{}").isdigit()


@phrase("this ability costs {mana} {way} to activate for each {per}", when=_is_generic)
@phrase("this ability costs {mana} {way} to activate if {condition}", when=_is_generic)
@phrase("this ability costs {mana} {way} to activate, where X is {equal}", when=_is_generic)
@dataclass(frozen=True, slots=True)
class AbilityCost(Node):
    """ "This ability costs {1} less to activate for each artifact you control." (602.1b, 601.2f)"""

    mana: ManaSymbols
    way: MoreOrLess
    per: Per | None = None
    condition: Condition | None = None
    equal: Amount | None = None


@dataclass(frozen=True, slots=True)
class LessByManaCost(Node):
    """The ability costs less by the mana cost of what it is on, if something is so (118.7). Never read."""

    condition: Condition


@phrase("cast ~ only {spans:only}", given=None)
@phrase("cast ~ only if {given}", spans=())
@phrase("you can't cast ~ unless {given}", spans=(), denied=True)
@phrase("cast ~ only {spans:only} and only if {given}")
@dataclass(frozen=True, slots=True)
class CastOnly(Declaration):
    """ "Cast ~ only during combat." (601.3)"""

    spans: tuple[Span, ...]
    given: Condition | None
    denied: bool = False
    """Whether it is said by what can't be done."""


@phrase("you've been attacked this step")
@dataclass(frozen=True, slots=True)
class AttackedThisStep(Condition):
    """Creatures were declared as attackers attacking the player this step (508.3b)."""
