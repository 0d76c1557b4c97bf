"""What a player may have something do for a while, and what is put back on top of a library (CR 608.2d)."""

from __future__ import annotations

import pytest

from tests.helpers import NO, RESOLVE, YES, answer, board, cast, cr, turn
from tests.rules.watching import do, doer


@cr("608.2d")
def test_a_player_may_have_a_target_get_something_until_end_of_turn() -> None:
    """The target is chosen whether or not the player then has it get anything (601.2c)."""
    text = "You may have target creature get +2/+0 until end of turn."
    board([doer(text)], ["Grizzly Bears"], do("Grizzly Bears"), RESOLVE, YES, expect=["Grizzly Bears is 4/2"])
    board([doer(text)], ["Grizzly Bears"], do("Grizzly Bears"), RESOLVE, NO, expect=["Grizzly Bears is 2/2"])
    later = [do("Grizzly Bears"), RESOLVE, YES, turn(4)]
    board([doer(text)], ["Grizzly Bears"], *later, expect=["Grizzly Bears is 2/2"])


@cr("608.2d", cited=False)
@pytest.mark.parametrize("chosen", [[], ["Shock"], ["Shock", "Plains"]])
def test_any_number_of_the_cards_looked_at_and_the_rest_back_on_top(chosen: list[str]) -> None:
    """The card drawn behind that is one of those that were put back (401.4)."""
    mine = {"hand": ["Curate"], "library": ["Shock", "Plains", "Swamp", "Swamp"]}
    script = [cast("Curate"), RESOLVE, answer(chosen)]
    rest = [card for card in ("Shock", "Plains") if card not in chosen]
    script += [answer(rest, choice="order")] if len(rest) > 1 else []
    drawn = rest[0] if rest else "Swamp"
    expect = [*(f"{card} in A's graveyard" for card in chosen), "A has 1 card in hand"]
    expect += [f"{drawn} in A's hand"] if drawn != "Swamp" else []
    board(mine, [], *script, expect=expect)


@cr("608.2d")
def test_one_of_them_back_on_top_and_the_rest_elsewhere() -> None:
    text = (
        "Look at the top three cards of your library. You may put one of those cards back on top of your library. Put "
        "the rest into your graveyard."
    )
    mine = {"battlefield": [doer(text)], "library": ["Shock", "Plains", "Island", "Swamp"]}
    expect = ["Plains in A's library", "Shock in A's graveyard", "Island in A's graveyard"]
    board(mine, [], do(), RESOLVE, YES, answer(["Plains"]), expect=expect)
    expect = ["Plains in A's graveyard", "Shock in A's graveyard", "Island in A's graveyard"]
    board(mine, [], do(), RESOLVE, NO, expect=expect)
