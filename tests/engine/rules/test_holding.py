"""What holds: statements, how permanents enter, what can't be done, what costs more or less (CR 604, 611, 613, 614)."""

from __future__ import annotations

from tests.engine.helpers import AFTER_COMBAT, RESOLVE, RESOLVE_ALL, answer, attack_with, board, cast, cr, to

RED = {"hand": ["Lightning Bolt"]}


@cr("611.3a")
def test_a_static_ability_holds_as_long_as_its_condition_does() -> None:
    board(["Wild Nacatl", "Mountain"], [], expect=["Wild Nacatl is 2/2"])
    board(["Wild Nacatl", "Mountain", "Plains"], [], expect=["Wild Nacatl is 3/3"])
    board(["Wild Nacatl"], ["Mountain"], expect=["Wild Nacatl is 1/1"])


@cr("604.3")
def test_a_creature_can_be_as_big_as_the_number_of_swamps() -> None:
    board(["Nightmare", {"card": "Swamp", "count": 3}], ["Swamp"], expect=["Nightmare is 3/3"])


@cr("305.7")
def test_blood_moon_makes_nonbasic_lands_mountains_without_their_abilities() -> None:
    played = board(
        ["Blood Moon", "Reliquary Tower", "Forest"],
        [],
        expect=["Reliquary Tower is a Mountain", "Forest is not a Mountain"],
    )
    tower = next(o for o in played.table.game.permanents() if o.base.name == "Reliquary Tower")
    assert not played.table.game.characteristics(tower).abilities.all


@cr("614.1d")
def test_a_land_can_enter_tapped() -> None:
    board(
        {"hand": ["Temple of Bloom"]},
        [],
        {"do": "play", "player": "A", "card": "Temple of Bloom"},
        expect=["Temple of Bloom is tapped"],
    )


@cr("614.12")
def test_a_land_enters_untapped_where_its_condition_is_met() -> None:
    act = {"do": "play", "player": "A", "card": "Glacial Fortress"}
    board({"hand": ["Glacial Fortress"]}, [], act, expect=["Glacial Fortress is tapped"])
    board({"hand": ["Glacial Fortress"], "battlefield": ["Island"]}, [], act, expect=["Glacial Fortress is not tapped"])
    board({"hand": ["Glacial Fortress"]}, ["Island"], act, expect=["Glacial Fortress is tapped"])


@cr("614.1c")
def test_a_creature_enters_with_its_counters_and_lives() -> None:
    played = board(
        {"hand": ["Kalonian Hydra"]},
        [],
        cast("Kalonian Hydra"),
        RESOLVE,
        expect=["Kalonian Hydra is 4/4", "Kalonian Hydra has 4 +1/+1 counters"],
    )
    assert played.cites("614.1c")


@cr("614.16")
def test_what_enters_with_counters_enters_with_twice_as_many() -> None:
    board(
        {"hand": ["Kalonian Hydra"], "battlefield": ["Branching Evolution"]},
        [],
        cast("Kalonian Hydra"),
        RESOLVE,
        expect=["Kalonian Hydra is 8/8"],
    )


@cr("614.12a")
def test_the_type_chosen_as_it_enters_is_remembered() -> None:
    board(
        {"hand": ["Adaptive Automaton"], "battlefield": ["Raging Goblin", "Grizzly Bears"]},
        [],
        cast("Adaptive Automaton", choices=["Goblin"]),
        RESOLVE,
        expect=["Raging Goblin is 2/2", "Grizzly Bears is 2/2", "Adaptive Automaton is a Goblin"],
    )


@cr("101.2")
def test_a_spell_that_cant_be_countered_resolves_all_the_same() -> None:
    board(
        {"hand": ["Carnage Tyrant"]},
        {"hand": ["Cancel"]},
        cast("Carnage Tyrant"),
        {"do": "pass", "player": "A"},
        cast("Cancel", "Carnage Tyrant", player="B"),
        RESOLVE_ALL,
        expect=["Carnage Tyrant in battlefield", "Cancel in B's graveyard"],
    )


@cr("119.7")
def test_where_players_cant_gain_life_nobody_does() -> None:
    board(
        ["Tibalt, Rakish Instigator", "Grizzly Bears"],
        {"battlefield": ["Soul Warden"], "life": 10, "hand": ["Grizzly Bears"]},
        to("end"),
        {"do": "go_to", "step": "precombat main", "active": "B"},
        cast("Grizzly Bears", player="B"),
        RESOLVE_ALL,
        expect=["B life 10"],
    )


@cr("602.5")
def test_the_abilities_of_an_arrested_creature_cant_be_activated() -> None:
    played = board(
        [{"card": "Prodigal Sorcerer"}],
        [{"card": "Arrest", "attached_to": "Prodigal Sorcerer"}],
        {"do": "activate", "player": "A", "source": "Prodigal Sorcerer", "targets": ["B"]},
        refused=True,
    )
    assert played.refused("602.5")


@cr("502.3")
def test_a_permanent_can_be_kept_from_untapping() -> None:
    board(
        [{"card": "Deep-Slumber Titan", "tapped": True}, {"card": "Forest", "tapped": True}],
        [],
        {"do": "go_to", "step": "upkeep", "active": "B"},
        {"do": "go_to", "step": "upkeep", "active": "A"},
        expect=["Deep-Slumber Titan is tapped", "Forest is not tapped"],
    )


@cr("402.2")
def test_without_a_maximum_hand_size_nothing_is_discarded() -> None:
    board(
        {"battlefield": ["Reliquary Tower"], "hand": ["Forest"] * 9},
        [],
        {"do": "go_to", "step": "upkeep", "active": "B"},
        expect=["A has 9 cards in hand"],
    )


@cr("305.2")
def test_an_additional_land_can_be_played_and_no_third() -> None:
    act = {"do": "play", "player": "A", "card": "Forest"}
    hand = {"hand": ["Forest"] * 3, "battlefield": ["Exploration"]}
    played = board(hand, [], {**act, "card": "Forest#1"}, {**act, "card": "Forest#2"})
    assert played.table.game.players[0].lands_played == 2
    assert board(
        hand, [], {**act, "card": "Forest#1"}, {**act, "card": "Forest#2"}, {**act, "card": "Forest#3"}, refused=True
    ).refused("305.2b")


@cr("601.2f")
def test_thalia_makes_a_noncreature_spell_cost_more() -> None:
    hand = {"hand": ["Lightning Bolt"], "mana": "R"}
    board(hand, [], cast("Lightning Bolt", "B"), RESOLVE, expect=["B life 17"])
    played = board(hand, ["Thalia, Guardian of Thraben"], cast("Lightning Bolt", "B"), refused=True)
    assert played.refused("601.2h")
    board(
        {**hand, "mana": "RC"},
        ["Thalia, Guardian of Thraben"],
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["B life 17"],
    )


@cr("614.1a")
def test_rest_in_peace_exiles_what_would_go_to_a_graveyard() -> None:
    board(
        RED | {"battlefield": ["Rest in Peace"]},
        ["Grizzly Bears"],
        cast("Lightning Bolt", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears in exile", "Lightning Bolt in exile"],
    )


@cr("615.1")
def test_fog_prevents_combat_damage_and_only_that() -> None:
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Fog", "Lightning Bolt"]},
        [],
        cast("Fog"),
        RESOLVE,
        cast("Lightning Bolt", "B"),
        RESOLVE,
        *attack_with({"Grizzly Bears": "B"}),
        AFTER_COMBAT,
        expect=["B life 17"],
    )


@cr("702.33d")
def test_a_kicked_creature_knows_that_it_was_kicked() -> None:
    act = cast("Goblin Bushwhacker", kicked=True)
    board(
        {"hand": ["Goblin Bushwhacker"], "battlefield": ["Grizzly Bears"]},
        [],
        act,
        RESOLVE_ALL,
        expect=["Grizzly Bears is 3/2", "Grizzly Bears has haste", "Goblin Bushwhacker is 2/1"],
    )
    board(
        {"hand": ["Goblin Bushwhacker"], "battlefield": ["Grizzly Bears"]},
        [],
        cast("Goblin Bushwhacker"),
        RESOLVE_ALL,
        expect=["Grizzly Bears is 2/2"],
    )


@cr("702.34a")
def test_a_spell_cast_with_flashback_is_exiled() -> None:
    played = board(
        {"graveyard": ["Faithless Looting"], "library": ["Forest", "Forest", "Forest"], "hand": []},
        [],
        cast("Faithless Looting", **{"from": "graveyard"}),
        RESOLVE,
        expect=["Faithless Looting in exile", "A has 0 cards in hand"],
    )
    assert played.cites("702.34a")


@cr("702.29a")
def test_a_card_is_cycled_from_the_hand() -> None:
    board(
        {"hand": ["Miscalculation"], "library": ["Forest"]},
        [],
        {"do": "activate", "player": "A", "source": "Miscalculation", "ability": 1},
        RESOLVE,
        expect=["Miscalculation in A's graveyard", "A has 1 card in hand"],
    )


@cr("702.122a")
def test_a_vehicle_is_crewed_and_attacks() -> None:
    board(
        ["Smuggler's Copter", {"card": "Grizzly Bears", "sick": True}],
        [],
        {"do": "activate", "player": "A", "source": "Smuggler's Copter", "ability": 1, "choices": [["Grizzly Bears"]]},
        RESOLVE,
        *attack_with({"Smuggler's Copter": "B"}),
        AFTER_COMBAT,
        expect=["B life 17", "Grizzly Bears is tapped", "Smuggler's Copter is a creature"],
    )


@cr("702.63a")
def test_vanishing_counts_down_and_sacrifices() -> None:
    board(
        [{"card": "Keldon Marauders", "counters": {"time": 1}}],
        [],
        {"do": "go_to", "step": "upkeep", "active": "A", "turn": 5},
        answer(["B"]),
        RESOLVE_ALL,
        expect=["Keldon Marauders in A's graveyard"],
    )


@cr("614.15")
def test_a_kicked_burst_lightning_deals_four_instead_of_two() -> None:
    hand = {"hand": ["Burst Lightning"]}
    board(hand, [], cast("Burst Lightning", "B"), RESOLVE, expect=["B life 18"])
    board(hand, [], cast("Burst Lightning", "B", kicked=True), RESOLVE, expect=["B life 16"])
