"""Tokens and copies that cease to exist (CR 704.5d-e)."""

from __future__ import annotations

from engine.events import CeasedToExist, Event
from engine.rules.pipeline.applying_replacement_effects import Proposal
from engine.state.caches import Cache
from engine.state.facets import Versions
from engine.state.game import Game
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone

_ZONES_OF_STRAYS = tuple(zone.value for zone in Zone if zone is not Zone.NOWHERE)


_STRAYS: Cache[tuple[Versions, list[GameObject]]] = Cache()
"""Those found, with the versions of the zones."""


def strays(game: Game) -> list[Event | Proposal]:
    """Tokens and copies in zones where they cease to exist (704.5d-e)."""
    versions = game.versions_of(_ZONES_OF_STRAYS)
    known = _STRAYS.get(game)
    if known is None or known[0] != versions:
        found = [o for o in game.objects.values() if o.kind is not Kind.CARD and _is_stray(o)]
        known = (versions, found)
        _STRAYS.keep(game, known)
    return [Proposal(CeasedToExist(o.id), ("704.5d" if o.kind is Kind.TOKEN else "704.5e",)) for o in known[1]]


def _is_stray(it: GameObject) -> bool:
    if it.kind is Kind.TOKEN:
        return it.zone not in (Zone.BATTLEFIELD, Zone.NOWHERE)
    if it.kind is not Kind.COPY or it.memory.prepares is not None:  # a prepared spell waits in exile (722.3c)
        return False
    return it.zone not in (Zone.STACK, Zone.BATTLEFIELD, Zone.NOWHERE)
