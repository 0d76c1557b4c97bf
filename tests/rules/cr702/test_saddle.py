"""Saddle (CR 702.171)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, Entry, activate, answer, attack_with, board, cr, creature, to, turn


@cr("702.171a")
def test_saddling_without_enough_power_is_refused_by_its_own_rule() -> None:
    saddle: Entry = {"do": "activate", "player": "A", "source": "Alacrian Jaguar"}
    played = board(["Alacrian Jaguar"], [], saddle, refused="702.171a")
    assert not played.cites("702.122a")


@cr("702.171a", "702.171b")
def test_saddled_a_mount_attacks_with_more() -> None:
    crew = activate("Alacrian Jaguar", choices=[["Goblin Piker"]])
    board(
        ["Alacrian Jaguar", "Goblin Piker"],
        [],
        crew,
        RESOLVE,
        *attack_with({"Alacrian Jaguar": "B"}),
        RESOLVE_ALL,
        expect=["Alacrian Jaguar is 6/6", "Goblin Piker is tapped"],
    )
    plain = attack_with({"Alacrian Jaguar": "B"})
    board(["Alacrian Jaguar", "Goblin Piker"], [], *plain, expect=["Alacrian Jaguar is 4/4"])


@cr("702.171a")
def test_a_mount_is_saddled_only_as_a_sorcery() -> None:
    saddle = activate("Alacrian Jaguar", choices=[["Goblin Piker"]])
    board(["Alacrian Jaguar", "Goblin Piker"], [], to("beginning of combat"), saddle, refused="602.5d")


@cr("702.171b", cited=False)
def test_becoming_saddled_for_the_first_time_each_turn() -> None:
    played = board(
        {"battlefield": ["Hill Giant", "Craw Wurm", "Stubborn Burrowfiend"], "library": ["Grizzly Bears"] * 6},
        [],
        activate("Stubborn Burrowfiend", choices=[["Hill Giant"]]),
        RESOLVE_ALL,
        activate("Stubborn Burrowfiend", choices=[["Craw Wurm"]]),
        RESOLVE_ALL,
        expect=["Stubborn Burrowfiend is 4/4"],
    )
    assert played.count("Stubborn Burrowfiend's ability triggers") == 1


@cr("702.171c")
def test_who_saddled_it_this_turn_is_known_when_it_attacks() -> None:
    board(
        ["Hill Giant", "Craw Wurm", "Giant Beaver"],
        [],
        activate("Giant Beaver", choices=[["Hill Giant"]]),
        RESOLVE,
        *attack_with({"Giant Beaver": "B"}),
        answer(["Hill Giant"]),
        RESOLVE,
        expect=["Hill Giant has 1 +1/+1 counter"],
    )


@cr("702.171b", cited=False)
def test_what_holds_as_long_as_it_is_saddled_is_found_out_in_the_layers() -> None:
    mount = creature("Saddle 1\nAs long as ~ is saddled, it gets +2/+0.")
    board([mount, "Grizzly Bears"], [], expect=["Tester is 2/2"])
    saddling = (activate("Tester"), answer(["Grizzly Bears"]), RESOLVE)
    board([mount, "Grizzly Bears"], [], *saddling, expect=["Tester is 4/2"])
    board([mount, "Grizzly Bears"], [], *saddling, turn(4), expect=["Tester is 2/2"])
