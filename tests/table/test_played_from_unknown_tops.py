"""A card that nobody has, where an effect lets it be cast or played from a library of which nobody has said what is on
top: it is taken to be there (601.3, 305.1)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Scenario, ShortActs, Table, play, short_acts
from tests.helpers import cr, creature
from tests.shelf import cards

LANDS_FROM_TOP = creature("You may play lands from the top of your library.", name="Digger")


def table(*battlefield: Any, **side: Any) -> Table:
    """Ana's main phase, with these permanents and 20 life; of no library anybody has told."""
    ana = {"battlefield": list(battlefield), "life": 20, **side}
    turn = {"number": 3, "active": "Ana", "step": "precombat main"}
    return play(Scenario.load({"version": 1, "players": {"Ana": ana, "Bob": {}}, "turn": turn}), cards())


def into_hand(player: str, card: str) -> tuple[str, dict[str, Any]]:
    """What puts a card that nobody has into a hand."""
    return "new", {
        "do": "edit",
        "assumed": True,
        "create": {player: [{"card": card, "id": "new"}]},
        "move": {"new": "hand"},
    }


def done(text: str, on: Table) -> ShortActs:
    return short_acts(on, text, "Ana", provide=into_hand)


def steps(found: ShortActs) -> list[str]:
    return [step.text for step in found.table.report().steps]


@cr("601.3", "119.4", cited=False)
@pytest.mark.parametrize("said", ["cast Grizzly Bears", "cast Grizzly Bears from the top of my library"])
def test_a_card_that_nobody_has_is_cast_from_the_top_of_the_library(said: str) -> None:
    """Bolas's Citadel: its mana value is paid in life (119.4)."""
    found = done(said, table("Bolas's Citadel"))
    assert found.acts[0].said == "Ana casts Grizzly Bears, from library"
    report = found.table.report()
    assert report.assumed == ("Ana has Grizzly Bears on top of the library",), "and not: nobody has said what is on top"
    assert "Ana loses 2 life and is at 18." in steps(found)


@cr("305.1")
def test_a_land_that_nobody_has_is_played_from_there() -> None:
    found = done("play Forest; play Island", table(LANDS_FROM_TOP, LANDS_FROM_TOP))
    assert steps(found)[0] == "Ana plays Forest from the library (effect of Digger#1)."


@cr("119.4", cited=False)
def test_a_cost_that_cannot_be_paid_from_there_is_the_reason_why_not() -> None:
    """It is not taken to be in the hand instead, whose mana nobody counts."""
    found = done("cast Grizzly Bears", table("Bolas's Citadel", life=1))
    assert found.refusal is not None
    assert found.refusal.rules == ("119.4",)


@cr("601.3", cited=False)
def test_what_may_not_be_cast_from_there_is_in_the_hand() -> None:
    """Vizier of the Menagerie lets creature spells be cast so, and no others."""
    assert done("cast Divination", table("Vizier of the Menagerie")).acts[0].said == "Ana casts Divination"
    assert done("cast Grizzly Bears", table("Vizier of the Menagerie")).acts[0].said.endswith("from library")


@cr("601.3", cited=False)
def test_a_card_that_is_listed_is_where_it_is_listed() -> None:
    in_hand = table("Future Sight", hand=["Divination"])
    assert done("cast Divination", in_hand).acts[0].said == "Ana casts Divination"
    other_top = table("Future Sight", library=["Forest", "..."])
    assert done("cast Divination", other_top).acts[0].said == "Ana casts Divination"


@cr("601.3", cited=False)
def test_without_leave_it_cannot_be_cast_from_there() -> None:
    found = done("cast Divination from the top of my library", table())
    assert found.refusal is not None
    assert found.refusal.rules == ("601.3",)
