"""Triggered abilities on the stack (CR 113.3c)."""

from __future__ import annotations

from engine.abilities.ability import Triggered
from engine.state.objects import GameObject


def is_triggered(it: GameObject) -> bool:
    """Whether it is a triggered ability on the stack."""
    return it.on_stack is not None and isinstance(it.on_stack.ability, Triggered)
