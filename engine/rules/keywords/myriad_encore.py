"""Tokens that are copies of the card itself: myriad and encore (CR 702.116, 702.141)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.durations.durations import TurnDuration, Until
from engine.abilities.keyword_actions.create import Arriving
from engine.abilities.keywords.moving_itself import CreateEncore, CreateMyriad
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.player_phrases import DefendingPlayer, ThatPlayer
from engine.abilities.prohibitions.combat import CombatSpan, IfAble
from engine.abilities.verbs.attack_and_block import Attack
from engine.rules.combat.entering_attacking import Goal
from engine.rules.continuous.copying import token_copy
from engine.rules.continuous.lasting_verbs import begin_effect
from engine.rules.evaluate.evaluation import players as players_of
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.keyword_actions.create import create
from engine.state.choices import YES_NO, Choice, Gen, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId

_ATTACKS_THEM = IfAble(Attack((ThatPlayer(antecedent=Antecedent(Role.EACH)),)), CombatSpan.THIS_TURN)


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


@DO.register(CreateEncore)
def _encore(game: Game, verb: CreateEncore, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """A token for each opponent, which has to attack that opponent this turn (702.141a)."""
    acted: Acted = []
    for opponent in game.opponents(players[0]):
        copied = token_copy(game, frame.source, (), frame)
        if copied is not None:
            with game.because("702.141a"):
                made = yield from create(game, players[0], [copied], frame)
                goal = replace(frame, each=opponent.target)
                begin_effect(game, (_ATTACKS_THEM,), goal, made, Until(TurnDuration.THIS_TURN))
            acted += made
    frame.done = bool(acted)
    return acted
