"""How coins and dice are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events.telling import tells
from engine.mechanics.dice_coins.events import CoinFlipped, DieRolled
from engine.state.choices import Message
from engine.state.ids import TargetId
from engine.state.log import Logged

if TYPE_CHECKING:
    from engine.report.narration.narrator import Narrator


@tells(CoinFlipped)
def _flipped(n: Narrator, logged: Logged, event: CoinFlipped) -> None:
    n.step(logged, "tell-coin", player=TargetId.of_player(event.player), end=Message(f"flip-{event.end}"))


@tells(DieRolled)
def _rolled(n: Narrator, logged: Logged, event: DieRolled) -> None:
    n.step(logged, "tell-die", player=TargetId.of_player(event.player), sides=event.sides, result=event.result)
