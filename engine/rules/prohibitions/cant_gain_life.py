"""Players who can't gain life (CR 119.7)."""

from __future__ import annotations

from engine.abilities.prohibitions import standing_rules as st
from engine.events import Event, LifeGain
from engine.rules.pipeline import can_not
from engine.rules.prohibitions.players_cant import forbidden
from engine.state.game import Game


@can_not(LifeGain, by="119.7")
def _cant_gain_life(game: Game, event: Event) -> tuple[str, ...] | None:
    """(119.7)"""
    assert isinstance(event, LifeGain)
    return ("101.2", "119.7") if any(forbidden(game, event.player, st.GainingLife)) else None
