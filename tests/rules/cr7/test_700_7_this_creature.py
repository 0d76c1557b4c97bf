"""“This creature” and its like (CR 700.7)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, board, cr


@cr("700.7", cited=False)
def test_this_creature_is_that_object_even_when_it_is_no_creature() -> None:
    """Attached to another creature it isn't one itself, and its ability still puts the counter on it."""
    played = board(
        ["Coiled Golem", "Goblin Piker"],
        [],
        activate("Coiled Golem", "Goblin Piker", ability=2),
        RESOLVE,
        activate("Coiled Golem", ability=1),
        RESOLVE,
        expect=["Coiled Golem is not a creature", "Coiled Golem has 1 +1/+1 counter"],
    )
    assert played.report["refused"] is None
