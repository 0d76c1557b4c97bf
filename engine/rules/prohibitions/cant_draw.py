"""Players who can't draw cards, or no more than so many each turn (CR 121.2b)."""

from __future__ import annotations

from engine.abilities.prohibitions.cant_draw import DrawingCards, DrawingMore
from engine.events import DrawCard, Event
from engine.rules.evaluate.evaluation import amount
from engine.rules.pipeline import can_not
from engine.rules.pipeline.not_happening import Prohibition
from engine.rules.prohibitions.players_cant import forbidden, forbidding
from engine.state.game import Game


@can_not(DrawCard, by="121.2b")
def _cant_draw(game: Game, event: Event) -> Prohibition | None:
    """(121.2b)"""
    assert isinstance(event, DrawCard)
    return forbidding(game, event.player, DrawingCards, "121.2b")


@can_not(DrawCard, by="121.2b")
def _drew_enough(game: Game, event: Event) -> Prohibition | None:
    """(121.2b)"""
    assert isinstance(event, DrawCard)
    drawn = sum(earlier.player == event.player for earlier in game.this_turn(DrawCard))
    for what, frame in forbidden(game, event.player, DrawingMore):
        assert isinstance(what, DrawingMore)
        if drawn >= amount(game, what.count, frame):
            return Prohibition(("101.2", "121.2b"), frame.source, "no-more-drawn")
    return None
