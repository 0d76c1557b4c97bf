""" "As this enters, pay any amount of life." (CR 607.2g)"""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.replacement import entering as en
from engine.events import Event, ZoneChange
from engine.rules.evaluate.evaluation import (
    AMOUNTS,
    objects,
)
from engine.rules.players import paying_life
from engine.state.choices import (
    Choice,
    Gen,
    Message,
)
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId


def pay_life_entering(game: Game, event: Event, node: en.PayLifeEntering, frame: Frame) -> Gen[list[Event]]:
    """The controller-to-be pays any amount of life, which is remembered with the permanent (607.2g)."""
    assert isinstance(event, ZoneChange)
    player, source = frame.controller, TargetId.of_object(event.object)
    most = game.players[player].life
    prompt = Message("choose-life-entering", {"source": source})
    most = most if most > 0 and paying_life.can_pay(game, player, 1) else 0
    answer = yield Choice(player, "number", prompt, "119.4", (), 0, most, form="number")
    yield from paying_life.pay(game, player, int(answer), event.object)
    return [replace(event, chosen=(*event.chosen, (LIFE_PAID, int(answer))))]


LIFE_PAID = "life paid"
"""Under which a permanent keeps how much life was paid as it entered."""


@AMOUNTS.register(en.LifePaidEntering)
def _life_paid(game: Game, node: en.LifePaidEntering, frame: Frame) -> int:
    """Nothing where it has come to have the ability since it entered (607.2g)."""
    return sum(int(game.find(i).chosen.get(LIFE_PAID, 0)) for i in objects(game, node.subject, frame))
