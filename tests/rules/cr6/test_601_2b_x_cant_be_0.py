"""An X that can't be 0 as it is announced (CR 107.3a, 601.2b, 602.2b)."""

from __future__ import annotations

from tests.helpers import LANDS, RESOLVE, activate, board, cast, cr, creature

GROWS = "{X}: Put X +1/+1 counters on ~. X can't be 0."


@cr("602.2b")
def test_an_ability_whose_x_cant_be_0() -> None:
    board([creature(GROWS), *["Forest"] * 2], [], activate("Tester", x=1), RESOLVE, expect=["Tester is 3/3"])
    board([creature(GROWS), *["Forest"] * 2], [], activate("Tester", x=0), refused="602.2b")


@cr("601.2h")
def test_it_cant_be_begun_without_the_mana_for_1() -> None:
    mine = {"battlefield": [creature(GROWS)], **LANDS}
    board(mine, [], activate("Tester", x=1), refused="601.2h")


@cr("601.2b")
def test_a_spell_whose_x_cant_be_0() -> None:
    theirs = {"library": ["Shock", "Plains", "Swamp", "Swamp"]}
    mine = {"hand": ["Mind Grind"]}
    board(
        mine, theirs, cast("Mind Grind", x=1), RESOLVE, expect=["Plains in B's graveyard", "B has 2 cards in library"]
    )
    board(mine, theirs, cast("Mind Grind", x=0), refused="601.2b")


@cr("602.2b", "700.2")
def test_a_mode_that_says_so_of_the_x_of_its_ability() -> None:
    text = "{X}: Choose one —\n• Put X +1/+1 counters on ~. X can't be 0.\n• You gain X life. X can't be 0."
    mine = [creature(text), *["Forest"] * 2]
    board(mine, [], activate("Tester", x=1, modes=[2]), RESOLVE, expect=["A life 21"])
    board(mine, [], activate("Tester", x=0, modes=[2]), refused="602.2b")
