"""Aura Swap (CR 702.65)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, answer, board, cast, cr


@cr("702.65a", "702.65b")
def test_aura_swap_exchanges_the_aura_with_one_in_hand() -> None:
    played = board(
        {
            "battlefield": ["Grizzly Bears", {"card": "Arcanum Wings", "attached_to": "Grizzly Bears"}],
            "hand": ["Holy Strength", "Forest"],
        },
        [],
        activate("Arcanum Wings"),
        RESOLVE,
        answer("yes", choice="may"),
        expect=["Arcanum Wings in hand", "Grizzly Bears is 3/4", "not Grizzly Bears has flying"],
    )
    assert played.cites("702.65a")
    board(
        {
            "battlefield": ["Grizzly Bears", {"card": "Arcanum Wings", "attached_to": "Grizzly Bears"}],
            "hand": ["Forest"],
        },
        [],
        activate("Arcanum Wings"),
        RESOLVE,
        answer("yes", choice="may"),
        expect=["Arcanum Wings in battlefield", "Grizzly Bears has flying"],
    )


WINGS = [{"card": "Arcanum Wings", "attached_to": "Grizzly Bears"}, "Grizzly Bears"]
SWAPPING = (activate("Arcanum Wings"), RESOLVE, answer("yes", choice="may"))


@cr("702.65a")
def test_only_one_aura_comes_for_the_one_that_goes() -> None:
    mine = {"battlefield": WINGS, "hand": ["Holy Strength", "Rancor"]}
    board(mine, [], *SWAPPING, answer(["Rancor"]), expect=["Grizzly Bears is 4/2", "A has 2 cards in hand"])
    board(mine, [], *SWAPPING, answer(["Holy Strength", "Rancor"]), refused="702.65a")


@cr("702.65a")
def test_an_aura_that_has_left_is_swapped_for_none() -> None:
    """It is not on the battlefield any more as the ability resolves."""
    mine = {"battlefield": WINGS, "hand": ["Holy Strength", "Naturalize"]}
    board(
        mine,
        [],
        activate("Arcanum Wings"),
        cast("Naturalize", "Arcanum Wings"),
        RESOLVE,
        RESOLVE,
        answer("yes", choice="may"),
        expect=["Arcanum Wings in graveyard", "Holy Strength in hand", "Grizzly Bears is 2/2"],
    )


@cr("702.65b")
def test_what_can_not_go_to_the_hand_it_should_go_to_stays() -> None:
    """An Aura of another's would go to its owner's hand."""
    theirs = [{**WINGS[0], "owner": "B"}, "Grizzly Bears"]
    expect = ["Arcanum Wings in battlefield", "Holy Strength in hand"]
    board({"battlefield": theirs, "hand": ["Holy Strength"]}, [], *SWAPPING, expect=expect)


@cr("702.65b", "702.65a")
def test_an_aura_that_could_not_enchant_the_same_thing_is_not_swapped_in() -> None:
    mine = {"battlefield": WINGS, "hand": ["Wild Growth"]}
    board(mine, [], *SWAPPING, expect=["Arcanum Wings in battlefield", "Wild Growth in hand"])
