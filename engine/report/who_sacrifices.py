"""Who has sacrificed what a verdict tells of, in a game of more than two players (CR 701.21a)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

from engine.report.fates import Fate
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId

SACRIFICED = "verdict-sacrificed"

FEW = 2
"""Of so many players it goes without saying who has sacrificed something."""


def with_who(game: Game, fates: Iterable[Fate], who: Callable[[Any], PlayerId | None]) -> Iterator[Fate]:
    """How things ended up; those that were sacrificed apart by the player, who is named."""
    for fate in fates:
        if fate.key != SACRIFICED:
            yield fate
        elif len(game.players) <= FEW:
            yield replace(fate, args=fate.args | {"by": ""})
        else:
            for player in dict.fromkeys(map(who, fate.things)):
                theirs = [one for one in fate.things if who(one) == player]
                by = Message("sacrificed-by", {"player": TargetId.of_player(player)}) if player is not None else ""
                yield replace(fate, things=theirs, args=fate.args | {"by": by})
