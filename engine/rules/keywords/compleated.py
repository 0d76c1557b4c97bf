"""Compleated (CR 702.150)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.nouns.noun_groups import Group
from engine.events import ZoneChange
from engine.state.choices import Gen
from engine.state.game import Game
from engine.state.zones import Zone


def compleated(game: Game, event: ZoneChange, number: int, what: Group | None) -> Gen[ZoneChange]:
    """Two loyalty counters fewer for each Phyrexian symbol that was paid for with life (702.150a)."""
    made = game.objects[event.object].announced
    paid = made.paid.symbols_with_life if made is not None and event.origin is Zone.STACK else 0
    loyalty = max(0, dict(event.counters)["loyalty"] - 2 * paid)
    return replace(event, counters=tuple({**dict(event.counters), "loyalty": loyalty}.items())) if paid else event
    yield
