"""A target more for each time a spell was kicked (CR 702.33c, 601.2b-c)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr


@cr("702.33c", "601.2c")
def test_one_target_and_another_for_each_time_it_was_kicked() -> None:
    mine = {"hand": ["Comet Storm"], "mana": "any"}
    theirs = ["Grizzly Bears", "Hill Giant"]
    once, twice = {"x": 3, "costs": ["kicker"]}, {"x": 3, "costs": ["kicker", "kicker"]}
    board(mine, theirs, cast("Comet Storm", "B", x=3), RESOLVE, expect=["B life 17", "B controls Hill Giant"])
    dead = ["B life 17", "Grizzly Bears in graveyard", "Hill Giant in graveyard"]
    board(mine, theirs, cast("Comet Storm", "B", "Grizzly Bears", "Hill Giant", **twice), RESOLVE, expect=dead)
    board(mine, theirs, cast("Comet Storm", "B", **once), refused="601.2c")
    board(mine, theirs, cast("Comet Storm", "B", "Hill Giant", x=3), refused="601.2c")


@cr("601.2c")
def test_each_target_is_another() -> None:
    mine = {"hand": ["Comet Storm"], "mana": "any"}
    board(mine, ["Hill Giant"], cast("Comet Storm", "B", "B", x=3, costs=["kicker"]), refused="601.2c")


@cr("702.33c", cited=False)
def test_those_targets_that_are_legal_still_get_counters() -> None:
    """If one of them is gone, the others get theirs all the same (608.2b)."""
    mine = {"hand": ["Strength of the Tajuru"], "battlefield": ["Grizzly Bears", "Hill Giant"]}
    strength = cast("Strength of the Tajuru", "Grizzly Bears", "Hill Giant", x=2, costs=["kicker"])
    board(mine, [], strength, RESOLVE, expect=["Grizzly Bears is 4/4", "Hill Giant is 5/5"])
    murder = [{"do": "pass", "player": "A"}, cast("Murder", "Grizzly Bears", player="B"), RESOLVE]
    board(mine, {"hand": ["Murder"]}, strength, *murder, RESOLVE, expect=["Hill Giant is 5/5"])
