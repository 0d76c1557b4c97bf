"""Triggers linked to a static ability (CR 603.11)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, RESOLVE_ALL, Entry, answer, board, cast, cr, to

MINE: dict[str, Any] = {
    "battlefield": ["Grizzly Bears"],
    "hand": ["Superior Spider-Man"],
    "graveyard": ["Serra Angel", "Clone"],
}
SPIDER = cast("Superior Spider-Man")


@cr("603.11", "607.2h", cited=False)
def test_exerting_as_one_attacks_triggers_what_is_written_behind_it_only_then() -> None:
    scene = ["Ahn-Crop Champion", {"card": "Hill Giant", "tapped": True}]
    go: list[Entry] = [
        to("declare attackers"),
        {"do": "attack", "player": "A", "attackers": {"Ahn-Crop Champion": "B"}},
    ]
    board(scene, [], *go, answer(["Ahn-Crop Champion"]), RESOLVE_ALL, expect=["Hill Giant is not tapped"])
    board(scene, [], *go, answer([]), expect=["stack is empty", "Hill Giant is tapped"])


@cr("603.11", "707.9b")
def test_the_card_that_was_copied_is_exiled_when_that_was_done() -> None:
    played = board(
        MINE,
        [],
        SPIDER,
        answer("Serra Angel", choice="objects"),
        RESOLVE_ALL,
        expect=["Serra Angel in exile", "Superior Spider-Man is 4/4", "Superior Spider-Man has flying"],
    )
    assert played.cites("603.11")
    board(MINE, [], SPIDER, answer([], choice="objects"), RESOLVE, expect=["stack is empty"])
