"""Modes chosen more than once, and both of two on a condition (CR 700.2)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, board, cast, cr

CONFLUENCE = "Mystic Confluence"


@cr("700.2d")
def test_the_same_mode_chosen_again_has_targets_of_its_own() -> None:
    here = {"hand": [CONFLUENCE], "library": ["Island", "Island"]}
    played = board(
        here,
        ["Grizzly Bears", "Hill Giant"],
        cast(CONFLUENCE, "Grizzly Bears", "Hill Giant", modes=[2, 2, 3]),
        RESOLVE,
        expect=["Grizzly Bears in B's hand", "Hill Giant in B's hand", "A has 1 card in hand"],
    )
    assert played.report["refused"] is None


@cr("700.2d")
def test_a_mode_without_targets_may_be_chosen_three_times() -> None:
    here = {"hand": [CONFLUENCE], "library": ["Island"] * 4}
    board(here, [], cast(CONFLUENCE, modes=[3, 3, 3]), RESOLVE, expect=["A has 3 cards in hand"])


@cr("700.2d")
def test_the_same_object_may_be_the_target_of_each() -> None:
    here = {"hand": [CONFLUENCE], "library": ["Island"] * 4}
    board(
        here,
        ["Grizzly Bears"],
        cast(CONFLUENCE, "Grizzly Bears", "Grizzly Bears", modes=[2, 2, 3]),
        RESOLVE,
        expect=["Grizzly Bears in B's hand", "A has 1 card in hand"],
    )


@cr("608.2b")
def test_with_one_target_gone_the_rest_is_carried_out() -> None:
    here = {"hand": [CONFLUENCE, "Lightning Bolt"], "library": ["Island"] * 4}
    board(
        here,
        ["Grizzly Bears", "Hill Giant"],
        cast(CONFLUENCE, "Grizzly Bears", "Hill Giant", modes=[2, 2, 3]),
        cast("Lightning Bolt", "Grizzly Bears"),
        RESOLVE_ALL,
        expect=["Grizzly Bears in B's graveyard", "Hill Giant in B's hand", "A has 1 card in hand"],
    )


@cr("700.2a")
def test_a_mode_without_a_legal_target_cannot_be_chosen_even_once() -> None:
    here = {"hand": [CONFLUENCE], "library": ["Island"] * 4}
    board(here, [], cast(CONFLUENCE, modes=[2, 3, 3]), refused=True)


@cr("700.2d")
def test_one_mode_only_once_unless_the_card_says_so() -> None:
    drown = {"hand": ["Drown in Dreams"], "library": ["Island"] * 4}
    board(drown, [], cast("Drown in Dreams", "A", "A", modes=[1, 1], x=1), refused=True)


@cr("903.3d")
def test_both_modes_with_a_commander() -> None:
    hand = {"hand": ["Drown in Dreams"], "library": ["Island"] * 4}
    both = cast("Drown in Dreams", "A", "B", modes=[1, 2], x=1)
    board(hand, [], both, refused=True)
    name = "Marchesa, Resolute Monarch"
    commanding = {**hand, "battlefield": [name], "commander": name}
    board(
        commanding,
        {"library": ["Forest"] * 5},
        both,
        RESOLVE,
        expect=["A has 1 card in hand", "B has 2 cards in graveyard"],
    )
