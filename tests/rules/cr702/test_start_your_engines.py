"""Start Your Engines! (CR 702.179)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, RESOLVE_ALL, board, cast, cr

BOT = "Nesting Bot"


@cr("702.179a", "702.179b", "704.5z")
def test_a_permanent_with_start_your_engines_gives_speed_1() -> None:
    played = board({"hand": [BOT]}, [], cast(BOT), RESOLVE, expect=["A has speed 1", "B has speed 0"])
    assert "704.5z" in played.rules_of("speed")


@cr("702.179a", cited=False)
def test_who_has_speed_already_keeps_it() -> None:
    board({"battlefield": [BOT], "speed": 3}, [], expect=["A has speed 3"])


@cr("702.179d")
def test_speed_rises_once_a_turn_as_opponents_lose_life() -> None:
    bolts: dict[str, Any] = {"battlefield": [BOT], "hand": ["Lightning Bolt"] * 2}
    bolt = (cast("Lightning Bolt", "B"), RESOLVE_ALL)
    board(bolts, [], *bolt, expect=["A has speed 2"])
    board(bolts, [], *bolt, *bolt, expect=["A has speed 2", "B life 14"])


@cr("702.179d", cited=False)
def test_speed_does_not_rise_in_an_opponents_turn_or_as_you_lose_life() -> None:
    scene: dict[str, Any] = {"battlefield": [BOT], "hand": ["Lightning Bolt", "Lightning Bolt"]}
    board(scene, [], cast("Lightning Bolt", "A"), RESOLVE_ALL, expect=["A has speed 1"])
    board(
        scene,
        [],
        {"do": "pass", "player": "B"},
        cast("Lightning Bolt", "B"),
        RESOLVE_ALL,
        active="B",
        expect=["A has speed 1"],
    )


@cr("702.179d", "702.179e", cited=False)
def test_speed_stops_at_4() -> None:
    scene: dict[str, Any] = {"battlefield": [BOT], "hand": ["Lightning Bolt"], "speed": 4}
    board(scene, [], cast("Lightning Bolt", "B"), RESOLVE, expect=["A has speed 4", "stack is empty"])


@cr("702.179f", cited=False)
def test_without_speed_it_counts_as_0() -> None:
    breaker = {
        "token": {
            "name": "Breaker",
            "types": ["Artifact"],
            "text": "Sacrifice Breaker: You gain life equal to your speed.",
        }
    }
    use = {"do": "activate", "player": "A", "source": "Breaker"}
    board([breaker], [], use, RESOLVE, expect=["A life 20"])
    board({"battlefield": [breaker], "speed": 3}, [], use, RESOLVE, expect=["A life 23"])
