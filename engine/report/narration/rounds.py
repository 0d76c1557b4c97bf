"""What goes round and round, told as a loop: one round, then how often it goes on like that, and what comes of it.

Nobody who asks about a loop wants to read each round of it, and the rules need not carry it out either (CR 732.1b).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from engine.events import MadeToken, SpellCopied, ZoneChange
from engine.report.narration.alike import AGAIN, SUMMED, TRIGGERS
from engine.report.narration.draft import Draft
from engine.report.narration.stops import is_stop_between
from engine.report.narration.sums import sum_of
from engine.report.narration.told_before import AGAIN as AS_BEFORE
from engine.report.narration.told_before import TOO, TURN
from engine.state.choices import Message, targets_in
from engine.state.ids import ObjectId, TargetId

LEAST = 3
"""So many rounds are a loop."""

LONGEST = 16
"""So many steps at most, not counting what is part of them, are looked for again behind themselves."""

ROUNDS, FOR_EVER, MANA, TOKENS = "tell-rounds", "tell-loop", "tell-mana", "tell-tokens"

TRIGGERED = (TRIGGERS, AGAIN, AS_BEFORE, TOO)
"""The steps that tell that an ability has triggered, in full or in short."""

Root = Callable[[ObjectId], ObjectId]
"""The first object of the thing that an object is now."""

Block = list[Draft]
"""A step that is part of no other, with what is part of it."""


def in_rounds(
    steps: Sequence[Draft], marks: Sequence[int], root: Root, untold: Callable[[ObjectId], bool], depth: int = 0
) -> list[Draft]:
    """The steps, where they go on in rounds that are alike but for numbers, for what each makes anew and for which card
    it is that is ``untold``, with the first of these rounds and what comes of the others; not beyond a mark. What a
    step consists of goes in rounds as well. Of what has no end, and is a draw by that, it says nothing how many rounds
    were gone through to find that out."""
    blocks, made = [*_blocks(steps, depth)], _made(steps, untold)
    told: list[Draft] = []
    place = 0
    while place < len(blocks):
        length, times = _rounds(blocks, place, marks, lambda step: _mask(step, made, root))
        if length == 1 and depth == 0:
            head, *parts = blocks[place]
            blocks[place] = [head, *in_rounds(parts, marks, root, untold, head.depth + 1)] if parts else [head]
        told += (step for block in blocks[place : place + length] for step in block)
        rest = blocks[place + length * times :]
        if times > 1 and len(rest) <= length and rest and rest[-1][0].key == FOR_EVER:
            return told + rest[-1]
        if times > 1:
            told += _others([_flat(blocks, place + n * length, length) for n in range(1, times)], depth)
        place += length * times
    return told


def _blocks(steps: Sequence[Draft], depth: int) -> Iterator[Block]:
    block: Block = []
    for step in steps:
        if block and step.depth <= depth:
            yield block
            block = []
        block.append(step)
    if block:
        yield block


def _flat(blocks: Sequence[Block], place: int, length: int) -> Block:
    return [step for block in blocks[place : place + length] for step in block]


def _rounds(
    blocks: Sequence[Block], place: int, marks: Sequence[int], mask: Callable[[Draft], Hashable]
) -> tuple[int, int]:
    """How many blocks the shortest round has that begins at a place, and how many such rounds there are; 1 and 1
    where nothing goes round."""
    for length in range(2, min(LONGEST, (len(blocks) - place) // LEAST) + 1):
        if _kind(blocks[place]) != _kind(blocks[place + length]):
            continue
        first = _flat(blocks, place, length)
        if any(step.key == TURN or step.by_hand or step.refused for step in first):
            return 1, 1
        like = [*map(mask, first)]
        times = 1
        while len(following := _flat(blocks, place + times * length, length)) == len(first):
            if is_stop_between(marks, first[0].since, following[-1].since) or [*map(mask, following)] != like:
                break
            times += 1
        if times >= LEAST:
            return length, times
    return 1, 1


def _kind(block: Block) -> tuple[str, ...]:
    return tuple(TRIGGERS if step.key in TRIGGERED else step.key for step in block)


def _made(steps: Sequence[Draft], untold: Callable[[ObjectId], bool]) -> set[ObjectId]:
    """The tokens that have been created, copies on the stack, and cards from a library of which nobody has said which
    they are."""
    events = [one.event for step in steps for one in step.events]
    copies = {event.object for event in events if isinstance(event, SpellCopied)}
    unknown = {event.object for event in events if isinstance(event, ZoneChange) and untold(event.object)}
    return copies | unknown | {i for event in events if isinstance(event, MadeToken) for i in event.objects}


def _mask(step: Draft, made: set[ObjectId], root: Root) -> Hashable:
    """What a step says but for numbers; what the rounds make anew is all the same."""
    if step.key in TRIGGERED:
        aimed = [*targets_in(step.args["targets"])]
        return TRIGGERS, step.depth, _said(step.args["source"], made, root), _said(aimed, made, root)
    args = {name: value for name, value in step.args.items() if name not in ("parts", "sum")}
    return step.key, step.depth, tuple((name, _said(value, made, root)) for name, value in sorted(args.items()))


def _said(value: Any, made: set[ObjectId], root: Root) -> Hashable:
    if isinstance(value, Message):
        return value.key, tuple((name, _said(one, made, root)) for name, one in sorted(value.args.items()))
    if isinstance(value, TargetId):
        first = root(value.object) if value.object is not None else None
        return "made" if first in made else (first, value.player)
    if isinstance(value, list | tuple):
        return tuple(_said(one, made, root) for one in value)
    return re.sub(r"\d+", "#", str(value))


def _others(rounds: Sequence[Block], depth: int) -> Iterator[Draft]:
    """How many more rounds there are, of a loop or of what a spell or ability does again, and what comes of them all
    together."""
    last = rounds[-1][-1]
    rules = ["608.2c", *rounds[0][0].rules] if depth else ["732.1b"]
    more = Draft(ROUNDS, {"times": len(rounds)}, depth, rules, before=rounds[0][0].since)
    again = ([each[place] for each in rounds] for place in range(len(rounds[0])))
    parts = [one for steps in again if (one := _in_all(steps, depth + 1)) is not None]
    told = {id(one) for part in parts for one in part.events}
    more.events = [one for each in rounds for step in each for one in step.events if id(one) not in told]
    more.before = last.since
    yield more
    yield from parts


def _in_all(steps: Sequence[Draft], depth: int) -> Draft | None:
    """The same step of several rounds as one, where it adds up: life, damage, counters, tokens, mana."""
    first, last = steps[0], steps[-1]
    made = replace(last, depth=depth, rules=[*last.rules], events=[one for step in steps for one in step.events])
    if first.key in SUMMED:
        amount, _ = SUMMED[first.key]
        if not _same_thing(steps):
            return None
        made.args = {**last.args, amount: sum(step.args[amount] for step in steps)}
        if "parts" in last.args:
            parts = [one for step in steps for one in step.args["parts"]]
            made.args |= {"parts": parts, "sum": sum_of(parts)}
        return made
    if first.key == TOKENS:
        made.args = {**last.args, "count": sum(step.args["count"] for step in steps)}
        return made
    if first.key == MANA:
        made.args = {**last.args, "mana": _mana([step.args["mana"] for step in steps])}
        return made
    return None


def _same_thing(steps: Sequence[Draft]) -> bool:
    """Whether what is dealt, put or lost is so for the same player or thing each time."""
    about = [{*targets_in([step.args.get(name) for name in ("player", "to", "on")])} for step in steps]
    return all(one == about[0] for one in about)


def _mana(symbols: Sequence[str]) -> Any:
    if len(set(symbols)) == 1:
        return Message("mana-times", {"mana": symbols[0], "count": len(symbols)})
    return "".join(symbols)
