"""Players who can't gain life (CR 119.7)."""

from __future__ import annotations

from engine.abilities.prohibitions import standing_rules as st
from engine.events import Event, LifeGain
from engine.rules.pipeline import can_not
from engine.rules.pipeline.not_happening import Prohibition
from engine.rules.prohibitions.players_cant import forbidding
from engine.state.game import Game


@can_not(LifeGain, by="119.7")
def _cant_gain_life(game: Game, event: Event) -> Prohibition | None:
    """(119.7)"""
    assert isinstance(event, LifeGain)
    return forbidding(game, event.player, st.GainingLife, "119.7")
