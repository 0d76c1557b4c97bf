"""Copies of spells with given targets (CR 707.10d-e)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE_ALL, answer, board, cast, cr

ZADA = ["Zada, Hedron Grinder", "Grizzly Bears", "Hill Giant"]


@cr("707.10d")
def test_each_other_creature_that_could_be_targeted_gets_a_copy() -> None:
    played = board(
        {"battlefield": ZADA, "hand": ["Giant Growth"]},
        ["Serra Angel"],
        cast("Giant Growth", "Zada, Hedron Grinder"),
        RESOLVE_ALL,
        answer(["Hill Giant", "Grizzly Bears"]),
        expect=["Grizzly Bears is 5/5", "Hill Giant is 6/6", "Zada, Hedron Grinder is 6/6", "Serra Angel is 4/4"],
    )
    grown = [text for text in played.steps if "gets +3/+3" in text]
    assert [text.split(" gets")[0] for text in grown] == ["Grizzly Bears", "Hill Giant", "Zada, Hedron Grinder"]


@cr("707.10d", "702.11b")
def test_what_could_not_be_targeted_gets_no_copy() -> None:
    board(
        {"battlefield": ["Precursor Golem"], "hand": ["Doom Blade"]},
        {"battlefield": ["Zada, Hedron Grinder"]},
        cast("Doom Blade", "Precursor Golem"),
        RESOLVE_ALL,
        expect=["Precursor Golem in A's graveyard", "B controls Zada, Hedron Grinder"],
    )


@cr("707.10d", "603.2")
def test_a_spell_with_another_target_too_is_not_copied() -> None:
    board(
        {"battlefield": ZADA, "hand": ["Fire // Ice"]},
        ["Serra Angel"],
        cast("Fire // Ice", "Serra Angel", face="right"),
        RESOLVE_ALL,
        expect=["Serra Angel is tapped", "not Grizzly Bears is tapped"],
    )


@cr("707.10e")
def test_the_copy_targets_the_token_that_was_just_made() -> None:
    board(
        {"battlefield": ["Frontline Heroism", "Grizzly Bears"], "hand": ["Giant Growth"]},
        [],
        cast("Giant Growth", "Grizzly Bears"),
        RESOLVE_ALL,
        expect=["Grizzly Bears is 5/5", "Soldier is 4/4"],
    )


@cr("707.10d", "608.2h")
def test_the_copies_are_made_even_if_the_spell_has_been_countered() -> None:
    board(
        {"battlefield": ZADA[:2], "hand": ["Giant Growth"]},
        {"hand": ["Counterspell"]},
        cast("Giant Growth", "Zada, Hedron Grinder"),
        {"do": "pass", "player": "A"},
        cast("Counterspell", "Giant Growth", player="B"),
        RESOLVE_ALL,
        expect=["Grizzly Bears is 5/5", "Zada, Hedron Grinder is 3/3"],
    )
