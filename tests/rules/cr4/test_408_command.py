"""Command (CR 408)."""

from __future__ import annotations

from tests.helpers import RESOLVE_ALL, activate, board, cast, cr


@cr("408.2", "114.1")
def test_an_emblem_is_in_the_command_zone_and_stays_when_its_planeswalker_is_gone() -> None:
    board(
        {"battlefield": [{"card": "Elspeth, Knight-Errant", "counters": {"loyalty": 8}}, "Grizzly Bears"]},
        {"hand": ["Wrath of God"]},
        activate("Elspeth, Knight-Errant", ability=3),
        RESOLVE_ALL,
        {"do": "go_to", "step": "precombat main", "active": "B"},
        cast("Wrath of God", player="B"),
        RESOLVE_ALL,
        expect=["A controls Grizzly Bears", "not A controls Elspeth, Knight-Errant"],
    )
