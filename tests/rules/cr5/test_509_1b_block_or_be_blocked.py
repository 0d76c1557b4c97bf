"""Creatures that can neither block some nor be blocked by them (CR 509.1b)."""

from __future__ import annotations

from typing import Any

from tests.helpers import attack, block_with, board, cr, creature

SPIRIT = creature("This creature can't block or be blocked by non-Bear creatures.", name="Ghost")


def blocking(attacker: Any, blocker: Any, **more: Any) -> None:
    """A's creature attacks and B's blocks it."""
    names = [one if isinstance(one, str) else one["token"]["name"] for one in (attacker, blocker)]
    script = [*attack(**{names[0].replace(" ", "_"): "B"}), *block_with({names[1]: names[0]})]
    board([attacker], [blocker], *script, **more)


@cr("509.1b")
def test_it_is_blocked_by_some_creatures_only() -> None:
    blocking(SPIRIT, "Hill Giant", refused="509.1b")


@cr("509.1b")
def test_it_blocks_some_creatures_only() -> None:
    blocking("Hill Giant", SPIRIT, refused="509.1b")


@cr("509.1b", cited=False)
def test_the_others_are_no_hindrance() -> None:
    blocking(SPIRIT, "Grizzly Bears", expect=["Grizzly Bears is blocking Ghost"])
    blocking("Grizzly Bears", SPIRIT, expect=["Ghost is blocking Grizzly Bears"])
