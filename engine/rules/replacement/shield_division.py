"""Shields against so much damage, where damage is dealt by several sources at the same time (CR 615.7)."""

from __future__ import annotations

from collections.abc import Callable

from engine.events import Damage, EffectEnds, ShieldUsed
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.continuous_effects import Effect
from engine.state.game import Game
from engine.state.ids import TargetId

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
    shielded player, or the controller of the shielded permanent, chooses which damage it stops first (615.7)."""
    left, batch = uses_left(game, effect), game.batch
    waiting = [one for one in (batch.still_to_come if batch is not None else ()) if isinstance(one, Damage)]
    others = [one for one in waiting if _parties(one) != _parties(event) and one.amount > 0 and is_meant(one)]
    if batch is None or event.amount + sum(one.amount for one in others) <= left:
        return min(left, event.amount)
    if id(effect) not in batch.orders:
        batch.orders[id(effect)] = yield from _order(game, event, others)
    order = batch.orders[id(effect)]
    first = order[: order.index(_parties(event))] if _parties(event) in order else ()
    kept = sum(one.amount for one in others if _parties(one) in first)
    return min(event.amount, max(0, left - kept))


def _parties(damage: Damage) -> Parties:
    return TargetId.of_object(damage.source), damage.target


def _order(game: Game, event: Damage, others: list[Damage]) -> Gen[list[Parties]]:
    """Told apart by the sources, or by what damage is dealt to where one source deals it to several."""
    damage = list(dict.fromkeys([_parties(event), *map(_parties, others)]))
    if len(damage) == 1:
        return damage
    to = event.target
    player = to.player if to.player is not None else game.controller(to.object_id)
    place = 1 if len({source for source, _ in damage}) == 1 else 0
    shown = list(dict.fromkeys(one[place] for one in damage))
    prompt = Message("order-shielded-recipients" if place else "order-shielded")
    size = len(shown)
    answer = yield Choice(player, "order", prompt, "615.7", list(map(Option.of, shown)), size, size, ordered=True)
    return [one for chosen in answer for one in damage if one[place] == chosen]
