"""Activating abilities of a keyword, as texts say it (CR 701.2)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Condition, Ref
from engine.abilities.keywords.boast_exhaust_forecast_power_up import Before
from engine.abilities.trigger_events.base import PlayerEventVerb
from engine.grammar.phrase import phrase


class Activatable(Enum):
    """Words for activated abilities: of planeswalkers (606.1), and keywords that stand for one."""

    LOYALTY = "loyalty"
    CYCLING = "cycling"
    EMBALM = "embalm"
    EQUIP = "equip"
    ETERNALIZE = "eternalize"
    NINJUTSU = "ninjutsu"
    OUTLAST = "outlast"


@phrase("<activate> a {words:or} ability[ of {of:obj}]")
@dataclass(frozen=True, slots=True)
class ActivateKeyword(PlayerEventVerb):
    """ "you activate a boast ability", "an eternalize or embalm ability" (702.142b, 702.177a)."""

    words: tuple[Before | Activatable, ...]
    of: Ref | None = None


@phrase("you haven't {act:ed} this turn")
@dataclass(frozen=True, slots=True)
class NotYetActivated(Condition):
    """ "you haven't activated an exhaust ability this turn": not even begun to (702.177b)."""

    act: ActivateKeyword
