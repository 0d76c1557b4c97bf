"""Changes made by hand, not by the rules: the script's ``edit``. Nothing triggers; the report marks them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import singledispatch
from typing import Any

from engine.events import ByHand, ZoneChange
from engine.state.changing_zones import cease, move
from engine.state.choices import Illegal, Message
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.objects import GameObject
from engine.state.printed_cards import double_faces
from engine.state.transforming import turn_face
from engine.state.zones import Zone
from engine.table.answers import one_of, unknown
from engine.table.entries import (
    Change,
    CreateObjects,
    EditEntry,
    MoveObjects,
    RemoveObjects,
    SetAttached,
    SetController,
    SetCounters,
    SetDamage,
    SetFace,
    SetLife,
    SetTapped,
)
from engine.table.library import Cards
from engine.table.placing import place_by_hand
from engine.table.references import References

RULE = "400.7"
"""What is to be changed by hand must be there as the object it was."""


def apply(game: Game, refs: References, entry: EditEntry, cards: Cards) -> None:
    """Make the changes of an entry, in the order in which they are written."""
    assumed = set(game.assumed)
    for change in entry.changes:
        for details in _make(change, game, refs, cards):
            event = ByHand(change.key, tuple(sorted(details.items())))
            if not entry.assumed:
                game.record(event)
            elif details.get("zone") is Zone.HAND:
                _take_for_granted(game, details["thing"])
            for facet in (*event.facets, "turn", "characteristic counters", *(z.value for z in Zone)):
                game.bump(facet)
    game.assumed -= {one for one in game.assumed - assumed if _of_what_is_gone(game, dict(one[1]))}


def _of_what_is_gone(game: Game, said: Mapping[str, Any]) -> bool:
    """Whether it speaks of an object that was only made to be put elsewhere."""
    thing = said.get("object")
    return isinstance(thing, TargetId) and thing.object is not None and thing.object not in game.objects


def _take_for_granted(game: Game, thing: TargetId) -> None:
    """That a card has been in its owner's hand."""
    it = game.find(thing.object_id)
    game.assume("has-in-hand", player=game.players[it.owner].name, card=it.base.name)


Details = Iterable[dict[str, Any]]


@singledispatch
def _make(change: Change, game: Game, refs: References, cards: Cards) -> Details:
    """Make one change, thing by thing, and say what became of each."""
    raise AssertionError("each change by hand is made by a function of its own")


def _thing(refs: References, words: str) -> GameObject:
    """The one object that the words mean, where it is now."""
    there = [i for i in refs.things(words) if i in refs.game.objects]
    return refs.game.objects[one_of(refs, words, there, RULE)]


def _either(refs: References, words: str) -> TargetId:
    player = refs.player(words)
    return TargetId.of_player(player) if player is not None else _thing(refs, words).target


@_make.register
def _set_life(change: SetLife, game: Game, refs: References, cards: Cards) -> Details:
    for player, life in change.totals:
        game.players[player].life = life
        yield {"thing": TargetId.of_player(player), "count": life}


@_make.register
def _counters(change: SetCounters, game: Game, refs: References, cards: Cards) -> Details:
    for words, kinds in change.counters.items():
        thing = _either(refs, words)
        held = game.counters_of(thing)
        for kind, count in kinds.items():
            if count:
                held[kind] = count
                if thing.object is not None:
                    game.objects[thing.object].counter_times[kind] = game.next_timestamp()
            else:
                held.pop(kind, None)
            yield {"thing": thing, "kind": kind, "count": count}


@_make.register
def _move(change: MoveObjects, game: Game, refs: References, cards: Cards) -> Details:
    for words, goal in change.moves.items():
        it = _thing(refs, words)
        moving = ZoneChange(
            it.id,
            goal.zone,
            it.zone,
            "by hand",
            position=-1 if goal.bottom else None,
            controller=goal.controller,
            face=goal.face,
            tapped=goal.tapped,
        )
        for new in move(game, moving):
            yield {"thing": TargetId.of_object(new), "zone": goal.zone}


@_make.register
def _tap(change: SetTapped, game: Game, refs: References, cards: Cards) -> Details:
    for words, tapped in change.tapped.items():
        it = _thing(refs, words)
        it.tapped = tapped
        yield {"thing": it.target, "tapped": tapped}


@_make.register
def _face(change: SetFace, game: Game, refs: References, cards: Cards) -> Details:
    """Only what a double-faced card or token represents has another face to be up (712.9)."""
    for words, face in change.faces.items():
        it = _thing(refs, words)
        if it.zone is not Zone.BATTLEFIELD or not double_faces(game.printed, it):
            raise Illegal(Message("has-one-face", {"thing": it.target}), "712.9")
        turn_face(game, it.id, face)
        yield {"thing": it.target}


@_make.register
def _damage(change: SetDamage, game: Game, refs: References, cards: Cards) -> Details:
    for words, amount in change.marked.items():
        it = _thing(refs, words)
        it.damage = amount
        yield {"thing": it.target, "count": amount}


@_make.register
def _attach(change: SetAttached, game: Game, refs: References, cards: Cards) -> Details:
    for words, goal in change.hosts.items():
        it = _thing(refs, words)
        it.attached_to = None if goal is None else _either(refs, goal)
        yield {"thing": it.target, "to": it.attached_to}


@_make.register
def _create(change: CreateObjects, game: Game, refs: References, cards: Cards) -> Details:
    for player, place, listed in change.objects:
        for it in place_by_hand(game, refs, cards, player, listed, place):
            yield {"thing": it.target, "player": TargetId.of_player(player)}


@_make.register
def _remove(change: RemoveObjects, game: Game, refs: References, cards: Cards) -> Details:
    for words in change.things:
        there = [i for i in refs.things(words) if i in game.objects]
        if not there:
            raise unknown(refs, words, RULE)
        it = game.objects[one_of(refs, words, there, RULE)]
        if it.zone is Zone.STACK:
            raise Illegal(Message("not-while-on-stack", {"thing": it.target}), RULE)
        game.combat.remove(it.id)
        cease(game, it.id)
        yield {"thing": it.target}


@_make.register
def _control(change: SetController, game: Game, refs: References, cards: Cards) -> Details:
    for words, controller in change.controllers.items():
        it = _thing(refs, words)
        it.controller = controller
        it.since = game.turn.number
        game.known_controller[it.id] = it.controller
        game.combat.remove(it.id)
        yield {"thing": it.target, "player": TargetId.of_player(it.controller)}
