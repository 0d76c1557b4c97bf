"""Declare Blockers Step (CR 509)."""

from __future__ import annotations

import pytest

from tests.helpers import (
    DAMAGE,
    LANDS,
    PASS_A,
    RESOLVE,
    RESOLVE_ALL,
    activate,
    answer,
    attack,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    creature,
    to,
)
from tests.rules.combat import blocked


@cr("509.1a")
def test_a_tapped_creature_cant_block() -> None:
    blocked(
        ["Hill Giant"],
        [{"card": "Craw Wurm", "tapped": True}, "Grizzly Bears"],
        {"Craw Wurm": "Hill Giant"},
        refused="509.1a",
    )


@cr("509.1a", cited=False)
def test_a_creature_that_came_this_turn_can_block() -> None:
    blocked(
        ["Hill Giant"],
        [{"card": "Craw Wurm", "sick": True}],
        {"Craw Wurm": "Hill Giant"},
        expect=["Craw Wurm is blocking"],
    )


@cr("509.1a")
def test_a_player_cant_be_blocked() -> None:
    blocked(["Hill Giant"], ["Craw Wurm"], {"Craw Wurm": "A"}, refused="509.1a")


@cr("509.1a")
def test_a_creature_blocks_only_one_attacker() -> None:
    blocked(
        ["Hill Giant", "Grizzly Bears"], ["Craw Wurm"], {"Craw Wurm": ["Hill Giant", "Grizzly Bears"]}, refused="509.1a"
    )


@cr("509.1a", cited=False)
def test_palace_guard_blocks_any_number_of_creatures() -> None:
    blocked(
        ["Hill Giant", "Grizzly Bears"],
        ["Palace Guard"],
        {"Palace Guard": ["Hill Giant", "Grizzly Bears"]},
        expect=["Palace Guard is blocking"],
    )


@cr("509.1a", cited=False)
def test_a_planeswalkers_controller_blocks_for_it() -> None:
    board(
        ["Hill Giant"],
        ["Craw Wurm", {"card": "Jace Beleren", "counters": {"loyalty": 5}}],
        *attack_with({"Hill Giant": "Jace Beleren"}),
        *block_with({"Craw Wurm": "Hill Giant"}),
        DAMAGE,
        expect=["Jace Beleren has 5 loyalty counters"],
    )


@cr("509.1b")
def test_pacifism_keeps_a_creature_from_blocking() -> None:
    played = blocked(
        ["Hill Giant"],
        ["Craw Wurm", {"card": "Pacifism", "attached_to": "Craw Wurm"}, "Grizzly Bears"],
        {"Craw Wurm": "Hill Giant"},
        refused="509.1b",
    )
    assert "Pacifism" in played.reason


@cr("509.1b")
def test_bedlam_lets_no_creature_block() -> None:
    blocked(
        ["Hill Giant", "Bedlam"], ["Craw Wurm"], {"Craw Wurm": "Hill Giant"}, with_=["Hill Giant"], refused="509.1b"
    )


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
    blocked([attacker, "Grizzly Bears"], [blocker, "Wind Drake"], {blocker: attacker}, refused=rule)


@pytest.mark.parametrize(
    ("attacker", "blocker"),
    [
        pytest.param("Wind Drake", "Giant Spider", marks=cr("702.17b", cited=False), id="reach blocks flying"),
        pytest.param("Wind Drake", "Serra Angel", marks=cr("702.9b", cited=False), id="flying blocks flying"),
        pytest.param("Hill Giant", "Wind Drake", marks=cr("702.9b", cited=False), id="flying blocks anything"),
        pytest.param("Severed Legion", "Typhoid Rats", marks=cr("702.36b", cited=False), id="black blocks fear"),
        pytest.param("Severed Legion", "Juggernaut", marks=cr("702.36b", cited=False), id="artifact blocks fear"),
        pytest.param(
            "Bladetusk Boar", "Hill Giant", marks=cr("702.13b", cited=False), id="shared color blocks intimidate"
        ),
        pytest.param(
            "Soltari Foot Soldier", "Dauthi Slayer", marks=cr("702.28b", cited=False), id="shadow blocks shadow"
        ),
        pytest.param(
            "Furtive Homunculus", "Grizzly Bears", marks=cr("702.118b", cited=False), id="equal power blocks skulk"
        ),
        pytest.param(
            "White Knight", "Hill Giant", marks=cr("702.16f", cited=False), id="protection from another color"
        ),
        pytest.param("Wind Drake", "Cloud Pirates", marks=cr("509.1b", cited=False), id="blocks only flying"),
    ],
)
def test_it_can_be_blocked_by_that(attacker: str, blocker: str) -> None:
    blocked([attacker], [blocker], {blocker: attacker}, expect=[f"{blocker} is blocking"])


@cr("509.1b")
def test_stalking_tiger_is_blocked_by_at_most_one_creature() -> None:
    here = (["Stalking Tiger"], ["Hill Giant", "Grizzly Bears"])
    blocked(*here, {"Hill Giant": "Stalking Tiger", "Grizzly Bears": "Stalking Tiger"}, refused="509.1b")
    blocked(*here, {"Hill Giant": "Stalking Tiger"})


@cr("509.1b")
def test_menace_and_at_most_one_blocker_together_cant_be_blocked() -> None:
    here = (["Stalking Tiger", "Goblin War Drums"], ["Hill Giant", "Grizzly Bears"])
    for blocks in (
        {"Hill Giant": "Stalking Tiger"},
        {"Hill Giant": "Stalking Tiger", "Grizzly Bears": "Stalking Tiger"},
    ):
        blocked(*here, blocks, with_=["Stalking Tiger"], refused="509.1b")


@cr("509.1b")
def test_silent_arbiter_lets_one_creature_block() -> None:
    blocked(
        ["Hill Giant"],
        ["Silent Arbiter", "Grizzly Bears"],
        {"Silent Arbiter": "Hill Giant", "Grizzly Bears": "Hill Giant"},
        refused="509.1b",
    )


@cr("509.1b")
@pytest.mark.parametrize("attacker", ["Elvish Mystic", "Tetsuko Umezawa, Fugitive"])
def test_tetsukos_creatures_need_only_one_small_number(attacker):
    board(
        ["Tetsuko Umezawa, Fugitive", "Elvish Mystic"],
        ["Grizzly Bears"],
        *attack_with({attacker: "B"}),
        *block_with({"Grizzly Bears": attacker}),
        refused="509.1b",
        expect=[f"{attacker} is attacking"],
    )


@cr("509.1c")
def test_every_creature_able_to_block_a_lured_creature_must_block_it() -> None:
    here = (["Taunting Elf", "Hill Giant"], ["Grizzly Bears", "Craw Wurm"])
    blocked(*here, {"Craw Wurm": "Hill Giant", "Grizzly Bears": "Taunting Elf"}, refused="509.1c")
    blocked(*here, {"Craw Wurm": "Taunting Elf", "Grizzly Bears": "Taunting Elf"})


@cr("509.1c", cited=False)
def test_lure_on_a_flying_creature_asks_nothing_of_creatures_that_cant_block_it() -> None:
    blocked(
        ["Wind Drake", {"card": "Lure", "attached_to": "Wind Drake"}],
        ["Hill Giant", "Giant Spider"],
        {"Giant Spider": "Wind Drake"},
        with_=["Wind Drake"],
        expect=["Giant Spider is blocking", "Hill Giant is not blocking"],
    )


@cr("509.1c")
def test_a_lured_creature_with_menace_is_blocked_by_all_or_if_there_is_one_by_none() -> None:
    lured = ["Boggart Brute", {"card": "Lure", "attached_to": "Boggart Brute"}]
    blocked(lured, ["Hill Giant"], {}, with_=["Boggart Brute"])
    blocked(lured, ["Hill Giant", "Grizzly Bears"], {}, with_=["Boggart Brute"], refused="509.1c")


@cr("509.1c", cited=False)
def test_between_two_lured_creatures_a_blocker_may_choose() -> None:
    lured = ["Taunting Elf", "Hill Giant", {"card": "Lure", "attached_to": "Hill Giant"}]
    for goal in ("Taunting Elf", "Hill Giant"):
        blocked(
            lured,
            ["Grizzly Bears"],
            {"Grizzly Bears": goal},
            with_=["Taunting Elf", "Hill Giant"],
            expect=[f"{goal} is blocked"],
        )


@cr("509.1c")
def test_a_creature_that_must_be_blocked_needs_only_one_blocker() -> None:
    here = (["Gaea's Protector", "Hill Giant"], ["Grizzly Bears", "Craw Wurm"])
    blocked(*here, {"Grizzly Bears": "Gaea's Protector", "Craw Wurm": "Hill Giant"})
    blocked(*here, {"Grizzly Bears": "Gaea's Protector"})
    blocked(*here, {"Craw Wurm": "Hill Giant"}, refused="509.1c")


@cr("509.1c", cited=False)
def test_nobody_has_to_pay_to_block_a_creature_that_must_be_blocked() -> None:
    board(
        ["Gaea's Protector"],
        {"battlefield": ["Hipparion"], "mana": "lands"},
        *attack_with({"Gaea's Protector": "B"}),
        *block_with({}),
        expect=["Gaea's Protector is attacking", "Hipparion is not blocking"],
    )


@cr("509.1d", cited=False)
def test_a_block_that_cant_be_paid_for_is_illegal() -> None:
    board(
        ["Hill Giant"],
        {"battlefield": ["Hipparion", "Grizzly Bears"], "mana": "lands"},
        *attack_with({"Hill Giant": "B"}),
        *block_with({"Hipparion": "Hill Giant"}),
        refused="509.1f",
    )


@cr("509.1e", cited=False)
def test_a_cost_to_block_is_paid_with_lands_tapped_as_one_blocks() -> None:
    blocker: dict[str, object] = {**LANDS}
    board(
        ["Goblin Piker"],
        {**blocker, "battlefield": ["Hill Giant", "Blocking Toll", "Forest"]},
        *attack_with({"Goblin Piker": "B"}),
        *block_with({"Hill Giant": "Goblin Piker"}),
        expect=["Forest#6 is tapped"],
    )
    board(
        ["Goblin Piker"],
        {**blocker, "battlefield": ["Hill Giant", "Blocking Toll"]},
        *attack_with({"Goblin Piker": "B"}),
        *block_with({"Hill Giant": "Goblin Piker"}),
        refused="509.1f",
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


@cr("509.1g")
def test_who_blocked_is_told_although_the_blocker_has_another_controller_since() -> None:
    played = board(
        ["Hill Giant"],
        ["Grizzly Bears"],
        *attack_with({"Hill Giant": "B"}),
        *block_with({"Grizzly Bears": "Hill Giant"}),
        {"do": "edit", "control": {"Grizzly Bears": "A"}},
        DAMAGE,
        expect=["B life 20"],
    )
    assert played.count("B blocks Hill Giant with Grizzly Bears") == 1


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


@cr("509.1h", "509.3c")
def test_an_unblocked_attacker_becomes_blocked_by_no_creature_and_deals_no_damage() -> None:
    played = board(
        ["Hill Giant"],
        {"hand": ["Curtain of Light"]},
        *attack_with({"Hill Giant": "B"}),
        to("declare blockers"),
        PASS_A,
        cast("Curtain of Light", "Hill Giant", player="B"),
        RESOLVE,
        DAMAGE,
        expect=["B life 20"],
    )
    assert played.count("Hill Giant becomes blocked") == 1


@cr("509.2", "509.2a", "509.3c", "509.1i", cited=False)
def test_becoming_blocked_by_two_creatures_triggers_once() -> None:
    board(
        ["Saprazzan Heir"],
        ["Grizzly Bears", "Hill Giant"],
        *attack_with({"Saprazzan Heir": "B"}),
        *block_with({"Grizzly Bears": "Saprazzan Heir", "Hill Giant": "Saprazzan Heir"}),
        RESOLVE,
        answer("yes"),
        expect=["A has 3 cards in hand", "stack is empty"],
    )


@cr("509.3a", "509.3b", "509.4")
def test_what_is_put_onto_the_battlefield_blocking_never_blocked() -> None:
    """Brimaz put there by the Aetherplasm blocks, but his ability about blocking does not trigger."""
    played = board(
        ["Hill Giant"],
        {"battlefield": ["Aetherplasm"], "hand": ["Brimaz, King of Oreskos"]},
        *attack_with({"Hill Giant": "B"}),
        *block_with({"Aetherplasm": "Hill Giant"}),
        answer("yes", "B"),
        answer("yes", "B"),
        answer(["Brimaz, King of Oreskos"], "B"),
        RESOLVE,
        DAMAGE,
        expect=["Brimaz, King of Oreskos in battlefield", "Hill Giant in A's graveyard", "Aetherplasm in B's hand"],
    )
    assert not played.count("Cat Soldier")


@cr("509.3a", cited=False)
def test_a_block_is_declared_and_damage_dealt_meanwhile() -> None:
    board(
        ["Monastery Swiftspear"],
        ["Grizzly Bears"],
        *attack_with({"Monastery Swiftspear": "B"}),
        *block_with({"Grizzly Bears": "Monastery Swiftspear"}),
        DAMAGE,
        expect=["B life 20"],
    )


@cr("509.3d", "509.3b")
def test_becoming_blocked_by_a_creature_triggers_for_each() -> None:
    board(
        ["Inferno Elemental"],
        ["Grizzly Bears", "Hill Giant"],
        *attack_with({"Inferno Elemental": "B"}),
        *block_with({"Grizzly Bears": "Inferno Elemental", "Hill Giant": "Inferno Elemental"}),
        answer("as listed"),
        RESOLVE_ALL,
        expect=["Grizzly Bears in graveyard", "Hill Giant in graveyard"],
    )
    board(
        ["Grizzly Bears"],
        ["Inferno Elemental"],
        *attack_with({"Grizzly Bears": "B"}),
        *block_with({"Inferno Elemental": "Grizzly Bears"}),
        RESOLVE,
        expect=["Grizzly Bears in graveyard", "stack is empty"],
    )


@cr("509.3e", "509.3f", cited=False)
def test_it_is_what_the_blocker_is_at_the_block_that_counts() -> None:
    """Serra Inquisitors: a blocker that is black triggers; turning black afterwards is too late."""
    inquisitors = attack_with({"Serra Inquisitors": "B"})
    board(
        ["Serra Inquisitors"],
        ["Black Knight"],
        *inquisitors,
        *block_with({"Black Knight": "Serra Inquisitors"}),
        RESOLVE_ALL,
        expect=["Serra Inquisitors is 5/3"],
    )
    board(
        ["Serra Inquisitors"],
        ["Black Knight", "Sengir Vampire"],
        *inquisitors,
        *block_with({"Black Knight": "Serra Inquisitors", "Sengir Vampire": "Serra Inquisitors"}),
        RESOLVE_ALL,
        expect=["Serra Inquisitors is 5/3"],
    )
    board(
        {"battlefield": ["Serra Inquisitors"], "hand": ["Touch of Darkness"]},
        ["Hill Giant"],
        *inquisitors,
        *block_with({"Hill Giant": "Serra Inquisitors"}),
        cast("Touch of Darkness", "Hill Giant"),
        RESOLVE_ALL,
        expect=["Serra Inquisitors is 3/3"],
    )


@cr("509.3e", "603.2c", cited=False)
def test_blocking_two_or_more_creatures_triggers_once_and_only_for_two() -> None:
    both = {"Goblin Piker": "A", "Grizzly Bears": "A"}
    scene = (["Lairwatch Giant"], ["Goblin Piker", "Grizzly Bears"])
    attack = attack_with(both, "B")
    one = block_with({"Lairwatch Giant": "Goblin Piker"}, "A")
    two = block_with({"Lairwatch Giant": ["Goblin Piker", "Grizzly Bears"]}, "A")
    board(*scene, *attack, *one, active="B", expect=["stack is empty"])
    played = board(*scene, *attack, *two, RESOLVE_ALL, active="B", expect=["Lairwatch Giant has first strike"])
    assert played.count("ability triggers") == 1


@cr("509.3g", "508.3f")
def test_attacking_and_not_being_blocked_triggers_once_blockers_are_declared() -> None:
    board(["Murk Dwellers"], [], *attack_with({"Murk Dwellers": "B"}), expect=["stack is empty"])
    board(
        ["Murk Dwellers"],
        [],
        *attack_with({"Murk Dwellers": "B"}),
        to("combat damage"),
        expect=["B life 16"],
    )


@cr("509.4", "509.3d")
def test_a_token_that_is_blocking_blocks_and_is_a_blocker_for_what_becomes_blocked_by_a_creature() -> None:
    """The unblocked Dreadmaw becomes blocked; the Goblin's own ability would trigger for it too."""
    played = board(
        ["Colossal Dreadmaw", "Battle-Scarred Goblin"],
        {"hand": ["Flash Foliage"]},
        *attack_with({"Colossal Dreadmaw": "B", "Battle-Scarred Goblin": "B"}),
        to("declare blockers"),
        PASS_A,
        cast("Flash Foliage", "Battle-Scarred Goblin", player="B"),
        RESOLVE_ALL,
        DAMAGE,
        expect=["B life 14"],
    )
    assert played.cites("509.4")
    assert played.count("1 damage to Saproling") == 1  # it "becomes blocked" by a creature put there blocking (509.3c)


@cr("509.4a", "506.3e")
def test_a_token_does_not_block_what_no_longer_attacks_its_controller() -> None:
    """Reselected in response, the Giant attacks C: B's token enters, but is no blocker."""
    played = board(
        ["Hill Giant"],
        {"battlefield": ["Brimaz, King of Oreskos"]},
        *attack_with({"Hill Giant": "B"}),
        *block_with({"Brimaz, King of Oreskos": "Hill Giant"}),
        {"do": "edit", "move": {"Hill Giant": "exile"}},
        RESOLVE,
        C=[],
        expect=["Cat Soldier Token is not blocking"],
    )
    assert played.cites("509.4a")


@cr("509.4b", "509.3b", cited=False)
def test_a_token_blocks_what_it_could_not_have_been_declared_to_block() -> None:
    """Menace is a restriction on declaring blockers; the Cat joins Brimaz, who was declared with a friend."""
    board(
        ["Boggart Brute"],
        ["Brimaz, King of Oreskos", "Grizzly Bears"],
        *attack_with({"Boggart Brute": "B"}),
        *block_with({"Brimaz, King of Oreskos": "Boggart Brute", "Grizzly Bears": "Boggart Brute"}),
        RESOLVE,
        expect=["Cat Soldier Token is blocking"],
    )


@cr("509.1b", "611.2a")
def test_this_turn_it_can_be_blocked_by_some_only() -> None:
    dodger = creature("{0}: This creature can't be blocked this turn except by creatures with flying.")
    script = (activate("Tester"), RESOLVE, *attack_with({"Tester": "B"}))
    board([dodger], ["Hill Giant"], *script, *block_with({"Hill Giant": "Tester"}), refused="509.1b")
    board([dodger], ["Air Elemental"], *script, *block_with({"Air Elemental": "Tester"}))


@cr("509.1a")
def test_a_creature_that_stayed_at_home_is_not_there_to_be_blocked() -> None:
    mine, script = ["Grizzly Bears", "Serra Angel"], attack_with({"Grizzly Bears": "B"})
    played = board(mine, ["Hill Giant"], *script, *block_with({"Hill Giant": "Serra Angel"}), refused="509.1a")
    assert "Serra Angel is not attacking" in str(played.report)


@cr("509.1b", "702.9b")
def test_who_has_nothing_that_can_block_declares_no_blockers() -> None:
    attacked = attack_with({"Wind Drake": "B"})
    board(["Wind Drake"], ["Grizzly Bears"], *attacked, *block_with({}), to("end"), expect=["B life 18"])
    blocked = block_with({"Grizzly Bears": "Wind Drake"})
    board(["Wind Drake"], ["Grizzly Bears"], *attacked, *blocked, refused=("509.1b", "702.9b"))


@cr("509.1h")
def test_a_blocked_creature_is_told_from_one_that_is_not() -> None:
    a = ["Grizzly Bears", "Goblin Piker"]
    both = attack_with({"Grizzly Bears": "B", "Goblin Piker": "B"})
    block = block_with({"Azure Drake": "Grizzly Bears"})
    missionary = ["Benalish Missionary", "Azure Drake"]
    stop = activate("Benalish Missionary", "Grizzly Bears", player="B")
    saved = board(a, missionary, *both, *block, PASS_A, stop, RESOLVE, DAMAGE)
    assert saved.count("2 damage from Grizzly Bears to Azure Drake is prevented") == 1
    other = activate("Benalish Missionary", "Goblin Piker", player="B")
    board(a, missionary, *both, *block, PASS_A, other, refused="601.2c")


@cr("509.1c")
def test_all_creatures_able_to_block_one_must() -> None:
    a = {"battlefield": ["Grizzly Bears"], "hand": ["Alluring Scent"]}
    lure = [cast("Alluring Scent", "Grizzly Bears"), RESOLVE, *attack(Grizzly_Bears="B")]
    board(a, ["Goblin Piker", "Azure Drake"], *lure, *block_with({"Goblin Piker": "Grizzly Bears"}), refused="509.1c")
    both = {"Goblin Piker": "Grizzly Bears", "Azure Drake": "Grizzly Bears"}
    board(a, ["Goblin Piker", "Azure Drake"], *lure, *block_with(both))
