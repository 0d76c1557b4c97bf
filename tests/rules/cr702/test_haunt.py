"""Haunt (CR 702.55)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr

HUNTER = {"battlefield": ["Blind Hunter"], "hand": ["Murder", "Murder"]}


@cr("702.55a", "702.55b")
def test_a_permanent_with_haunt_is_exiled_haunting_a_creature() -> None:
    played = board(
        HUNTER,
        ["Hill Giant", "Grizzly Bears"],
        cast("Murder", "Blind Hunter"),
        RESOLVE,
        answer("Hill Giant"),
        RESOLVE,
        expect=["Blind Hunter in exile"],
    )
    assert played.cites("702.55a")


@cr("702.55a", "608.2n")
def test_a_spell_with_haunt_haunts_as_it_resolves() -> None:
    board(
        {"hand": ["Cry of Contrition", "Murder"]},
        {"battlefield": ["Hill Giant", "Grizzly Bears"], "hand": ["Swamp", "Island"]},
        cast("Cry of Contrition", "B"),
        RESOLVE,
        answer(["Swamp"], "B"),
        answer("Hill Giant"),
        RESOLVE_ALL,
        cast("Murder", "Hill Giant"),
        RESOLVE,
        answer("B"),
        RESOLVE_ALL,
        expect=["B has 0 cards in hand", "Cry of Contrition in exile"],
    )


@cr("702.55a", "701.6a")
def test_a_countered_spell_does_not_haunt() -> None:
    board(
        {"hand": ["Cry of Contrition"]},
        {"battlefield": ["Hill Giant"], "hand": ["Counterspell"]},
        cast("Cry of Contrition", "B"),
        {"do": "pass", "player": "A"},
        cast("Counterspell", "Cry of Contrition", player="B"),
        RESOLVE_ALL,
        expect=["Cry of Contrition in A's graveyard"],
    )


@cr("702.55c", "113.6k")
def test_its_ability_triggers_in_exile_as_the_haunted_creature_dies() -> None:
    board(
        HUNTER,
        ["Hill Giant", "Grizzly Bears"],
        cast("Murder", "Blind Hunter"),
        RESOLVE,
        answer("Hill Giant"),
        RESOLVE,
        cast("Murder", "Hill Giant"),
        RESOLVE,
        answer("B"),
        RESOLVE_ALL,
        expect=["B life 18", "A life 22", "Blind Hunter in exile"],
    )


@cr("702.55c", cited=False)
def test_another_creature_dying_is_nothing_to_it() -> None:
    board(
        HUNTER,
        ["Hill Giant", "Grizzly Bears"],
        cast("Murder", "Blind Hunter"),
        RESOLVE,
        answer("Hill Giant"),
        RESOLVE,
        cast("Murder", "Grizzly Bears"),
        RESOLVE_ALL,
        expect=["B life 20"],
    )
