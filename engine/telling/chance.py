"""How coins and dice are told."""

from __future__ import annotations

from engine import events as ev
from engine.decisions import Message
from engine.log import Logged
from engine.narrate import Narrator
from engine.telling.tellers import tells, who


@tells(ev.CoinFlipped)
def _flipped(n: Narrator, logged: Logged, event: ev.CoinFlipped) -> None:
    n.step(logged, "tell-coin", player=who(event.player), end=Message(f"flip-{event.end}"))


@tells(ev.DieRolled)
def _rolled(n: Narrator, logged: Logged, event: ev.DieRolled) -> None:
    n.step(logged, "tell-die", player=who(event.player), sides=event.sides, result=event.result)
