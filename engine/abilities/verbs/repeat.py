"""Things done more than once: processes, keyword actions (CR 608.2c)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Amount, PlayerVerb
from engine.abilities.keyword_actions.incubate import Incubate
from engine.abilities.keyword_actions.investigate import Investigate
from engine.abilities.keyword_actions.populate import Populate
from engine.abilities.keyword_actions.proliferate import Proliferate
from engine.abilities.keyword_actions.scry import Scry
from engine.abilities.keyword_actions.surveil import Surveil
from engine.abilities.keyword_actions.time_travel import TimeTravel
from engine.abilities.quantities.amounts import Fixed, X
from engine.grammar.phrase import phrase

Repeatable = Investigate | Proliferate | Populate | Incubate | TimeTravel | Scry | Surveil


@phrase("{verb:^} {times:times}", when=lambda repeated: repeated.times > 1)
@phrase("{verb:^} {count:digits} times", when=lambda repeated: isinstance(repeated.count, X))
@phrase("{verb:^} again", times=1)
@dataclass(frozen=True, slots=True)
class Repeatedly(PlayerVerb):
    """ "investigate twice", "proliferate X times": the whole action so often, one after another (608.2c)."""

    verb: Repeatable
    times: int = 0
    count: Amount | None = None


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
