"""Abilities linked although one of them stands inside another, or on what another has made (CR 607.1a, 607.1d); delayed
triggers that wait for what becomes of one thing (CR 603.7)."""

from __future__ import annotations

from typing import Any

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, Entry, activate, answer, board, cast, cr, turn

ANGEL = {"graveyard": ["Serra Angel"], "hand": ["Animate Dead"]}
RETURNED: list[Entry] = [cast("Animate Dead", "Serra Angel"), RESOLVE, RESOLVE]
PASS: Entry = {"do": "pass", "player": "A"}


@cr("607.1a", "607.2c")
def test_animate_dead_enchants_the_creature_that_it_returned_itself() -> None:
    board(ANGEL, [], *RETURNED, expect=["Serra Angel is 3/4", "A controls 1 Animate Dead"])


@cr("607.1a", "704.5m")
def test_animate_dead_can_enchant_no_other_creature() -> None:
    """The ability that it gave itself is linked to the one that returned the Angel."""
    board(
        {**ANGEL, "battlefield": ["Grizzly Bears"]},
        [],
        *RETURNED,
        {"do": "edit", "attach": {"Animate Dead": "Grizzly Bears"}},
        RESOLVE_ALL,
        expect=["Animate Dead in A's graveyard", "Grizzly Bears is 2/2"],
    )


@cr("607.1a", "702.16c")
def test_a_creature_with_protection_from_black_comes_back_and_is_sacrificed() -> None:
    played = board(
        {"graveyard": ["White Knight"], "hand": ["Animate Dead"]},
        [],
        cast("Animate Dead", "White Knight"),
        RESOLVE_ALL,
        expect=["White Knight in A's graveyard", "Animate Dead in A's graveyard"],
    )
    assert played.count("A sacrifices White Knight") == 1


@cr("603.4")
def test_animate_dead_destroyed_before_it_has_returned_anything() -> None:
    theirs: dict[str, Any] = {"graveyard": ["Serra Angel"], "hand": ["Disenchant"]}
    board(
        {"hand": ["Animate Dead"]},
        theirs,
        cast("Animate Dead", "Serra Angel"),
        RESOLVE,
        PASS,
        cast("Disenchant", "Animate Dead", player="B"),
        RESOLVE_ALL,
        expect=["Serra Angel in B's graveyard", "Animate Dead in A's graveyard"],
    )


@cr("603.7c")
def test_whoever_controls_the_animated_creature_by_then_sacrifices_it() -> None:
    played = board(
        ANGEL,
        {"hand": ["Control Magic", "Disenchant"]},
        *RETURNED,
        turn(4, "precombat main"),
        cast("Control Magic", "Serra Angel", player="B"),
        RESOLVE,
        cast("Disenchant", "Animate Dead", player="B"),
        RESOLVE_ALL,
        expect=["Serra Angel in A's graveyard"],
    )
    assert played.count("B sacrifices Serra Angel") == 1


@cr("607.1d")
def test_each_of_hofris_tokens_returns_the_card_exiled_as_it_was_made() -> None:
    """The token has one of the linked abilities, Hofri the other."""
    played = board(
        {"battlefield": ["Hofri Ghostforge", "Hill Giant", "Serra Angel"], "hand": ["Murder", "Murder", "Murder"]},
        [],
        cast("Murder", "Hill Giant"),
        RESOLVE_ALL,
        cast("Murder", "Serra Angel"),
        RESOLVE_ALL,
        cast("Murder", "Serra Angel#2"),
        RESOLVE_ALL,
        expect=["Serra Angel#1 in A's graveyard", "Hill Giant#1 in exile", "Hill Giant#2 in battlefield"],
    )
    assert played.report["state"]["players"]["A"]["exile"] == ["Hill Giant"]


BLESSED: list[Entry] = [cast("Blessed Defiance", "Grizzly Bears"), RESOLVE]
HAND = ["Blessed Defiance", "Lightning Bolt", "Cloudshift"]


@cr("603.7", "603.7c")
def test_what_waits_for_a_creature_to_die_this_turn() -> None:
    mine = {"battlefield": ["Grizzly Bears"], "hand": HAND}
    bolt = [cast("Lightning Bolt", "Grizzly Bears"), RESOLVE_ALL]
    board(mine, [], *BLESSED, *bolt, expect=["A controls 1 Spirit"])
    played = board(mine, [], *BLESSED, turn(5), *bolt, expect=["stack is empty"])
    assert not played.report["state"]["players"]["A"]["battlefield"]


@cr("603.7c", "400.7")
def test_a_creature_that_was_blinked_is_not_the_one_that_is_waited_for() -> None:
    mine = {"battlefield": ["Grizzly Bears"], "hand": HAND}
    blink = [cast("Cloudshift", "Grizzly Bears"), RESOLVE]
    played = board(mine, [], *BLESSED, *blink, cast("Lightning Bolt", "Grizzly Bears"), RESOLVE)
    assert not played.report["state"]["players"]["A"]["battlefield"]
    assert not played.count("triggers")


@cr("603.7c")
def test_the_mount_and_its_rider_each_wait_for_the_other() -> None:
    mine = {"battlefield": ["Phantasmal Mount", "Grizzly Bears"], "hand": ["Lightning Bolt"]}
    for shot, other in (("Phantasmal Mount", "Grizzly Bears"), ("Grizzly Bears", "Phantasmal Mount")):
        played = board(
            mine,
            [],
            activate("Phantasmal Mount", "Grizzly Bears"),
            RESOLVE,
            cast("Lightning Bolt", shot),
            RESOLVE_ALL,
            expect=[f"{other} in A's graveyard"],
        )
        assert played.count(f"A sacrifices {other}") == 1


@cr("702.44c", "702.43a")
def test_modular_sunburst_counts_the_colors_spent_and_passes_its_counters_on() -> None:
    board(
        {"battlefield": ["Ornithopter"], "hand": ["Arcbound Wanderer", "Murder"]},
        [],
        cast("Arcbound Wanderer"),
        answer(["white", "blue", "red"], choice="colors"),
        RESOLVE,
        cast("Murder", "Arcbound Wanderer"),
        RESOLVE,
        RESOLVE,
        answer("yes", choice="may"),
        expect=["Ornithopter is 3/5", "Ornithopter has 3 +1/+1 counters"],
    )


@cr("702.21b")
def test_what_ward_asks_for_is_counted_as_its_ability_resolves() -> None:
    """Two experience counters when it triggered, three by the time it resolves."""
    mine = {"battlefield": ["Minthara, Merciless Soul"], "counters": {"experience": 2}}
    theirs = {"hand": ["Murder"], "mana": "BBBBB"}
    murder = [PASS, cast("Murder", "Minthara, Merciless Soul", player="B")]
    paid = [RESOLVE, answer("yes", "B"), RESOLVE]
    played = board(mine, theirs, *murder, *paid, expect=["Minthara, Merciless Soul in A's graveyard"])
    assert "702.21b" in played.rules_of("ability triggers")
    more: Entry = {"do": "edit", "counters": {"A": {"experience": 3}}}
    board(mine, theirs, *murder, more, RESOLVE, expect=["Murder in B's graveyard", "stack is empty"])
