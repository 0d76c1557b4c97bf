"""How coins and dice are told."""

from __future__ import annotations

from engine import events as ev
from engine.events.telling import tells, who
from engine.report.narration.narrator import Narrator
from engine.state.choices import Message
from engine.state.log import Logged


@tells(ev.CoinFlipped)
def _flipped(n: Narrator, logged: Logged, event: ev.CoinFlipped) -> None:
    n.step(logged, "tell-coin", player=who(event.player), end=Message(f"flip-{event.end}"))


@tells(ev.DieRolled)
def _rolled(n: Narrator, logged: Logged, event: ev.DieRolled) -> None:
    n.step(logged, "tell-die", player=who(event.player), sides=event.sides, result=event.result)
