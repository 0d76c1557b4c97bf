"""Distributing counters (CR 122, 601.2d)."""

from __future__ import annotations

from engine.abilities.nouns.target_phrases import Target
from engine.abilities.verbs.distribute_counters import Distribute
from engine.events import CountersPut
from engine.rules.evaluate.evaluation import amount
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.carrying_out import DO, Acted, objects_for, present
from engine.rules.pipeline import happen
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId


@DO.register(Distribute)
def _distribute(game: Game, verb: Distribute, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """At least one counter on each; among targets as announced (601.2d), else chosen now (608.2d)."""
    total = amount(game, verb.count, frame)
    player = players[0]
    if isinstance(verb.what, Target):
        announced = {t: n for t, n in frame.division.items() if t.object in game.objects}
        on = {t: announced[t] for t in things(game, verb.what, frame) if t in announced}
        yield from happen(game, [CountersPut(t, str(verb.kind.name), n, player) for t, n in on.items()], "122.6")
        return list(on)
    ids = present(game, (yield from objects_for(game, verb.what, frame, player, "choose-objects", "608.2d")))[:total]
    if not ids:
        return []
    shares = {TargetId.of_object(ids[0]): total}
    if len(ids) > 1:
        answer = yield Choice(
            player,
            "division",
            Message("divide-counters", {"total": total}),
            "608.2d",
            [Option.of(TargetId.of_object(i)) for i in ids],
            total,
            total,
            form="division",
            each=1,
        )
        shares = dict(answer)
    put = [CountersPut(t, str(verb.kind.name), n, player) for t, n in shares.items() if n]
    yield from happen(game, put, "122.6")
    return list(shares)
