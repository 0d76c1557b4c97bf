"""Enduring (CR 701.63)."""

from __future__ import annotations

from engine.abilities.keyword_actions.endure import Endure
from engine.rules.continuous.copying import Copied
from engine.rules.evaluate.evaluation import amount
from engine.rules.instructions.carrying_out import ACT, Acted
from engine.rules.keyword_actions.create import create
from engine.rules.resolution.verbs.counters import put_growth
from engine.state.characteristics import Characteristics
from engine.state.choices import YES_NO, Choice, Gen, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId, objects_in


@ACT.register(Endure)
def _endure(game: Game, verb: Endure, frame: Frame, subjects: list[TargetId]) -> Gen[Acted]:
    """Counters on it, or else a Spirit of that size (701.63a-b)."""
    count = amount(game, verb.count, frame)
    for i in objects_in(subjects if count > 0 else ()):
        player = game.controller(i)
        with game.because("701.63a"):
            counters = False
            if i in game.objects:
                prompt = Message("endure-counters", {"object": TargetId.of_object(i), "count": count})
                counters = (yield Choice(player, "may", prompt, "701.63a", YES_NO)) == ["yes"]
            if counters:
                yield from put_growth(game, [i], count, player, "701.63a")
            else:
                yield from create(game, player, [Copied(_spirit(count))], frame)
    return subjects


def _spirit(size: int) -> Characteristics:
    return Characteristics(
        name="Spirit Token",
        colors=frozenset("W"),
        types=frozenset({"Creature"}),
        subtypes=frozenset({"Spirit"}),
        power=size,
        toughness=size,
    )
