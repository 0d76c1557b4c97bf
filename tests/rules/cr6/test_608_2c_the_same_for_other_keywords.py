""" "The same is true for flying, first strike ...": said of one keyword after another (CR 608.2c)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cr, to

ALL = ["Odric, Lunarch Marshal has flying", "Grizzly Bears has vigilance", "Grizzly Bears has first strike"]


@cr("611.2c")
def test_each_keyword_that_one_of_them_has_is_given_to_all() -> None:
    """Ruling: which creatures are affected and how is determined as the ability resolves."""
    side = ["Odric, Lunarch Marshal", "Serra Angel", "White Knight", "Grizzly Bears"]
    played = board(side, [], to("beginning of combat"), RESOLVE, expect=[*ALL, "not Grizzly Bears has trample"])
    assert played.count("gain first strike, flying and vigilance until end of turn") == 1


@cr("608.2c")
def test_the_keywords_of_others_count_for_nothing() -> None:
    side = ["Odric, Lunarch Marshal"]
    end = ["not Odric, Lunarch Marshal has flying"]
    played = board(side, ["Serra Angel"], to("beginning of combat"), RESOLVE, expect=end)
    assert played.count("isn't true") == 1
