"""What a pronoun points back at (CR 608.2)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.abilities.ability import Triggered
from engine.abilities.base import Ref, Who
from engine.abilities.nouns import object_phrases as r
from engine.abilities.nouns import player_phrases as pl
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.linked_abilities import ExiledCards, Linked
from engine.abilities.nouns.stack_objects import TargetsOne
from engine.abilities.trigger_events.objects import BecomeAttached
from engine.abilities.walk import found
from engine.events import (
    AbilityActivated,
    AbilityTriggered,
    Attached,
    AttackDeclared,
    BecameTarget,
    BecameUnblocked,
    BlockDeclared,
    KeywordAction,
    MadeMana,
    Sacrificed,
    SpellCast,
    Tapped,
    ZoneChange,
)
from engine.rules.evaluate.evaluation import objects, players, test_of
from engine.rules.evaluate.found_after_zone_change import after_madness, all_latest, found_again, moved_by_this
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.zones import Zone


def antecedent(game: Game, what: Antecedent, frame: Frame) -> list[TargetId]:
    """What a pronoun points back to."""
    frame = in_its_event(what, frame)
    role = what.role
    if role is Role.THIS:
        return moved_by_this(game, TargetId.of_object(frame.source), frame)
    if role is Role.TARGET:
        return [one for t in frame.targets[what.index] for one in found_again(game, t, frame)]
    if role is Role.RESULT:
        return [one for t in own_results(game, what.index, frame) for one in found_again(game, t, frame)]
    if role is Role.TARGETER:
        item = frame.event.item if isinstance(frame.event, BecameTarget | AbilityActivated | AbilityTriggered) else None
        return [TargetId.of_object(item)] if item is not None else []
    if role is Role.TARGETED:
        return _targeted(game, frame)
    if role is Role.EACH:
        return [frame.each] if frame.each is not None else []
    if role is Role.COST:
        return [t for used in frame.paid.parts[what.index : what.index + 1] for t in TargetId.of_objects(used)]
    if role is Role.ATTACKED:
        if isinstance(frame.event, BecameUnblocked):
            return TargetId.of_players(players(game, pl.DefendingPlayer(), frame))
        attacked = frame.event.target if isinstance(frame.event, AttackDeclared) else None
        return [attacked] if attacked is not None and attacked.player is not None else []
    if role is Role.COPIED:
        return all_latest(game, frame.known.copied) if frame.known.copied is not None else []
    if role is Role.LINKED:
        return TargetId.of_objects(objects(game, ExiledCards(Linked.ALL), frame))
    if role is Role.DEFENDING:
        return TargetId.of_players(players(game, pl.DefendingPlayer(), frame))
    if role is Role.FORMER_HOST:
        return [] if (host := former_host(game, frame.event)) is None else [host]
    if role is Role.CHOOSER:
        return [TargetId.of_player(frame.chosen.chooser)] if frame.chosen.chooser is not None else []
    if role is Role.WHOSE and isinstance(what.of, Who):
        return TargetId.of_players(players(game, what.of, frame))
    if role is Role.DESCRIBED and isinstance(what.of, Ref):
        return TargetId.of_objects(objects(game, what.of, frame))
    if role is Role.PAID:
        verbs = list(r.WayOfParting)[what.index].verbs
        return [TargetId.of_object(o) for verb in verbs for o in frame.paid.by_verb.get(verb, ())]
    if role is Role.ATTACHED and frame.known.attached_to is not None:
        return list(frame.known.attached_to)
    if role is Role.ATTACHED:
        host = game.find(frame.source).attached_to
        return moved_by_this(game, host, frame) if host is not None else []
    if frame.event is None:
        return []
    events = frame.events
    if role is Role.EVENT_CONTROLLER:
        return TargetId.of_players(dict.fromkeys(who for one in events for who in _controllers_in(game, one)))
    if role is Role.BLOCKED:
        return list(dict.fromkeys(TargetId.of_object(b.attacker) for b in events if isinstance(b, BlockDeclared)))
    if role is Role.EVENT:
        moved = [(t, one) for one in events for it in _subject(game, one) for t in moved_by_this(game, it, frame)]
        return list(dict.fromkeys(after_madness(game, t, one) for t, one in moved))
    return list(dict.fromkeys(t for one in events for t in _other_party(game, one, frame)))


def in_its_event(what: Antecedent, frame: Frame) -> Frame:
    """The frame with the event that is meant: that of the ability which made this delayed one, if it is that."""
    if not what.outer:
        return frame
    events = frame.known.outer
    return replace(frame, event=events[0] if events else None, batch=events)


def _targeted(game: Game, frame: Frame) -> list[TargetId]:
    """The targets that the spell in the trigger's event has now, of the kind that the trigger names (115.9b)."""
    aimed = next(found(frame.ability.trigger_event, TargetsOne), None) if isinstance(frame.ability, Triggered) else None
    spell = game.find(frame.event.object) if isinstance(frame.event, SpellCast) else None
    if aimed is None or spell is None or spell.announced is None:
        return []
    chosen = dict.fromkeys(t for slot in spell.announced.targets for t in slot if t.object is not None)
    there = ((t, game.now(t.object_id)) for t in chosen)
    test = test_of(aimed.group)
    return [t for t, it in there if it is not None and test(game, it, game.characteristics(it.id), frame)]


def former_host(game: Game, event: Any) -> TargetId | None:
    """What the event took an Aura, Equipment or Fortification off, if it did; leaving the battlefield does (701.3d)."""
    if isinstance(event, Attached):
        return next((was for was in event.was if was != event.to), None)
    return game.find(event.object).attached_to if isinstance(event, ZoneChange) and event.leaves else None


def own_results(game: Game, number: int, frame: Frame) -> list[TargetId]:
    """What an instruction acted on; of the cards that each of several players found, those of the one who goes on."""
    acted = frame.results.get(number, [])
    if frame.own is None or frame.own not in frame.outcome.doers.get(number, ()):
        return acted
    return [t for t in acted if t.object is None or _is_own(game, t.object, frame.own)]


def _is_own(game: Game, object_id: ObjectId, player: PlayerId) -> bool:
    it = game.find(object_id)
    return it.owner == player or it.zone is Zone.BATTLEFIELD


def _subject(game: Game, event: Any) -> list[TargetId]:
    """What an event happened to; of what it moved, or what was sacrificed in it, what that became (400.7e)."""
    if isinstance(event, ZoneChange):
        return TargetId.of_objects(event.became or (event.object,))
    if isinstance(event, Sacrificed):
        return all_latest(game, TargetId.of_object(event.object))
    if event.affected_object is not None:
        return [TargetId.of_object(event.affected_object)]
    if event.affected_player is not None:
        return [TargetId.of_player(event.affected_player)]
    return []


WITH_ANOTHER = ("exploit", "crew", "saddle", "mentor")
"""What permanents do with another, which is the second object of the event."""


def _controllers_in(game: Game, event: Any) -> list[PlayerId]:
    """Who controls the object that an event happened to; who did as it left, where it has left in the event."""
    if isinstance(event, ZoneChange):
        it = event.became[0] if event.enters and event.became else event.object
    else:
        it = event.affected_object
    return [game.characteristics(it).controller] if it is not None else []


def _other_party(game: Game, event: Any, frame: Frame) -> list[TargetId]:
    """Who or what else is part of an event: who did it, what dealt it, what was blocked."""
    if isinstance(event, BlockDeclared):
        return [TargetId.of_object(event.object if event.attacker in with_host(game, frame) else event.attacker)]
    if isinstance(event, AttackDeclared | Tapped | MadeMana):
        return [TargetId.of_player(game.controller(event.object))]
    if isinstance(event, Attached) and event.to is not None:
        return [event.to]
    if isinstance(event, ZoneChange):
        host = game.find(event.became[0]).attached_to if event.enters and event.attached_to is not None else None
        if host is not None and frame.ability is not None and any(found(frame.ability, BecomeAttached)):
            return [host]
        return [TargetId.of_player(game.find(event.object).owner)]
    if isinstance(event, BecameTarget):
        return [TargetId.of_player(game.find(event.item).controller)]
    if isinstance(event, KeywordAction) and event.action in WITH_ANOTHER:
        return [TargetId.of_object(event.objects[1])]
    if event.source is not None:
        return [TargetId.of_object(event.source)]
    return [TargetId.of_player(event.player)] if event.player is not None else []


def with_host(game: Game, frame: Frame) -> list[ObjectId]:
    """The object of the ability, and what it is attached to."""
    host = game.find(frame.source).attached_to
    return [frame.source, host.object] if host is not None and host.object is not None else [frame.source]
