"""Combat Damage Step (CR 510)."""

from __future__ import annotations

from tests.helpers import (
    AFTER_COMBAT,
    DAMAGE,
    RESOLVE,
    Entry,
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
from tests.rules.combat import fight

SIEGE = {"card": "Invasion of Zendikar", "id": "siege", "counters": {"defense": 3}, "protector": "B"}
ZILORTHA = "Zilortha, Apex of Ikoria"


@cr("510.1", "510.1e")
def test_damage_is_assigned_by_the_attacking_player_first_and_an_illegal_assignment_is_refused() -> None:
    script: list[Entry] = [
        *attack_with({"Hill Giant": "B"}),
        *block_with({"Goblin Piker": "Hill Giant", "Grizzly Bears": "Hill Giant"}),
        to("combat damage"),
    ]
    scene = (["Hill Giant"], ["Goblin Piker", "Grizzly Bears"])
    played = board(*scene, *script)
    assert played.pending["player"] == "A"
    assert played.pending["rule"].startswith("510.1")
    board(*scene, *script, answer({"Goblin Piker": 1, "Grizzly Bears": 1}), refused="510.1c")
    board(*scene, *script, answer({"Goblin Piker": 2, "Grizzly Bears": 1}), expect=["not B controls Goblin Piker"])


@cr("510.1a", cited=False)
def test_a_creature_without_power_deals_no_damage() -> None:
    played = fight("Elvish Warrior", ["Wall of Stone"], DAMAGE)
    assert played.count("Wall of Stone deals") == 0


@cr("510.1a")
def test_doran_has_creatures_assign_damage_by_their_toughness() -> None:
    fight(
        "Hill Giant", ["Wall of Stone"], DAMAGE, mine=["Doran, the Siege Tower"], expect=["Hill Giant in A's graveyard"]
    )
    board(["Doran, the Siege Tower"], [], *attack_with({"Doran, the Siege Tower": "B"}), DAMAGE, expect=["B life 15"])


@cr("510.1a")
def test_an_attacker_that_assigns_no_combat_damage() -> None:
    script = [*attack_with({"Ophidian": "B"}), to("declare blockers"), RESOLVE]
    board(["Ophidian"], [], *script, answer("yes"), to("end"), expect=["B life 20", "A has 1 card in hand"])
    board(["Ophidian"], [], *script, answer("no"), to("end"), expect=["B life 19", "A has 0 cards in hand"])


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
    fight(
        "Craw Wurm",
        ["Hill Giant", "Elvish Warrior"],
        DAMAGE,
        answer({"Hill Giant": 2, "Elvish Warrior": 3}),
        refused="510.1c",
    )


@cr("510.1c")
def test_each_of_several_blocked_creatures_is_asked_for_by_itself() -> None:
    board(
        [ZILORTHA, "Grizzly Bears", "Savannah Lions"],
        ["Hill Giant", "Giant Spider", "Wall of Stone"],
        *attack_with({ZILORTHA: "B", "Grizzly Bears": "B"}),
        *block_with({"Hill Giant": ZILORTHA, "Giant Spider": "Grizzly Bears"}),
        DAMAGE,
        answer("yes"),
        answer("no"),
        AFTER_COMBAT,
        expect=["B life 12", "Hill Giant is on the battlefield", "Grizzly Bears in A's graveyard"],
    )


@cr("510.1c")
def test_a_human_is_not_asked_for() -> None:
    board(
        [ZILORTHA, "Boros Elite"],
        ["Giant Spider"],
        *attack_with({"Boros Elite": "B"}),
        *block_with({"Giant Spider": "Boros Elite"}),
        AFTER_COMBAT,
        expect=["B life 20", "Boros Elite in A's graveyard"],
    )


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


@cr("510.3", "510.3a", cited=False)
def test_what_triggers_on_combat_damage_resolves_in_that_step() -> None:
    played = board(
        ["Scroll Thief"],
        [],
        *attack_with({"Scroll Thief": "B"}),
        to("combat damage"),
        RESOLVE,
        expect=["A has 1 card in hand", "B life 19"],
    )
    assert played.report["state"]["turn"]["step"] == "combat damage"


@cr("510.4")
def test_first_strikers_deal_damage_once() -> None:
    board(
        ["Youthful Knight", "Hill Giant"],
        [],
        *attack_with({"Youthful Knight": "B", "Hill Giant": "B"}),
        AFTER_COMBAT,
        expect=["B life 15"],
    )


@cr("510.1e", "702.19b")
def test_two_tramplers_with_one_blocker_are_judged_by_what_both_assign_to_it() -> None:
    """The guard needs four: what one trampler leaves short the other has to make up for."""
    script: list[Entry] = [
        *attack_with({"Colossal Dreadmaw#1": "B", "Colossal Dreadmaw#2": "B"}),
        *block_with({"Palace Guard": ["Colossal Dreadmaw#1", "Colossal Dreadmaw#2"]}),
        DAMAGE,
    ]
    scene = (["Colossal Dreadmaw", "Colossal Dreadmaw"], ["Palace Guard"])
    back = answer({"Colossal Dreadmaw#1": 1}, "B")
    enough, short = answer({"Palace Guard": 4, "B": 2}), answer({"Palace Guard": 1, "B": 5})
    rest, none = answer({"Palace Guard": 3, "B": 3}), answer({"B": 6})
    for first, second in ((short, rest), (none, enough), (enough, none)):
        board(*scene, *script, first, second, back, expect=["B life 12"])
    board(*scene, *script, short, short, refused="702.19b")


@cr("615.6")
def test_damage_that_is_all_prevented_is_not_divided_by_anybody() -> None:
    beast = creature("Trample", "6/6", name="Beast")
    play = [*attack(Beast="B"), *block_with({"Grizzly Bears": "Beast", "Hill Giant": "Beast"}), cast("Fog"), RESOLVE]
    scene = {"battlefield": [beast], "hand": ["Fog"]}
    fogged = board(scene, ["Grizzly Bears", "Hill Giant"], *play, AFTER_COMBAT, expect=["B life 20", "A life 20"])
    assert fogged.report["pending"] is None
    shielded = creature("Protection from everything", name="Saint")
    asked = [*attack(Beast="B"), *block_with({"Saint": "Beast", "Hill Giant": "Beast"}), DAMAGE]
    assert board([beast], [shielded, "Hill Giant"], *asked).pending["kind"] == "damage"
