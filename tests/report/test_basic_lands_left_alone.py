"""Basic lands that stay what they are where nonbasic lands do not (CR 305.7)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr

LANDS = ["Steam Vents", "Island", "Island", "Forest", "Mountain"]
CHANGED = "Steam Vents is a Mountain and loses its other land types and abilities: Blood Moon"


@cr("305.7")
def test_basics_are_said_to_be_left_alone_each_name_once() -> None:
    played = board({"hand": ["Blood Moon"]}, LANDS, cast("Blood Moon"), RESOLVE)
    assert f"{CHANGED} (Island and Forest are basic: unaffected)." in played.steps
    assert played.report["verdict"] == f"{CHANGED}."


@cr("305.7")
def test_a_basic_that_has_other_types_by_effects_keeps_them_and_the_verdict_says_so() -> None:
    dryad = ["Dryad of the Ilysian Grove", "Steam Vents", "Island"]
    played = board({"hand": ["Blood Moon"], "battlefield": dryad}, [], cast("Blood Moon"), RESOLVE)
    assert played.report["verdict"].endswith("Island is basic: unaffected.")


@cr("613.8")
def test_a_basic_that_loses_what_a_nonbasic_had_given_it_is_not_said_to_be_left_alone() -> None:
    mine = {"hand": ["Blood Moon"], "battlefield": ["Urborg, Tomb of Yawgmoth", "Forest"]}
    played = board(mine, [], cast("Blood Moon"), RESOLVE)
    assert "unaffected" not in " ".join(played.steps)
    assert played.count("Forest is no longer a Swamp") == 1
