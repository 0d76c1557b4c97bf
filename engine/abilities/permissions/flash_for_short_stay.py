"""Permanents that may be cast at any time, for a short stay (CR 601.3b, 603.7g)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Declaration, TriggerEvent
from engine.grammar.phrase import phrase


@phrase(
    "you may cast ~ as though it had flash. if you cast it any time a sorcery couldn't have been cast, the controller "
    "of the permanent it becomes sacrifices it at {when}"
)
@dataclass(frozen=True, slots=True)
class UntimelyFlash(Declaration):
    """The static ability makes a delayed trigger if the card was cast when a sorcery could not be (603.7g)."""

    when: TriggerEvent
