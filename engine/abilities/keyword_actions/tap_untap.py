"""Tapping and untapping, as texts say it (CR 701.26)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb, Ref
from engine.grammar.phrase import phrase


@phrase("<tap> {what:obj}")
@dataclass(frozen=True, slots=True)
class Tap(PlayerVerb):
    """(701.26a)"""

    what: Ref


@phrase("<untap> {what:obj}")
@dataclass(frozen=True, slots=True)
class Untap(PlayerVerb):
    """(701.26b)"""

    what: Ref


@phrase("<tap> or <untap> {what:obj}")
@dataclass(frozen=True, slots=True)
class TapOrUntap(PlayerVerb):
    """ "tap or untap target creature": which of the two is decided as it is carried out (608.2d)."""

    what: Ref
