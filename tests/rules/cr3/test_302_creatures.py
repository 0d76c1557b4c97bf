"""Creatures (CR 302)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, attack_with, board, cast, cr, passing, to, turn


@cr("302.3", "205.3m", cited=False)
def test_a_creature_has_all_its_creature_types() -> None:
    board(["Goblin Piker"], [], expect=["Goblin Piker is a Goblin", "Goblin Piker is a Warrior"])


@cr("302.4a", "302.4c", cited=False)
def test_a_creature_deals_its_power_after_all_effects_in_combat() -> None:
    board(
        [{"card": "Grizzly Bears", "counters": {"+1/+1": 1}}, "Glorious Anthem"],
        [],
        *attack_with({"Grizzly Bears": "B"}),
        to("combat damage"),
        expect=["B has 16 life"],
    )


@cr("302.6")
def test_a_creature_that_came_this_turn_cant_attack() -> None:
    board(
        [{"card": "Hill Giant", "sick": True}, "Grizzly Bears"],
        [],
        *attack_with({"Hill Giant": "B"}),
        refused=("508.1a", "302.6"),
    )


@cr("302.6")
def test_a_creature_that_came_this_turn_neither_attacks_nor_taps_for_its_ability() -> None:
    board([{"card": "Goblin Tapper", "sick": True}], [], activate("Goblin Tapper", "B"), refused="302.6")
    board(
        [{"card": "Goblin Tapper", "sick": True}], [], *attack_with({"Goblin Tapper": "B"}), refused=("508.1a", "302.6")
    )


@cr("302.6")
def test_a_creature_that_was_stolen_this_turn_is_a_newcomer_again() -> None:
    board(
        {"hand": ["Steal Shape"]},
        ["Goblin Tapper"],
        cast("Steal Shape", "Goblin Tapper"),
        RESOLVE,
        activate("Goblin Tapper", "B"),
        refused="302.6",
    )


@cr("302.6")
def test_a_permanent_that_becomes_a_creature_is_asked_how_long_it_has_been_there() -> None:
    board(
        [{"card": "Mishra's Factory", "sick": True}],
        [],
        activate("Mishra's Factory", ability=2),
        RESOLVE,
        *attack_with({"Mishra's Factory": "B"}),
        refused=("508.1a", "302.6"),
    )
    board([{"card": "Mox Jet", "sick": True}], [], activate("Mox Jet"), expect=["Mox Jet is tapped"])


@cr("302.6", cited=False)
def test_abilities_without_the_tap_symbol_are_free() -> None:
    board(
        [{"card": "Delver of Secrets", "sick": True}],
        [],
        activate("Delver of Secrets"),
        RESOLVE,
        expect=["Delver of Secrets is 3/2"],
    )


@cr("302.7", "302.4b", cited=False)
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


@cr("302.6")
def test_on_an_opponents_turn_it_counts_whether_the_creature_was_there_when_its_controllers_last_turn_began() -> None:
    came_on_its_controllers_turn = {"hand": ["Goblin Tapper"]}
    board(
        came_on_its_controllers_turn,
        ["Hill Giant"],
        cast("Goblin Tapper"),
        RESOLVE,
        turn(4),
        passing("B"),
        activate("Goblin Tapper", "Hill Giant"),
        refused="302.6",
    )
    board(
        ["Goblin Tapper"],
        ["Hill Giant"],
        turn(4),
        passing("B"),
        activate("Goblin Tapper", "Hill Giant"),
        expect=["Goblin Tapper is tapped"],
    )
