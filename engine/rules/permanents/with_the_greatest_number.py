"""Why a player has to sacrifice one permanent and not another: "a creature with the greatest power among creatures that
player controls" (CR 608.2c, 701.21a)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.abilities.conditions.comparisons import WithGreatest
from engine.abilities.nouns.noun_groups import Described, EitherGroup, Group, Number
from engine.abilities.walk import found
from engine.events import Event, Sacrificed
from engine.rules.evaluate.amounts import number_of
from engine.rules.evaluate.evaluation import test_of
from engine.rules.permanents.what_does_not_help import resolving
from engine.rules.pipeline import before
from engine.rules.pipeline.applying_replacement_effects import Remark
from engine.state.choices import Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.objects import GameObject


@before(Sacrificed, by="701.21a")
def _greatest(game: Game, event: Event) -> Iterator[Remark]:
    """The number for which it is that one, against the next of those of the player."""
    assert isinstance(event, Sacrificed)
    item = resolving(game)
    said = next(_narrowing(item), None) if item is not None else None
    if item is None or said is None:
        return
    kind, frame = _of_any(said.most.group), Frame(item.id, game.controller(item.id))
    fits = test_of(kind)
    there = [it for it in game.permanents() if game.controller(it.id) == event.player and it.id != event.object]
    those = [it.id for it in there if fits(game, it, game.characteristics(it), frame)]
    first = _number(game, event.object, said.most.what)
    others = [number for i in those if (number := _number(game, i, said.most.what)) is not None]
    if first is not None and others and max(others) < first:
        numbers = {"what": said.most.what.value.replace(" ", "-"), "first": first, "second": max(others)}
        yield Remark(Message("greatest-number", numbers), ())


def _narrowing(item: GameObject) -> Iterator[WithGreatest]:
    """What the words of a spell or ability say so of, if they do."""
    abilities = [item.on_stack.ability] if item.on_stack is not None else item.base.abilities.spells
    for ability in abilities:
        yield from found(ability, WithGreatest)


def _of_any(group: Group) -> Group:
    """The kind of things that are compared, whoever controls them."""
    if isinstance(group, EitherGroup):
        return replace(group, groups=tuple(replace(one, qualifiers=()) for one in group.groups))
    return replace(group, qualifiers=()) if isinstance(group, Described) else group


def _number(game: Game, object_id: ObjectId, what: Number) -> int | None:
    return number_of(game, game.find(object_id), game.characteristics(object_id), what)
