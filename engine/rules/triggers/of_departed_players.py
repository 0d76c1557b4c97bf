"""Triggered abilities of players who have left the game (CR 800.4d)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.triggers.not_triggering import called
from engine.rules.triggers.pending_triggers import PendingTrigger
from engine.rules.triggers.what_stays import so_stays
from engine.state.game import Game
from engine.state.ids import TargetId


def tell_not_put_on_stack(game: Game, triggered: Sequence[PendingTrigger]) -> None:
    """Of what has triggered, note what isn't put onto the stack as its controller has left the game, and what stays
    where it is for that (800.4d)."""
    for one in triggered:
        if not game.players[one.controller].left:
            continue
        said = {"ability": called(game, one.source, one.ability), "player": TargetId.of_player(one.controller)}
        so = so_stays(game, one, game.exists)
        does_not_happen(game, "departed-trigger", "800.4d", **said, so=so)
