"""Gift (CR 702.174)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr, passing, to


@cr("702.174a", "702.174e", "702.174j")
def test_a_promised_gift_is_given_before_the_rest_of_the_spell() -> None:
    played = board(
        {"hand": ["Long River's Pull", "Lightning Bolt"]},
        {"life": 20},
        cast("Lightning Bolt", "B"),
        cast("Long River's Pull", "Lightning Bolt", costs=["gift"]),
        RESOLVE,
        expect=["B has 1 cards in hand", "B has 20 life", "Lightning Bolt in A's graveyard"],
    )
    assert played.cites("702.174b")


@cr("702.174b", "702.174e", cited=False)
def test_a_permanents_gift_is_a_trigger_as_it_enters() -> None:
    played = board(
        {"hand": ["Scrapshooter"]},
        ["Ornithopter"],
        cast("Scrapshooter", costs=["gift"]),
        RESOLVE,
        answer("as listed", choice="order"),
        answer("Ornithopter", choice="target"),
        RESOLVE_ALL,
        expect=["B has 1 cards in hand", "Ornithopter in B's graveyard"],
    )
    assert played.cites("702.174a")


@cr("702.174c")
def test_a_gift_is_given_as_the_spell_resolves_whose_gift_was_promised() -> None:
    scene = {"battlefield": ["Jolly Gerbils"], "hand": ["Gifted Cook"]}
    given = cast("Gifted Cook", costs=["gift"], choices=["B"])
    played = board(scene, [], given, RESOLVE_ALL, to("end"), expect=["A has 1 card in hand", "B controls 1 Food Token"])
    assert played.cites("702.174c")
    board(scene, [], cast("Gifted Cook"), RESOLVE_ALL, to("end"), expect=["A has 0 cards in hand"])


@cr("702.174c")
def test_the_gift_of_an_instant_is_given_as_it_resolves() -> None:
    board(
        {"battlefield": ["Jolly Gerbils"], "hand": ["Long River's Pull"]},
        {"hand": ["Lightning Bolt"]},
        cast("Lightning Bolt", "A", player="B"),
        {"do": "pass", "player": "B"},
        cast("Long River's Pull", "Lightning Bolt", costs=["gift"]),
        RESOLVE_ALL,
        active="B",
        expect=["A has 1 card in hand", "B has 1 card in hand", "A life 20"],
    )


@cr("702.174d", "702.174f", "702.174h", "702.174i", cited=False)
@pytest.mark.parametrize(
    ("card", "gift"),
    [
        ("Gifted Cook", ["B controls 1 Food Token"]),
        ("Gifted Seer", ["Fish Token is 1/1", "Fish Token is tapped", "Fish Token is blue", "B controls 1 Fish Token"]),
        ("Gifted Merchant", ["B controls 1 Treasure Token"]),
        ("Gifted Diver", ["Octopus Token is 8/8", "Octopus Token is blue", "Octopus Token is not tapped"]),
    ],
)
def test_the_chosen_player_gets_the_gift(card: str, gift: list[str]) -> None:
    board({"hand": [card]}, [], cast(card, costs=["gift"]), RESOLVE_ALL, expect=gift)
    none = {"hand": [card]}
    played = board(none, [], cast(card), RESOLVE_ALL)
    assert played.report["state"]["players"]["B"].get("battlefield", []) == []


@cr("702.174g", cited=False)
def test_a_gift_of_an_extra_turn_is_the_next_turn_of_the_chosen_player() -> None:
    """With three players the extra turn of C comes before B's."""
    played = board(
        {"hand": ["Gifted Sage"]},
        [],
        cast("Gifted Sage", costs=["gift"], choices=["C"]),
        RESOLVE_ALL,
        {**to("upkeep"), "turn": 4},
        C=[],
    )
    assert played.report["state"]["turn"]["active"] == "C"
    later = board(
        {"hand": ["Gifted Sage"]},
        [],
        cast("Gifted Sage", costs=["gift"], choices=["C"]),
        RESOLVE_ALL,
        {**to("upkeep"), "turn": 5},
        C=[],
    )
    assert later.report["state"]["turn"]["active"] == "B"


@cr("702.174k", cited=False)
def test_a_promised_gift_lets_the_spell_do_its_other_part() -> None:
    mine = {"hand": ["Mind Spiral"], "library": ["Forest"] * 4}
    promised = cast("Mind Spiral", "A", "Hill Giant", costs=["gift"])
    board(
        mine,
        ["Hill Giant"],
        promised,
        RESOLVE,
        expect=["Hill Giant is tapped", "Hill Giant has 1 stun counter", "B controls 1 Fish Token"],
    )
    not_promised = cast("Mind Spiral", "A")
    board(mine, ["Hill Giant"], not_promised, RESOLVE, expect=["Hill Giant is not tapped", "A has 3 cards in hand"])


@cr("702.174m", cited=False)
def test_without_the_promise_the_other_target_is_not_chosen() -> None:
    board(
        {"hand": ["Long River's Pull", "Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "B"),
        cast("Long River's Pull", "Lightning Bolt"),
        refused="601.2c",
    )


@cr("702.174a")
def test_who_gets_a_gift_is_told_at_the_spell_that_promises_it() -> None:
    """Not at what that player does in response."""
    played = board(
        {"hand": ["Long River's Pull"]},
        {"hand": ["Divination", "Counterspell"]},
        cast("Divination", player="B"),
        passing("B"),
        cast("Long River's Pull", "Divination", costs=["gift"]),
        passing(),
        cast("Counterspell", "Long River's Pull", player="B"),
        active="B",
    )
    assert "B casts Counterspell targeting Long River's Pull." in played.steps
