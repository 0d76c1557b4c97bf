"""Abilities that name the object which grants them (CR 201.5a)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, activate, board, cr

TORCH = {"card": "Blazing Torch", "attached_to": "Grizzly Bears"}


@cr("201.5a")
def test_the_equipment_that_grants_the_ability_is_sacrificed_and_deals_the_damage() -> None:
    """Of two torches each has its own; the second ability is the second one's."""
    played = board(
        ["Grizzly Bears", {**TORCH, "id": "first"}, {**TORCH, "id": "second"}],
        [],
        activate("Grizzly Bears", "B", ability=2),
        RESOLVE,
        expect=["B life 18", "first on battlefield", "second in A's graveyard"],
    )
    assert any("Blazing Torch#2 deals 2 damage to B" in step for step in played.steps)


@cr("201.5a", "701.8a")
def test_counters_of_the_aura_not_of_the_creature() -> None:
    aura = {"card": "Heliod's Punishment", "attached_to": "Grizzly Bears", "counters": {"task": 1}}
    board(
        ["Grizzly Bears"], [aura], activate("Grizzly Bears"), RESOLVE, expect=["Heliod's Punishment in B's graveyard"]
    )


@cr("201.5a", "604.3a")
def test_tokens_as_large_as_what_made_them_says() -> None:
    burst = {"card": "Saproling Burst", "counters": {"fade": 3}}
    script = [activate("Saproling Burst"), RESOLVE]
    board([burst], [], *script, expect=["Saproling is 2/2"])
    board([burst], [], *script * 2, expect=["Saproling#1 is 1/1", "Saproling#2 is 1/1"])
