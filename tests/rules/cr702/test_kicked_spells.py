"""Kicked spells, as other objects speak of them (CR 702.33d)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, board, cast, cr, lands, tap

KICKED = cast("Burst Lightning", "B", kicked=True)
PLAIN = cast("Burst Lightning", "B")


@cr("702.33d", cited=False)
def test_only_a_kicked_spell_is_watched_for() -> None:
    mine = {"battlefield": ["Merfolk Falconer"], "hand": ["Burst Lightning"]}
    assert board(mine, [], KICKED).count("Merfolk Falconer") == 1
    assert board(mine, [], PLAIN).count("Merfolk Falconer") == 0


@cr("106.6", cited=False)
def test_mana_for_kicked_spells_pays_for_no_other() -> None:
    mine = lands("Elfhame Druid", *["Mountain"] * 3, hand=["Burst Lightning"])
    druid = tap("Elfhame Druid", ability=2)
    board(mine, [], druid, KICKED, RESOLVE, expect=["B life 16"])
    board(mine, [], druid, PLAIN, RESOLVE, expect=["B life 18", "A has 2 mana"])


@cr("601.2f")
def test_the_first_kicked_spell_alone_costs_less() -> None:
    mine = lands("Vine Gecko", *["Mountain"] * 4, hand=["Burst Lightning", "Burst Lightning"])
    board(mine, [], KICKED, RESOLVE_ALL, expect=["B life 16"])
    second = cast("Burst Lightning#2", "B", kicked=True)
    more = lands("Vine Gecko", *["Mountain"] * 8, hand=["Burst Lightning", "Burst Lightning"])
    board(more, [], KICKED, RESOLVE_ALL, second, refused="601.2h")
