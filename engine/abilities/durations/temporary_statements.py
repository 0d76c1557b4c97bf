"""Statements that hold for a while, and instructions carried out unless something is true (CR 611.2a, 608.2c)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Condition, Declaration, Instruction
from engine.abilities.durations.durations import TurnDuration, Until
from engine.abilities.permissions.graveyard_and_library import MayPlayAndCast
from engine.abilities.permissions.other_zones_and_flash import AsThoughFlash, MayCastFrom, MayPlayLands
from engine.abilities.prohibitions.cant_activate import AbilitiesOf
from engine.abilities.prohibitions.cant_gain_or_lose_life import LifeCantChange
from engine.abilities.replacement.counter_and_token_numbers import MoreCounters, MoreTokens, OtherTokensToo
from engine.abilities.replacement.done_instead import InsteadOf
from engine.abilities.replacement.entering import Enter
from engine.abilities.replacement.replacement_effects import MoreDamage
from engine.abilities.replacement.results_of_damage import DamageLeavesOne
from engine.abilities.sentences import Does, Imperative, May
from engine.grammar.phrase import phrase

LASTING = (
    AbilitiesOf
    | AsThoughFlash
    | DamageLeavesOne
    | Enter
    | InsteadOf
    | LifeCantChange
    | MayCastFrom
    | MayPlayAndCast
    | MayPlayLands
    | MoreCounters
    | MoreDamage
    | MoreTokens
    | OtherTokensToo
)
"""The statements that effects make for a while."""


def _permits_this_turn(node: Temporarily) -> bool:
    """How long it lasts stands behind permissions to cast, and behind what can't be activated."""
    return isinstance(node.what, MayCastFrom | AbilitiesOf) and node.duration == Until(TurnDuration.THIS_TURN)


def _lasts(node: Temporarily) -> bool:
    if node.more is None:
        return isinstance(node.what, LASTING)
    return isinstance(node.what, LifeCantChange) and node.more.duration is None


@phrase("{duration}, {what}[ and {more}]", when=_lasts)
@phrase("{duration}, {what}, and {also}", when=lambda node: _lasts(node) and isinstance(node.also, LASTING))
@phrase("{what} {duration}", behind=True, when=_permits_this_turn)
@dataclass(frozen=True, slots=True)
class Temporarily(Instruction):
    """ "Until end of turn, if you would gain life, draw that many cards instead." (611.2a)"""

    states: ClassVar[bool] = True
    duration: Until
    what: Declaration
    more: Does | None = None
    behind: bool = False
    also: Declaration | None = None
    """What else holds so long."""


@phrase("{what} unless {condition}")
@dataclass(frozen=True, slots=True)
class UnlessTrue(Instruction):
    """ "sacrifice it unless it escaped": carried out where the condition is not true (608.2c)."""

    what: Imperative | May
    condition: Condition
