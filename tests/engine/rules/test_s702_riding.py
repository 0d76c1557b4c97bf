"""Judges' questions about who crews and saddles, and about what keyword abilities have done (CR 702.122, 702.134,
702.149, 702.171, 702.174)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, activate, answer, attack_with, board, cast, cr, to

COPTER = "Smuggler's Copter"


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


@cr("702.122c")
def test_a_creature_that_cannot_crew_vehicles_is_not_tapped_for_it_but_may_saddle() -> None:
    played = board(
        [{"card": "Grizzly Bears"}, {"card": "Revoke Privileges", "attached_to": "Grizzly Bears"}, COPTER],
        [],
        activate(COPTER),
        refused=True,
    )
    assert played.refused("702.122a")
    board(
        ["Hill Giant", {"card": "Revoke Privileges", "attached_to": "Hill Giant"}, "Giant Beaver"],
        [],
        activate("Giant Beaver", choices=[["Hill Giant"]]),
        RESOLVE,
        expect=["Hill Giant is tapped"],
    )


@cr("702.122a")
def test_crewing_with_more_than_power_and_by_toughness() -> None:
    """The Captain crews for 2 + 2 and the Ox for its toughness of 6; both count for themselves only."""
    board(["Cloudspire Captain", "Mobilizer Mech"], [], activate("Mobilizer Mech", choices=[["Cloudspire Captain"]]))
    board(["Giant Ox", "Mobilizer Mech"], [], activate("Mobilizer Mech", choices=[["Giant Ox"]]))
    board(["Giant Ox", "Giant Beaver"], [], activate("Giant Beaver"), refused=True)  # it crews so, but does not saddle


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


@cr("702.171b")
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


@cr("702.134c")
def test_a_creature_mentors_another_as_its_mentor_ability_resolves() -> None:
    legion = [{"card": "Aegis of the Legion", "attached_to": "Hill Giant"}]
    scene = ["Hill Giant", "Grizzly Bears", *legion]
    script = (*attack_with({"Hill Giant": "B", "Grizzly Bears": "B"}), answer(["Grizzly Bears"]), RESOLVE_ALL)
    played = board(scene, [], *script, expect=["Grizzly Bears has 1 shield counter", "Grizzly Bears is 3/3"])
    assert played.cites("702.134c")


@cr("702.134c")
def test_nothing_is_mentored_if_the_target_has_become_illegal() -> None:
    legion = [{"card": "Aegis of the Legion", "attached_to": "Hill Giant"}]
    played = board(
        ["Hill Giant", "Grizzly Bears", *legion],
        {"hand": ["Lightning Bolt"]},
        *attack_with({"Hill Giant": "B", "Grizzly Bears": "B"}),
        answer(["Grizzly Bears"]),
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Grizzly Bears", player="B"),
        RESOLVE_ALL,
    )
    assert not played.cites("702.134c")


@cr("702.149c")
def test_a_creature_trains_when_its_training_ability_puts_a_counter_on_it() -> None:
    script = attack_with({"Apt Recruit": "B", "Hill Giant": "B"})
    board(["Apt Recruit", "Hill Giant"], [], *script, RESOLVE_ALL, expect=["A has 1 card in hand"])
    board(["Apt Recruit", "Hill Giant"], ["Solemnity"], *script, RESOLVE_ALL, expect=["A has 0 cards in hand"])


@cr("702.174c")
def test_a_gift_is_given_as_the_spell_resolves_whose_gift_was_promised() -> None:
    scene = {"battlefield": ["Jolly Gerbils"], "hand": ["Gifted Cook"]}
    given = cast("Gifted Cook", costs=["gift"], choices=["B"])
    played = board(scene, [], given, RESOLVE_ALL, to("end"), expect=["A has 1 card in hand", "B controls 1 Food Token"])
    assert played.cites("702.174c")
    board(scene, [], cast("Gifted Cook"), RESOLVE_ALL, to("end"), expect=["A has 0 cards in hand"])


@cr("702.174c")
def test_the_gift_of_an_instant_is_given_as_it_resolves() -> None:
    board(
        {"battlefield": ["Jolly Gerbils"], "hand": ["Long River's Pull"]},
        {"hand": ["Lightning Bolt"]},
        cast("Lightning Bolt", "A", player="B"),
        {"do": "pass", "player": "B"},
        cast("Long River's Pull", "Lightning Bolt", costs=["gift"]),
        RESOLVE_ALL,
        active="B",
        expect=["A has 1 card in hand", "B has 1 card in hand", "A life 20"],
    )
