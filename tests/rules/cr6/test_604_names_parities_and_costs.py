"""Static abilities about names, parities and colored costs (CR 601.2f, 604, 702.16)."""

from __future__ import annotations

from tests.helpers import PASS_A, RESOLVE, board, cast, cr, creature, to, turn


@cr("702.16c", "607.2d", cited=False)
def test_protection_from_the_chosen_card_name() -> None:
    halo = {"battlefield": [{"card": "Runed Halo", "chosen": {"name": "Lightning Bolt"}}]}
    theirs = {"hand": ["Lightning Bolt", "Shock"]}
    board(halo, theirs, PASS_A, cast("Lightning Bolt", "A", player="B"), refused="702.16b")
    board(halo, theirs, PASS_A, cast("Shock", "A", player="B"), RESOLVE, expect=["A life 18"])


@cr("614.1a")
def test_sources_with_an_odd_mana_value_deal_double() -> None:
    text = (
        "If a source you control with an odd mana value would deal damage to a permanent or player, it deals double "
        "that damage to that permanent or player instead."
    )
    scene = {"battlefield": [creature(text)], "hand": ["Lightning Bolt", "Lightning Helix"]}
    board(scene, [], cast("Lightning Bolt", "B"), RESOLVE, expect=["B life 14"])
    board(scene, [], cast("Lightning Helix", "B"), RESOLVE, expect=["B life 17"])


@cr("601.2f")
def test_generic_and_colored_mana_less_on_a_condition() -> None:
    """Stormwing Entity costs {3}{U}{U}, and {1}{U} once a sorcery was cast."""
    scene = {"battlefield": ["Island", "Island", "Mountain"], "hand": ["Stormwing Entity", "Shock"], "mana": "lands"}
    board(scene, [], cast("Stormwing Entity"), refused="601.2h")
    board(scene, [], cast("Shock", "B"), RESOLVE, cast("Stormwing Entity"), expect=["Stormwing Entity in stack"])


@cr("104.2b")
def test_artifacts_with_the_same_name_as_one_another() -> None:
    text = (
        "At the beginning of your upkeep, if you control three or more artifacts with the same name as one another, "
        "you win the game."
    )
    three = [creature(text), "Sol Ring", "Sol Ring", "Sol Ring"]
    won = board(three, [], turn(5, "upkeep"), RESOLVE)
    assert won.report["state"]["winner"] == "A"
    two = board([creature(text), "Sol Ring", "Sol Ring", "Howling Mine"], [], turn(5, "upkeep"), to("draw"))
    assert two.report["state"]["winner"] is None


@cr("702.5")
def test_an_aura_for_a_creature_with_another_aura() -> None:
    scene = {
        "battlefield": ["Grizzly Bears", "Hill Giant", {"card": "Rancor", "attached_to": "Hill Giant"}],
        "hand": ["Daybreak Coronet"],
    }
    board(scene, [], cast("Daybreak Coronet", "Grizzly Bears"), refused="702.5c")
    board(scene, [], cast("Daybreak Coronet", "Hill Giant"), RESOLVE, expect=["Hill Giant is 8/6"])


@cr("604.3", "613.1d")
def test_what_is_also_of_other_types_is_so_everywhere() -> None:
    """It keeps the types printed, and has the others in every zone, as each of them."""
    board(
        [],
        {"graveyard": ["Veteran Adventurer"]},
        expect=["Veteran Adventurer is a Rogue", "Veteran Adventurer is a Human"],
    )
    mine = ["Veteran Adventurer"]
    types = ["Human", "Cleric", "Rogue", "Warrior", "Wizard"]
    board(mine, [], expect=[f"Veteran Adventurer is a {one}" for one in types])
