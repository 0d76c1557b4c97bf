"""Putting and removing counters (CR 122)."""

from __future__ import annotations

from engine.abilities import actions as ac
from engine.abilities.refs import Some
from engine.decisions import Gen
from engine.events import CountersPut, CountersRemoved
from engine.frame import Frame
from engine.game import Game
from engine.rules.amounts import amount
from engine.rules.effects.verbs import DO, POSSIBLE, Acted, choose_objects, objects_for, present
from engine.rules.matching import fitting
from engine.rules.pipeline import happen
from engine.rules.refs import things


@DO.register(ac.PutCounters)
def _put(game: Game, verb: ac.PutCounters, frame: Frame, players: list[int]) -> Gen[Acted]:
    count = max(0, amount(game, verb.count, frame))
    on = present(game, (yield from objects_for(game, verb.what, frame, frame.controller, "choose-objects", "608.2d")))
    if count:
        yield from happen(
            game, [CountersPut(("object", i), verb.kind.name, count, frame.controller) for i in on], "122.6"
        )
    return [("object", i) for i in on]


@DO.register(ac.RemoveCounters)
def _remove(game: Game, verb: ac.RemoveCounters, frame: Frame, players: list[int]) -> Gen[Acted]:
    """As many as are there, up to the number (122.1)."""
    count = amount(game, verb.count, frame)
    if isinstance(verb.what, Some):
        can = _holders(game, verb, frame, count) or _holders(game, verb, frame, 1)
        from_ = yield from choose_objects(game, frame.controller, can, 1, 1, "choose-objects", "608.2d", frame)
    else:
        from_ = present(game, [i for kind, i in things(game, verb.what, frame) if kind == "object"])
    removed = []
    for i in from_:
        held = game.objects[i].counters.get(verb.kind.name, 0)
        taken = min(held, count)
        if taken:
            removed.append(CountersRemoved(("object", i), verb.kind.name, taken, held - taken))
    frame.done = bool(removed)
    yield from happen(game, removed, "122.1")
    return [("object", i) for i in from_]


@POSSIBLE.register(ac.RemoveCounters)
def _can_remove(game: Game, verb: ac.RemoveCounters, frame: Frame, player: int) -> bool:
    return bool(_holders(game, verb, frame, amount(game, verb.count, frame)))


def _holders(game: Game, verb: ac.RemoveCounters, frame: Frame, least: int) -> list[int]:
    """What the verb speaks of that has at least so many of the counters."""
    if isinstance(verb.what, Some):
        spoken_of = [o.id for o in fitting(game, verb.what.group, frame)]
    else:
        spoken_of = [i for kind, i in things(game, verb.what, frame) if kind == "object" and i in game.objects]
    return [i for i in spoken_of if game.objects[i].counters.get(verb.kind.name, 0) >= least]
