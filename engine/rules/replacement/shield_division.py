"""Shields against so much damage, where more of it is dealt at the same time than they stop (CR 615.7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from engine.events import Damage, EffectEnds, ShieldUsed
from engine.state.choices import Choice, Gen, Illegal, Message, Option
from engine.state.continuous_effects import Effect
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in

Parties = tuple[TargetId, TargetId]
"""By what and to what damage would be dealt."""


def uses_left(game: Game, effect: Effect) -> int:
    """How much a shield still stops, after what it has been used for in this batch."""
    for event in reversed(game.batch.settled if game.batch is not None else ()):
        if isinstance(event, ShieldUsed) and event.effect is effect:
            return event.left
        if isinstance(event, EffectEnds) and event.effect is effect:
            return 0
    return effect.uses or 0


def share(game: Game, effect: Effect, event: Damage, is_meant: Callable[[Damage], bool]) -> Gen[int]:
    """How much of this damage a shield stops. Where more of what is meant is dealt at the same time than it stops, the
    shielded player, or the controller of the shielded permanent, chooses which damage it stops (615.7): which first, or
    how much of each where it is dealt to several."""
    left, batch = uses_left(game, effect), game.batch
    shares: dict[int, dict[Parties, int]] = batch.shares if batch is not None else {}
    if id(effect) in shares:
        return min(event.amount, left, shares[id(effect)].get(_parties(event), 0))
    waiting = [one for one in (batch.still_to_come if batch is not None else ()) if isinstance(one, Damage)]
    others = [one for one in waiting if _parties(one) != _parties(event) and one.amount > 0 and is_meant(one)]
    if batch is None or event.amount + sum(one.amount for one in others) <= left:
        return min(left, event.amount)
    if any(one.target != event.target for one in others):
        shares[id(effect)] = yield from _divided(game, [event, *others], left)
        return min(event.amount, shares[id(effect)].get(_parties(event), 0))
    if id(effect) not in batch.orders:
        batch.orders[id(effect)] = yield from _order(game, event, others)
    order = batch.orders[id(effect)]
    first = order[: order.index(event.source)] if event.source in order else ()
    kept = sum(one.amount for one in others if one.source in first)
    return min(event.amount, max(0, left - kept))


def _parties(damage: Damage) -> Parties:
    return TargetId.of_object(damage.source), damage.target


def _who(game: Game, event: Damage) -> PlayerId:
    to = event.target
    return to.player if to.player is not None else game.controller(to.object_id)


def _order(game: Game, event: Damage, others: list[Damage]) -> Gen[list[ObjectId]]:
    sources = list(dict.fromkeys([event.source, *(one.source for one in others)]))
    options = [Option.of(TargetId.of_object(i)) for i in sources]
    size = len(options)
    if size == 1:
        return sources
    prompt = Message("order-shielded")
    answer = yield Choice(_who(game, event), "order", prompt, "615.7", options, size, size, ordered=True)
    return objects_in(answer)


def _divided(game: Game, damages: Sequence[Damage], total: int) -> Gen[dict[Parties, int]]:
    """How much of each damage is stopped, where it is dealt to several recipients."""
    by_one = len({one.source for one in damages}) == 1
    options = [Option.of(one.target) if by_one else _option(one) for one in damages]
    most = {option.answer: one.amount for option, one in zip(options, damages, strict=True)}
    prompt, check = Message("divide-shield", {"total": total}), partial(_is_dealt, most)
    answer = yield Choice(
        _who(game, damages[0]), "division", prompt, "615.7", options, total, total, form="division", check=check
    )
    return {_parties(one): answer.get(option.answer, 0) for option, one in zip(options, damages, strict=True)}


def _option(damage: Damage) -> Option:
    by = TargetId.of_object(damage.source)
    label = Message("damage-of-to", {"amount": damage.amount, "source": by, "to": damage.target})
    return Option(f"{by} to {damage.target}", label, kind="damage")


def _is_dealt(most: dict[TargetId | str, int], answer: Any) -> None:
    """No more of a damage can be stopped than would be dealt."""
    for what, number in answer.items():
        if number > most[what]:
            raise Illegal(Message("shield-stops-no-more", {"most": most[what]}), "615.7")
