"""Mana: which can be made, what it may be spent on, and what symbols stand for (CR 105-107, 903.4)."""

from __future__ import annotations

from typing import Any

from tests.engine.helpers import RESOLVE, answer, attack_with, board, cast, cr

COMMANDER = {"format": "commander"}


def tap(source: str, player: str = "A", ability: int = 1) -> dict[str, object]:
    return {"do": "activate", "player": player, "source": source, "ability": ability}


def lands(*battlefield: Any, **more: Any) -> dict[str, Any]:
    """A player whose mana comes from what they control."""
    return {"battlefield": list(battlefield), "mana": "lands", **more}


# ---- 105: colors


@cr("105.2", "105.3")
def test_a_new_color_takes_the_place_of_the_old_ones() -> None:
    hand = {"hand": ["Crimson Wisps", "Doom Blade"]}
    assert board(hand, ["Bog Wraith"], cast("Doom Blade", "Bog Wraith"), refused=True).refused("601.2c")
    board(
        hand,
        ["Bog Wraith"],
        cast("Crimson Wisps", "Bog Wraith"),
        RESOLVE,
        cast("Doom Blade", "Bog Wraith"),
        RESOLVE,
        expect=["Bog Wraith in graveyard"],
    )


@cr("105.4", "106.1a")
def test_colorless_is_no_color_to_choose() -> None:
    board(lands("Birds of Paradise"), [], tap("Birds of Paradise"), answer("G"), expect=["A has 1 mana"])
    played = board(lands("Birds of Paradise"), [], tap("Birds of Paradise"), answer("C"), refused=True)
    assert played.refused("106.1a")


# ---- 106: mana


@cr("106.7", "106.5")
def test_orchard_makes_what_the_opponents_lands_could_make_and_nothing_otherwise() -> None:
    board(lands("Exotic Orchard"), [], tap("Exotic Orchard"), expect=["A has 0 mana", "Exotic Orchard is tapped"])
    board(lands("Exotic Orchard"), ["Exotic Orchard"], tap("Exotic Orchard#1"), expect=["A has 0 mana"])
    both = lands("Exotic Orchard", "Forest", hand=["Llanowar Elves"])
    board(both, ["Exotic Orchard"], tap("Exotic Orchard#1"), expect=["A has 1 mana"])
    elf = lands("Exotic Orchard", hand=["Llanowar Elves"])
    board(elf, ["Forest"], cast("Llanowar Elves"), RESOLVE, expect=["A controls Llanowar Elves"])
    assert board(elf, ["Island"], cast("Llanowar Elves"), refused=True).refused("601.2h")


@cr("106.7", "106.1b")
def test_a_type_of_mana_may_be_colorless_and_a_color_may_not() -> None:
    pool = board(lands("Reflecting Pool", "Wastes"), [], tap("Reflecting Pool"), expect=["A has 1 mana"])
    assert pool.count("{C}")
    board(lands("Exotic Orchard"), ["Wastes"], tap("Exotic Orchard"), expect=["A has 0 mana"])


@cr("106.7")
def test_what_a_land_could_make_does_not_ask_for_its_costs() -> None:
    gate = {"card": "Mystic Gate", "tapped": True}
    played = board(lands("Reflecting Pool", gate), [], tap("Reflecting Pool"))
    assert [option["label"] for option in played.pending["options"]] == ["{W}", "{U}", "{C}"]


@cr("106.5")
def test_no_color_among_what_is_not_there() -> None:
    board(lands("Mox Amber"), [], tap("Mox Amber"), expect=["A has 0 mana"])
    board(lands("Mox Amber", "Isamaru, Hound of Konda"), [], tap("Mox Amber"), expect=["A has 1 mana"])


@cr("106.6")
def test_mana_for_creature_spells_is_tapped_for_them_unasked_and_for_nothing_else() -> None:
    ziggurat = lands("Ancient Ziggurat", "Forest", hand=["Grizzly Bears", "Regrowth"], graveyard=["Mountain"])
    board(ziggurat, [], cast("Grizzly Bears"), RESOLVE, expect=["Ancient Ziggurat is tapped"])
    assert board(ziggurat, [], cast("Regrowth", "Mountain"), refused=True).refused("601.2h")


@cr("903.4")
def test_the_identity_of_a_commander_counts_its_rules_text() -> None:
    signet = lands("Arcane Signet", command=["Bosh, Iron Golem"], commander="Bosh, Iron Golem")
    played = board(signet, [], tap("Arcane Signet"), expect=["A has 1 mana"], options=COMMANDER)
    assert played.count("{R}")
    assert played.cites("903.4")


@cr("903.4f", "106.5")
def test_without_a_commander_there_is_no_identity_to_make_mana_of() -> None:
    board(lands("Command Tower"), [], tap("Command Tower"), expect=["A has 0 mana"])


@cr("903.4", "903.4a")
def test_command_tower_offers_the_colors_of_the_commander() -> None:
    tower = lands("Command Tower", command=["Kitchen Finks"], commander="Kitchen Finks")
    played = board(tower, [], tap("Command Tower"), options=COMMANDER)
    assert [option["label"] for option in played.pending["options"]] == ["{W}", "{G}"]


# ---- 107: symbols


@cr("107.4c")
def test_colorless_mana_in_a_cost_is_colorless_mana() -> None:
    hand = ["Matter Reshaper"]
    board(lands("Wastes", "Forest", "Forest", hand=hand), [], cast("Matter Reshaper"), RESOLVE)
    forests = [{"card": "Forest", "count": 3}]
    assert board(lands(*forests, hand=hand), [], cast("Matter Reshaper"), refused=True).refused("601.2h")


@cr("107.4e", "202.2d")
def test_a_hybrid_symbol_is_both_colors_and_either_pays() -> None:
    board(["Kitchen Finks"], [], expect=["Kitchen Finks is green", "Kitchen Finks is white"])
    for two in ("Plains", "Forest"):
        finks = lands(two, two, "Mountain", hand=["Kitchen Finks"])
        board(finks, [], cast("Kitchen Finks"), RESOLVE, expect=["A controls Kitchen Finks"])
    islands = lands({"card": "Island", "count": 3}, hand=["Kitchen Finks"])
    assert board(islands, [], cast("Kitchen Finks"), refused=True).refused("601.2h")


@cr("107.4e")
def test_a_monocolored_hybrid_symbol_is_one_of_its_color_or_two_of_any() -> None:
    hand = ["Spectral Procession"]
    four = lands("Plains", "Plains", "Forest", "Forest", hand=hand)
    board(four, [], cast("Spectral Procession"), RESOLVE, expect=["A controls 3 Spirits"])
    three = lands("Plains", "Plains", "Forest", hand=hand)
    assert board(three, [], cast("Spectral Procession"), refused=True).refused("601.2h")


@cr("107.4f")
def test_a_phyrexian_symbol_is_paid_with_its_color_or_with_two_life() -> None:
    board(lands(hand=["Gut Shot"]), [], cast("Gut Shot", "B"), RESOLVE, expect=["A life 18", "B life 19"])
    red = lands("Mountain", hand=["Gut Shot"])
    board(red, [], cast("Gut Shot", "B", choices=["{R}"]), RESOLVE, expect=["A life 20", "Mountain is tapped"])
    board(red, [], cast("Gut Shot", "B", choices=["2 life"]), RESOLVE, expect=["A life 18", "not Mountain is tapped"])
    poor = lands({"card": "Forest", "count": 1}, hand=["Dismember"], life=3)
    assert board(poor, ["Hill Giant"], cast("Dismember", "Hill Giant"), refused=True).refused("601.2h")
    board(["Porcelain Legionnaire"], [], expect=["Porcelain Legionnaire is white"])


@cr("107.4h", "106.3")
def test_snow_mana_comes_from_a_snow_source_of_any_type() -> None:
    hand = ["Icehide Golem"]
    board(lands("Boreal Druid", hand=hand), [], cast("Icehide Golem"), RESOLVE, expect=["Boreal Druid is tapped"])
    by_hand = lands("Snow-Covered Forest", hand=hand)
    board(by_hand, [], tap("Snow-Covered Forest"), cast("Icehide Golem"), RESOLVE, expect=["A has 0 mana"])
    assert board(lands("Forest", hand=hand), [], cast("Icehide Golem"), refused=True).refused("601.2h")


@cr("107.5")
def test_what_is_tapped_is_not_tapped_again_to_pay() -> None:
    sorcerer = {**tap("Prodigal Sorcerer"), "targets": ["B"]}
    tapped, new = {"card": "Prodigal Sorcerer", "tapped": True}, {"card": "Prodigal Sorcerer", "sick": True}
    assert board([tapped], [], sorcerer, refused=True).refused("107.5")
    assert board([new], [], sorcerer, refused=True).refused("302.6")


@cr("107.6")
def test_the_untap_symbol_wants_a_tapped_permanent_that_has_been_there() -> None:
    scarecrow = tap("Pili-Pala")
    tapped = {"card": "Pili-Pala", "tapped": True}
    board([tapped], [], scarecrow, answer("U"), expect=["A has 1 mana", "not Pili-Pala is tapped"])
    assert board(["Pili-Pala"], [], scarecrow, refused=True).refused("107.6")
    assert board([{**tapped, "sick": True}], [], scarecrow, refused=True).refused("302.6")


@cr("107.14")
def test_energy_is_paid_by_removing_counters_from_the_player() -> None:
    cub = {"battlefield": ["Longtusk Cub"], "counters": {"energy": 2}}
    board(cub, [], tap("Longtusk Cub"), RESOLVE, expect=["Longtusk Cub is 3/3", "A has 0 energy counters"])
    assert board({**cub, "counters": {"energy": 1}}, [], tap("Longtusk Cub"), refused=True).refused("118.3")


@cr("107.3b")
def test_x_is_nothing_where_the_mana_cost_is_not_paid() -> None:
    blaze = {"hand": ["Blaze"]}
    board(blaze, [], cast("Blaze", "B", free=True), RESOLVE, expect=["B life 20", "Blaze in graveyard"])
    assert board(blaze, [], cast("Blaze", "B", free=True, x=3), refused=True).refused("107.3b")


# ---- what is paid is told (118.1)


@cr("118.1", "508.1j")
def test_what_attacking_costs_is_told_even_where_mana_is_unlimited() -> None:
    bears = ["Grizzly Bears"]
    played = board(bears, ["Propaganda"], *attack_with({"Grizzly Bears": "B"}))
    assert "508.1j" in played.rules_of("A pays {2}")


@cr("111.10h", "106.6")
def test_a_powerstone_pays_for_artifacts_and_abilities_only() -> None:
    made = (cast("Excavation Explosion", "B"), RESOLVE, {"do": "go_to", "step": "main", "turn": 5})
    side = {"hand": ["Excavation Explosion", "Sol Ring", "Llanowar Elves"], "mana": "2R"}
    board(side, [], *made, tap("Powerstone Token"), cast("Sol Ring"), RESOLVE, expect=["A controls Sol Ring"])
    other = {**side, "hand": ["Excavation Explosion", "Endless One"]}
    played = board(other, [], *made, tap("Powerstone Token"), cast("Endless One", x=1), refused=True)
    assert played.refused("601.2h")
