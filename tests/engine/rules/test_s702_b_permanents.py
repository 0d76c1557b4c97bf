"""Judges' questions about the younger keywords of permanents: evasion, attackers' keywords, Sagas, Cases, speed
(CR 702.91-702.190)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, Entry, answer, attack_with, block_with, board, cast, cr, to

ORDER = answer("as listed", choice="order")


# ---- combat


@cr("702.118b", "702.118c")
@pytest.mark.parametrize("creature", ["Furtive Homunculus", "Twice Skulk"])
def test_skulk_compares_power_once_or_twice(creature: str) -> None:
    attack = attack_with({creature: "B"})
    played = board([creature], ["Hill Giant"], *attack, *block_with({"Hill Giant": creature}), refused=True)
    assert played.refused("702.118b")
    weaker = ["Ornithopter"]
    board([creature], weaker, *attack, *block_with({"Ornithopter": creature}), expect=[f"{creature} is attacking"])


@cr("702.118b")
def test_skulk_lets_creatures_of_equal_power_block() -> None:
    attack = attack_with({"Twice Skulk": "B"})
    board(["Twice Skulk"], ["Llanowar Elves"], *attack, *block_with({"Llanowar Elves": "Twice Skulk"}))


@cr("702.116b")
def test_each_myriad_makes_its_own_token_for_the_other_opponent() -> None:
    yes = (answer("yes", choice="may"),) * 2
    attack = attack_with({"Twice Myriad": "B"})
    board(["Twice Myriad"], [], *attack, ORDER, *yes, RESOLVE_ALL, C=[], expect=["A controls 3 Twice Myriad"])


@cr("702.154d")
def test_each_enlist_taps_a_creature_and_adds_its_own_power() -> None:
    played = board(
        ["Twice Enlist", "Hill Giant", "Goblin Piker"],
        [],
        *attack_with({"Twice Enlist": "B"}),
        answer(["Hill Giant"], choice="enlist"),
        answer(["Goblin Piker"], choice="enlist"),
        ORDER,
        RESOLVE_ALL,
        expect=["Twice Enlist is 7/2", "Hill Giant is tapped", "Goblin Piker is tapped"],
    )
    assert played.cites("702.154a")


# ---- entering


@cr("702.155b")
@pytest.mark.parametrize(("chapter", "life"), [(1, 21), (2, 22), (3, 23)])
def test_a_saga_with_read_ahead_begins_at_the_chosen_chapter(chapter: int, life: int) -> None:
    saga = [cast("Twice Read Ahead"), answer(chapter), RESOLVE, RESOLVE_ALL]
    board({"hand": ["Twice Read Ahead"]}, [], *saga, expect=[f"A has {life} life"])


@cr("702.155c")
def test_two_instances_of_read_ahead_are_one_choice() -> None:
    played = board({"hand": ["Twice Read Ahead"]}, [], cast("Twice Read Ahead"), RESOLVE, answer(2), RESOLVE_ALL)
    (saga,) = played.report["state"]["players"]["A"]["battlefield"]
    assert saga["counters"] == {"lore": 2}
    assert played.report["pending"] is None or played.pending["kind"] == "priority"


@cr("702.165b")
def test_a_copy_of_a_creature_with_backup_shares_the_abilities_below_it() -> None:
    board(
        {"hand": ["Clone"], "battlefield": ["Archpriest of Shadows", "Goblin Piker"]},
        [],
        cast("Clone"),
        RESOLVE,
        answer("Archpriest of Shadows"),
        answer("Goblin Piker"),
        RESOLVE_ALL,
        expect=["Goblin Piker is 3/2", "Goblin Piker has deathtouch"],
    )


@cr("702.165c")
def test_backup_does_not_share_what_the_creature_has_been_given() -> None:
    board(
        {"hand": ["Archpriest of Shadows"], "battlefield": ["Fervor", "Goblin Piker"]},
        [{"card": "Hill Giant"}],
        cast("Archpriest of Shadows"),
        RESOLVE,
        answer("Hill Giant"),
        RESOLVE_ALL,
        expect=["Hill Giant has deathtouch", "not Hill Giant has haste", "Archpriest of Shadows has haste"],
    )


@cr("702.182a")
def test_job_select_makes_a_hero_and_gives_it_the_equipment() -> None:
    board(
        {"hand": ["Monk's Fist"]},
        [],
        cast("Monk's Fist"),
        RESOLVE_ALL,
        expect=["Hero Token is 2/1", "Hero Token is colorless", "Hero Token is a Monk"],
    )


# ---- Cases, speed, living metal


@cr("702.169a")
def test_a_solved_case_has_what_it_says_behind_solved() -> None:
    """A Case is solved at the beginning of its controller's end step if the condition holds (719.3a)."""
    mine: dict[str, Any] = {
        "battlefield": ["Case of the Gateway Express", "Goblin Piker", "Hill Giant", "Youthful Knight"]
    }
    three = attack_with({"Goblin Piker": "B", "Hill Giant": "B", "Youthful Knight": "B"})
    board(mine, [], *three, to("postcombat main"), expect=["Goblin Piker is 2/1"])
    board(mine, [], *three, to("end"), RESOLVE_ALL, expect=["Goblin Piker is 3/1"])
    two = attack_with({"Goblin Piker": "B", "Hill Giant": "B"})
    board(mine, [], *two, to("end"), expect=["Goblin Piker is 2/1", "stack is empty"])


@cr("603.4")
def test_two_creatures_that_entered_are_two_and_one_is_not() -> None:
    """Spider-UK asks for two or more creatures."""
    mine = {"hand": ["Ornithopter", "Ornithopter"], "battlefield": ["Spider-UK"]}
    one, two = [cast("Ornithopter"), RESOLVE], [cast("Ornithopter"), RESOLVE] * 2
    board(mine, [], *one, to("end"), expect=["A has 20 life", "stack is empty"])
    board(mine, [], *two, to("end"), RESOLVE_ALL, expect=["A has 22 life"])


@cr("702.161a")
def test_living_metal_makes_a_creature_of_a_vehicle_in_its_controllers_turn_only() -> None:
    vehicle = "Living Car"
    board([vehicle], [], expect=[f"{vehicle} is a creature", f"{vehicle} is an artifact"])
    board([vehicle], [], active="B", expect=[f"{vehicle} is not a creature", f"{vehicle} is an artifact"])


# ---- mentor and others, with the creature's own last moment


@cr("702.154c")
def test_a_creature_cannot_enlist_itself() -> None:
    attack = attack_with({"Twice Enlist": "B"})
    played = board(["Twice Enlist"], [], *attack, expect=["Twice Enlist is 2/2", "stack is empty"])
    assert not played.cites("702.154a")


# ---- commanders with partner


COMMANDER: dict[str, Any] = {"options": {"format": "commander"}}
PARTNERS = [{"card": "Tana, the Bloodsower", "cast": 1}, "Tymna the Weaver"]


@cr("702.124d")
def test_each_of_two_commanders_has_a_tax_of_its_own() -> None:
    """Tana has been cast once: {2}{R}{G} and {2} more; Tymna's {1}{W}{B} stays as it is."""
    side = {"commander": PARTNERS, "mana": "lands", "library": ["Forest"] * 5}
    three = {**side, "battlefield": ["Plains", "Swamp", "Swamp"]}
    board(three, [], cast("Tymna the Weaver", **{"from": "command"}), RESOLVE, **COMMANDER)
    four = {**side, "battlefield": ["Mountain", "Forest", "Forest", "Forest"]}
    board(four, [], cast("Tana, the Bloodsower", **{"from": "command"}), refused=True, **COMMANDER)
    six = {**side, "battlefield": ["Mountain", "Forest", "Forest", "Forest", "Forest", "Forest"]}
    board(six, [], cast("Tana, the Bloodsower", **{"from": "command"}), RESOLVE, **COMMANDER)


@cr("702.124e")
def test_either_of_two_commanders_is_ones_commander() -> None:
    """Deflecting Swat asks for "a commander"; which of the two is there does not matter."""
    for name in ("Tana, the Bloodsower", "Tymna the Weaver"):
        side = {"commander": PARTNERS, "battlefield": [name], "hand": ["Deflecting Swat"], "mana": "0"}
        spell: tuple[Entry, ...] = (
            {"do": "pass", "player": "A"},
            cast("Lightning Bolt", "A", player="B"),
            {"do": "pass", "player": "B"},
        )
        swat = cast("Deflecting Swat", "Lightning Bolt", costs=["alternative"])
        board(side, {"hand": ["Lightning Bolt"]}, *spell, swat, **COMMANDER)
