"""Keyword actions on a library: mill, scry, surveil and their kin (CR 701.17, 701.22, 701.25)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, PlayerVerb
from engine.grammar.phrase import phrase


@phrase("<draw> up to {count} <card:#count>")
@dataclass(frozen=True, slots=True)
class DrawUpTo(PlayerVerb):
    """ "may draw up to two cards": as many as the player says (608.2d)."""

    count: Amount


@phrase("<mill> {count:a} <card:#count>", when=lambda verb: verb.count.stands_before)
@phrase("<mill> cards equal to {count}", when=lambda verb: not verb.count.stands_before)
@dataclass(frozen=True, slots=True)
class Mill(PlayerVerb):
    """Put cards from the top of one's library into one's graveyard (701.17)."""

    count: Amount
    makes = frozenset({"card"})


@phrase("<scry> {count:digits}")
@dataclass(frozen=True, slots=True)
class Scry(PlayerVerb):
    """(701.22)"""

    count: Amount


@phrase("<surveil> {count:digits}")
@dataclass(frozen=True, slots=True)
class Surveil(PlayerVerb):
    """(701.25)"""

    count: Amount
