"""Things done more than once: processes, keyword actions (CR 608.2c)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Amount, Instruction, PlayerVerb
from engine.abilities.keyword_actions.incubate import Incubate
from engine.abilities.keyword_actions.investigate import Investigate
from engine.abilities.keyword_actions.populate import Populate
from engine.abilities.keyword_actions.proliferate import Proliferate
from engine.abilities.keyword_actions.scry import Scry
from engine.abilities.keyword_actions.surveil import Surveil
from engine.abilities.keyword_actions.time_travel import TimeTravel
from engine.abilities.nouns.player_phrases import EachPlayer
from engine.abilities.quantities.amounts import Fixed, X
from engine.abilities.sentences import May
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
    UNTIL_NOBODY = "until no one puts a card onto the battlefield"
    UNTIL_TAKEN_OR_NAMESAKE = (
        "until you put a card into your hand or you exile two cards with the same name, whichever comes first"
    )


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

    @property
    def needs(self) -> str | None:
        """What the process has to be, where it says until when."""
        return {Rounds.UNTIL_NOBODY: "InTurnOrder", Rounds.UNTIL_TAKEN_OR_NAMESAKE: "Exile"}.get(self.rounds)


@phrase(
    "starting with you, {what}", when=lambda node: isinstance(node.what.who, EachPlayer) and len(node.what.verbs) == 1
)
@dataclass(frozen=True, slots=True)
class InTurnOrder(Instruction):
    """ "Starting with you, each player may put a permanent card from their hand onto the battlefield": one after the
    other, so that each sees what those before have done (101.4)."""

    says_who = True
    what: May


@phrase("<repeat> the following process {times} times")
@dataclass(frozen=True, slots=True)
class RepeatFollowing(PlayerVerb):
    """ "Repeat the following process X times": all the sentences behind. It is the first thing a text says."""

    times: Amount
