"""Summoning sickness: creatures that have come under their controller's control too late (CR 302.6, 702.10c)."""

from __future__ import annotations

from engine.abilities.permissions.summoning_sickness import ActivateAsThoughHaste
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import objects
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.objects import GameObject

AS_THOUGH_HASTE = looked_up(ActivateAsThoughHaste)


def is_too_sick(game: Game, it: GameObject, player: PlayerId) -> bool:
    """Whether a creature has come under its controller's control too late for a tap or untap symbol to be paid with it
    (302.6), unless it has haste or the player may act as though it had (702.10c, 609.4)."""
    ch = game.characteristics(it)
    if "Creature" not in ch.types or ch.has("haste") or not game.sick(it):
        return False
    return not any(
        standing.frame.controller == player and it.id in objects(game, node.of, standing.frame)
        for node, standing in AS_THOUGH_HASTE.said(game)
    )


def thanks_to_haste(game: Game, source: ObjectId) -> tuple[str, ...]:
    """The rule by which a creature that has come too late pays with the tap or untap symbol all the same (702.10c)."""
    it, ch = game.objects[source], game.characteristics(source)
    return ("702.10c",) if "Creature" in ch.types and ch.has("haste") and game.sick(it) else ()
