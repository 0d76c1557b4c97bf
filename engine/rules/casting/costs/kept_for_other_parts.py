"""What a payment leaves alone because another part of the same cost needs it (CR 601.2g-h).

Mana abilities are activated before costs are paid. What is tapped for mana can't be tapped as a cost any more, nor can
what is sacrificed for mana be sacrificed as a cost.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, islice
from typing import Any

from engine.abilities.ability import DoAsCost, TapSymbol
from engine.abilities.base import CostPart
from engine.abilities.keyword_actions.sacrifice import Sacrifice
from engine.abilities.keyword_actions.tap_untap import Tap
from engine.abilities.nouns.object_phrases import Some
from engine.rules.evaluate.amounts import bounds
from engine.rules.instructions.carrying_out import available
from engine.rules.mana.payment_plan import plan
from engine.rules.mana.restrictions_on_spending import Purpose
from engine.rules.mana.sources import sources
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.mana_costs import ManaCost

_MOST_WAYS = 50
"""So many ways to keep enough are tried."""


def keeping(game: Game, cost: ManaCost, costs: Sequence[CostPart], frame: Frame, purpose: Purpose) -> Purpose:
    """The purpose, with as many permanents as other parts of the cost need kept from being used for mana; of several
    ways to keep enough the first by which the mana can be paid."""
    player = frame.controller
    if game.players[player].mana_source != "lands" or cost.free:
        return purpose
    for part in costs:
        verb: Any = part.verb if isinstance(part, DoAsCost) else None
        if not isinstance(verb, Tap | Sacrifice) or not isinstance(verb.what, Some):
            continue
        made = [one for one in sources(game, player) if isinstance(verb, Tap) or one.used_up]
        makers = {one.object for one in made} - purpose.busy
        taps_itself = isinstance(verb, Tap) and TapSymbol() in costs
        can = [i for i in available(game, verb.what, frame, player) if not (taps_itself and i == frame.source)]
        lacking = bounds(game, verb.what.count, frame)[0] - sum(i not in makers for i in can)
        if lacking > 0:
            ways = [
                replace(purpose, busy=purpose.busy | {*kept})
                for kept in islice(combinations([i for i in can if i in makers], lacking), _MOST_WAYS)
            ]
            able = (way for way in ways if plan(game, player, cost, way) is not None)
            purpose = next(able, ways[0] if ways else purpose)
    return purpose
