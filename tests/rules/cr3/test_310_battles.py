"""Battles (CR 310)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import (
    DAMAGE,
    RESOLVE,
    RESOLVE_ALL,
    Entry,
    activate,
    answer,
    attack,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    to,
)
from tests.rules.battles import GOBAKHAN, siege

SIEGE = {"card": "Invasion of Zendikar", "id": "siege", "counters": {"defense": 3}, "protector": "B"}
BASTION = "Nameless Bastion"


def bastion(defense: int = 4, **more: Any) -> dict[str, Any]:
    """A battle that is no Siege, on the battlefield; its controller is its protector (310.8a)."""
    return {"card": BASTION, "id": "bastion", "counters": {"defense": defense}, **more}


SIEGE_OF_FIVE = {"card": "Invasion of Zendikar", "id": "siege", "counters": {"defense": 5}, "protector": "B"}
ZENDIKAR = {"card": "Invasion of Zendikar", "protector": "B", "counters": {"defense": 3}}
MARCHESA = "Marchesa, Resolute Monarch"


@cr("310.1")
def test_a_battle_is_cast_as_a_sorcery_would_be() -> None:
    board({"hand": ["Invasion of Zendikar"]}, [], cast("Invasion of Zendikar"), step="upkeep", refused="310.1")


@cr("310.2", "310.4a", "310.4b", "310.8a")
def test_a_battle_enters_under_its_controllers_control_with_its_defense() -> None:
    board(
        {"hand": ["Invasion of Zendikar"]},
        [],
        cast("Invasion of Zendikar"),
        RESOLVE,
        expect=[
            "A controls Invasion of Zendikar",
            "Invasion of Zendikar has 3 defense",
            "B protects Invasion of Zendikar",
        ],
    )


@cr("310.3", "310.4", cited=False)
def test_a_siege_card_has_its_battle_type_and_defense_in_every_zone() -> None:
    board(
        {"graveyard": ["Invasion of Zendikar"]},
        [],
        expect=[
            "Invasion of Zendikar is a Siege",
            "Invasion of Zendikar is a battle",
            "Invasion of Zendikar has 3 defense",
        ],
    )


@cr("310.4b")
def test_a_battle_enters_with_its_defense_in_counters() -> None:
    played = board(
        {"hand": [GOBAKHAN]}, [], cast(GOBAKHAN), RESOLVE, expect=["Invasion of Gobakhan has 3 defense counters"]
    )
    assert "310.4b" in played.rules_of("enters")


@cr("310.4c", "310.6")
def test_damage_to_a_battle_takes_defense_counters() -> None:
    board(
        {"battlefield": [ZENDIKAR], "hand": ["Shock"]},
        [],
        cast("Shock", "Invasion of Zendikar"),
        RESOLVE,
        expect=["Invasion of Zendikar has 1 defense", "Invasion of Zendikar has 0 damage"],
    )


@cr("310.5", "310.8", "310.8e")
def test_a_battle_is_attacked_and_its_protector_blocks_for_it() -> None:
    board(
        [ZENDIKAR, "Hill Giant"],
        ["Grizzly Bears"],
        *attack_with({"Hill Giant": "Invasion of Zendikar"}),
        to("declare blockers"),
        {"do": "block", "player": "B", "blockers": {"Grizzly Bears": "Hill Giant"}},
        to("combat damage"),
        expect=["Invasion of Zendikar has 3 defense", "Grizzly Bears in B's graveyard"],
    )


@cr("310.7")
def test_a_siege_whose_trigger_is_countered_away_dies() -> None:
    played = board([siege(0)], [], {"do": "pass", "player": "A"}, expect=["Invasion of Gobakhan in A's graveyard"])
    assert played.cites("310.7")


@cr("310.7")
def test_a_battle_without_a_type_is_not_exiled_when_it_is_defeated() -> None:
    played = board(
        {"battlefield": [bastion(3, protector="A")], "hand": ["Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "bastion"),
        RESOLVE,
        expect=["Nameless Bastion in A's graveyard", "stack is empty"],
    )
    assert played.cites("310.7")
    assert not played.cites("310.11b")


@cr("310.7", cited=False)
def test_a_battle_whose_last_defense_counter_is_removed_is_defeated() -> None:
    siege = {"card": "Invasion of Gobakhan", "id": "siege", "counters": {"defense": 3}, "protector": "B"}
    board(
        [MARCHESA, siege],
        [],
        *attack_with({MARCHESA: "B"}),
        answer(["siege"]),
        RESOLVE_ALL,
        answer("yes"),
        expect=["Lightshield Array is on the battlefield"],
    )


@cr("310.8a")
def test_its_controller_chooses_the_protector_as_a_siege_enters() -> None:
    played = board({"hand": [GOBAKHAN]}, [], cast(GOBAKHAN), RESOLVE, C=[])
    assert played.pending["kind"] == "protector"
    assert [o["label"] for o in played.pending["options"]] == ["B", "C"]
    board(
        {"hand": [GOBAKHAN]}, [], cast(GOBAKHAN), RESOLVE, answer("C"), C=[], expect=["C protects Invasion of Gobakhan"]
    )


@cr("310.8a")
def test_the_controller_of_a_battle_without_a_type_becomes_its_protector() -> None:
    played = board(
        {"hand": [BASTION]},
        [],
        cast(BASTION),
        RESOLVE_ALL,
        C=[],
        expect=["A protects Nameless Bastion", "Nameless Bastion has 4 defense counters", "A life 21"],
    )
    assert not played.cites("310.11a")


@cr("310.8a", cited=False)
def test_it_keeps_its_protector_when_another_player_gains_control_of_it() -> None:
    """Only a battle type says who can't be its protector."""
    board(
        [bastion(protector="A"), "Grizzly Bears"],
        [],
        {"do": "edit", "control": {"bastion": "B"}},
        {"do": "pass", "player": "A"},
        expect=["B controls bastion", "A protects bastion"],
    )


@cr("310.8b")
def test_a_siege_can_be_attacked_by_its_own_controller() -> None:
    board(
        ["Grizzly Bears", SIEGE],
        [],
        *attack_with({"Grizzly Bears": "siege"}),
        DAMAGE,
        expect=["siege has 1 defense counter"],
    )


@cr("310.8b")
def test_a_sieges_protector_can_never_attack_it() -> None:
    played = board([SIEGE], ["Hill Giant"], *attack_with({"Hill Giant": "siege"}, "B"), active="B", refused="310.8b")
    assert "protector" in played.reason


@cr("310.8b")
def test_in_a_game_of_three_anybody_but_the_protector_can_attack_a_siege() -> None:
    played = board([SIEGE], [], *attack_with({"Hill Giant": "siege"}, "C"), DAMAGE, C=["Hill Giant"], active="C")
    assert any("last defense counter" in step for step in played.steps), played.steps


@cr("310.8b")
def test_its_own_controller_cannot_attack_it_and_an_opponent_can() -> None:
    board(["Grizzly Bears", bastion(protector="A")], [], *attack_with({"Grizzly Bears": "bastion"}), refused="310.8b")
    board(
        [bastion(protector="A")],
        ["Grizzly Bears"],
        *attack_with({"Grizzly Bears": "bastion"}, "B"),
        DAMAGE,
        active="B",
        expect=["bastion has 2 defense counters"],
    )


@cr("310.8c")
def test_its_protector_defends_it() -> None:
    board(
        ["Hill Giant", bastion(protector="A")],
        ["Grizzly Bears"],
        *attack_with({"Grizzly Bears": "bastion"}, "B"),
        *block_with({"Hill Giant": "Grizzly Bears"}, "A"),
        DAMAGE,
        active="B",
        expect=["bastion has 4 defense counters", "Grizzly Bears in B's graveyard"],
    )


@cr("310.8c", cited=False)
def test_only_the_protectors_creatures_may_block_for_a_battle() -> None:
    script = [*attack_with({"Hill Giant": "siege"}), *block_with({"Craw Wurm": "Hill Giant"}, "C")]
    board(["Hill Giant", SIEGE_OF_FIVE], ["Grizzly Bears"], *script, C=["Craw Wurm"], refused="509.1")


@cr("310.8c")
def test_the_protector_may_block_for_a_battle() -> None:
    board(
        ["Hill Giant", SIEGE_OF_FIVE],
        ["Craw Wurm"],
        *attack_with({"Hill Giant": "siege"}),
        *block_with({"Craw Wurm": "Hill Giant"}),
        DAMAGE,
        expect=["siege has 5 defense counters", "Hill Giant in A's graveyard"],
    )


@cr("310.8c")
def test_a_player_attacked_elsewhere_cant_block_for_somebody_elses_battle() -> None:
    played = board(
        ["Hill Giant", "Grizzly Bears", SIEGE_OF_FIVE],
        [],
        *attack_with({"Hill Giant": "siege", "Grizzly Bears": "C"}),
        *block_with({"Craw Wurm": "Hill Giant"}, "C"),
        C=["Craw Wurm"],
        refused="310.8c",
    )
    assert "B" in played.reason


@cr("310.8d", cited=False)
def test_the_protector_is_the_defending_player_for_islandwalk_and_the_like() -> None:
    board(
        ["Deep-Sea Serpent", siege()],
        ["Island"],
        *attack_with({"Deep-Sea Serpent": "siege"}),
        expect=["Deep-Sea Serpent is attacking"],
    )


@cr("310.8f", "310.8")
def test_a_battle_has_only_one_protector() -> None:
    board(
        [{"card": "Invasion of Zendikar", "protector": "B"}],
        [],
        {"do": "concede", "player": "B"},
        C={"battlefield": []},
        expect=["C protects Invasion of Zendikar"],
    )


@cr("310.8g", cited=False)
def test_a_battle_keeps_its_protector_when_it_becomes_something_else() -> None:
    board(
        {"battlefield": [ZENDIKAR, {"card": "Song of the Forest", "attached_to": "Invasion of Zendikar"}]},
        [],
        expect=["Invasion of Zendikar is a land", "Invasion of Zendikar is protected by B"],
    )


@cr("310.9")
def test_a_battle_attached_to_something_comes_off() -> None:
    played = board(["Hill Giant", siege(attached_to="Hill Giant")], [], {"do": "pass", "player": "A"})
    assert played.cites("310.9")


@cr("310.10")
def test_a_player_who_gains_control_of_a_siege_they_protect_chooses_another_protector() -> None:
    played = board(
        [siege()],
        [],
        {"do": "edit", "control": {"siege": "B"}},
        {"do": "pass", "player": "A"},
        expect=["B controls siege", "A protects siege"],
    )
    assert played.cites("704.5x")


@cr("310.10")
def test_a_siege_without_a_protector_gets_one() -> None:
    one = siege()
    del one["protector"]
    played = board([one], [], {"do": "pass", "player": "A"}, expect=["B protects siege"])
    assert played.report["refused"] is None


@cr("310.10")
def test_a_battle_without_a_type_and_protector_gets_its_controller() -> None:
    board([bastion()], [], {"do": "pass", "player": "A"}, expect=["A protects bastion"])


@cr("310.11", "310.11a", "310.11b", "712.11a", "712.8c", "202.3b")
def test_a_defeated_siege_is_cast_transformed_with_the_mana_value_of_its_front() -> None:
    board(
        {"battlefield": [{**ZENDIKAR, "counters": {"defense": 2}}], "hand": ["Shock"]},
        [],
        cast("Shock", "Invasion of Zendikar"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        expect=["Awakened Skyclave in stack", "Awakened Skyclave has mana value 4"],
    )


@cr("310.11a")
def test_the_only_opponent_is_the_protector() -> None:
    played = board({"hand": [GOBAKHAN]}, [], cast(GOBAKHAN), RESOLVE, expect=["B protects Invasion of Gobakhan"])
    assert played.cites("310.11a")


@cr("310.11b")
def test_a_siege_without_defense_waits_for_its_trigger_to_leave_the_stack() -> None:
    here = {"battlefield": [siege()], "hand": ["Lightning Bolt"]}
    played = board(here, [], cast("Lightning Bolt", "siege"), RESOLVE, expect=["siege is on the battlefield"])
    assert "310.11b" in played.rules_of("ability triggers")
    board(
        here,
        [],
        cast("Lightning Bolt", "siege"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        RESOLVE_ALL,
        expect=["Lightshield Array is on the battlefield"],
    )


@cr("310.11b")
def test_its_controller_may_leave_a_defeated_siege_in_exile() -> None:
    board(
        {"battlefield": [siege()], "hand": ["Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "siege"),
        RESOLVE,
        RESOLVE,
        answer("no"),
        expect=["Invasion of Gobakhan in exile", "stack is empty"],
    )


@cr("310.11b")
def test_damage_beyond_the_last_counter_triggers_once() -> None:
    played = board(
        ["Craw Wurm", "Hill Giant", siege()], [], *attack_with({"Craw Wurm": "siege", "Hill Giant": "siege"}), DAMAGE
    )
    assert played.count("ability triggers") == 1


@cr("310.11b", "608.2d", cited=False)
@pytest.mark.parametrize(
    "battle",
    [
        {"token": {"copy_of": "Invasion of Zendikar"}},
        {"token": {"name": "Front", "types": ["Battle"], "subtypes": ["Siege"]}},
    ],
)
def test_what_cannot_be_cast_transformed_is_not_asked_about(battle: dict[str, Any]) -> None:
    """A token can't be cast, nor what has no back face."""
    token = {**battle, "id": "siege", "counters": {"defense": 3}, "protector": "B"}
    script = [cast("Lightning Bolt", "siege"), RESOLVE, RESOLVE]
    played = board({"hand": ["Lightning Bolt"], "battlefield": [token]}, [], *script)
    assert played.report["pending"] is None


BATTLE = "Invasion of Zendikar"


def battle(protector: str) -> Entry:
    return {"card": BATTLE, "id": "siege", "counters": {"defense": 3}, "protector": protector}


@pytest.mark.parametrize(("protector", "defense"), [("B", 2), ("A", 4)])
@cr("310.8e", cited=False)
def test_whether_an_opponent_protects_a_battle_is_asked_of_its_protector(protector: str, defense: int) -> None:
    """Told of its protector, whoever controls it."""
    a, b = ["Portent Tracker", battle(protector)], []
    if protector == "A":
        a, b = ["Portent Tracker"], [battle("A")]
    expect = [f"{BATTLE} has {defense} defense counters"]
    board(a, b, activate("Portent Tracker", "siege", ability=2), RESOLVE, expect=expect)


@cr("310.8e", cited=False)
def test_a_battle_that_a_player_protects_is_named_by_its_protector() -> None:
    """Theirs is a target of what was dealt to them, one that somebody else protects is none."""
    raptor = attack(Rampaging_Raptor="B")
    hit = board(["Rampaging Raptor", battle("B")], [], *raptor, DAMAGE, RESOLVE)
    assert hit.count("deals 4 damage to Invasion of Zendikar") == 1
    other = board(["Rampaging Raptor"], [battle("A")], *raptor, DAMAGE)
    assert other.count("there is no legal target for it") == 1
