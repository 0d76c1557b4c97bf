"""What stays where all creatures go, since it is none (CR 109.2, 301.7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import RESOLVE, activate, board, cast, cr

WRATH: dict[str, Any] = {"hand": ["Wrath of God"]}


@cr("109.2", "301.7", "702.122a")
def test_a_vehicle_that_is_not_crewed() -> None:
    mine = {**WRATH, "battlefield": ["Smuggler's Copter", "Grizzly Bears"]}
    played = board(mine, [], cast("Wrath of God"), RESOLVE, expect=["Smuggler's Copter on the battlefield"])
    assert "Smuggler's Copter stays: it isn't a creature (a Vehicle becomes one only as it's crewed)." in played.steps
    crewed = (activate("Smuggler's Copter", ability="crew"), RESOLVE, cast("Wrath of God"), RESOLVE)
    assert board(mine, [], *crewed, expect=["Smuggler's Copter in A's graveyard"]).count("isn't a creature") == 0


@cr("109.2")
@pytest.mark.parametrize("mine", [["Sol Ring", "Forest"], ["Giant Spider"]])
def test_what_nobody_would_take_for_one_goes_without_saying(mine: list[str]) -> None:
    god = {**WRATH, "battlefield": ["Heliod, Sun-Crowned", *mine]}
    played = board(god, [], cast("Wrath of God"), RESOLVE, expect=["Heliod, Sun-Crowned on the battlefield"])
    assert played.count("stays: it isn't a creature") == 1
