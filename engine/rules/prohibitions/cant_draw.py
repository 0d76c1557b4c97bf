"""Players who can't draw cards, or no more than so many each turn (CR 121.2b)."""

from __future__ import annotations

from engine.abilities.prohibitions.cant_draw import DrawingCards, DrawingMore
from engine.events import DrawCard, Event
from engine.rules.evaluate.evaluation import amount
from engine.rules.pipeline import can_not
from engine.rules.pipeline.not_happening import Prohibition
from engine.rules.prohibitions.players_cant import forbidden, forbidding
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId


@can_not(DrawCard, by="121.2b")
def _cant_draw(game: Game, event: Event) -> Prohibition | None:
    """(121.2b)"""
    assert isinstance(event, DrawCard)
    return forbidding(game, event.player, DrawingCards, "121.2b")


@can_not(DrawCard, by="121.2b")
def _drew_enough(game: Game, event: Event) -> Prohibition | None:
    """(121.2b)"""
    assert isinstance(event, DrawCard)
    frame = _no_more_than(game, event.player, 1)
    return Prohibition(("101.2", "121.2b"), frame.source, "no-more-drawn") if frame is not None else None


def keeps_from_choosing_to_draw(game: Game, player: PlayerId, count: int) -> Frame | None:
    """The effect under which a player can't choose to draw so many cards, though some of them could be drawn
    (121.2b, 121.3); None if nothing keeps the player from it."""
    altogether = (frame for _, frame in forbidden(game, player, DrawingCards))
    return next(altogether, None) or _no_more_than(game, player, count)


def _no_more_than(game: Game, player: PlayerId, count: int) -> Frame | None:
    """The effect by which so many more cards would be more than a player can draw this turn."""
    drawn = sum(earlier.player == player for earlier in game.this_turn(DrawCard))
    for what, frame in forbidden(game, player, DrawingMore):
        assert isinstance(what, DrawingMore)
        if drawn + count > amount(game, what.count, frame):
            return frame
    return None
