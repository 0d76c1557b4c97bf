"""Costs of which {X} is paid with mana of one color (CR 601.2h, 602.2b)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.base import Ability
from engine.abilities.verbs.color_of_mana_on_x import SpendOnlyOnX
from engine.abilities.walk import found
from engine.rules.instructions.performing import PERFORM
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.mana_costs import ManaCost
from engine.state.mana_symbols import symbols


@PERFORM.register(SpendOnlyOnX)
def _nothing_to_do(game: Game, node: SpendOnlyOnX, frame: Frame) -> Gen[None]:
    """It has been heeded as the cost was paid (601.2h)."""
    return
    yield


def restrict_x(total: ManaCost, written: str, x: int | None, abilities: Iterable[Ability], reduced: int = 0) -> None:
    """Make the part of a total cost that {X} of the cost as ``written`` asks for mana of the color that alone may be
    spent on it, if these abilities name one. What is ``reduced`` of the generic mana is taken from that part first."""
    only = next((one for ability in abilities for one in found(ability, SpendOnlyOnX)), None)
    if only is None:
        return
    asked = (x or 0) * symbols(written).count("X") - reduced
    number = max(0, min(asked, total.generic))
    total.generic -= number
    total.colored += [only.color.letter] * number
