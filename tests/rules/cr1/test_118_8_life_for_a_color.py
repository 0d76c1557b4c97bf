"""Life paid as an additional cost, for which a spell costs less of a color (CR 118.8, 601.2f)."""

from __future__ import annotations

from tests.helpers import board, cast, cr, lands


@cr("601.2f")
def test_two_life_stand_for_one_white_mana() -> None:
    mine = lands("Defiler of Faith", "Plains", hand=["Savannah Lions"])
    paid = board(mine, [], cast("Savannah Lions", costs=["life"]), expect=["A life 18", "Plains is not tapped"])
    assert paid.count("casts Savannah Lions") == 1
    plain = board(mine, [], cast("Savannah Lions", costs=[]), expect=["A life 20", "Plains is tapped"])
    assert plain.count("casts Savannah Lions") == 1


@cr("118.7")
def test_generic_mana_is_not_reduced() -> None:
    """Serra Angel costs {3}{W}{W}."""
    four = lands("Defiler of Faith", *["Plains"] * 4, hand=["Serra Angel"])
    board(four, [], cast("Serra Angel", costs=["life"]), expect=["A life 18"])
    three = lands("Defiler of Faith", *["Plains"] * 3, hand=["Serra Angel"])
    board(three, [], cast("Serra Angel", costs=["life"]), refused="601.2h")


@cr("601.2b")
def test_neither_another_color_nor_another_kind_of_spell() -> None:
    mine = {"battlefield": ["Defiler of Faith"], "hand": ["Hill Giant", "Swords to Plowshares"]}
    board(mine, ["Grizzly Bears"], cast("Hill Giant", costs=["life"]), refused="601.2b")
    swords = cast("Swords to Plowshares", "Grizzly Bears", costs=["life"])
    board(mine, ["Grizzly Bears"], swords, refused="601.2b")


@cr("118.8b", cited=False)
def test_each_of_two_such_permanents_offers_it() -> None:
    mine = lands(*["Defiler of Faith"] * 2, *["Plains"] * 3, hand=["Serra Angel"])
    board(mine, [], cast("Serra Angel", costs=["life", "life 2"]), expect=["A life 16"])
