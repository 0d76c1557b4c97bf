"""Dungeons and venturing into them (CR 309, 701.49)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Condition, PlayerVerb, TriggerEvent
from engine.abilities.nouns.antecedents import Role
from engine.abilities.quantities.for_each import Per
from engine.abilities.trigger_events import PlayerEventVerb
from engine.grammar.phrase import phrase


class Whither(Enum):
    """What a player ventures into: any dungeon, or one of a quality (701.49d)."""

    DUNGEON = "the dungeon"
    UNDERCITY = "Undercity"


@phrase("<venture> into {into}")
@dataclass(frozen=True, slots=True)
class Venture(PlayerVerb):
    """ "venture into the dungeon" (701.49)."""

    into: Whither


@phrase("<venture> into the dungeon")
@dataclass(frozen=True, slots=True)
class Ventures(PlayerEventVerb):
    """ "(whenever) you venture into the dungeon"."""

    who_role: ClassVar[Role] = Role.EVENT


@phrase("<complete> a dungeon")
@dataclass(frozen=True, slots=True)
class CompletesDungeon(PlayerEventVerb):
    """ "(whenever) you complete a dungeon" (309.7)."""

    who_role: ClassVar[Role] = Role.EVENT


@phrase("you've completed a dungeon")
@phrase("you haven't completed a dungeon", denied=True)
@dataclass(frozen=True, slots=True)
class HasCompleted(Condition):
    """In this game (309.7)."""

    denied: bool = False


@phrase("you move your venture marker into this room")
@dataclass(frozen=True, slots=True)
class EntersRoom(TriggerEvent):
    """The trigger condition of every room ability, which is not printed (309.4c)."""


@phrase("differently named dungeon you've completed")
@dataclass(frozen=True, slots=True)
class PerDungeonName(Per):
    """ "(for each) differently named dungeon you've completed" (309.7)."""
