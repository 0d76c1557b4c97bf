"""Targets that another player chooses than the one who announces the ability (CR 601.2c)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, activate, answer, board, cast, cr, lands, turn

BEARS_BELOW: dict[str, Any] = {"library": ["Forest", "Island", "Grizzly Bears", "Shock"]}


@cr("601.2c", "603.3d")
def test_the_player_whose_upkeep_it_is_chooses_a_creature_of_theirs() -> None:
    mine = ["Hill Giant", "Grizzly Bears"]
    asked = board(mine, ["The Abyss", "Wall of Omens"], turn(5), answer("Wall of Omens", "B")).pending
    assert asked["player"] == "A"
    assert [option["label"] for option in asked["options"]] == mine


@cr("601.2c")
def test_an_opponent_chooses_a_creature_of_their_own() -> None:
    script = (activate("Preacher"), answer(["B"]))
    played = board(["Preacher"], ["Hill Giant", "Grizzly Bears"], *script, C=["Wall of Omens"])
    assert (played.pending["player"], len(played.pending["options"])) == ("B", 2)
    theirs = (answer(["Hill Giant"], "B"), RESOLVE)
    board(
        ["Preacher"],
        ["Hill Giant", "Grizzly Bears"],
        *script,
        *theirs,
        C=["Wall of Omens"],
        expect=["A controls Hill Giant"],
    )


@cr("601.2c")
def test_one_target_may_be_chosen_by_each_of_two_players() -> None:
    script = (activate("Cuombajj Witches", "B"), answer(["A"], "B"), RESOLVE)
    board(["Cuombajj Witches"], [], *script, expect=["A life 19", "B life 19"])


@cr("601.2c", "603.3d")
def test_the_first_player_chooses_and_the_second_is_chosen() -> None:
    yes = (turn(5), RESOLVE, answer("yes"))
    board(
        BEARS_BELOW,
        ["Oath of Druids", "Hill Giant"],
        *yes,
        expect=["A controls Grizzly Bears", "Island in A's graveyard", "Shock in A's library"],
    )
    mages = board([], {"battlefield": ["Oath of Mages"], "life": 21}, turn(5), RESOLVE, answer("yes"))
    assert mages.table.report().to_dict()["state"]["players"]["B"]["life"] == 20


@cr("608.2b")
def test_the_player_chosen_must_still_have_more_as_it_resolves() -> None:
    mine = lands("Mountain", hand=["Shock"], **BEARS_BELOW)
    script = (turn(5), cast("Shock", "Grizzly Bears"), RESOLVE, RESOLVE)
    board(mine, ["Oath of Druids", "Grizzly Bears"], *script, expect=["A has 4 cards in library"])
