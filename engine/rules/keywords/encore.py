"""Encore (CR 702.141)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.durations.combat_spans import CombatSpan
from engine.abilities.durations.durations import TurnDuration, Until
from engine.abilities.keywords.encore import CreateEncore
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.player_phrases import ThatPlayer
from engine.abilities.prohibitions.combat_requirements import IfAble
from engine.abilities.verbs.attack_and_block import Attack
from engine.rules.continuous.copying import token_copy
from engine.rules.continuous.lasting_verbs import begin_effect
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.keyword_actions.create import create
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId

_ATTACKS_THEM = IfAble(Attack((ThatPlayer(antecedent=Antecedent(Role.EACH)),)), CombatSpan.THIS_TURN)


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
