"""Targets that another player chooses than the one who announces the spell or ability (CR 601.2c)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Qualifier, Who
from engine.abilities.nouns.player_phrases import You
from engine.grammar.phrase import phrase


def _is_another(node: OfChoice) -> bool:
    return not isinstance(node.by, You)


@phrase("of {by:poss} choice", when=_is_another)
@dataclass(frozen=True, slots=True)
class OfChoice(Qualifier):
    """ "(target creature) of an opponent's choice", "of their choice": who chooses that target."""

    targets_only: ClassVar[bool] = True
    by: Who


class Place(Enum):
    """Which of two players is meant."""

    FIRST = "first"
    SECOND = "second"


@phrase("the {place} player")
@dataclass(frozen=True, slots=True)
class OneOfTwo(Who):
    """ "The first player" is the one who chooses a target player, "the second player" is that one."""

    needs: ClassVar[str] = "ChooseTargetPlayer"
    place: Place
