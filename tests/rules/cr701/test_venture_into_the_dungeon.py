"""Venture into the Dungeon (CR 701.49)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, answer, attack_with, board, cast, cr
from tests.rules.dungeons import CITY, MINE, NADAAR, room

WATCHER = {
    "token": {
        "name": "Watcher",
        "power": 1,
        "toughness": 1,
        "text": "Whenever Watcher attacks, venture into the dungeon.",
    }
}


@cr("309.2a", "309.2b", "309.4a", "309.4c", "701.49a")
def test_the_first_venture_brings_a_dungeon_into_its_topmost_room() -> None:
    scene: dict[str, Any] = {"hand": [NADAAR], "sideboard": [MINE], "library": ["Forest", "Hill Giant"]}
    script = (cast(NADAAR), RESOLVE, RESOLVE, answer(["Forest"]), RESOLVE)
    played = board(scene, [], cast(NADAAR), RESOLVE, RESOLVE)
    assert played.count("moves into Cave Entrance")
    assert "309.4c" in played.rules_of("Lost Mine of Phandelver's ability triggers")
    (there,) = played.report["state"]["players"]["A"]["command"]
    assert (there["card"], there["room"]) == (MINE, "Cave Entrance")
    assert script


@cr("701.49a")
def test_without_dungeon_cards_the_engine_says_so() -> None:
    played = board({"hand": [NADAAR]}, [], cast(NADAAR), RESOLVE, RESOLVE)
    assert played.count("the dungeon's rooms are not in my card data")


@cr("701.49c", "309.5b", cited=False)
def test_venturing_out_of_the_last_room_begins_another_dungeon() -> None:
    scene: dict[str, Any] = {
        "battlefield": [NADAAR, "Grizzly Bears", WATCHER],
        "command": [room("Dark Pool")],
        "sideboard": [MINE],
    }
    both = attack_with({NADAAR: "B", "Watcher": "B"})
    order = answer("as listed", choice="order")
    played = board(scene, [], order, *both, {"do": "resolve", "count": 1})
    assert played.count("moves into Temple of Dumathoin")
    played = board(scene, [], order, *both, RESOLVE, RESOLVE, RESOLVE)
    assert played.count("completes") == 1


@cr("701.49d", "309.2a", cited=False)
def test_undercity_is_entered_only_by_its_name() -> None:
    scene: dict[str, Any] = {"hand": [NADAAR], "sideboard": [CITY]}
    played = board(scene, [], cast(NADAAR), RESOLVE, RESOLVE)
    assert played.count("the dungeon's rooms are not in my card data")
