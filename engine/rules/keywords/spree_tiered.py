"""Spree and tiered: modes with costs of their own (CR 702.172, 702.183)."""

from __future__ import annotations

from engine.abilities.base import CostPart
from engine.abilities.keywords.spree_tiered import PricedModal, PricedMode
from engine.abilities.walk import found
from engine.rules.casting.announcing import BY_CHOICES
from engine.state.game import Game
from engine.state.objects import Announcement, GameObject


@BY_CHOICES.by("702.172a")
def _of_modes(game: Game, spell: GameObject, made: Announcement) -> tuple[str, tuple[CostPart, ...]]:
    """The costs associated with the modes chosen (702.172a, 702.183a)."""
    mana = ""
    for ability in spell.shown.abilities.spells:
        for modal in found(ability.effect, PricedModal):
            for number in made.modes:
                mode = modal.modes[number]
                assert isinstance(mode, PricedMode)
                mana += mode.cost.mana.text
    return mana, ()
