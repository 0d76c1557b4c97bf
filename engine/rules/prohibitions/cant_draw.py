"""Players who can't draw cards, or no more than so many each turn (CR 121.2b)."""

from __future__ import annotations

from engine.abilities.prohibitions import standing_rules as st
from engine.events import DrawCard, Event
from engine.rules.pipeline import can_not
from engine.rules.prohibitions.players_cant import forbidden
from engine.state.game import Game


@can_not(DrawCard, by="121.2b")
def _cant_draw(game: Game, event: Event) -> tuple[str, ...] | None:
    """(121.2b)"""
    assert isinstance(event, DrawCard)
    return ("101.2", "121.2b") if any(forbidden(game, event.player, st.DrawingCards)) else None
