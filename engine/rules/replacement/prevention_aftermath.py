"""What prevention effects do besides preventing, right after the damage would have been dealt (CR 615.5)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import replace

from engine.abilities.base import Instruction
from engine.abilities.replacement import done_instead as wd
from engine.abilities.replacement import next_time_and_redirection as sh
from engine.abilities.replacement import prevention_aftermath as pa
from engine.events import Damage, DamagePrevented, Event
from engine.rules.continuous.statements import StatementInForce, looked_up
from engine.rules.evaluate.evaluation import AMOUNTS, holds
from engine.rules.evaluate.event_verbs import is_subject
from engine.rules.evaluate.for_each import PER
from engine.rules.instructions.performing import PERFORM, perform
from engine.rules.pipeline.applying_replacement_effects import Replacement, replaces, simply
from engine.rules.replacement.deferred import besides_preventing
from engine.rules.replacement.done_instead import WOULD
from engine.rules.replacement.prevention import (
    can_be_prevented,
    tell_unpreventable,
)
from engine.rules.replacement.replacement_effects import is_thing, kind_fits
from engine.state.choices import Gen, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.objects import GameObject

INSTEAD_OF = looked_up(wd.InsteadOf)
PREVENT_THAT = looked_up(sh.PreventThat)


def besides(
    game: Game, then: Instruction | None, event: Damage, frame: Frame, key: Hashable, rule: str = "615.5"
) -> None:
    """What else is to be done of an effect that prevents the damage, or tries to (615.12), or that replaces it."""
    if then is not None:
        number = event.amount if can_be_prevented(game, event) else 0
        besides_preventing(game, (then,), replace(event, amount=number), frame, key, rule)


@AMOUNTS.register(pa.PreventedDamage)
def _prevented_damage(game: Game, node: pa.PreventedDamage, frame: Frame) -> int:
    """(615.5)"""
    return frame.known.prevented


@PER.register(pa.PerPrevented)
def _per_prevented(game: Game, per: pa.PerPrevented, frame: Frame, it: GameObject | None) -> int:
    """(615.5)"""
    return frame.known.prevented


@PERFORM.register(pa.IfPreventedFrom)
def _if_prevented_from(game: Game, node: pa.IfPreventedFrom, frame: Frame) -> Gen[None]:
    """What the source is as the damage would have been dealt (615.5)."""
    if frame.known.prevented > 0 and _is_of_kind(game, node.source, frame.event.source):
        yield from perform(game, node.then, frame)


def _is_of_kind(game: Game, kind: pa.SourceOfKind, source: ObjectId) -> bool:
    ch = game.characteristics(game.find(source).id)
    if kind.color is not None:
        return kind.color.letter in ch.colors
    if kind.without is not None:
        return kind.without.value.capitalize() not in ch.types
    return kind.type is None or kind.type.value.capitalize() in ch.types


# ---- "if damage would be dealt to ..."


@WOULD.register(sh.DamageWould)
def _damage_would(game: Game, node: sh.DamageWould, event: Event, frame: Frame) -> bool:
    return (
        isinstance(event, Damage)
        and kind_fits(node.kind, event)
        and is_thing(game, node.subject, event.target, frame)
        and (node.given is None or holds(game, node.given, replace(frame, event=event)))
    )


@WOULD.register(sh.DamageByWould)
def _damage_by_would(game: Game, node: sh.DamageByWould, event: Event, frame: Frame) -> bool:
    return (
        isinstance(event, Damage)
        and kind_fits(node.kind, event)
        and is_thing(game, node.subject, event.target, frame)
        and is_subject(game, node.source, event.source, frame)
    )


@replaces(Damage, by="614.1a")
def _instead(game: Game, event: Event) -> Iterable[Replacement]:
    """ "..., put that many +1/+1 counters on it instead" """
    assert isinstance(event, Damage)
    for node, standing in INSTEAD_OF.said(game):
        if WOULD[type(node.would)](game, node.would, event, standing.frame):
            label = Message("instead-of", {"source": TargetId.of_object(standing.frame.source)})
            change = _instead_of_damage(node, standing)
            yield Replacement(("instead", standing.key), standing.frame.source, label, ("614.1a",), change)


def _instead_of_damage(node: wd.InsteadOf, standing: StatementInForce) -> Callable[[Game, Event], Gen[list[Event]]]:
    @simply
    def change(game: Game, event: Event) -> list[Event]:
        assert isinstance(event, Damage)
        then = wd.DoneInstead(node.then, node.after) if node.after else node.then
        besides(game, then, event, standing.frame, ("instead", standing.key), "614.1a")
        return []

    return change


@replaces(Damage, by="615.5")
def _prevented(game: Game, event: Event) -> Iterable[Replacement]:
    """ "..., prevent that damage. Remove a +1/+1 counter from ~." """
    assert isinstance(event, Damage)
    for node, standing in PREVENT_THAT.said(game):
        if WOULD[type(node.would)](game, node.would, event, standing.frame):
            by = standing.frame.source
            label = Message("prevents-damage", {"source": TargetId.of_object(by)})
            key = ("prevent that", standing.key)
            rules: tuple[str, ...] = ("615.1", "615.5")
            if not can_be_prevented(game, event):
                tell_unpreventable(game, event, () if node.then is None else (node.then,))
                rules = ()
            yield Replacement(key, by, label, rules, _preventing(node, standing, key))


def _preventing(
    node: sh.PreventThat, standing: StatementInForce, key: Hashable
) -> Callable[[Game, Event], Gen[list[Event]]]:
    @simply
    def change(game: Game, event: Event) -> list[Event]:
        assert isinstance(event, Damage)
        besides(game, node.then, event, standing.frame, key)
        if not can_be_prevented(game, event):  # what else the effect does is done all the same (615.12)
            return [event]
        return [DamagePrevented(event.source, event.target, event.amount, standing.frame.source, event.combat)]

    return change
