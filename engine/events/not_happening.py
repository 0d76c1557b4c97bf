"""What does not happen although a player would expect it to, and why (CR 101.2, 101.3, 609.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.events.base import Event
from engine.state.choices import Message


@dataclass(frozen=True, slots=True)
class DidNotHappen(Event):
    """Something that a rule or an effect keeps from happening. It changes nothing; ``message`` is what the
    step says."""

    takes_a_place: ClassVar[bool] = False
    message: Message
