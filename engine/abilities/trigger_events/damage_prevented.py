"""Damage being prevented, as trigger events say it (CR 615.13)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Ref, TriggerEvent, Who
from engine.grammar.phrase import phrase


@phrase("damage that would be dealt to {to:obj} is prevented")
@dataclass(frozen=True, slots=True)
class IsPrevented(TriggerEvent):
    """ "Whenever damage that would be dealt to you is prevented, put that many +1/+1 counters on ~.": by whatever
    prevents it, and once however many sources would have dealt it at the same time (615.13)."""

    has_amount = True
    to: Ref | Who
