"""In which order continuous effects apply when several begin or change at once (CR 613.7-613.8)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, board, cast, cr


@cr("613.8c", "613.8b")
def test_the_order_is_looked_at_again_after_each_effect() -> None:
    """Conversion and Urborg are older than Blood Moon, but both depend on it: it makes Urborg a Mountain without
    abilities, and only then Conversion finds that Mountain."""
    board(
        ["Conversion", "Urborg, Tomb of Yawgmoth", "Forest", "Blood Moon"],
        [],
        expect=["Urborg, Tomb of Yawgmoth is a Plains", "not Urborg, Tomb of Yawgmoth is a Swamp"],
    )


@cr("613.7m")
def test_of_what_enters_at_once_the_active_players_is_older() -> None:
    """Each says what size all creatures have; the nonactive player's has the later timestamp and wins."""
    board(
        {"hand": ["Shared Return"], "graveyard": ["Shrinking Field"], "battlefield": ["Hill Giant"]},
        {"graveyard": ["Levelling Field"]},
        cast("Shared Return"),
        RESOLVE,
        expect=["Hill Giant is 2/2"],
    )
    board(
        {"hand": ["Shared Return"], "graveyard": ["Levelling Field"], "battlefield": ["Hill Giant"]},
        {"graveyard": ["Shrinking Field"]},
        cast("Shared Return"),
        RESOLVE,
        expect=["Hill Giant is 1/1"],
    )
