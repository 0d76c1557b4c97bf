"""A creature that tells of what it has seen by its controller's life, and one that does whatever it is told to."""

from __future__ import annotations

from typing import Any

from tests.helpers import Entry, activate, creature


def watcher(trigger: str, **more: Any) -> Entry:
    """A creature with a triggered ability: each time it triggers and resolves, its controller gains 1 life."""
    return creature(f"{trigger}, you gain 1 life.", "1/1", name="Watcher", **more)


def counter(trigger: str, **more: Any) -> Entry:
    """A 1/1 creature that gets a +1/+1 counter each time its ability triggers and resolves."""
    return creature(f"{trigger}, put a +1/+1 counter on this creature.", "1/1", name="Counter", **more)


def doer(text: str, name: str = "Doer", **more: Any) -> Entry:
    """A creature with an ability that costs nothing and does this."""
    return creature(f"{{0}}: {text}", name=name, **more)


def do(*targets: Any, player: str = "A", name: str = "Doer", **more: Any) -> Entry:
    """Have the doer do it."""
    return activate(name, *targets, player=player, **more)
