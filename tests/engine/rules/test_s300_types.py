"""Judges' questions about when spells of a type are cast, and what becomes of them (CR 300-308)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, activate, board, cast, cr, passing, play_land

PERMANENTS = {
    "301.1": "Wurmwall Sweeper",
    "302.1": "Grizzly Bears",
    "303.1": "Glorious Anthem",
    "306.1": "Jace's Pupil",
    "307.1": "Flame Rift",
}


@cr("301.1", "302.1", "303.1", "306.1", "307.1")
def test_each_of_these_is_cast_only_in_a_main_phase_of_ones_own_with_an_empty_stack() -> None:
    for rule, card in PERMANENTS.items():
        assert board({"hand": [card]}, [], cast(card), step="upkeep", refused=True).refused(rule)
        full = board({"hand": [card, "Lightning Bolt"]}, [], cast("Lightning Bolt", "B"), cast(card), refused=True)
        assert full.refused(rule)


@cr("301.2", "302.2", "303.2", "306.2")
def test_a_permanent_spell_becomes_a_permanent_under_its_controllers_control() -> None:
    for card in list(PERMANENTS.values())[:-1]:
        board({"hand": [card]}, [], cast(card), RESOLVE, expect=[f"{card} in battlefield", f"A controls {card}"])


@cr("304.1", "304.2")
def test_an_instant_is_cast_whenever_one_has_priority_and_goes_to_the_graveyard() -> None:
    board(
        [],
        {"hand": ["Lightning Bolt"]},
        passing(),
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE,
        step="upkeep",
        expect=["A has 17 life", "Lightning Bolt in B's graveyard"],
    )


@cr("307.2")
def test_a_sorcery_does_what_it_says_and_goes_to_its_owners_graveyard() -> None:
    board(
        {"hand": ["Flame Rift"]},
        [],
        cast("Flame Rift"),
        RESOLVE,
        expect=["A has 16 life", "B has 16 life", "Flame Rift in A's graveyard"],
    )


@cr("304.4", "307.4")
def test_an_instant_or_sorcery_never_enters_the_battlefield() -> None:
    for card in ("Giant Growth", "Flame Rift"):
        board(
            {"hand": ["Grave Raise"], "graveyard": [card]},
            [],
            cast("Grave Raise", card),
            RESOLVE,
            expect=[f"{card} in A's graveyard"],
        )


@cr("304.5", "307.5", "602.5d")
def test_only_as_a_sorcery_asks_for_the_time_not_for_a_sorcery() -> None:
    board(
        {"battlefield": ["Student of Warfare"], "hand": []},
        [],
        activate("Student of Warfare"),
        RESOLVE,
        expect=["Student of Warfare has 1 level counter"],
    )
    assert board(["Student of Warfare"], [], activate("Student of Warfare"), step="upkeep", refused=True).refused(
        "602.5d"
    )


@cr("307.5")
def test_what_forbids_sorceries_does_not_forbid_acting_as_a_sorcery() -> None:
    board(
        ["Student of Warfare"],
        {"hand": ["Silence"]},
        passing(),
        cast("Silence", player="B"),
        RESOLVE,
        activate("Student of Warfare"),
        RESOLVE,
        expect=["Student of Warfare has 1 level counter"],
    )


@cr("300.2a", "305.9")
def test_an_artifact_land_is_played_never_cast() -> None:
    assert board({"hand": ["Darksteel Works"]}, [], cast("Darksteel Works"), refused=True).refused("305.9")
    board({"hand": ["Darksteel Works"]}, [], play_land("Darksteel Works"), expect=["Darksteel Works is an artifact"])


@cr("300.2b", "308.1")
def test_a_kindred_enchantment_is_cast_as_an_enchantment() -> None:
    board(
        {"hand": ["Lignified"]},
        ["Air Elemental"],
        cast("Lignified", "Air Elemental"),
        RESOLVE,
        expect=["Air Elemental is 0/4", "Air Elemental doesn't have flying", "Lignified is a Treefolk"],
    )
    assert board(
        {"hand": ["Lignified"]}, ["Air Elemental"], cast("Lignified", "Air Elemental"), step="upkeep", refused=True
    ).refused("303.1")
