"""What affects a permanent spell goes on to affect the permanent that it becomes (CR 400.7a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.state.ids import TargetId

if TYPE_CHECKING:
    from engine.state.game import Game


def carry_over(game: Game, spell: TargetId, permanent: TargetId) -> None:
    """Effects on a permanent spell, and on what is about to enter, apply to the permanent that it becomes (400.7a,
    400.7c, 611.2e); of those that begin as it enters, its own static abilities are the earlier (613.7n)."""
    for effect in game.effects:
        if effect.affected is not None and spell in effect.affected:
            effect.affected = tuple(permanent if one == spell else one for one in effect.affected)
            if spell.entering is not None:
                effect.timestamp = game.next_timestamp()
            game.bump("effects")
