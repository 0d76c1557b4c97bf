"""Battles (CR 310), from entering to defeat."""

from __future__ import annotations

from typing import Any

from tests.engine.helpers import DAMAGE, RESOLVE, RESOLVE_ALL, answer, attack_with, block_with, board, cast, cr

GOBAKHAN = "Invasion of Gobakhan"


def siege(defense: int = 3, protector: str = "B", **more: Any) -> dict[str, Any]:
    """A Siege on the battlefield."""
    return {"card": GOBAKHAN, "id": "siege", "counters": {"defense": defense}, "protector": protector, **more}


@cr("310.4b")
def test_a_battle_enters_with_its_defense_in_counters() -> None:
    played = board(
        {"hand": [GOBAKHAN]}, [], cast(GOBAKHAN), RESOLVE, expect=["Invasion of Gobakhan has 3 defense counters"]
    )
    assert "310.4b" in played.rules_of("enters")


@cr("310.8a")
def test_its_controller_chooses_the_protector_as_a_siege_enters() -> None:
    played = board({"hand": [GOBAKHAN]}, [], cast(GOBAKHAN), RESOLVE, C=[])
    assert played.pending["kind"] == "protector"
    assert [o["label"] for o in played.pending["options"]] == ["B", "C"]
    board(
        {"hand": [GOBAKHAN]}, [], cast(GOBAKHAN), RESOLVE, answer("C"), C=[], expect=["C protects Invasion of Gobakhan"]
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


@cr("310.7")
def test_a_siege_whose_trigger_is_countered_away_dies() -> None:
    played = board([siege(0)], [], {"do": "pass", "player": "A"}, expect=["Invasion of Gobakhan in A's graveyard"])
    assert played.cites("310.7")


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


@cr("310.9")
def test_a_battle_attached_to_something_comes_off() -> None:
    played = board(["Hill Giant", siege(attached_to="Hill Giant")], [], {"do": "pass", "player": "A"})
    assert played.cites("310.9")


@cr("704.5w")
def test_when_the_protector_leaves_the_siege_gets_a_new_one() -> None:
    board([siege()], [], {"do": "concede", "player": "B"}, C=[], expect=["C protects siege"])


@cr("704.5w")
def test_an_attacked_siege_keeps_being_attacked_when_its_protector_leaves() -> None:
    script = [*attack_with({"Grizzly Bears": "siege"}), {"do": "concede", "player": "B"}]
    board(
        ["Grizzly Bears", siege()], [], *script, C=[], expect=["Grizzly Bears is attacking", "C does not protect siege"]
    )
    board(
        ["Grizzly Bears", siege()],
        [],
        *script,
        DAMAGE,
        C=[],
        expect=["siege has 1 defense counter", "C does not protect siege"],
    )
    board(
        ["Grizzly Bears", siege()],
        [],
        *script,
        {"do": "go_to", "step": "postcombat main"},
        C=[],
        expect=["C protects siege"],
    )


@cr("310.8d")
def test_the_protector_is_the_defending_player_for_islandwalk_and_the_like() -> None:
    board(
        ["Deep-Sea Serpent", siege()],
        ["Island"],
        *attack_with({"Deep-Sea Serpent": "siege"}),
        expect=["Deep-Sea Serpent is attacking"],
    )


@cr("310.11b")
def test_damage_beyond_the_last_counter_triggers_once() -> None:
    played = board(
        ["Craw Wurm", "Hill Giant", siege()], [], *attack_with({"Craw Wurm": "siege", "Hill Giant": "siege"}), DAMAGE
    )
    assert played.count("ability triggers") == 1


@cr("506.4")
def test_a_siege_that_changes_control_in_combat_is_no_longer_attacked() -> None:
    board(
        ["Grizzly Bears", siege(protector="B")],
        [],
        *attack_with({"Grizzly Bears": "siege"}),
        {"do": "edit", "control": {"siege": "C"}},
        DAMAGE,
        C=[],
        expect=["siege has 3 defense counters"],
    )


# ---- battles of no type: none is printed, so one is made up

BASTION = "Nameless Bastion"


def bastion(defense: int = 4, **more: Any) -> dict[str, Any]:
    """A battle that is no Siege, on the battlefield; its controller is its protector (310.8a)."""
    return {"card": BASTION, "id": "bastion", "counters": {"defense": defense}, **more}


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


@cr("310.10")
def test_a_battle_without_a_type_and_protector_gets_its_controller() -> None:
    board([bastion()], [], {"do": "pass", "player": "A"}, expect=["A protects bastion"])


@cr("310.8b")
def test_its_own_controller_cannot_attack_it_and_an_opponent_can() -> None:
    mine = board(
        ["Grizzly Bears", bastion(protector="A")], [], *attack_with({"Grizzly Bears": "bastion"}), refused=True
    )
    assert mine.refused("310.8b")
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


@cr("310.8a")
def test_it_keeps_its_protector_when_another_player_gains_control_of_it() -> None:
    """Only a battle type says who can't be its protector."""
    board(
        [bastion(protector="A"), "Grizzly Bears"],
        [],
        {"do": "edit", "control": {"bastion": "B"}},
        {"do": "pass", "player": "A"},
        expect=["B controls bastion", "A protects bastion"],
    )
