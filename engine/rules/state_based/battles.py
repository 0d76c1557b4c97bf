"""Battles without defense or without a protector (CR 704.5v-x)."""

from __future__ import annotations

from engine.rules.permanents import battles
from engine.rules.triggers.pending_triggers import waiting
from engine.state.game import Game
from engine.state.objects import GameObject


def defeated(game: Game, found: list[GameObject]) -> list[GameObject]:
    """Battles with defense 0 that aren't the source of an ability still waiting or on the stack (704.5v)."""
    return [it for it in found if battles.defense(it) <= 0 and not waiting(game, it.id)]


def unprotected(game: Game, found: list[GameObject]) -> list[GameObject]:
    """Battles that need a protector and for which nobody can be chosen (704.5w-x)."""
    return [
        it
        for it in found
        if needs_protector(game, it) and not battles.possible_protectors(game, game.characteristics(it))
    ]


def needs_protector(game: Game, it: GameObject) -> str | None:
    """The rule by which a battle's controller chooses a new protector now, if one does (704.5w-x)."""
    if it.protector is not None and not game.players[it.protector].left:
        ch = game.characteristics(it)
        return "704.5x" if battles.is_siege(ch) and it.protector == ch.controller else None
    return None if it.target in game.combat.attackers.values() else "704.5w"
