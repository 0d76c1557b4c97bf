"""Judges' questions about creatures and planeswalkers (CR 302, 306)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, activate, attack_with, board, cast, cr, passing, to


@cr("302.3", "205.3m")
def test_a_creature_has_all_its_creature_types() -> None:
    board(["Goblin Piker"], [], expect=["Goblin Piker is a Goblin", "Goblin Piker is a Warrior"])


@cr("302.6")
def test_a_creature_that_came_this_turn_neither_attacks_nor_taps_for_its_ability() -> None:
    assert board([{"card": "Goblin Tapper", "sick": True}], [], activate("Goblin Tapper", "B"), refused=True).refused(
        "302.6"
    )
    assert board(
        [{"card": "Goblin Tapper", "sick": True}], [], *attack_with({"Goblin Tapper": "B"}), refused=True
    ).refused("302.6")


@cr("302.6")
def test_a_creature_that_was_stolen_this_turn_is_a_newcomer_again() -> None:
    played = board(
        {"hand": ["Steal Shape"]},
        ["Goblin Tapper"],
        cast("Steal Shape", "Goblin Tapper"),
        RESOLVE,
        activate("Goblin Tapper", "B"),
        refused=True,
    )
    assert played.refused("302.6")


@cr("302.6")
def test_a_permanent_that_becomes_a_creature_is_asked_how_long_it_has_been_there() -> None:
    sick = board(
        [{"card": "Mishra's Factory", "sick": True}],
        [],
        activate("Mishra's Factory", ability=2),
        RESOLVE,
        *attack_with({"Mishra's Factory": "B"}),
        refused=True,
    )
    assert sick.refused("302.6")
    board([{"card": "Mox Jet", "sick": True}], [], activate("Mox Jet"), expect=["Mox Jet is tapped"])


@cr("302.6")
def test_abilities_without_the_tap_symbol_are_free() -> None:
    board(
        [{"card": "Delver of Secrets", "sick": True}],
        [],
        activate("Delver of Secrets"),
        RESOLVE,
        expect=["Delver of Secrets is 3/2"],
    )


@cr("302.7", "302.4b")
def test_damage_stays_marked_until_cleanup_and_adds_up() -> None:
    board(
        {"hand": ["Lightning Bolt", "Lightning Bolt"]},
        ["Air Elemental"],
        cast("Lightning Bolt#1", "Air Elemental"),
        RESOLVE,
        cast("Lightning Bolt#2", "Air Elemental"),
        RESOLVE,
        expect=["Air Elemental in B's graveyard"],
    )
    board(
        {"hand": ["Lightning Bolt"]},
        ["Air Elemental"],
        cast("Lightning Bolt", "Air Elemental"),
        RESOLVE,
        {**to("upkeep"), "turn": 4},
        expect=["Air Elemental has 0 damage"],
    )


@cr("306.4", "205.4d")
def test_two_planeswalkers_of_one_type_may_stay_if_their_names_differ() -> None:
    board(["Jace's Pupil", "Gideon Reborn"], [], expect=["A controls Jace's Pupil", "A controls Gideon Reborn"])
    played = board([{"card": "Jace's Pupil", "count": 2}], [], expect=["A controls 1 Jace's Pupil"])
    assert played.cites("704.5j")


@cr("306.5c", "306.9")
def test_a_planeswalker_without_loyalty_is_put_into_the_graveyard() -> None:
    board(
        [{"card": "Jace's Pupil", "counters": {"loyalty": 2}}],
        [],
        activate("Jace's Pupil", "B", ability=2),
        RESOLVE,
        expect=["Jace's Pupil in A's graveyard", "B has 18 life"],
    )


@cr("306.6", "306.8")
def test_an_attack_on_a_planeswalker_takes_loyalty() -> None:
    board(
        ["Hill Giant"],
        [{"card": "Gideon Reborn", "counters": {"loyalty": 4}}],
        *attack_with({"Hill Giant": "Gideon Reborn"}),
        to("combat damage"),
        expect=["Gideon Reborn has 1 loyalty", "B has 20 life"],
    )


@cr("306.7")
def test_a_bolt_at_a_player_is_not_redirected_to_a_planeswalker() -> None:
    played = board(
        {"hand": ["Lightning Bolt"]},
        [{"card": "Gideon Reborn", "counters": {"loyalty": 4}}],
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["Gideon Reborn has 4 loyalty", "B has 17 life"],
    )
    assert not played.report["pending"]


@cr("306.8", "302.7")
def test_damage_to_a_planeswalker_creature_does_both() -> None:
    board(
        {"battlefield": [{"card": "Gideon Reborn", "counters": {"loyalty": 4}}]},
        {"hand": ["Lightning Bolt"]},
        activate("Gideon Reborn"),
        RESOLVE,
        passing(),
        cast("Lightning Bolt", "Gideon Reborn", player="B"),
        RESOLVE,
        expect=["Gideon Reborn has 1 loyalty", "Gideon Reborn has 3 damage", "Gideon Reborn in battlefield"],
    )
