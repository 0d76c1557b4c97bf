"""Permanents that can't be sacrificed (CR 101.2, 701.21)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, activate, board, cast, cr, creature

KEPT = creature("This creature can't be sacrificed.", name="Kept")
EDICT: dict[str, Any] = {"hand": ["Diabolic Edict"]}


@cr("101.2")
def test_an_effect_finds_nothing_to_sacrifice() -> None:
    played = board(EDICT, [KEPT], cast("Diabolic Edict", "B"), RESOLVE, expect=["B controls Kept"])
    assert played.count("Kept can't be sacrificed") == 1


@cr("101.2", cited=False)
def test_another_creature_is_sacrificed() -> None:
    expect = ["B controls Kept", "Hill Giant in B's graveyard"]
    board(EDICT, [KEPT, "Hill Giant"], cast("Diabolic Edict", "B"), RESOLVE, expect=expect)


@cr("101.2")
def test_it_pays_for_nothing_and_the_refusal_says_what_keeps_it() -> None:
    fanatic = creature("Sacrifice this creature: You gain 1 life.\nThis creature can't be sacrificed.", name="Fanatic")
    assert "Fanatic" in board([fanatic], [], activate("Fanatic"), refused="101.2").reason
    board(["Viscera Seer", KEPT], [], activate("Viscera Seer"), expect=["Viscera Seer in A's graveyard"])
