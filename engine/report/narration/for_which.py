"""For which of several things an ability that has triggered for each of them at once does what is told one by one
(CR 603.2c)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.events import AbilityTriggered, Event
from engine.report.narration.draft import Draft
from engine.rules.evaluate.part_of_a_resolution import resolving_item
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.log import Logged

DEALT = ("tell-damage", "tell-damage-to-several")


def for_which(drafts: Sequence[Draft], game: Game) -> list[Draft]:
    """The steps, with a remark on the damage that each such ability deals, where several steps tell of such damage to
    one player or object."""
    for group in _triggered_together(game):
        told: dict[int, tuple[Draft, list[ObjectId]]] = {}
        seen: set[ObjectId] = set()
        for draft in drafts:
            items = [i for i in dict.fromkeys(_resolving(game, draft)) if i in group and i not in seen]
            if items and draft.key in DEALT:
                told[id(draft)] = (draft, items)
                seen.update(items)
        told_alike = {repr(draft.args["to"]) for draft, _ in told.values()}
        if len(told_alike) < len(told):
            for draft, items in told.values():
                _remark(draft, [group[i] for i in items])
    return [*drafts]


def _remark(draft: Draft, things: Sequence[ObjectId]) -> None:
    if not set(things) <= set(draft.message.objects()):
        draft.notes.append(Message("told-for", {"things": TargetId.of_objects(things)}))


def _triggered_together(game: Game) -> Iterator[dict[ObjectId, ObjectId]]:
    """Of each ability that has triggered for several things at once: for which thing, by what is on the stack."""
    groups: dict[tuple[ObjectId, str], dict[ObjectId, ObjectId | None]] = {}
    done: list[dict[ObjectId, ObjectId | None]] = []
    for event in game.happened(AbilityTriggered):
        on_stack = game.find(event.item).on_stack
        if event.alike[1] < 2 or on_stack is None:
            continue
        key = (event.object, repr(on_stack.ability))
        if event.alike[0] == 1:
            groups[key] = {}
            done.append(groups[key])
        trigger = on_stack.trigger.event if on_stack.trigger is not None else None
        groups.setdefault(key, {})[event.item] = _thing(trigger)
    for group in done:
        known = {item: thing for item, thing in group.items() if thing is not None}
        if len(known) == len(group) and len(set(known.values())) > 1:
            yield known


def _thing(trigger: Logged | None) -> ObjectId | None:
    """The object that an ability has triggered for."""
    event: Event | None = trigger.event if trigger is not None else None
    return event.affected_object if event is not None else None


def _resolving(game: Game, draft: Draft) -> Iterator[ObjectId]:
    """The abilities in the course of whose resolution what a step tells has happened."""
    for logged in draft.events:
        item = resolving_item(game, logged)
        if item is not None:
            yield item
