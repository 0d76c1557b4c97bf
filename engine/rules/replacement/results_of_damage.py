"""What damage results in: as though its source had wither or infect, or no less life than 1 (CR 120.3)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from functools import partial

from engine.abilities.ability import Static
from engine.abilities.replacement.results_of_damage import DamageLeaves, DealtAsThough
from engine.abilities.verbs.life import GainLife
from engine.abilities.walk import found
from engine.events import Damage, LifeLoss
from engine.oracle.compile import english
from engine.oracle.names import with_name
from engine.rules.continuous.statements import looked_up
from engine.rules.damage import AS_THOUGH, DAMAGE_LEAVES
from engine.rules.evaluate.evaluation import amount, holds
from engine.rules.pipeline import TAKING_NOTICE
from engine.rules.pipeline.not_happening import does_not_happen
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.log import Logged

LEAVES = looked_up(DamageLeaves)
DEALT_AS_THOUGH = looked_up(DealtAsThough)


@DAMAGE_LEAVES.by("614.1a")
def _leaves(game: Game, player: PlayerId, life: int) -> tuple[int, ObjectId] | None:
    """It does nothing for a player who has less life already (614.1a), and not more than is needed beside the life that
    the player gains for damage prevented at the same time (120.4d). Of several the one that leaves most."""
    gained = sum(
        amount(game, verb.amount, one.frame)
        for one in game.deferred
        if one.frame.controller == player
        for verb in found(one.then, GainLife)
    )
    left = [
        (node.least.value - gained, standing.frame.source)
        for node, standing in LEAVES.said(game)
        if standing.frame.controller == player
        and life >= node.least.value
        and (node.condition is None or holds(game, node.condition, standing.frame))
    ]
    return max(left, key=lambda one: one[0], default=None)


@AS_THOUGH.by("609.4")
def _as_though(game: Game, damage: Damage) -> Iterable[tuple[str, ObjectId]]:
    """(609.4)"""
    for node, standing in DEALT_AS_THOUGH.said(game):
        if node.to is None or damage.target.player == standing.frame.controller:
            yield node.keyword.value, standing.frame.source


@TAKING_NOTICE.by("611.3a")
def _take_notice(game: Game, looking_back: bool) -> Callable[[Game, list[Logged]], None]:
    """What begins to apply only by the life that damage has cost did not apply to that damage."""
    lives = [player.life for player in game.players]
    return partial(_tell_what_comes_too_late, {where.key for _, where in DEALT_AS_THOUGH.said(game)}, lives)


def _tell_what_comes_too_late(
    before: Collection[Hashable], lives: Sequence[int], game: Game, batch: list[Logged]
) -> None:
    cost = [one for one in batch if isinstance(one.event, LifeLoss) and one.event.from_damage]
    for node, where in DEALT_AS_THOUGH.said(game) if cost else ():
        player = where.frame.controller
        those = [one for one in cost if one.event.affected_player == player]
        if those and where.key not in before and isinstance(where.frame.ability, Static):
            text = with_name(english(where.frame.ability), game.characteristics(where.frame.source).name).rstrip(".")
            said = {"source": TargetId.of_object(where.frame.source), "text": text}
            amount_dealt = sum(one.event.amount for one in those if isinstance(one.event, LifeLoss))
            args = {"player": TargetId.of_player(player), "life": lives[player], "as": node.keyword.value}
            why = Message("lets-be-as", {"why": Message("life-as-dealt", args)})
            with game.under(those[0]):
                this = Message("this-damage", {"amount": amount_dealt})
                does_not_happen(game, "lets-be", "611.3a", **said, object=this, why=why)
