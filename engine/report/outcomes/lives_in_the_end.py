"""How much life players have after each answer to a choice, and who loses the game."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING

from engine.report.model import LivesThen
from engine.report.outcomes.playing_on import Line, Parting
from engine.state.game import Game

if TYPE_CHECKING:
    from engine.table.alternatives import Given
    from engine.table.table import Table

LOST = -math.inf
"""Worse than any life total: the game is lost."""


def lives_then(
    table: Table, root: Parting, classes: Sequence[Sequence[tuple[Given, Line | Parting]]]
) -> Iterator[LivesThen]:
    """How much life players have in the end and who loses the game, where that is not the same after every answer (of
    which those in a class come to the same) and none leads to another question; once the game has been won, the
    winner's life matters no more."""
    lines = [*root.lines()]
    if any(line.asks is not None or _is_drawn(line.table.game) for line in lines):
        return
    ways = [(n, way) for n, alike in enumerate(classes) for _, way in alike]
    for player in table.game.players:
        lives = {id(line): _life_in_the_end(line.table.game, player.number) for line in lines}
        known = {life for life in lives.values() if life is not None}
        if len(known) > 1:
            lines_of = ((place, lives[id(way)]) for place, way in ways if isinstance(way, Line))
            ranked = sorted(((place, life) for place, life in lines_of if life is not None), key=itemgetter(1))
            best = [place for place, life in ranked if life == ranked[-1][1]]
            ends = tuple(dict.fromkeys([*(place for place, _ in ranked[:1]), *best[:1]]))
            rest = tuple(int(life) for life in sorted(known) if life != LOST)
            yield LivesThen(player.name, rest, LOST in known, ends)


def _life_in_the_end(game: Game, player: int) -> float | None:
    """How much life a player has, or that the player has lost; None where that matters no more."""
    if game.players[player].lost:
        return LOST
    return None if game.over else game.players[player].life


def _is_drawn(game: Game) -> bool:
    """Whether a game is over and nobody has won it, or somebody has though nobody has lost it."""
    lost = [player.lost for player in game.players]
    return game.over and (all(lost) or not any(lost))
