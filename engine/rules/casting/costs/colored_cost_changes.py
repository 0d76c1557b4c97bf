"""Costs that are less, or more, by colored mana (CR 118.7b-c, 601.2f)."""

from __future__ import annotations

from engine.abilities.costs.colored_cost_changes import ColoredCostLess, ColoredCostMore, Reach
from engine.rules.casting.costs.total_cost import COLORED_CHANGES
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import holds
from engine.rules.evaluate.for_each import count
from engine.rules.evaluate.object_phrases import things
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.mana_costs import ManaCost
from engine.state.mana_symbols import symbols
from engine.state.objects import GameObject

COLORED_COST_LESS = looked_up(ColoredCostLess)
COLORED_COST_MORE = looked_up(ColoredCostMore)


@COLORED_CHANGES.by("601.2f")
def _changes(game: Game, player: PlayerId, spell: GameObject, frame: Frame, total: ManaCost) -> None:
    """What the spell says of its own cost on the stack, and what permanents say of it (113.6d): what is more comes
    before what is less (601.2f)."""
    for more, standing in COLORED_COST_MORE.said(game):
        if spell.target in things(game, more.subject, standing.frame):
            total.colored += symbols(more.mana.text.upper())
    for own, _ in COLORED_COST_LESS.own(game, spell):
        _reduce(game, own, frame, spell, total)
    for node, standing in COLORED_COST_LESS.said(game):
        if standing.frame.source != spell.id and spell.target in things(game, node.subject, standing.frame):
            _reduce(game, node, standing.frame, spell, total)


def _reduce(game: Game, node: ColoredCostLess, frame: Frame, spell: GameObject, total: ManaCost) -> None:
    """Where the cost has no such mana, there is less generic mana instead, if the words allow it (118.7b-c)."""
    if node.condition is not None and not holds(game, node.condition, frame):
        return
    times = count(game, node.per, frame, spell) if node.per is not None else 1
    for color in symbols(node.mana.text.upper()) * times:
        if color.isdigit():
            total.change(-int(color))
        elif not total.spare(color) and node.reach is Reach.GENERIC_TOO:
            total.change(-1)
