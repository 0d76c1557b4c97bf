"""Planeswalkers (CR 306)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, answer, attack_with, board, cast, cr, passing, to

MARCHESA = "Marchesa, Resolute Monarch"


@cr("306.4", "205.4d", cited=False)
def test_two_planeswalkers_of_one_type_may_stay_if_their_names_differ() -> None:
    board(["Jace's Pupil", "Gideon Reborn"], [], expect=["A controls Jace's Pupil", "A controls Gideon Reborn"])
    played = board([{"card": "Jace's Pupil", "count": 2}], [], expect=["A controls 1 Jace's Pupil"])
    assert played.cites("704.5j")


@cr("306.5b")
def test_a_planeswalker_enters_with_its_loyalty_in_counters() -> None:
    played = board(
        {"hand": ["Jace Beleren"]}, [], cast("Jace Beleren"), RESOLVE, expect=["Jace Beleren has 3 loyalty counters"]
    )
    assert "306.5b" in played.rules_of("enters")


@cr("306.5c", "306.9", cited=False)
def test_a_planeswalker_without_loyalty_is_put_into_the_graveyard() -> None:
    board(
        [{"card": "Jace's Pupil", "counters": {"loyalty": 2}}],
        [],
        activate("Jace's Pupil", "B", ability=2),
        RESOLVE,
        expect=["Jace's Pupil in A's graveyard", "B has 18 life"],
    )


@cr("306.6", "306.8")
def test_an_attack_on_a_planeswalker_takes_loyalty() -> None:
    board(
        ["Hill Giant"],
        [{"card": "Gideon Reborn", "counters": {"loyalty": 4}}],
        *attack_with({"Hill Giant": "Gideon Reborn"}),
        to("combat damage"),
        expect=["Gideon Reborn has 1 loyalty", "B has 20 life"],
    )


@cr("306.7", cited=False)
def test_a_bolt_at_a_player_is_not_redirected_to_a_planeswalker() -> None:
    played = board(
        {"hand": ["Lightning Bolt"]},
        [{"card": "Gideon Reborn", "counters": {"loyalty": 4}}],
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["Gideon Reborn has 4 loyalty", "B has 17 life"],
    )
    assert not played.report["pending"]


@cr("306.8")
def test_damage_to_a_planeswalker_removes_loyalty_counters() -> None:
    played = board(
        {"hand": ["Shock"]},
        [{"card": "Jace Beleren", "counters": {"loyalty": 3}}],
        cast("Shock", "Jace Beleren"),
        RESOLVE,
        expect=["Jace Beleren has 1 loyalty counter"],
    )
    assert played.cites("306.8")


@cr("306.8", "302.7")
def test_damage_to_a_planeswalker_creature_does_both() -> None:
    board(
        {"battlefield": [{"card": "Gideon Reborn", "counters": {"loyalty": 4}}]},
        {"hand": ["Lightning Bolt"]},
        activate("Gideon Reborn"),
        RESOLVE,
        passing(),
        cast("Lightning Bolt", "Gideon Reborn", player="B"),
        RESOLVE,
        expect=["Gideon Reborn has 1 loyalty", "Gideon Reborn has 3 damage", "Gideon Reborn in battlefield"],
    )


@cr("306.9", cited=False)
def test_a_planeswalker_that_spends_its_last_loyalty_dies_once_the_ability_is_on_the_stack() -> None:
    board(
        [{"card": "Jace Beleren", "counters": {"loyalty": 1}}],
        [],
        {"do": "activate", "player": "A", "source": "Jace Beleren", "ability": 2, "targets": ["B"]},
        expect=["Jace Beleren in A's graveyard"],
    )


@cr("306.9", cited=False)
def test_a_planeswalker_without_loyalty_dies() -> None:
    board(
        [MARCHESA],
        [{"card": "Jace Beleren", "counters": {"loyalty": 3}}],
        *attack_with({MARCHESA: "B"}),
        answer(["Jace Beleren"]),
        RESOLVE,
        expect=["Jace Beleren in B's graveyard"],
    )
