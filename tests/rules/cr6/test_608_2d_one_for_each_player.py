"""One object for each of several players, chosen as a text is carried out (CR 608.2d)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, answer, board, cast, cr, creature

HANDS: tuple[dict[str, Any], ...] = (
    {"hand": ["Grizzly Bears", "Shock", "Hill Giant"]},
    {"hand": ["Shock"]},
    {"hand": ["Wall of Omens"]},
)


@cr("608.2d", "610.3")
def test_a_card_that_each_opponent_revealed_is_exiled_at_once() -> None:
    b, c, d = HANDS
    valki = {"hand": ["Valki, God of Lies", "Terminate"]}
    script = (cast("Valki, God of Lies"), RESOLVE, RESOLVE)
    asked = board(valki, b, *script, C=c, D=d).pending
    assert [option["label"] for option in asked["options"]] == ["Grizzly Bears", "Hill Giant"]
    more = (answer(["Hill Giant"]), cast("Terminate", "Valki, God of Lies"), RESOLVE)
    played = board(valki, b, *script, *more, C=c, D=d, expect=["Hill Giant in B's hand", "Wall of Omens in D's hand"])
    assert played.count("Hill Giant and Wall of Omens are exiled")


@cr("608.2d")
def test_a_card_in_each_graveyard_is_chosen_by_you() -> None:
    mine: dict[str, Any] = {"hand": ["Breach the Multiverse"], "graveyard": ["Grizzly Bears", "Shock"]}
    theirs: dict[str, Any] = {"graveyard": ["Hill Giant", "Wall of Omens"]}
    script = (cast("Breach the Multiverse"), RESOLVE)
    assert board(mine, theirs, *script, C={"graveyard": ["Shock"]}).pending["player"] == "A"
    board(
        mine,
        theirs,
        *script,
        answer(["Hill Giant"]),
        C={"graveyard": ["Shock"]},
        expect=["A controls Grizzly Bears", "A controls Hill Giant", "Wall of Omens in B's graveyard"],
    )


@cr("608.2d")
def test_the_greatest_of_each_player_is_the_greatest_of_that_player_alone() -> None:
    text = (
        "When this creature enters, for each opponent, choose a creature with the greatest power among creatures that "
    )
    felidar: dict[str, Any] = {
        "hand": ["Clone"],
        "battlefield": [creature(text + "player controls. Destroy those creatures.")],
    }
    b, c = ["Hill Giant", "Grizzly Bears"], ["Colossal Dreadmaw", "Llanowar Elves"]
    expect = ["Hill Giant in B's graveyard", "Colossal Dreadmaw in C's graveyard", "B controls Grizzly Bears"]
    board(felidar, b, cast("Clone"), RESOLVE, answer("Tester"), RESOLVE, C=c, expect=expect)
