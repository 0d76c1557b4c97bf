"""Attacking and blocking, as triggers and conditions speak of it (CR 508.3, 509.3)."""

from __future__ import annotations

from collections.abc import Iterable

from engine import events as e
from engine.abilities import trigger_events as h
from engine.abilities.trigger_events.combat import OneOrMoreAttacked
from engine.rules.evaluate.event_verbs import done_in, is_subject
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId

OPPONENTS = (
    h.AttackedThing.AN_OPPONENT,
    h.AttackedThing.ANOTHER_OPPONENT,
    h.AttackedThing.OPPONENT,
    h.AttackedThing.OPPONENTS,
    h.AttackedThing.OPPONENTS_OR_PLANESWALKERS,
)


@done_in(h.Attack, e.AttackDeclared)
def _attack(game: Game, act: h.Attack, event: e.AttackDeclared, frame: Frame) -> Iterable[int]:
    """Only creatures declared as attackers attack in this sense (508.3a)."""
    if event.declared and (act.what is None or is_attacked(game, act.what, event.target, frame)):
        yield event.object


_YOU_OR_PLANESWALKERS = (h.AttackedThing.YOU_OR_PLANESWALKER, h.AttackedThing.YOU_AND_OR_PLANESWALKERS)


def is_attacked(game: Game, what: h.AttackedThing, target: TargetId, frame: Frame) -> bool:
    """Whether what a creature attacks is what the words say."""
    if target.player is not None:
        if what in OPPONENTS:
            return target.player != frame.controller
        if what is h.AttackedThing.YOU or what in _YOU_OR_PLANESWALKERS:
            return target.player == frame.controller
        if what is h.AttackedThing.MOST_LIFE:
            return game.players[target.player].life == max(p.life for p in game.living())
        return what in (h.AttackedThing.A_PLAYER, h.AttackedThing.PLAYER_OR_PLANESWALKER)
    ch = game.characteristics(target.object_id)
    if what is h.AttackedThing.BATTLE:
        return "Battle" in ch.types
    if "Planeswalker" not in ch.types:
        return False
    if what in _YOU_OR_PLANESWALKERS:
        return ch.controller == frame.controller
    if what is h.AttackedThing.OPPONENTS_OR_PLANESWALKERS:
        return ch.controller != frame.controller
    return what in (h.AttackedThing.PLANESWALKER, h.AttackedThing.PLAYER_OR_PLANESWALKER)


@done_in(h.AttackAlone, e.AttackDeclared)
def _attack_alone(game: Game, act: h.AttackAlone, event: e.AttackDeclared, frame: Frame) -> Iterable[int]:
    """The only creature declared as an attacker (506.5)."""
    if event.declared and len(game.combat.attackers) == 1:
        yield event.object


@done_in(h.AttackUnblocked, e.BecameUnblocked)
def _unblocked(game: Game, act: h.AttackUnblocked, event: e.BecameUnblocked, frame: Frame) -> Iterable[int]:
    """(509.3g)"""
    target = game.combat.attackers.get(event.object)
    if act.what is None or (target is not None and is_attacked(game, act.what, target, frame)):
        yield event.object


@done_in(h.Block, e.BlockDeclared)
def _block(game: Game, act: h.Block, event: e.BlockDeclared, frame: Frame) -> Iterable[int]:
    """Once for the creature however many it blocks; for each of them where it is said which (509.3a-b). Never for one
    put onto the battlefield blocking."""
    if not event.declared:
        return
    if act.what is not None:
        if is_subject(game, act.what, event.attacker, frame):
            yield event.object
    elif (game.combat.blockers.get(event.object) or [event.attacker])[0] == event.attacker:
        yield event.object


@done_in(h.BecomeBlocked, e.BecameBlocked, e.BlockDeclared)
def _blocked(game: Game, act: h.BecomeBlocked, event: e.BecameBlocked | e.BlockDeclared, frame: Frame) -> Iterable[int]:
    """Once for the creature; for each blocker where it is said by what (509.3c-d)."""
    if isinstance(event, e.BlockDeclared):
        if act.by is not None and is_subject(game, act.by, event.object, frame):
            yield event.attacker
    elif act.by is None:
        yield event.object


@done_in(h.BlockOrBecomeBlockedBy, e.BlockDeclared)
def _block_or_blocked(game: Game, act: h.BlockOrBecomeBlockedBy, event: e.BlockDeclared, frame: Frame) -> Iterable[int]:
    """(509.3b, 509.3d)"""
    if event.declared and is_subject(game, act.other, event.attacker, frame):
        yield event.object
    if is_subject(game, act.other, event.object, frame):
        yield event.attacker


@done_in(h.DeclareAttack, e.AttackDeclared)
def _declare_attack(game: Game, act: h.DeclareAttack, event: e.AttackDeclared, frame: Frame) -> Iterable[int]:
    """(508.3d)"""
    if event.declared:
        yield game.controller(event.object)


@done_in(h.AttackPlayer, e.AttackDeclared)
def _attack_player(game: Game, act: h.AttackPlayer, event: e.AttackDeclared, frame: Frame) -> Iterable[int]:
    """(508.3c)"""
    if act.by is not None and not is_subject(game, act.by, event.object, frame):
        return
    if event.declared and event.target.player is not None and is_attacked(game, act.what, event.target, frame):
        yield game.controller(event.object)


@done_in(h.AttackOneOrMore, e.AttackDeclared)
def _attack_one_or_more(game: Game, act: h.AttackOneOrMore, event: e.AttackDeclared, frame: Frame) -> Iterable[int]:
    """(508.3c)"""
    if not event.declared:
        return
    if act.what is OneOrMoreAttacked.OPPONENTS:
        named = event.target.player is not None and event.target.player != frame.controller
    else:
        ch = game.characteristics(event.target.object) if event.target.object is not None else None
        named = ch is not None and "Planeswalker" in ch.types and ch.controller == frame.controller
    if named:
        yield game.controller(event.object)


@done_in(h.AttackWith, e.AttackDeclared)
def _attack_with(game: Game, act: h.AttackWith, event: e.AttackDeclared, frame: Frame) -> Iterable[int]:
    """(508.3c)"""
    if event.declared and is_subject(game, act.what, event.object, frame):
        yield game.controller(event.object)
