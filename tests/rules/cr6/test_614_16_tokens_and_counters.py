"""More tokens, more counters (CR 614.16)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, attack_with, board, cast, cr, creature


@cr("614.16", "508.4")
def test_of_twice_as_many_humans_two_attack_each_opponent() -> None:
    played = board(
        ["Adeline, Resplendent Cathar", "Hill Giant", "Doubling Season"],
        [],
        *attack_with({"Hill Giant": "C"}),
        RESOLVE,
        C={"battlefield": []},
    )
    humans = [it for it in played.report["state"]["players"]["A"]["battlefield"] if it["name"] == "Human Token"]
    assert sorted(it["attacking"] for it in humans) == ["B", "B", "C", "C"]


@cr("614.16")
def test_what_enters_with_counters_enters_with_twice_as_many() -> None:
    board(
        {"hand": ["Kalonian Hydra"], "battlefield": ["Branching Evolution"]},
        [],
        cast("Kalonian Hydra"),
        RESOLVE,
        expect=["Kalonian Hydra is 8/8"],
    )


@cr("614.16", "306.5b")
def test_an_effect_doubles_what_a_planeswalker_enters_with_but_not_what_it_pays() -> None:
    """It enters with twice its loyalty, an effect; the counters of a loyalty cost are no effect."""
    board(
        {"battlefield": ["Doubling Season"], "hand": ["Jace Beleren"]},
        [],
        cast("Jace Beleren"),
        RESOLVE,
        {"do": "activate", "player": "A", "source": "Jace Beleren", "ability": "+2"},
        expect=["Jace Beleren has 8 loyalty counters"],
    )


@cr("614.16")
def test_tokens_and_counters_are_doubled_each_by_its_own_effect() -> None:
    board(
        {"battlefield": ["Doubling Season", "Ajani's Pridemate"], "hand": ["Raise the Alarm", "Healing Salve"]},
        [],
        cast("Raise the Alarm"),
        RESOLVE,
        cast("Healing Salve", "A", modes=[1]),
        RESOLVE,
        RESOLVE,
        expect=["A controls 4 Soldiers", "Ajani's Pridemate is 4/4"],
    )


@cr("614.16", "122.6")
def test_hardened_scales_adds_to_what_an_effect_puts() -> None:
    board(
        {"hand": ["Travel Preparations"], "battlefield": ["Hardened Scales", "Grizzly Bears"]},
        [],
        cast("Travel Preparations", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears has 2 +1/+1 counters"],
    )


@cr("614.16", "614.5")
def test_two_parallel_lives_make_eight_soldiers_of_two() -> None:
    played = board(
        {"hand": ["Raise the Alarm"], "battlefield": ["Parallel Lives", "Parallel Lives"]},
        [],
        cast("Raise the Alarm"),
        RESOLVE,
        expect=["Soldier#8 is 1/1"],
    )
    assert "Soldier#9" not in str(played.report["state"])


@cr("614.16", "616.1e")
def test_as_many_others_besides_come_to_the_same_before_and_after_a_doubling() -> None:
    here = {"battlefield": ["Chatterfang, Squirrel General", "Doubling Season"], "hand": ["Raise the Alarm"]}
    expect = ["A controls 4 Soldier Token", "A controls 4 Squirrel Token"]
    board(here, [], cast("Raise the Alarm"), RESOLVE, expect=expect)


@cr("616.1")
def test_one_of_each_before_as_many_others_is_more_than_behind_it() -> None:
    """Each order is tried in words: three tokens and as many Squirrels, or a Squirrel and one of each."""
    makes = creature("{0}: Create a Treasure token.")
    here = ["Chatterfang, Squirrel General", "Academy Manufactor", makes]
    pending = board(here, [], activate("Tester"), RESOLVE).pending
    assert pending["kind"] == "replacement"
    amounts = sorted(option["label"].rpartition(" (")[2] for option in pending["options"])
    assert amounts == ["1 → 2 → 4)", "1 → 3 → 6)"]
