"""Split second (CR 702.61)."""

from __future__ import annotations

from engine.rules.casting.special_actions import BEING_TAKEN
from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.prohibitions.cant_activate import ACTIVATION_FORBIDS
from engine.rules.prohibitions.cant_cast import FORBIDS
from engine.state.characteristics import Characteristics
from engine.state.choices import Illegal, Message
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.objects import GameObject
from engine.state.zones import Zone


def _on_the_stack(game: Game) -> GameObject | None:
    """A spell with split second on the stack, if there is one."""
    return next((it for it in game.in_zone(Zone.STACK) if game.characteristics(it).has("split second")), None)


@FORBIDS.by("702.61a")
def _no_spells(game: Game, player: PlayerId, it: GameObject, values: Characteristics) -> None:
    """No other spells can be cast (702.61a)."""
    spell = _on_the_stack(game)
    if spell is not None:
        raise Illegal(Message("split-second", {"object": spell.target}), "702.61a")


@ACTIVATION_FORBIDS.by("702.61a")
def _no_abilities(game: Game, it: GameObject, is_mana: bool) -> None:
    """Only mana abilities can be activated (702.61a-b)."""
    spell = _on_the_stack(game)
    if spell is not None and not is_mana:
        raise Illegal(Message("split-second", {"object": spell.target}), "702.61a")


@BEING_TAKEN.by("702.61b")
def _lets_be(game: Game) -> None:
    """Note that a spell with split second on the stack does not keep anybody from a special action (702.61b)."""
    spell = _on_the_stack(game)
    if spell is not None:
        does_not_happen(game, "lets-special-actions-be", "702.61b", by=spell.target)
