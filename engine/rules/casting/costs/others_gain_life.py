"""Costs that others gain life by: nobody can pay them by a player who can't gain life (CR 118.9, 119.7)."""

from __future__ import annotations

from engine.abilities.costs.others_gain_life import HaveGainLife
from engine.abilities.nouns.player_phrases import AnOpponent
from engine.events import LifeGain
from engine.rules import costs
from engine.rules.choices.which_player import which_player
from engine.rules.evaluate.evaluation import amount, players
from engine.rules.pipeline import barred, happen
from engine.state.choices import Gen, Illegal, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId


def _gaining(game: Game, part: HaveGainLife, frame: Frame) -> list[PlayerId]:
    """Those who may gain the life: any one opponent, or each other player."""
    if isinstance(part.who, AnOpponent):
        return [p.number for p in game.opponents(frame.controller)]
    return players(game, part.who, frame)


def _can_gain(game: Game, part: HaveGainLife, frame: Frame, player: PlayerId) -> bool:
    return barred(game, LifeGain(player, amount(game, part.amount, frame), frame.source)) is None


@costs.CAN_PAY.register(HaveGainLife)
def _can_have_gain(game: Game, part: HaveGainLife, frame: Frame) -> None:
    """(119.7)"""
    those = _gaining(game, part, frame)
    able = [player for player in those if _can_gain(game, part, frame, player)]
    if not able or (len(able) < len(those) and not isinstance(part.who, AnOpponent)):
        unable = next((player for player in those if player not in able), frame.controller)
        raise Illegal(Message("cannot-have-gain-life", {"player": TargetId.of_player(unable)}), "119.7")


@costs.PAY.register(HaveGainLife)
def _have_gain(game: Game, part: HaveGainLife, frame: Frame) -> Gen[list[ObjectId]]:
    """(118.9)"""
    those = [player for player in _gaining(game, part, frame) if _can_gain(game, part, frame, player)]
    if isinstance(part.who, AnOpponent):
        those = [(yield from which_player(frame.controller, those, frame.source, "601.2b"))]
    number = amount(game, part.amount, frame)
    yield from happen(game, [LifeGain(player, number, frame.source) for player in those], "118.9")
    return []
