"""Ascend: ten permanents give the city's blessing (CR 702.131)."""

from __future__ import annotations

from engine.events import Event
from engine.mechanics.monarch_initiative_citys_blessing.events import TitleGained
from engine.mechanics.monarch_initiative_citys_blessing.rules import bestow
from engine.mechanics.monarch_initiative_citys_blessing.words import Title
from engine.rules import pipeline
from engine.rules.continuous.layers import Derived
from engine.rules.pipeline.applying_replacement_effects import Proposal
from engine.rules.resolution import resolving
from engine.state.caches import Cache
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.objects import GameObject

BLESSED = 10
"""How many permanents ascend asks for (702.131a-b)."""


@resolving.AS_IT_RESOLVES.by("702.131a")
def _ascend_now(game: Game, spell: GameObject, frame: Frame) -> Gen[None]:
    """On an instant or sorcery it looks once, before the spell's own instructions (702.131a)."""
    if game.characteristics(spell).has("ascend"):
        held = sum(1 for it in game.permanents() if game.controller(it) == frame.controller)
        if held >= BLESSED:
            yield from bestow(game, frame.controller, Title.BLESSING, "702.131a")


_LOOKED: Cache[Derived] = Cache()
"""What everything was when it was last looked at."""


@pipeline.AT_ANY_TIME.by("702.131b")
def _ascend(game: Game) -> list[Event | Proposal]:
    """Whoever controls ten permanents and one with ascend gets the city's blessing (702.131b)."""
    now = game.derived()
    if len(game.battlefield) < BLESSED or _LOOKED.get(game) is now:
        return []
    _LOOKED.keep(game, now)
    held: dict[int, int] = {}
    able: set[PlayerId] = set()
    for it in game.permanents():
        ch = now.characteristics[it.id]
        held[ch.controller] = held.get(ch.controller, 0) + 1
        if ch.has("ascend"):
            able.add(ch.controller)
    key = Title.BLESSING.key
    return [
        Proposal(TitleGained(p, key), ("702.131b", "702.131c"))
        for p in sorted(able)
        if held[p] >= BLESSED and key not in game.players[p].designations
    ]
