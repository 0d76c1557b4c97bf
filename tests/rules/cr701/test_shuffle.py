"""Shuffle (CR 701.24)."""

from __future__ import annotations

import pytest

from tests.helpers import PASS_A, RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, to


@cr("701.24a", "601.3")
def test_the_card_on_top_of_the_shuffled_library_is_exiled() -> None:
    board(
        {"battlefield": ["Urza, Lord High Artificer"], "library": ["Serra Angel"]},
        [],
        {"do": "activate", "player": "A", "source": "Urza, Lord High Artificer"},
        RESOLVE,
        cast("Serra Angel"),
        RESOLVE,
        expect=["Serra Angel on the battlefield", "A has 0 cards in library"],
    )


@cr("614.6", "104.3b", "701.24c")
def test_the_mirror_shuffles_all_that_its_player_owns_and_starts_them_at_twenty() -> None:
    board(
        {
            "battlefield": ["Lich's Mirror", "Grizzly Bears", {"card": "Serra Angel", "owner": "B"}],
            "graveyard": ["Opt"],
            "hand": ["Divination"],
            "life": 3,
            "library": ["Sol Ring"] * 9,
        },
        {"hand": ["Lightning Bolt"], "battlefield": [{"card": "Hill Giant", "owner": "A"}]},
        PASS_A,
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE,
        expect=[
            "A life 20",
            "A has 7 cards in hand",
            "not Hill Giant on the battlefield",
            "not Grizzly Bears on the battlefield",
            "not Opt in A's graveyard",
            "A controls Serra Angel",
            "not A loses",
        ],
    )


@cr("701.24c", "400.7j")
def test_the_elixir_goes_into_the_library_with_the_graveyard() -> None:
    board(
        {"battlefield": ["Elixir of Immortality"], "graveyard": ["Opt"]},
        [],
        activate("Elixir of Immortality"),
        RESOLVE,
        expect=["A life 25", "Opt in A's library", "Elixir of Immortality in A's library"],
    )


@cr("701.24c")
def test_a_library_is_shuffled_even_though_the_card_has_gone() -> None:
    """Its owner shuffles the Hellion in at the end step; in answer to that it dies."""
    played = board(
        ["Blitz Hellion"],
        {"hand": ["Murder"]},
        to("end"),
        PASS_A,
        cast("Murder", "Blitz Hellion", player="B"),
        RESOLVE_ALL,
        expect=["Blitz Hellion in A's graveyard"],
    )
    assert played.count("A shuffles") == 1


@cr("701.24d")
def test_a_library_is_shuffled_although_nothing_is_shuffled_into_it() -> None:
    played = board({"hand": ["Reminisce"]}, [], cast("Reminisce", "B"), RESOLVE)
    assert played.count("B shuffles") == 1


@cr("701.24e", cited=False)
@pytest.mark.parametrize("library", [[], ["Murder"]])
def test_shuffling_no_cards_is_shuffling(library: list[str]) -> None:
    mine = ["Soldier of Fortune", "Psychogenic Probe"]
    board(mine, {"library": library}, activate("Soldier of Fortune", "B"), RESOLVE_ALL, expect=["B life 18"])


@cr("701.24f", cited=False)
def test_two_objects_shuffled_in_at_once_are_two_shuffles() -> None:
    """Both are sacrificed at once and shuffled in instead."""
    mine = {"battlefield": ["Psychogenic Probe"], "hand": ["Barter in Blood"]}
    theirs = ["Darksteel Colossus", {"card": "Darksteel Colossus"}]
    twice = [cast("Barter in Blood"), RESOLVE, answer("as listed"), RESOLVE_ALL]
    board(mine, theirs, *twice, expect=["B life 16", "not B controls Darksteel Colossus"])


@cr("701.24g", cited=False)
@pytest.mark.parametrize("first", ["Darksteel Colossus", "Gravebane Zombie"])
def test_what_is_put_on_top_while_the_library_is_shuffled_is_on_top(first: str) -> None:
    """Darksteel Colossus is shuffled in and Gravebane Zombie put on top at the same time."""
    both = [first, "Gravebane Zombie" if first == "Darksteel Colossus" else "Darksteel Colossus"]
    played = board(
        {"hand": ["Barter in Blood"]},
        {"battlefield": both, "library": ["Forest"] * 9},
        cast("Barter in Blood"),
        RESOLVE_ALL,
    )
    library = played.report["state"]["players"]["B"]["library"]
    assert library[0] == "Gravebane Zombie"
    assert "Darksteel Colossus" in library


@cr("701.24a")
@pytest.mark.parametrize(("library", "chance"), [(["Swamp", "Forest"], True), (["Swamp", "..."], False)])
def test_what_comes_from_the_top_of_a_shuffled_library_is_said_to_be_by_chance(
    library: list[str], chance: bool
) -> None:
    """Of one that goes on with unknown cards it is asked instead."""
    theirs = {"battlefield": ["Grizzly Bears"], "library": library}
    played = board({"hand": ["Chaos Warp"]}, theirs, cast("Chaos Warp", "Grizzly Bears"), RESOLVE)
    said = "B's library was shuffled: which of its cards comes from the top here is by chance"
    assert (said in played.report["assumed"]) is chance
    assert (played.report["pending"] is None) is chance


@cr("701.24a")
def test_nothing_is_by_chance_where_all_cards_have_one_name() -> None:
    theirs = {"battlefield": ["Swamp"], "library": ["Swamp", "Swamp"]}
    played = board({"hand": ["Chaos Warp"]}, theirs, cast("Chaos Warp", "Swamp"), RESOLVE)
    assert not any("by chance" in one for one in played.report["assumed"])
