"""Judges' questions about keyword abilities of permanents: how they enter, fight, grow and come back (CR 702)."""

from __future__ import annotations

from tests.engine.helpers import (
    RESOLVE,
    RESOLVE_ALL,
    Entry,
    activate,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    to,
)

LANDS = {"mana": "lands"}


# ---- fighting


@cr("702.23a", "702.23b")
def test_rampage_counts_blockers_beyond_the_first_as_it_resolves() -> None:
    board(
        ["Craw Giant"],
        ["Goblin Piker", "Hill Giant", "Wall of Stone"],
        *attack_with({"Craw Giant": "B"}),
        *block_with({"Goblin Piker": "Craw Giant", "Hill Giant": "Craw Giant", "Wall of Stone": "Craw Giant"}),
        RESOLVE_ALL,
        expect=["Craw Giant is 10/8"],
    )


@cr("702.121a")
def test_melee_counts_opponents_attacked_not_creatures() -> None:
    board(
        ["Adriana, Captain of the Guard", "Goblin Piker"],
        [],
        *attack_with({"Adriana, Captain of the Guard": "B", "Goblin Piker": "C"}),
        answer("as listed", choice="order"),
        RESOLVE_ALL,
        expect=["Adriana, Captain of the Guard is 6/6", "Goblin Piker is 4/3"],
        C={},
        D={},
    )


@cr("702.149a")
def test_training_needs_a_stronger_creature_beside_it() -> None:
    board(
        ["Apprentice Sharpshooter", "Goblin Piker"],
        [],
        *attack_with({"Apprentice Sharpshooter": "B", "Goblin Piker": "B"}),
        RESOLVE_ALL,
        expect=["Apprentice Sharpshooter is 2/5"],
    )
    alone = attack_with({"Apprentice Sharpshooter": "B"})
    board(["Apprentice Sharpshooter", "Goblin Piker"], [], *alone, expect=["Apprentice Sharpshooter is 1/4"])


@cr("702.39a")
def test_provoked_a_creature_untaps_and_must_block() -> None:
    giant = {"card": "Hill Giant", "tapped": True}
    played = board(
        ["Brontotherium"],
        [giant],
        *attack_with({"Brontotherium": "B"}),
        answer("Hill Giant", choice="target"),
        answer("yes", choice="may"),
        RESOLVE_ALL,
        to("declare blockers"),
        {"do": "block", "player": "B", "blockers": {}},
        refused=True,
    )
    assert played.refused("509.1c")


@cr("702.116a")
def test_myriad_attacks_the_other_opponents_with_tokens_that_are_exiled() -> None:
    attack = attack_with({"Banshee of the Dread Choir": "B"})
    played = board(
        ["Banshee of the Dread Choir"],
        [],
        *attack,
        RESOLVE,
        answer("yes", choice="may"),
        answer("yes", choice="may"),
        answer("as listed", choice="order"),
        to("postcombat main"),
        expect=["B has 16 life", "C has 16 life", "D has 16 life", "A controls 1 Banshee of the Dread Choir"],
        C={},
        D={},
    )
    assert played.cites("702.116a")


@cr("702.171a", "702.171b")
def test_saddled_a_mount_attacks_with_more() -> None:
    crew = activate("Alacrian Jaguar", choices=[["Goblin Piker"]])
    board(
        ["Alacrian Jaguar", "Goblin Piker"],
        [],
        crew,
        RESOLVE,
        *attack_with({"Alacrian Jaguar": "B"}),
        RESOLVE_ALL,
        expect=["Alacrian Jaguar is 6/6", "Goblin Piker is tapped"],
    )
    plain = attack_with({"Alacrian Jaguar": "B"})
    board(["Alacrian Jaguar", "Goblin Piker"], [], *plain, expect=["Alacrian Jaguar is 4/4"])


@cr("702.171a")
def test_a_mount_is_saddled_only_as_a_sorcery() -> None:
    saddle = activate("Alacrian Jaguar", choices=[["Goblin Piker"]])
    played = board(["Alacrian Jaguar", "Goblin Piker"], [], to("beginning of combat"), saddle, refused=True)
    assert played.refused("602.5d")


# ---- entering


@cr("702.136a")
def test_riot_is_a_counter_or_haste() -> None:
    slasher = {"hand": ["Arcbound Slasher"]}
    cast_it = cast("Arcbound Slasher")
    chosen = [answer("haste", choice="riot"), RESOLVE]
    fast = ["Arcbound Slasher is 4/4", "Arcbound Slasher has haste"]
    board(slasher, [], cast_it, *chosen, expect=fast)
    strong = ["Arcbound Slasher is 5/5", "not Arcbound Slasher has haste"]
    board(slasher, [], cast_it, answer("counter", choice="riot"), RESOLVE, expect=strong)


@cr("702.58a")
def test_graft_moves_a_counter_onto_a_creature_that_enters() -> None:
    spider = {"card": "Aquastrand Spider", "counters": {"+1/+1": 2}}
    board(
        {"hand": ["Goblin Piker"], "battlefield": [spider]},
        [],
        cast("Goblin Piker"),
        RESOLVE,
        answer("yes", choice="may"),
        RESOLVE_ALL,
        expect=["Goblin Piker is 3/2", "Aquastrand Spider is 1/1"],
    )


@cr("702.82a")
def test_devour_eats_creatures_as_it_enters() -> None:
    board(
        {"hand": ["Mycoloth"], "battlefield": ["Goblin Piker", "Hill Giant", "Wall of Stone"]},
        [],
        cast("Mycoloth"),
        answer(["Goblin Piker", "Hill Giant"], choice="objects"),
        RESOLVE,
        expect=["Mycoloth is 8/8", "Goblin Piker in A's graveyard", "A controls 1 Wall of Stone"],
    )


@cr("702.104a", "702.104b")
def test_tribute_is_the_opponents_choice() -> None:
    hand = {"hand": ["Fanatic of Xenagos"]}
    paid = [cast("Fanatic of Xenagos"), answer("yes", "B", choice="may"), RESOLVE_ALL]
    board(hand, [], *paid, expect=["Fanatic of Xenagos is 4/4", "not Fanatic of Xenagos has haste"])
    not_paid = [cast("Fanatic of Xenagos"), answer("no", "B", choice="may"), RESOLVE_ALL]
    board(hand, [], *not_paid, expect=["Fanatic of Xenagos is 4/4", "Fanatic of Xenagos has haste"])


@cr("702.38a")
def test_amplify_reveals_cards_that_share_a_creature_type() -> None:
    board(
        {"hand": ["Kilnmouth Dragon", "Shivan Dragon", "Goblin Piker"]},
        [],
        cast("Kilnmouth Dragon"),
        answer(["Shivan Dragon"], choice="objects"),
        RESOLVE,
        expect=["Kilnmouth Dragon is 8/8", "Shivan Dragon in A's hand"],
    )


@cr("702.44a", "702.44b")
def test_sunburst_counts_the_colors_of_mana_spent() -> None:
    board(
        {
            "hand": ["Skyreach Manta"],
            "battlefield": ["Forest", "Island", "Island", "Plains", "Swamp"],
            **LANDS,
        },
        [],
        cast("Skyreach Manta"),
        RESOLVE,
        expect=["Skyreach Manta is 4/4"],
    )


@cr("702.156a")
def test_ravenous_enters_with_x_counters_and_draws_from_five_on() -> None:
    hand = {"hand": ["Aberrant"]}
    board(hand, [], cast("Aberrant", x=5), RESOLVE_ALL, expect=["Aberrant is 5/5", "A has 1 cards in hand"])
    board(hand, [], cast("Aberrant", x=4), RESOLVE_ALL, expect=["Aberrant is 4/4", "A has 0 cards in hand"])


@cr("702.72a")
def test_a_champion_exiles_another_and_gives_it_back_as_it_leaves() -> None:
    played = board(
        {"hand": ["Boggart Mob", "Unsummon"], "battlefield": ["Goblin Piker"]},
        [],
        cast("Boggart Mob"),
        RESOLVE,
        answer("yes", choice="may"),
        RESOLVE,
        cast("Unsummon", "Boggart Mob"),
        RESOLVE_ALL,
        expect=["A controls 1 Goblin Piker", "Boggart Mob in A's hand"],
    )
    assert played.count("Goblin Piker is exiled") or played.count("exiles Goblin Piker"), played.steps


@cr("702.72a")
def test_a_champion_that_championed_nothing_is_sacrificed() -> None:
    board(
        {"hand": ["Boggart Mob"], "battlefield": ["Hill Giant"]},
        [],
        cast("Boggart Mob"),
        RESOLVE_ALL,
        expect=["Boggart Mob in A's graveyard", "A controls 1 Hill Giant"],
    )


@cr("702.124j")
def test_partner_with_finds_the_other() -> None:
    board(
        {"hand": ["Blaring Captain"], "library": ["Forest", "Blaring Recruiter", "Forest"]},
        [],
        cast("Blaring Captain"),
        RESOLVE,
        answer("A", choice="target"),
        answer("yes", choice="may"),
        answer("Blaring Recruiter"),
        RESOLVE_ALL,
        expect=["Blaring Recruiter in A's hand"],
    )


# ---- saving


@cr("702.89a")
def test_umbra_armor_is_destroyed_instead() -> None:
    umbra = {"card": "Bear Umbra", "attached_to": "Goblin Piker"}
    played = board(
        {"hand": ["Murder"], "battlefield": ["Goblin Piker", umbra]},
        [],
        cast("Murder", "Goblin Piker"),
        RESOLVE,
        expect=["A controls 1 Goblin Piker", "Bear Umbra in A's graveyard"],
    )
    assert played.cites("702.89a")


@cr("702.52a", "702.52b")
def test_dredge_mills_and_returns_instead_of_drawing() -> None:
    mine = {"graveyard": ["Stinkweed Imp"], "hand": ["Divination"], "library": ["Forest"] * 9}
    played = board(
        mine,
        [],
        cast("Divination"),
        answer("yes", choice="may"),
        RESOLVE_ALL,
        expect=["Stinkweed Imp in A's hand", "A has 3 cards in library", "A has 2 cards in hand"],
    )
    assert played.cites("702.52a")
    few = {**mine, "library": ["Forest"] * 4}
    board(few, [], cast("Divination"), RESOLVE, expect=["Stinkweed Imp in A's graveyard"])


# ---- abilities


@cr("702.151a", "702.151b")
def test_reconfigured_it_is_no_creature_while_attached() -> None:
    attach = activate("Rabbit Battery", "Goblin Piker", ability=1)
    on = [attach, RESOLVE]
    board(
        ["Rabbit Battery", "Goblin Piker"],
        [],
        *on,
        expect=["Goblin Piker is 3/2", "Goblin Piker has haste", "not Rabbit Battery is a creature"],
    )
    off = [*on, activate("Rabbit Battery", ability=2), RESOLVE]
    expect = ["Goblin Piker is 2/1", "Rabbit Battery is a creature"]
    board(["Rabbit Battery", "Goblin Piker"], [], *off, expect=expect)


@cr("702.142a")
def test_boast_only_after_attacking_and_once() -> None:
    board(["Axgard Braggart"], [], activate("Axgard Braggart"), refused=True)
    attacking = attack_with({"Axgard Braggart": "B"})
    board(["Axgard Braggart"], [], *attacking, activate("Axgard Braggart"), RESOLVE, expect=["Axgard Braggart is 4/4"])
    twice = [*attacking, activate("Axgard Braggart"), RESOLVE, activate("Axgard Braggart")]
    assert board(["Axgard Braggart"], [], *twice, refused=True).refused("602.5b")


@cr("702.177a")
def test_exhaust_only_once_even_in_a_later_turn() -> None:
    guard = ["Greenbelt Guardian"]
    first = [activate("Greenbelt Guardian", ability=2), RESOLVE]
    later: Entry = {"do": "go_to", "turn": 5, "step": "precombat main"}
    played = board(guard, [], *first, later, activate("Greenbelt Guardian", ability=2), refused=True)
    assert played.refused("602.5b")


@cr("702.57a", "702.57b")
def test_forecast_only_in_ones_own_upkeep_from_hand() -> None:
    mine = {"hand": ["Spirit en-Dal"], "battlefield": ["Goblin Piker"]}
    forecast = [activate("Spirit en-Dal", "Goblin Piker"), RESOLVE]
    expect = ["Goblin Piker has shadow", "Spirit en-Dal in A's hand"]
    board(mine, [], *forecast, expect=expect, step="upkeep")
    assert board(mine, [], activate("Spirit en-Dal", "Goblin Piker"), refused=True).refused("602.5")


@cr("702.53a")
def test_transmute_finds_a_card_of_the_same_mana_value() -> None:
    board(
        {"hand": ["Dizzy Spell"], "library": ["Forest", "Goblin Piker", "Lightning Bolt"]},
        [],
        activate("Dizzy Spell"),
        RESOLVE,
        answer("Lightning Bolt"),
        expect=["Lightning Bolt in A's hand", "Dizzy Spell in A's graveyard"],
    )


@cr("702.59a")
def test_recover_pays_or_exiles() -> None:
    setting = {"graveyard": ["Controvert"], "hand": ["Murder"], "battlefield": ["Goblin Piker"]}
    kill = [cast("Murder", "Goblin Piker"), RESOLVE]
    board(setting, [], *kill, answer("yes", choice="may"), RESOLVE_ALL, expect=["Controvert in A's hand"])
    board(setting, [], *kill, answer("no", choice="may"), RESOLVE_ALL, expect=["Controvert in exile"])


@cr("702.101a")
def test_extort_drains_each_opponent_once_for_each_spell() -> None:
    board(
        {"hand": ["Goblin Piker"], "battlefield": ["Basilica Guards"]},
        [],
        cast("Goblin Piker"),
        answer("yes", choice="may"),
        RESOLVE_ALL,
        expect=["A has 22 life", "B has 19 life", "C has 19 life"],
        C={},
    )


@cr("702.191a")
def test_increment_looks_at_the_mana_spent() -> None:
    setting = {"hand": ["Hill Giant", "Lightning Bolt"], "battlefield": ["Cuboid Colony"]}
    board(setting, [], cast("Hill Giant"), RESOLVE_ALL, expect=["Cuboid Colony has 1 +1/+1 counters"])
    board(setting, [], cast("Lightning Bolt", "B"), RESOLVE_ALL, expect=["Cuboid Colony has 0 +1/+1 counters"])


@cr("702.125a")
def test_undaunted_costs_less_for_each_opponent() -> None:
    mine = {"hand": ["Coastal Breach"], "battlefield": ["Island"] * 4, **LANDS}
    board(mine, ["Goblin Piker"], cast("Coastal Breach"), RESOLVE, expect=["Goblin Piker in B's hand"], C={}, D={})
    assert board(mine, ["Goblin Piker"], cast("Coastal Breach"), refused=True).refused("601.2h")


@cr("702.6c")
def test_equipping_a_creature_of_a_quality_is_another_ability() -> None:
    mine = {"battlefield": ["Steelclaw Lance", "Youthful Knight", "Goblin Piker", "Plains"], **LANDS}
    equip = activate("Steelclaw Lance", "Youthful Knight", ability=1)
    board(mine, [], equip, RESOLVE, expect=["Youthful Knight is 4/3"])
    board(mine, [], activate("Steelclaw Lance", "Goblin Piker", ability=1), refused=True)


@cr("702.6a")
def test_equip_may_cost_something_else_than_mana() -> None:
    board(
        ["Demonmail Hauberk", "Youthful Knight", "Goblin Piker"],
        [],
        activate("Demonmail Hauberk", "Youthful Knight", choices=["Goblin Piker"]),
        RESOLVE,
        expect=["Youthful Knight is 6/3", "Goblin Piker in A's graveyard"],
    )


# ---- tokens


@cr("702.129a")
def test_eternalized_it_is_a_black_zombie_of_size_four_without_mana_cost() -> None:
    board(
        {"graveyard": ["Adorned Pouncer"]},
        [],
        activate("Adorned Pouncer"),
        RESOLVE,
        expect=["Adorned Pouncer#2 is 4/4", "Adorned Pouncer#2 has mana value 0", "A has 0 cards in graveyard"],
    )


@cr("702.141a")
def test_encore_makes_a_hasty_token_for_each_opponent_that_must_attack_them() -> None:
    setting = {"graveyard": ["Amphin Mutineer"]}
    encore = [activate("Amphin Mutineer"), RESOLVE, answer("as listed", choice="order"), RESOLVE_ALL]
    played = board(
        setting,
        [],
        *encore,
        {"do": "go_to", "step": "declare attackers"},
        {"do": "attack", "player": "A", "attackers": {}},
        refused=True,
        C={},
    )
    assert played.refused("508.1d")
    goals = {"Amphin Mutineer#2": "B", "Amphin Mutineer#3": "C"}
    board(
        setting,
        [],
        *encore,
        *attack_with(goals),
        to("end"),
        RESOLVE_ALL,
        expect=["B has 17 life", "C has 17 life", "A controls 0 Amphin Mutineer"],
        C={},
    )


@cr("702.144a")
def test_demonstrated_an_opponent_copies_the_spell_too() -> None:
    board(
        {"hand": ["Healing Technique"], "graveyard": ["Goblin Piker", "Hill Giant"]},
        {"graveyard": ["Craw Wurm"]},
        cast("Healing Technique", "Goblin Piker"),
        answer("yes", choice="may"),
        answer("Hill Giant", choice="new target"),
        answer("Craw Wurm", "B", choice="new target"),
        RESOLVE_ALL,
        expect=["A has 26 life", "B has 26 life", "Craw Wurm in B's hand"],
    )
