"""Speed: how a player gets it, how it rises, and what asks for it (CR 702.178, 702.179, 704.5z)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.events import LifeLoss
from engine.mechanics.speed import words as sp
from engine.mechanics.speed.events import SpeedChanged
from engine.rules.continuous.layers import Derived
from engine.rules.evaluate.evaluation import (
    AMOUNTS,
    CONDITIONS,
    amount,
    players,
)
from engine.rules.instructions.performing import PERFORM
from engine.rules.pipeline import commit
from engine.rules.pipeline.applying_replacement_effects import Proposal
from engine.rules.state_based import checking
from engine.rules.triggers.inherent import Inherent, has_inherent
from engine.rules.triggers.trigger_events import watches
from engine.state.caches import Cache
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId

MAX_SPEED = 4
"""(702.179e)"""


_LOOKED: Cache[Derived] = Cache()
"""What everything was when it was last looked at."""


@checking.FURTHER.by("704.5z")
def start_engines(game: Game) -> Iterable[Proposal]:
    """A player without speed who controls a permanent with start your engines! gets speed 1 (702.179a, 704.5z)."""
    now = game.derived()
    if _LOOKED.get(game) is now:
        return
    _LOOKED.keep(game, now)
    able = {
        now.characteristics[it.id].controller
        for it in game.permanents()
        if now.characteristics[it.id].has("start your engines!")
    }
    for player in sorted(able):
        if game.players[player].speed is None:
            yield Proposal(SpeedChanged(player, 1), ("704.5z", "702.179a"))


def set_speed(game: Game, player: PlayerId, speed: int, *rules: str) -> None:
    """A player's speed becomes a number, 4 at the most."""
    if game.players[player].speed != min(speed, MAX_SPEED):
        commit(game, [SpeedChanged(player, min(speed, MAX_SPEED))], *rules)


@PERFORM.register(sp.SpeedUp)
def _speed_up(game: Game, node: sp.SpeedUp, frame: Frame) -> Gen[None]:
    """(702.179c)"""
    now = game.players[frame.controller].speed or 0
    set_speed(game, frame.controller, now + amount(game, node.by, frame), "702.179c" if not now else "702.179d")
    return
    yield


has_inherent(
    Inherent(
        "Start Your Engines!",
        (
            "Whenever one or more opponents lose life during your turn, if your speed is less than 4, your speed "
            "increases by 1. This ability triggers only once each turn.",
        ),
        "702.179d",
        lambda game: [p.number for p in game.players if p.speed],
    )
)


@watches(sp.OpponentsLoseLife, LifeLoss, least=lambda trigger_event: 1)
def _opponents_lose(
    game: Game, trigger_event: sp.OpponentsLoseLife, event: LifeLoss, frame: Frame
) -> Iterable[TargetId | None]:
    if game.turn.active == frame.controller != event.player:
        yield TargetId.of_player(event.player)


# ---- what asks for it


@AMOUNTS.register(sp.Speed)
def _speed(game: Game, node: sp.Speed, frame: Frame) -> int:
    """(702.179f)"""
    game.look("speed")
    return sum(game.players[p].speed or 0 for p in players(game, node.of, frame))


@CONDITIONS.register(sp.HasMaxSpeed)
def _max_speed(game: Game, node: sp.HasMaxSpeed, frame: Frame) -> bool:
    """(702.179e)"""
    game.look("speed")
    return any(game.players[p].speed == MAX_SPEED for p in players(game, node.who, frame)) is not node.denied


@CONDITIONS.register(sp.SpeedBelow)
def _speed_below(game: Game, node: sp.SpeedBelow, frame: Frame) -> bool:
    game.look("speed")
    return (game.players[frame.controller].speed or 0) < amount(game, node.than, frame)
