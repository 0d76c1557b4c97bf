"""Choosing for each player whether that is a friend or a foe (CR 608.2d)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import PlayerVerb
from engine.abilities.nouns.player_phrases import EachPlayer
from engine.grammar.phrase import phrase


@phrase("for each player, <choose:base> friend or foe", form="base")
@dataclass(frozen=True, slots=True)
class ChooseFriendOrFoe(PlayerVerb):
    """ "For each player, choose friend or foe.": for whoever chooses too; what follows speaks of "each friend" and
    "each foe" (608.2d)."""


class FriendOrFoe(Enum):
    """What was chosen for a player."""

    FRIEND = "friend"
    FOE = "foe"


@phrase("each {chosen}")
@dataclass(frozen=True, slots=True)
class EachFriendOrFoe(EachPlayer):
    """ "each friend", "each foe": those for whom that was chosen, one by one, in turn order (101.4)."""

    needs: ClassVar[str] = "ChooseFriendOrFoe"
    chosen: FriendOrFoe
