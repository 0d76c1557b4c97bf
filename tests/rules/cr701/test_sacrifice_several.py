"""Sacrificing several things that are each described by itself (CR 118.3, 701.21)."""

from __future__ import annotations

from tests.helpers import activate, board, cr

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
