"""Changing the targets of what is on the stack (CR 115.7)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import PlayerVerb, Ref
from engine.abilities.nouns.object_phrases import This
from engine.abilities.verbs.copy_and_become_copy import CopiesMade
from engine.grammar.phrase import phrase


@phrase("<choose> new targets for {what:obj}")
@phrase("<change> any targets of {what:obj}", changing=True)
@dataclass(frozen=True, slots=True)
class ChooseNewTargets(PlayerVerb):
    """Any number of targets may be changed, each for a legal one (115.7c-d). Those of a copy are chosen as it is made
    (707.10c)."""

    what: Ref
    changing: bool = False
    """Whether it is said that any targets are changed (115.7c)."""

    def __post_init__(self) -> None:
        if isinstance(self.what, CopiesMade):
            raise ValueError("the targets of a copy are chosen as it is made")


class Which(Enum):
    """Whether all targets are changed, or one of them (115.7a-b)."""

    THE = "the target"
    ONE = "a target"


@phrase("<change> {which} of {what:obj}[ to {to}]")
@dataclass(frozen=True, slots=True)
class ChangeTarget(PlayerVerb):
    """A target is changed to another legal target, or stays where there is none (115.7a-b)."""

    what: Ref
    which: Which = Which.THE
    to: This | None = None
