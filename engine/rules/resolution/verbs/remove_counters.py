"""Removing counters (CR 122)."""

from __future__ import annotations

from engine.abilities.conditions.conditions import HasCounters
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.verbs import remove_counters as ct
from engine.abilities.verbs.remove_counters import RemoveCounters
from engine.abilities.walk import found
from engine.events import CountersRemoved
from engine.rules.evaluate.described_objects import fitting
from engine.rules.evaluate.evaluation import AMOUNTS, amount
from engine.rules.evaluate.for_each import PER
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.carrying_out import DO, POSSIBLE, Acted, chosen_in_turn, present
from engine.rules.instructions.choosing_objects import choose_objects
from engine.rules.pipeline import happen
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.noted import noted
from engine.state.objects import GameObject


@DO.register(RemoveCounters)
def _remove(game: Game, verb: RemoveCounters, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """As many as are there, up to the number (122.1)."""
    count = amount(game, verb.count, frame)
    if isinstance(verb.what, Some):
        can = _holders(game, verb, frame, count) or _holders(game, verb, frame, 1)
        from_ = yield from choose_objects(game, players[0], can, 1, 1, "choose-objects", "608.2d", frame)
    else:
        from_ = present(game, objects_in(things(game, verb.what, frame)))
    removed = []
    for i in from_:
        held = game.objects[i].counters.get(verb.kind.name, 0)
        taken = min(held, count)
        if taken:
            removed.append(CountersRemoved(TargetId.of_object(i), verb.kind.name, taken, held - taken, players[0]))
    frame.done = bool(removed)
    yield from take_off(game, removed, frame)
    return TargetId.of_objects(from_)


def take_off(game: Game, removed: list[CountersRemoved], frame: Frame) -> Gen[None]:
    """Remove counters, and remember how many of each kind were removed this way."""
    logged = yield from happen(game, removed, "122.1")
    for one in logged:
        if isinstance(one.event, CountersRemoved):
            before = frame.outcome.counters_removed
            taken = before.get(one.event.kind, 0) + one.event.amount
            frame.outcome.counters_removed = noted(before, one.event.kind, taken)


@DO.register(ct.RemoveAllCounters)
def _remove_all(game: Game, verb: ct.RemoveAllCounters, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Of one kind, or of every kind that is there (122.1)."""
    from_ = yield from chosen_in_turn(game, verb, frame, players, "choose-objects")
    removed = [
        CountersRemoved(TargetId.of_object(i), kind, held, player=players[0])
        for i in from_
        for kind, held in sorted(game.objects[i].counters.items())
        if held and (verb.kind is None or kind == verb.kind.name)
    ]
    frame.done = bool(removed)
    yield from take_off(game, removed, frame)
    return TargetId.of_objects(from_)


@DO.register(ct.RemoveThoseCounters)
def _remove_those(game: Game, verb: ct.RemoveThoseCounters, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """All counters of the kind that the text has counted, from what it has counted them on (122.1)."""
    assert frame.ability is not None
    counted = next(one for one in found(frame.ability, HasCounters) if one.kind is not None)
    return (yield from _remove_all(game, ct.RemoveAllCounters(counted.subject, counted.kind), frame, players))


def _removed(node: ct.CountersRemoved | ct.PerCounterRemoved, frame: Frame) -> int:
    removed = frame.outcome.counters_removed
    return sum(removed.values()) if node.kind is None else removed.get(node.kind.name, 0)


@AMOUNTS.register(ct.CountersRemoved)
def _number_removed(game: Game, node: ct.CountersRemoved, frame: Frame) -> int:
    return _removed(node, frame)


@PER.register(ct.PerCounterRemoved)
def _each_removed(game: Game, per: ct.PerCounterRemoved, frame: Frame, it: GameObject | None) -> int:
    return _removed(per, frame) // per.every.value


@POSSIBLE.register(RemoveCounters)
def _can_remove(game: Game, verb: RemoveCounters, frame: Frame, player: PlayerId) -> bool:
    return bool(_holders(game, verb, frame, amount(game, verb.count, frame)))


def _holders(game: Game, verb: RemoveCounters, frame: Frame, least: int) -> list[ObjectId]:
    """What the verb speaks of that has at least so many of the counters."""
    if isinstance(verb.what, Some):
        spoken_of = [o.id for o in fitting(game, verb.what.group, frame)]
    else:
        spoken_of = [i for i in objects_in(things(game, verb.what, frame)) if i in game.objects]
    return [i for i in spoken_of if game.objects[i].counters.get(verb.kind.name, 0) >= least]


@DO.register(ct.RemoveAnyNumber)
def _remove_any(game: Game, verb: ct.RemoveAnyNumber, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """From none to all of them (107.1c)."""
    removed = []
    from_ = present(game, objects_in(things(game, verb.what, frame)))
    for i in from_:
        held = game.objects[i].counters.get(verb.kind.name, 0)
        prompt = Message("choose-counters-removed", {"object": TargetId.of_object(i), "kind": str(verb.kind.name)})
        answer = yield Choice(players[0], "number", prompt, "107.1c", (), 0, held, form="number")
        if int(answer):
            left = held - int(answer)
            removed.append(CountersRemoved(TargetId.of_object(i), verb.kind.name, int(answer), left, players[0]))
    frame.done = bool(removed)
    yield from take_off(game, removed, frame)
    return TargetId.of_objects(from_)


@DO.register(ct.RemoveOneCounter)
def _remove_one(game: Game, verb: ct.RemoveOneCounter, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Of any kind that is there, from a player too (122.1)."""
    from_ = _with_counters(game, verb, frame)
    if isinstance(verb.what, Some):
        can = objects_in(from_)
        chosen = yield from choose_objects(game, players[0], can, 1, 1, "choose-objects", "608.2d", frame)
        from_ = TargetId.of_objects(chosen)
    removed = []
    for one in from_:
        held = game.counters_of(one)
        options = [
            Option(kind, Message("counter-kind", {"kind": kind}), kind="counter") for kind in sorted(held) if held[kind]
        ]
        answer = yield Choice(
            players[0], "counter", Message("choose-counter-removed", {"object": one}), "122.1", options
        )
        removed.append(CountersRemoved(one, answer[0], 1, held[answer[0]] - 1, players[0]))
    frame.done = bool(removed)
    yield from take_off(game, removed, frame)
    return from_


@POSSIBLE.register(ct.RemoveOneCounter)
def _can_remove_one(game: Game, verb: ct.RemoveOneCounter, frame: Frame, player: PlayerId) -> bool:
    """(118.3)"""
    return bool(_with_counters(game, verb, frame))


@DO.register(ct.RemoveSeveralCounters)
def _remove_several(game: Game, verb: ct.RemoveSeveralCounters, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """One after the other is chosen where there are several kinds; all are removed at once (122.1)."""
    removed: list[CountersRemoved] = []
    from_ = present(game, objects_in(things(game, verb.what, frame)))
    for i in from_:
        left = {kind: number for kind, number in game.objects[i].counters.items() if number}
        target = TargetId.of_object(i)
        for _ in range(min(verb.count.value, sum(left.values()))):
            kinds = sorted(kind for kind, number in left.items() if number)
            if len(kinds) > 1:
                options = [Option(kind, Message("counter-kind", {"kind": kind}), kind="counter") for kind in kinds]
                prompt = Message("choose-counter-removed", {"object": target})
                kinds = yield Choice(players[0], "counter", prompt, "122.1", options)
            (kind,) = kinds
            left[kind] -= 1
        held = game.objects[i].counters
        removed += [
            CountersRemoved(target, kind, held[kind] - number, number, players[0])
            for kind, number in left.items()
            if number < held[kind]
        ]
    frame.done = bool(removed)
    yield from take_off(game, removed, frame)
    return TargetId.of_objects(from_)


@POSSIBLE.register(ct.RemoveSeveralCounters)
def _can_remove_several(game: Game, verb: ct.RemoveSeveralCounters, frame: Frame, player: PlayerId) -> bool:
    """(118.3)"""
    game.look("counters")
    there = present(game, objects_in(things(game, verb.what, frame)))
    return any(sum(game.objects[i].counters.values()) >= verb.count.value for i in there)


def _with_counters(game: Game, verb: ct.RemoveOneCounter, frame: Frame) -> list[TargetId]:
    """What the verb speaks of that has a counter."""
    game.look("counters")
    if isinstance(verb.what, Some):
        spoken_of = TargetId.of_objects([o.id for o in fitting(game, verb.what.group, frame)])
    else:
        spoken_of = things(game, verb.what, frame)
    there = [one for one in spoken_of if one.player is not None or one.object_id in game.objects]
    return [one for one in there if any(game.counters_of(one).values())]


@DO.register(ct.RemoveFromAnyNumber)
def _remove_from_any(game: Game, verb: ct.RemoveFromAnyNumber, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """From none to all of those that have one (107.1c)."""
    kind = verb.kind.name
    game.look("counters")
    can = [o.id for o in fitting(game, verb.group, frame) if o.counters.get(kind, 0)]
    chosen = yield from choose_objects(game, players[0], can, 0, len(can), "choose-objects", "608.2d", frame)
    held = ((i, game.objects[i].counters[kind]) for i in chosen)
    removed = [CountersRemoved(TargetId.of_object(i), kind, 1, number - 1, players[0]) for i, number in held]
    frame.done = bool(removed)
    yield from take_off(game, removed, frame)
    return TargetId.of_objects(chosen)


@DO.register(ct.RemoveUpTo)
def _remove_up_to(game: Game, verb: ct.RemoveUpTo, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """From none to so many, of whichever kinds are there (107.1c, 122.1)."""
    from_ = yield from chosen_in_turn(game, verb, frame, players, "choose-objects")
    removed: list[CountersRemoved] = []
    for i in from_:
        removed += yield from _shared_out(players[0], _held(game, [i]), 0, amount(game, verb.most, frame))
    frame.done = bool(removed)
    yield from take_off(game, removed, frame)
    return TargetId.of_objects(from_)


@DO.register(ct.RemoveFromAmong)
def _remove_from_among(game: Game, verb: ct.RemoveFromAmong, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """The player shares out how many are removed from which (122.1)."""
    count = max(0, amount(game, verb.count, frame))
    removed = yield from _shared_out(players[0], _among(game, verb, frame), count, count)
    frame.done = bool(removed)
    yield from take_off(game, removed, frame)
    return list(dict.fromkeys(one.target for one in removed))


@POSSIBLE.register(ct.RemoveFromAmong)
def _can_remove_from_among(game: Game, verb: ct.RemoveFromAmong, frame: Frame, player: PlayerId) -> bool:
    """(118.3)"""
    return sum(held for _, _, held in _among(game, verb, frame)) >= amount(game, verb.count, frame)


_Held = tuple[TargetId, str, int]
"""Something, a kind of counter, and how many of those are on it."""


def _held(game: Game, ids: list[ObjectId]) -> list[_Held]:
    """All counters on these objects."""
    game.look("counters")
    return [(TargetId.of_object(i), kind, n) for i in ids for kind, n in sorted(game.objects[i].counters.items()) if n]


def _among(game: Game, verb: ct.RemoveFromAmong, frame: Frame) -> list[_Held]:
    """The counters that could be removed so."""
    there = _held(game, [o.id for o in fitting(game, verb.group, frame)])
    return [one for one in there if verb.kind is None or one[1] == verb.kind.name]


def _shared_out(player: PlayerId, there: list[_Held], least: int, most: int) -> Gen[list[CountersRemoved]]:
    """A player says of each kind on each thing how many counters are removed, in all so many; as many as there are
    where those are fewer."""
    removed = []
    for place, (target, kind, held) in enumerate(there):
        behind = sum(number for _, _, number in there[place + 1 :])
        low, high = min(held, max(0, least - behind)), min(held, most)
        taken = low
        if low < high:
            prompt = Message("choose-counters-removed", {"object": target, "kind": kind})
            taken = int((yield Choice(player, "number", prompt, "107.1c", (), low, high, form="number")))
        least, most = least - taken, most - taken
        if taken:
            removed.append(CountersRemoved(target, kind, taken, held - taken, player))
    return removed
