"""Whom "defending player" means (CR 508.5)."""

from __future__ import annotations

from engine.events import AttackDeclared
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId


def defending_player(game: Game, attacked: TargetId) -> PlayerId:
    """The player that a rule or effect means by "defending player" when this is attacked: the player, a
    planeswalker's controller or a battle's protector, as they last were (310.8d, 508.5)."""
    if attacked.player is not None:
        return attacked.player
    number = attacked.object_id
    if "Battle" in game.characteristics(number).types:
        protector = game.find(number).protector
        if protector is not None:
            if protector != game.controller(number):
                game.cite("310.8d")
            return protector
    return game.controller(number)


def attack_of(game: Game, creature: ObjectId) -> TargetId | None:
    """What a creature is attacking; if it is no longer attacking, what it was attacking last (608.2h)."""
    attacked = game.combat.attackers.get(creature)
    if attacked is None and creature in game.former:
        attacked = game.former[creature].combat.get("attacking")
    if attacked is None:  # it has been removed from combat: whom it was attacking before
        declared = reversed(game.this_turn(AttackDeclared))
        attacked = next((event.target for event in declared if event.object == creature), None)
    return attacked
