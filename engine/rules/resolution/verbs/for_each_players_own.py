"""Doing something to one object of each of several players (CR 608.2c-d)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.nouns.object_phrases import Some
from engine.abilities.nouns.one_of_each_players import OneOfEachPlayers
from engine.abilities.nouns.targets_of_each import Whom
from engine.abilities.verbs.for_each_players_own import ForEachPlayersOwn
from engine.rules.instructions.carrying_out import CHOICES
from engine.rules.instructions.performing import PERFORM, perform
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId


@PERFORM.register(ForEachPlayersOwn)
def _for_each(game: Game, node: ForEachPlayersOwn, frame: Frame) -> Gen[None]:
    """It is done to all of them at once (608.2c)."""
    yield from perform(game, node.what, frame)


@CHOICES.register(OneOfEachPlayers)
def _one_of_each(
    game: Game, ref: OneOfEachPlayers, frame: Frame, player: PlayerId, prompt: str, rule: str
) -> Gen[list[ObjectId]]:
    """Chosen for one player after another, in turn order (608.2d)."""
    chosen: list[ObjectId] = []
    for whose in game.apnap():
        if ref.whom is not Whom.PLAYER and whose.number == frame.controller:
            continue
        theirs = replace(frame, each=whose.target)
        some = Some(ref.group, ref.count_of_each)
        chosen += yield from CHOICES[Some](game, some, theirs, player, prompt, rule)
    return chosen
