"""Myriad (CR 702.116)."""

from __future__ import annotations

from engine.abilities.keyword_actions.create import Arriving
from engine.abilities.keywords.myriad import CreateMyriad
from engine.abilities.nouns.player_phrases import DefendingPlayer
from engine.rules.combat.entering_attacking import Goal
from engine.rules.continuous.copying import token_copy
from engine.rules.evaluate.evaluation import players as players_of
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.keyword_actions.create import create
from engine.state.choices import YES_NO, Choice, Gen, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId


@DO.register(CreateMyriad)
def _myriad(game: Game, verb: CreateMyriad, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """One by one, as each is created tapped and attacking another player (702.116a)."""
    acted: Acted = []
    spared = players_of(game, DefendingPlayer(), frame)
    for opponent in game.opponents(players[0]):
        copied = token_copy(game, frame.source, (), frame)
        if opponent.number in spared or copied is None:
            continue
        prompt = Message("may-create-myriad", {"source": TargetId.of_object(frame.source), "player": opponent.target})
        answer = yield Choice(players[0], "may", prompt, "702.116a", YES_NO)
        if answer == ["yes"]:
            with game.because("702.116a"):
                whom = (Goal(opponent.number),)
                acted += yield from create(game, players[0], [copied], frame, Arriving.ATTACKING, whom=whom)
    frame.done = bool(acted)
    return acted
