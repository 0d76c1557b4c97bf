"""The object itself and a target (CR 113.6m, 115)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, board, cr

SANDMAN = "Sandman, Shifting Scoundrel"


@cr("115.1c", cited=False)
def test_both_return_to_their_owners_hands() -> None:
    board(
        ["Coastal Wizard"],
        ["Hill Giant"],
        activate("Coastal Wizard", "Hill Giant"),
        RESOLVE,
        expect=["Coastal Wizard in A's hand", "Hill Giant in B's hand"],
    )


@cr("115.5", "601.2c")
def test_another_target_is_not_the_object_itself() -> None:
    board(["Coastal Wizard"], [], activate("Coastal Wizard", "Coastal Wizard"), refused="601.2c")


@cr("113.6m")
def test_what_returns_itself_with_a_card_works_in_the_graveyard_alone() -> None:
    act = activate(SANDMAN, "Forest")
    board({"graveyard": [SANDMAN, "Forest"]}, [], act, RESOLVE, expect=[f"{SANDMAN} is tapped", "A controls Forest#1"])
    board({"battlefield": [SANDMAN, "Swamp"], "graveyard": ["Forest"]}, [], act, refused="113.6m")


@cr("115.4")
def test_any_target_that_is_no_dinosaur() -> None:
    raptors = "Wrathful Raptors"
    ping = {"do": "cast", "player": "A", "card": "Shock", "targets": [raptors]}
    mine = {"battlefield": [raptors], "hand": ["Shock"]}
    for target, legal in (("B", True), ("Hill Giant", True), (raptors, False)):
        script = [ping, RESOLVE, {"do": "answer", "player": "A", "value": target}]
        if legal:
            board(mine, ["Hill Giant"], *script)
        else:
            board(mine, ["Hill Giant"], *script, refused="601.2c")
