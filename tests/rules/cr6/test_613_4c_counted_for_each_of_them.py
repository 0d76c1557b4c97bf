"""What each of several gets for what is its own, and what is counted in two ways at once (CR 613.4c, 107.3)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE_ALL, board, cast, cr, creature

PLUS = "Each creature you control gets +1/+1 for each +1/+1 counter on it."
LESS = "Creatures you don't control get -1/-1 for each slime counter on them."


@cr("613.4c")
def test_each_gets_it_for_the_counters_on_itself() -> None:
    mine = [creature(PLUS, name="Herald"), creature("", name="Big", counters={"+1/+1": 2})]
    theirs = [creature("", name="Foe", counters={"+1/+1": 1})]
    board(mine, theirs, expect=["Herald is 2/2", "Big is 6/6", "Foe is 3/3"])


@cr("613.4c")
def test_creatures_you_dont_control_get_less_for_the_counters_on_them() -> None:
    mine = [creature(LESS, "7/7", name="Slug", counters={"slime": 3})]
    theirs = [
        creature("", "3/3", name="One", counters={"slime": 1}),
        creature("", "3/3", name="Two", counters={"slime": 2}),
    ]
    board(mine, theirs, expect=["Slug is 7/7", "One is 2/2", "Two is 1/1"])


@cr("107.3", cited=False)
@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("This creature gets +1/+1 for each land you control and each land card in your graveyard.", "5/5"),
        (
            "This creature gets +1/+0 for each other creature you control and each creature card in your graveyard.",
            "3/2",
        ),
    ],
)
def test_what_is_counted_in_two_zones(text: str, size: str) -> None:
    mine = [creature(text, name="Avatar"), "Forest", "Forest"]
    board({"battlefield": mine, "graveyard": ["Forest", "Grizzly Bears"]}, ["Forest"], expect=[f"Avatar is {size}"])


@cr("105.2", cited=False)
def test_for_each_of_the_colors_of_the_spell() -> None:
    text = "Whenever you cast a spell, put a +1/+1 counter on this creature for each of that spell's colors."
    mine = {"battlefield": [creature(text, name="Engine")], "hand": ["Grizzly Bears"]}
    board(mine, [], cast("Grizzly Bears"), RESOLVE_ALL, expect=["Engine is 3/3"])
