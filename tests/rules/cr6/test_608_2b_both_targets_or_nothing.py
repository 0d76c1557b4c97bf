"""What is done only if both of two targets are still legal, and then at the same time (CR 608.2b)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import PASS_A, RESOLVE, RESOLVE_ALL, activate, board, cast, cr

NOTHING = "Nothing is sacrificed or returned: only one of the two targets is still legal."


def artifact(text: str) -> dict[str, Any]:
    return {"token": {"name": "Token", "types": ["Artifact"], "text": text}}


@cr("701.21a")
@pytest.mark.parametrize("whose", ["A", "B"])
def test_the_artifact_is_sacrificed_and_the_card_returned_by_its_controller(whose: str) -> None:
    side: dict[str, Any] = {"battlefield": ["Ornithopter"], "graveyard": ["Memnite"]}
    sides = {"A": {}, "B": {}} | {whose: side}
    sides["A"] = {**sides["A"], "battlefield": ["Goblin Welder", *sides["A"].get("battlefield", [])]}
    there = [f"Ornithopter in {whose}'s graveyard", f"{whose} controls Memnite"]
    board(sides["A"], sides["B"], activate("Goblin Welder", "Ornithopter", "Memnite"), RESOLVE, expect=there)


@cr("601.2c")
def test_the_card_must_be_in_the_graveyard_of_who_controls_the_artifact() -> None:
    side = {"battlefield": ["Goblin Welder"], "graveyard": ["Memnite"]}
    board(side, ["Ornithopter"], activate("Goblin Welder", "Ornithopter", "Memnite"), refused="601.2c")


@cr("603.6a")
def test_both_happen_at_the_same_time() -> None:
    """What is sacrificed does not see the other enter, and what enters does not see it leave."""
    watching = artifact("Whenever another artifact you control enters, you gain 1 life.")
    side: dict[str, Any] = {"battlefield": ["Goblin Welder", watching], "graveyard": ["Memnite"]}
    played = board(side, [], activate("Goblin Welder", "Token", "Memnite"), RESOLVE_ALL, expect=["A life 20"])
    assert played.count("Memnite enters the battlefield") == 1
    side = {"battlefield": ["Goblin Welder", "Ornithopter", watching], "graveyard": ["Memnite"]}
    board(side, [], activate("Goblin Welder", "Ornithopter", "Memnite"), RESOLVE_ALL, expect=["A life 21"])


@cr("608.2b")
def test_nothing_is_returned_where_the_artifact_is_gone() -> None:
    """The card is still a legal target: it is in the graveyard of who controlled the artifact as it left."""
    played = board(
        {"battlefield": ["Goblin Welder", "Ornithopter"], "graveyard": ["Memnite"]},
        {"hand": ["Shatter"]},
        activate("Goblin Welder", "Ornithopter", "Memnite"),
        PASS_A,
        cast("Shatter", "Ornithopter", player="B"),
        RESOLVE,
        RESOLVE,
        expect=["Memnite in A's graveyard"],
    )
    assert NOTHING in played.steps
    assert any("Ornithopter is no longer on the battlefield" in step for step in played.steps)
    assert not any("Memnite" in step and "affected" in step for step in played.steps)


@cr("608.2b")
def test_nothing_is_sacrificed_where_the_card_is_gone_or_is_not_theirs() -> None:
    """Another player controls the artifact by then: the card is not in that player's graveyard."""
    side = {"battlefield": ["Goblin Welder", "Ornithopter"], "graveyard": ["Memnite"]}
    welds = activate("Goblin Welder", "Ornithopter", "Memnite")
    ray = cast("Ray of Command", "Ornithopter", player="B")
    kept = ["Ornithopter is on the battlefield", "Memnite in A's graveyard"]
    played = board(side, {"hand": ["Ray of Command"]}, welds, PASS_A, ray, RESOLVE, RESOLVE, expect=kept)
    assert NOTHING in played.steps
    ooze = activate("Scavenger", "Memnite", player="B")
    eats = {"token": {"name": "Scavenger", "types": ["Creature"], "power": 1, "toughness": 1}}
    eats["token"]["text"] = "{0}: Exile target card from a graveyard."
    kept = ["Ornithopter is on the battlefield", "Memnite in exile"]
    played = board(side, [eats], welds, PASS_A, ooze, RESOLVE, RESOLVE, expect=kept)
    assert NOTHING in played.steps


@cr("101.2")
def test_the_card_is_returned_though_the_artifact_cant_be_sacrificed() -> None:
    theirs = {"battlefield": ["Sigarda, Host of Herons", "Ornithopter"], "graveyard": ["Memnite"]}
    there = ["Ornithopter is on the battlefield", "Memnite is on the battlefield"]
    board(["Goblin Welder"], theirs, activate("Goblin Welder", "Ornithopter", "Memnite"), RESOLVE, expect=there)
