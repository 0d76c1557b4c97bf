"""Sunburst (CR 702.44)."""

from __future__ import annotations

from engine.abilities.nouns.noun_groups import Group
from engine.events import ZoneChange
from engine.rules.replacement.permanent_as_it_would_enter import with_counters, would_enter
from engine.state.choices import Gen
from engine.state.game import Game
from engine.state.zones import Zone


def sunburst(game: Game, event: ZoneChange, number: int, what: Group | None) -> Gen[ZoneChange]:
    """A counter for each color of mana spent to cast it: +1/+1 on a creature, charge on anything else (702.44a-b)."""
    it, _ = would_enter(game, event)
    made = game.objects[event.object].announced
    spent = len(made.colors_spent) if made is not None and event.origin is Zone.STACK else 0
    kind = "+1/+1" if "Creature" in it.base.types else "charge"
    return with_counters(event, kind, spent) if spent else event
    yield
