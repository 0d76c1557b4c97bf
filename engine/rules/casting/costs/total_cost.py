"""The total cost of a spell: what is announced, plus increases, minus reductions (CR 601.2f)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.abilities.base import CostPart
from engine.abilities.costs.costs_of_spells import AdditionalCost
from engine.rules.casting.faces_and_ways_to_cast import Way
from engine.rules.hooks import Hooks
from engine.rules.mana import payment
from engine.rules.mana.color_of_mana_on_x import restrict_x
from engine.rules.mana.restrictions_on_spending import Purpose
from engine.state.cost_sums import CostSum
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.mana_costs import ManaCost
from engine.state.objects import GameObject


def additional_costs(spell: GameObject) -> tuple[CostPart, ...]:
    """Costs that the spell's own text adds (118.8)."""
    return tuple(cost for ability in spell.shown.abilities.of(AdditionalCost) for cost in ability.costs)  # type: ignore[attr-defined]


CostChange = Callable[[Game, PlayerId, GameObject, Frame], Iterator[tuple[int, ObjectId]]]
COST_CHANGES: Hooks[CostChange] = Hooks()
"""Functions that say by how much generic mana the cost of a spell changes, and what says so (601.2f)."""

LEAST_COSTS: Hooks[Callable[[Game], tuple[int, tuple[ObjectId, ...]]]] = Hooks()
"""Functions that say how much mana a spell costs at the least, and what says so, once everything else has changed its
cost (601.2f)."""

COLORED_CHANGES: Hooks[Callable[[Game, PlayerId, GameObject, Frame, ManaCost], None]] = Hooks()
"""Functions that take colored mana out of the cost of a spell (118.7b-c, 601.2f)."""


def total_cost(
    game: Game, player: PlayerId, spell: GameObject, way: Way, frame: Frame, extra: str = ""
) -> tuple[ManaCost, tuple[str, ...], CostSum]:
    """The mana to be paid: the cost announced, plus increases, minus reductions, the rules of these where there are
    any, and by what its generic part is changed (601.2f, 118.7). Monocolored hybrid symbols are announced
    as colored mana, or as generic mana, that can be reduced, where it can be paid only so (601.2b)."""
    announced = ManaCost.of((way.cost or "") + extra, frame.x)
    changes = [change for by in COST_CHANGES for change in by(game, player, spell, frame)]
    more, less = sum(c for c, _ in changes if c > 0), sum(c for c, _ in changes if c < 0)

    def changed(total: ManaCost) -> ManaCost:
        total.change(more)
        total.change(less)
        for change in COLORED_CHANGES:
            change(game, player, spell, frame, total)
        if way.of_any:
            total.loosen(way.of_any)
        else:
            restrict_x(total, way.cost or "", frame.x, game.characteristics(spell).abilities.spells, -less)
        return total

    total = changed(ManaCost(announced.generic, list(announced.colored)))
    if announced.generic + more + less < 0 and game.players[player].mana_source != "any":
        able = (changed(nonhybrid) for nonhybrid in announced.nonhybrid())
        purpose = Purpose(spell=spell.id)
        total = next((one for one in able if payment.payable(game, player, one, purpose)), total)
    colored = not way.of_any and len(total.colored) < len(announced.colored)
    reduced = (*(("118.7a",) if less < 0 else ()), *(("118.7",) if colored else ()))
    together: dict[ObjectId, int] = {}
    for change, source in sorted(changes, key=lambda one: one[0] < 0):
        if change:
            together[source] = together.get(source, 0) + change
    rules = (*(("601.2f",) if more or reduced else ()), *reduced)
    return total, rules, CostSum(announced.text, (*together.items(),))
