"""What becomes creatures of several sizes at once is told by name, with why they are of these sizes (613.4b, 202.3)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, board, cast, cr

MARCH = {"hand": ["March of the Machines"]}


def machines(*battlefield: Any) -> Any:
    """March of the Machines is cast beside these."""
    return board(MARCH | {"battlefield": [*battlefield]}, [], cast("March of the Machines"), RESOLVE)


@cr("202.3", "613.4b")
def test_each_is_named_with_the_size_that_it_becomes() -> None:
    """Nothing is called a creature before it is one, and the sizes need no "respectively"."""
    played = machines("Sol Ring", "Mycosynth Lattice", "Grizzly Bears")
    told = "Sol Ring becomes a 1/1 creature and Mycosynth Lattice becomes a 6/6 creature: March of the Machines"
    assert played.count(f"{told} (their mana values).") == 1
    assert f"{told} (their mana values)" in played.report["verdict"]
    assert "202.3" in played.rules_of(told)
    french = "Sol Ring devient une créature 1/1 et Mycosynth Lattice devient une créature 6/6"
    assert any(french in step for step in played.steps_in("fr"))


@cr("202.3a", "613.1d")
def test_lands_that_are_artifacts_by_another_effect_are_told_to_be_so() -> None:
    played = machines("Mycosynth Lattice", "Island", {"card": "Forest", "count": 2}, "Grizzly Bears")
    told = "Mycosynth Lattice becomes a 6/6 creature and Island, Forest#1 and #2 become 0/0 creatures"
    why = "(their mana values; Island, Forest#1 and #2 are artifacts: Mycosynth Lattice)"
    assert played.count(f"{told}: March of the Machines {why}.") == 1
    assert "202.3a" in played.rules_of(told)
    assert "respectively" not in played.report["verdict"]


def test_many_of_a_name_are_told_by_their_number() -> None:
    played = machines("Mycosynth Lattice", {"card": "Island", "count": 6})
    assert played.count("and 6 Islands become 0/0 creatures: March of the Machines (their mana values; 6 Islands") == 1


def test_what_is_of_one_size_is_not_called_what_it_only_becomes() -> None:
    """Six artifacts become creatures: they were none."""
    played = machines({"card": "Sol Ring", "count": 6})
    assert (
        played.count(
            "6 artifacts become 1/1 creatures in addition to their other types:"
            " March of the Machines (their mana values)."
        )
        == 1
    )


def test_several_effects_that_make_it_so_stand_together() -> None:
    """In a verdict what is behind a semicolon is something else."""
    verdict = machines("Mycosynth Lattice").report["verdict"]
    assert "also an artifact and a creature: Mycosynth Lattice and its own ability (its mana value)" in verdict


@cr("613.4b")
def test_a_size_that_something_else_sets_is_not_said_to_be_a_mana_value() -> None:
    side = {"hand": ["Humility"], "battlefield": ["Opalescence", "Glorious Anthem"]}
    played = board(side, [], cast("Humility"), RESOLVE)
    assert "Glorious Anthem becomes 1/1" in played.report["verdict"]
    assert "mana value" not in played.report["verdict"]
