"""Zones (CR 400)."""

from __future__ import annotations

from enum import Enum


class Zone(Enum):
    """Where an object is. ``OUTSIDE`` is the sideboard or collection (400.11); ``NOWHERE`` is for tokens and
    copies that have ceased to exist (111.7)."""

    LIBRARY = "library"
    HAND = "hand"
    BATTLEFIELD = "battlefield"
    GRAVEYARD = "graveyard"
    STACK = "stack"
    EXILE = "exile"
    COMMAND = "command"
    OUTSIDE = "outside"
    NOWHERE = "nowhere"

    __hash__ = object.__hash__

    @property
    def shared(self) -> bool:
        """True where all players share the zone (400.1)."""
        return self in _SHARED


_SHARED = {Zone.BATTLEFIELD, Zone.STACK, Zone.EXILE, Zone.COMMAND}


ABILITIES = "abilities on the stack"
"""The facet of a game that changes as an ability is put onto the stack or leaves it; as a spell does, the facet "stack"
changes. Whoever looks at the stack looks at both."""
