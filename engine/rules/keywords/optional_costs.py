"""Whether and how often an optional cost of a keyword was paid (CR 702.33, 702.56, 702.157)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.keywords.optional_costs import CostWasPaid, TimesPaid
from engine.rules.evaluate.evaluation import AMOUNTS, CONDITIONS, objects
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId


def paid_for(game: Game, ids: Iterable[ObjectId], word: str) -> int:
    """How often the keyword's cost was paid for these spells, or for the spells that these permanents were."""
    key = "kicker" if word == "multikicker" else word
    made = [game.find(i).announced for i in ids]
    return sum(one.paid.often(key) for one in made if one is not None)


def _name(node: CostWasPaid | TimesPaid) -> str:
    """The name under which the payment is kept that a keyword, or one of its instances, asks for."""
    return f"{node.keyword.word} {node.instance}" if node.instance else str(node.keyword.word)


@CONDITIONS.register(CostWasPaid)
def _was_paid(game: Game, node: CostWasPaid, frame: Frame) -> bool:
    """The permanent asks about the spell that it was (400.7d, 607.2)."""
    return bool(paid_for(game, objects(game, node.subject, frame), _name(node))) is not node.denied


@AMOUNTS.register(TimesPaid)
def _times_paid(game: Game, node: TimesPaid, frame: Frame) -> int:
    return paid_for(game, objects(game, node.subject, frame), _name(node))
