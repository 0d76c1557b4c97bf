"""Living Metal (CR 702.161)."""

from __future__ import annotations

from tests.helpers import board, cr


@cr("702.161a", cited=False)
def test_living_metal_makes_a_creature_of_a_vehicle_in_its_controllers_turn_only() -> None:
    vehicle = "Living Car"
    board([vehicle], [], expect=[f"{vehicle} is a creature", f"{vehicle} is an artifact"])
    board([vehicle], [], active="B", expect=[f"{vehicle} is not a creature", f"{vehicle} is an artifact"])
