"""Controlling Another Player (CR 723)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, activate, answer, board, cast, cr, turn


@cr("723.1", "723.3")
def test_the_player_is_controlled_during_the_next_turn_they_take() -> None:
    slave = {"do": "activate", "player": "A", "source": "Mindslaver", "targets": ["B"]}
    played = board(
        ["Mindslaver"],
        ["Grizzly Bears"],
        slave,
        RESOLVE,
        turn(4),
        expect=["it is B's turn", "B controls Grizzly Bears"],
    )
    assert "723.1" in played.rules_of("A controls B during this turn")
    board(["Mindslaver"], [], slave, RESOLVE, turn(5))


@cr("723.1a", cited=False)
def test_the_last_to_take_control_has_it() -> None:
    slave = {"do": "activate", "player": "A", "source": "Mindslaver", "targets": ["B"]}
    other = {"do": "activate", "player": "C", "source": "Mindslaver", "targets": ["B"]}
    passing = ({"do": "pass", "player": "A"}, {"do": "pass", "player": "B"})
    scene = {"battlefield": [{"card": "Mindslaver", "id": "mine"}]}
    theirs = {"battlefield": [{"card": "Mindslaver", "id": "theirs"}]}
    first = {**slave, "source": "mine"}
    second = {**other, "source": "theirs"}
    played = board(scene, [], first, RESOLVE, *passing, second, RESOLVE, turn(4), C=theirs)
    assert played.count("C controls B during this turn") == 1
    assert not played.count("A controls B during this turn")


@cr("723.1b", cited=False)
def test_control_waits_until_a_turn_is_really_taken() -> None:
    slave = {"do": "activate", "player": "A", "source": "Mindslaver", "targets": ["B"]}
    hand = {"hand": ["Meditate"]}
    skip = ({"do": "pass", "player": "A"}, cast("Meditate", player="B"), RESOLVE)
    played = board(["Mindslaver"], hand, slave, RESOLVE, *skip, turn(4), expect=["it is A's turn"])
    assert not played.count("A controls B")
    assert board(["Mindslaver"], hand, slave, RESOLVE, *skip, turn(5)).count("A controls B") == 1


@cr("723.5", "723.8")
def test_who_controls_a_player_makes_their_choices() -> None:
    slave = {"do": "activate", "player": "A", "source": "Mindslaver", "targets": ["B"]}
    loot = {"token": {"name": "Thief", "toughness": 1, "text": "At the beginning of your upkeep, discard a card."}}
    them: dict[str, Any] = {"battlefield": [loot], "hand": ["Hill Giant", "Grizzly Bears"]}
    script = (slave, RESOLVE, turn(4), RESOLVE)
    asked = board(["Mindslaver"], them, *script).pending
    assert (asked["player"], asked["decides"]) == ("B", "A")
    mine = {"do": "answer", "player": "A", "value": ["Hill Giant"]}
    board(["Mindslaver"], them, *script, mine, expect=["Hill Giant in B's graveyard", "Grizzly Bears in B's hand"])


@cr("723.6", "104.3a")
def test_a_controlled_player_may_concede() -> None:
    slave = {"do": "activate", "player": "A", "source": "Mindslaver", "targets": ["B"]}
    board(["Mindslaver"], [], slave, RESOLVE, turn(4), {"do": "concede", "player": "B"}, expect=["A wins"])


AGENT = {"hand": ["Demonic Tutor"], "library": ["Island", "Shock"]}


@cr("723.2", "723.5")
def test_who_controls_a_searching_player_chooses_what_is_found() -> None:
    played = board(AGENT, ["Opposition Agent"], cast("Demonic Tutor"), RESOLVE)
    assert (played.pending["player"], played.pending["decides"]) == ("A", "B")


@cr("723.2")
def test_only_the_search_is_controlled() -> None:
    loot = {"battlefield": ["Evolving Wilds"], "hand": ["Faithless Looting", "Shock"], "library": ["Island"] * 4}
    fetch = (activate("Evolving Wilds"), RESOLVE, answer(["Island"], "B"), cast("Faithless Looting"), RESOLVE)
    assert board(loot, ["Opposition Agent"], *fetch).pending["decides"] is None


@cr("723.1a")
def test_of_several_who_control_a_search_the_latest_does() -> None:
    played = board(AGENT, ["Opposition Agent"], cast("Demonic Tutor"), RESOLVE, C=["Opposition Agent"])
    assert played.pending["decides"] == "C"


@cr("723.2", cited=False)
def test_a_search_of_another_players_library_is_not_controlled() -> None:
    mine = {"hand": ["Praetor's Grasp"]}
    theirs = {"battlefield": ["Opposition Agent"], "library": ["Island", "Shock"]}
    assert board(mine, theirs, cast("Praetor's Grasp", "B"), RESOLVE).pending["decides"] is None
