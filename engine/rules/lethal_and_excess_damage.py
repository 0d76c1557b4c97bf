"""How much damage is lethal, and how much of what is dealt is excess damage (CR 120.6, 120.10, 702.2c)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.events import Damage, ExcessDamage
from engine.rules.pipeline.applying_replacement_effects import Proposal
from engine.state.characteristics import Characteristics
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.log import Logged
from engine.state.objects import GameObject
from engine.state.undetermined_numbers import determined

COUNTERS_LOST = {
    "Planeswalker": ("loyalty", ("306.8", "120.3c")),
    "Battle": ("defense", ("310.6", "120.3h", "310.4c")),
}
"""The counters that damage removes from a permanent of each type, and the rules."""


def lethal_damage(it: GameObject, ch: Characteristics, *, deathtouch: bool = False) -> int:
    """How much more damage would be lethal to a creature: 1 from a source with deathtouch (120.6, 702.2c)."""
    needed = max(0, determined(ch.toughness) - it.damage)
    return min(needed, 1) if deathtouch else needed


def enough(game: Game, target: TargetId, *, deathtouch: bool = False) -> int | None:
    """How much more damage would be lethal to a creature, or take the last counter of a planeswalker or battle; None
    for players."""
    it = game.now(target.object) if target.object is not None else None
    if it is None:
        return None
    ch = game.characteristics(it)
    if "Creature" in ch.types:
        return lethal_damage(it, ch, deathtouch=deathtouch)
    kinds = [kind for one, (kind, _) in COUNTERS_LOST.items() if one in ch.types]
    return it.counters.get(kinds[0], 0) if kinds else None


def excess_of(game: Game, dealt: list[Logged]) -> Iterator[Proposal]:
    """Which permanents were dealt more than lethal damage, or more than their loyalty or defense (120.10)."""
    totals: dict[ObjectId, int] = {}
    deadly: set[ObjectId] = set()
    last: dict[ObjectId, Logged] = {}
    for one in dealt:
        damage = one.event
        assert isinstance(damage, Damage)
        if damage.target.object is not None:
            it = damage.target.object
            totals[it] = totals.get(it, 0) + damage.amount
            last[it] = one
            if game.characteristics(damage.source).has("deathtouch"):
                deadly.add(it)
    for object_id, total in totals.items():
        over = excess(game, game.objects[object_id], total, deathtouch=object_id in deadly)
        if over > 0:
            damage = last[object_id].event
            assert isinstance(damage, Damage)
            yield Proposal(ExcessDamage(object_id, over, damage.combat), ("120.10",), last[object_id])


def excess(game: Game, it: GameObject, total: int, *, deathtouch: bool = False) -> int:
    """By how much damage to a permanent is more than enough: the greatest over its card types (120.4a, 120.10)."""
    ch = game.characteristics(it)
    over = [0]
    if "Creature" in ch.types:
        over.append(total - lethal_damage(it, ch, deathtouch=deathtouch))
    over += [total - it.counters.get(counter, 0) for kind, (counter, _) in COUNTERS_LOST.items() if kind in ch.types]
    return max(over)
