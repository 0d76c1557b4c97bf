"""Colors (CR 105)."""

from __future__ import annotations

import pytest

from tests.helpers import DAMAGE, RESOLVE, YES, activate, answer, attack_with, board, cast, cr, creature, lands, tap


@cr("105.2", "105.2c", cited=False)
def test_what_has_no_color_is_spared() -> None:
    board(
        {"hand": ["Ugin's Judgment"], "battlefield": ["Sol Ring"]},
        ["Grizzly Bears", "Serra Angel"],
        cast("Ugin's Judgment"),
        RESOLVE,
        expect=[
            "Grizzly Bears in exile",
            "Sol Ring on the battlefield",
            "Serra Angel on the battlefield",
        ],
    )


@cr("105.2", "105.3", cited=False)
def test_a_new_color_takes_the_place_of_the_old_ones() -> None:
    hand = {"hand": ["Crimson Wisps", "Doom Blade"]}
    board(hand, ["Bog Wraith"], cast("Doom Blade", "Bog Wraith"), refused="601.2c")
    board(
        hand,
        ["Bog Wraith"],
        cast("Crimson Wisps", "Bog Wraith"),
        RESOLVE,
        cast("Doom Blade", "Bog Wraith"),
        RESOLVE,
        expect=["Bog Wraith in graveyard"],
    )


@cr("105.2", cited=False)
def test_radiance_reaches_whoever_shares_a_color() -> None:
    board(
        {"hand": ["Cleansing Beam"], "battlefield": ["Runeclaw Bear", "Savannah Lions"]},
        ["Grizzly Bears"],
        cast("Cleansing Beam", "Grizzly Bears"),
        RESOLVE,
        expect=[
            "Grizzly Bears in B's graveyard",
            "Runeclaw Bear in A's graveyard",
            "Savannah Lions is on the battlefield",
        ],
    )


@cr("105.2", cited=False)
def test_bloom_tender_makes_one_mana_of_each_color_among_permanents():
    played = board(
        {"battlefield": ["Bloom Tender", "Massacre Wurm", "Kess, Dissident Mage"], "mana": ""},
        [],
        activate("Bloom Tender"),
    )
    assert played.report["state"]["players"]["A"]["mana"] == "UBRG"


@cr("105.2a", cited=False)
def test_monocolored_is_just_one_color() -> None:
    price = {"hand": ["Ultimate Price"]}
    for name in ("Watchwolf", "Ornithopter"):
        board(price, [name], cast("Ultimate Price", name), refused="601.2c")
    board(price, ["Grizzly Bears"], cast("Ultimate Price", "Grizzly Bears"), RESOLVE, expect=["B controls no Bear"])


@cr("105.2b", "105.2c", cited=False)
def test_how_many_colors_an_object_has() -> None:
    counts = ["Watchwolf is multicolored", "not Grizzly Bears is multicolored", "Ornithopter is colorless"]
    board(["Watchwolf", "Grizzly Bears", "Ornithopter"], [], expect=counts)


@cr("105.4", cited=False)
def test_protection_from_the_color_chosen_on_resolution() -> None:
    here = {"hand": ["Brave the Elements"], "battlefield": ["Savannah Lions", "Grizzly Bears"]}
    script = [cast("Brave the Elements"), RESOLVE, answer("red")]
    theirs = {"hand": ["Lightning Bolt"]}
    board(
        here,
        theirs,
        *script,
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Savannah Lions", player="B"),
        refused="702.16b",
    )
    board(
        here,
        theirs,
        *script,
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Grizzly Bears", player="B"),
        RESOLVE,
        expect=["Grizzly Bears in A's graveyard"],
    )


@cr("105.4", "106.1a")
def test_colorless_is_no_color_to_choose() -> None:
    board(lands("Birds of Paradise"), [], tap("Birds of Paradise"), answer("G"), expect=["A has 1 mana"])
    board(lands("Birds of Paradise"), [], tap("Birds of Paradise"), answer("C"), refused="106.1a")


@cr("105.5", cited=False)
def test_different_color_pairs_are_counted() -> None:
    """Two Watchwolves are one pair; what has one color or three is none."""
    side = ["Niv-Mizzet, Guildpact", "Baleful Strix", "Watchwolf", "Watchwolf", "Grizzly Bears"]
    script = (*attack_with({"Niv-Mizzet, Guildpact": "B"}), DAMAGE, answer("B"), answer("A"), RESOLVE)
    board(side, [], *script, expect=["A life 22", "B life 12", "A has 2 cards in hand"])


@cr("105.3", "608.2d", cited=False)
def test_a_permanent_becomes_the_color_of_your_choice_and_no_other() -> None:
    lens = creature("{0}: Target permanent becomes the color of your choice until end of turn.")
    board(
        [lens, "Grizzly Bears"],
        [],
        activate("Tester", "Grizzly Bears"),
        RESOLVE,
        answer("blue"),
        expect=["Grizzly Bears is blue", "not Grizzly Bears is green"],
    )


@cr("305.7", "608.2d")
def test_a_land_becomes_the_basic_land_type_of_your_choice() -> None:
    """It loses its other land types and what it could do before."""
    thrush = creature("{0}: Target land becomes the basic land type of your choice until end of turn.")
    board(
        [thrush, "Mountain"],
        [],
        activate("Tester", "Mountain"),
        RESOLVE,
        answer("Island"),
        expect=["Mountain is an Island", "not Mountain is a Mountain"],
    )


@pytest.mark.parametrize(("spell", "count"), [("Progenitus", 1), ("Watchwolf", 0)])
@cr("105.2", cited=False)
def test_a_spell_is_all_colors_only_with_each_of_the_five(spell: str, count: int) -> None:
    a = {"battlefield": ["Jenson Carthalion, Druid Exile"], "hand": [spell]}
    played = board(a, [], cast(spell), RESOLVE, answer([]))
    assert played.count("creates") == count


@cr("105.4", cited=False)
def test_creatures_of_the_color_chosen_are_returned_alone() -> None:
    go = [*attack_with({"Dromar, the Banisher": "B"}), DAMAGE, YES, RESOLVE, answer("green")]
    board(
        ["Dromar, the Banisher"],
        ["Grizzly Bears", "Goblin Piker"],
        *go,
        expect=["Grizzly Bears in hand", "Goblin Piker in battlefield"],
    )
