"""Telling of the designations of players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events.telling import tells
from engine.mechanics.monarch_initiative_citys_blessing.events import TitleGained
from engine.state.ids import TargetId
from engine.state.log import Logged

if TYPE_CHECKING:
    from engine.report.narration.narrator import Narrator

TITLES = {
    "monarch": "tell-becomes-monarch",
    "initiative": "tell-takes-initiative",
    "city's blessing": "tell-gets-blessing",
}


@tells(TitleGained, result=True)
def _title(n: Narrator, logged: Logged, event: TitleGained) -> None:
    n.step(logged, TITLES[event.title], player=TargetId.of_player(event.player))
