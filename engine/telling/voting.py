"""How votes are told."""

from __future__ import annotations

from engine.decisions import Message
from engine.events.voting import VoteCast
from engine.log import Logged
from engine.narrate import Narrator
from engine.telling.tellers import tells, thing, who


@tells(VoteCast)
def _vote(n: Narrator, logged: Logged, event: VoteCast) -> None:
    choice = Message("word", {"word": event.choice}) if isinstance(event.choice, str) else thing(event.choice)
    n.step(logged, "tell-vote", player=who(event.player), choice=choice)
