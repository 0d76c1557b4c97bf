"""Modes that may be chosen more than once, and more modes on a condition (CR 700.2, 700.2d)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.actions import Modal, ModeCount
from engine.abilities.base import Condition
from engine.oracle.phrase import phrase


@phrase("{count}. You may choose the same mode more than once.\n{modes:line}")
@dataclass(frozen=True, slots=True)
class RepeatableModes(Modal):
    """ "Choose three. You may choose the same mode more than once." (700.2d)"""

    spells_only: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class ModesInSequence(Modal):
    """The modes that were chosen, each as often as it was: the text is treated as if they stood there one after the
    other (700.2d)."""


class AsCast(Enum):
    """That the condition is looked at as the spell is cast, which is when modes are chosen anyway (601.2b)."""

    AS_CAST = "as you cast ~"


class Instead(Enum):
    """Two ways to say that both may be chosen, not just one."""

    INSTEAD = "instead"


@phrase("choose one. If {given}[ {when}], you may choose both[ {instead}].\n{modes:line}", count=ModeCount.ONE)
@dataclass(frozen=True, slots=True)
class BothModesIf(Modal):
    """ "Choose one. If you control a commander as you cast ~, you may choose both." """

    given: Condition
    when: AsCast | None = None
    instead: Instead | None = None
