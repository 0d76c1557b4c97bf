"""Three and more players: leaving the game, and attacking several opponents (CR 800.4, 802)."""

from __future__ import annotations

from typing import Any

from tests.engine.helpers import (
    AFTER_COMBAT,
    RESOLVE,
    RESOLVE_ALL,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    passing,
    to,
)

ANGEL = {"card": "Serra Angel", "id": "angel"}


def leaves(player: str) -> dict[str, Any]:
    return {"do": "concede", "player": player}


def main_of(player: str) -> dict[str, Any]:
    return {"do": "go_to", "step": "main", "active": player}


# ---- 800.4


@cr("800.4a")
def test_control_of_what_others_own_goes_back_as_the_aura_leaves_with_its_owner() -> None:
    aura = [{"card": "Mind Control", "attached_to": "angel"}]
    board(aura, [ANGEL], leaves("A"), C=[], expect=["B controls angel"])
    board(aura, [ANGEL], leaves("B"), C=[], expect=["Mind Control in graveyard", "angel is nowhere"])


@cr("800.4a")
def test_an_effect_of_a_spell_that_gave_control_ends() -> None:
    treason = {"hand": ["Act of Treason"]}
    script = (cast("Act of Treason", "angel"), RESOLVE, leaves("A"))
    board(treason, [ANGEL], *script, C=[], expect=["B controls angel"])


@cr("800.4a")
def test_what_came_under_control_for_good_is_exiled_or_goes_with_its_owner() -> None:
    side, library = {"hand": ["Bribery"]}, {"library": ["Serra Angel"]}
    found = (cast("Bribery", "B"), RESOLVE, answer("Serra Angel"))
    board(side, library, *found, leaves("A"), C=[], expect=["Serra Angel in exile"])
    board(side, library, *found, leaves("B"), C=[], expect=["Serra Angel is nowhere"])


@cr("800.4a")
def test_abilities_and_copies_on_the_stack_cease_to_exist() -> None:
    ping = {"do": "activate", "player": "A", "source": "Prodigal Sorcerer", "targets": ["B"]}
    board(["Prodigal Sorcerer"], [], ping, leaves("A"), C=[], expect=["stack is empty", "B life 20"])
    copied = (cast("Lightning Bolt", "B"), cast("Twincast", "Lightning Bolt"), RESOLVE, answer("no"))
    spells = {"hand": ["Lightning Bolt", "Twincast"]}
    board(spells, [], *copied, leaves("A"), C=[], expect=["stack is empty", "B life 20"])


@cr("800.4a")
def test_priority_passes_to_the_next_player() -> None:
    board([], [], passing("A"), leaves("B"), C=[], expect=["C has priority"])


@cr("800.4b")
def test_no_token_is_made_for_a_player_who_has_left() -> None:
    bears = {"hand": ["Grizzly Bears"]}
    cast_it = (main_of("B"), cast("Grizzly Bears", player="B"), RESOLVE)
    board(["Genesis Chamber"], bears, *cast_it, RESOLVE, C=[], expect=["B controls 1 Myr"])
    left = board(["Genesis Chamber"], bears, *cast_it, leaves("B"), RESOLVE, C=[], expect=["stack is empty"])
    assert not left.count("B creates")


@cr("800.4c")
def test_what_nobody_there_would_control_is_exiled_as_the_effect_ends() -> None:
    bribed = {"battlefield": [{**ANGEL, "owner": "B"}]}
    taken = (main_of("C"), cast("Act of Treason", "angel", player="C"), RESOLVE, leaves("A"))
    treason = {"hand": ["Act of Treason"]}
    board(bribed, [], *taken, C=treason, expect=["C controls angel"])
    played = board(bribed, [], *taken, to("upkeep"), C=treason, expect=["angel in exile"])
    assert played.cites("800.4c")


@cr("800.4d", "603.7d")
def test_a_delayed_trigger_of_a_player_who_has_left_returns_nothing() -> None:
    journey = {"hand": ["Otherworldly Journey"]}
    exiled = (cast("Otherworldly Journey", "angel"), RESOLVE)
    board(journey, [ANGEL], *exiled, to("end"), RESOLVE, C=[], expect=["B controls angel"])
    board(journey, [ANGEL], *exiled, leaves("A"), to("end"), C=[], expect=["angel in exile"])


@cr("800.4e")
def test_what_attacked_a_player_who_left_deals_damage_to_nobody() -> None:
    script = (*attack_with({"Hill Giant": "B"}), leaves("B"), AFTER_COMBAT)
    board(["Hill Giant"], [], *script, C=[], expect=["C life 20", "Hill Giant is tapped"])


HERALD = {"battlefield": ["Grave Herald"], "graveyard": ["Hill Giant", "Grizzly Bears", "Forest"]}


@cr("800.4g")
def test_another_opponent_chooses_for_one_who_has_left() -> None:
    attack = (*attack_with({"Grave Herald": "B"}), leaves("B"), RESOLVE)
    asked = board(HERALD, [], *attack, C=[], D=[]).pending
    assert asked["player"] == "A"
    assert [option["label"] for option in asked["options"]] == ["C", "D"]
    expect = ["Hill Giant in A's hand", "Grizzly Bears in A's graveyard"]
    script = (*attack, answer("D"), answer("Hill Giant", "D"))
    played = board(HERALD, [], *script, C=[], D=[], expect=expect)
    assert "800.4g" in played.rules_of("D chooses in place of B")


@cr("800.4g")
def test_the_only_opponent_left_chooses_and_nobody_is_asked_who_does() -> None:
    script = (*attack_with({"Grave Herald": "B"}), leaves("B"), RESOLVE, answer("Grizzly Bears", "C"))
    board(HERALD, [], *script, C=[], expect=["Grizzly Bears in A's hand"])


@cr("800.4h", "704.5w")
def test_a_siege_whose_protector_left_gets_another() -> None:
    siege = {"card": "Invasion of Zendikar", "protector": "B"}
    board([siege], [], leaves("B"), C=[], expect=["C protects Invasion of Zendikar"])


@cr("800.4j")
def test_the_turn_goes_on_without_its_player() -> None:
    played = board([], [], leaves("A"), C=[])
    assert played.report["state"]["turn"]["number"] == 3
    assert played.report["state"]["turn"]["priority"] == "B"


@cr("800.4m", "701.15a")
def test_until_your_next_turn_ends_as_that_turn_would_have_begun() -> None:
    decorum = {"hand": ["Disrupt Decorum"]}
    script = [
        cast("Disrupt Decorum"),
        RESOLVE,
        leaves("A"),
        {"do": "go_to", "step": "declare attackers", "active": "B"},
    ]
    idle: dict[str, Any] = {"do": "attack", "player": "B", "attackers": {}}
    hits = {"do": "attack", "player": "B", "attackers": {"Grizzly Bears": "C"}}
    assert board(decorum, ["Grizzly Bears"], *script, idle, C=[], refused=True).refused("508.1d")
    later = {"do": "go_to", "step": "declare attackers", "active": "B", "turn": 6}
    board(decorum, ["Grizzly Bears"], *script, hits, later, idle, C=[])


@cr("104.4a", "704.3")
def test_all_who_remain_lose_together_and_the_game_is_a_draw() -> None:
    rift = {"hand": ["Flame Rift"], "life": 4}
    script = (cast("Flame Rift"), RESOLVE_ALL)
    board(rift, {"life": 3}, *script, C={"life": 2}, expect=["the game is a draw"])
    board(rift, {"life": 3}, *script, C={"life": 9}, expect=["C wins"])


# ---- 802


@cr("802.2a", "702.14c")
def test_landwalk_asks_for_the_lands_of_the_player_it_attacks() -> None:
    attackers = attack_with({"Bog Wraith": "B", "Grizzly Bears": "C"})
    blocked = block_with({"Hill Giant": "Bog Wraith"})
    board(["Bog Wraith", "Grizzly Bears"], ["Hill Giant"], *attackers, *blocked, C=["Swamp"])
    swamp = ["Hill Giant", "Swamp"]
    played = board(["Bog Wraith", "Grizzly Bears"], swamp, *attackers, *blocked, C=[], refused=True)
    assert played.refused("702.14c")


@cr("802.3a")
def test_a_limit_on_all_attackers_counts_those_that_attack_others() -> None:
    attackers = attack_with({"Silent Arbiter": "B", "Grizzly Bears": "C"})
    assert board(["Silent Arbiter", "Grizzly Bears"], [], *attackers, C=[], refused=True).refused("508.1c")


@cr("802.3a", "508.1h")
def test_a_tax_for_attacking_one_player_is_not_paid_for_attacking_another() -> None:
    bears = {"battlefield": ["Grizzly Bears", "Hill Giant"], "mana": "lands"}
    board(bears, ["Propaganda"], *attack_with({"Grizzly Bears": "C", "Hill Giant": "C"}), C=[])
    played = board(bears, ["Propaganda"], *attack_with({"Grizzly Bears": "B"}), C=[], refused=True)
    assert played.refused("601.2h")
