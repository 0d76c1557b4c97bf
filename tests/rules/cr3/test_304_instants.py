"""Instants (CR 304)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, board, cast, cr, passing


@cr("304.1", "304.2", cited=False)
def test_an_instant_is_cast_whenever_one_has_priority_and_goes_to_the_graveyard() -> None:
    board(
        [],
        {"hand": ["Lightning Bolt"]},
        passing(),
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE,
        step="upkeep",
        expect=["A has 17 life", "Lightning Bolt in B's graveyard"],
    )


@cr("304.4", "307.4", cited=False)
def test_an_instant_or_sorcery_never_enters_the_battlefield() -> None:
    for card in ("Giant Growth", "Flame Rift"):
        board(
            {"hand": ["Grave Raise"], "graveyard": [card]},
            [],
            cast("Grave Raise", card),
            RESOLVE,
            expect=[f"{card} in A's graveyard"],
        )


@cr("304.5", "307.5", "602.5d")
def test_only_as_a_sorcery_asks_for_the_time_not_for_a_sorcery() -> None:
    board(
        {"battlefield": ["Student of Warfare"], "hand": []},
        [],
        activate("Student of Warfare"),
        RESOLVE,
        expect=["Student of Warfare has 1 level counter"],
    )
    board(["Student of Warfare"], [], activate("Student of Warfare"), step="upkeep", refused="602.5d")
