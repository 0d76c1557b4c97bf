"""Library (CR 401)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, answer, board, cast, cr


@cr("401.4", cited=False)
@pytest.mark.parametrize(("chosen", "where"), [(["B"], "B's library"), ([], "B's graveyard")])
def test_a_whole_graveyard_goes_under_its_library_if_its_player_is_targeted(chosen: list[str], where: str) -> None:
    board(
        {"hand": ["Endurance"]},
        {"graveyard": ["Shock", "Opt"]},
        cast("Endurance"),
        RESOLVE,
        answer(chosen),
        RESOLVE,
        expect=[f"Shock in {where}", f"Opt in {where}"],
    )


@cr("401.4", "608.2d", cited=False)
@pytest.mark.parametrize(("end", "drawn"), [("top", True), ("bottom", False)])
def test_the_owner_chooses_the_end_of_the_library(end: str, drawn: bool) -> None:
    board(
        {"hand": ["Failed Escape"]},
        {"battlefield": ["Serra Angel"], "library": ["Forest"] * 3},
        answer(end, "B"),
        cast("Failed Escape", "Serra Angel"),
        RESOLVE,
        {"do": "go_to", "step": "draw"},
        {"do": "go_to", "step": "draw"},
        active="A",
        expect=[f"Serra Angel in B's {'hand' if drawn else 'library'}"],
    )


@cr("401.4")
def test_brainstorm_puts_two_cards_back_in_the_order_the_player_likes() -> None:
    scene = {"hand": ["Brainstorm"], "library": ["Opt", "Shock", "Forest", "Island"]}
    script = (cast("Brainstorm"), RESOLVE, answer(["Opt", "Forest"]))
    assert board(scene, [], *script).pending["rule"] == "401.4"
    board(
        {**scene, "hand": ["Brainstorm", "Reach Through Mists"]},
        [],
        *script,
        answer(["Forest", "Opt"]),
        cast("Reach Through Mists"),
        RESOLVE,
        expect=["A has 2 cards in hand", "Shock in A's hand", "Opt in library"],
    )


@cr("401.7", cited=False)
def test_second_from_the_top_of_an_empty_library_is_its_bottom() -> None:
    board(
        {"hand": ["Bury in Books"]},
        {"battlefield": ["Hill Giant"], "library": []},
        cast("Bury in Books", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in library"],
    )


@cr("401.7", "401.2", cited=False)
def test_second_from_the_top_is_drawn_second() -> None:
    board(
        {"hand": ["Bury in Books"], "battlefield": []},
        {"battlefield": ["Hill Giant"], "library": ["Forest", "Island"], "hand": ["Divination"]},
        cast("Bury in Books", "Hill Giant"),
        RESOLVE,
        {"do": "go_to", "step": "precombat main", "active": "B"},
        cast("Divination", player="B"),
        RESOLVE,
        expect=["Hill Giant in B's hand"],
    )
