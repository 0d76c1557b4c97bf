"""Base power and toughness that an effect changes (CR 613.4b, 608.2h)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, play_land


@cr("613.4b")
def test_it_has_a_size_for_a_turn_under_its_counters() -> None:
    meditator = {"card": "Mirkwood Meditator", "counters": {"+1/+1": 1}}
    mine = {"battlefield": [meditator], "hand": ["Forest"]}
    board(mine, [], play_land("Forest"), answer("yes"), RESOLVE_ALL, expect=["Mirkwood Meditator is 5/3"])


@cr("613.4b")
def test_it_gets_the_size_that_another_has_as_the_ability_resolves() -> None:
    mine = {"battlefield": ["Eldrazi Mimic"], "hand": ["Ornithopter"]}
    board(mine, [], cast("Ornithopter"), answer("yes"), RESOLVE_ALL, expect=["Eldrazi Mimic is 0/2"])


@cr("613.4b")
def test_what_is_said_without_a_time_lasts() -> None:
    giant = ["Hill Giant"]
    board(
        ["Riptide Mangler"],
        giant,
        activate("Riptide Mangler", "Hill Giant"),
        RESOLVE,
        expect=["Riptide Mangler is 3/3"],
    )
