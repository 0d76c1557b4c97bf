"""Which objects and players a noun phrase stands for, seen from a frame (CR 109, 608.2)."""

from __future__ import annotations

from typing import Any

from engine.abilities.base import Ref, Who
from engine.abilities.nouns import object_phrases as r
from engine.abilities.nouns import player_phrases as pl
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.attackers_and_blockers import AttackedBySome, WhatItAttacks
from engine.abilities.nouns.linked_abilities import ExiledCards, Linked
from engine.abilities.nouns.stack_objects import BothTargets
from engine.abilities.nouns.target_phrases import AnyTarget, Target, TargetEither, TargetPlayer
from engine.abilities.nouns.zones import InZone
from engine.events import (
    AbilityActivated,
    Attached,
    AttackDeclared,
    BecameTarget,
    BlockDeclared,
    KeywordAction,
    Sacrificed,
    Tapped,
    TappedForMana,
    ZoneChange,
)
from engine.rules.evaluate.defending_player import defending_player
from engine.rules.evaluate.described_objects import fitting
from engine.rules.evaluate.evaluation import OBJECTS, PLAYERS, objects, players
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in, players_in
from engine.state.zones import Zone


def things(game: Game, phrase: Ref | Who, frame: Frame) -> list[TargetId]:
    """The objects or players that a noun phrase stands for."""
    if isinstance(phrase, Who):
        return TargetId.of_players(players(game, phrase, frame))
    if isinstance(phrase, AnyTarget | TargetEither):
        return list(frame.targets[phrase.index])
    if isinstance(phrase, WhatItAttacks):
        return _attacked(game, phrase, frame)
    if isinstance(phrase, r.It | r.That | r.Them | r.Those) and phrase.antecedent is not None:
        return _spoken_of(game, phrase, phrase.antecedent, frame)
    return TargetId.of_objects(objects(game, phrase, frame))


def _spoken_of(game: Game, ref: Ref, what: Antecedent, frame: Frame) -> list[TargetId]:
    """What a pronoun stands for; said with a zone ("that card from your graveyard"), only what is there."""
    found = antecedent(game, what, frame)
    zones = [Zone(one.zone.value) for one in ref.qualifiers if isinstance(one, InZone)]
    return [t for t in found if t.player is not None or game.find(t.object_id).zone in zones] if zones else found


def antecedent(game: Game, what: Antecedent, frame: Frame) -> list[TargetId]:
    """What a pronoun points back to."""
    role = what.role
    if role is Role.THIS:
        return moved_by_this(game, TargetId.of_object(frame.source), frame)
    if role is Role.TARGET:
        return [one for t in frame.targets[what.index] for one in _found_again(game, t, frame)]
    if role is Role.RESULT:
        return [one for t in own_results(game, what.index, frame) for one in _found_again(game, t, frame)]
    if role is Role.TARGETER:
        return [TargetId.of_object(frame.event.item)] if isinstance(frame.event, BecameTarget) else []
    if role is Role.EACH:
        return [frame.each] if frame.each is not None else []
    if role is Role.COST:
        return [t for used in frame.paid.parts[what.index : what.index + 1] for t in TargetId.of_objects(used)]
    if role is Role.ATTACKED:
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
    if role is Role.WHOSE and what.of is not None:
        return TargetId.of_players(players(game, what.of, frame))
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
    event = frame.event
    if role is Role.EVENT_CONTROLLER:
        return TargetId.of_players(_controllers_in(game, event))
    if role is Role.EVENT:
        events = frame.batch or (event,)
        moved = [(t, one) for one in events for it in _subject(game, one) for t in moved_by_this(game, it, frame)]
        return list(dict.fromkeys(_after_madness(game, t, one) for t, one in moved))
    return _other_party(game, event, frame)


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


def latest(game: Game, thing: TargetId) -> TargetId:
    """The object that an object became, if an effect moved it and goes on to speak of it (400.7j)."""
    if thing.object is not None and thing.object not in game.objects:
        became = game.follow(thing.object)
        if became is not None and became in game.objects:
            return TargetId.of_object(became)
    return thing


def all_latest(game: Game, thing: TargetId) -> list[TargetId]:
    """Every object that an object became: a merged permanent may have become several (730.3c)."""
    now = latest(game, thing)
    also = game.former[thing.object_id].also if now != thing else ()
    return [now, *(TargetId.of_object(i) for i in also if i in game.objects)]


def _found_again(game: Game, thing: TargetId, frame: Frame) -> list[TargetId]:
    """What an object became as it moved, or as this very effect moved it more than once (400.7j). To a delayed
    triggered ability it is lost if anything but that or the event that triggered it has moved it (603.7c)."""
    if frame.known.later and not _moved_in(thing, frame):
        return moved_by_this(game, thing, frame)
    once = all_latest(game, thing)
    return moved_by_this(game, thing, frame) if once == [thing] else once


def _moved_in(thing: TargetId, frame: Frame) -> bool:
    """Whether the event that triggered the ability moved the object (400.7e)."""
    events = frame.batch or (frame.event,)
    return any(isinstance(one, ZoneChange | Sacrificed) and one.object == thing.object for one in events)


def itself(game: Game, frame: Frame) -> ObjectId:
    """The object an ability is of, to be acted on: the new object it became, where the event that triggered the
    ability put it into a public zone, or the host of an Aura left and so the Aura did (400.7e-f), or the ability's
    own cost or effect has moved it (400.7j)."""
    first = became = game.follow(frame.source) if frame.source not in game.objects else None
    while became is not None and became not in game.objects:
        became = game.follow(became)
    if became is None or game.objects[became].zone in (Zone.LIBRARY, Zone.HAND):
        return frame.source
    events = frame.batch or (frame.event,)
    to_graveyard = game.objects[became].zone is Zone.GRAVEYARD
    by_event = became == first and any(
        isinstance(one, ZoneChange)
        and (one.object == frame.source or (_was_on(game, frame.source, one) and to_graveyard))
        for one in events
    )
    by_cost = any(became in used for used in frame.paid.parts)
    by_effect = any(TargetId.of_object(became) in acted for acted in frame.results.values())
    return became if by_event or by_cost or by_effect else frame.source


def _was_on(game: Game, object_id: ObjectId, event: ZoneChange) -> bool:
    """Whether the event took away what an Aura was on (400.7f): of anything else that dies beside, nothing is found."""
    was = game.former.get(event.object)
    return event.leaves and was is not None and object_id in was.attached


def moved_by_this(game: Game, thing: TargetId, frame: Frame) -> list[TargetId]:
    """What an object became if this very effect has moved it, however often (400.7j); else the thing itself."""
    became, before = all_latest(game, thing), thing
    while became == [before] and before.object in game.former and (moved := game.follow(before.object)) is not None:
        before = TargetId.of_object(moved)
        became = all_latest(game, before)
    acted = any(became[0] in results for results in frame.results.values())
    return became if acted and became[0].object in game.objects else [thing]


def _after_madness(game: Game, thing: TargetId, event: Any) -> TargetId:
    """The discarded card that its madness ability has put into the graveyard since (400.7k, 702.35c)."""
    if isinstance(event, ZoneChange) and dict(event.chosen).get("madness"):
        became = latest(game, thing)
        if game.now(became.object_id) is not None and game.find(became.object_id).zone is Zone.GRAVEYARD:
            return became
    return thing


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
        return [TargetId.of_object(event.object if event.attacker in _mine(game, frame) else event.attacker)]
    if isinstance(event, AttackDeclared | Tapped | TappedForMana):
        return [TargetId.of_player(game.controller(event.object))]
    if isinstance(event, ZoneChange):
        return [TargetId.of_player(game.find(event.object).owner)]
    if isinstance(event, BecameTarget):
        return [TargetId.of_player(game.find(event.item).controller)]
    if isinstance(event, KeywordAction) and event.action in WITH_ANOTHER:
        return [TargetId.of_object(event.objects[1])]
    source = getattr(event, "source", None)
    if source is not None:
        return [TargetId.of_object(source)]
    player = getattr(event, "player", None)
    return [TargetId.of_player(player)] if player is not None else []


def _mine(game: Game, frame: Frame) -> list[ObjectId]:
    """The object of the ability, and what it is attached to."""
    host = game.find(frame.source).attached_to
    return [frame.source, host.object] if host is not None and host.object is not None else [frame.source]


def looked_at(game: Game, ref: Ref, frame: Frame) -> list[ObjectId]:
    """The objects a noun phrase stands for, as the ids under which they are to be looked at: what has left the
    battlefield in the event, or by this very effect, as it last was there (608.2h, 603.10)."""
    what = ref.antecedent
    if what is None:
        return objects(game, ref, frame)
    if what.role is Role.TARGET:
        return objects_in(frame.targets[what.index])
    if what.role is Role.EVENT and _has_left(frame.event):
        return [one.object for one in frame.batch or (frame.event,)]
    found = objects(game, ref, frame)
    return [_before(game, i) for i in found] if what.role is Role.RESULT else found


def _has_left(event: Any) -> bool:
    return isinstance(event, Sacrificed) or (isinstance(event, ZoneChange) and event.leaves)


def _before(game: Game, object_id: ObjectId) -> ObjectId:
    before = game.came_from(object_id)
    return before.object.id if before is not None and before.object.zone is Zone.BATTLEFIELD else object_id


# ---- objects


@OBJECTS.register(r.This)
def _this(game: Game, ref: r.This, frame: Frame) -> list[ObjectId]:
    return [frame.source]


@OBJECTS.register(r.It, r.That, r.Them, r.Those, r.TheParted)
def _pronoun(game: Game, ref: r.It | r.That | r.Them | r.Those | r.TheParted, frame: Frame) -> list[ObjectId]:
    if ref.antecedent is None:
        raise LookupError("a pronoun was left without what it refers to")
    return objects_in(_spoken_of(game, ref, ref.antecedent, frame))


@OBJECTS.register(r.Targeting)
def _targeting(game: Game, ref: r.Targeting, frame: Frame) -> list[ObjectId]:
    """The spell or ability that the object became the target of; the ability that was activated."""
    if isinstance(frame.event, AbilityActivated) and frame.event.item is not None:
        return [frame.event.item]
    return [frame.event.item] if isinstance(frame.event, BecameTarget) else []


@OBJECTS.register(Target, AnyTarget, TargetEither)
def _target(game: Game, ref: Target | AnyTarget | TargetEither, frame: Frame) -> list[ObjectId]:
    return objects_in(frame.targets[ref.index])


@OBJECTS.register(BothTargets)
def _both_targets(game: Game, ref: BothTargets, frame: Frame) -> list[ObjectId]:
    """(115.1)"""
    return [i for target in ref.targets for i in objects(game, target, frame)]


@OBJECTS.register(r.Each, r.All, r.Bare)
def _every(game: Game, ref: r.Each | r.All | r.Bare, frame: Frame) -> list[ObjectId]:
    return [o.id for o in fitting(game, ref.group, frame)]


def _attacked(game: Game, ref: WhatItAttacks, frame: Frame) -> list[TargetId]:
    """What a creature is attacking, or was as it left combat (508.1b, 608.2h); a planeswalker that has left combat is
    attacked no more (506.4c)."""
    game.look("combat")
    found = []
    for i in looked_at(game, ref.creature, frame):
        target = attack_of(game, i)
        if target is not None and target.object is not None:
            types = game.characteristics(target.object).types
            gone = target.object in game.combat.departed or not game.exists(target.object)
            able = "Planeswalker" in types or ref.what is AttackedBySome.ANY
            target = target if able and not gone else None
        found += [target] if target is not None else []
    return found


def attack_of(game: Game, creature: ObjectId) -> TargetId | None:
    """What a creature is attacking; if it is no longer attacking, what it was attacking last (608.2h)."""
    attacked = game.combat.attackers.get(creature)
    if attacked is None and creature in game.former:
        attacked = game.former[creature].combat.get("attacking")
    if attacked is None:  # it has been removed from combat: whom it was attacking before
        declared = reversed(game.this_turn(AttackDeclared))
        attacked = next((event.target for event in declared if event.object == creature), None)
    return attacked


@OBJECTS.register(WhatItAttacks)
def _objects_attacked(game: Game, ref: WhatItAttacks, frame: Frame) -> list[ObjectId]:
    return objects_in(_attacked(game, ref, frame))


@OBJECTS.register(r.Host)
def _host(game: Game, ref: r.Host, frame: Frame) -> list[ObjectId]:
    game.look("attachments")
    host = game.find(frame.source).attached_to
    return [host.object] if host is not None and host.object is not None else []


# ---- players


@PLAYERS.register(pl.You)
def _you(game: Game, who: pl.You, frame: Frame) -> list[PlayerId]:
    return [frame.controller]


@PLAYERS.register(pl.EnchantedPlayer)
def _enchanted_player(game: Game, who: pl.EnchantedPlayer, frame: Frame) -> list[PlayerId]:
    """(303.4b)"""
    game.look("attachments")
    to = game.find(frame.source).attached_to
    return [to.player] if to is not None and to.player is not None else []


@PLAYERS.register(pl.EachPlayer, pl.APlayer, pl.Players)
def _each_player(game: Game, who: Who, frame: Frame) -> list[PlayerId]:
    return [p.number for p in game.apnap()]


@PLAYERS.register(pl.EachOpponent, pl.YourOpponents, pl.AnOpponent, pl.EachOtherPlayer)
def _each_opponent(game: Game, who: Who, frame: Frame) -> list[PlayerId]:
    return [p.number for p in game.apnap() if p.number != frame.controller]


@PLAYERS.register(TargetPlayer)
def _target_player(game: Game, who: TargetPlayer, frame: Frame) -> list[PlayerId]:
    return players_in(frame.targets[who.index])


@PLAYERS.register(pl.ThatPlayer, pl.They)
def _that_player(game: Game, who: pl.ThatPlayer | pl.They, frame: Frame) -> list[PlayerId]:
    if who.antecedent is None:
        raise LookupError("a pronoun was left without what it refers to")
    return players_in(antecedent(game, who.antecedent, frame))


@PLAYERS.register(pl.ChosenPlayer)
def _chosen_player(game: Game, who: pl.ChosenPlayer, frame: Frame) -> list[PlayerId]:
    """(607.2d)"""
    chosen = game.find(frame.source).chosen
    found = chosen.get("player", chosen.get("opponent"))
    return [PlayerId(found)] if isinstance(found, int) and not game.players[found].left else []


@PLAYERS.register(pl.ControllerOf)
def _controller_of(game: Game, who: pl.ControllerOf, frame: Frame) -> list[PlayerId]:
    """Of what has left the battlefield or the stack who controlled it last, whoever owns it (608.2h)."""
    return list(dict.fromkeys(_last_controller(game, o) for o in looked_at(game, who.of, frame)))


def _last_controller(game: Game, object_id: ObjectId) -> PlayerId:
    if game.find(object_id).zone in (Zone.BATTLEFIELD, Zone.STACK):
        return game.controller(object_id)
    return game.controller(latest(game, TargetId.of_object(object_id)).object_id)


@PLAYERS.register(pl.PlayerOrController)
def _player_or_controller(game: Game, who: pl.PlayerOrController, frame: Frame) -> list[PlayerId]:
    return list(dict.fromkeys([*players(game, who.player, frame), *players(game, who.controller, frame)]))


@PLAYERS.register(pl.OwnerOf)
def _owner_of(game: Game, who: pl.OwnerOf, frame: Frame) -> list[PlayerId]:
    return list(dict.fromkeys(game.find(o).owner for o in objects(game, who.of, frame)))


@PLAYERS.register(pl.DefendingPlayer)
def _defending_player(game: Game, who: pl.DefendingPlayer, frame: Frame) -> list[PlayerId]:
    """Whom the attacking creature that is meant attacks (508.5); where none is meant, the nonactive player of a game of
    two during combat (506.2)."""
    if frame.defending is not None:
        return [frame.defending]
    for attacker in _attackers_meant(game, frame):
        attacked = attack_of(game, attacker)
        if attacked is not None:
            return [defending_player(game, attacked)]
    others = [p.number for p in game.opponents(game.turn.active)]
    return others if game.turn.step.is_combat and len(others) == 1 else []


def _attackers_meant(game: Game, frame: Frame) -> list[ObjectId]:
    """The attacking creature by which "defending player" is meant: the one in the trigger's event, the object the
    ability is of, or what that is attached to (508.5)."""
    event = frame.event.affected_object if frame.event is not None else None
    return [i for i in (event, *_mine(game, frame)) if i is not None]
