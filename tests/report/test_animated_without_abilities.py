"""What becomes a creature where creatures have no abilities is told to have none, and why it keeps its size (613.7)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, board, cast, cr

LOST = "and loses all abilities: Humility (older, so it is still 2/2)"


@cr("613.7", "613.1f")
def test_an_animated_land_under_humility_loses_its_abilities_and_keeps_its_size() -> None:
    played = board(["Mutavault", "Island"], ["Humility"], activate("Mutavault", ability=2), RESOLVE)
    assert played.count(f"in addition to its other types until end of turn, {LOST}.") == 1
    assert LOST in played.report["verdict"]
    assert any("perd toutes ses capacités : Humility (plus ancien" in step for step in played.steps_in("fr"))


@cr("613.1f")
def test_a_crewed_vehicle_is_told_its_size_and_its_loss_by_one_effect_once() -> None:
    played = board(["Smuggler's Copter", "Grizzly Bears"], ["Humility"], activate("Smuggler's Copter"), RESOLVE)
    assert played.count("until end of turn, now 1/1, and loses all abilities: Humility.") == 1


@cr("613.1f")
def test_a_land_creature_loses_the_mana_ability_of_its_type_too() -> None:
    """Its printed text says nothing that could be lost; what rule 305.6 gives it goes."""
    played = board({"battlefield": ["Dryad Arbor"], "hand": ["Humility"]}, [], cast("Humility"), RESOLVE)
    assert played.count("Dryad Arbor loses all abilities: Humility.") == 1
    assert "Dryad Arbor loses all abilities: Humility." in played.report["verdict"]


@cr("613.7")
def test_of_two_effects_of_a_size_the_newer_one_is_told_to_be_newer() -> None:
    board_of = {"battlefield": ["Opalescence", "Glorious Anthem"], "hand": ["Humility"]}
    played = board(board_of, [], cast("Humility"), RESOLVE)
    assert played.count("Glorious Anthem becomes 1/1 and loses all abilities: Humility (newer than Opalescence).") == 1
    said = next(step for step in played.steps if step.startswith("Humility is"))
    assert said.endswith("Opalescence and its own ability (newer than Opalescence)."), "not of the older one as well"
