"""By which effects a result is what it is, where a verdict would else name only what was acted with (CR 614, 616)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine import events as ev
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId, objects_in
from engine.state.log import Logged
from engine.table.messages_in_words import REMARKED

CHANGED_BY, DAMAGED = "changed-by", "verdict-damaged"
OF_LIFE = (DAMAGED, "verdict-life")
PREVENTED = ("verdict-prevented", "verdict-prevented-in-all")

AT_ONCE = (ev.Damage, ev.DrawCard)
"""Events that are told by what comes of them: life that is lost, a card that is put into a hand."""


def effects_on(game: Game, results: Iterable[Logged]) -> list[ObjectId]:
    """The sources of the effects that made these events what they are, or the damage and drawing that they come of."""
    found: list[ObjectId] = []
    for one in results:
        before = game.log[one.parent - 1] if one.parent is not None else None
        if before is not None and isinstance(before.event, AT_ONCE) and not isinstance(one.event, ev.LifeGain):
            found += before.changed_by
        found += one.changed_by
    return list(dict.fromkeys(found))


def with_effects(said: Message, effects: Sequence[ObjectId | str]) -> Message:
    """A sentence with the effects that made it so, or their names, in brackets, but for those of what it speaks of
    anyway."""
    others = [one for one in effects if one not in {*said.objects()}]
    return Message(REMARKED, {"said": said, "remark": changed_by(others)}) if others else said


def changed_by(effects: Sequence[ObjectId | str]) -> Message:
    """By which effects: “effect of Doubling Season”."""
    named = [one if isinstance(one, str) else TargetId.of_object(one) for one in effects]
    return Message(CHANGED_BY, {"effects": named, "count": len(named)})


def without_effects(said: Message) -> Message:
    """A sentence without the effects that made it so."""
    if said.key == REMARKED:
        return without_effects(said.args["said"])
    return Message(said.key, said.args | {"by": ""}) if said.key == DAMAGED else said


def list_behind(effects: Sequence[ObjectId]) -> Message | str:
    """The same behind other remarks."""
    return Message("list-behind", {"what": changed_by(effects)}) if effects else ""


def each_once(said: Sequence[Message]) -> list[Message]:
    """Sentences, each effect behind the first of those that it made so; one that prevents damage is told so already,
    but where it deals damage for that to somebody else."""
    told: set[ObjectId] = set()
    kept: list[Message] = []
    for one in said:
        if one.key == REMARKED and one.args["remark"].key == CHANGED_BY and told >= {*one.args["remark"].objects()}:
            one = one.args["said"]
        elif one.key in OF_LIFE and _is_list(by := one.args["by"]):
            spared = any(one.args["player"] in each.args["things"] for each in said if each.key in PREVENTED)
            known = told if spared else told - _preventing(said)
            one = Message(one.key, one.args | {"by": list_behind([i for i in by.objects() if i not in known])})
        kept.append(one)
        told |= {*_effects_told(one)} | _preventing([one])
    return kept


def _is_list(by: Message | str) -> bool:
    return isinstance(by, Message) and by.args["what"].key == CHANGED_BY


def _preventing(said: Iterable[Message]) -> set[ObjectId]:
    """The effects that are told to have prevented damage."""
    return {i for one in said if one.key in PREVENTED for i in objects_in(one.args["effects"])}


def _effects_told(said: Message) -> Iterator[ObjectId]:
    """The effects in brackets anywhere in a sentence."""
    for value in said.args.values():
        if isinstance(value, Message):
            yield from value.objects() if value.key == CHANGED_BY else _effects_told(value)
