"""Keyword actions that players and permanents take, as triggers say them (CR 701)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.nouns.antecedents import Role
from engine.abilities.trigger_events import ObjectAct, PlayerAct
from engine.grammar.phrase import phrase


class Deed(Enum):
    """What a player does that the rules have a word for, as triggers say it."""

    SCRY = "scry"
    SURVEIL = "surveil"
    PROLIFERATE = "proliferate"
    INVESTIGATE = "investigate"
    DISCOVER = "discover"
    AMASS = "amass"
    FORAGE = "forage"
    EVIDENCE = "collect evidence"
    DREAD = "manifest dread"
    EARTHBEND = "earthbend"
    AIRBEND = "airbend"
    WATERBEND = "waterbend"
    BLIGHT = "blight"
    LEARN = "learn"
    FIREBEND = "firebend"


@phrase("{deed:^}")
@dataclass(frozen=True, slots=True)
class DoDeed(PlayerAct):
    """ "(whenever you) scry": the whole of it has been done (701.22, 701.25d, 701.59)."""

    who_role: ClassVar[Role] = Role.EVENT
    deed: Deed


class OwnDeed(Enum):
    """What a permanent does that the rules have a word for."""

    EXPLORE = "explore"
    CONNIVE = "connive"


@phrase("{deed:^}")
@dataclass(frozen=True, slots=True)
class DoOwnDeed(ObjectAct):
    """ "(whenever a creature you control) explores" (701.44b, 701.50b)."""

    deed: OwnDeed
