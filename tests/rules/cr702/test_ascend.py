"""Ascend (CR 702.131)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, RESOLVE_ALL, board, cast, cr


def _permanents(count: int) -> list[Any]:
    return [{"card": "Forest", "count": count}]


@cr("702.131a")
def test_ascend_on_a_spell_looks_as_the_spell_resolves() -> None:
    secrets = "Secrets of the Golden City"
    few = {"battlefield": _permanents(9), "hand": [secrets]}
    board(few, [], cast(secrets), RESOLVE, expect=["A has 2 cards in hand", "not A has the city's blessing"])
    ten = {"battlefield": _permanents(10), "hand": [secrets]}
    board(ten, [], cast(secrets), RESOLVE, expect=["A has 3 cards in hand", "A has the city's blessing"])


@cr("702.131b", "702.131c")
def test_the_tenth_permanent_brings_the_citys_blessing() -> None:
    scene = {"battlefield": [*_permanents(8), "Skymarcher Aspirant"], "hand": ["Mountain"]}
    board(scene, [], expect=["not A has the city's blessing", "not Skymarcher Aspirant has flying"])
    play = {"do": "play", "player": "A", "card": "Mountain"}
    board(scene, [], play, expect=["A has the city's blessing", "Skymarcher Aspirant has flying", "stack is empty"])


@cr("702.131b", cited=False)
def test_the_citys_blessing_is_for_the_rest_of_the_game() -> None:
    scene = {"battlefield": ["Skymarcher Aspirant"], "designations": ["city's blessing"]}
    board(scene, [], expect=["Skymarcher Aspirant has flying"])


@cr("702.131c")
def test_only_the_blessed_may_draw_from_the_arch() -> None:
    draw = {"do": "activate", "player": "A", "source": "Arch of Orazca", "ability": "Draw"}
    board(["Arch of Orazca", *_permanents(8)], [], draw, refused="602.5")
    board(["Arch of Orazca", *_permanents(9)], [], draw, RESOLVE, expect=["A has 1 card in hand"])


@cr("702.131d", cited=False)
def test_the_blessing_is_there_before_triggers_are_looked_for() -> None:
    library = ["Forest"] * 5
    scene: dict[str, Any] = {"battlefield": _permanents(9), "hand": ["Blessed Herald"], "library": library}
    board(scene, [], cast("Blessed Herald"), RESOLVE_ALL, expect=["A has the city's blessing", "A has 1 card in hand"])
