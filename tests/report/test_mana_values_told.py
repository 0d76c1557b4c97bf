"""What decides by its mana value is told with it, where nobody reads it off what was paid or printed (CR 202.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.helpers import RESOLVE, Entry, Played, activate, answer, board, cast, cr, creature

STROKE = "{0}: Counter target spell with mana value 4 or greater."


def countered(spell: str, *, beside: Entry | None = None, given: Sequence[Entry] = (), **how: Any) -> Played:
    """A spell, with an ability that counters it aimed at it."""
    mine = {"hand": [spell], **(beside or {})}
    mine["battlefield"] = [*mine.get("battlefield", ()), creature(STROKE, name="Stroke")]
    return board(mine, [], *given, cast(spell, **how), activate("Stroke", spell), RESOLVE)


@cr("202.3", "702.66a", "118.7a")
def test_what_is_paid_does_not_change_the_mana_value_of_a_spell() -> None:
    delve = answer(["Hill Giant"] * 7, choice="delve")
    cruise = countered("Treasure Cruise", beside={"graveyard": ["Hill Giant"] * 7}, given=[delve])
    frogmite = countered("Frogmite", beside={"battlefield": ["Ornithopter"] * 4})
    for played, spell, value in ((cruise, "Treasure Cruise", 8), (frogmite, "Frogmite", 4)):
        step = next(one for one in played.steps if "activates Stroke" in one)
        assert f"(its mana value is {value})" in step
        assert "202.3" in played.rules_of(step)
        assert played.report["verdict"].startswith(f"{spell} is countered (its mana value is {value})")


@cr("202.3", cited=False)
def test_of_a_mana_value_that_is_just_what_was_paid_nothing_is_told() -> None:
    assert "mana value is" not in " ".join(countered("Serra Angel").steps)


@cr("202.3e", "118.9c")
@pytest.mark.parametrize(
    ("spell", "how", "value", "rule"),
    [("Hangarback Walker", {"x": 2}, 4, "202.3e"), ("Mulldrifter", {"costs": ["evoke"]}, 5, "118.9c")],
)
def test_x_and_another_cost_are_told_with_the_mana_value(spell: str, how: Entry, value: int, rule: str) -> None:
    played = countered(spell, **how)
    step = next(one for one in played.steps if "activates Stroke" in one)
    assert f"(its mana value is {value})" in step
    assert rule in played.rules_of(step)


@cr("202.3e")
def test_a_permanent_with_x_in_its_cost_is_destroyed_for_a_mana_value_of_0() -> None:
    walker = {"card": "Hangarback Walker", "counters": {"+1/+1": 3}}
    played = board({"hand": ["Fatal Push"]}, [walker], cast("Fatal Push", "Hangarback Walker"), RESOLVE)
    assert "202.3e" in played.rules_of("Hangarback Walker is destroyed (its mana value is 0).")
    assert played.report["verdict"].startswith("Hangarback Walker dies (its mana value is 0)")


@cr("601.2c", "202.3e")
def test_a_refusal_tells_the_number_that_a_thing_is_no_legal_target_for() -> None:
    snare = {"hand": ["Hangarback Walker", "Spell Snare"]}
    walker = cast("Hangarback Walker", x=2)
    played = board(snare, [], walker, cast("Spell Snare"), refused="202.3e")
    said = "Hangarback Walker doesn't fit “spell with mana value 2”: its mana value is 4, not 2."
    assert said in played.report["refused"]["reason"]
