"""Other mana than a permanent is tapped for (CR 106.12b)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, activate, board, cast, cr, creature


def _with(text: str, *field: Any, hand: tuple[str, ...] = ()) -> dict[str, Any]:
    return {"battlefield": [creature(text), *field], "hand": list(hand), "mana": "lands"}


def _pool(text: str, *field: Any) -> dict[str, Any]:
    return {**_with(text, *field), "mana": ""}


TURF = creature("{T}: Add {R}{G}.", name="Turf", looks={"types": ["Land"]})


@cr("106.12b")
def test_one_black_mana_whatever_the_land_makes() -> None:
    text = "If a land is tapped for mana, it produces {B} instead of any other type and amount."
    one = board(_pool(text, "Ancient Tomb"), [], activate("Ancient Tomb"))
    assert one.report["state"]["players"]["A"]["mana"] == "B"
    board(_with(text, "Forest", "Forest", hand=("Grizzly Bears",)), [], cast("Grizzly Bears"), refused="601.2h")
    board(
        _with(text, "Forest", hand=("Vampire of the Dire Moon",)),
        [],
        cast("Vampire of the Dire Moon"),
        RESOLVE,
        expect=["A controls Vampire of the Dire Moon"],
    )
    rock = board(_pool(text, "Sol Ring"), [], activate("Sol Ring"))
    assert rock.report["state"]["players"]["A"]["mana"] == "CC"


@cr("106.12b")
def test_as_much_of_another_type() -> None:
    text = "If a land is tapped for mana, it produces colorless mana instead of any other type."
    two = board(_pool(text, TURF), [], activate("Turf"))
    assert two.report["state"]["players"]["A"]["mana"] == "CC"


@cr("106.12b")
def test_a_land_tapped_for_two_or_more_mana() -> None:
    text = "If a land is tapped for two or more mana, it produces {C} instead of any other type and amount."
    two = board(_pool(text, "Ancient Tomb"), [], activate("Ancient Tomb"))
    assert two.report["state"]["players"]["A"]["mana"] == "C"
    one = board(_pool(text, "Forest"), [], activate("Forest"))
    assert one.report["state"]["players"]["A"]["mana"] == "G"
    board(_with(text, "Ancient Tomb", hand=("Sol Ring", "Howling Mine")), [], cast("Howling Mine"), refused="601.2h")
