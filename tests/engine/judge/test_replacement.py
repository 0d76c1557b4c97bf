"""Judges' questions about several replacement effects at once."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.helpers import RESOLVE, answer, board, cast, cr


@cr("616.1")
def test_effects_that_do_the_very_same_are_applied_without_a_choice_of_order() -> None:
    board(
        {"battlefield": ["Furnace of Rath", "Furnace of Rath"], "hand": ["Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["B life 8"],
    )
    board(
        {"battlefield": ["Parallel Lives", "Parallel Lives"], "hand": ["Raise the Alarm"]},
        [],
        cast("Raise the Alarm"),
        RESOLVE,
        expect=["A controls 8 Soldiers"],
    )


@cr("616.1")
@pytest.mark.parametrize(("first", "life"), [("Healing Salve", 20), ("Furnace of Rath", 17)])
def test_the_player_to_be_dealt_damage_prevents_before_it_is_doubled_or_after(first: str, life: int) -> None:
    """The shield is named by the spell that made it, although that is in the graveyard by now."""
    mine: dict[str, Any] = {"battlefield": ["Furnace of Rath"], "hand": ["Healing Salve"]}
    board(
        mine,
        {"hand": ["Lightning Bolt"]},
        cast("Healing Salve", "A", modes=[2]),
        RESOLVE,
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE,
        answer(first),
        expect=[f"A life {life}"],
    )
