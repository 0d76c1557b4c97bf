"""Shields against so much damage, where damage is dealt by several sources at the same time (CR 615.7)."""

from __future__ import annotations

from engine.events import Damage, EffectEnds, ShieldUsed
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.continuous_effects import Effect
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId, objects_in


def uses_left(game: Game, effect: Effect) -> int:
    """How much a shield still stops, after what it has been used for in this batch."""
    for event in reversed(game.batch.settled if game.batch is not None else ()):
        if isinstance(event, ShieldUsed) and event.effect is effect:
            return event.left
        if isinstance(event, EffectEnds) and event.effect is effect:
            return 0
    return effect.uses or 0


def share(game: Game, effect: Effect, event: Damage) -> Gen[int]:
    """How much of this damage a shield stops. Where more is dealt at the same time than it stops, the shielded player,
    or the controller of the shielded permanent, chooses which damage it stops first (615.7)."""
    left, batch = uses_left(game, effect), game.batch
    waiting = [one for one in (batch.still_to_come if batch is not None else ()) if isinstance(one, Damage)]
    others = [one for one in waiting if one.target == event.target and one.source != event.source and one.amount > 0]
    if batch is None or event.amount + sum(one.amount for one in others) <= left:
        return min(left, event.amount)
    if id(effect) not in batch.orders:
        batch.orders[id(effect)] = yield from _order(game, event, others)
    order = batch.orders[id(effect)]
    first = order[: order.index(event.source)] if event.source in order else ()
    kept = sum(one.amount for one in others if one.source in first)
    return min(event.amount, max(0, left - kept))


def _order(game: Game, event: Damage, others: list[Damage]) -> Gen[list[ObjectId]]:
    sources = list(dict.fromkeys([event.source, *(one.source for one in others)]))
    to = event.target
    player = to.player if to.player is not None else game.controller(to.object_id)
    options = [Option.of(TargetId.of_object(i)) for i in sources]
    size = len(options)
    if size == 1:
        return sources
    answer = yield Choice(player, "order", Message("order-shielded"), "615.7", options, size, size, ordered=True)
    return objects_in(answer)
