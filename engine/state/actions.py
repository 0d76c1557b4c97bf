"""Actions: what a player with priority can do (CR 117.1). A table turns entries of a script into these; the rules carry
them out.

Choices that an action leads to (targets, modes, X, payments) are asked for as it is carried out.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.state.ids import ObjectId, PlayerId
from engine.state.zones import Zone


class Happening(Enum):
    """What players may be said to do, by whatever effect."""

    DRAW = "draw"
    """(121)"""
    DISCARD = "discard"
    """(701.9)"""
    MILL = "mill"
    """(701.17)"""
    GAIN_LIFE = "gain life"
    """(119.3)"""
    LOSE_LIFE = "lose life"
    """(119.3)"""


@dataclass(frozen=True, slots=True)
class Action:
    """Something a player with priority does."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Pass priority (117.3d)."""


@dataclass(frozen=True, slots=True)
class Cast(Action):
    """Cast a spell (601). ``way`` names the face or manner: "front", "back", "left", "right", "adventure",
    "fused", "morph", ...; ``costs`` the optional or alternative costs announced ("kicker", "flashback",
    "without paying"); None asks, () declines all. An empty ``way`` asks as well, where there are several."""

    object: ObjectId
    way: str = "front"
    origin: Zone = Zone.HAND
    free: bool = False
    costs: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class PlayLand(Action):
    """Play a land (116.2a)."""

    object: ObjectId
    way: str = "front"


@dataclass(frozen=True, slots=True)
class Activate(Action):
    """Activate an ability (602). ``index`` is its place among the object's activated abilities, from 0."""

    object: ObjectId
    index: int


@dataclass(frozen=True, slots=True)
class Special(Action):
    """Another special action (116.2): "turn face up", "suspend", "foretell", ..."""

    object: ObjectId
    name: str


@dataclass(frozen=True, slots=True)
class Concede(Action):
    """Concede the game (104.3a)."""


@dataclass(frozen=True, slots=True)
class SaidToHappen(Action):
    """What an effect does that nobody has described: a player draws, discards or mills so many cards, gains or
    loses so much life. It is nobody's action; whoever has priority has it still."""

    subject: PlayerId
    what: Happening
    count: int
