"""How votes are told."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.events.telling import tells
from engine.mechanics.voting.events import VoteCast, Voted
from engine.state.choices import Message
from engine.state.ids import TargetId
from engine.state.log import Logged

if TYPE_CHECKING:
    from engine.report.narration.narrator import Narrator


@tells(VoteCast)
def _vote(n: Narrator, logged: Logged, event: VoteCast) -> None:
    choice = (
        Message("word", {"word": event.choice}) if isinstance(event.choice, str) else TargetId.of_object(event.choice)
    )
    n.step(logged, "tell-vote", player=TargetId.of_player(event.player), choice=choice)


@tells(Voted)
def _voted(n: Narrator, logged: Logged, event: Voted) -> None:
    """Behind the last vote it is said that the vote is tied, and which objects are."""
    tally = Counter(choice for _, choice in event.votes)
    most = max(tally.values(), default=0)
    tied = [one for one, votes in tally.items() if votes == most]
    n.fold(logged, n.steps[-1])
    if len(tied) > 1:
        things = TargetId.of_objects([one for one in tied if not isinstance(one, str)])
        key = "tied-votes" if things else "tied-vote"
        n.steps[-1].notes.append(Message(key, {"things": things, "votes": most}))
