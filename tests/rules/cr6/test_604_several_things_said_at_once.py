"""Two statements said in one sentence, of which each is one of its own (CR 604)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, board, cast, cr, lands, passing, turn


@cr("601.2f", "101.2")
def test_spells_cost_less_and_cant_be_countered() -> None:
    mine = lands("Thryx, the Sudden Storm", *["Plains"] * 4, hand=["Serra Angel"])
    script = (passing(), cast("Counterspell", "Serra Angel", player="B"), RESOLVE_ALL)
    board(mine, {"hand": ["Counterspell"]}, cast("Serra Angel"), *script, expect=["A controls Serra Angel"])


@cr("614.1d", "502.3")
def test_it_enters_tapped_and_stays_so() -> None:
    traxos = "Traxos, Scourge of Kroog"
    board({"hand": [traxos]}, [], cast(traxos), RESOLVE, turn(5), expect=[f"{traxos} is tapped"])


@cr("614.12")
def test_what_you_already_control_is_there_before_something_enters() -> None:
    mine = {"battlefield": ["Giada, Font of Hope", "Serra Angel"], "hand": ["Baneslayer Angel"]}
    board(mine, [], cast("Baneslayer Angel"), RESOLVE, expect=["Baneslayer Angel is 7/7"])


@cr("603.4")
def test_the_artifact_with_the_greatest_mana_value_or_tied() -> None:
    padeem = {"battlefield": ["Padeem, Consul of Innovation", "Sol Ring"], "library": ["Island"] * 3}
    assert board(padeem, ["Sol Ring"], turn(5)).count("Padeem, Consul of Innovation's ability triggers")
    played = board(padeem, ["Mindslaver"], turn(5))
    assert "603.4" in played.rules_of("Padeem, Consul of Innovation's ability doesn't trigger")
