"""When, from where and how often spells and abilities may not be played; what may not enter (101.2, 601.3, 602.5)."""

from __future__ import annotations

import pytest

from tests.engine.helpers import RESOLVE, answer, board, cast, cr, to


@cr("601.3", "101.2")
@pytest.mark.parametrize("forbids", ["Drannith Magistrate", "Grafdigger's Cage"])
def test_a_card_with_flashback_is_not_cast_from_the_graveyard(forbids: str) -> None:
    played = board({"graveyard": ["Faithless Looting"]}, [forbids], cast("Faithless Looting"), refused=True)
    assert played.refused("601.3")
    assert forbids in played.reason


@cr("121.2b")
def test_only_one_card_is_drawn_where_no_more_may_be() -> None:
    board(
        {"hand": ["Divination"], "library": ["Forest"] * 4},
        ["Narset, Parter of Veils"],
        cast("Divination"),
        RESOLVE,
        expect=["A has 1 card in hand"],
    )


@cr("601.3", "602.5")
def test_in_its_controllers_turn_opponents_neither_cast_nor_activate() -> None:
    mine = ["Grand Abolisher"]
    passing = {"do": "pass", "player": "A"}
    board(mine, {"hand": ["Lightning Bolt"]}, passing, cast("Lightning Bolt", "A", player="B"), refused=True)
    use = {"do": "activate", "player": "B", "source": "Sol Ring"}
    played = board(mine, ["Sol Ring"], passing, use, refused=True)
    assert played.refused("602.5")
    board(mine, ["Sol Ring"], {**use}, active="B", expect=["B has 2 mana"])


@cr("601.3", "307.5")
def test_an_opponent_casts_instants_only_as_though_they_were_sorceries() -> None:
    board(
        ["Teferi, Time Raveler"],
        {"hand": ["Lightning Bolt"]},
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "A", player="B"),
        refused=True,
    )
    board(
        ["Teferi, Time Raveler"],
        {"hand": ["Lightning Bolt"]},
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE,
        active="B",
        expect=["A life 17"],
    )


@cr("601.3", "602.5")
def test_in_other_players_turns_nothing_is_cast_or_activated() -> None:
    board(
        ["City of Solitude"],
        ["Llanowar Elves"],
        {"do": "pass", "player": "A"},
        {"do": "activate", "player": "B", "source": "Llanowar Elves"},
        refused=True,
    )


@cr("502.3")
def test_the_active_player_chooses_the_one_land_that_untaps() -> None:
    board(
        ["Winter Orb", {"card": "Swamp", "tapped": True}, {"card": "Island", "tapped": True}],
        [],
        answer("Island"),
        to("upkeep"),
        step="untap",
        expect=["Island is untapped", "Swamp is tapped"],
    )


@cr("704.5j")
def test_without_the_legend_rule_legends_stay() -> None:
    board(["Mirror Gallery", "Teysa Karlov", "Teysa Karlov"], [], expect=["A controls 2 Teysa Karlov"])


@cr("614.17", "614.12")
def test_what_was_not_cast_is_exiled_and_what_is_buried_stays_buried() -> None:
    """Returned from exile it was not cast; cast from hand it was."""
    board(
        {"battlefield": ["Containment Priest"], "hand": ["Grizzly Bears"]},
        [],
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears on the battlefield"],
    )
    board(
        {"graveyard": ["Grizzly Bears"], "hand": ["Zombify"]},
        ["Grafdigger's Cage"],
        cast("Zombify", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears in A's graveyard"],
    )
    board(
        {"graveyard": ["Grizzly Bears"], "hand": ["Zombify"]},
        ["Containment Priest"],
        cast("Zombify", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears in exile"],
    )


@cr("701.23a", "101.2")
def test_who_cannot_search_finds_nothing_and_still_shuffles() -> None:
    played = board(
        {"hand": ["Rampant Growth"], "library": ["Forest"] * 4},
        ["Stranglehold"],
        cast("Rampant Growth"),
        RESOLVE,
        expect=["A has 4 cards in library"],
    )
    assert played.count("shuffles") == 1


@cr("402.2", "613.11")
def test_a_hand_seven_cards_smaller_is_discarded_whole() -> None:
    board(
        {"hand": ["Forest", "Island"]},
        ["Jin-Gitaxias, Core Augur"],
        to("cleanup"),
        step="end",
        expect=["A has 0 cards in hand"],
    )
