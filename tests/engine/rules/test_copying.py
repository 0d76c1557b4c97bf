"""Copies of permanents, spells and abilities (CR 707)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("707.10c")
def test_a_copy_of_a_spell_may_get_a_new_target() -> None:
    played = board(
        {"hand": ["Lightning Bolt", "Twincast"]},
        ["Grizzly Bears"],
        cast("Lightning Bolt", "B"),
        cast("Twincast", "Lightning Bolt"),
        RESOLVE,
        answer("Grizzly Bears"),
        RESOLVE_ALL,
        expect=["Grizzly Bears in graveyard", "B life 17"],
    )
    assert played.cites("707.10")


@cr("707.10c")
def test_a_copy_of_a_spell_may_keep_its_target() -> None:
    board(
        {"hand": ["Lightning Bolt", "Reverberate"]},
        [],
        cast("Lightning Bolt", "B"),
        cast("Reverberate", "Lightning Bolt"),
        RESOLVE,
        answer("B"),
        RESOLVE_ALL,
        expect=["B life 14", "stack is empty"],
    )


@cr("707.10")
def test_a_copy_is_not_cast() -> None:
    played = board(
        {"hand": ["Lightning Bolt", "Twincast"], "battlefield": ["Flux Channeler"]},
        [],
        cast("Lightning Bolt", "B"),
        cast("Twincast", "Lightning Bolt"),
        {**RESOLVE, "count": 2},
        answer("B"),
        RESOLVE_ALL,
        expect=["B life 14"],
    )
    assert played.count("Flux Channeler's ability triggers") == 2


@cr("707.5")
def test_a_clone_enters_as_a_copy_and_what_it_copies_triggers_for_it() -> None:
    played = board(
        {"hand": ["Clone"]},
        ["Grizzly Bears"],
        cast("Clone"),
        RESOLVE,
        answer("Grizzly Bears"),
        expect=["A controls Grizzly Bears"],
    )
    assert played.cites("707.5")


@cr("707.2")
def test_a_copy_has_no_counters_of_the_original() -> None:
    board(
        {"hand": ["Clone"]},
        [{"card": "Grizzly Bears", "id": "bears", "counters": {"+1/+1": 2}}],
        cast("Clone"),
        RESOLVE,
        answer("bears"),
        expect=["Clone is 2/2", "bears is 4/4"],
    )
