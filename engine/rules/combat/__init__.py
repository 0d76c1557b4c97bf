"""The combat phase (CR 506-511): what the game does at the beginning of each of its steps, and at its end."""

from __future__ import annotations

from engine.events import CombatEnds
from engine.rules.combat.combat_damage_step import combat_damage, needs_first_strike_step
from engine.rules.combat.declare_attackers import declare_attackers
from engine.rules.combat.declare_blockers import declare_blockers
from engine.rules.combat.entering_attacking import choose_attacked
from engine.rules.combat.legal_attacks import attackable
from engine.rules.combat.removed_from_combat import attacked_by
from engine.rules.combat.why_not_declared import why_not_declared
from engine.rules.pipeline import commit
from engine.state.choices import Gen
from engine.state.game import Game

__all__ = [
    "attackable",
    "attacked_by",
    "beginning_of_combat",
    "choose_attacked",
    "combat_damage",
    "declare_attackers",
    "declare_blockers",
    "end_of_combat",
    "needs_first_strike_step",
    "why_not_declared",
]


def beginning_of_combat(game: Game) -> Gen[None]:
    """Nothing is chosen: every opponent of the active player is a defending player (507.1, 802.2)."""
    return
    yield  # a step's actions are a generator, although this one asks nothing


def end_of_combat(game: Game) -> Gen[None]:
    """The end of combat step ends: everything is removed from combat (511.3)."""
    if game.combat.attackers or game.combat.blockers or game.combat.happened:
        commit(game, [CombatEnds()], "511.3")
    return
    yield  # a step's actions are a generator, although this one asks nothing
