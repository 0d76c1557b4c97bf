"""Nobody is asked to cast what nothing lets them cast; what they would expect is told as not happening (CR 608.2d)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import RESOLVE, activate, board, cast, cr, creature

NO_MORE = creature("Each player can't cast more than one spell each turn.", name="Jailer")
NO_SPELLS = creature("Your opponents can't cast spells.", name="Silencer")
ELF = [cast("Bloodbraid Elf"), RESOLVE]


@cr("608.2d")
@pytest.mark.parametrize(
    ("battlefield", "found"),
    [([NO_MORE], "Shock"), ([], "Terminate")],
    ids=["an effect forbids it", "nothing to target"],
)
def test_cascade_asks_for_no_cast_that_is_not_legal(battlefield: list[Any], found: str) -> None:
    mine = {"hand": ["Bloodbraid Elf"], "battlefield": battlefield, "library": [found, "Forest"]}
    played = board(mine, [], *ELF, expect=[f"{found} in A's library"])
    assert played.report["pending"] is None
    assert played.count(f"A can't cast {found}") == 1
    free = board({**mine, "battlefield": []}, ["Grizzly Bears"], *ELF)
    assert free.report["pending"]["rule"] == "702.85a"


@cr("608.2d")
def test_discover_puts_what_cant_be_cast_into_the_hand_unasked() -> None:
    finder = creature("{T}: Discover 3.")
    mine = {"battlefield": [finder], "library": ["Forest", "Shock", "Island", "Plains"]}
    kept = board(mine, [NO_SPELLS], activate("Tester"), RESOLVE, expect=["Shock in A's hand", "stack is empty"])
    assert kept.count("A can't cast Shock: Silencer.") == 1


@cr("608.2d", "702.62a")
def test_a_suspended_spell_that_cant_be_cast_stays_exiled_unasked() -> None:
    mine = {"exile": [{"card": "Rift Bolt", "counters": {"time": 1}}]}
    played = board(mine, [NO_SPELLS], RESOLVE, RESOLVE, step="upkeep", expect=["Rift Bolt in exile", "stack is empty"])
    assert played.count("A can't cast Rift Bolt") == 1
    assert board(mine, [], RESOLVE, RESOLVE, step="upkeep").report["pending"]["kind"] == "may"


@cr("608.2d", "702.35a")
def test_madness_asks_for_no_cast_that_is_not_legal() -> None:
    mine = {"battlefield": [creature("Discard a card: You gain 1 life.")], "hand": ["Fiery Temper"]}
    played = board(mine, [NO_SPELLS], activate("Tester"), RESOLVE, expect=["Fiery Temper in A's graveyard"])
    assert played.count("A can't cast Fiery Temper") == 1


@cr("608.2d")
def test_a_spell_from_the_hand_is_offered_where_there_is_one() -> None:
    casts = creature("{T}: You may cast an artifact spell from your hand without paying its mana cost.")
    for hand, battlefield, asked in (
        (["Shock"], [], False),
        (["Ornithopter"], [], True),
        (["Ornithopter"], [NO_SPELLS], False),
    ):
        played = board({"battlefield": [casts], "hand": hand}, battlefield, activate("Tester"), RESOLVE)
        assert (played.report["pending"] is not None) is asked
