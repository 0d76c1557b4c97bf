"""Which objects a noun phrase stands for, seen from a frame (CR 109, 608.2)."""

from __future__ import annotations

from typing import Any

from engine.abilities.base import Ref, Who
from engine.abilities.nouns import object_phrases as r
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.attackers_and_blockers import AttackedBySome, WhatItAttacks
from engine.abilities.nouns.joined_objects import AndAll
from engine.abilities.nouns.partitives import EachOf, EachOfThose, EitherOfThose
from engine.abilities.nouns.stack_objects import BothTargets
from engine.abilities.nouns.target_phrases import AnyTarget, Target, TargetEither
from engine.abilities.nouns.targets_of_each import TargetOfEach
from engine.abilities.nouns.targets_told_apart import TheTarget
from engine.abilities.nouns.zones import InZone
from engine.events import (
    AbilityActivated,
    AbilityTriggered,
    BecameTarget,
    Sacrificed,
    SpellCast,
    ZoneChange,
)
from engine.rules.evaluate.antecedents import antecedent, in_its_event
from engine.rules.evaluate.defending_player import attack_of
from engine.rules.evaluate.described_objects import fitting, whole_libraries, zones_of
from engine.rules.evaluate.evaluation import OBJECTS, objects, players, test_of
from engine.rules.evaluate.found_after_zone_change import itself
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId, objects_in
from engine.state.zones import Zone


def things(game: Game, phrase: Ref | Who, frame: Frame) -> list[TargetId]:
    """The objects or players that a noun phrase stands for."""
    if isinstance(phrase, Who):
        return TargetId.of_players(players(game, phrase, frame))
    if isinstance(phrase, AnyTarget | TargetEither):
        return list(frame.targets[phrase.index])
    if isinstance(phrase, EachOf):
        return things(game, phrase.targets, frame)
    if isinstance(phrase, EachOfThose | EitherOfThose):
        return things(game, phrase.those, frame)
    if isinstance(phrase, WhatItAttacks):
        return _attacked(game, phrase, frame)
    if isinstance(phrase, r.It | r.That | r.Them | r.Those) and phrase.antecedent is not None:
        return _spoken_of(game, phrase, phrase.antecedent, frame)
    return TargetId.of_objects(objects(game, phrase, frame))


def _spoken_of(game: Game, ref: Ref, what: Antecedent, frame: Frame) -> list[TargetId]:
    """What a pronoun stands for; said with a zone ("that card from your graveyard"), only what is there."""
    found = antecedent(game, what, frame)
    zones = [Zone(zone.value) for one in ref.qualifiers if isinstance(one, InZone) for zone in one.zones]
    return [t for t in found if t.player is not None or game.find(t.object_id).zone in zones] if zones else found


def looked_at(game: Game, ref: Ref, frame: Frame) -> list[ObjectId]:
    """The objects a noun phrase stands for, as the ids under which they are to be looked at: what has left the
    battlefield in the event, or by this very effect, as it last was there (608.2h, 603.10)."""
    what = ref.antecedent
    if what is None:
        return objects(game, ref, frame)
    if what.role is Role.TARGET:
        return objects_in(frame.targets[what.index])
    its = in_its_event(what, frame)
    if what.role is Role.EVENT and _has_left(its.event):
        return [one.object for one in its.events]
    if what.role is Role.EVENT and isinstance(its.event, SpellCast):  # expected on the stack, wherever it is now
        return [its.event.object]
    found = objects(game, ref, frame)
    if what.role in (Role.PAID, Role.COST):  # what was exiled as a cost is known by the card in exile
        return [_before(game, i) if game.find(i).zone is Zone.EXILE else i for i in found]
    return [_before(game, i) for i in found] if what.role is Role.RESULT else found


def other_than(game: Game, what: Ref | Who, frame: Frame) -> list[ObjectId]:
    """What "another" is other than, as it is and as it last was: the object that says so or what was spoken of."""
    if what.other_than is None:
        return [frame.source, itself(game, frame)]
    spoken_of = r.It(antecedent=what.other_than)
    return [*objects_in(antecedent(game, what.other_than, frame)), *looked_at(game, spoken_of, frame)]


def found_out(game: Game, ref: Ref, frame: Frame) -> list[ObjectId]:
    """The same where an effect asks for information about them: what is no longer where it was expected is looked at as
    it last was there, and that is cited (608.2h). What is only worked out cites nothing."""
    those = looked_at(game, ref, frame)
    if game.tracking is None and any(i not in game.objects for i in those):
        game.cite("608.2h")
    return those


def _has_left(event: Any) -> bool:
    return isinstance(event, Sacrificed) or (isinstance(event, ZoneChange) and event.leaves)


def _before(game: Game, object_id: ObjectId) -> ObjectId:
    before = game.came_from(object_id)
    return before.object.id if before is not None and before.object.zone is Zone.BATTLEFIELD else object_id


@OBJECTS.register(r.This)
def _this(game: Game, ref: r.This, frame: Frame) -> list[ObjectId]:
    return [frame.source]


@OBJECTS.register(r.It, r.That, r.Them, r.Those, r.TheParted, TheTarget)
def _pronoun(
    game: Game, ref: r.It | r.That | r.Them | r.Those | r.TheParted | TheTarget, frame: Frame
) -> list[ObjectId]:
    if ref.antecedent is None:
        raise LookupError("a pronoun was left without what it refers to")
    spoken_of = objects_in(_spoken_of(game, ref, ref.antecedent, frame))
    if isinstance(ref, r.TheParted) and ref.plural:  # "the chosen permanents you control": those of them
        test = test_of(ref.group)
        return [i for i in spoken_of if test(game, game.find(i), game.characteristics(i), frame)]
    return spoken_of


@OBJECTS.register(r.Targeting)
def _targeting(game: Game, ref: r.Targeting, frame: Frame) -> list[ObjectId]:
    """The spell or ability that the object became the target of; the ability that was activated."""
    if isinstance(frame.event, AbilityActivated) and frame.event.item is not None:
        return [frame.event.item]
    return [frame.event.item] if isinstance(frame.event, BecameTarget | AbilityTriggered) else []


@OBJECTS.register(Target, AnyTarget, TargetEither, TargetOfEach)
def _target(game: Game, ref: Target | AnyTarget | TargetEither | TargetOfEach, frame: Frame) -> list[ObjectId]:
    return objects_in(frame.targets[ref.index])


@OBJECTS.register(BothTargets)
def _both_targets(game: Game, ref: BothTargets, frame: Frame) -> list[ObjectId]:
    """(115.1)"""
    return [i for target in ref.targets for i in objects(game, target, frame)]


@OBJECTS.register(r.Each, r.All, r.Bare)
def _every(game: Game, ref: r.Each | r.All | r.Bare, frame: Frame) -> list[ObjectId]:
    if zones_of(ref.group) == (Zone.LIBRARY,):
        whole_libraries(game, ref.group, frame)
    return [o.id for o in fitting(game, ref.group, frame)]


@OBJECTS.register(r.ThisAndTarget)
def _this_and_target(game: Game, ref: r.ThisAndTarget, frame: Frame) -> list[ObjectId]:
    """Once where it is the target itself."""
    return list(dict.fromkeys([itself(game, frame), *objects(game, ref.target, frame)]))


@OBJECTS.register(r.ThatAndThis)
def _that_and_this(game: Game, ref: r.ThatAndThis, frame: Frame) -> list[ObjectId]:
    return list(dict.fromkeys([*objects(game, ref.that, frame), itself(game, frame)]))


@OBJECTS.register(AndAll)
def _and_all(game: Game, ref: AndAll, frame: Frame) -> list[ObjectId]:
    """What is of both kinds is one of them all the same."""
    return list(dict.fromkeys([*objects(game, ref.first, frame), *(o.id for o in fitting(game, ref.group, frame))]))


@OBJECTS.register(r.ThisAndHost)
def _this_and_host(game: Game, ref: r.ThisAndHost, frame: Frame) -> list[ObjectId]:
    return [*objects(game, r.This(), frame), *objects(game, ref.host, frame)]


@OBJECTS.register(r.ThisAndEach)
def _this_and_each(game: Game, ref: r.ThisAndEach, frame: Frame) -> list[ObjectId]:
    return list(dict.fromkeys([itself(game, frame), *(o.id for o in fitting(game, ref.group, frame))]))


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


@OBJECTS.register(WhatItAttacks)
def _objects_attacked(game: Game, ref: WhatItAttacks, frame: Frame) -> list[ObjectId]:
    return objects_in(_attacked(game, ref, frame))


@OBJECTS.register(r.Host)
def _host(game: Game, ref: r.Host, frame: Frame) -> list[ObjectId]:
    game.look("attachments")
    host = game.find(frame.source).attached_to
    return [host.object] if host is not None and host.object is not None else []
