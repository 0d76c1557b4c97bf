"""A trigger condition of several trigger events: each has its own "one or more" (CR 603.2c)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE_ALL, attack_with, board, cast, cr, creature

EITHER = "Whenever you attack with one or more Bears and whenever a Bear dies, you gain 1 life."


@cr("603.2c")
def test_one_or_more_of_one_of_several_trigger_events() -> None:
    """One attack, but two deaths."""
    bears = ["Grizzly Bears", "Grizzly Bears"]
    attackers = attack_with({"Grizzly Bears#1": "B", "Grizzly Bears#2": "B"})
    board([creature(EITHER), *bears], [], *attackers, RESOLVE_ALL, expect=["A life 21"])
    side: dict[str, Any] = {"battlefield": [creature(EITHER, "2/3"), *bears], "hand": ["Pyroclasm"]}
    board(side, [], cast("Pyroclasm"), RESOLVE_ALL, expect=["A life 22"])


@cr("603.2c", cited=False)
def test_one_or_more_of_either_kind() -> None:
    text = "Whenever one or more other creatures you control die or one or more lands enter, you gain 1 life."
    side: dict[str, Any] = {"battlefield": [creature(text, "2/3"), "Grizzly Bears", "Grizzly Bears"]}
    board(side | {"hand": ["Pyroclasm"]}, [], cast("Pyroclasm"), RESOLVE_ALL, expect=["A life 21"])
