"""Abilities that trigger an additional time as a spell is cast or a permanent leaves (CR 603.2d)."""

from __future__ import annotations

from tests.helpers import RESOLVE_ALL, board, cast, cr


@cr("603.2d")
def test_casting_a_sorcery_triggers_abilities_again() -> None:
    """Two damage twice; its own ability makes the creature larger twice as well."""
    here = {"battlefield": ["Veyran, Voice of Duality", "Guttersnipe"], "hand": ["Divination"]}
    expect = ["B life 16", "Veyran, Voice of Duality is 4/4"]
    board({**here, "library": ["Forest"] * 3}, [], cast("Divination"), RESOLVE_ALL, expect=expect)


@cr("603.2d")
def test_a_legendary_permanent_that_leaves_triggers_abilities_again() -> None:
    here = {"battlefield": ["Gandalf the White", "Zulaport Cutthroat", "Isamaru, Hound of Konda"], "hand": ["Shock"]}
    board(here, [], cast("Shock", "Isamaru, Hound of Konda"), RESOLVE_ALL, expect=["B life 18"])


@cr("603.2d", cited=False)
def test_a_creature_that_is_neither_triggers_abilities_once() -> None:
    here = {"battlefield": ["Gandalf the White", "Zulaport Cutthroat", "Grizzly Bears"], "hand": ["Shock"]}
    board(here, [], cast("Shock", "Grizzly Bears"), RESOLVE_ALL, expect=["B life 19"])
