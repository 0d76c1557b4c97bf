"""Judges' questions about keywords by which spells are paid for or cast in other ways (CR 702)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr, to

LANDS = {"mana": "lands"}


@cr("702.51a")
def test_convoke_taps_creatures_for_mana_of_their_color_and_for_generic_mana() -> None:
    board(
        {
            "hand": ["Stoke the Flames"],
            "battlefield": ["Goblin Piker", "Youthful Knight", "Mountain", "Mountain"],
            **LANDS,
        },
        [],
        cast("Stoke the Flames", "B"),
        answer(["Goblin Piker", "Youthful Knight"], choice="convoke"),
        RESOLVE,
        expect=["B has 16 life", "Goblin Piker is tapped", "Youthful Knight is tapped"],
    )


@cr("702.51a")
def test_a_creature_of_another_color_does_not_convoke_colored_mana() -> None:
    lands = ["Plains", "Plains", "Plains"]
    played = board(
        {"hand": ["Stoke the Flames"], "battlefield": ["Youthful Knight", *lands], **LANDS},
        [],
        cast("Stoke the Flames", "B"),
        answer(["Youthful Knight"], choice="convoke"),
        refused=True,
    )
    assert played.refused("601.2h")


@cr("702.66a")
def test_delve_exiles_cards_for_generic_mana_only() -> None:
    board(
        {"hand": ["Gurmag Angler"], "graveyard": ["Hill Giant"] * 3, "battlefield": ["Swamp"] * 4, **LANDS},
        [],
        cast("Gurmag Angler"),
        answer(["Hill Giant", "Hill Giant", "Hill Giant"], choice="delve"),
        RESOLVE,
        expect=["A controls 1 Gurmag Angler", "A has 0 cards in graveyard", "A has 3 cards in exile"],
    )


@cr("702.126a")
def test_improvise_taps_artifacts_even_new_ones() -> None:
    thopter = {"card": "Ornithopter", "sick": True}
    board(
        {"hand": ["Reverse Engineer"], "battlefield": [thopter, "Island", "Island", "Island", "Island"], **LANDS},
        [],
        cast("Reverse Engineer"),
        answer(["Ornithopter"], choice="improvise"),
        RESOLVE,
        expect=["A has 3 cards in hand", "Ornithopter is tapped"],
    )


@cr("702.74a")
def test_an_evoked_creature_is_sacrificed_but_its_other_ability_triggers() -> None:
    played = board(
        {"hand": ["Mulldrifter"], "battlefield": ["Island"] * 3, **LANDS},
        [],
        cast("Mulldrifter", costs=["evoke"]),
        RESOLVE,
        answer("as listed", choice="order"),
        RESOLVE_ALL,
        expect=["A has 2 cards in hand", "Mulldrifter in A's graveyard"],
    )
    assert played.cites("702.74a")


@cr("702.74a")
def test_cast_for_its_mana_cost_it_stays() -> None:
    board(
        {"hand": ["Mulldrifter"]},
        [],
        cast("Mulldrifter"),
        RESOLVE_ALL,
        expect=["A has 2 cards in hand", "A controls 1 Mulldrifter"],
    )


@cr("702.109a")
def test_a_dashed_creature_attacks_at_once_and_returns_to_hand() -> None:
    board(
        {"hand": ["Mardu Scout"]},
        [],
        cast("Mardu Scout", costs=["dash"]),
        RESOLVE,
        to("declare attackers"),
        {"do": "attack", "player": "A", "attackers": {"Mardu Scout": "B"}},
        to("end"),
        RESOLVE_ALL,
        expect=["B has 17 life", "Mardu Scout in A's hand"],
    )


@cr("702.137a")
def test_spectacle_needs_an_opponent_who_lost_life_this_turn() -> None:
    board(
        {"hand": ["Lightning Bolt", "Skewer the Critics"], "battlefield": ["Mountain"] * 2, **LANDS},
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE,
        cast("Skewer the Critics", "B", costs=["spectacle"]),
        RESOLVE,
        expect=["B has 14 life"],
    )
    board({"hand": ["Skewer the Critics"]}, [], cast("Skewer the Critics", "B", costs=["spectacle"]), refused=True)


@cr("702.81a")
def test_retrace_discards_a_land_and_goes_back_to_the_graveyard() -> None:
    board(
        {"graveyard": ["Raven's Crime"], "hand": ["Swamp"]},
        {"hand": ["Hill Giant"]},
        cast("Raven's Crime", "B", costs=["retrace"]),
        RESOLVE,
        expect=["B has 0 cards in hand", "Raven's Crime in A's graveyard", "Swamp in A's graveyard"],
    )


@cr("702.133a")
def test_jump_start_costs_a_card_and_exiles_the_spell() -> None:
    played = board(
        {"graveyard": ["Radical Idea"], "hand": ["Swamp"]},
        [],
        cast("Radical Idea", costs=["jump-start"]),
        RESOLVE,
        expect=["Radical Idea in A's exile", "Swamp in A's graveyard", "A has 1 cards in hand"],
    )
    assert played.cites("702.133a")


@cr("702.138a")
def test_escape_exiles_other_cards_of_the_graveyard() -> None:
    board(
        {"graveyard": ["Cling to Dust", *["Hill Giant"] * 5]},
        {"graveyard": ["Goblin Piker"]},
        cast("Cling to Dust", "Goblin Piker", costs=["escape"]),
        RESOLVE,
        expect=["A has 23 life", "Cling to Dust in A's graveyard", "A has 5 cards in exile"],
    )


@cr("702.40a")
def test_storm_copies_for_each_spell_cast_before_it_and_the_copies_are_not_cast() -> None:
    bolts = [cast("Lightning Bolt", "B"), RESOLVE]
    played = board(
        {"hand": ["Lightning Bolt", "Lightning Bolt", "Grapeshot"]},
        [],
        *bolts,
        *bolts,
        cast("Grapeshot", "B"),
        RESOLVE,
        answer("B", choice="new target"),
        answer("B", choice="new target"),
        RESOLVE_ALL,
        expect=["B has 11 life"],
    )
    assert played.cites("702.40a")


@cr("702.85a")
def test_cascade_finds_a_cheaper_nonland_card_and_casts_it_first() -> None:
    board(
        {"hand": ["Bloodbraid Elf"], "library": ["Forest", "Craw Wurm", "Goblin Piker", "Hill Giant"]},
        [],
        cast("Bloodbraid Elf"),
        answer("yes", choice="may"),
        RESOLVE_ALL,
        expect=["A controls 1 Goblin Piker", "A controls 1 Bloodbraid Elf", "A has 3 cards in library"],
    )


@cr("702.61a")
def test_nobody_answers_a_spell_with_split_second_except_with_mana() -> None:
    setting = ({"hand": ["Sudden Shock"]}, {"hand": ["Lightning Bolt"], "battlefield": ["Trestle Troll"]})
    answered = [cast("Sudden Shock", "B"), {"do": "pass", "player": "A"}]
    played = board(*setting, *answered, cast("Lightning Bolt", "A", player="B"), refused=True)
    assert played.refused("702.61a")
    regenerate = {"do": "activate", "player": "B", "source": "Trestle Troll"}
    assert board(*setting, *answered, regenerate, refused=True).refused("702.61a")
