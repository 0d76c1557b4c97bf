"""What watches and changes the searching and shuffling of libraries (CR 701.23, 701.24)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Amount, Declaration, TriggerEvent, Who
from engine.abilities.nouns.antecedents import Role
from engine.abilities.trigger_events import PlayerEventVerb, Their
from engine.abilities.trigger_events.base import Parties
from engine.grammar.phrase import phrase


@phrase("<search> {whose} library")
@dataclass(frozen=True, slots=True)
class SearchLibrary(PlayerEventVerb):
    """ "(whenever an opponent) searches their library" (701.23)."""

    who_role: ClassVar[Role] = Role.EVENT
    whose: Their


@phrase("<shuffle> {whose} library")
@dataclass(frozen=True, slots=True)
class ShuffleLibrary(PlayerEventVerb):
    """ "(whenever an opponent) shuffles their library" (701.24)."""

    who_role: ClassVar[Role] = Role.EVENT
    whose: Their


@phrase("a spell or ability causes {who:obj} to shuffle their library")
@dataclass(frozen=True, slots=True)
class CausedToShuffle(TriggerEvent):
    """Only what spells and abilities tell players to do: all shuffling there is once the game has begun."""

    event_parties: ClassVar[Parties] = {"who": Role.EVENT}
    who: Who


@phrase("if {who:subj} would search a library, that player searches the top {count} cards of that library instead")
@dataclass(frozen=True, slots=True)
class SearchesOnlyTop(Declaration):
    """All else that is said of searching the library still holds (701.23f)."""

    who: Who
    count: Amount
