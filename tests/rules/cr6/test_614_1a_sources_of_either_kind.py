"""Damage of sources that are either of two kinds (CR 614.1a, 609.7)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, activate, board, cast, cr

PINGER = {"card": "Prodigal Sorcerer", "sick": False}


@cr("614.1a")
def test_an_instant_of_yours_is_an_instant_or_sorcery_source() -> None:
    mine = {"battlefield": ["Pyromancer's Swath"], "hand": ["Shock"]}
    board(mine, [], cast("Shock", "B"), RESOLVE, expect=["B has 16 life"])


@cr("614.1a", cited=False)
@pytest.mark.parametrize("effect", ["Pyromancer's Swath", "Mechanized Warfare"])
def test_a_creature_of_neither_kind_is_none(effect: str) -> None:
    board([effect, PINGER], [], activate("Prodigal Sorcerer", "B"), RESOLVE, expect=["B has 19 life"])


@cr("614.1a")
def test_red_or_artifact_sources_deal_one_more_to_opponents() -> None:
    mine = {"battlefield": ["Mechanized Warfare"], "hand": ["Shock"]}
    board(mine, [], cast("Shock", "B"), RESOLVE, expect=["B has 17 life"])
