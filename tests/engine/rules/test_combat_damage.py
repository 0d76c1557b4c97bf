"""The combat damage step (CR 510): assigning, trample, first and double strike."""

from __future__ import annotations

from typing import Any

from tests.engine.helpers import (
    AFTER_COMBAT,
    DAMAGE,
    RESOLVE,
    Played,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
)

SIEGE = {"card": "Invasion of Zendikar", "id": "siege", "counters": {"defense": 3}, "protector": "B"}
JACE = {"card": "Jace Beleren", "counters": {"loyalty": 3}}


def fight(attacker: str, blockers: list[Any], *script: Any, goal: str = "B", also: Any = (), **more: Any) -> Played:
    """One creature attacks and is blocked by all of these; the script follows."""
    names = [b if isinstance(b, str) else b["card"] for b in blockers]
    mine = more.pop("mine", [])
    return board(
        [attacker, *mine],
        [*blockers, *also],
        *attack_with({attacker: goal}),
        *block_with(dict.fromkeys(names, attacker)),
        *script,
        **more,
    )


# ---- assigning


@cr("510.1c")
def test_damage_is_divided_among_blockers_as_one_likes_without_an_order() -> None:
    played = fight("Craw Wurm", ["Hill Giant", "Elvish Warrior"], DAMAGE)
    assert played.pending["kind"] == "damage"
    fight(
        "Craw Wurm",
        ["Hill Giant", "Elvish Warrior"],
        DAMAGE,
        answer({"Hill Giant": 2, "Elvish Warrior": 4}),
        expect=["Hill Giant is on the battlefield", "Elvish Warrior in B's graveyard", "Craw Wurm in A's graveyard"],
    )


@cr("510.1c")
def test_all_of_the_damage_is_assigned() -> None:
    played = fight(
        "Craw Wurm",
        ["Hill Giant", "Elvish Warrior"],
        DAMAGE,
        answer({"Hill Giant": 2, "Elvish Warrior": 3}),
        refused=True,
    )
    assert played.refused("510.1c")


@cr("510.1d")
def test_a_creature_that_blocks_several_divides_its_damage_too() -> None:
    board(
        ["Goblin Piker", "Grizzly Bears"],
        ["Palace Guard"],
        *attack_with({"Goblin Piker": "B", "Grizzly Bears": "B"}),
        *block_with({"Palace Guard": ["Goblin Piker", "Grizzly Bears"]}),
        DAMAGE,
        answer({"Goblin Piker": 1, "Grizzly Bears": 0}, "B"),
        expect=[
            "Goblin Piker in A's graveyard",
            "Grizzly Bears is on the battlefield",
            "Palace Guard in B's graveyard",
        ],
    )


@cr("510.1a")
def test_a_creature_without_power_deals_no_damage() -> None:
    played = fight("Elvish Warrior", ["Wall of Stone"], DAMAGE)
    assert played.count("Wall of Stone deals") == 0


@cr("510.1a")
def test_doran_has_creatures_assign_damage_by_their_toughness() -> None:
    fight(
        "Hill Giant", ["Wall of Stone"], DAMAGE, mine=["Doran, the Siege Tower"], expect=["Hill Giant in A's graveyard"]
    )
    board(["Doran, the Siege Tower"], [], *attack_with({"Doran, the Siege Tower": "B"}), DAMAGE, expect=["B life 15"])


@cr("510.2")
def test_combat_damage_is_dealt_at_the_same_time() -> None:
    board(
        ["Grizzly Bears"],
        ["Goblin Piker"],
        *attack_with({"Grizzly Bears": "B"}),
        *block_with({"Goblin Piker": "Grizzly Bears"}),
        DAMAGE,
        expect=["Grizzly Bears in A's graveyard", "Goblin Piker in B's graveyard"],
    )


@cr("510.1b")
def test_an_unblocked_creature_damages_the_battle_it_attacks() -> None:
    board(
        ["Grizzly Bears", SIEGE],
        [],
        *attack_with({"Grizzly Bears": "siege"}),
        DAMAGE,
        expect=["siege has 1 defense counter"],
    )


@cr("510.1b")
def test_thorn_elemental_may_deal_its_damage_past_its_blocker() -> None:
    fight("Thorn Elemental", ["Hill Giant"], answer("yes", choice="may"), DAMAGE, expect=["B life 13"])
    fight("Thorn Elemental", ["Hill Giant"], answer("no", choice="may"), DAMAGE, expect=["B life 20"])


# ---- trample


@cr("702.19b")
def test_trample_damage_goes_past_once_the_blocker_is_assigned_lethal_damage() -> None:
    fight("Colossal Dreadmaw", ["Hill Giant"], DAMAGE, answer({"Hill Giant": 3, "B": 3}), expect=["B life 17"])


@cr("702.19b")
def test_trample_with_too_little_for_the_blocker_is_refused() -> None:
    played = fight("Colossal Dreadmaw", ["Hill Giant"], DAMAGE, answer({"Hill Giant": 2, "B": 4}), refused=True)
    assert played.refused("702.19b")


@cr("702.19b")
def test_trample_may_keep_all_of_its_damage_on_the_blocker() -> None:
    fight("Colossal Dreadmaw", ["Hill Giant"], DAMAGE, answer({"Hill Giant": 6}), expect=["B life 20"])


@cr("702.19b")
def test_damage_already_marked_counts_as_lethal_for_trample() -> None:
    fight(
        "Colossal Dreadmaw",
        [{"card": "Hill Giant", "damage": 2}],
        DAMAGE,
        answer({"Hill Giant": 1, "B": 5}),
        expect=["B life 15"],
    )


@cr("702.19b")
def test_indestructible_does_not_raise_what_trample_must_assign() -> None:
    fight("Colossal Dreadmaw", ["Darksteel Myr"], DAMAGE, answer({"Darksteel Myr": 1, "B": 5}), expect=["B life 15"])


@cr("702.2c")
def test_deathtouch_and_trample_need_one_damage_for_each_blocker() -> None:
    fight(
        "Colossal Dreadmaw",
        ["Hill Giant", "Craw Wurm"],
        DAMAGE,
        answer({"Hill Giant": 1, "Craw Wurm": 1, "B": 4}),
        mine=[{"card": "Basilisk Collar", "attached_to": "Colossal Dreadmaw"}],
        expect=["B life 16", "A life 26", "Hill Giant in B's graveyard", "Craw Wurm in B's graveyard"],
    )


@cr("702.19b")
def test_damage_from_another_attacker_counts_towards_lethal() -> None:
    board(
        ["Colossal Dreadmaw", "Grizzly Bears"],
        ["Palace Guard"],
        *attack_with({"Colossal Dreadmaw": "B", "Grizzly Bears": "B"}),
        *block_with({"Palace Guard": ["Colossal Dreadmaw", "Grizzly Bears"]}),
        DAMAGE,
        answer({"Palace Guard": 2, "B": 4}),
        answer({"Colossal Dreadmaw": 1}, "B"),
        expect=["B life 16", "Palace Guard in B's graveyard"],
    )


@cr("702.19d")
def test_trample_without_a_blocker_left_deals_all_to_what_it_attacks() -> None:
    board(
        {"battlefield": ["Colossal Dreadmaw"], "hand": ["Lightning Bolt"]},
        ["Hill Giant"],
        *attack_with({"Colossal Dreadmaw": "B"}),
        *block_with({"Hill Giant": "Colossal Dreadmaw"}),
        cast("Lightning Bolt", "Hill Giant"),
        RESOLVE,
        DAMAGE,
        expect=["B life 14"],
    )


@cr("702.19a")
def test_trample_means_nothing_for_a_blocker() -> None:
    board(
        ["Grizzly Bears"],
        ["Colossal Dreadmaw"],
        *attack_with({"Grizzly Bears": "B"}),
        *block_with({"Colossal Dreadmaw": "Grizzly Bears"}),
        DAMAGE,
        expect=["A life 20", "Grizzly Bears in A's graveyard"],
    )


@cr("702.19b")
def test_trample_goes_on_to_the_battle_that_is_attacked() -> None:
    fight(
        "Colossal Dreadmaw",
        ["Hill Giant"],
        DAMAGE,
        answer({"Hill Giant": 4, "siege": 2}),
        goal="siege",
        mine=[SIEGE],
        expect=["siege has 1 defense counter", "B life 20"],
    )


@cr("702.19f")
def test_trample_never_goes_past_a_planeswalker_to_its_controller() -> None:
    played = fight("Colossal Dreadmaw", ["Hill Giant"], DAMAGE, goal="Jace Beleren", also=[JACE])
    assert "B" not in [o["label"] for o in played.pending["options"]]


@cr("702.19c")
def test_trample_over_planeswalkers_goes_past_the_loyalty() -> None:
    thrasta = "Thrasta, Tempest's Roar"
    fight(
        thrasta,
        ["Hill Giant"],
        DAMAGE,
        answer({"Hill Giant": 3, "Jace Beleren": 3, "B": 1}),
        goal="Jace Beleren",
        also=[JACE],
        expect=["B life 19", "Jace Beleren in B's graveyard"],
    )
    played = fight(
        thrasta,
        ["Hill Giant"],
        DAMAGE,
        answer({"Hill Giant": 3, "Jace Beleren": 2, "B": 2}),
        goal="Jace Beleren",
        also=[JACE],
        refused=True,
    )
    assert played.refused("702.19c")


@cr("702.19e")
def test_trample_over_planeswalkers_hits_the_player_when_the_planeswalker_is_gone() -> None:
    thrasta = "Thrasta, Tempest's Roar"
    board(
        {"battlefield": [thrasta], "hand": ["Lightning Bolt"]},
        [JACE],
        *attack_with({thrasta: "Jace Beleren"}),
        cast("Lightning Bolt", "Jace Beleren"),
        RESOLVE,
        DAMAGE,
        expect=["B life 13"],
    )


# ---- first strike and double strike


@cr("702.7b")
def test_first_strike_kills_before_the_other_can_strike_back() -> None:
    played = fight("Youthful Knight", ["Goblin Piker"], DAMAGE, expect=["Goblin Piker in B's graveyard"])
    assert "Youthful Knight" in str(played.report["state"])
    fight(
        "Youthful Knight",
        ["Goblin Piker"],
        AFTER_COMBAT,
        expect=["Goblin Piker in B's graveyard", "Youthful Knight is on the battlefield"],
    )


@cr("702.7b")
def test_a_creature_that_survives_first_strike_deals_its_damage_afterwards() -> None:
    fight("Youthful Knight", ["Hill Giant"], AFTER_COMBAT, expect=["Youthful Knight in A's graveyard"])


@cr("510.4")
def test_first_strikers_deal_damage_once() -> None:
    board(
        ["Youthful Knight", "Hill Giant"],
        [],
        *attack_with({"Youthful Knight": "B", "Hill Giant": "B"}),
        AFTER_COMBAT,
        expect=["B life 15"],
    )


@cr("702.4b")
def test_double_strike_deals_damage_in_both_steps() -> None:
    board(["Boros Swiftblade"], [], *attack_with({"Boros Swiftblade": "B"}), AFTER_COMBAT, expect=["B life 18"])


@cr("702.4b")
def test_two_first_strikers_deal_damage_to_each_other_at_once() -> None:
    fight(
        "Youthful Knight",
        ["White Knight"],
        DAMAGE,
        expect=["Youthful Knight in A's graveyard", "White Knight in B's graveyard"],
    )


@cr("702.7c")
def test_losing_first_strike_after_the_first_step_gives_no_second_blow() -> None:
    board(
        {"battlefield": ["Youthful Knight"], "hand": ["Humility"]},
        [],
        *attack_with({"Youthful Knight": "B"}),
        DAMAGE,
        {"do": "edit", "create": {"B": ["Humility"]}},
        AFTER_COMBAT,
        expect=["B life 18"],
    )


@cr("702.4c")
def test_losing_double_strike_after_the_first_step_gives_no_second_blow() -> None:
    board(
        ["Boros Swiftblade"],
        [],
        *attack_with({"Boros Swiftblade": "B"}),
        DAMAGE,
        {"do": "edit", "create": {"B": ["Humility"]}},
        AFTER_COMBAT,
        expect=["B life 19"],
    )


@cr("702.7c")
def test_gaining_first_strike_after_the_first_step_does_not_cost_the_blow() -> None:
    board(
        ["Youthful Knight", "Hill Giant"],
        [],
        *attack_with({"Youthful Knight": "B", "Hill Giant": "B"}),
        DAMAGE,
        {"do": "edit", "create": {"A": ["Knighthood"]}},
        AFTER_COMBAT,
        expect=["B life 15"],
    )


@cr("702.19b")
def test_double_strike_and_trample_goes_all_through_once_the_blocker_is_dead() -> None:
    warhammer = {"card": "Loxodon Warhammer", "attached_to": "Boros Swiftblade"}
    board(
        ["Boros Swiftblade", warhammer],
        ["Goblin Piker"],
        *attack_with({"Boros Swiftblade": "B"}),
        *block_with({"Goblin Piker": "Boros Swiftblade"}),
        DAMAGE,
        answer({"Goblin Piker": 1, "B": 3}),
        AFTER_COMBAT,
        expect=["B life 13", "A life 28"],
    )


# ---- in company


@cr("800.4e")
def test_no_damage_is_assigned_to_a_player_who_has_left() -> None:
    board(
        ["Hill Giant", "Grizzly Bears"],
        [],
        *attack_with({"Hill Giant": "B", "Grizzly Bears": "C"}),
        {"do": "concede", "player": "B"},
        DAMAGE,
        C=[],
        expect=["C life 18", "Hill Giant is attacking"],
    )
