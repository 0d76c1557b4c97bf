"""What makes spells cost more or less (CR 601.2f)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.abilities.ability import PayLife
from engine.abilities.base import CostPart
from engine.abilities.costs.cost_changes import (
    CostChange,
    CostChangeIf,
    CostChangeOnOthersTurns,
    LeastCost,
    LoyaltyCostsMore,
    TargetingCost,
    TargetingLifeCost,
)
from engine.abilities.permissions.timing import MoreOrLess
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.verbs.mana import ManaSymbols
from engine.rules.casting.announcing import BY_CHOICES
from engine.rules.casting.costs.total_cost import COST_CHANGES, LEAST_COSTS
from engine.rules.casting.loyalty_abilities import LOYALTY_COSTS
from engine.rules.continuous.statements import LookUp, looked_up
from engine.rules.evaluate.evaluation import amount, holds, is_player
from engine.rules.evaluate.for_each import count
from engine.rules.evaluate.object_phrases import things
from engine.rules.replacement.replacement_effects import is_thing
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.objects import Announcement, GameObject

TARGETING_COST = looked_up(TargetingCost)
TARGETING_LIFE_COST = looked_up(TargetingLifeCost)
LEAST_COST = looked_up(LeastCost)
LOYALTY_COSTS_MORE = looked_up(LoyaltyCostsMore)


def generic(mana: ManaSymbols) -> int:
    """The generic mana that a change is of."""
    return int(mana.text.strip("{}"))


CHANGES: LookUp[CostChange | CostChangeIf | CostChangeOnOthersTurns] = looked_up(
    CostChange, CostChangeIf, CostChangeOnOthersTurns
)


@COST_CHANGES.by("601.2f")
def _own_changes(game: Game, player: PlayerId, spell: GameObject, frame: Frame) -> Iterator[tuple[int, ObjectId]]:
    """ "~ costs {1} less to cast for each ..." functions on the stack (113.6d-e)."""
    for node, _ in CHANGES.own(game, spell):
        yield _by(game, node, frame, spell), spell.id


def _by(game: Game, node: CostChange | CostChangeIf | CostChangeOnOthersTurns, frame: Frame, spell: GameObject) -> int:
    """By how much generic mana one statement changes a cost."""
    if isinstance(node, CostChangeOnOthersTurns):
        return 0 if game.turn.active == game.controller(spell) else _by(game, node.what, frame, spell)
    if isinstance(node, CostChangeIf):
        return _by(game, node.what, frame, spell) if holds(game, node.condition, frame) else 0
    times = count(game, node.per, frame, spell) if node.per is not None else 1
    size = amount(game, node.equal, frame) if node.equal is not None else generic(node.mana) * times
    return size if node.way is MoreOrLess.MORE else -size


@COST_CHANGES.by("601.2f")
def _changes(game: Game, player: PlayerId, spell: GameObject, frame: Frame) -> Iterator[tuple[int, ObjectId]]:
    """ "Goblin spells you cast cost {1} less to cast." """
    for node, standing in CHANGES.said(game):
        change = node.what if isinstance(node, CostChangeIf | CostChangeOnOthersTurns) else node
        assert isinstance(change, CostChange)
        if standing.frame.source != spell.id and spell.target in things(game, change.subject, standing.frame):
            yield _by(game, node, standing.frame, spell), standing.frame.source


@COST_CHANGES.by("601.2f")
def _for_targets(game: Game, player: PlayerId, spell: GameObject, frame: Frame) -> Iterator[tuple[int, ObjectId]]:
    """ "Spells your opponents cast that target ~ cost {2} more to cast." """
    chosen = {t for slot in frame.targets for t in slot}
    for node, standing in TARGETING_COST.said(game):
        if is_player(node.who)(game, player, standing.frame) and any(
            is_thing(game, node.what, one, standing.frame) for one in chosen
        ):
            more = generic(node.mana) if node.way is MoreOrLess.MORE else -generic(node.mana)
            yield more, standing.frame.source


@BY_CHOICES.by("118.8")
def _life_for_targets(game: Game, spell: GameObject, made: Announcement) -> tuple[str, tuple[CostPart, ...]]:
    """ "Spells your opponents cast that target ~ cost an additional 3 life to cast.": once for each that says so."""
    player, chosen = game.controller(spell.id), {t for slot in made.targets for t in slot}
    life = tuple(
        PayLife(Fixed(amount(game, node.life, standing.frame)))
        for node, standing in TARGETING_LIFE_COST.said(game)
        if is_player(node.who)(game, player, standing.frame)
        and any(is_thing(game, node.what, one, standing.frame) for one in chosen)
    )
    return "", life


@LEAST_COSTS.by("601.2f")
def _least(game: Game) -> tuple[int, tuple[ObjectId, ...]]:
    """ "costs three mana to cast" """
    least = [(amount(game, node.least, where.frame), where.frame.source) for node, where in LEAST_COST.said(game)]
    most = max((number for number, _ in least), default=0)
    return most, tuple(source for number, source in least if number == most)


@LOYALTY_COSTS.by("606.5")
def _more_loyalty(game: Game, frame: Frame) -> int:
    """ "an additional [+1]" """
    return sum(
        node.more.sign * amount(game, node.more.amount, standing.frame)
        for node, standing in LOYALTY_COSTS_MORE.said(game)
        if standing.frame.controller == frame.controller
    )
