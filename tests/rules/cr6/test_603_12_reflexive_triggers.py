"""Reflexive triggers (CR 603.12)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr, to


@cr("603.12")
def test_sentences_about_the_target_of_a_reflexive_trigger_belong_to_it() -> None:
    board(
        ["Kitt Kanto, Mayhem Diva", "Grizzly Bears", "Hill Giant"],
        ["Serra Angel"],
        to("beginning of combat"),
        RESOLVE_ALL,
        answer("yes"),
        answer(["Grizzly Bears", "Hill Giant"]),
        answer("Kitt Kanto, Mayhem Diva"),
        expect=["Kitt Kanto, Mayhem Diva is 5/5"],
    )


@cr("603.12", "601.2d")
def test_a_reflexive_ability_divides_when_it_triggers_itself() -> None:
    """Nothing is divided as the ability that makes it is put onto the stack."""
    board(
        {"hand": ["Fire-Eater's Gamble"], "battlefield": ["Mountain"]},
        ["Hill Giant", "Grizzly Bears"],
        answer("yes", choice="may"),
        answer(["Hill Giant", "B"], choice="target"),
        answer({"Hill Giant": 2, "B": 1}, choice="division"),
        cast("Fire-Eater's Gamble"),
        RESOLVE_ALL,
        expect=["B life 19", "Mountain in A's graveyard"],
    )


@cr("603.12", "603.12a")
def test_a_reflexive_trigger_targets_only_once_the_creature_has_been_sacrificed() -> None:
    script = (cast("Ruthless Lawbringer"), RESOLVE, RESOLVE, answer("yes"))
    scene = {"hand": ["Ruthless Lawbringer"], "battlefield": ["Grizzly Bears"]}
    played = board(scene, ["Hill Giant", "Juggernaut"], *script, expect=["Grizzly Bears in graveyard"])
    assert played.pending["kind"] == "target"
    board(
        scene, ["Hill Giant", "Juggernaut"], *script, answer("Juggernaut"), RESOLVE, expect=["Juggernaut in graveyard"]
    )


@cr("603.12", "107.1c")
def test_who_does_it_to_none_of_any_number_has_done_it() -> None:
    board(
        {"hand": ["Invasion of Tarkir"]},
        [],
        cast("Invasion of Tarkir"),
        RESOLVE,
        RESOLVE,
        answer("B"),
        RESOLVE,
        expect=["B has 18 life"],
    )
