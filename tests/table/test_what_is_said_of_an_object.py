"""What is said of an object is honoured, or refused with one sentence that names the place (docs/scenario.md)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import ScenarioError
from tests.helpers import RESOLVE, board, cast, cr, creature

BEARS = "Grizzly Bears"
ELSEWHERE = "this only for objects on the battlefield or in exile"
NO_CHOICE = "this only for something whose text has a choice made"


def said(zone: str, turn: dict[str, Any] | None = None, **of_it: Any) -> str:
    """The place and what was expected there, of something that can't be said of Grizzly Bears."""
    with pytest.raises(ScenarioError) as problem:
        board({zone: [{"card": BEARS, **of_it}]}, ["Hill Giant"], turn=turn or {})
    return f"{problem.value.place}: {problem.value.sentence('en', '').partition('expected ')[2]}"


@pytest.mark.parametrize(
    ("zone", "of_it", "expected"),
    [
        ("battlefield", {"chosen": {"creature type": "Goblin"}}, f"battlefield[0].chosen: {NO_CHOICE}"),
        ("hand", {"chosen": {"color": "R"}}, "hand[0].chosen: this only for objects on the battlefield"),
        ("graveyard", {"controller": "B"}, "graveyard[0].controller: this only for objects on the battlefield"),
        ("battlefield", {"protector": "B"}, "battlefield[0].protector: this only for a battle"),
        ("battlefield", {"chosen": {"protector": "B"}}, "battlefield[0].protector: this only for a battle"),
        ("battlefield", {"room": "Lost Well"}, "battlefield[0].room: this only for a dungeon in the command zone"),
        ("command", {"room": "Lost Well"}, "command[0].room: this only for a dungeon in the command zone"),
        ("hand", {"level": 2}, "hand[0].level: this only for objects on the battlefield"),
        ("hand", {"counters": {"+1/+1": 1}}, f"hand[0].counters: {ELSEWHERE}"),
        ("library", {"counters": {"time": 1}}, f"library[0].counters: {ELSEWHERE}"),
        ("hand", {"face_down": True}, f"hand[0].face_down: {ELSEWHERE}"),
        ("graveyard", {"face_down": "manifested"}, f"graveyard[0].face_down: {ELSEWHERE}"),
    ],
)
def test_what_counts_for_nothing_is_refused(zone: str, of_it: dict[str, Any], expected: str) -> None:
    assert said(zone, **of_it).startswith(f"players.A.{expected}")


@pytest.mark.parametrize(
    ("key", "value", "step", "least"),
    [
        ("attacking", "B", "precombat main", "declare attackers"),
        ("attacking", "B", "beginning of combat", "declare attackers"),
        ("blocking", ["Hill Giant"], "declare attackers", "declare blockers"),
        ("attacking", "B", "postcombat main", "declare attackers"),
    ],
)
def test_nothing_attacks_or_blocks_out_of_combat(key: str, value: Any, step: str, least: str) -> None:
    told = said("battlefield", {"step": step}, **{key: value})
    assert told.startswith(f"players.A.battlefield[0].{key}: this only in the {least} step of combat or later in it")


@cr("120.3e", cited=False)
@pytest.mark.parametrize("name", ["Forest", "Sol Ring", "Ashiok, Wicked Manipulator"])
def test_damage_is_marked_on_creatures(name: str) -> None:
    with pytest.raises(ScenarioError) as problem:
        board([{"card": name, "damage": 2}], [])
    assert problem.value.place == "players.A.battlefield[0].damage"
    assert "for a creature" in problem.value.sentence("en", "")


@cr("120.3e", cited=False)
def test_damage_stays_marked_on_what_is_no_creature_any_more() -> None:
    """A land that made itself a creature; and a state in which another effect had made it one can begin a board."""
    board([{"card": "Mutavault", "damage": 1}], [], expect=["Mutavault has 1 damage"])
    board([{"card": "Forest", "id": "f", "types": ["Creature", "Land"], "damage": 1}], [], expect=["f has 1 damage"])


@cr("716.2b", cited=False)
def test_any_permanent_can_have_a_level() -> None:
    board([{"card": BEARS, "level": 2}], [], expect=[f"A controls {BEARS}"])


def test_what_chooses_has_its_choice() -> None:
    lord = creature("As this creature enters, choose a creature type.\nCreatures of the chosen type get +1/+1.")
    board([{**lord, "chosen": {"creature type": "Bear"}}, BEARS], [], expect=[f"{BEARS} is 3/3"])
    with pytest.raises(ScenarioError):
        board([{**creature("Flying"), "chosen": {"creature type": "Bear"}}], [])


@cr("707.2", cited=False)
def test_a_state_keeps_the_mana_cost_of_a_token_that_is_a_copy() -> None:
    made = board([{"token": {"copy_of": "Hill Giant"}, "id": "copy"}], [])
    again = made.report["state"]["players"]["A"]["battlefield"]
    board(again, [], expect=["copy has mana value 4", "copy is red"])


@pytest.mark.parametrize(("aura", "after"), [("Mind Control", "A"), ("Pacifism", "B")])
@cr("613.1b", cited=False)
def test_what_is_listed_with_another_owner_is_an_effects_as_long_as_there_is_one(aura: str, after: str) -> None:
    """Where nothing on the board gives it to that player, it was given by hand, and stays."""
    theirs = [{"card": "Serra Angel", "owner": "A"}, {"card": aura, "attached_to": "Serra Angel"}]
    before = board([], theirs, expect=["B controls Serra Angel"])
    assert before.report["state"]["players"]["B"]["battlefield"][0]["owner"] == "A"
    board({"hand": ["Disenchant"]}, theirs, cast("Disenchant", aura), RESOLVE, expect=[f"{after} controls Serra Angel"])
