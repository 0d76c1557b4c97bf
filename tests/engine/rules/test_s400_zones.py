"""Zones, and what a change of zones means (CR 400-408)."""

from __future__ import annotations

from tests.engine.helpers import PASS_A, RESOLVE, RESOLVE_ALL, board, cast, cr


@cr("400.3", "404.1")
def test_a_stolen_creature_dies_into_its_owners_graveyard() -> None:
    board(
        {"hand": ["Murder"], "battlefield": [{"card": "Hill Giant", "owner": "B"}]},
        [],
        cast("Murder", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in B's graveyard", "Murder in A's graveyard"],
    )


@cr("400.3", "402.1")
def test_a_stolen_creature_returns_to_its_owners_hand() -> None:
    board(
        {"hand": ["Unsummon"], "battlefield": [{"card": "Hill Giant", "owner": "B"}]},
        [],
        cast("Unsummon", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in B's hand"],
    )


@cr("400.7", "403.4")
def test_an_effect_until_end_of_turn_does_not_follow_a_creature() -> None:
    board(
        {"hand": ["Giant Growth", "Cloudshift"], "battlefield": ["Grizzly Bears"]},
        [],
        cast("Giant Growth", "Grizzly Bears"),
        RESOLVE,
        cast("Cloudshift", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is 2/2"],
    )


@cr("400.7", "303.4c")
def test_an_aura_stays_behind() -> None:
    board(
        {
            "hand": ["Cloudshift"],
            "battlefield": ["Grizzly Bears", {"card": "Pacifism", "attached_to": "Grizzly Bears", "owner": "B"}],
        },
        [],
        cast("Cloudshift", "Grizzly Bears"),
        RESOLVE,
        expect=["Pacifism in B's graveyard"],
    )


@cr("400.7", "302.6")
def test_a_creature_that_left_and_came_back_has_just_come() -> None:
    played = board(
        {"hand": ["Cloudshift"], "battlefield": ["Prodigal Sorcerer"]},
        [],
        cast("Cloudshift", "Prodigal Sorcerer"),
        RESOLVE,
        {"do": "activate", "player": "A", "source": "Prodigal Sorcerer", "ability": 1, "targets": ["B"]},
        refused=True,
    )
    assert played.cites("302.6")


@cr("400.7d")
def test_a_permanent_knows_how_its_spell_was_paid_for() -> None:
    board(
        {"hand": ["Goblin Bushwhacker"], "battlefield": [{"card": "Grizzly Bears"}]},
        [],
        cast("Goblin Bushwhacker", kicked=True),
        RESOLVE_ALL,
        expect=["Grizzly Bears is 3/2", "Grizzly Bears has haste"],
    )
    board(
        {"hand": ["Goblin Bushwhacker"], "battlefield": [{"card": "Grizzly Bears"}]},
        [],
        cast("Goblin Bushwhacker"),
        RESOLVE_ALL,
        expect=["Grizzly Bears is 2/2"],
    )


@cr("400.7j")
def test_an_effect_finds_what_it_has_moved() -> None:
    board(
        {"hand": ["Cloudshift"], "battlefield": [{"card": "Grizzly Bears", "owner": "B"}]},
        [],
        cast("Cloudshift", "Grizzly Bears"),
        RESOLVE,
        expect=["A controls Grizzly Bears"],
    )


@cr("400.7e", "603.6")
def test_a_trigger_finds_the_card_it_became_only_while_it_is_there() -> None:
    board(
        ["Young Wolf"],
        {"hand": ["Lightning Bolt"]},
        PASS_A,
        cast("Lightning Bolt", "Young Wolf", player="B"),
        RESOLVE,
        expect=["Young Wolf in graveyard", "not stack is empty"],
    )


@cr("403.2", "601.2c")
def test_a_spell_looks_at_the_battlefield_only() -> None:
    played = board(
        {"hand": ["Murder"]},
        {"graveyard": ["Grizzly Bears"]},
        cast("Murder", "Grizzly Bears"),
        refused=True,
    )
    assert played.cites("601.2c")


@cr("405.2", "405.5")
def test_the_last_spell_cast_resolves_first() -> None:
    board(
        {"hand": ["Lightning Bolt"]},
        {"battlefield": ["Grizzly Bears"], "hand": ["Giant Growth"]},
        cast("Lightning Bolt", "Grizzly Bears"),
        PASS_A,
        cast("Giant Growth", "Grizzly Bears", player="B"),
        RESOLVE,
        expect=["Grizzly Bears is 5/5", "not stack is empty"],
    )
