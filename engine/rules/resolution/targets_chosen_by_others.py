"""Targets that another player chooses than the one who announces the spell or ability (CR 601.2c)."""

from __future__ import annotations

from engine.abilities.nouns.targets_chosen_by_others import OfChoice, OneOfTwo, Place
from engine.rules.evaluate.evaluation import FITS, PLAYERS, Test
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, players_in


@FITS.register(OfChoice)
def _whichever(node: OfChoice) -> Test:
    """It says who chooses, not what can be chosen."""
    return lambda game, it, ch, frame: True


@PLAYERS.register(OneOfTwo)
def _one_of_two(game: Game, who: OneOfTwo, frame: Frame) -> list[PlayerId]:
    if who.place is Place.SECOND:
        return players_in(frame.targets[0])
    return [frame.controller if frame.chosen.chooser is None else frame.chosen.chooser]
