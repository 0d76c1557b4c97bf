"""Conditions and targets checked again on resolution (CR 608.2)."""

from __future__ import annotations

import pytest

from tests.helpers import PASS_A, RESOLVE, RESOLVE_ALL, activate, board, cast, cr, creature

FIZZLES = {
    "rebound": ("Ephemerate", "Ephemerate", {}),
    "adventure": ("Swift End", "Murderous Rider", {"face": "adventure"}),
    "buyback": ("Capsize", "Capsize", {"costs": ["buyback"]}),
}
CONFLUENCE = "Mystic Confluence"


@cr("608.2a", "603.4")
def test_an_intervening_condition_is_asked_before_anything_else_as_it_resolves() -> None:
    """Felidar Sovereign: 40 life as the upkeep began, less as the trigger resolves."""
    board(
        {"battlefield": ["Felidar Sovereign"], "life": 40},
        {"hand": ["Lightning Bolt"]},
        {"do": "go_to", "step": "upkeep", "active": "A"},
        PASS_A,
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE_ALL,
        active="B",
        step="end",
        expect=["A life 37", "not A wins"],
    )


@cr("608.2b", "702.88a", "715.3d", "702.27a")
@pytest.mark.parametrize("way", FIZZLES)
def test_what_is_done_as_a_spell_resolves_is_not_done_where_its_target_is_gone(way: str) -> None:
    """Neither rebound, nor an Adventure, nor buyback keeps a card whose spell doesn't resolve."""
    name, card, how = FIZZLES[way]
    board(
        {"battlefield": ["Grizzly Bears"], "hand": [card, "Murder"]},
        [],
        cast(name, "Grizzly Bears", **how),
        cast("Murder", "Grizzly Bears"),
        RESOLVE_ALL,
        expect=[f"{card} in A's graveyard", "A life 20"],
    )


@cr("608.2b", "107.1a")
def test_fireball_is_divided_evenly_among_the_targets_still_there() -> None:
    played = board(
        {"hand": ["Fireball"], "mana": "any"},
        ["Hill Giant", "Wind Drake"],
        cast("Fireball", "Hill Giant", "Wind Drake", x=5),
        RESOLVE,
        expect=["Wind Drake is in B's graveyard", "Hill Giant has 2 damage"],
    )
    assert "107.1a" in played.rules_of("5 divided by 2, rounded down")


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


@cr("608.2b")
def test_a_spell_whose_only_target_is_gone_does_not_resolve() -> None:
    board(
        {"hand": ["Electrolyze"]},
        {"battlefield": ["Grizzly Bears"], "hand": ["Unsummon"]},
        cast("Electrolyze", "Grizzly Bears"),
        PASS_A,
        cast("Unsummon", "Grizzly Bears", player="B"),
        RESOLVE_ALL,
        expect=["A has 0 cards in hand", "Electrolyze in A's graveyard"],
    )


@cr("608.2b", "601.2d")
def test_a_spell_with_one_target_left_does_what_was_divided_for_it() -> None:
    board(
        {"hand": ["Electrolyze"]},
        {"battlefield": ["Grizzly Bears", "Hill Giant"], "hand": ["Unsummon"]},
        cast("Electrolyze", "Grizzly Bears", "Hill Giant", choices=[{"Grizzly Bears": 1, "Hill Giant": 1}]),
        PASS_A,
        cast("Unsummon", "Grizzly Bears", player="B"),
        RESOLVE_ALL,
        expect=["Hill Giant has 1 damage", "A has 1 card in hand"],
    )


@cr("608.2b", "702.16b")
def test_a_flicker_in_response_leaves_the_spell_without_its_target() -> None:
    board(
        {"hand": ["Lightning Bolt"]},
        {"battlefield": ["Grizzly Bears"], "hand": ["Cloudshift"]},
        cast("Lightning Bolt", "Grizzly Bears"),
        PASS_A,
        cast("Cloudshift", "Grizzly Bears", player="B"),
        RESOLVE_ALL,
        expect=["Grizzly Bears in battlefield"],
    )


@cr("608.2b", "608.2c")
def test_a_spell_with_one_target_left_does_the_rest() -> None:
    board(
        {"hand": ["Electrolyze"]},
        {"battlefield": ["Savannah Lions"], "hand": ["Unsummon"]},
        cast("Electrolyze", "Savannah Lions", "B", choices=[{"Savannah Lions": 1, "B": 1}]),
        PASS_A,
        cast("Unsummon", "Savannah Lions", player="B"),
        RESOLVE_ALL,
        expect=["B life 19", "A has 1 card in hand", "Savannah Lions in B's hand"],
    )


@cr("608.2b")
def test_a_spell_without_a_target_left_draws_no_card_either() -> None:
    played = board(
        {"hand": ["Repulse"]},
        {"battlefield": ["Savannah Lions"], "hand": ["Unsummon"]},
        cast("Repulse", "Savannah Lions"),
        PASS_A,
        cast("Unsummon", "Savannah Lions", player="B"),
        RESOLVE_ALL,
        expect=["A has 0 cards in hand"],
    )
    assert played.cites("608.2b")


@cr("608.2b")
def test_nothing_happens_to_the_others_if_the_target_is_gone() -> None:
    board(
        {"hand": ["Cleansing Beam", "Lightning Bolt"], "battlefield": ["Runeclaw Bear"]},
        ["Grizzly Bears"],
        cast("Cleansing Beam", "Grizzly Bears"),
        cast("Lightning Bolt", "Grizzly Bears"),
        RESOLVE_ALL,
        expect=["Runeclaw Bear is on the battlefield", "Cleansing Beam in A's graveyard"],
    )


@cr("608.2b")
def test_targets_that_no_longer_fit_together_are_all_illegal() -> None:
    kills = creature("{0}: Destroy any number of target creatures with total power 4 or less.")
    act = [activate("Tester", "Grizzly Bears", "Goblin Piker"), PASS_A]
    there = ([kills], {"battlefield": ["Grizzly Bears", "Goblin Piker"], "hand": ["Giant Growth"]})
    board(
        *there,
        activate("Tester", "Grizzly Bears", "Goblin Piker"),
        RESOLVE,
        expect=["Grizzly Bears in graveyard", "Goblin Piker in graveyard"],
    )
    grown = [*act, cast("Giant Growth", "Grizzly Bears", player="B"), RESOLVE, RESOLVE]
    board(*there, *grown, expect=["B controls Grizzly Bears", "B controls Goblin Piker", "stack is empty"])


@cr("608.2b")
def test_where_a_player_is_no_longer_a_legal_target_nobody_gains_control() -> None:
    """Not even the controller of the ability, who would keep what was gained until end of turn alone."""
    board(
        {"battlefield": ["Bazaar Trader"], "hand": ["Act of Treason"]},
        {"battlefield": ["Grizzly Bears"], "hand": ["Blossoming Calm"]},
        cast("Act of Treason", "Grizzly Bears"),
        RESOLVE,
        activate("Bazaar Trader", "B", "Grizzly Bears"),
        PASS_A,
        cast("Blossoming Calm", player="B"),
        RESOLVE,
        RESOLVE,
        {"do": "go_to", "step": "upkeep", "active": "B"},
        expect=["B controls Grizzly Bears"],
    )
