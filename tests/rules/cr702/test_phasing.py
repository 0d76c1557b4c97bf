"""Phasing (CR 702.26)."""

from __future__ import annotations

from typing import Any

from tests.helpers import (
    AFTER_COMBAT,
    DAMAGE,
    RESOLVE,
    RESOLVE_ALL,
    Entry,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    turn,
)

SLIP = "Slip Out the Back"


def ripple(*targets: str, player: str = "A") -> tuple[Entry, Entry]:
    return cast("Reality Ripple", *targets, player=player), RESOLVE


WATCH = (
    "Whenever another creature enters, you gain 1 life.\n"
    "Whenever another creature leaves the battlefield, you gain 1 life."
)
ANGEL = ["Serra Angel", {"card": "Holy Strength", "attached_to": "Serra Angel"}]


@cr("502.1", "702.26a")
def test_what_has_phasing_goes_and_comes_in_its_controllers_untap_steps() -> None:
    board(["Breezekeeper"], [], turn(5), expect=["A controls 0 Breezekeeper"])
    played = board(["Breezekeeper"], [], turn(4), expect=["A controls 1 Breezekeeper"])
    played = board(["Breezekeeper"], [], turn(7), expect=["A controls 1 Breezekeeper"])
    assert played.count("Breezekeeper phases out") == 1
    assert played.count("Breezekeeper phases in") == 1


@cr("502.1", "702.26a")
def test_it_phases_in_before_its_controller_untaps() -> None:
    out = {"card": "Breezekeeper", "phased_out": True, "tapped": True}
    board([out], [], turn(5), expect=["Breezekeeper is untapped"])


@cr("702.26b")
def test_what_is_phased_out_is_not_there() -> None:
    anthem = {"token": {"name": "Banner", "types": ["Enchantment"], "text": "Creatures you control get +1/+1."}}
    hand = {"hand": ["Reality Ripple", "Lightning Bolt"], "battlefield": ["Grizzly Bears", "Hill Giant", anthem]}
    board(hand, [], *ripple("Grizzly Bears"), expect=["A controls 0 Grizzly Bears", "Hill Giant is 4/4"])
    board(hand, [], *ripple("Grizzly Bears"), cast("Lightning Bolt", "Grizzly Bears"), refused=("601.2c", "115.1"))


@cr("702.26b", "608.2b")
def test_phasing_out_saves_a_creature_from_a_spell() -> None:
    board(
        {"hand": ["Lightning Bolt"]},
        {"battlefield": ["Grizzly Bears"], "hand": ["Reality Ripple"]},
        cast("Lightning Bolt", "Grizzly Bears"),
        {"do": "pass", "player": "A"},
        cast("Reality Ripple", "Grizzly Bears", player="B"),
        RESOLVE_ALL,
        turn(4),
        expect=["B controls 1 Grizzly Bears", "Lightning Bolt in A's graveyard"],
    )


@cr("702.26b")
def test_phasing_out_survives_a_sweeper() -> None:
    scene: dict[str, Any] = {
        "battlefield": ["Grizzly Bears", "Hill Giant"],
        "hand": ["Reality Ripple", "Wrath of God"],
    }
    script = (*ripple("Grizzly Bears"), cast("Wrath of God"), RESOLVE, turn(5))
    board(scene, [], *script, expect=["Hill Giant in A's graveyard", "A controls 1 Grizzly Bears"])


@cr("702.26b", "506.4")
def test_an_attacker_that_phases_out_leaves_combat() -> None:
    board(
        {"battlefield": ["Grizzly Bears"], "hand": []},
        {"hand": ["Reality Ripple"]},
        *attack_with({"Grizzly Bears": "B"}),
        {"do": "pass", "player": "A"},
        *ripple("Grizzly Bears", player="B"),
        AFTER_COMBAT,
        expect=["B life 20"],
    )


@cr("702.26b")
def test_a_phased_out_creature_can_neither_block_nor_act() -> None:
    out = {"card": "Grizzly Bears", "phased_out": True}
    attack = attack_with({"Hill Giant": "B"})
    board(["Hill Giant"], [out], *attack, *block_with({"Grizzly Bears": "Hill Giant"}), refused="509.1a")
    elves = {"card": "Llanowar Elves", "phased_out": True}
    mana = {"do": "activate", "player": "A", "source": "Llanowar Elves"}
    board([elves], [], mana, refused="702.26b")


@cr("702.26c", cited=False)
def test_abilities_trigger_on_phasing_in() -> None:
    imp = {"card": "Teferi's Imp", "phased_out": True}
    board([imp], [], turn(5), RESOLVE, expect=["A has 1 card in hand"])
    wurm = {"card": "Warping Wurm", "phased_out": True}
    order = answer("as listed", choice="order")
    script = (order, turn(5), answer("yes"), RESOLVE_ALL)
    board([wurm], [], *script, expect=["Warping Wurm has 1 +1/+1 counter", "A controls Warping Wurm"])


@cr("702.26d", cited=False)
def test_counters_and_tokens_stay_and_nothing_enters_or_leaves() -> None:
    watcher = {"token": {"name": "Watcher", "toughness": 1, "text": WATCH}}
    soldier = {"token": {"name": "Soldier", "power": 1, "toughness": 1}, "id": "soldier"}
    scene = {"battlefield": [watcher, soldier], "hand": [SLIP]}
    played = board(scene, [], cast(SLIP, "soldier"), RESOLVE, turn(5), expect=["soldier is 2/2", "A life 20"])
    assert not played.count("triggers")


@cr("702.26d", "302.6", cited=False)
def test_a_creature_that_phases_in_may_attack_at_once() -> None:
    out = {"card": "Breezekeeper", "phased_out": True}
    board([out], [], turn(5), *attack_with({"Breezekeeper": "B"}), DAMAGE, expect=["B life 16"])


@cr("702.26e", "702.26f", cited=False)
def test_an_effect_wears_off_while_it_is_away() -> None:
    scene: dict[str, Any] = {"battlefield": ["Grizzly Bears"], "hand": ["Giant Growth", "Reality Ripple"]}
    grown = (cast("Giant Growth", "Grizzly Bears"), RESOLVE, *ripple("Grizzly Bears"))
    board(scene, [], *grown, turn(5), expect=["Grizzly Bears is 2/2"])


@cr("502.1", "702.26g")
def test_what_is_phased_out_comes_back_before_its_controller_untaps() -> None:
    out = [
        {"card": "Hill Giant", "phased_out": True, "tapped": True},
        {"card": "Holy Strength", "attached_to": "Hill Giant", "phased_out": True},
    ]
    played = board([], out, turn(4), expect=["Hill Giant is 4/5", "Hill Giant is not tapped"])
    assert played.cites("502.1")
    board(out, [], turn(4), expect=["Hill Giant is tapped"])


@cr("702.26g", "702.26c")
def test_what_is_attached_goes_along_and_comes_back_attached() -> None:
    robe = {"card": "Robe of Stars", "attached_to": "Grizzly Bears"}
    step_out = {"do": "activate", "player": "A", "source": "Robe of Stars", "ability": "phases out"}
    there = board(["Grizzly Bears", robe], [], step_out, RESOLVE, expect=["A controls 0 Robe of Stars"])
    assert "702.26b" in there.rules_of("phase out.")
    board(["Grizzly Bears", robe], [], step_out, RESOLVE, turn(5), expect=["Grizzly Bears is 2/5"])


@cr("702.26g")
def test_an_aura_of_an_opponent_comes_back_with_its_creature() -> None:
    pacifism = {"card": "Pacifism", "attached_to": "Grizzly Bears"}
    scene = {"battlefield": ["Grizzly Bears"], "hand": ["Reality Ripple"]}
    board(scene, [pacifism], *ripple("Grizzly Bears"), turn(4), expect=["B controls 0 Pacifism"])
    board(scene, [pacifism], *ripple("Grizzly Bears"), turn(5), expect=["B controls 1 Pacifism"])


@cr("610.4", "702.26g")
def test_phased_out_until_something_leaves_it_comes_back_tapped_with_what_is_attached_to_it() -> None:
    """No untap step brings it back (610.4a)."""
    theirs: dict[str, Any] = {"battlefield": ANGEL, "hand": ["Disenchant"]}
    gone = [cast("Oubliette"), RESOLVE, RESOLVE, turn(4, "precombat main")]
    board({"hand": ["Oubliette"]}, theirs, *gone, expect=["B controls 0 Serra Angel"])
    board(
        {"hand": ["Oubliette"]},
        theirs,
        *gone,
        cast("Disenchant", "Oubliette", player="B"),
        RESOLVE,
        expect=["Serra Angel is tapped", "Serra Angel is 5/6"],
    )


@cr("702.26h", cited=False)
def test_what_would_phase_out_both_ways_goes_along() -> None:
    scene: dict[str, Any] = {
        "battlefield": ["Grizzly Bears", {"card": "Robe of Stars", "attached_to": "Grizzly Bears"}],
        "hand": ["Clever Concealment"],
    }
    away = cast("Clever Concealment", targets=[["Grizzly Bears", "Robe of Stars"]])
    script = (answer([], choice="convoke"), away, RESOLVE, turn(5))
    played = board(scene, [], *script, expect=["Grizzly Bears is 2/5", "A controls 1 Robe of Stars"])
    assert played.count("Grizzly Bears and Robe of Stars phase in") == 1


@cr("702.26i", "704.5n")
def test_what_phased_out_by_itself_comes_back_alone() -> None:
    robe = {"card": "Robe of Stars", "attached_to": "Grizzly Bears"}
    scene: dict[str, Any] = {"battlefield": ["Grizzly Bears", robe], "hand": ["Reality Ripple", "Lightning Bolt"]}
    away = (*ripple("Robe of Stars"), cast("Lightning Bolt", "Grizzly Bears"), RESOLVE)
    board(scene, [], *away, turn(5), expect=["A controls 1 Robe of Stars", "Grizzly Bears in A's graveyard"])
    board(scene, [], *ripple("Robe of Stars"), turn(5), expect=["Grizzly Bears is 2/5"])


@cr("702.26j", cited=False)
def test_phasing_in_attached_is_no_attaching() -> None:
    watcher = {"token": {"name": "Watcher", "toughness": 1, "text": "Whenever an Equipment enters, you gain 1 life."}}
    robe = {"card": "Robe of Stars", "attached_to": "Grizzly Bears"}
    scene: dict[str, Any] = {"battlefield": ["Grizzly Bears", robe, watcher], "hand": ["Reality Ripple"]}
    played = board(scene, [], *ripple("Grizzly Bears"), turn(5), expect=["A life 20", "Grizzly Bears is 2/5"])
    assert not played.count("triggers")


@cr("702.26k", "800.4a")
def test_what_is_phased_out_leaves_the_game_with_its_owner() -> None:
    watcher = {"token": {"name": "Watcher", "toughness": 1, "text": WATCH}}
    out = {"card": "Breezekeeper", "phased_out": True}
    board([watcher], [out], {"do": "concede", "player": "B"}, C=[], expect=["A life 20", "stack is empty"])


@cr("702.26m", "500.11", cited=False)
def test_nothing_phases_when_the_untap_step_is_skipped() -> None:
    out = {"card": "Breezekeeper", "phased_out": True}
    board(["Stasis", out], [], turn(5), expect=["A controls 0 Breezekeeper"])


@cr("702.26n", cited=False)
def test_what_phased_out_under_a_player_who_left_comes_back_when_their_turn_would_have_begun() -> None:
    scene: dict[str, Any] = {"hand": ["Act of Treason", "Reality Ripple"]}
    steal = (cast("Act of Treason", "Grizzly Bears"), RESOLVE, *ripple("Grizzly Bears"))
    gone = (*steal, {"do": "concede", "player": "A"})
    played = board(scene, ["Grizzly Bears"], *gone, turn(5), C=[], expect=["B controls 0 Grizzly Bears"])
    assert played
    board(scene, ["Grizzly Bears"], *gone, turn(6), C=[], expect=["B controls 1 Grizzly Bears", "it is B's turn"])


@cr("702.26p", cited=False)
def test_phasing_twice_is_phasing_once() -> None:
    twice = {"token": {"name": "Wisp", "toughness": 1, "keywords": ["phasing", "phasing"]}}
    board([twice], [], turn(5), expect=["A controls 0 Wisp"])
    board([twice], [], turn(7), expect=["A controls 1 Wisp"])
