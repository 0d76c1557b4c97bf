"""Activating Activated Abilities (CR 602)."""

from __future__ import annotations

from tests.helpers import (
    PASS_A,
    PASS_B,
    RESOLVE,
    RESOLVE_ALL,
    activate,
    answer,
    attack_with,
    board,
    cast,
    cr,
    creature,
    to,
)

VETERAN = "Alaborn Veteran"


@cr("602.1", "602.1b", cited=False)
def test_any_player_may_activate_what_says_so_and_that_is_no_part_of_the_effect() -> None:
    """Lethal Vapors: who activated it skips a turn, whoever controls it."""
    board(
        ["Lethal Vapors"],
        [],
        {"do": "pass", "player": "A"},
        activate("Lethal Vapors", player="B"),
        RESOLVE,
        {"do": "go_to", "step": "upkeep", "turn": 4},
        expect=["Lethal Vapors in A's graveyard"],
    )
    played = board(
        ["Lethal Vapors"], [], activate("Lethal Vapors"), RESOLVE, {"do": "go_to", "step": "upkeep", "turn": 4}
    )
    assert played.report["state"]["turn"]["active"] == "B"
    board(
        ["Prodigal Sorcerer"],
        [],
        {"do": "pass", "player": "A"},
        activate("Prodigal Sorcerer", "A", player="B"),
        refused="602.2",
    )


@cr("602.1a", "602.2b")
def test_the_cost_of_an_ability_is_paid_and_cannot_be_paid_twice() -> None:
    board(
        ["Prodigal Sorcerer"],
        [],
        activate("Prodigal Sorcerer", "B"),
        activate("Prodigal Sorcerer", "B"),
        refused="107.5",
    )


@cr("602.1b", cited=False)
def test_an_equip_ability_may_say_itself_that_it_costs_less() -> None:
    field = ["Plate Armor", "Thornbite Staff", "Grizzly Bears"]
    board(
        {"battlefield": field, "mana": "WW"},
        [],
        activate("Plate Armor", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is 5/5"],
    )
    board({"battlefield": field, "mana": "W"}, [], activate("Plate Armor", "Grizzly Bears"), refused="601.2h")


@cr("602.1e", "609.4b", cited=False)
def test_mana_of_any_color_pays_for_abilities_of_what_the_text_speaks_of() -> None:
    """Agatha's Soul Cauldron speaks of creatures; the cost is paid so whatever else changes it."""
    mine = {
        "battlefield": ["Agatha's Soul Cauldron", "Hematite Golem", {"card": "Forest", "count": 2}],
        "mana": "lands",
    }
    board(mine, [], activate("Hematite Golem"), RESOLVE, expect=["Hematite Golem is 3/4"])
    spell = {**mine, "hand": ["Lightning Bolt"]}
    board(spell, [], cast("Lightning Bolt", "B"), refused="601.2h")


@cr("602.2")
def test_only_the_controller_activates() -> None:
    board([], ["Prodigal Sorcerer"], activate("Prodigal Sorcerer", "B"), refused="602.2")


@cr("602.2", "605.3b")
def test_harsh_mentor_does_not_mind_mana_abilities():
    board(
        ["Harsh Mentor"],
        ["Prodigal Pyromancer", "Elvish Mystic"],
        activate("Elvish Mystic", player="B"),
        activate("Prodigal Pyromancer", "A", player="B"),
        RESOLVE_ALL,
        active="B",
        expect=["B life 18", "A life 19"],
    )


@cr("602.2")
def test_whoever_activates_it_is_you() -> None:
    board(
        ["Xantcha, Sleeper Agent"],
        [],
        {"do": "pass", "player": "A"},
        activate("Xantcha, Sleeper Agent", player="B"),
        RESOLVE,
        expect=["A life 18", "B has 1 card in hand", "A has 0 cards in hand"],
    )


@cr("602.2", cited=False)
def test_an_opponent_is_offered_what_any_player_may_activate() -> None:
    played = board(["Xantcha, Sleeper Agent", "Grizzly Bears"], [], {"do": "pass", "player": "A"})
    choice = played.table.choice
    assert choice is not None
    assert choice.player == 1
    assert [option.kind for option in choice.listed()].count("activate") == 1


@cr("602.2a", "113.7a")
def test_an_ability_goes_on_without_its_source() -> None:
    board(["Mogg Fanatic"], [], activate("Mogg Fanatic", "B"), RESOLVE, expect=["B life 19", "stack is empty"])


@cr("602.2b", "608.2b")
def test_a_target_may_be_sacrificed_for_the_ability_that_targets_it() -> None:
    board(
        ["Erebos, Bleak-Hearted", "Grizzly Bears"],
        [],
        activate("Erebos, Bleak-Hearted", "Grizzly Bears"),
        RESOLVE,
        {"do": "answer", "player": "A", "value": "yes"},
        RESOLVE,
        expect=["A has 1 cards in hand", "A life 18"],
    )


@cr("602.2b", "605.3a", cited=False)
def test_a_land_that_is_tapped_for_its_own_ability_makes_no_mana_for_it() -> None:
    mine = {"battlefield": ["Archway of Innovation"], "mana": "lands"}
    board(mine, [], activate("Archway of Innovation", ability=2), refused="601.2h")


@cr("602.2b")
def test_an_ability_that_costs_less_for_what_one_controls() -> None:
    name = "Etherium Pteramander"
    swamps = {"card": "Swamp", "count": 5}
    here = {"battlefield": [name, swamps, {"card": "Bonesplitter", "count": 2}], "mana": "lands"}
    board(here, [], activate(name), RESOLVE, expect=[f"{name} is 5/5"])
    board({"battlefield": [name, swamps, "Bonesplitter"], "mana": "lands"}, [], activate(name), refused="601.2h")


@cr("602.5")
def test_the_abilities_of_an_arrested_creature_cant_be_activated() -> None:
    board(
        [{"card": "Prodigal Sorcerer"}],
        [{"card": "Arrest", "attached_to": "Prodigal Sorcerer"}],
        {"do": "activate", "player": "A", "source": "Prodigal Sorcerer", "targets": ["B"]},
        refused="602.5",
    )


@cr("602.5")
def test_an_ability_can_be_activated_only_if_its_condition_is_met() -> None:
    act = {"do": "activate", "player": "A", "source": "Mox Opal", "ability": 1}
    board(["Mox Opal"], [], act, refused="602.5")
    board(["Mox Opal", "Bonesplitter", "Juggernaut"], [], act, answer("W"), expect=["Mox Opal is tapped"])


@cr("602.5", "101.2")
def test_abilities_that_cannot_be_activated_are_refused_by_the_card_that_says_so() -> None:
    totem = board(["Prodigal Sorcerer"], ["Cursed Totem"], activate("Prodigal Sorcerer", "B"), refused="602.5")
    assert "Cursed Totem" in totem.reason
    arrest = {"card": "Arrest", "attached_to": "Prodigal Sorcerer"}
    played = board(["Prodigal Sorcerer"], [arrest], activate("Prodigal Sorcerer", "B"), refused="602.5")
    assert "Arrest" in played.reason


@cr("602.5")
def test_before_attackers_are_declared_is_over_once_they_are() -> None:
    here = [VETERAN, "Grizzly Bears"]
    board(here, [], activate(VETERAN, "Grizzly Bears"), RESOLVE, expect=["Grizzly Bears is 4/4"])
    begin = to("beginning of combat")
    board(here, [], begin, activate(VETERAN, "Grizzly Bears"), RESOLVE, expect=["Grizzly Bears is 4/4"])
    board(here, [], *attack_with({"Grizzly Bears": "B"}), activate(VETERAN, "Grizzly Bears"), refused="602.5")
    after = board(here, [], to("postcombat main"), activate(VETERAN, "Grizzly Bears"), refused="602.5")
    assert "before attackers are declared" in after.reason
    board(here, [], {"do": "pass", "player": "B"}, activate(VETERAN, "Grizzly Bears"), active="B", refused="602.5")


@cr("602.5a", "302.6")
def test_a_creature_just_come_does_not_tap_for_its_ability() -> None:
    played = board(
        [{"card": "Prodigal Sorcerer", "sick": True}], [], activate("Prodigal Sorcerer", "B"), refused="302.6"
    )
    assert played.cites("302.6")


@cr("602.5b")
def test_once_each_turn_is_once_each_turn_for_that_object() -> None:
    again = activate("Basking Rootwalla")
    board(["Basking Rootwalla"], [], again, RESOLVE, again, refused="602.5b")
    board(
        [{"card": "Basking Rootwalla", "count": 2}],
        [],
        activate("Basking Rootwalla#1"),
        RESOLVE,
        activate("Basking Rootwalla#2"),
        RESOLVE,
        expect=["Basking Rootwalla#1 is 3/3", "Basking Rootwalla#2 is 3/3"],
    )


@cr("602.5b", "118.7")
def test_powering_up_costs_less_on_the_turn_it_entered_and_is_done_once() -> None:
    """{4}{G} less {2}{G} is {2}."""
    board(
        {"hand": ["Hercules, Prince of Power"], "mana": "GGG22"},
        [],
        cast("Hercules, Prince of Power"),
        RESOLVE,
        activate("Hercules, Prince of Power"),
        RESOLVE,
        activate("Hercules, Prince of Power"),
        expect=["Hercules, Prince of Power is 4/4", "Hercules, Prince of Power has haste"],
        refused="602.5b",
    )


@cr("602.5b")
def test_no_more_than_twice_each_turn() -> None:
    changeling = "Fire-Belly Changeling"
    twice = [activate(changeling), activate(changeling)]
    board([changeling], [], *twice, activate(changeling), refused="602.5b")
    board([changeling], [], *twice, {"do": "resolve", "all": True}, expect=[f"{changeling} is 3/1"])
    board(
        [changeling],
        [],
        *twice,
        {"do": "go_to", "step": "upkeep", "turn": 5},
        activate(changeling),
        RESOLVE,
        expect=[f"{changeling} is 2/1"],
    )


@cr("602.5b")
def test_only_once() -> None:
    bears = {"battlefield": [{"card": "Grizzly Bears", "tapped": True}], "hand": ["Touch of Vitae"]}
    first = [cast("Touch of Vitae", "Grizzly Bears"), RESOLVE, activate("Grizzly Bears")]
    board(bears, [], *first, RESOLVE, expect=["Grizzly Bears is not tapped"])
    board(bears, [], *first, RESOLVE, activate("Grizzly Bears"), refused="602.5b")


@cr("602.5c", cited=False)
def test_a_limit_belongs_to_the_ability_from_one_aura_only() -> None:
    """Two Auras each give the same ability "only once each turn": it may be activated once from each."""
    scene = [
        "Grizzly Bears",
        {"card": "Measured Fervor", "attached_to": "Grizzly Bears"},
        {"card": "Measured Fervor", "attached_to": "Grizzly Bears"},
    ]
    twice = (activate("Grizzly Bears", ability=1), RESOLVE, activate("Grizzly Bears", ability=2), RESOLVE)
    board(scene, [], *twice, expect=["Grizzly Bears is 4/4"])
    board(scene, [], *twice, activate("Grizzly Bears", ability=1), refused="602.5b")


@cr("602.5d")
def test_equipment_is_not_moved_in_response() -> None:
    board(
        ["Bonesplitter", "Grizzly Bears"],
        {"hand": ["Shock"]},
        PASS_A,
        cast("Shock", "A", player="B"),
        PASS_B,
        activate("Bonesplitter", "Grizzly Bears"),
        refused="602.5d",
    )


@cr("602.5d")
def test_any_player_but_only_as_a_sorcery() -> None:
    revel = {"battlefield": ["Endbringer's Revel"], "graveyard": ["Grizzly Bears"]}
    board(
        revel,
        [],
        activate("Endbringer's Revel", "Grizzly Bears", player="B"),
        RESOLVE,
        active="B",
        expect=["Grizzly Bears in A's hand"],
    )
    script = [{"do": "pass", "player": "A"}, activate("Endbringer's Revel", "Grizzly Bears", player="B")]
    board(revel, [], *script, refused="602.5d")


@cr("602.5e", cited=False)
def test_only_as_an_instant_needs_priority_but_no_instant() -> None:
    board(
        ["Diamond Lion"],
        [],
        {"do": "pass", "player": "B"},
        activate("Diamond Lion", choices=["red"]),
        active="B",
        expect=["Diamond Lion in A's graveyard"],
    )
    board(["Diamond Lion"], [], activate("Diamond Lion", choices=["red"]), active="B", refused="117.1")


@cr("602.2b")
def test_what_is_sacrificed_for_the_cost_does_not_see_the_ability_become_activated() -> None:
    """It has become activated only once all costs are paid (601.2i)."""
    ravager = {"card": "Arcbound Ravager", "counters": {"+1/+1": 1}}
    feed = activate("Arcbound Ravager", choices=["Rings of Brighthearth"])
    board(["Rings of Brighthearth", ravager], [], feed, RESOLVE, expect=["stack is empty", "Arcbound Ravager is 2/2"])
    alone = [activate("Arcbound Ravager"), RESOLVE]
    board([ravager], ["Burning-Tree Shaman"], *alone, expect=["A life 19"])


@cr("602.2b")
def test_an_ability_of_what_was_sacrificed_for_it_is_still_one_of_a_land() -> None:
    board(["Evolving Wilds"], ["Harsh Mentor"], activate("Evolving Wilds"), RESOLVE, expect=["A life 18"])


@cr("601.2f", "118.7a")
def test_only_of_a_cost_that_is_reduced_it_is_said_what_a_reduction_takes() -> None:
    payer = creature("{2}, {T}: You gain 1 life.", name="Payer")
    for text, less in (
        ("Activated abilities cost {2} more to activate unless they're mana abilities.", False),
        ("Activated abilities of creatures you control cost {1} less to activate.", True),
    ):
        rules = board([creature(text, name="Changer"), payer], [], activate("Payer")).rules_of("activates Payer")
        assert "601.2f" in rules
        assert ("118.7a" in rules) is less


@cr("602.2")
def test_what_only_opponents_may_activate_its_controller_may_not() -> None:
    vortex = {"card": "Detention Vortex", "attached_to": "Grizzly Bears"}
    mine = board([vortex], ["Grizzly Bears"], activate("Detention Vortex"), refused="602.2")
    assert "opponents" in mine.reason
    theirs = activate("Detention Vortex", player="B")
    board([vortex], ["Grizzly Bears"], theirs, RESOLVE, active="B", expect=["Detention Vortex in graveyard"])


@cr("602.5")
def test_what_opponents_may_not_do_in_ones_turn() -> None:
    hand = {"battlefield": ["Millikin", "Amber Prison"], "hand": ["Lightning Bolt"]}
    board(["Grand Abolisher"], hand, PASS_A, activate("Amber Prison", "Grand Abolisher", player="B"), refused="602.5")
    board(["Grand Abolisher"], hand, activate("Amber Prison", "Grand Abolisher", player="B"), active="B")


@cr("602.2b", "601.2f")
def test_abilities_that_you_activate_cost_others_no_less() -> None:
    helper = creature("Abilities you activate that aren't mana abilities cost {1} less to activate.", name="Helper")
    theirs = {"battlefield": [creature("{2}: Draw a card.")], "mana": "C"}
    act = [PASS_A, activate("Tester", player="B"), RESOLVE]
    board([helper], theirs, *act[:2], refused="601.2h")
    board([], {**theirs, "battlefield": [*theirs["battlefield"], helper]}, *act, expect=["B has 1 card in hand"])
