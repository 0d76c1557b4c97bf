"""What is not read of a spell as it resolves (CR 608.2c)."""

from __future__ import annotations

from engine.events import NotRead
from engine.state.characteristics import Characteristics
from engine.state.game import Game
from engine.state.objects import GameObject


def not_read(game: Game, item: GameObject, ch: Characteristics) -> list[NotRead]:
    """Each of its sentences that is not read, but for what it says only of a spell cast in its controller's own main
    phase, where it is no such phase."""
    own = game.turn.active == game.controller(item) and game.turn.step.is_main
    return [NotRead(item.id, one.text) for one in ch.abilities.unread if own or not one.is_of_own_main_phase]
