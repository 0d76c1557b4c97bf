"""What modes cost: escalate, spree, tiered (CR 702.120, 702.172, 702.183)."""

from __future__ import annotations

from engine.abilities.base import CostPart
from engine.abilities.keywords.casting import PricedModal, PricedMode
from engine.abilities.walk import found
from engine.rules.casting.announcing import BY_CHOICES
from engine.rules.costs import of_keyword
from engine.state.game import Game
from engine.state.objects import Announcement, GameObject


@BY_CHOICES.by("702.120a")
def _escalate(game: Game, spell: GameObject, made: Announcement) -> tuple[str, tuple[CostPart, ...]]:
    """For each mode beyond the first its cost is paid once more (702.120a)."""
    mana: str = ""
    parts: tuple[CostPart, ...] = ()
    for keyword in spell.shown.abilities.keyword("escalate"):
        text, further = of_keyword(keyword)
        times = max(0, len(made.modes) - 1)
        mana, parts = mana + text * times, (*parts, *further * times)
    return mana, parts


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
