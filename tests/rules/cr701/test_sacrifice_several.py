"""Sacrificing several things that are each described by itself (CR 118.3, 701.21)."""

from __future__ import annotations

from tests.helpers import PASS_A, RESOLVE_ALL, activate, board, cast, cr, creature

ANY_COLOR = {"power": 1, "toughness": 1, "types": ["Creature"]}


def colored(name: str, *colors: str) -> dict[str, object]:
    return {"token": {**ANY_COLOR, "name": name, "colors": list(colors)}}


@cr("118.3")
def test_one_creature_of_two_colors_is_not_sacrificed_twice() -> None:
    mine = ["Angel's Herald", colored("Both", "G", "U")]
    board(mine, [], activate("Angel's Herald"), refused="118.3")


@cr("701.21a")
def test_for_each_color_a_creature_of_its_own() -> None:
    """The Herald itself is white; the green-blue one must be the green or the blue one, as the other is only green."""
    mine = ["Angel's Herald", colored("Both", "G", "U"), colored("Green", "G")]
    board(mine, [], activate("Angel's Herald"), expect=["not A controls Both", "not A controls Green"])


@cr("118.3")
def test_what_costs_a_creature_and_a_land_needs_both() -> None:
    drone = {"card": "Viscerid Drone"}
    board(
        [drone, "Swamp"],
        ["Grizzly Bears"],
        activate("Viscerid Drone", "Grizzly Bears"),
        expect=["not A controls Swamp"],
    )
    board([drone], ["Grizzly Bears"], activate("Viscerid Drone", "Grizzly Bears"), refused="118.3")


@cr("701.21a")
def test_a_creature_that_is_gone_is_not_sacrificed_with_the_other() -> None:
    """The creature itself is one of the two; if it has left, the land alone is sacrificed (609.3)."""
    demands = creature("At the beginning of your upkeep, sacrifice ~ and a land.", name="Demanding")
    to_upkeep = {"do": "go_to", "step": "upkeep"}
    mine = {"battlefield": [demands, "Forest"]}
    board(mine, [], to_upkeep, RESOLVE_ALL, step="untap", expect=["not A controls Demanding", "not A controls Forest"])
    murder = [PASS_A, cast("Murder", "Demanding", player="B"), RESOLVE_ALL]
    played = board(mine, {"hand": ["Murder"]}, to_upkeep, *murder, step="untap", expect=["not A controls Forest"])
    assert not played.count("A sacrifices Demanding")


@cr("701.21a")
def test_a_creature_that_another_player_has_taken_is_not_sacrificed() -> None:
    """A player can't sacrifice what they don't control."""
    demands = creature("At the beginning of your upkeep, sacrifice ~ and a land.", name="Demanding")
    board(
        {"battlefield": [demands, "Forest"]},
        {"hand": ["Ray of Command"]},
        {"do": "go_to", "step": "upkeep"},
        PASS_A,
        cast("Ray of Command", "Demanding", player="B"),
        RESOLVE_ALL,
        step="untap",
        expect=["B controls Demanding", "not A controls Forest"],
    )
