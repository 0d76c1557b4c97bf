"""Crew (CR 702.122)."""

from __future__ import annotations

from tests.helpers import AFTER_COMBAT, RESOLVE, RESOLVE_ALL, Entry, activate, answer, attack_with, board, cr, creature

COPTER = "Smuggler's Copter"


@cr("702.122a")
def test_a_vehicle_is_crewed_and_attacks() -> None:
    board(
        ["Smuggler's Copter", {"card": "Grizzly Bears", "sick": True}],
        [],
        {"do": "activate", "player": "A", "source": "Smuggler's Copter", "ability": 1, "choices": [["Grizzly Bears"]]},
        RESOLVE,
        *attack_with({"Smuggler's Copter": "B"}),
        AFTER_COMBAT,
        expect=["B life 17", "Grizzly Bears is tapped", "Smuggler's Copter is a creature"],
    )


@cr("301.7b", "702.122a")
def test_a_crewed_vehicle_has_its_printed_size() -> None:
    board(
        ["Two-Legged Walker", "Grizzly Bears"],
        [],
        activate("Two-Legged Walker", choices=["Grizzly Bears"]),
        RESOLVE,
        expect=["Two-Legged Walker is 3/3", "Two-Legged Walker is a creature"],
    )


@cr("301.7", "702.122a", cited=False)
def test_a_vehicle_is_no_creature_until_it_is_crewed() -> None:
    board(["Two-Legged Walker"], [], expect=["Two-Legged Walker is not a creature", "Two-Legged Walker is an artifact"])


@cr("702.122a")
def test_the_ability_of_a_keyword_is_found_by_the_keyword() -> None:
    crew = activate("Smuggler's Copter", ability="Crew", choices=[["Hill Giant"]])
    board(["Smuggler's Copter", "Hill Giant"], [], crew, RESOLVE, expect=["Smuggler's Copter is a creature"])


@cr("702.122a")
def test_too_little_power_to_crew_is_asked_for_again_with_what_is_missing() -> None:
    crew = {"do": "activate", "player": "A", "source": "Dusk Legion Dreadnought", "choices": [["Merfolk Looter"]]}
    played = board(["Dusk Legion Dreadnought", "Merfolk Looter", "Goblin Piker"], [], crew)
    assert "1 more" in played.pending["prompt"]


@cr("702.122a")
def test_crewing_without_enough_power_is_refused_by_its_own_rule() -> None:
    crew: Entry = {"do": "activate", "player": "A", "source": "Smuggler's Copter"}
    board(["Smuggler's Copter"], [], crew, refused="702.122a")


@cr("702.122a")
def test_crewing_with_more_than_power_and_by_toughness() -> None:
    """The Captain crews for 2 + 2 and the Ox for its toughness of 6; both count for themselves only."""
    board(["Cloudspire Captain", "Mobilizer Mech"], [], activate("Mobilizer Mech", choices=[["Cloudspire Captain"]]))
    board(["Giant Ox", "Mobilizer Mech"], [], activate("Mobilizer Mech", choices=[["Giant Ox"]]))
    board(
        ["Giant Ox", "Giant Beaver"], [], activate("Giant Beaver"), refused="702.171a"
    )  # it crews so, but does not saddle


@cr("702.122b")
def test_a_creature_crews_a_vehicle_when_it_is_tapped_for_it() -> None:
    """The trigger of the Ace resolves before the crew ability, so the Vehicle strikes first once it is a creature."""
    played = board(
        ["Gearshift Ace", "Grizzly Bears", "Smuggler's Copter"],
        [],
        activate(COPTER, choices=[["Gearshift Ace"]]),
        RESOLVE_ALL,
        expect=["Smuggler's Copter has first strike", "Smuggler's Copter is a creature"],
    )
    assert played.cites("702.122b")


@cr("702.122b")
def test_who_was_not_tapped_for_it_does_not_crew() -> None:
    board(
        ["Gearshift Ace", "Grizzly Bears", "Smuggler's Copter"],
        [],
        activate(COPTER, choices=[["Grizzly Bears"]]),
        RESOLVE_ALL,
        expect=["not Smuggler's Copter has first strike", "Gearshift Ace is untapped"],
    )


@cr("702.122b")
def test_who_crewed_it_this_turn_is_known_when_it_attacks() -> None:
    played = board(
        ["Grizzly Bears", "Hill Giant", "Getaway Car"],
        [],
        activate("Getaway Car", choices=[["Hill Giant"]]),
        RESOLVE,
        *attack_with({"Getaway Car": "B"}),
        answer(["Hill Giant"]),
        RESOLVE,
        expect=["Hill Giant in A's hand", "Grizzly Bears in battlefield"],
    )
    assert played.report["pending"] is None or played.pending["kind"] == "priority"


@cr("702.122c", cited=False)
def test_a_creature_that_cannot_crew_vehicles_is_not_tapped_for_it_but_may_saddle() -> None:
    board(
        [{"card": "Grizzly Bears"}, {"card": "Revoke Privileges", "attached_to": "Grizzly Bears"}, COPTER],
        [],
        activate(COPTER),
        refused="702.122a",
    )
    board(
        ["Hill Giant", {"card": "Revoke Privileges", "attached_to": "Hill Giant"}, "Giant Beaver"],
        [],
        activate("Giant Beaver", choices=[["Hill Giant"]]),
        RESOLVE,
        expect=["Hill Giant is tapped"],
    )


@cr("702.122d")
def test_a_vehicle_becomes_crewed_as_its_crew_ability_resolves() -> None:
    """Again and again in a turn, though it is a creature already."""
    played = board(
        ["Hill Giant", {"card": "Hill Giant", "id": "other"}, "Mobilizer Mech", COPTER],
        [],
        activate("Mobilizer Mech", choices=[["Hill Giant#1"]]),
        RESOLVE,
        answer([COPTER]),
        RESOLVE_ALL,
        activate("Mobilizer Mech", choices=[["other"]]),
        RESOLVE,
        answer([COPTER]),
        expect=["Smuggler's Copter is a creature"],
    )
    assert played.cites("702.122d")
    assert played.count("Mobilizer Mech's ability triggers") == 2


@cr("702.122a")
def test_just_enough_power_crews() -> None:
    looks = {"types": ["Artifact"], "subtypes": ["Vehicle"]}
    cart = creature("Crew 3", "3/3", name="Cart", looks=looks)
    crewing = (activate("Cart"), answer(["Tester"]))
    board([cart, creature("", "3/3")], [], *crewing, RESOLVE, expect=["Cart is a creature"])
    board([cart, creature("", "2/2")], [], *crewing, refused="702.122a")
