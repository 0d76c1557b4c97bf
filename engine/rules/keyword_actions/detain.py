"""Detaining (CR 701.35)."""

from __future__ import annotations

from engine.abilities.base import ObjectVerb
from engine.abilities.durations.durations import TurnDuration, Until
from engine.abilities.keyword_actions.detain import Detain
from engine.abilities.verbs.attack_and_block import Attack, Block, Cant
from engine.rules.continuous.lasting_verbs import begin_effect
from engine.rules.continuous.statements import looked_up
from engine.rules.instructions.carrying_out import DO, Acted, objects_for, present
from engine.rules.prohibitions.cant_activate import ACTIVATION_FORBIDS
from engine.state.choices import Gen, Illegal, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.objects import GameObject


class Detained(ObjectVerb):
    """Its activated abilities can't be activated (701.35a)."""

    __slots__ = ()


@DO.register(Detain)
def _detain(game: Game, verb: Detain, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Until the player's next turn it can't attack or block, nor its activated abilities be activated (701.35a)."""
    chosen = yield from objects_for(game, verb.what, frame, players[0], "choose-objects", "608.2d")
    held = TargetId.of_objects(present(game, chosen))
    with game.because("701.35a"):
        verbs = (Cant(Attack()), Cant(Block()), Detained())
        begin_effect(game, verbs, frame, held, Until(TurnDuration.YOUR_NEXT_TURN))
    return held


DETAINED = looked_up(Detained)


@ACTIVATION_FORBIDS.by("701.35a")
def _is_detained(game: Game, it: GameObject, is_mana: bool) -> None:
    """Mana abilities are activated abilities too (701.35a)."""
    for _, standing in DETAINED.said_of(game, it.target):
        said = {"source": TargetId.of_object(standing.frame.source), "by": ""}
        raise Illegal(Message("cannot-activate-because", said), "701.35a")
