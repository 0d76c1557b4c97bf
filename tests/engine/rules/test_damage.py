"""Damage and its results (CR 120) and the keywords that change them."""

from __future__ import annotations

from tests.engine.helpers import AFTER_COMBAT, DAMAGE, RESOLVE, answer, attack_with, block_with, board, cast, cr

JACE = {"card": "Jace Beleren", "counters": {"loyalty": 3}}


@cr("120.3a")
def test_damage_to_a_player_is_lost_life() -> None:
    played = board({"hand": ["Lightning Bolt"]}, [], cast("Lightning Bolt", "B"), RESOLVE, expect=["B life 17"])
    assert played.cites("120.3a") or played.cites("120.2b")


@cr("120.3b")
def test_damage_from_infect_gives_a_player_poison_counters_and_costs_no_life() -> None:
    board(
        ["Glistener Elf"],
        [],
        *attack_with({"Glistener Elf": "B"}),
        DAMAGE,
        expect=["B life 20", "B has 1 poison counter"],
    )


@cr("120.3c")
def test_damage_to_a_planeswalker_removes_loyalty() -> None:
    board(
        {"hand": ["Shock"]},
        [JACE],
        cast("Shock", "Jace Beleren"),
        RESOLVE,
        expect=["Jace Beleren has 1 loyalty counter"],
    )


@cr("120.3d")
def test_damage_from_infect_or_wither_shrinks_a_creature_for_good() -> None:
    for attacker in ("Glistener Elf", "Sickle Ripper"):
        played = board(
            [attacker],
            ["Craw Wurm"],
            *attack_with({attacker: "B"}),
            *block_with({"Craw Wurm": attacker}),
            DAMAGE,
        )
        assert any("-1/-1" in step for step in played.steps)
    board(
        ["Sickle Ripper"],
        ["Craw Wurm"],
        *attack_with({"Sickle Ripper": "B"}),
        *block_with({"Craw Wurm": "Sickle Ripper"}),
        DAMAGE,
        expect=["Craw Wurm is 4/2"],
    )


@cr("120.3e")
def test_damage_to_a_creature_is_marked_on_it() -> None:
    board(
        {"hand": ["Shock"]},
        ["Hill Giant"],
        cast("Shock", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant is on the battlefield"],
    )


@cr("120.3f")
def test_lifelink_gains_the_life_as_the_damage_is_dealt() -> None:
    board(["Healer's Hawk"], [], *attack_with({"Healer's Hawk": "B"}), DAMAGE, expect=["A life 21", "B life 19"])


@cr("702.15e")
def test_two_lifelink_creatures_gain_life_twice() -> None:
    board(
        ["Healer's Hawk", "Vampire Nighthawk", "Ajani's Pridemate"],
        [],
        *attack_with({"Healer's Hawk": "B", "Vampire Nighthawk": "B"}),
        DAMAGE,
        answer("as listed", choice="order"),
        {"do": "resolve", "all": True},
        expect=["A life 23", "Ajani's Pridemate is 4/4"],
    )


@cr("702.15e")
def test_one_lifelink_creature_that_damages_two_things_gains_life_once() -> None:
    board(
        ["Colossal Dreadmaw", {"card": "Basilisk Collar", "attached_to": "Colossal Dreadmaw"}, "Ajani's Pridemate"],
        ["Hill Giant"],
        *attack_with({"Colossal Dreadmaw": "B"}),
        *block_with({"Hill Giant": "Colossal Dreadmaw"}),
        DAMAGE,
        answer({"Hill Giant": 1, "B": 5}),
        {"do": "resolve", "all": True},
        expect=["A life 26", "Ajani's Pridemate is 3/3"],
    )


@cr("120.3g")
def test_toxic_adds_poison_counters_to_the_loss_of_life() -> None:
    board(
        ["Pestilent Syphoner"],
        [],
        *attack_with({"Pestilent Syphoner": "B"}),
        DAMAGE,
        expect=["B life 19", "B has 1 poison counter"],
    )


@cr("120.3h")
def test_damage_to_a_battle_removes_defense() -> None:
    siege = {"card": "Invasion of Zendikar", "id": "siege", "counters": {"defense": 3}, "protector": "B"}
    played = board(
        {"battlefield": [siege], "hand": ["Shock"]},
        [],
        cast("Shock", "siege"),
        RESOLVE,
        expect=["siege has 1 defense counter"],
    )
    assert played.cites("310.6")


@cr("702.2b")
def test_any_damage_from_deathtouch_destroys_a_creature() -> None:
    board(
        ["Typhoid Rats"],
        ["Craw Wurm"],
        *attack_with({"Typhoid Rats": "B"}),
        *block_with({"Craw Wurm": "Typhoid Rats"}),
        DAMAGE,
        expect=["Craw Wurm in B's graveyard"],
    )


@cr("702.12b")
def test_neither_lethal_damage_nor_deathtouch_destroys_the_indestructible() -> None:
    board(
        ["Typhoid Rats"],
        ["Darksteel Myr"],
        *attack_with({"Typhoid Rats": "B"}),
        *block_with({"Darksteel Myr": "Typhoid Rats"}),
        AFTER_COMBAT,
        expect=["Darksteel Myr is on the battlefield"],
    )


@cr("120.6")
def test_damage_stays_until_the_cleanup_step() -> None:
    two_shocks = {"hand": ["Shock", "Shock"]}
    board(
        two_shocks,
        ["Hill Giant"],
        cast("Shock", "Hill Giant"),
        RESOLVE,
        cast("Shock", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in B's graveyard"],
    )
    board(
        two_shocks,
        ["Hill Giant"],
        cast("Shock", "Hill Giant"),
        RESOLVE,
        {"do": "go_to", "step": "upkeep"},
        {"do": "pass", "player": "B"},
        cast("Shock", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant is on the battlefield"],
    )


@cr("120.5")
def test_damage_removing_the_last_loyalty_puts_a_planeswalker_into_the_graveyard() -> None:
    played = board(
        {"hand": ["Lightning Bolt"]},
        [JACE],
        cast("Lightning Bolt", "Jace Beleren"),
        RESOLVE,
        expect=["Jace Beleren in B's graveyard"],
    )
    assert played.cites("704.5i")
    assert played.count("destroy") == 0


@cr("120.10")
def test_excess_damage_is_what_goes_beyond_lethal() -> None:
    played = board({"hand": ["Lightning Bolt"]}, ["Grizzly Bears"], cast("Lightning Bolt", "Grizzly Bears"), RESOLVE)
    found = [e for e in played.report["events"] if e["type"] == "ExcessDamage"]
    assert [e["amount"] for e in found] == [1]
