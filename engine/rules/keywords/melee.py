"""Melee (CR 702.121)."""

from __future__ import annotations

from engine.abilities.keywords.melee import PerOpponentAttacked
from engine.events import AttackDeclared, CombatEnds
from engine.rules.evaluate.for_each import PER
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.objects import GameObject


@PER.register(PerOpponentAttacked)
def _attacked(game: Game, per: PerOpponentAttacked, frame: Frame, it: GameObject | None) -> int:
    """Attacking a planeswalker or battle is not attacking the player (702.121a)."""
    attacks = game.happened(AttackDeclared, since=max(game.turn_began_at, game.behind_last(CombatEnds)))
    return len({attack.target for attack in attacks if attack.declared and attack.target.player is not None})
