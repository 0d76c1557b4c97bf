"""Trample (CR 702.19)."""

from __future__ import annotations

from tests.helpers import (
    AFTER_COMBAT,
    DAMAGE,
    PASS_A,
    RESOLVE,
    RESOLVE_ALL,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    to,
    twice,
)
from tests.rules.combat import fight

SIEGE = {"card": "Invasion of Zendikar", "id": "siege", "counters": {"defense": 3}, "protector": "B"}
JACE = {"card": "Jace Beleren", "counters": {"loyalty": 3}}


@cr("702.19a", cited=False)
def test_trample_means_nothing_for_a_blocker() -> None:
    board(
        ["Grizzly Bears"],
        ["Colossal Dreadmaw"],
        *attack_with({"Grizzly Bears": "B"}),
        *block_with({"Colossal Dreadmaw": "Grizzly Bears"}),
        DAMAGE,
        expect=["A life 20", "Grizzly Bears in A's graveyard"],
    )


@cr("603.2c", "702.19b")
def test_a_trampler_deals_damage_once_to_blocker_and_player() -> None:
    board(
        ["Craw Wurm", *({"card": it, "attached_to": "Craw Wurm"} for it in ("Umezawa's Jitte", "Armadillo Cloak"))],
        ["Grizzly Bears"],
        *attack_with({"Craw Wurm": "B"}),
        *block_with({"Grizzly Bears": "Craw Wurm"}),
        DAMAGE,
        answer({"Grizzly Bears": 2, "B": 6}),
        answer("as listed"),
        RESOLVE_ALL,
        expect=["Umezawa's Jitte has 2 charge counters", "A life 28"],
    )


@cr("702.19b")
def test_trample_damage_goes_past_once_the_blocker_is_assigned_lethal_damage() -> None:
    fight("Colossal Dreadmaw", ["Hill Giant"], DAMAGE, answer({"Hill Giant": 3, "B": 3}), expect=["B life 17"])


@cr("702.19b")
def test_trample_with_too_little_for_the_blocker_is_refused() -> None:
    fight("Colossal Dreadmaw", ["Hill Giant"], DAMAGE, answer({"Hill Giant": 2, "B": 4}), refused="702.19b")


@cr("702.19b", cited=False)
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


@cr("509.1h", "702.19b")
def test_a_trampler_that_becomes_blocked_by_an_effect_deals_all_its_damage_to_the_player() -> None:
    board(
        ["Colossal Dreadmaw"],
        {"hand": ["Curtain of Light"]},
        *attack_with({"Colossal Dreadmaw": "B"}),
        to("declare blockers"),
        PASS_A,
        cast("Curtain of Light", "Colossal Dreadmaw", player="B"),
        RESOLVE,
        DAMAGE,
        expect=["B life 14"],
    )


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
    fight(
        thrasta,
        ["Hill Giant"],
        DAMAGE,
        answer({"Hill Giant": 3, "Jace Beleren": 2, "B": 2}),
        goal="Jace Beleren",
        also=[JACE],
        refused="702.19c",
    )


@cr("702.19d")
def test_trample_without_a_blocker_left_deals_all_to_what_it_attacks() -> None:
    played = board(
        {"battlefield": ["Colossal Dreadmaw"], "hand": ["Lightning Bolt"]},
        ["Hill Giant"],
        *attack_with({"Colossal Dreadmaw": "B"}),
        *block_with({"Hill Giant": "Colossal Dreadmaw"}),
        cast("Lightning Bolt", "Hill Giant"),
        RESOLVE,
        DAMAGE,
        expect=["B life 14"],
    )
    assert played.count("B, who is at 14 life (trample: nothing blocks it any more)") == 1


@cr("702.19e", cited=False)
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


@cr("702.19f", cited=False)
def test_trample_never_goes_past_a_planeswalker_to_its_controller() -> None:
    played = fight("Colossal Dreadmaw", ["Hill Giant"], DAMAGE, goal="Jace Beleren", also=[JACE])
    assert "B" not in [o["label"] for o in played.pending["options"]]


@cr("702.19f", "506.4c")
def test_nothing_is_dealt_past_a_blocker_that_is_gone_where_the_planeswalker_is_gone_too() -> None:
    """Neither is anything left to attack, nor may the damage go to the planeswalker's controller."""
    played = board(
        {"battlefield": ["Colossal Dreadmaw"], "hand": ["Lightning Bolt", "Lightning Bolt"]},
        ["Hill Giant", JACE],
        *attack_with({"Colossal Dreadmaw": "Jace Beleren"}),
        *block_with({"Hill Giant": "Colossal Dreadmaw"}),
        *(one for goal in ("Hill Giant", "Jace Beleren") for one in (cast("Lightning Bolt", goal), RESOLVE)),
        AFTER_COMBAT,
        expect=["B life 20"],
    )
    why = "what it was attacking is gone, and none of it may go to the player behind that."
    assert f"Colossal Dreadmaw deals no combat damage: {why}" in played.steps
    assert any("rien n’en peut aller au joueur derrière" in step for step in played.steps_in("fr"))


@cr("702.19g", cited=False)
def test_two_instances_of_trample_carry_the_excess_once() -> None:
    board(
        [twice("Trample", "5/5")],
        ["Hill Giant"],
        *attack_with({"Tester": "B"}),
        *block_with({"Hill Giant": "Tester"}),
        DAMAGE,
        answer({"Hill Giant": 3, "B": 2}),
        expect=["Hill Giant in B's graveyard", "B has 18 life"],
    )


@cr("702.19g", cited=False)
def test_two_instances_of_trample_over_planeswalkers() -> None:
    board(
        [twice("Trample over planeswalkers", "6/6")],
        [{"card": "Gideon, Ally of Zendikar", "counters": {"loyalty": 4}}],
        *attack_with({"Tester": "Gideon, Ally of Zendikar"}),
        DAMAGE,
        answer({"Gideon, Ally of Zendikar": 4, "B": 2}),
        expect=["B has 18 life", "Gideon, Ally of Zendikar in B's graveyard"],
    )
