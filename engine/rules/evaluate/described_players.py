"""Players of whom something is said (CR 102, 608.2c)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.abilities.base import Condition
from engine.abilities.conditions.comparisons import PerPlayerWho
from engine.abilities.nouns import described_players as d
from engine.rules.evaluate.evaluation import AMOUNTS, PLAYERS, holds, players
from engine.rules.evaluate.for_each import PER
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.objects import GameObject


def _those(game: Game, whom: d.Whom, frame: Frame) -> Iterable[PlayerId]:
    """The players among whom they are, in turn order (101.4)."""
    everyone = whom is d.Whom.PLAYER
    return (p.number for p in game.apnap() if everyone or p.number != frame.controller)


def of_whom(game: Game, whom: d.Whom, condition: Condition, frame: Frame) -> list[PlayerId]:
    """Those of whom it is true now (608.2c)."""
    found = _those(game, whom, frame)
    return [p for p in found if holds(game, condition, replace(frame, each=TargetId.of_player(p)))]


@PLAYERS.register(d.OneWho, d.ThoseWho)
def _who(game: Game, who: d.OneWho | d.ThoseWho, frame: Frame) -> list[PlayerId]:
    return [frame.each.player] if frame.each is not None and frame.each.player is not None else []


@PLAYERS.register(d.EachPlayerWho)
def _each_who(game: Game, who: d.EachPlayerWho, frame: Frame) -> list[PlayerId]:
    return of_whom(game, who.whom, who.condition, frame)


@PLAYERS.register(d.EachPlayerBut)
def _each_but(game: Game, who: d.EachPlayerBut, frame: Frame) -> list[PlayerId]:
    spared = players(game, who.than, frame)
    return [p for p in _those(game, who.whom, frame) if p not in spared]


@PER.register(PerPlayerWho)
def _per_player(game: Game, per: PerPlayerWho, frame: Frame, it: GameObject | None) -> int:
    return len(of_whom(game, per.whom, per.condition, frame))


@AMOUNTS.register(d.PlayersWho)
def _number(game: Game, node: d.PlayersWho, frame: Frame) -> int:
    return len(of_whom(game, node.whom, node.condition, frame))
