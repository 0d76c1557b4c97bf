"""Declaring blockers (CR 509) and the evasion abilities."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.helpers import DAMAGE, RESOLVE, Played, attack_with, block_with, board, cast, cr, to

SIEGE = {"card": "Invasion of Zendikar", "id": "siege", "counters": {"defense": 5}, "protector": "B"}


def blocked(attackers: list[Any], blockers: list[Any], blocks: dict[str, Any], **more: Any) -> Played:
    """Everything that player A has and that can attack attacks B, who blocks like this."""
    names = [a if isinstance(a, str) else a["card"] for a in attackers]
    goals = dict.fromkeys(more.pop("with_", names), "B")
    return board(attackers, blockers, *attack_with(goals), *block_with(blocks), **more)


@cr("509.1g")
def test_a_blocked_creature_deals_its_damage_to_its_blocker() -> None:
    played = board(
        ["Hill Giant"],
        ["Craw Wurm"],
        *attack_with({"Hill Giant": "B"}),
        *block_with({"Craw Wurm": "Hill Giant"}),
        DAMAGE,
        expect=["B life 20", "Hill Giant in A's graveyard", "Craw Wurm is on the battlefield"],
    )
    assert played.cites("509.1g")


@cr("509.1a")
def test_a_tapped_creature_cant_block() -> None:
    played = blocked(
        ["Hill Giant"],
        [{"card": "Craw Wurm", "tapped": True}, "Grizzly Bears"],
        {"Craw Wurm": "Hill Giant"},
        refused=True,
    )
    assert played.refused("509.1a")


@cr("509.1a")
def test_a_creature_that_came_this_turn_can_block() -> None:
    blocked(
        ["Hill Giant"],
        [{"card": "Craw Wurm", "sick": True}],
        {"Craw Wurm": "Hill Giant"},
        expect=["Craw Wurm is blocking"],
    )


@cr("509.1a")
def test_a_player_cant_be_blocked() -> None:
    played = blocked(["Hill Giant"], ["Craw Wurm"], {"Craw Wurm": "A"}, refused=True)
    assert played.refused("509.1a")


@cr("509.1a")
def test_a_creature_blocks_only_one_attacker() -> None:
    played = blocked(
        ["Hill Giant", "Grizzly Bears"], ["Craw Wurm"], {"Craw Wurm": ["Hill Giant", "Grizzly Bears"]}, refused=True
    )
    assert played.refused("509.1a")


@cr("509.1a")
def test_palace_guard_blocks_any_number_of_creatures() -> None:
    blocked(
        ["Hill Giant", "Grizzly Bears"],
        ["Palace Guard"],
        {"Palace Guard": ["Hill Giant", "Grizzly Bears"]},
        expect=["Palace Guard is blocking"],
    )


@cr("509.1b")
def test_pacifism_keeps_a_creature_from_blocking() -> None:
    played = blocked(
        ["Hill Giant"],
        ["Craw Wurm", {"card": "Pacifism", "attached_to": "Craw Wurm"}, "Grizzly Bears"],
        {"Craw Wurm": "Hill Giant"},
        refused=True,
    )
    assert played.refused("509.1b")
    assert "Pacifism" in played.reason


@cr("509.1b")
def test_bedlam_lets_no_creature_block() -> None:
    assert blocked(
        ["Hill Giant", "Bedlam"], ["Craw Wurm"], {"Craw Wurm": "Hill Giant"}, with_=["Hill Giant"], refused=True
    ).refused("509.1b")


# ---- evasion


@pytest.mark.parametrize(
    ("attacker", "blocker", "rule"),
    [
        pytest.param("Wind Drake", "Hill Giant", "702.9b", marks=cr("702.9b"), id="flying"),
        pytest.param("Severed Legion", "Hill Giant", "702.36b", marks=cr("702.36b"), id="fear"),
        pytest.param("Bladetusk Boar", "Grizzly Bears", "702.13b", marks=cr("702.13b"), id="intimidate"),
        pytest.param("Soltari Foot Soldier", "Hill Giant", "702.28b", marks=cr("702.28b"), id="shadow"),
        pytest.param("Hill Giant", "Soltari Foot Soldier", "702.28b", marks=cr("702.28b"), id="shadow blocks"),
        pytest.param("Shu Cavalry", "Hill Giant", "702.31b", marks=cr("702.31b"), id="horsemanship"),
        pytest.param("Furtive Homunculus", "Hill Giant", "702.118b", marks=cr("702.118b"), id="skulk"),
        pytest.param("White Knight", "Typhoid Rats", "702.16f", marks=cr("702.16f"), id="protection"),
        pytest.param("Invisible Stalker", "Hill Giant", "509.1b", marks=cr("509.1b"), id="unblockable"),
        pytest.param("Bog Rats", "Wall of Stone", "509.1b", marks=cr("509.1b"), id="not by Walls"),
        pytest.param("Hill Giant", "Cloud Pirates", "509.1b", marks=cr("509.1b"), id="blocks only flying"),
        pytest.param("Hill Giant", "Tormented Soul", "509.1b", marks=cr("509.1b"), id="can't block"),
    ],
)
def test_it_cant_be_blocked_by_that(attacker: str, blocker: str, rule: str) -> None:
    played = blocked([attacker, "Grizzly Bears"], [blocker, "Wind Drake"], {blocker: attacker}, refused=True)
    assert played.refused(rule)


@pytest.mark.parametrize(
    ("attacker", "blocker"),
    [
        pytest.param("Wind Drake", "Giant Spider", marks=cr("702.17b"), id="reach blocks flying"),
        pytest.param("Wind Drake", "Serra Angel", marks=cr("702.9b"), id="flying blocks flying"),
        pytest.param("Hill Giant", "Wind Drake", marks=cr("702.9b"), id="flying blocks anything"),
        pytest.param("Severed Legion", "Typhoid Rats", marks=cr("702.36b"), id="black blocks fear"),
        pytest.param("Severed Legion", "Juggernaut", marks=cr("702.36b"), id="artifact blocks fear"),
        pytest.param("Bladetusk Boar", "Hill Giant", marks=cr("702.13b"), id="shared color blocks intimidate"),
        pytest.param("Soltari Foot Soldier", "Dauthi Slayer", marks=cr("702.28b"), id="shadow blocks shadow"),
        pytest.param("Furtive Homunculus", "Grizzly Bears", marks=cr("702.118b"), id="equal power blocks skulk"),
        pytest.param("White Knight", "Hill Giant", marks=cr("702.16f"), id="protection from another color"),
        pytest.param("Wind Drake", "Cloud Pirates", marks=cr("509.1b"), id="blocks only flying"),
    ],
)
def test_it_can_be_blocked_by_that(attacker: str, blocker: str) -> None:
    blocked([attacker], [blocker], {blocker: attacker}, expect=[f"{blocker} is blocking"])


@cr("702.14c")
def test_swampwalk_asks_for_a_swamp_of_the_defending_player() -> None:
    blocked(["Bog Wraith", "Swamp"], ["Hill Giant"], {"Hill Giant": "Bog Wraith"}, with_=["Bog Wraith"])
    played = blocked(
        ["Bog Wraith", "Grizzly Bears"], ["Hill Giant", "Swamp"], {"Hill Giant": "Bog Wraith"}, refused=True
    )
    assert played.refused("702.14c")


@cr("702.111b")
def test_menace_asks_for_two_blockers() -> None:
    here = (["Boggart Brute"], ["Hill Giant", "Grizzly Bears"])
    assert blocked(*here, {"Hill Giant": "Boggart Brute"}, refused=True).refused("702.111b")
    blocked(*here, {"Hill Giant": "Boggart Brute", "Grizzly Bears": "Boggart Brute"})


@cr("509.1b")
def test_stalking_tiger_is_blocked_by_at_most_one_creature() -> None:
    here = (["Stalking Tiger"], ["Hill Giant", "Grizzly Bears"])
    assert blocked(*here, {"Hill Giant": "Stalking Tiger", "Grizzly Bears": "Stalking Tiger"}, refused=True).refused(
        "509.1b"
    )
    blocked(*here, {"Hill Giant": "Stalking Tiger"})


@cr("509.1b")
def test_menace_and_at_most_one_blocker_together_cant_be_blocked() -> None:
    here = (["Stalking Tiger", "Goblin War Drums"], ["Hill Giant", "Grizzly Bears"])
    for blocks in (
        {"Hill Giant": "Stalking Tiger"},
        {"Hill Giant": "Stalking Tiger", "Grizzly Bears": "Stalking Tiger"},
    ):
        assert blocked(*here, blocks, with_=["Stalking Tiger"], refused=True).refused("509.1b")


@cr("506.5")
def test_jackal_familiar_cant_block_alone() -> None:
    here = (["Hill Giant"], ["Jackal Familiar", "Grizzly Bears"])
    assert blocked(*here, {"Jackal Familiar": "Hill Giant"}, refused=True).refused("506.5")
    blocked(*here, {"Jackal Familiar": "Hill Giant", "Grizzly Bears": "Hill Giant"})


@cr("509.1b")
def test_silent_arbiter_lets_one_creature_block() -> None:
    played = blocked(
        ["Hill Giant"],
        ["Silent Arbiter", "Grizzly Bears"],
        {"Silent Arbiter": "Hill Giant", "Grizzly Bears": "Hill Giant"},
        refused=True,
    )
    assert played.refused("509.1b")


# ---- requirements


@cr("509.1c")
def test_every_creature_able_to_block_a_lured_creature_must_block_it() -> None:
    here = (["Taunting Elf", "Hill Giant"], ["Grizzly Bears", "Craw Wurm"])
    assert blocked(*here, {"Craw Wurm": "Hill Giant", "Grizzly Bears": "Taunting Elf"}, refused=True).refused("509.1c")
    blocked(*here, {"Craw Wurm": "Taunting Elf", "Grizzly Bears": "Taunting Elf"})


@cr("509.1c")
def test_lure_on_a_flying_creature_asks_nothing_of_creatures_that_cant_block_it() -> None:
    blocked(
        ["Wind Drake", {"card": "Lure", "attached_to": "Wind Drake"}],
        ["Hill Giant", "Giant Spider"],
        {"Giant Spider": "Wind Drake"},
        with_=["Wind Drake"],
    )


@cr("509.1c")
def test_a_lured_creature_with_menace_is_blocked_by_all_or_if_there_is_one_by_none() -> None:
    lured = ["Boggart Brute", {"card": "Lure", "attached_to": "Boggart Brute"}]
    blocked(lured, ["Hill Giant"], {}, with_=["Boggart Brute"])
    played = blocked(lured, ["Hill Giant", "Grizzly Bears"], {}, with_=["Boggart Brute"], refused=True)
    assert played.refused("509.1c")


@cr("509.1c")
def test_between_two_lured_creatures_a_blocker_may_choose() -> None:
    lured = ["Taunting Elf", "Hill Giant", {"card": "Lure", "attached_to": "Hill Giant"}]
    for goal in ("Taunting Elf", "Hill Giant"):
        blocked(lured, ["Grizzly Bears"], {"Grizzly Bears": goal}, with_=["Taunting Elf", "Hill Giant"])


@cr("509.1c")
def test_a_creature_that_must_be_blocked_needs_only_one_blocker() -> None:
    here = (["Gaea's Protector", "Hill Giant"], ["Grizzly Bears", "Craw Wurm"])
    blocked(*here, {"Grizzly Bears": "Gaea's Protector", "Craw Wurm": "Hill Giant"})
    blocked(*here, {"Grizzly Bears": "Gaea's Protector"})
    assert blocked(*here, {"Craw Wurm": "Hill Giant"}, refused=True).refused("509.1c")


@cr("509.1c")
def test_nobody_has_to_pay_to_block_a_creature_that_must_be_blocked() -> None:
    board(
        ["Gaea's Protector"],
        {"battlefield": ["Hipparion"], "mana": "lands"},
        *attack_with({"Gaea's Protector": "B"}),
        *block_with({}),
    )


@cr("509.1f")
def test_hipparion_pays_to_block_a_strong_creature() -> None:
    played = board(
        ["Hill Giant"],
        {"battlefield": ["Hipparion", "Plains"], "mana": "lands"},
        *attack_with({"Hill Giant": "B"}),
        *block_with({"Hipparion": "Hill Giant"}),
        expect=["Hipparion is blocking", "Plains is tapped"],
    )
    assert played.cites("509.1f")


@cr("509.1d")
def test_a_block_that_cant_be_paid_for_is_illegal() -> None:
    board(
        ["Hill Giant"],
        {"battlefield": ["Hipparion", "Grizzly Bears"], "mana": "lands"},
        *attack_with({"Hill Giant": "B"}),
        *block_with({"Hipparion": "Hill Giant"}),
        refused=True,
    )


# ---- blocked and unblocked


@cr("509.1h")
def test_a_creature_stays_blocked_when_its_blocker_is_gone() -> None:
    board(
        {"battlefield": ["Hill Giant"], "hand": ["Lightning Bolt"]},
        ["Grizzly Bears"],
        *attack_with({"Hill Giant": "B"}),
        *block_with({"Grizzly Bears": "Hill Giant"}),
        cast("Lightning Bolt", "Grizzly Bears"),
        RESOLVE,
        DAMAGE,
        expect=["B life 20", "Grizzly Bears in B's graveyard"],
    )


@cr("506.4a")
def test_an_evasion_ability_gained_after_blocks_comes_too_late() -> None:
    board(
        {"battlefield": ["Hill Giant"], "hand": ["Arcane Flight"]},
        ["Craw Wurm"],
        *attack_with({"Hill Giant": "B"}),
        *block_with({"Craw Wurm": "Hill Giant"}),
        {"do": "edit", "create": {"A": [{"card": "Arcane Flight", "attached_to": "Hill Giant"}]}},
        DAMAGE,
        expect=["Hill Giant in A's graveyard"],
    )


# ---- whose creatures may block


@cr("310.8c")
def test_only_the_protectors_creatures_may_block_for_a_battle() -> None:
    script = [*attack_with({"Hill Giant": "siege"}), *block_with({"Craw Wurm": "Hill Giant"}, "C")]
    played = board(["Hill Giant", SIEGE], ["Grizzly Bears"], *script, C=["Craw Wurm"], refused=True)
    assert played.refused("509.1") or played.refused("310.8c")


@cr("310.8c")
def test_the_protector_may_block_for_a_battle() -> None:
    board(
        ["Hill Giant", SIEGE],
        ["Craw Wurm"],
        *attack_with({"Hill Giant": "siege"}),
        *block_with({"Craw Wurm": "Hill Giant"}),
        DAMAGE,
        expect=["siege has 5 defense counters", "Hill Giant in A's graveyard"],
    )


@cr("310.8c")
def test_a_player_attacked_elsewhere_cant_block_for_somebody_elses_battle() -> None:
    played = board(
        ["Hill Giant", "Grizzly Bears", SIEGE],
        [],
        *attack_with({"Hill Giant": "siege", "Grizzly Bears": "C"}),
        *block_with({"Craw Wurm": "Hill Giant"}, "C"),
        C=["Craw Wurm"],
        refused=True,
    )
    assert played.refused("310.8c")
    assert "B" in played.reason


@cr("802.4a")
def test_a_player_cant_block_a_creature_that_attacks_somebody_else() -> None:
    played = board(
        ["Hill Giant", "Grizzly Bears"],
        ["Craw Wurm"],
        *attack_with({"Hill Giant": "C", "Grizzly Bears": "B"}),
        *block_with({"Craw Wurm": "Hill Giant"}),
        C=[],
        refused=True,
    )
    assert played.refused("802.4a")


@cr("802.4")
def test_each_defending_player_declares_blockers_in_turn_order() -> None:
    played = board(
        ["Hill Giant", "Grizzly Bears"],
        ["Craw Wurm"],
        *attack_with({"Hill Giant": "C", "Grizzly Bears": "B"}),
        to("declare blockers"),
        {"do": "block", "player": "B", "blockers": {"Craw Wurm": "Grizzly Bears"}},
        {"do": "block", "player": "C", "blockers": {"Wind Drake": "Hill Giant"}},
        DAMAGE,
        C=["Wind Drake"],
        expect=["Grizzly Bears in A's graveyard", "Wind Drake in C's graveyard", "B life 20", "C life 20"],
    )
    assert played.count("blocks") >= 1


@cr("509.1a")
def test_a_planeswalkers_controller_blocks_for_it() -> None:
    board(
        ["Hill Giant"],
        ["Craw Wurm", {"card": "Jace Beleren", "counters": {"loyalty": 5}}],
        *attack_with({"Hill Giant": "Jace Beleren"}),
        *block_with({"Craw Wurm": "Hill Giant"}),
        DAMAGE,
        expect=["Jace Beleren has 5 loyalty counters"],
    )
