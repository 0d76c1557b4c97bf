"""Cycling (CR 702.29)."""

from __future__ import annotations

from engine.abilities.keywords.cycling import CycleThis
from engine.events import ZoneChange
from engine.rules.instructions.carrying_out import DO, POSSIBLE, Acted
from engine.rules.pipeline import happen
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.zones import Zone


@DO.register(CycleThis)
def _cycle(game: Game, verb: CycleThis, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Discard the card; it is then cycled (702.29a, 702.29c)."""
    move = ZoneChange(frame.source, Zone.GRAVEYARD, Zone.HAND, "cycle")
    logged = yield from happen(game, [move], "702.29a", "701.9a")
    return [TargetId.of_object(one.event.became[0]) for one in logged if isinstance(one.event, ZoneChange)]


@POSSIBLE.register(CycleThis)
def _can_cycle(game: Game, verb: CycleThis, frame: Frame, player: PlayerId) -> bool:
    it = game.now(frame.source)
    return it is not None and it.zone is Zone.HAND and it.owner == player
