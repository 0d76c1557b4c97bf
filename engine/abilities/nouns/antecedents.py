"""What a pronoun points back to: a role in what has been said or has happened, filled in as a text is bound."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Node, Ref, Who


class Role(Enum):
    """What a pronoun can point back to."""

    TARGET = "target"
    """Target slot ``index`` of this spell or ability."""
    EVENT = "event"
    """The object or player the trigger's event happened to (its subject)."""
    EVENT_OTHER = "event other"
    """The second party of the event: what it was dealt by or to, who controls it."""
    BLOCKED = "blocked"
    """The attacking creature that became blocked in the trigger's event, which tells of its blocker."""
    EVENT_CONTROLLER = "event controller"
    """Who controls the object that the trigger's event happened to, or did as it left."""
    RESULT = "result"
    """What instruction ``index`` acted on or made, as the new object it became (400.7)."""
    COST = "cost"
    """What was sacrificed, exiled, discarded ... to pay cost part ``index``."""
    PAID = "paid"
    """What was sacrificed, discarded or revealed as an additional cost of the spell; ``index`` says in which way."""
    THIS = "this"
    """The object the ability is of."""
    EACH = "each"
    """The one that a sentence about each of several has come to."""
    TARGETER = "targeter"
    """The spell or ability that the trigger's event made something a target of."""
    TARGETED = "targeted"
    """Those targets of the spell in the trigger's event by which that is described."""
    ATTACHED = "attached"
    """What the object is attached to."""
    ATTACKED = "attacked"
    """The player that was attacked in the trigger's event."""
    DEFENDING = "defending"
    """The defending player."""
    FORMER_HOST = "former host"
    """What something has become unattached from."""
    CHOOSER = "chooser"
    """The player who chooses what of several things is done."""
    LINKED = "linked"
    """What the object's other abilities have exiled."""
    COPIED = "copied"
    """What the object has entered as a copy of."""
    WHOSE = "whose"
    """The controller or owner of something that was spoken of (``of``)."""
    DESCRIBED = "described"
    """What a description stands for all along (``of``): "the top card of your library"."""


OF_THE_EVENT = frozenset(
    {
        Role.EVENT,
        Role.EVENT_OTHER,
        Role.BLOCKED,
        Role.EVENT_CONTROLLER,
        Role.TARGETER,
        Role.TARGETED,
        Role.ATTACKED,
        Role.FORMER_HOST,
    }
)
"""The parties of a trigger's event."""


@dataclass(frozen=True, slots=True)
class Antecedent(Node):
    """What a pronoun stands for: a role and, where it needs one, which."""

    role: Role
    index: int = 0
    outer: bool = False
    """Whether the event is that of the ability that has made a delayed one, which has an event of its own (603.7c)."""
    of: Who | Ref | None = None
    """Of ``Role.WHOSE`` the player: "its controller"; of ``Role.DESCRIBED`` the description."""
