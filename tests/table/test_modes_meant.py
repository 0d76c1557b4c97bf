"""Modes of which an act says nothing, but what it is aimed at (CR 601.2b, 700.2a)."""

from __future__ import annotations

import pytest

from engine.table.short_acts.problems import NotUnderstood
from tests.helpers import cr
from tests.table.test_short_acts import done, said, table


@cr("700.2a")
@pytest.mark.parametrize(("text", "mode"), [("Izzet Charm on Hill Giant", 2), ("charm the Giant", 2)])
def test_the_one_mode_that_can_have_that_target_is_meant(text: str, mode: int) -> None:
    on = table({"hand": ["Izzet Charm"]}, {"battlefield": ["Hill Giant"]})
    assert said(text, on) == [f"Ana casts Izzet Charm on Hill Giant, mode {mode}"]


@cr("700.2a")
@pytest.mark.parametrize("both", ["Shock and Sol Ring", "Sol Ring and Shock"])
def test_two_modes_go_with_two_targets_in_any_order(both: str) -> None:
    on = table({"hand": ["Cryptic Command"]}, {"battlefield": ["Sol Ring"], "hand": ["Shock"]})
    found = done(f"Bob shocks me; Cryptic Command on {both}", on)
    assert found.acts[-1].said == "Ana casts Cryptic Command on Shock and Sol Ring, mode 1 and mode 2"


@cr("601.2b")
def test_of_several_ways_somebody_is_asked() -> None:
    on = table({"hand": ["Cryptic Command"]}, {"battlefield": ["Sol Ring"]})
    found = done("Cryptic Command on Sol Ring", on)
    assert found.table.choice is not None
    assert found.table.choice.kind == "mode"


@cr("700.2a")
@pytest.mark.parametrize(
    "text",
    [
        "Cryptic Command: counter Shock and bounce Sol Ring",
        "Cryptic Command, bouncing Sol Ring and countering",
        "cast Cryptic Command to counter Shock, bounce Sol Ring",
        "Cryptic Command : contrecarrer et renvoyer Sol Ring",
    ],
)
def test_modes_are_said_by_what_they_do_each_with_its_target(text: str) -> None:
    on = table({"hand": ["Cryptic Command"]}, {"battlefield": ["Sol Ring"], "hand": ["Shock"]})
    found = done(f"Bob shocks me; {text}", on)
    assert found.acts[-1].said == "Ana casts Cryptic Command on Shock and Sol Ring, mode 1 and mode 2"


@cr("700.2a")
@pytest.mark.parametrize("text", ["Cryptic Command: draw and tap", "Cryptic Command, tapping and drawing"])
def test_modes_without_targets_are_said_so_too(text: str) -> None:
    on = table({"hand": ["Cryptic Command"]}, {"battlefield": ["Hill Giant"]})
    assert said(text, on) == ["Ana casts Cryptic Command, mode 3 and mode 4"]


@pytest.mark.parametrize("text", ["Cryptic Command: counter and dance", "Cryptic Command: draw and draw"])
def test_what_tells_no_mode_is_not_understood(text: str) -> None:
    on = table({"hand": ["Cryptic Command"]}, {"battlefield": ["Hill Giant"]})
    with pytest.raises(NotUnderstood):
        said(text, on)
