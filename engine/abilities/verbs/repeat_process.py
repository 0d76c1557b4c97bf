"""Processes that are repeated (CR 608.2c)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Amount, PlayerVerb
from engine.abilities.quantities.amounts import Fixed
from engine.grammar.phrase import phrase


class Rounds(Enum):
    """How it is said that a process may go on without end."""

    UNSAID = ""
    ANY_NUMBER = "any number of times"


@phrase("<repeat> this process[ {rounds}]", more=None)
@phrase("<repeat> this process once", more=Fixed(1), rounds=Rounds.UNSAID)
@phrase("<repeat> this process {more} more times", rounds=Rounds.UNSAID, when=lambda verb: verb.more != Fixed(1))
@dataclass(frozen=True, slots=True)
class RepeatThis(PlayerVerb):
    """ "Repeat this process": all the sentences before and this one again, or those before so many times more. It is
    the last thing a text says.
    """

    more: Amount | None = None
    rounds: Rounds = Rounds.UNSAID


@phrase("<repeat> the following process {times} times")
@dataclass(frozen=True, slots=True)
class RepeatFollowing(PlayerVerb):
    """ "Repeat the following process X times": all the sentences behind. It is the first thing a text says."""

    times: Amount
