"""Putting counters on something (CR 122)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.abilities.nouns.object_phrases import Some
from engine.abilities.verbs.counters import (
    PutAndOneOf,
    PutCounters,
    PutCountersHereAndThere,
    PutCountersOfChoice,
    PutOneOfKinds,
    PutSeveralCounters,
)
from engine.events import CountersPut
from engine.rules.evaluate.described_objects import fitting
from engine.rules.evaluate.evaluation import amount
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.carrying_out import DO, POSSIBLE, Acted, chosen_in_turn, present
from engine.rules.pipeline import barred, happen
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in

GROWTH = "+1/+1"


def put_growth(game: Game, ids: list[ObjectId], count: int, player: PlayerId, rule: str) -> Gen[None]:
    """Put +1/+1 counters on permanents."""
    if count > 0:
        put = [CountersPut(TargetId.of_object(i), GROWTH, count, player) for i in present(game, ids)]
        yield from happen(game, put, rule)


def counters_on_each(
    on: list[ObjectId], counts: Sequence[tuple[str, int]], frame: Frame, player: PlayerId
) -> list[CountersPut]:
    """So many counters of each kind on each of these, by an effect or as a cost (614.16)."""
    each = [(TargetId.of_object(i), kind, count) for i in on for kind, count in counts if count]
    how = {"by_effect": not frame.is_cost, "as_cost": frame.is_cost}
    return [CountersPut(target, kind, count, player, **how) for target, kind, count in each]


@DO.register(PutCounters)
def _put(game: Game, verb: PutCounters, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    count = max(0, amount(game, verb.count, frame))
    on = yield from chosen_in_turn(game, verb, frame, players, "choose-objects")
    put = counters_on_each(on, [(verb.kind.name, count)], frame, players[0])
    frame.done = bool((yield from happen(game, put, "122.6")))
    return TargetId.of_objects(on)


@DO.register(PutSeveralCounters)
def _put_several(game: Game, verb: PutSeveralCounters, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """All of them at once (122.6)."""
    counts = [(one.kind.name, max(0, amount(game, one.count, frame))) for one in verb.counters]
    on = yield from chosen_in_turn(game, verb, frame, players, "choose-objects")
    put = counters_on_each(on, counts, frame, players[0])
    frame.done = bool((yield from happen(game, put, "122.6")))
    return TargetId.of_objects(on)


@DO.register(PutCountersOfChoice)
@DO.register(PutOneOfKinds)
def _put_of_choice(
    game: Game, verb: PutCountersOfChoice | PutOneOfKinds, frame: Frame, players: list[PlayerId]
) -> Gen[Acted]:
    """For each thing that they are put on one kind is chosen (608.2d)."""
    on = yield from chosen_in_turn(game, verb, frame, players, "choose-objects")
    kinds = {one.kind.name: max(0, amount(game, one.count, frame)) for one in verb.options}
    options = [Option(kind, Message("counter-kind", {"kind": kind}), kind="counter") for kind in kinds]
    put = []
    for i in on:
        prompt = Message("choose-counter-put", {"object": TargetId.of_object(i)})
        kind = (yield Choice(players[0], "counter", prompt, "608.2d", options))[0]
        put.append(CountersPut(TargetId.of_object(i), kind, kinds[kind], players[0]))
    frame.done = bool((yield from happen(game, put, "122.6")))
    return TargetId.of_objects(on)


@DO.register(PutAndOneOf)
def _put_and_one_of(game: Game, verb: PutAndOneOf, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """For each thing that they are put on one kind is chosen, and all are put there at once (122.6, 608.2d)."""
    on = yield from chosen_in_turn(game, verb, frame, players, "choose-objects")
    count = max(0, amount(game, verb.count, frame))
    options = [Option(one.name, Message("counter-kind", {"kind": one.name}), kind="counter") for one in verb.kinds]
    put = [CountersPut(TargetId.of_object(i), verb.kind.name, count, players[0]) for i in on if count]
    for i in on:
        prompt = Message("choose-counter-put", {"object": TargetId.of_object(i)})
        kind = (yield Choice(players[0], "counter", prompt, "608.2d", options))[0]
        put.append(CountersPut(TargetId.of_object(i), kind, 1, players[0]))
    frame.done = bool((yield from happen(game, put, "122.6")))
    return TargetId.of_objects(on)


@DO.register(PutCountersHereAndThere)
def _put_here_and_there(game: Game, verb: PutCountersHereAndThere, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """All of them at once (122.6)."""
    put = []
    for share in verb.shares:
        count = max(0, amount(game, share.count, frame))
        on = yield from chosen_in_turn(
            game, PutCounters(share.count, share.kind, share.what), frame, players, "choose-objects"
        )
        put += [CountersPut(TargetId.of_object(i), share.kind.name, count, players[0]) for i in on if count]
    frame.done = bool((yield from happen(game, put, "122.6")))
    return list(dict.fromkeys(event.target for event in put))


@POSSIBLE.register(PutCounters)
def _can_put(game: Game, verb: PutCounters, frame: Frame, player: PlayerId) -> bool:
    """What can't have the counters put on it can't pay with them (118.3, 614.17)."""
    count = max(0, amount(game, verb.count, frame))
    if isinstance(verb.what, Some):
        spoken_of = [o.id for o in fitting(game, verb.what.group, frame)]
    else:
        spoken_of = present(game, objects_in(things(game, verb.what, frame)))
    put = [CountersPut(TargetId.of_object(i), verb.kind.name, count, player) for i in spoken_of]
    return any(barred(game, event) is None for event in put)
