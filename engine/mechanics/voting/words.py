"""Voting (CR 701.38)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount, Condition, Declaration, Instruction, PlayerVerb, Qualifier, TriggerEvent, Who
from engine.abilities.nouns.noun_groups import Where
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.quantities.computed_amounts import is_done_one_by_one
from engine.abilities.quantities.for_each import Per
from engine.abilities.sentences import Does, Imperative
from engine.grammar.phrase import Terminal, phrase


class Ballot(str, Terminal):
    """A word to vote for, which has no meaning of its own (701.38b)."""

    __slots__ = ()
    pattern = re.compile(
        r"(?!(?:an?|the|up|each|another|any|one|or|more|most|that|this|for)\b)[A-Za-z]+(?: (?!or\b)[A-Za-z]+){0,2}"
    )
    longest = 3


@phrase("starting with you, {what}", when=lambda node: not node.what.front and node.what.duration is None)
@dataclass(frozen=True, slots=True)
class StartingWithYou(Instruction):
    """ "Starting with you, each player votes for time or money": in turn order from the controller (701.38a)."""

    what: Does


@phrase("<vote> for {choices:or 2+}")
@phrase("secretly <vote> for {choices:or 2+}, then those votes are revealed", secret=True)
@dataclass(frozen=True, slots=True)
class VoteFor(PlayerVerb):
    """ "votes for time or money" (701.38a)."""

    choices: tuple[Ballot, ...]
    secret: bool = False


@phrase("<vote> for {what:obj}")
@phrase("secretly <vote> for {what:obj}, then those votes are revealed", secret=True)
@dataclass(frozen=True, slots=True)
class VoteForOne(PlayerVerb):
    """ "votes for a nonland permanent you don't control": none of them is a target (701.38b)."""

    what: Some
    secret: bool = False


@phrase("{choice} gets more votes")
@phrase("{choice} gets more votes or the vote is tied", tied=True)
@dataclass(frozen=True, slots=True)
class GetsMoreVotes(Condition):
    """ "(if) money gets more votes or the vote is tied"."""

    needs: ClassVar[str] = "VoteFor"
    choice: Ballot
    tied: bool = False


@phrase("{choice} vote")
@dataclass(frozen=True, slots=True)
class PerVote(Per):
    """ "(for each) evidence vote"."""

    needs: ClassVar[str] = "VoteFor"
    choice: Ballot


def _is_repeated(node: ForEachVote) -> bool:
    return not is_done_one_by_one(node.what) and node.what.duration is None


@phrase("for each {per}, {what}", when=_is_repeated)
@dataclass(frozen=True, slots=True)
class ForEachVote(Instruction):
    """ "For each evidence vote, investigate": so often, one after the other."""

    per: PerVote
    what: Imperative


@phrase("the voter")
@dataclass(frozen=True, slots=True)
class TheVoter(Who):
    """Whose vote a sentence about each vote has come to."""

    needs: ClassVar[str] = "ForEachVote"


@phrase("owned by {who:obj}")
@dataclass(frozen=True, slots=True)
class OwnedByVoter(Qualifier):
    """ "(for each money vote, choose) a permanent owned by the voter" (108.3)."""

    who: TheVoter
    goes_with = (Where.PERMANENT, Where.TOKEN)


@phrase("the number of {choice} votes")
@dataclass(frozen=True, slots=True)
class VotesFor(Amount):
    """ "the number of truth votes"."""

    needs: ClassVar[str] = "VoteFor"
    choice: Ballot


@phrase("with the most votes or tied for most votes")
@dataclass(frozen=True, slots=True)
class MostVotes(Qualifier):
    """ "each permanent with the most votes or tied for most votes"."""

    needs: ClassVar[str] = "VoteForOne"
    goes_with = tuple(Where)


class Again(Enum):
    """Whether a player may or does vote once more."""

    MAY = "you may vote an additional time"
    DOES = "you get an additional vote"


@phrase("while voting, {again}")
@dataclass(frozen=True, slots=True)
class MoreVotes(Declaration):
    """All of a player's votes happen at the same time (701.38d)."""

    again: Again


@phrase("players finish voting")
@dataclass(frozen=True, slots=True)
class FinishVoting(TriggerEvent):
    """After the last vote."""


class Alike(Enum):
    """Whether an opponent voted as you did."""

    ALIKE = "each opponent who voted for a choice you voted for"
    OTHERWISE = "each opponent who voted for a choice you didn't vote for"


@phrase("{how}")
@dataclass(frozen=True, slots=True)
class EachWhoVoted(Who):
    """ "each opponent who voted for a choice you didn't vote for", in what triggers on a vote."""

    how: Alike


@phrase("the number of opponents who voted for a choice you didn't vote for")
@dataclass(frozen=True, slots=True)
class OpponentsOtherwise(Amount):
    """How many opponents voted for something else."""
