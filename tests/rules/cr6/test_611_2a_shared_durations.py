"""A duration that several clauses of a sentence share (CR 611.2a)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, attack_with, board, cast, cr, to, turn

NEXT_TURN = turn(4)


@cr("611.2a", cited=False)
def test_a_duration_in_front_is_that_of_every_clause() -> None:
    board(
        {"hand": ["Zealous Persecution"], "battlefield": ["Grizzly Bears"]},
        ["Hill Giant"],
        cast("Zealous Persecution"),
        RESOLVE,
        NEXT_TURN,
        expect=["Grizzly Bears is 2/2", "Hill Giant is 3/3"],
    )
    there = {"battlefield": [{"card": "Forest", "id": "wood"}, "Grizzly Bears"]}
    black = ["Grizzly Bears is black", "wood is a Swamp"]
    night = {"hand": ["Nightcreep"]}
    board(night, there, cast("Nightcreep"), RESOLVE, expect=black)
    after = [f"not {one}" for one in black]
    board(night, there, cast("Nightcreep"), RESOLVE, NEXT_TURN, expect=after)


@cr("611.2a", "115.1")
def test_until_your_next_turn_is_said_of_all_three_and_the_dragon_may_be_one_of_the_others() -> None:
    shrunk = [cast("Blue Dragon"), RESOLVE, answer("Grizzly Bears"), answer("Blue Dragon"), RESOLVE]
    mine = {"hand": ["Blue Dragon"]}
    board(mine, ["Grizzly Bears"], *shrunk, NEXT_TURN, expect=["Blue Dragon is 3/5", "Grizzly Bears is -1/2"])
    board(mine, ["Grizzly Bears"], *shrunk, turn(5), expect=["Blue Dragon is 5/5", "Grizzly Bears is 2/2"])


@cr("611.2a", cited=False)
def test_a_duration_at_the_end_is_also_that_of_what_gets_more_power_before_it() -> None:
    kos = "Agrus Kos, Wojek Veteran"
    attack = attack_with({kos: "B", "Goblin Piker": "B"})
    bigger = [f"{kos} is 5/5", "Goblin Piker is 4/1"]
    board([kos, "Goblin Piker"], [], *attack, RESOLVE, expect=bigger)
    smaller = [f"{kos} is 3/3", "Goblin Piker is 2/1"]
    board([kos, "Goblin Piker"], [], *attack, RESOLVE, to("end"), NEXT_TURN, expect=smaller)


@cr("611.2a", "614.15", cited=False)
def test_what_happens_instead_lasts_as_long() -> None:
    board(
        {"battlefield": ["Festering Newt", "Bogbrew Witch"], "hand": ["Lightning Bolt"]},
        ["Colossal Dreadmaw"],
        cast("Lightning Bolt", "Festering Newt"),
        RESOLVE,
        RESOLVE,
        NEXT_TURN,
        expect=["Colossal Dreadmaw is 6/6"],
    )
