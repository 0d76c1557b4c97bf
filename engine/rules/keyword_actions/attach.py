"""Attaching and unattaching (CR 701.3)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.base import Ref
from engine.abilities.keyword_actions.attach import Attach, BecomeUnattached, Unattach, UnattachAll
from engine.abilities.nouns.object_phrases import Some
from engine.events import Attached, ZoneChange
from engine.rules.evaluate.antecedents import former_host
from engine.rules.evaluate.described_objects import fitting
from engine.rules.evaluate.event_verbs import done_in, is_subject
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.carrying_out import DO, POSSIBLE, Acted, objects_for, present
from engine.rules.instructions.choosing_objects import choose_objects
from engine.rules.permanents.attachments import attach, why_not_attached
from engine.rules.pipeline import happen
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.objects import GameObject


@DO.register(Attach)
def _attach(game: Game, verb: Attach, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """It moves only if it can be attached there (701.3b)."""
    acted: Acted = []
    chosen = yield from objects_for(game, verb.what, frame, players[0], "choose-attach", "608.2d")
    for object_id in present(game, chosen):
        to = yield from _hosts(game, verb.to, object_id, frame, players[0])
        if to and (yield from attach(game, object_id, to[0], as_creature=verb.as_creature)):
            acted.append(TargetId.of_object(object_id))
    frame.done = bool(acted)
    return acted


@POSSIBLE.register(Attach)
def _can_attach(game: Game, verb: Attach, frame: Frame, player: PlayerId) -> bool:
    """There is something, and something that it can be attached to (701.3b)."""
    hosts = _meant(game, verb.to, frame)
    for it in (game.objects[i] for i in objects_in(_meant(game, verb.what, frame)) if i in game.objects):
        ch = game.characteristics(it)
        if verb.as_creature or any(why_not_attached(game, it, ch, to) is None for to in hosts):
            return True
    return False


def _meant(game: Game, what: Ref, frame: Frame) -> list[TargetId]:
    """What a phrase stands for, or could be chosen for it."""
    return [o.target for o in fitting(game, what.group, frame)] if isinstance(what, Some) else things(game, what, frame)


def _hosts(game: Game, to: Ref, object_id: ObjectId, frame: Frame, player: PlayerId) -> Gen[list[TargetId]]:
    """What an object is to be attached to; for "a creature you control" one that it can be attached to."""
    if not isinstance(to, Some):
        return [t for t in things(game, to, frame) if t.player is not None or t.object in game.objects]
    it = game.objects[object_id]
    ch = game.characteristics(it)
    can = [o.id for o in fitting(game, to.group, frame) if why_not_attached(game, it, ch, o.target) is None]
    ids = yield from choose_objects(game, player, can, 1, 1, "choose-attach-to", "608.2d", frame)
    return TargetId.of_objects(ids)


@DO.register(Unattach)
def _unattach(game: Game, verb: Unattach, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.3d)"""
    ids = present(game, (yield from objects_for(game, verb.what, frame, players[0], "choose-attach", "608.2d")))
    attached = [i for i in ids if game.objects[i].attached_to is not None]
    yield from happen(game, [Attached(i, None) for i in attached], "701.3d")
    frame.done = bool(attached)
    return TargetId.of_objects(attached)


@DO.register(UnattachAll)
def _unattach_all(game: Game, verb: UnattachAll, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.3d)"""
    hosts = present(game, (yield from objects_for(game, verb.what, frame, players[0], "choose-attach", "608.2d")))
    on_them = {TargetId.of_object(host) for host in hosts}
    ids = [it.id for it in game.permanents() if it.attached_to in on_them and _is_equipment(game, it)]
    yield from happen(game, [Attached(i, None) for i in ids], "701.3d")
    frame.done = bool(ids)
    return TargetId.of_objects(ids)


def _is_equipment(game: Game, it: GameObject) -> bool:
    return "Equipment" in game.characteristics(it).subtypes


@done_in(BecomeUnattached, Attached, ZoneChange)
def _unattached(game: Game, act: BecomeUnattached, event: Attached | ZoneChange, frame: Frame) -> Iterable[int]:
    """Also by leaving the battlefield (701.3d), which is looked back at (603.10c)."""
    host = former_host(game, event)
    if host is not None and host.object is not None and is_subject(game, act.host, host.object, frame):
        yield event.object
