"""Which effect of a layer is applied next: by timestamp, changed by dependency, found by trial (CR 613.7-613.8)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.rules.continuous.layers.characteristics_read import characteristics_read
from engine.rules.continuous.layers.derived_characteristics import Loop
from engine.rules.continuous.layers.effects_by_layer import LAYERS, WRITES, Part
from engine.state.characteristics import Characteristics
from engine.state.ids import ObjectId

if TYPE_CHECKING:
    from engine.rules.continuous.layers.applying_layers import Layering


def next_part(run: Layering, layer: str, parts: list[Part]) -> Part:
    """The effect to apply next: the earliest that depends on none of the others, or is in a loop (613.8b)."""
    waits: dict[int, list[int]] = {}
    for i, part in enumerate(parts):
        waits[i] = [
            j
            for j, other in enumerate(parts)
            if part.standing.key != other.standing.key and part.cda == other.cda and _depends(run, layer, part, other)
        ]
    for i, part in enumerate(parts):
        if not waits[i] or i in _reachable(waits, i):
            run.waited.update({(layer, p.identity): [parts[j] for j in waits[n]] for n, p in enumerate(parts[:i])})
            for n, other in enumerate(parts):
                if waits[n] and n not in _reachable(waits, n):
                    run.depended.setdefault(other.identity, set()).update(parts[j].identity for j in waits[n])
            if waits[i]:
                _note_loop(run, layer, part, [parts[j] for j in _reachable(waits, i) if i in _reachable(waits, j)])
            return part
    return parts[0]


def _note_loop(run: Layering, layer: str, first: Part, members: list[Part]) -> None:
    """Note that effects depend on each other, and what the one that is applied first would be applied to behind the
    others (613.8b)."""
    others = tuple(one for one in members if one.standing.key != first.standing.key)
    if any(first.standing.key == known.first.standing.key for known in run.loops):
        return
    before, saved, owned = run.affected(first.standing), dict(run.work), set(run.mine)
    try:
        for other in others:
            for i in run.affected(other.standing):
                run.work[i] = run.work[i].thaw()
                run.mine.add(i)
                other.modify(run.game, other.verb, run.work[i], run.by_id[i], run.said_now(other.standing).frame)
        after = run.affected(first.standing) if _still_there(run, first) else []
    finally:
        run.work.update(saved)
        run.mine = owned
    run.loops.append(Loop(layer, first, others, tuple(i for i in after if i not in before)))


def decided(run: Layering) -> list[Loop]:
    """The loops, with what the first effect of each would still have changed as all effects have been applied."""
    told = []
    for loop in run.loops:
        every = [part for layer in LAYERS for part in run.parts(layer) if part.standing.key == loop.first.standing.key]
        told.append(replace(loop, spared=tuple(i for i in loop.spared if any(_changes(run, one, i) for one in every))))
    return told


def _changes(run: Layering, part: Part, object_id: ObjectId) -> bool:
    (made,) = _outcome(run, part, [object_id])
    return not made.same_as(run.work[object_id])


def may_depend(layer: str, parts: list[Part]) -> bool:
    """Whether any of several parts could depend on another at all: it reads what this layer writes, or another may take
    away the ability it comes from."""
    if len(parts) < 2:
        return False
    written = WRITES.get(layer)
    if written is None:
        return True
    unsettling = [p for p in parts if p.unsettles][:2]
    if (unsettling or layer == "2") and any(
        part.standing.affected is None and (layer == "2" or any(p is not part for p in unsettling)) for part in parts
    ):
        return True
    return any(not written.isdisjoint(_reads(part)) for part in parts)


def _depends(run: Layering, layer: str, part: Part, other: Part) -> bool:
    """Whether applying ``other`` would change the existence of ``part``, what it applies to, or what it
    does to any of those things (613.8a)."""
    before = run.affected(part.standing)
    outcome = _outcome(run, part, before)
    saved = {i: run.work[i] for i in run.affected(other.standing)}
    owned = set(run.mine)
    try:
        for i in saved:
            run.work[i] = saved[i].thaw()
            run.mine.add(i)
            other.modify(run.game, other.verb, run.work[i], run.by_id[i], run.said_now(other.standing).frame)
        if not _still_there(run, part):
            return True
        after = run.affected(part.standing)
        if after != before:
            return True
        changed = _outcome(run, part, before, saved)
    finally:
        run.work.update(saved)
        run.mine = owned
    return any(not a.same_as(b) for a, b in zip(outcome, changed, strict=True))


def _outcome(
    run: Layering, part: Part, affected: list[ObjectId], instead: dict[ObjectId, Characteristics] | None = None
) -> list[Characteristics]:
    """What the part would make of what it applies to, starting from the same values each time."""
    made = []
    frame = run.said_now(part.standing).frame
    for i in affected:
        start = (instead or {}).get(i, run.work[i]).thaw()
        part.modify(run.game, part.verb, start, run.by_id[i], frame)
        made.append(start)
    return made


def _still_there(run: Layering, part: Part) -> bool:
    """Whether the static ability that a part comes from still exists and holds."""
    if part.standing.affected is not None or part.standing.key in run.locked:
        return True
    source = part.standing.frame.source
    if source not in run.work:
        return True
    if not any(a is part.standing.frame.ability for a in run.work[source].abilities.statics):
        return False
    return run.holds(part.standing)


def _reachable(waits: dict[int, list[int]], start: int) -> set[int]:
    seen: set[int] = set()
    todo = list(waits[start])
    while todo:
        one = todo.pop()
        if one not in seen:
            seen.add(one)
            todo += waits[one]
    return seen


def _reads(part: Part) -> frozenset[str]:
    """Which characteristics of objects a part looks at to find what it applies to and what it does."""
    subject = part.standing.statement.subject if part.standing.affected is None else None
    return characteristics_read(subject, part.verb, *part.standing.statement.given)
