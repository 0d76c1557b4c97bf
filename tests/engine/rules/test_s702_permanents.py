"""Judges' questions about keywords of permanents (CR 702)."""

from __future__ import annotations

from tests.engine.helpers import DAMAGE, RESOLVE, RESOLVE_ALL, activate, answer, attack, board, cast, cr, to


@cr("702.84a")
def test_an_unearthed_creature_is_exiled_even_where_it_would_die() -> None:
    board(
        {"graveyard": ["Hellspark Elemental"]},
        {"hand": ["Lightning Bolt"]},
        activate("Hellspark Elemental"),
        RESOLVE,
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Hellspark Elemental", player="B"),
        RESOLVE,
        expect=["Hellspark Elemental in A's exile"],
    )


@cr("702.84a")
def test_an_unearthed_creature_has_haste_and_is_exiled_at_the_end_step() -> None:
    board(
        {"graveyard": ["Hellspark Elemental"]},
        [],
        activate("Hellspark Elemental"),
        RESOLVE,
        *attack(Hellspark_Elemental="B"),
        to("end"),
        answer("as listed", choice="order"),
        RESOLVE_ALL,
        expect=["B has 17 life", "Hellspark Elemental in A's exile"],
    )


@cr("702.30a")
def test_echo_is_asked_once_at_the_next_upkeep() -> None:
    played = board(
        {"hand": ["Acridian"], "battlefield": ["Forest"] * 2, "mana": "lands"},
        [],
        cast("Acridian"),
        RESOLVE,
        {**to("upkeep"), "turn": 5},
        answer("no", choice="may"),
        RESOLVE_ALL,
        expect=["Acridian in A's graveyard"],
    )
    assert played.cites("702.30a")


@cr("702.30a")
def test_echo_paid_is_not_asked_again() -> None:
    played = board(
        {"hand": ["Acridian"]},
        [],
        cast("Acridian"),
        RESOLVE,
        {**to("upkeep"), "turn": 5},
        answer("yes", choice="may"),
        RESOLVE_ALL,
        {**to("draw"), "turn": 7},
        expect=["A controls 1 Acridian"],
    )
    assert played.report["pending"] is None


@cr("702.24a")
def test_cumulative_upkeep_costs_more_each_turn() -> None:
    wolves = {"card": "Arctic Wolves", "counters": {"age": 1}}
    board(
        {"battlefield": [wolves, *["Forest"] * 3], "mana": "lands"},
        [],
        {**to("upkeep"), "turn": 5},
        answer("yes", choice="may"),
        RESOLVE_ALL,
        expect=["Arctic Wolves in A's graveyard"],
    )
    board(
        {"battlefield": [wolves, *["Forest"] * 4], "mana": "lands"},
        [],
        {**to("upkeep"), "turn": 5},
        answer("yes", choice="may"),
        RESOLVE_ALL,
        expect=["Arctic Wolves has 2 age counters"],
    )


@cr("702.43a")
def test_modular_hands_its_counters_on() -> None:
    bruiser = {"card": "Arcbound Bruiser", "counters": {"+1/+1": 3}}
    board(
        {"battlefield": [bruiser, "Ornithopter"], "hand": ["Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "Arcbound Bruiser"),
        RESOLVE,
        answer("yes", choice="may"),
        RESOLVE_ALL,
        expect=["Ornithopter is 3/5"],
    )


@cr("702.112a")
def test_renown_works_once() -> None:
    board(
        ["Topan Freeblade"],
        [],
        *attack(Topan_Freeblade="B"),
        DAMAGE,
        RESOLVE_ALL,
        {**to("declare attackers"), "turn": 5},
        {"do": "attack", "player": "A", "attackers": {"Topan Freeblade": "B"}},
        DAMAGE,
        expect=["Topan Freeblade is 3/3", "B has 15 life"],
    )


@cr("702.97a")
def test_scavenge_counts_the_power_of_the_exiled_card() -> None:
    board(
        {"graveyard": ["Deadbridge Goliath"], "battlefield": ["Goblin Piker"]},
        [],
        activate("Deadbridge Goliath", "Goblin Piker"),
        RESOLVE,
        expect=["Goblin Piker is 7/6", "Deadbridge Goliath in A's exile"],
    )


@cr("702.77a")
def test_reinforce_discards_the_card_itself() -> None:
    board(
        {"hand": ["Burrenton Bombardier"], "battlefield": ["Goblin Piker"]},
        [],
        activate("Burrenton Bombardier", "Goblin Piker"),
        RESOLVE,
        expect=["Goblin Piker is 4/3", "Burrenton Bombardier in A's graveyard"],
    )


@cr("702.181a")
def test_mobilized_warriors_attack_and_are_sacrificed() -> None:
    board(
        ["Dalkovan Packbeasts"],
        [],
        *attack(Dalkovan_Packbeasts="B"),
        RESOLVE_ALL,
        DAMAGE,
        to("end"),
        RESOLVE_ALL,
        expect=["B has 17 life", "A controls 0 Warrior"],
    )


@cr("702.100a")
def test_evolve_looks_at_power_and_at_toughness() -> None:
    evolving = {"battlefield": ["Adaptive Snapjaw"], "hand": ["Youthful Knight", "War Mammoth"]}
    board(evolving, [], cast("War Mammoth"), RESOLVE_ALL, expect=["Adaptive Snapjaw is 7/3"])
    board(evolving, [], cast("Youthful Knight"), RESOLVE_ALL, expect=["Adaptive Snapjaw is 6/2"])


@cr("702.98a")
def test_an_unleashed_creature_cannot_block() -> None:
    flailer = {"hand": ["Hellhole Flailer"]}
    steps = [cast("Hellhole Flailer"), RESOLVE, answer("yes", choice="may")]
    board(flailer, [], *steps, expect=["Hellhole Flailer is 4/3"])
    board(flailer, [], *steps[:2], answer("no", choice="may"), expect=["Hellhole Flailer is 3/2"])
    unleashed = {"card": "Hellhole Flailer", "counters": {"+1/+1": 1}}
    board(
        ["Goblin Piker"],
        [unleashed],
        *attack(Goblin_Piker="B"),
        to("declare blockers"),
        {"do": "block", "player": "B", "blockers": {"Hellhole Flailer": "Goblin Piker"}},
        refused=True,
    )
