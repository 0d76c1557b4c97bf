"""Cycling (CR 702.29)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, creature


@cr("702.29a")
def test_a_card_is_discarded_to_be_cycled_and_another_drawn() -> None:
    board(
        {"hand": ["Miscalculation"], "library": ["Forest"]},
        [],
        {"do": "activate", "player": "A", "source": "Miscalculation", "ability": 1},
        RESOLVE,
        expect=["Miscalculation in A's graveyard", "A has 1 card in hand"],
    )


@cr("602.2a", "702.29a")
def test_a_card_cycled_from_the_hand_may_search_for_a_land() -> None:
    board(
        {"hand": ["Krosan Tusker"]},
        [],
        activate("Krosan Tusker"),
        RESOLVE,
        answer("no"),
        RESOLVE_ALL,
        expect=["Krosan Tusker in graveyard", "A has 1 card in hand"],
    )


@cr("702.29a", "702.29d")
def test_cycling_or_discarding_triggers_once() -> None:
    mine = {"hand": ["Street Wraith", "Forest"], "battlefield": ["Hekma Sentinels"]}
    cycled = [activate("Street Wraith"), RESOLVE_ALL]
    found = board(mine, [], *cycled, expect=["Hekma Sentinels is 3/4", "stack is empty"])
    assert found.count("ability triggers") == 1
    crime = {"hand": ["Raven's Crime", "Forest"], "battlefield": ["Hekma Sentinels"]}
    board(crime, [], cast("Raven's Crime", "A", costs=[]), RESOLVE_ALL, expect=["Hekma Sentinels is 3/4"])


@cr("702.29b", "702.53b", "702.77b", cited=False)
@pytest.mark.parametrize("keyword", ["Cycling {2}", "Transmute {1}{U}{U}", "Reinforce 1—{1}{G}", "Forestcycling {2}"])
def test_a_permanent_has_the_ability_that_works_in_the_hand(keyword: str) -> None:
    """Muraganda Petroglyphs makes creatures with no abilities larger."""
    here = ["Muraganda Petroglyphs", creature(keyword), creature("", name="Vanilla")]
    board(here, [], expect=["Tester is 2/2", "Vanilla is 4/4"])
    board(here, [], activate("Tester"), refused="113.6m")


@cr("702.29c", cited=False)
def test_what_triggers_on_cycling_the_card_itself_triggers_from_where_it_went() -> None:
    played = board(
        {"hand": ["Gempalm Strider"], "battlefield": ["Llanowar Elves"]},
        [],
        {"do": "activate", "player": "A", "source": "Gempalm Strider"},
        {"do": "resolve", "all": True},
        expect=["Llanowar Elves is 3/3", "A has 1 card in hand", "Gempalm Strider in A's graveyard"],
    )
    assert played.count("ability triggers") == 1


@cr("702.29e", "702.29f")
def test_typecycling_finds_a_land_of_the_type() -> None:
    played = board(
        {"hand": ["Eternal Dragon"], "library": ["Forest", "Plains", "Island"]},
        [],
        {"do": "activate", "player": "A", "source": "Eternal Dragon", "ability": "Plains"},
        RESOLVE,
        answer("Plains"),
        expect=["Plains in A's hand", "Eternal Dragon in A's graveyard"],
    )
    assert played.cites("702.29a")


@cr("702.29c", cited=False)
def test_cycling_itself_or_another_while_it_is_on_the_battlefield() -> None:
    """It is in a graveyard as it is cycled itself; from there it sees no other card cycled."""
    here = {"battlefield": ["Astral Drift"], "hand": ["Street Wraith"]}
    cycled = [activate("Street Wraith"), RESOLVE, answer("yes")]
    board(here, ["Grizzly Bears"], *cycled, expect=["Grizzly Bears in exile"])
    itself = [activate("Astral Drift"), RESOLVE, answer("yes")]
    board({"hand": ["Astral Drift"]}, ["Grizzly Bears"], *itself, expect=["Grizzly Bears in exile"])
    gone = {"graveyard": ["Astral Drift"], "hand": ["Street Wraith"]}
    found = board(gone, ["Grizzly Bears"], activate("Street Wraith"), RESOLVE, expect=["stack is empty"])
    assert found.count("ability triggers") == 0
