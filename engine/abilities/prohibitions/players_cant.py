"""What players can't do (CR 101.2): ``Forbidden`` and what has no module of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import PlayerVerb, Verb
from engine.grammar.phrase import phrase


class Forbidden(Verb):
    """What players can be kept from doing. Its form is ``base``."""

    __slots__ = ()


@phrase("can't {what:base}")
@dataclass(frozen=True, slots=True)
class PlayerCant(PlayerVerb):
    """ "(players) can't gain life" (101.2)."""

    lasting: ClassVar[bool] = True
    what: Forbidden


@phrase("play lands", form="base")
@dataclass(frozen=True, slots=True)
class PlayingLands(Forbidden):
    """(305.1)"""


@phrase("be attacked", form="base")
@dataclass(frozen=True, slots=True)
class BeingAttacked(Forbidden):
    """ "You can't be attacked." (508.1b-c)"""
