"""More life lost than would be (CR 119.3, 614.1a)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.abilities.replacement.life_loss import TwiceTheLoss
from engine.events import Event, LifeLoss
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import is_player
from engine.rules.pipeline.applying_replacement_effects import Alteration, Replacement, replaces
from engine.rules.replacement.replacement_effects import made
from engine.state.game import Game

TWICE_THE_LOSS = looked_up(TwiceTheLoss)


@replaces(LifeLoss, by="614.1a")
def _twice(game: Game, event: Event) -> Iterable[Replacement]:
    """What damage results in is modified as well, not the damage (120.4c)."""
    assert isinstance(event, LifeLoss)
    for node, standing in TWICE_THE_LOSS.said(game):
        if node.in_your_turn and game.turn.active != standing.frame.controller:
            continue
        if is_player(node.who)(game, event.player, standing.frame):
            yield made(standing, "more-life-lost", _doubled, alteration=Alteration.MULTIPLIES)


def _doubled(game: Game, event: Event) -> list[Event]:
    assert isinstance(event, LifeLoss)
    return [replace(event, amount=event.amount * 2)]
