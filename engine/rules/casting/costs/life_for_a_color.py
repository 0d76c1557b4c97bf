"""Life that may be paid to cast spells of a kind, which then cost less (CR 118.8b, 601.2b, 601.2f)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.abilities.ability import PayLife
from engine.abilities.costs.life_for_a_color import LifeForColor
from engine.rules.casting.costs.total_cost import COLORED_CHANGES
from engine.rules.casting.kicker_and_optional_costs import OFFERED, OptionalCost
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import fits
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.mana_costs import ManaCost
from engine.state.objects import GameObject

LIFE_FOR_COLOR = looked_up(LifeForColor)


def _named(game: Game, spell: GameObject) -> Iterator[tuple[str, LifeForColor]]:
    """What is said of the spell by what its player controls, each with the name of its cost: several are numbered."""
    player = game.controller(spell.id)
    said = [
        node
        for node, standing in LIFE_FOR_COLOR.said(game)
        if standing.frame.controller == player and fits(game, node.group, spell, standing.frame)
    ]
    for number, node in enumerate(said, 1):
        yield "life" if number == 1 else f"life {number}", node


@OFFERED.by("118.8b")
def _offered(game: Game, spell: GameObject) -> Iterable[OptionalCost]:
    """(118.8b)"""
    for name, node in _named(game, spell):
        yield OptionalCost(name, "", (PayLife(node.life),), 1, "118.8b")


@COLORED_CHANGES.by("601.2f")
def _less(game: Game, player: PlayerId, spell: GameObject, frame: Frame, total: ManaCost) -> None:
    """Only mana of that color is taken out of the cost."""
    made = spell.announced
    for name, node in _named(game, spell):
        if made is not None and made.paid.often(name):
            total.spare(node.color.letter)
