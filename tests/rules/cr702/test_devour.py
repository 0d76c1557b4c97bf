"""Devour (CR 702.82)."""

from __future__ import annotations

from tests.helpers import PASS_A, RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("702.82a")
def test_devour_eats_creatures_as_it_enters() -> None:
    board(
        {"hand": ["Mycoloth"], "battlefield": ["Goblin Piker", "Hill Giant", "Wall of Stone"]},
        [],
        cast("Mycoloth"),
        answer(["Goblin Piker", "Hill Giant"], choice="objects"),
        RESOLVE,
        expect=["Mycoloth is 8/8", "Goblin Piker in A's graveyard", "A controls 1 Wall of Stone"],
    )


@cr("702.82a")
def test_only_creatures_of_its_controller_are_devoured() -> None:
    mine = {"hand": ["Mycoloth"], "battlefield": ["Goblin Piker"]}
    played = board(mine, {"battlefield": ["Hill Giant"]}, cast("Mycoloth"), PASS_A, {"do": "pass", "player": "B"})
    pending = played.report["pending"]
    assert [option["label"] for option in pending["options"]] == ["Goblin Piker"]


@cr("702.82b", cited=False)
def test_what_was_devoured_is_counted_later() -> None:
    board(
        {"hand": ["Skullmulcher"], "battlefield": ["Goblin Piker", "Hill Giant"]},
        [],
        cast("Skullmulcher"),
        answer(["Goblin Piker", "Hill Giant"], choice="objects"),
        RESOLVE_ALL,
        expect=["Skullmulcher is 5/5", "A has 2 cards in hand"],
    )


@cr("702.82c", cited=False)
def test_it_devours_artifacts_and_not_creatures() -> None:
    board(
        {"battlefield": ["Sol Ring", "Grizzly Bears"], "hand": ["Caprichrome"]},
        [],
        cast("Caprichrome"),
        answer(["Sol Ring"]),
        RESOLVE,
        expect=["Caprichrome is 3/3", "Sol Ring in graveyard", "Grizzly Bears in battlefield"],
    )
