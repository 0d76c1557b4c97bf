"""How votes are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events.telling import tells
from engine.mechanics.voting.events import VoteCast
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
