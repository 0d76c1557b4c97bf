"""Modified permanents (CR 700.9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import RESOLVE_ALL, board, cast, cr


@cr("700.9", cited=False)
@pytest.mark.parametrize(
    ("change", "modified"),
    [
        ({"counters": {"+1/+1": 1}}, True),
        ({"counters": {"-1/-1": 1}}, True),
        ({}, False),
    ],
)
def test_a_permanent_with_any_counter_is_modified(change: dict[str, Any], modified: bool) -> None:
    flying = "Obstinate Gargoyle has flying"
    gargoyle = {"card": "Obstinate Gargoyle", **change}
    board([gargoyle], [], expect=[flying if modified else f"not {flying}"])


@cr("700.9", cited=False)
def test_equipment_of_anybody_and_auras_of_its_controller_modify_a_permanent() -> None:
    flying = "Obstinate Gargoyle has flying"
    sword = {"card": "Steelclaw Lance", "attached_to": "Obstinate Gargoyle"}
    aura = {"card": "Pacifism", "attached_to": "Obstinate Gargoyle"}
    board(["Obstinate Gargoyle", sword], [], expect=[flying])
    board(["Obstinate Gargoyle"], [sword], expect=[flying])
    board(["Obstinate Gargoyle", aura], [], expect=[flying])
    board(["Obstinate Gargoyle"], [aura], expect=[f"not {flying}"])


@cr("700.9", cited=False)
@pytest.mark.parametrize("counters", [{}, {"charge": 1}])
def test_a_creature_that_dies_modified_is_told_from_one_without(counters: dict[str, int]) -> None:
    a = {"battlefield": ["Akki Ember-Keeper", {"card": "Grizzly Bears", "counters": counters}], "hand": ["Murder"]}
    played = board(a, [], cast("Murder", "Grizzly Bears"), RESOLVE_ALL)
    assert played.count("creates") == bool(counters)
