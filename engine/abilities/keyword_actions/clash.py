"""Clashing, as texts say it (CR 701.30)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Condition, PlayerVerb
from engine.abilities.trigger_events import PlayerEventVerb
from engine.grammar.phrase import phrase


@phrase("<clash> with an opponent")
@dataclass(frozen=True, slots=True)
class Clash(PlayerVerb):
    """The player and an opponent of their choice each clash (701.30b)."""

    meets: ClassVar[frozenset[str]] = frozenset({"player", "opponent"})


@phrase("you win")
@dataclass(frozen=True, slots=True)
class WinClash(Condition):
    """ "(clash with an opponent. If) you win" (701.30d)."""

    needs: ClassVar[str] = "Clash"


@phrase("<clash>")
@phrase("<clash> and <win>", won=True)
@dataclass(frozen=True, slots=True)
class Clashes(PlayerEventVerb):
    """ "(whenever) you clash", "you clash and win"."""

    won: bool = False
