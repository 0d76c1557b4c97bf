"""Spree and tiered: modes with costs of their own (CR 702.172, 702.183)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.ability import PayMana
from engine.abilities.nouns.token_descriptions import GivenName
from engine.abilities.sentences import Modal, Mode, ModeCount
from engine.grammar.phrase import phrase


@phrase("+ {cost} — {effect}")
@phrase("* {name} — {cost} — {effect}", when=lambda mode: mode.name is not None)
@phrase("• {cost} — {effect}", reads_only=True)
@dataclass(frozen=True, slots=True)
class PricedMode(Mode):
    """A mode with a cost of its own (702.172a, 702.183a)."""

    cost: PayMana
    name: GivenName | None = None


def _priced(modal: PricedModal) -> bool:
    return all(isinstance(mode, PricedMode) for mode in modal.modes)


@phrase("spree\n{modes:line}", count=ModeCount.ONE_OR_MORE, when=_priced)
@phrase("tiered\n{modes:line}", count=ModeCount.ONE, when=_priced)
@dataclass(frozen=True, slots=True)
class PricedModal(Modal):
    """The keyword of a modal spell together with its modes (702.172a, 702.183a)."""
