"""Base power and toughness that become something by an effect (CR 613.4b)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, Duration, Instruction, Ref
from engine.abilities.nouns.noun_groups import Number
from engine.grammar.phrase import hidden, phrase

_SIZES = ("{subject:poss} base power and toughness", "the base power and toughness of {subject:obj}")
_BECOME = "[{may=True}you may have ]%s become %s[ {duration}]"
_CHANGE = "[{may=True}you may ]change %s to %s[ {duration}]"
_SIZE = "{power:digits}/{toughness:digits}"
_LIKE = "{like:poss} power and toughness"


@phrase(*(_BECOME % (size, _SIZE) for size in _SIZES), *(_CHANGE % (size, _SIZE) for size in _SIZES), like=None)
@phrase(
    *(_BECOME % (size, "equal to " + _LIKE) for size in _SIZES),
    *(_CHANGE % (size, _LIKE) for size in _SIZES),
    power=None,
    toughness=None,
)
@dataclass(frozen=True, slots=True)
class BaseSizeBecomes(Instruction):
    """ "You may have ~'s base power and toughness become 4/2 until end of turn", "change ~'s base power and toughness
    to that creature's power and toughness" (613.4b, 608.2h)."""

    subject: Ref
    power: Amount | None
    toughness: Amount | None
    like: Ref | None
    """What has the power and toughness that they become."""
    duration: Duration | None = None
    may: bool = False
    step: int = hidden(0)


def _is_power_or_toughness(node: BaseNumberBecomes) -> bool:
    return node.what in (Number.BASE_POWER, Number.BASE_TOUGHNESS)


@phrase("{subject:poss} {what} becomes equal to {number}[ {duration}]", when=_is_power_or_toughness)
@phrase("{duration}, {subject:poss} {what} becomes equal to {number}", front=True, when=_is_power_or_toughness)
@phrase(
    "you may have {subject:poss} {what} become equal to {number}[ {duration}]", may=True, when=_is_power_or_toughness
)
@phrase("[{may=True}you may ]change {subject:poss} {what} to {number}[ {duration}]", when=_is_power_or_toughness)
@dataclass(frozen=True, slots=True)
class BaseNumberBecomes(Instruction):
    """ "~'s base power becomes equal to the number of Towns you control", "change ~'s base power to target creature's
    power" (613.4b, 608.2h)."""

    subject: Ref
    what: Number
    number: Amount
    duration: Duration | None = None
    may: bool = False
    front: bool = False
    step: int = hidden(0)
