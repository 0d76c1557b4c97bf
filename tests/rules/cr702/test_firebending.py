"""Firebending (CR 702.189)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, attack_with, board, cast, cr, to


@cr("702.189a")
def test_firebending_mana_lasts_until_end_of_combat() -> None:
    mine = {"battlefield": ["Fire Sages"], "hand": ["Lightning Bolt"], "mana": ""}
    attack = [*attack_with({"Fire Sages": "B"}), RESOLVE]
    bolt = cast("Lightning Bolt", "B")
    board(mine, [], *attack, to("declare blockers"), bolt, RESOLVE, expect=["B has 17 life"])
    board(mine, [], *attack, to("postcombat main"), bolt, refused="601.2h")


@cr("702.189b")
def test_a_player_firebends_as_a_firebending_ability_resolves() -> None:
    played = board(
        ["Fire Watcher", "Fire Nation Cadets", "Fire Sages"],
        [],
        *attack_with({"Fire Sages": "B"}),
        RESOLVE_ALL,
        expect=["A has 1 card in hand"],
    )
    assert played.cites("702.189b")
