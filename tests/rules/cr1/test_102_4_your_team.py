"""Your team, in games that are not between teams (CR 102.4)."""

from __future__ import annotations

from tests.helpers import RESOLVE, attack_with, board, cast, cr, creature

WARRIOR = creature("", "1/1", name="Fighter", looks={"subtypes": ["Warrior"]})


@cr("102.4", cited=False)
def test_it_is_the_player_alone() -> None:
    attack = attack_with({"Bull-Rush Bruiser": "B"})
    board(["Bull-Rush Bruiser", WARRIOR], [], *attack, RESOLVE, expect=["Bull-Rush Bruiser has first strike"])
    played = board(["Bull-Rush Bruiser"], [WARRIOR], *attack)
    assert played.count("Bull-Rush Bruiser's ability triggers") == 0


@cr("102.4", cited=False)
def test_knights_of_the_opponent_do_not_fly() -> None:
    knight = creature("", "2/2", name="Rider", looks={"subtypes": ["Knight"]})
    board(["Khorvath Brightflame", knight], [], expect=["Rider has flying", "Rider has haste"])
    board(["Khorvath Brightflame"], [knight], expect=["Rider does not have flying"])


@cr("603.2", cited=False)
def test_a_warrior_that_enters_under_your_control_makes_it_grow() -> None:
    mine = {"battlefield": ["Decorated Champion"], "hand": ["Bull-Rush Bruiser", "Hill Giant"]}
    warrior = [cast("Bull-Rush Bruiser"), RESOLVE, RESOLVE]
    board(mine, [], *warrior, expect=["Decorated Champion is 3/3"])
    board(mine, [], cast("Hill Giant"), RESOLVE, expect=["Decorated Champion is 2/2"])
