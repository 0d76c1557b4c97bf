"""Symbols in costs and texts (CR 107.4-107.16)."""

from __future__ import annotations

from typing import Any

from tests.helpers import (
    RESOLVE,
    activate,
    answer,
    board,
    cast,
    cr,
    lands,
    tap,
)


@cr("107.4b", cited=False)
def test_any_mana_pays_a_numerical_symbol() -> None:
    for pool, refused in (("GU", ()), ("GC", ()), ("UU", "601.2h")):
        board({"hand": ["Grizzly Bears"], "mana": pool}, [], cast("Grizzly Bears"), refused=refused)


@cr("107.4c", cited=False)
def test_colorless_mana_in_a_cost_is_colorless_mana() -> None:
    hand = ["Matter Reshaper"]
    board(lands("Wastes", "Forest", "Forest", hand=hand), [], cast("Matter Reshaper"), RESOLVE)
    forests = [{"card": "Forest", "count": 3}]
    board(lands(*forests, hand=hand), [], cast("Matter Reshaper"), refused="601.2h")


@cr("107.4e", "202.2d")
def test_a_hybrid_symbol_is_both_colors_and_either_pays() -> None:
    board(["Kitchen Finks"], [], expect=["Kitchen Finks is green", "Kitchen Finks is white"])
    for two in ("Plains", "Forest"):
        finks = lands(two, two, "Mountain", hand=["Kitchen Finks"])
        board(finks, [], cast("Kitchen Finks"), RESOLVE, expect=["A controls Kitchen Finks"])
    islands = lands({"card": "Island", "count": 3}, hand=["Kitchen Finks"])
    board(islands, [], cast("Kitchen Finks"), refused="601.2h")


@cr("107.4e")
def test_a_monocolored_hybrid_symbol_is_one_of_its_color_or_two_of_any() -> None:
    hand = ["Spectral Procession"]
    four = lands("Plains", "Plains", "Forest", "Forest", hand=hand)
    board(four, [], cast("Spectral Procession"), RESOLVE, expect=["A controls 3 Spirits"])
    three = lands("Plains", "Plains", "Forest", hand=hand)
    board(three, [], cast("Spectral Procession"), refused="601.2h")


@cr("107.4f")
def test_a_phyrexian_symbol_is_paid_with_its_color_or_with_two_life() -> None:
    board(lands(hand=["Gut Shot"]), [], cast("Gut Shot", "B"), RESOLVE, expect=["A life 18", "B life 19"])
    red = lands("Mountain", hand=["Gut Shot"])
    board(red, [], cast("Gut Shot", "B", choices=["{R}"]), RESOLVE, expect=["A life 20", "Mountain is tapped"])
    board(red, [], cast("Gut Shot", "B", choices=["2 life"]), RESOLVE, expect=["A life 18", "not Mountain is tapped"])
    poor = lands({"card": "Forest", "count": 1}, hand=["Dismember"], life=3)
    board(poor, ["Hill Giant"], cast("Dismember", "Hill Giant"), refused="601.2h")
    board(["Porcelain Legionnaire"], [], expect=["Porcelain Legionnaire is white"])


@cr("107.4h", "106.3", cited=False)
def test_snow_mana_comes_from_a_snow_source_of_any_type() -> None:
    hand = ["Icehide Golem"]
    board(lands("Boreal Druid", hand=hand), [], cast("Icehide Golem"), RESOLVE, expect=["Boreal Druid is tapped"])
    by_hand = lands("Snow-Covered Forest", hand=hand)
    board(by_hand, [], tap("Snow-Covered Forest"), cast("Icehide Golem"), RESOLVE, expect=["A has 0 mana"])
    board(lands("Forest", hand=hand), [], cast("Icehide Golem"), refused="601.2h")


@cr("107.5")
def test_what_is_tapped_is_not_tapped_again_to_pay() -> None:
    sorcerer = {**tap("Prodigal Sorcerer"), "targets": ["B"]}
    tapped, new = {"card": "Prodigal Sorcerer", "tapped": True}, {"card": "Prodigal Sorcerer", "sick": True}
    board([tapped], [], sorcerer, refused="107.5")
    board([new], [], sorcerer, refused="302.6")


@cr("107.6")
def test_the_untap_symbol_wants_a_tapped_permanent_that_has_been_there() -> None:
    scarecrow = tap("Pili-Pala")
    tapped = {"card": "Pili-Pala", "tapped": True}
    board([tapped], [], scarecrow, answer("U"), expect=["A has 1 mana", "not Pili-Pala is tapped"])
    board(["Pili-Pala"], [], scarecrow, refused="107.6")
    board([{**tapped, "sick": True}], [], scarecrow, refused="302.6")


@cr("107.7", "606.4")
def test_loyalty_symbols_put_and_remove_counters() -> None:
    chandra = {"card": "Chandra Nalaar", "counters": {"loyalty": 6}}
    up = activate("Chandra Nalaar", targets=["B"])
    board([chandra], [], up, RESOLVE, expect=["Chandra Nalaar has 7 loyalty counters", "B life 19"])


@cr("107.8", "107.8a", "107.8b", cited=False)
def test_a_leveler_is_what_its_level_says() -> None:
    for level, size, ability in (
        (1, "1/1", "not Student of Warfare has first strike"),
        (2, "3/3", None),
        (7, "4/4", None),
    ):
        student = {"card": "Student of Warfare", "counters": {"level": level}}
        keyword = ability or f"Student of Warfare has {'first' if level == 2 else 'double'} strike"
        board([student], [], expect=[f"Student of Warfare is {size}", keyword])


@cr("107.14")
def test_what_is_worth_no_more_than_the_energy_paid_is_destroyed() -> None:
    board(
        {"hand": ["Wrath of the Skies"]},
        ["Serra Angel", "Grizzly Bears", "Sol Ring"],
        cast("Wrath of the Skies", x=2),
        RESOLVE,
        answer("yes"),
        answer(2),
        expect=["Serra Angel on the battlefield", "Grizzly Bears in B's graveyard", "Sol Ring in B's graveyard"],
    )


@cr("107.14")
def test_energy_is_paid_by_removing_counters_from_the_player() -> None:
    cub = {"battlefield": ["Longtusk Cub"], "counters": {"energy": 2}}
    board(cub, [], tap("Longtusk Cub"), RESOLVE, expect=["Longtusk Cub is 3/3", "A has 0 energy counters"])
    board({**cub, "counters": {"energy": 1}}, [], tap("Longtusk Cub"), refused="118.3")


@cr("107.14")
def test_energy_is_got_and_noticed_in_numbers() -> None:
    board(
        {"hand": ["Hill Giant"]},
        {"hand": ["Electrosiphon"], "battlefield": ["Fabrication Module", "Grizzly Bears"]},
        cast("Hill Giant"),
        {"do": "pass", "player": "A"},
        cast("Electrosiphon", "Hill Giant", player="B"),
        RESOLVE,
        RESOLVE,
        expect=["B has 4 energy counters", "Grizzly Bears is 3/3", "Hill Giant in A's graveyard"],
    )


@cr("107.14")
def test_x_energy_is_paid_with_what_one_has() -> None:
    a = {"battlefield": ["Sphinx of the Revelation"], "counters": {"energy": 3}}
    board(
        a,
        [],
        activate("Sphinx of the Revelation", x=2),
        RESOLVE,
        expect=["A has 2 cards in hand", "A has 1 energy counter"],
    )
    board(a, [], activate("Sphinx of the Revelation", x=4), refused="118.3")


@cr("107.4f")
def test_a_phyrexian_symbol_is_paid_with_the_last_two_life() -> None:
    mine: dict[str, Any] = {"hand": ["Gut Shot"], "mana": "lands"}
    board(mine | {"life": 2}, [], cast("Gut Shot", "B"), answer("life"), expect=["A life 0"])
    board(mine | {"life": 1}, [], cast("Gut Shot", "B"), refused="601.2h")
