"""What is done in an event, apart from who does it (CR 603.2)."""

from __future__ import annotations

from enum import Enum
from typing import Any, ClassVar

from engine.abilities.base import Node
from engine.abilities.nouns.antecedents import Role
from engine.grammar.phrase import part

Parties = dict[str, Role]
"""Which party of the event each noun phrase of a node names, for pronouns that point back at it."""


class EventVerb(Node):
    """What somebody or something does in one event."""

    __slots__ = ()
    looked_back_by: ClassVar[tuple[str, ...]] = ()
    """The rules by which it is looked back at, if it is no zone change (603.10)."""

    @part
    def what(self) -> Any:
        """What it is done to, where it names that."""
        return None


class ObjectEventVerb(EventVerb):
    """What an object does or what is done to it, in one event."""

    __slots__ = ()
    subject_role: ClassVar[Role] = Role.EVENT
    """Which party of the event the object is."""


class PlayerEventVerb(EventVerb):
    """What a player does or what happens to them, in one event."""

    __slots__ = ()
    who_role: ClassVar[Role] = Role.EVENT_OTHER
    """Which party of the event the player is."""


class OfKind(Enum):
    """What mana is spoken of: of the color that was chosen for the object (607.2d)."""

    CHOSEN_COLOR = "of the chosen color"


class DamageKind(Enum):
    """Whether damage is combat damage (120.2)."""

    ANY = ""
    COMBAT = "combat"
    NONCOMBAT = "noncombat"
