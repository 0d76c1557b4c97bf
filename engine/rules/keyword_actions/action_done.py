"""That a whole keyword action is over, for what watches for it (CR 701)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.events import KeywordAction
from engine.rules.pipeline import commit
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId


def action_done(
    game: Game, player: PlayerId, action: str, rule: str, objects: Iterable[ObjectId] = (), amount: int = 0
) -> None:
    """The whole action is over: what watches for it sees it now."""
    commit(game, [KeywordAction(player, action, amount, tuple(objects))], rule)
