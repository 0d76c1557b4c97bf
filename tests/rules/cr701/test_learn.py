"""Learn (CR 701.48)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, board, cast, cr


@cr("701.48a")
def test_learning_is_discarding_and_drawing_or_getting_a_lesson() -> None:
    side = {"hand": ["Gnarled Professor", "Goblin Piker"], "sideboard": ["Cracked Earth Technique"]}
    start = [cast("Gnarled Professor"), RESOLVE, RESOLVE]
    board(side, [], *start, answer("Goblin Piker"), expect=["Goblin Piker in A's graveyard", "A has 1 card in hand"])
    played = board(
        side, [], *start, answer([]), answer("Cracked Earth Technique"), expect=["Cracked Earth Technique in A's hand"]
    )
    assert played.cites("701.48a")
