"""Damage (CR 120)."""

from __future__ import annotations

import pytest

from tests.helpers import (
    AFTER_COMBAT,
    DAMAGE,
    PASS_A,
    RESOLVE,
    RESOLVE_ALL,
    activate,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    creature,
    to,
)

JACE = {"card": "Jace Beleren", "counters": {"loyalty": 3}}


@cr("120.1", "109.5", cited=False)
def test_each_opponent_and_each_creature_they_control_are_dealt_damage() -> None:
    board(
        {"hand": ["Goblin Chainwhirler"], "battlefield": ["Llanowar Elves"]},
        ["Craw Wurm"],
        cast("Goblin Chainwhirler"),
        RESOLVE,
        RESOLVE,
        C=[{"card": "Llanowar Elves", "id": "theirs"}],
        expect=[
            "A life 20",
            "B life 19",
            "C life 19",
            "Craw Wurm has 1 damage",
            "theirs in C's graveyard",
            "A controls Llanowar Elves",
        ],
    )


@cr("120.1a", cited=False)
def test_what_is_no_creature_planeswalker_or_battle_is_dealt_no_damage() -> None:
    side = {"hand": ["Lightning Bolt"]}
    board(side, ["Mox Amber"], cast("Lightning Bolt", "Mox Amber"), refused=("601.2c", "115.1"))


@cr("120.2b")
def test_justice_strike_makes_a_creature_hit_itself():
    board(
        {"hand": ["Justice Strike"]},
        ["Grizzly Bears", "Azure Drake"],
        cast("Justice Strike", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears in B's graveyard", "Azure Drake in battlefield"],
    )


@cr("120.2b")
def test_saskia_strikes_the_chosen_player_too():
    board(
        [{"card": "Saskia the Unyielding", "chosen": {"player": "C"}}],
        [],
        *attack_with({"Saskia the Unyielding": "B"}),
        to("combat damage"),
        RESOLVE_ALL,
        C={"life": 20},
        expect=["B life 17", "C life 17"],
    )


@cr("120.3", "607.2d")
def test_stuffy_doll_sends_what_it_deals_itself_to_the_chosen_player():
    board(
        [{"card": "Stuffy Doll", "chosen": {"player": "B"}}],
        [],
        activate("Stuffy Doll"),
        RESOLVE_ALL,
        expect=["B life 19", "Stuffy Doll in battlefield"],
    )


@cr("120.3")
def test_being_dealt_damage_is_noticed() -> None:
    board(
        [{"card": "Deep-Slumber Titan", "tapped": True}],
        {"hand": ["Lightning Bolt"]},
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Deep-Slumber Titan", player="B"),
        RESOLVE_ALL,
        expect=["Deep-Slumber Titan is not tapped"],
    )


@cr("120.3a")
def test_damage_to_a_player_is_lost_life() -> None:
    played = board({"hand": ["Lightning Bolt"]}, [], cast("Lightning Bolt", "B"), RESOLVE, expect=["B life 17"])
    assert played.cites("120.3a") or played.cites("120.2b")


@cr("120.3a")
@pytest.mark.parametrize(("creatures", "life"), [(["Ornithopter"], 1), ([], -7)])
def test_damage_dealt_together_leaves_one_life_as_long_as_there_is_a_creature(creatures: list[str], life: int) -> None:
    """Each attacker alone would leave life enough."""
    board(
        ["Colossal Dreadmaw", "Shivan Dragon"],
        {"battlefield": ["Worship", *creatures], "life": 4},
        *attack_with({"Colossal Dreadmaw": "B", "Shivan Dragon": "B"}),
        {"do": "go_to", "step": "combat damage"},
        expect=[f"B life {life}"],
    )
    board(
        ["Grizzly Bears", "Savannah Lions"],
        {"battlefield": ["Worship", "Ornithopter"], "life": 3},
        *attack_with({"Grizzly Bears": "B", "Savannah Lions": "B"}),
        {"do": "go_to", "step": "combat damage"},
        expect=["B life 1"],
    )


@cr("120.3a")
def test_neheb_counts_the_life_opponents_lost_this_turn():
    played = board(
        {"battlefield": ["Neheb, the Eternal"], "mana": ""},
        [],
        *attack_with({"Neheb, the Eternal": "B"}),
        AFTER_COMBAT,
        RESOLVE_ALL,
        expect=["B life 16"],
    )
    assert played.report["state"]["players"]["A"]["mana"] == "RRRR"


@cr("120.3a", "111.2")
def test_strefan_makes_blood_for_each_player_who_lost_life():
    board(
        {"battlefield": ["Strefan, Maurer Progenitor"], "hand": ["Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE_ALL,
        to("end"),
        RESOLVE_ALL,
        C={"life": 20},
        expect=["A controls Blood", "not A controls Blood#2"],
    )


@cr("120.3b")
def test_damage_from_infect_gives_a_player_poison_counters_and_costs_no_life() -> None:
    board(
        ["Glistener Elf"],
        [],
        *attack_with({"Glistener Elf": "B"}),
        DAMAGE,
        expect=["B life 20", "B has 1 poison counter"],
    )


@cr("120.3c")
def test_damage_to_a_planeswalker_removes_loyalty() -> None:
    board(
        {"hand": ["Shock"]},
        [JACE],
        cast("Shock", "Jace Beleren"),
        RESOLVE,
        expect=["Jace Beleren has 1 loyalty counter"],
    )


@cr("120.3d", "122.6")
def test_counters_from_several_sources_with_wither_are_put_together() -> None:
    """What takes one counter off takes it off once, not once for each source."""
    board(
        ["Vizier of Remedies", {"card": "Craw Wurm", "counters": {"+1/+1": 4}}],
        [{"card": "Boggart Ram-Gang", "count": 2}],
        *attack_with({"Craw Wurm": "B"}),
        *block_with({"Boggart Ram-Gang#1": "Craw Wurm", "Boggart Ram-Gang#2": "Craw Wurm"}),
        DAMAGE,
        answer({"Boggart Ram-Gang#1": 5, "Boggart Ram-Gang#2": 5}),
        expect=["Craw Wurm is 5/3"],
    )


@cr("120.3d")
def test_damage_from_infect_or_wither_shrinks_a_creature_for_good() -> None:
    for attacker in ("Glistener Elf", "Sickle Ripper"):
        played = board(
            [attacker],
            ["Craw Wurm"],
            *attack_with({attacker: "B"}),
            *block_with({"Craw Wurm": attacker}),
            DAMAGE,
        )
        assert any("-1/-1" in step for step in played.steps)
    board(
        ["Sickle Ripper"],
        ["Craw Wurm"],
        *attack_with({"Sickle Ripper": "B"}),
        *block_with({"Craw Wurm": "Sickle Ripper"}),
        DAMAGE,
        expect=["Craw Wurm is 4/2"],
    )


@cr("120.3e")
def test_first_strike_and_protection_make_a_safe_blocker() -> None:
    board(
        ["Typhoid Rats"],
        ["White Knight"],
        *attack_with({"Typhoid Rats": "B"}),
        *block_with({"White Knight": "Typhoid Rats"}),
        DAMAGE,
        expect=["White Knight is on the battlefield"],
    )


@cr("120.3e")
def test_damage_to_a_creature_is_marked_on_it() -> None:
    board(
        {"hand": ["Shock"]},
        ["Hill Giant"],
        cast("Shock", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant is on the battlefield"],
    )


@cr("120.3f")
def test_lifelink_gains_the_life_as_the_damage_is_dealt() -> None:
    board(["Healer's Hawk"], [], *attack_with({"Healer's Hawk": "B"}), DAMAGE, expect=["A life 21", "B life 19"])


@cr("120.3g")
def test_toxic_adds_poison_counters_to_the_loss_of_life() -> None:
    board(
        ["Pestilent Syphoner"],
        [],
        *attack_with({"Pestilent Syphoner": "B"}),
        DAMAGE,
        expect=["B life 19", "B has 1 poison counter"],
    )


@cr("120.3h")
def test_damage_to_a_battle_removes_defense() -> None:
    siege = {"card": "Invasion of Zendikar", "id": "siege", "counters": {"defense": 3}, "protector": "B"}
    played = board(
        {"battlefield": [siege], "hand": ["Shock"]},
        [],
        cast("Shock", "siege"),
        RESOLVE,
        expect=["siege has 1 defense counter"],
    )
    assert played.cites("310.6")


@cr("120.4a")
@pytest.mark.parametrize(("target", "life"), [("Grizzly Bears", 17), ("Serra Angel", 19), ("Craw Wurm", 19)])
def test_excess_damage_goes_to_the_controller_instead(target: str, life: int) -> None:
    """Pigment Storm deals 5: to a 2/2 it deals 2, and 3 to its controller; to toughness 4 it deals 4 and 1."""
    storm = [cast("Pigment Storm", target), RESOLVE]
    played = board({"hand": ["Pigment Storm"]}, [target], *storm, expect=[f"B life {life}"])
    assert played.cites("120.4a")


@cr("120.4a")
def test_no_excess_no_damage_to_the_controller() -> None:
    """Flame Spill deals 4 to Air Elemental with toughness 4; damage already marked makes some of it excess."""
    spill = [cast("Flame Spill", "Air Elemental"), RESOLVE]
    board({"hand": ["Flame Spill"]}, ["Air Elemental"], *spill, expect=["B life 20"])
    board(
        {"hand": ["Flame Spill", "Lightning Bolt"]},
        ["Air Elemental"],
        cast("Lightning Bolt", "Air Elemental"),
        RESOLVE,
        *spill,
        expect=["B life 17", "Air Elemental in B's graveyard"],
    )


@cr("120.4a")
def test_excess_goes_to_the_controller_not_the_owner() -> None:
    board(
        {"hand": ["Pigment Storm"]},
        [{"card": "Grizzly Bears", "owner": "A"}],
        cast("Pigment Storm", "Grizzly Bears"),
        RESOLVE,
        expect=["A life 20", "B life 17"],
    )


@cr("120.4b", "120.4c", "120.4d", "120.2a")
def test_what_is_prevented_is_no_damage_and_its_results_are_replaced_after_that() -> None:
    hammer = {"card": "Loxodon Warhammer", "attached_to": "Hill Giant"}
    side = ["Hill Giant", hammer, "Boon Reflection"]
    script = (*attack_with({"Hill Giant": "B"}), AFTER_COMBAT)
    board(side, ["Sphere of Law"], *script, expect=["B life 16", "A life 28"])


@cr("120.5", cited=False)
def test_damage_removing_the_last_loyalty_puts_a_planeswalker_into_the_graveyard() -> None:
    played = board(
        {"hand": ["Lightning Bolt"]},
        [JACE],
        cast("Lightning Bolt", "Jace Beleren"),
        RESOLVE,
        expect=["Jace Beleren in B's graveyard"],
    )
    assert played.cites("704.5i")
    assert played.count("destroy") == 0


@cr("120.6", cited=False)
def test_damage_stays_until_the_cleanup_step() -> None:
    two_shocks = {"hand": ["Shock", "Shock"]}
    board(
        two_shocks,
        ["Hill Giant"],
        cast("Shock", "Hill Giant"),
        RESOLVE,
        cast("Shock", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in B's graveyard"],
    )
    board(
        two_shocks,
        ["Hill Giant"],
        cast("Shock", "Hill Giant"),
        RESOLVE,
        {"do": "go_to", "step": "upkeep"},
        {"do": "pass", "player": "B"},
        cast("Shock", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant is on the battlefield"],
    )


@cr("120.7", "120.2b")
def test_the_source_of_damage_is_what_dealt_it() -> None:
    black = {"battlefield": ["Black Knight", "Pestilence"]}
    board(
        ["Serra Angel"], black, PASS_A, activate("Pestilence", player="B"), RESOLVE, expect=["Serra Angel has 1 damage"]
    )
    knight = ["Black Knight"]
    board(["Pestilence"], knight, activate("Pestilence"), RESOLVE, expect=["Black Knight has 1 damage"])


@cr("120.7", cited=False)
def test_phyrexian_obliterator_makes_the_sources_controller_sacrifice():
    board(
        ["Phyrexian Obliterator"],
        {"battlefield": ["Sol Ring", "Grizzly Bears", "Elvish Mystic"], "hand": ["Lightning Bolt"]},
        cast("Lightning Bolt", "Phyrexian Obliterator", player="B"),
        RESOLVE_ALL,
        active="B",
        expect=["Sol Ring in B's graveyard", "Grizzly Bears in B's graveyard", "Elvish Mystic in B's graveyard"],
    )


@cr("120.8", "119.9", cited=False)
def test_no_damage_is_nothing_to_be_doubled_or_noticed() -> None:
    shrunk = {"card": "Vampire Nighthawk", "counters": {"-1/-1": 2}}
    side = ["Furnace of Rath", "Ajani's Pridemate", shrunk]
    script = (*attack_with({"Vampire Nighthawk": "B"}), to("combat damage"))
    board(side, [], *script, expect=["B life 20", "Ajani's Pridemate has 0 +1/+1 counters", "stack is empty"])


@cr("120.9", cited=False)
def test_that_much_is_what_its_own_source_dealt() -> None:
    side = ["El-Hajjâj", "Hill Giant"]
    script = (*attack_with({"El-Hajjâj": "B", "Hill Giant": "B"}), AFTER_COMBAT)
    board(side, [], *script, expect=["A life 21", "B life 16"])


@cr("120.10")
def test_excess_damage_is_what_goes_beyond_lethal() -> None:
    played = board({"hand": ["Lightning Bolt"]}, ["Grizzly Bears"], cast("Lightning Bolt", "Grizzly Bears"), RESOLVE)
    found = [e for e in played.report["events"] if e["type"] == "ExcessDamage"]
    assert [e["amount"] for e in found] == [1]


@cr("120.10", cited=False)
@pytest.mark.parametrize(("target", "blood"), [("Grizzly Bears", 2), ("Llanowar Elves", 3), ("Serra Angel", 0)])
def test_excess_damage_is_counted(target: str, blood: int) -> None:
    """Lacerate Flesh deals 4 and makes a Blood token for each damage in excess."""
    played = board({"hand": ["Lacerate Flesh"]}, [target], cast("Lacerate Flesh", target), RESOLVE)
    mine = played.report["state"]["players"]["A"]["battlefield"]
    assert len([it for it in mine if it["name"] == "Blood Token"]) == blood


@cr("120.10", "608.2c")
@pytest.mark.parametrize(("target", "tokens"), [("Grizzly Bears", 1), ("Craw Wurm", 1)])
def test_only_damage_beyond_what_is_lethal_is_excess(target: str, tokens: int) -> None:
    """Orbital Plunge deals 6: more than enough for a 2/2 and for toughness 4."""
    played = board({"hand": ["Orbital Plunge"]}, [target], cast("Orbital Plunge", target), RESOLVE)
    mine = played.report["state"]["players"]["A"]["battlefield"]
    assert len([it for it in mine if it["name"] == "Lander Token"]) == tokens


@cr("614.1a")
@pytest.mark.parametrize(("factor", "life"), [("double", 16), ("triple", 14)])
def test_damage_is_dealt_as_many_times_as_the_effect_says(factor: str, life: int) -> None:
    said = f"If a source you control would deal damage to a permanent or player, it deals {factor} that damage instead."
    saying = {"token": {"name": "Saying", "types": ["Enchantment"], "text": said}}
    board({"battlefield": [saying], "hand": ["Shock"]}, [], cast("Shock", "B"), RESOLVE, expect=[f"B life {life}"])


@cr("120.8", cited=False)
def test_no_damage_to_itself_is_none_dealt() -> None:
    text = "{0}: ~ deals damage to itself equal to the number of Elves on the battlefield.\n"
    hurt = creature(f"{text}Whenever ~ is dealt damage, draw a card.")
    board([hurt], [], activate("Tester"), RESOLVE, to("end"), expect=["A has 0 cards in hand"])
