"""Moving counters, and putting the counters of what has left on something else (CR 122.5, 122.8, 122.9)."""

from __future__ import annotations

from engine.abilities.verbs import move_counters as mv
from engine.events import CountersPut, CountersRemoved
from engine.rules.evaluate.evaluation import objects
from engine.rules.instructions.carrying_out import DO, POSSIBLE, Acted, objects_for
from engine.rules.pipeline import barred, happen
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId


@DO.register(mv.MoveCounters)
def _move(game: Game, verb: mv.MoveCounters, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Nothing happens unless there is a counter and both can be done (122.5)."""
    player = players[0]
    sources = yield from objects_for(game, verb.source, frame, player, "choose-objects", "608.2d")
    onto = yield from objects_for(game, verb.what, frame, player, "choose-objects", "608.2d")
    moved: Acted = []
    for source in sources:
        target = next((i for i in onto if i in game.objects and i != source), None)
        if target is None:
            continue
        taken = yield from _taken(game, verb, player, _movable(game, verb, source, target, player), source)
        if taken:
            moved.append(TargetId.of_object(target))
        held = dict(game.objects[source].counters) if taken else {}
        gone = [
            CountersRemoved(TargetId.of_object(source), kind, n, held[kind] - n, player) for kind, n in taken.items()
        ]
        yield from happen(game, gone, "122.5")
        yield from happen(
            game, [CountersPut(TargetId.of_object(target), kind, n, player) for kind, n in taken.items()], "122.5"
        )
    frame.done = bool(moved)
    return moved


@DO.register(mv.ShareOutCounters)
def _share_out(game: Game, verb: mv.ShareOutCounters, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """The player says how many go onto each of those that can have any put on them (122.5, 608.2d)."""
    player, kind = players[0], verb.kind.name
    moved: Acted = []
    for source in objects(game, verb.source, frame):
        onto = [i for i in objects(game, verb.what, frame) if i != source]
        held = game.objects[source].counters.get(kind, 0) if source in game.objects else 0
        able = [i for i in onto if _can_be_moved(game, source, i, kind, held, player)]
        if not able:
            continue
        prompt = Message("divide-counters-moved", {"object": TargetId.of_object(source), "kind": kind, "total": held})
        options = [Option.of(TargetId.of_object(i)) for i in able]
        answer = yield Choice(player, "division", prompt, "608.2d", options, 0, held, form="division")
        shares = {target: n for target, n in dict(answer).items() if n}
        taken = sum(shares.values())
        if taken:
            gone = CountersRemoved(TargetId.of_object(source), kind, taken, held - taken, player)
            yield from happen(game, [gone], "122.5")
            yield from happen(game, [CountersPut(target, kind, n, player) for target, n in shares.items()], "122.5")
            moved += shares
    frame.done = bool(moved)
    return moved


def _can_be_moved(game: Game, source: ObjectId, onto: ObjectId, kind: str, held: int, player: PlayerId) -> bool:
    """Whether a counter could be removed from the one and put on the other (122.5)."""
    if not held or barred(game, CountersRemoved(TargetId.of_object(source), kind, 1, held - 1)) is not None:
        return False
    return barred(game, CountersPut(TargetId.of_object(onto), kind, 1, player)) is None


def _movable(game: Game, verb: mv.MoveCounters, source: ObjectId, target: ObjectId, player: PlayerId) -> dict[str, int]:
    """The counters on the one that the other could have put on it."""
    it = game.now(source)
    held = {} if it is None else it.counters
    return {
        kind: n
        for kind, n in sorted(held.items())
        if n
        and (verb.kind is None or verb.kind.name == kind)
        and barred(game, CountersRemoved(TargetId.of_object(source), kind, 1, n - 1)) is None
        and barred(game, CountersPut(TargetId.of_object(target), kind, 1, player)) is None
    }


def _taken(
    game: Game, verb: mv.MoveCounters, player: PlayerId, movable: dict[str, int], source: ObjectId
) -> Gen[dict[str, int]]:
    """How many of each kind are moved; the player chooses where the words leave it open (608.2d)."""
    if verb.share is mv.HowMany.ALL or not movable:
        return movable
    if verb.share is mv.HowMany.ANY:
        taken = {}
        for kind, n in movable.items():
            prompt = Message("choose-counters-moved", {"object": TargetId.of_object(source), "kind": kind})
            answer = yield Choice(player, "number", prompt, "107.1c", (), 0, n, form="number")
            if int(answer):
                taken[kind] = int(answer)
        return taken
    options = [Option(kind, Message("counter-kind", {"kind": kind}), kind="counter") for kind in movable]
    prompt = Message("choose-counter-moved", {"object": TargetId.of_object(source)})
    answer = yield Choice(player, "counter", prompt, "608.2d", options)
    return {answer[0]: 1}


@POSSIBLE.register(mv.MoveCounters)
def _can_move(game: Game, verb: mv.MoveCounters, frame: Frame, player: PlayerId) -> bool:
    there = [game.objects[i] for i in objects(game, verb.source, frame) if i in game.objects]
    return any(n for it in there for kind, n in it.counters.items() if verb.kind is None or verb.kind.name == kind)


@DO.register(mv.PutItsCounters, mv.PutThoseCounters)
def _put_its(
    game: Game, verb: mv.PutItsCounters | mv.PutThoseCounters, frame: Frame, players: list[PlayerId]
) -> Gen[Acted]:
    """The same number of each kind, even of what has left; the counters themselves are not moved (122.8, 122.9)."""
    onto = yield from objects_for(game, verb.what, frame, players[0], "choose-objects", "608.2d")
    put = [
        CountersPut(TargetId.of_object(target), kind, n, players[0])
        for source in objects(game, verb.source, frame)
        for kind, n in sorted(_as_it_was(game, source).items())
        for target in onto
        if n and target in game.objects
    ]
    yield from happen(game, put, "122.8")
    frame.done = bool(put)
    return [one.target for one in put]


def _as_it_was(game: Game, object_id: ObjectId) -> dict[str, int]:
    """The counters on an object; as it last was, if it has left (608.2h)."""
    it = game.now(object_id)
    if it is not None and it.counters:
        return dict(it.counters)
    before = game.came_from(object_id) if it is not None else game.former.get(object_id)
    return dict(before.object.counters) if before is not None else {}
