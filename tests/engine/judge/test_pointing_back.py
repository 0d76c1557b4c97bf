"""Judges' questions about what a text points back at, counts and copies."""

from __future__ import annotations

import pytest

from tests.engine.helpers import RESOLVE, answer, attack_with, board, cast, cr, to


@cr("603.7a", "608.2c")
def test_what_was_sneaked_in_is_sacrificed_at_the_end() -> None:
    board(
        {"battlefield": ["Sneak Attack"], "hand": ["Serra Angel"]},
        [],
        answer("yes"),
        {"do": "activate", "player": "A", "source": "Sneak Attack"},
        RESOLVE,
        *attack_with({"Serra Angel": "B"}),
        to("end"),
        RESOLVE,
        expect=["B life 16", "Serra Angel in A's graveyard"],
    )


@cr("601.3", "118.9")
def test_three_cards_are_played_for_nothing() -> None:
    board(
        {
            "battlefield": ["Golos, Tireless Pilgrim", "Plains"],
            "library": ["Lightning Bolt", "Serra Angel", "Swamp"],
            "mana": "WWUBRGG",
        },
        [],
        {"do": "activate", "player": "A", "source": "Golos, Tireless Pilgrim"},
        RESOLVE,
        {"do": "play", "player": "A", "card": "Swamp"},
        cast("Lightning Bolt", "B"),
        RESOLVE,
        cast("Serra Angel"),
        RESOLVE,
        expect=["B life 17", "Serra Angel on the battlefield", "A controls 1 Swamp"],
    )


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


@cr("608.2c", "601.3")
def test_that_card_is_the_card_and_not_the_treasure() -> None:
    board(
        ["Ragavan, Nimble Pilferer"],
        {"library": ["Lightning Bolt", "Forest"]},
        *attack_with({"Ragavan, Nimble Pilferer": "B"}),
        to("combat damage"),
        RESOLVE,
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["B life 15", "A controls 1 Treasure", "Lightning Bolt in B's graveyard"],
    )


@cr("707.9b", "707.9d")
def test_the_copy_is_a_black_zombie_and_nothing_else() -> None:
    played = board(
        {"battlefield": ["The Scarab God"], "graveyard": ["Serra Angel"]},
        [],
        {"do": "activate", "player": "A", "source": "The Scarab God", "targets": ["Serra Angel"]},
        RESOLVE,
    )
    game = played.table.game
    (token,) = [game.characteristics(o) for o in game.permanents() if game.characteristics(o).name == "Serra Angel"]
    assert (token.power, token.toughness, token.colors, token.subtypes) == (4, 4, {"B"}, {"Zombie"})
    assert token.has("flying")


@cr("608.2h", "609.3", "701.21a")
@pytest.mark.parametrize(("soot", "left"), [(2, 1), (5, 0)])
def test_as_many_permanents_as_there_is_soot(soot: int, left: int) -> None:
    board(
        {"battlefield": [{"card": "Smokestack", "counters": {"soot": soot}}]},
        {"battlefield": ["Island", "Plains", "Swamp"]},
        to("upkeep"),
        RESOLVE,
        *([answer(["Island", "Plains"], "B")] if left else []),
        step="untap",
        active="B",
        expect=[f"B has {3 - left} cards in graveyard"],
    )


@cr("615.12")
def test_combat_damage_of_the_beasts_side_is_not_prevented() -> None:
    board(
        {"battlefield": ["Questing Beast", "Grizzly Bears"]},
        {"hand": ["Fog"]},
        *attack_with({"Grizzly Bears": "B"}),
        {"do": "pass", "player": "A"},
        cast("Fog", player="B"),
        RESOLVE,
        to("combat damage"),
        expect=["B life 18"],
    )


@cr("603.2c", "608.2h")
def test_a_card_for_each_dragon_that_attacks() -> None:
    board(
        {"battlefield": ["Scion of the Ur-Dragon's Nest", "The Ur-Dragon", "Grizzly Bears"]},
        [],
        *attack_with({"Scion of the Ur-Dragon's Nest": "B", "The Ur-Dragon": "B", "Grizzly Bears": "B"}),
        answer("no"),
        RESOLVE,
        expect=["A has 2 cards in hand"],
    )


@cr("702.16a", "608.2d")
def test_protection_from_what_has_no_color() -> None:
    played = board(
        ["Giver of Runes", "Grizzly Bears"],
        [{"card": "Walking Ballista", "counters": {"+1/+1": 2}}],
        answer("colorless"),
        {"do": "activate", "player": "A", "source": "Giver of Runes", "targets": ["Grizzly Bears"]},
        RESOLVE,
        {"do": "pass", "player": "A"},
        {"do": "activate", "player": "B", "source": "Walking Ballista", "ability": 2, "targets": ["Grizzly Bears"]},
        refused=True,
    )
    assert played.refused("702.16b")


@cr("702.8a")
def test_creature_cards_have_flash_in_hand() -> None:
    board(
        {"battlefield": ["Teferi, Mage of Zhalfir"], "hand": ["Grizzly Bears"]},
        [],
        {"do": "pass", "player": "B"},
        cast("Grizzly Bears"),
        RESOLVE,
        active="B",
        expect=["Grizzly Bears on the battlefield"],
    )


@cr("608.2g", "118.9")
def test_any_number_of_spells_are_cast_as_it_resolves() -> None:
    board(
        {
            "hand": ["Seven Wonders"],
            "library": ["Grizzly Bears", "Forest", "Serra Angel", "Forest", "Forest", "Forest", "Forest"],
        },
        [],
        answer("yes"),
        answer(["Grizzly Bears", "Serra Angel"]),
        cast("Seven Wonders"),
        {"do": "resolve", "all": True},
        expect=["Grizzly Bears on the battlefield", "Serra Angel on the battlefield", "A has 4 cards in exile"],
    )
