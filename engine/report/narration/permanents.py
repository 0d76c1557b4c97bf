"""Telling of what becomes of permanents that stay where they are: tapped, untapped, transformed, attached, taken."""

from __future__ import annotations

from typing import Any

from engine import events as ev
from engine.events.telling import tells
from engine.report.narration.names_then import name_then
from engine.report.narration.narrator import Narrator
from engine.rules.pipeline.not_happening import by_effect_of
from engine.state.choices import Message
from engine.state.ids import TargetId
from engine.state.log import Logged

NO_HOST = {"301.5": "creature", "301.6": "land"}
"""The rules by which Equipment and Fortifications come off what is no longer a creature or a land."""


@tells(ev.Tapped)
def _tapped(n: Narrator, logged: Logged, event: ev.Tapped) -> None:
    parent = n.game.log[logged.parent - 1].event if logged.parent is not None else None
    attacking = isinstance(parent, ev.StepBegins) and parent.step == "declare attackers"
    if isinstance(parent, ev.AbilityActivated) and parent.object == event.object and not _with_others(n, logged):
        n.fold(logged)
    elif not attacking:
        together(n, logged, "tell-tapped")


def _with_others(n: Narrator, logged: Logged) -> bool:
    """Whether others are tapped at the same time: "tap two untapped artifacts you control"."""
    beside = n.children.get(logged.parent, ()) if logged.parent is not None else ()
    return any(one is not logged and isinstance(one.event, ev.Tapped) and one.batch == logged.batch for one in beside)


@tells(ev.MadeMana)
def _tapped_for_mana(n: Narrator, logged: Logged, event: ev.MadeMana) -> None:
    n.silent(logged)


@tells(ev.Untapped)
def _untapped(n: Narrator, logged: Logged, event: ev.Untapped) -> None:
    together(n, logged, "tell-untapped")


def together(n: Narrator, logged: Logged, key: str, **args: Any) -> None:
    """Objects to which the same happens at once are one step."""
    event: Any = logged.event
    draft = n.same_batch(logged, type(event))
    if draft is not None and draft.key == key and all(draft.args[name] == value for name, value in args.items()):
        draft.args["object"].append(TargetId.of_object(event.object))
        draft.args["count"] += 1
        n.fold(logged, draft)
        return
    n.step(logged, key, object=[TargetId.of_object(event.object)], count=1, **args)


@tells(ev.Regenerated)
def _regenerated(n: Narrator, logged: Logged, event: ev.Regenerated) -> None:
    n.step(logged, "tell-regenerated", object=TargetId.of_object(event.object))


@tells(ev.Transformed)
def _transformed(n: Narrator, logged: Logged, event: ev.Transformed) -> None:
    it = n.game.find(event.object)
    it = next((one for one in it.components if one.card is not None and len(one.card.faces) > 1), it)
    called = name_then(n, event.object, logged)
    if it.id == event.object and it.card is not None and called not in {one.name for one in it.card.faces}:
        front = it.card.faces[1 - event.face].name
        n.step(logged, "tell-transformed-copy", object=front)  # it is a copy of something else, and stays that
        return
    face = it.card.faces[event.face].name if it.card is not None else it.base.name
    other = it.card.faces[1 - event.face].name if it.card is not None else name_then(n, event.object, logged)
    n.step(logged, "tell-transformed", object=other, face=face)


@tells(ev.Attached)
def _attached(n: Narrator, logged: Logged, event: ev.Attached) -> None:
    it = TargetId.of_object(event.object)
    if event.to is not None:
        n.step(logged, "tell-attached", object=it, to=event.to)
        return
    host = next((kind for rule, kind in NO_HOST.items() if rule in logged.rules), "")
    why = Message("no-host", {"host": event.was[-1], "kind": host}) if host and event.was else ""
    n.step(logged, "tell-unattached", object=it, why=why)


@tells(ev.ProtectorChosen)
def _protector(n: Narrator, logged: Logged, event: ev.ProtectorChosen) -> None:
    player = TargetId.of_player(event.player) if event.player is not None else None
    key = "tell-protector" if player is not None else "tell-no-protector"
    n.step(logged, key, object=TargetId.of_object(event.object), player=player)


@tells(ev.ControlChanged)
def _control(n: Narrator, logged: Logged, event: ev.ControlChanged) -> None:
    """Unless the effect that makes it so has been told just now."""
    it, player = TargetId.of_object(event.object), TargetId.of_player(event.player)
    for draft in reversed(n.steps):
        if n.told_between(draft.events[0], logged) if draft.events else True:
            break
        if draft.key == "tell-control-effect" and it in draft.args["things"] and draft.args["player"] == player:
            n.fold(logged, draft)
            return
    before = TargetId.of_player(event.before)
    ended = Message("control-ended", {"player": before})
    by = ended if event.source is None else by_effect_of(event.source, event.object)
    draft = n.step(logged, "tell-control", object=it, player=player, by=by)
    if event.source is None and any(one.player == event.before for one in n.game.happened(ev.PlayerLeaves)):
        draft.cite(["800.4a"])
