"""Modes that may be chosen more than once, and more modes on a condition (CR 700.2, 700.2d)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Condition
from engine.abilities.nouns.player_phrases import AnOpponent
from engine.abilities.sentences import Modal, Mode, ModeCount
from engine.grammar.phrase import Terminal, phrase


@phrase("{count}. You may choose the same mode more than once.\n{modes:line}")
@dataclass(frozen=True, slots=True)
class RepeatableModes(Modal):
    """ "Choose three. You may choose the same mode more than once." (700.2d)"""

    spells_only: ClassVar[bool] = True


class Pawprints(str, Terminal):
    """One or more pawprint symbols (107.18)."""

    __slots__ = ()
    pattern = re.compile(r"(?:\{P\})+")
    longest = 5


@phrase("{worth} — {effect}")
@dataclass(frozen=True, slots=True)
class PawprintMode(Mode):
    """A mode with the number of pawprints it is worth (700.2i)."""

    worth: Pawprints


def _in_pawprints(modal: PawprintModes) -> bool:
    return all(isinstance(mode, PawprintMode) for mode in modal.modes)


@phrase(
    "choose up to {worth} {P} worth of modes. You may choose the same mode more than once.\n{modes:line}",
    count=ModeCount.ANY_NUMBER,
    when=_in_pawprints,
)
@dataclass(frozen=True, slots=True)
class PawprintModes(RepeatableModes):
    """ "Choose up to five {P} worth of modes." (700.2i)"""

    worth: int = 0

    def pawprints(self, mode: int) -> int:
        """How many pawprints a mode is worth."""
        one = self.modes[mode]
        assert isinstance(one, PawprintMode)
        return one.worth.count("P")


@phrase("{who:subj} <choose:@who> one —\n{modes:line}", count=ModeCount.ONE)
@dataclass(frozen=True, slots=True)
class OpponentsModes(Modal):
    """ "An opponent chooses one —": when the controller normally would (700.2e)."""

    chooses: ClassVar[bool] = True
    who: AnOpponent


@dataclass(frozen=True, slots=True)
class ModesInSequence(Modal):
    """The modes that were chosen, each as often as it was: the text is treated as if they stood there one after the
    other (700.2d)."""


@phrase("choose one that hasn't been chosen —\n{modes:line}", count=ModeCount.ONE)
@phrase("choose one that hasn't been chosen this turn —\n{modes:line}", count=ModeCount.ONE, this_turn=True)
@phrase(
    "choose one that hasn't been chosen this turn.\n{modes:line}", count=ModeCount.ONE, this_turn=True, reads_only=True
)
@dataclass(frozen=True, slots=True)
class UnchosenModes(Modal):
    """ "Choose one that hasn't been chosen —": for this ability of this very object (700.2a, 400.7)."""

    this_turn: bool = False


@phrase("{count}. Each mode must target a different player.\n{modes:line}")
@dataclass(frozen=True, slots=True)
class DifferentPlayersModes(Modal):
    """ "Choose one or more. Each mode must target a different player." (700.2, 601.2c)"""


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


class Otherwise(Enum):
    """How many modes are chosen instead of one."""

    BOTH = "both"
    ANY_NUMBER = "any number"


@phrase("choose one. If {given}, choose {more} instead.\n{modes:line}", count=ModeCount.ONE)
@dataclass(frozen=True, slots=True)
class OtherModesIf(Modal):
    """ "Choose one. If ~ was kicked, choose any number instead." (700.2)"""

    given: Condition
    more: Otherwise
