"""What is paid as a permanent enters, what says so again, and what is paid in another way (CR 607.2g, 614.13c)."""

from __future__ import annotations

from typing import Any

from tests.engine.helpers import RESOLVE, activate, answer, board, cast, cr, on_board


@cr("607.2g", "614.12a")
def test_minion_of_the_wastes_is_as_large_as_what_was_paid() -> None:
    script = (cast("Minion of the Wastes"), RESOLVE, answer(7))
    played = board({"hand": ["Minion of the Wastes"]}, [], *script, expect=["A life 13", "Minion of the Wastes is 7/7"])
    assert "607.2g" in played.rules_of("A loses 7 life")
    none = ["A life 20", "Minion of the Wastes in A's graveyard"]
    board({"hand": ["Minion of the Wastes"]}, [], *script[:2], answer(0), expect=none)


@cr("607.2g")
def test_nobody_pays_more_life_than_they_have() -> None:
    script = (cast("Minion of the Wastes"), RESOLVE, answer(6))
    played = board({"life": 5, "hand": ["Minion of the Wastes"]}, [], *script, refused=True)
    assert "5" in str(played.pending["max"])


@cr("607.2g", "707.5")
def test_a_clone_of_the_processor_asks_for_life_of_its_own() -> None:
    """What was paid for the one that is copied says nothing of the copy's tokens."""
    first = {"card": "Phyrexian Processor", "id": "first", "chosen": {"life paid": 9}}
    script = (
        cast("Copy Artifact"),
        answer("first"),
        RESOLVE,
        answer(3),
        activate("Phyrexian Processor#2"),
        RESOLVE,
    )
    played = board({"battlefield": [first], "hand": ["Copy Artifact"]}, [], *script, expect=["A life 17"])
    token = on_board(played, "Phyrexian Minion Token")
    assert (token["power"], token["toughness"]) == (3, 3)


ASHIOK = "Ashiok, Wicked Manipulator"


def pool(zone: str, *library: str) -> dict[str, Any]:
    cards = ["Courser of Kruphix", ASHIOK]
    top = {"library": ["Breeding Pool", *library]} if zone == "library" else {"library": list(library)}
    return {"battlefield": cards, "hand": ["Breeding Pool"] if zone == "hand" else [], **top}


def played_from(zone: str) -> tuple[dict[str, Any], ...]:
    return {"do": "play", "player": "A", "card": "Breeding Pool", "from": zone}, answer("yes")


@cr("614.13c")
def test_a_land_entering_from_the_library_is_none_of_the_cards_exiled_for_it() -> None:
    side = pool("library", "Grizzly Bears", "Hill Giant", "Murder")
    expect = ["Breeding Pool is untapped", "Grizzly Bears in exile", "Hill Giant in exile", "Murder in library"]
    played = board(side, [], *played_from("library"), expect=[*expect, "A controls Breeding Pool", "A life 20"])
    assert "614.13c" in played.rules_of("Grizzly Bears and Hill Giant are exiled")


@cr("614.1a", "119.4")
def test_cards_are_exiled_instead_of_paying_life_as_long_as_there_are_enough() -> None:
    enough = ["Grizzly Bears in exile", "Hill Giant in exile", "A life 20"]
    board(pool("hand", "Grizzly Bears", "Hill Giant"), [], *played_from("hand"), expect=enough)
    few = ["Grizzly Bears in library", "A life 18", "Breeding Pool is untapped"]
    board(pool("hand", "Grizzly Bears"), [], *played_from("hand"), expect=few)


@cr("119.4")
def test_life_lost_to_damage_is_not_paid() -> None:
    script = ({"do": "pass", "player": "A"}, cast("Lightning Bolt", "A", player="B"), RESOLVE)
    side = {"battlefield": [ASHIOK], "library": ["Grizzly Bears"] * 5}
    board(side, {"hand": ["Lightning Bolt"]}, *script, expect=["A life 17"])
