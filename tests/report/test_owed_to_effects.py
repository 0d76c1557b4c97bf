"""What something is only because of another's effect is said where it decides, with that effect and its layer."""

from __future__ import annotations

from typing import Any

from tests.helpers import PASS_A, RESOLVE, activate, answer, attack_with, block_with, board, cast, cr, creature

FOREST = {"battlefield": ["Forest"]}


def painted(color: str, *hand: str) -> dict[str, list[Any]]:
    """A player with Painter's Servant of a color."""
    return {"battlefield": [{"card": "Painter's Servant", "chosen": {"color": color}}], "hand": [*hand]}


@cr("613.1e")
def test_a_condition_that_is_true_by_an_effect() -> None:
    played = board(painted("U", "Pyroblast"), FOREST, cast("Pyroblast", "Forest", modes=[2]), RESOLVE)
    assert played.report["verdict"] == "Forest is destroyed (blue: Painter's Servant)."
    assert "613.1e" in played.rules_of("Forest is destroyed (blue: Painter's Servant).")
    other = board(painted("W", "Pyroblast"), FOREST, cast("Pyroblast", "Forest", modes=[2]), RESOLVE)
    assert "Painter's Servant" not in other.report["verdict"], "an effect that makes no difference is not named"


@cr("613.1e")
def test_what_is_a_legal_target_by_an_effect_and_what_is_none() -> None:
    spell = [cast("Grizzly Bears"), PASS_A, cast("Pyroblast", "Grizzly Bears", modes=[1], player="B"), RESOLVE]
    played = board({"hand": ["Grizzly Bears"]}, painted("U", "Pyroblast"), *spell)
    assert played.report["verdict"] == "Grizzly Bears is countered (blue: Painter's Servant)."
    theirs = {"battlefield": ["Grizzly Bears"]}
    refused = board(painted("B", "Terror"), theirs, cast("Terror", "Grizzly Bears"), refused="601.2c")
    said = "Grizzly Bears doesn't fit “nonblack creature”: it's black (Painter's Servant)."
    assert refused.report["verdict"] == f"There is no legal target for Terror. {said}", (
        "of nothing else that is no target, as nobody has named it"
    )


@cr("702.16b", "702.16f")
def test_protection_from_what_something_is_by_an_effect() -> None:
    theirs = {"battlefield": ["White Knight"]}
    bolt = cast("Lightning Bolt", "White Knight")
    refused = board(painted("B", "Lightning Bolt"), theirs, bolt, refused="702.16b")
    said = "White Knight has protection from black, and Lightning Bolt is black: Painter's Servant."
    assert said in refused.report["verdict"], refused.report["verdict"]
    theirs = {**painted("B"), "battlefield": [*painted("B")["battlefield"], "Grizzly Bears"]}
    attacks = attack_with({"White Knight": "B"})
    blocks = block_with({"Grizzly Bears": "White Knight"})
    blocked = board(["White Knight"], theirs, *attacks, *blocks, refused="702.16f")
    said = "which has protection from black (Grizzly Bears is black: Painter's Servant)."
    assert said in blocked.report["verdict"], blocked.report["verdict"]


@cr("613.1d")
def test_what_is_of_a_kind_by_an_effect_as_all_of_it_is_destroyed() -> None:
    mine = {"battlefield": ["March of the Machines"], "hand": ["Damnation"]}
    theirs = {"battlefield": ["Mind Stone", "Icy Manipulator", "Grizzly Bears"]}
    played = board(mine, theirs, cast("Damnation"), RESOLVE)
    machines = "(Mind Stone and Icy Manipulator are creatures: March of the Machines)"
    assert played.report["verdict"].count(machines) == 1, played.report["verdict"]
    destroyed = f"Mind Stone, Icy Manipulator and Grizzly Bears are destroyed {machines}."
    assert "613.1d" in played.rules_of(destroyed)


@cr("613.4c")
def test_what_something_is_by_a_number() -> None:
    smite = creature("{0}: Destroy target creature with power 4 or greater.", name="Smiting")
    mine = {"battlefield": ["Glorious Anthem", "Hill Giant"]}
    played = board(mine, [smite], activate("Smiting", "Hill Giant", player="B"), RESOLVE, active="B")
    assert played.report["verdict"] == "Hill Giant dies (4/4: Glorious Anthem)."


def test_what_came_to_be_so_in_the_steps_is_not_said_again() -> None:
    mine = {"hand": ["Painter's Servant", "Pyroblast"]}
    cast_it = [cast("Painter's Servant"), RESOLVE, answer("U")]
    played = board(mine, FOREST, *cast_it, cast("Pyroblast", "Forest", modes=[2]), RESOLVE)
    assert played.count("Forest is destroyed.") == 1, played.report["steps"]
