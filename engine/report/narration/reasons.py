"""Why state-based actions destroy permanents or put them into graveyards, in a few words (CR 704.5)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.state.choices import Message

REASONS = {
    "704.5f": "why-toughness",
    "704.5g": "why-lethal-damage",
    "704.5h": "why-deathtouch",
    "704.5i": "why-no-loyalty",
    "704.5j": "why-legend-rule",
    "704.5k": "why-world-rule",
    "704.5m": "why-loose-aura",
    "704.5v": "why-no-defense",
    "704.5w": "why-no-protector",
    "704.5y": "why-newer-role",
}
"""What is said, by the rule that makes it so."""


def because(rules: Iterable[str]) -> Message | str:
    """Why something is destroyed or put into a graveyard, where that is a state-based action."""
    why = [Message(REASONS[rule]) for rule in dict.fromkeys(rules) if rule in REASONS]
    return Message("because", {"why": Message("clauses", {"items": why})}) if why else ""
