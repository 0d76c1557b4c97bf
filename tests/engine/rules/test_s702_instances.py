"""Judges' questions about objects with several instances of a keyword ability: most work each by itself, some are
redundant (CR 702)."""

from __future__ import annotations

from typing import Any

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, Entry, answer, attack_with, block_with, board, cast, cr, to

ORDER = answer("as listed", choice="order")
LANDS = {"mana": "lands"}


def attacked(name: str, *more: Entry, beside: tuple[str, ...] = (), b: Any = (), **kw: Any) -> Any:
    """Attack with a creature (and others) and let what triggers resolve."""
    goals = dict.fromkeys((name, *beside), "B")
    return board([name, *beside], b, *attack_with(goals), ORDER, *more, RESOLVE_ALL, **kw)


def blocked(name: str, by: tuple[str, ...], *more: Entry, **kw: Any) -> Any:
    """Have a creature attack and be blocked, and let what triggers resolve."""
    blocks = block_with(dict.fromkeys(by, name))
    attack = attack_with({name: "B"})
    return board([name], list(by), *attack, ORDER, *blocks, *more, RESOLVE_ALL, **kw)


@cr("702.45a", "702.45b")
def test_each_bushido_adds_its_number() -> None:
    blocked("Twice Bushido", ("Hill Giant",), expect=["Twice Bushido is 5/5"])


@cr("702.25a", "702.25b")
def test_each_flanking_weakens_the_blocker() -> None:
    blocked("Twice Flanking", ("Hill Giant",), expect=["Hill Giant is 1/1"])


@cr("702.23c")
def test_each_rampage_counts_for_itself() -> None:
    blocked("Twice Rampage", ("Hill Giant", "Goblin Piker"), expect=["Twice Rampage is 5/8"])


@cr("702.130a", "702.130b")
def test_each_afflict_makes_the_defending_player_lose_life() -> None:
    blocked("Twice Afflict", ("Hill Giant",), expect=["B has 17 life"])


@cr("702.83a", "702.83b")
def test_exalted_only_for_a_creature_that_attacks_alone() -> None:
    attacked("Twice Exalted", expect=["Twice Exalted is 4/4"])
    goals = {"Twice Exalted": "B", "Goblin Piker": "B"}
    board(["Twice Exalted", "Goblin Piker"], [], *attack_with(goals), expect=["Twice Exalted is 2/2"])


@cr("702.108b")
def test_each_prowess_triggers() -> None:
    mine = {"hand": ["Lightning Bolt"], "battlefield": ["Twice Prowess"]}
    board(mine, [], cast("Lightning Bolt", "B"), RESOLVE_ALL, expect=["Twice Prowess is 4/4"])


@cr("702.121b")
def test_each_melee_triggers() -> None:
    attacked("Twice Melee", expect=["Twice Melee is 4/4"])


@cr("702.149b")
def test_each_training_triggers() -> None:
    attacked("Twice Training", beside=("Hill Giant",), expect=["Twice Training is 4/4"])


@cr("702.101b")
def test_each_extort_is_paid_separately() -> None:
    mine = {"hand": ["Goblin Piker"], "battlefield": ["Twice Extort"]}
    yes, no = answer("yes", choice="may"), answer("no", choice="may")
    board(mine, [], cast("Goblin Piker"), ORDER, yes, no, RESOLVE_ALL, expect=["A has 21 life", "B has 19 life"])


@cr("702.105a", "702.105b")
def test_each_dethrone_triggers_against_the_player_with_the_most_life() -> None:
    attacked("Twice Dethrone", expect=["Twice Dethrone is 4/4"])
    poor = {"life": 19, "battlefield": []}
    attack = attack_with({"Twice Dethrone": "B"})
    board(["Twice Dethrone"], poor, *attack, expect=["Twice Dethrone is 2/2"])


@cr("702.112b", "702.112c")
def test_only_the_first_renown_to_resolve_has_an_effect() -> None:
    attack = attack_with({"Twice Renown": "B"})
    board(["Twice Renown"], [], *attack, ORDER, to("postcombat main"), expect=["Twice Renown has 2 +1/+1 counters"])


@cr("702.70a", "702.70b")
def test_each_poisonous_gives_its_counters() -> None:
    board(
        ["Twice Poisonous"],
        [],
        *attack_with({"Twice Poisonous": "B"}),
        ORDER,
        to("postcombat main"),
        expect=["B has 3 poison counters", "B has 18 life"],
    )


@cr("702.115a", "702.115b")
def test_each_ingest_exiles_a_card() -> None:
    attack = attack_with({"Twice Ingest": "B"})
    board(["Twice Ingest"], [], *attack, ORDER, to("postcombat main"), expect=["B has 2 cards in exile"])


@cr("702.164b", "702.164c")
def test_toxic_adds_up_to_a_total() -> None:
    attack = attack_with({"Twice Toxic": "B"})
    expect = ["B has 3 poison counters", "B has 18 life"]
    board(["Twice Toxic"], [], *attack, to("postcombat main"), expect=expect)


@cr("702.123a", "702.123b")
def test_each_fabricate_is_a_choice_of_its_own() -> None:
    board(
        {"hand": ["Twice Fabricate"]},
        [],
        cast("Twice Fabricate"),
        RESOLVE,
        ORDER,
        answer("no", choice="may"),
        answer("yes", choice="may"),
        RESOLVE_ALL,
        expect=["Twice Fabricate has 1 +1/+1 counters", "A controls 2 Servo Token"],
    )


@cr("702.100b", "702.100d")
def test_each_evolve_looks_again_as_it_resolves() -> None:
    mine = {"hand": ["Hill Giant"], "battlefield": ["Twice Evolve"]}
    board(mine, [], cast("Hill Giant"), RESOLVE_ALL, expect=["Twice Evolve has 1 +1/+1 counters"])


@cr("702.100c")
def test_nothing_evolves_for_a_permanent_that_is_no_creature() -> None:
    mine = {"hand": ["Steelclaw Lance"], "battlefield": ["Twice Evolve"]}
    board(mine, [], cast("Steelclaw Lance"), RESOLVE_ALL, expect=["Twice Evolve has 0 +1/+1 counters"])


@cr("702.136b")
def test_each_riot_is_a_choice_of_its_own() -> None:
    board(
        {"hand": ["Twice Riot"]},
        [],
        cast("Twice Riot"),
        answer("counter", choice="riot"),
        answer("haste", choice="riot"),
        RESOLVE,
        expect=["Twice Riot is 3/3", "Twice Riot has haste"],
    )


@cr("702.43a", "702.43b")
def test_each_modular_enters_with_its_counters() -> None:
    board({"hand": ["Twice Modular"]}, [], cast("Twice Modular"), RESOLVE, expect=["Twice Modular is 3/3"])


@cr("702.135a", "702.135b")
def test_each_afterlife_makes_its_spirits() -> None:
    mine = {"hand": ["Murder"], "battlefield": ["Twice Afterlife"]}
    kill = cast("Murder", "Twice Afterlife")
    board(mine, [], kill, RESOLVE, ORDER, RESOLVE_ALL, expect=["A controls 3 Spirit Token"])


@cr("702.134a", "702.134b")
def test_each_mentor_has_its_own_target() -> None:
    goals = {"Twice Mentor": "B", "Goblin Piker": "B", "Youthful Knight": "B"}
    board(
        ["Twice Mentor", "Goblin Piker", "Youthful Knight"],
        [],
        *attack_with(goals),
        answer("Goblin Piker", choice="target"),
        answer("Youthful Knight", choice="target"),
        RESOLVE_ALL,
        expect=["Goblin Piker is 3/2", "Youthful Knight is 3/2"],
    )


@cr("702.91a", "702.91b")
def test_each_battle_cry_is_for_the_other_attackers() -> None:
    expect = ["Goblin Piker is 4/1", "Twice Battle Cry is 2/2"]
    attacked("Twice Battle Cry", beside=("Goblin Piker",), expect=expect)


@cr("702.86a", "702.86b")
def test_each_annihilator_costs_the_defending_player_permanents() -> None:
    less = (answer("Island", "B"), answer("Swamp", "B"))
    gone = ["B controls 1 Plains", "B controls 0 Island", "B controls 0 Swamp"]
    attacked("Twice Annihilator", *less, b=["Island", "Swamp", "Plains"], expect=gone)


@cr("702.68a", "702.68b")
def test_each_frenzy_counts_for_an_unblocked_attacker() -> None:
    attack = attack_with({"Twice Frenzy": "B"})
    board(["Twice Frenzy"], [], *attack, ORDER, to("postcombat main"), expect=["B has 15 life"])


@cr("702.64a", "702.64c")
def test_each_absorb_prevents_its_part() -> None:
    played = board(
        {"hand": ["Lightning Bolt"]},
        ["Twice Absorb"],
        cast("Lightning Bolt", "Twice Absorb"),
        RESOLVE,
        expect=["B controls 1 Twice Absorb"],
    )
    (it,) = (o for o in played.table.game.permanents() if o.base.name == "Twice Absorb")
    assert it.damage == 1
    assert played.cites("702.64a")


@cr("702.191b")
def test_each_increment_looks_again_as_it_resolves() -> None:
    mine = {"hand": ["Goblin Piker"], "battlefield": ["Twice Increment"]}
    board(mine, [], cast("Goblin Piker"), RESOLVE_ALL, expect=["Twice Increment has 1 +1/+1 counters"])


@cr("702.40b")
def test_each_storm_copies() -> None:
    board(
        {"hand": ["Lightning Bolt", "Twice Storm"]},
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE,
        cast("Twice Storm", "B"),
        answer("B", choice="new target"),
        answer("B", choice="new target"),
        RESOLVE_ALL,
        expect=["B has 14 life"],
    )


@cr("702.85c")
def test_each_cascade_digs() -> None:
    board(
        {"hand": ["Twice Cascade"], "library": ["Goblin Piker", "Hill Giant", "Forest"]},
        [],
        cast("Twice Cascade"),
        answer("yes", choice="may"),
        answer("yes", choice="may"),
        RESOLVE_ALL,
        expect=["A controls 1 Goblin Piker", "A controls 1 Hill Giant"],
    )


@cr("702.41a", "702.41b")
def test_each_affinity_lowers_the_cost() -> None:
    mine = {"hand": ["Twice Affinity"], "battlefield": ["Ornithopter", "Ornithopter", "Plains"], **LANDS}
    board(mine, [], cast("Twice Affinity"), RESOLVE, expect=["A controls 1 Twice Affinity"])


@cr("702.125b", "702.125c")
def test_each_undaunted_counts_the_opponents_still_there() -> None:
    gone: Entry = {"do": "concede", "player": "C"}
    three = {"hand": ["Twice Undaunted"], "battlefield": ["Plains"] * 2, **LANDS}
    board(three, [], cast("Twice Undaunted"), RESOLVE, C={}, expect=["A controls 1 Twice Undaunted"])
    assert board(three, [], gone, cast("Twice Undaunted"), refused=True, C={}).refused("601.2h")


# ---- redundant


@cr("702.15b", "702.15f")
def test_two_instances_of_lifelink_gain_life_once() -> None:
    attack = attack_with({"Twice Lifelink": "B"})
    board(["Twice Lifelink"], [], *attack, to("postcombat main"), expect=["A has 22 life"])


@cr("702.90b", "702.90f")
def test_two_instances_of_infect_poison_once() -> None:
    attack = attack_with({"Twice Infect": "B"})
    expect = ["B has 2 poison counters", "B has 20 life"]
    board(["Twice Infect"], [], *attack, to("postcombat main"), expect=expect)


@cr("702.80a", "702.80d")
def test_two_instances_of_wither_shrink_once() -> None:
    attack = attack_with({"Twice Wither": "B"})
    block = block_with({"Wall of Stone": "Twice Wither"})
    board(["Twice Wither"], ["Wall of Stone"], *attack, *block, to("postcombat main"), expect=["Wall of Stone is -2/6"])


@cr("702.111c")
def test_two_instances_of_menace_still_need_two_blockers_only() -> None:
    two = block_with({"Hill Giant": "Twice Menace", "Goblin Piker": "Twice Menace"})
    board(["Twice Menace"], ["Hill Giant", "Goblin Piker"], *attack_with({"Twice Menace": "B"}), *two)
