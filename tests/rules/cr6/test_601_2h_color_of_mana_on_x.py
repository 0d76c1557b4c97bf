"""Costs of which {X} is paid with mana of one color (CR 601.2h, 602.2b, 601.2f)."""

from __future__ import annotations

from tests.helpers import RESOLVE, Entry, activate, board, cast, cr, lands

SPIRIT = cast("Consume Spirit", "B", x=2)


@cr("601.2h")
def test_x_of_a_spell_is_paid_with_black_mana_alone() -> None:
    """The generic mana beside X may be of any color."""
    enough = lands(*["Swamp"] * 3, "Forest", hand=["Consume Spirit"])
    board(enough, [], SPIRIT, RESOLVE, expect=["B life 18", "A life 22"])
    board(lands(*["Swamp"] * 2, *["Forest"] * 3, hand=["Consume Spirit"]), [], SPIRIT, refused="601.2h")


@cr("601.2f")
def test_what_costs_less_costs_less_of_that_black_mana() -> None:
    cheaper = {"token": {"name": "Cheaper", "types": ["Artifact"], "text": "Spells you cast cost {1} less to cast."}}
    mine = lands(cheaper, *["Swamp"] * 2, "Forest", hand=["Consume Spirit"])
    board(mine, [], SPIRIT, RESOLVE, expect=["B life 18"])


@cr("602.2b")
def test_x_of_an_ability_is_too() -> None:
    mine = lands("Crypt Rats", "Swamp", "Swamp", "Mountain")
    board(mine, [], activate("Crypt Rats", x=2), RESOLVE, expect=["B life 18", "A life 18"])


@cr("601.2h")
def test_an_ability_is_not_paid_with_other_mana() -> None:
    act: Entry = activate("Crypt Rats", x=3)
    board(lands("Crypt Rats", "Swamp", "Swamp", "Mountain"), [], act, refused="601.2h")
