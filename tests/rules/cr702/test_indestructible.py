"""Indestructible (CR 702.12)."""

from __future__ import annotations

from tests.helpers import (
    AFTER_COMBAT,
    PASS_A,
    RESOLVE,
    activate,
    aimed,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    creature,
    twice,
)


@cr("702.12a", "702.12b", "702.12c")
def test_two_instances_of_indestructible_are_lost_together() -> None:
    solid = [twice("Indestructible")]
    aimed("Murder", "Tester", solid, expect=["B controls Tester"])
    strip = [activate("Shadowspear", ability=1), RESOLVE]
    aimed("Murder", "Tester", solid, *strip, mine=["Shadowspear"], expect=["Tester in nowhere"])


@cr("702.12b")
def test_that_something_is_not_destroyed_names_what_makes_it_indestructible() -> None:
    forge = creature("Other creatures you control have indestructible.", name="Forge")
    mine = {"hand": ["Murder"]}
    played = board(mine, [forge, "Grizzly Bears"], cast("Murder", "Grizzly Bears"), RESOLVE)
    assert "Grizzly Bears isn't destroyed: it has indestructible (Forge)." in played.steps
    own = board(mine, ["Darksteel Myr"], cast("Murder", "Darksteel Myr"), RESOLVE)
    assert "Darksteel Myr isn't destroyed: it has indestructible." in own.steps


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


@cr("702.12b")
def test_indestructible_does_not_help_against_no_toughness() -> None:
    shrunk = {**creature("Indestructible"), "counters": {"-1/-1": 2}}
    board([shrunk], [], PASS_A, expect=["Tester in nowhere"])


@cr("702.12b", "704.5g")
def test_that_it_is_not_destroyed_is_told_once_though_it_grows() -> None:
    solid = creature(
        "Indestructible\nWhenever this creature is dealt damage, put a +1/+1 counter on it.", "1/1", "Solid"
    )
    script = [*attack_with({"Hill Giant": "B"}), *block_with({"Solid": "Hill Giant"}), AFTER_COMBAT]
    played = board(["Hill Giant"], [solid], *script)
    assert played.count("Solid isn't destroyed") == 1
