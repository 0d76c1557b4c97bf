"""Continuous Effects (CR 611)."""

from __future__ import annotations

from typing import Any

from engine.rules.continuous.layers.said_by_effects_and_counters import said_by_effects
from tests.helpers import (
    AFTER_COMBAT,
    DAMAGE,
    PASS_A,
    RESOLVE,
    RESOLVE_ALL,
    Entry,
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
    turn,
)

MINE: dict[str, Any] = {
    "battlefield": ["Serra Paragon"],
    "graveyard": ["Grizzly Bears", "Plains", "Soul Warden", "Serra Angel"],
    "hand": ["Murder", "Murder", "Stone Rain", "Unsummon"],
}
BEARS = cast("Grizzly Bears", **{"from": "graveyard"})
PLAINS: Entry = {"do": "play", "player": "A", "card": "Plains", "from": "graveyard"}
GOBLINS = {"card": "Conspiracy", "chosen": {"creature type": "Goblin"}}


@cr("611.2")
def test_an_effect_of_a_spell_goes_on_without_the_spell() -> None:
    board(
        {"hand": ["Rise from the Grave"], "graveyard": ["Grizzly Bears"]},
        [],
        cast("Rise from the Grave", "Grizzly Bears"),
        RESOLVE,
        {"do": "go_to", "step": "upkeep", "active": "B"},
        expect=["Rise from the Grave in A's graveyard", "Grizzly Bears is black"],
    )


@cr("611.2a", "514.2")
def test_an_effect_until_end_of_turn_is_over_in_the_next() -> None:
    board(
        {"hand": ["Giant Growth"], "battlefield": ["Hill Giant"]},
        [],
        cast("Giant Growth", "Hill Giant"),
        RESOLVE,
        {"do": "go_to", "step": "upkeep", "active": "B"},
        expect=["Hill Giant is 3/3"],
    )


@cr("611.2a", cited=False)
def test_stigma_lasher_stops_lifegain_for_the_rest_of_the_game():
    board(
        {"battlefield": ["Stigma Lasher"]},
        {"hand": ["Revitalize"]},
        *attack_with({"Stigma Lasher": "B"}),
        to("combat damage"),
        RESOLVE,
        turn(6, "precombat main"),
        cast("Revitalize", player="B"),
        RESOLVE,
        expect=["B life 18"],
    )


@cr("611.2b")
def test_what_does_not_untap_for_as_long_as_you_control_a_creature_untaps_once_it_is_gone() -> None:
    geists = [cast("Dungeon Geists"), RESOLVE, RESOLVE]
    theirs = {**to("upkeep"), "active": "B"}
    board({"hand": ["Dungeon Geists"]}, ["Hill Giant"], *geists, theirs, expect=["Hill Giant is tapped"])
    board(
        {"hand": ["Dungeon Geists", "Doom Blade"]},
        ["Hill Giant"],
        *geists,
        cast("Doom Blade", "Dungeon Geists"),
        RESOLVE,
        theirs,
        expect=["Hill Giant is not tapped"],
    )


@cr("611.2b", "611.2a", cited=False)
def test_control_until_end_of_turn_ends_with_the_turn() -> None:
    board(
        {"hand": ["Act of Treason"]},
        ["Hill Giant"],
        cast("Act of Treason", "Hill Giant"),
        RESOLVE,
        {"do": "go_to", "step": "upkeep"},
        expect=["B controls Hill Giant"],
    )


@cr("611.2b")
def test_what_lasts_as_long_as_rubinia_stays_tapped_ends_with_her() -> None:
    rubinia = activate("Rubinia Soulsinger", "Hill Giant")
    murder = (PASS_A, cast("Murder", "Rubinia Soulsinger", player="B"), RESOLVE_ALL)
    b = {"battlefield": ["Hill Giant"], "hand": ["Murder"]}
    board(["Rubinia Soulsinger"], b, rubinia, RESOLVE, expect=["A controls Hill Giant"])
    board(["Rubinia Soulsinger"], b, rubinia, RESOLVE, *murder, expect=["B controls Hill Giant"])
    board(["Rubinia Soulsinger"], b, rubinia, *murder, expect=["B controls Hill Giant"])


@cr("611.2b")
def test_an_effect_that_is_over_does_not_begin_again() -> None:
    """Endoskeleton untaps and is tapped once more: only the second creature is helped."""
    board(
        ["Endoskeleton", "Hill Giant", "Grizzly Bears", "Voltaic Key"],
        [],
        activate("Endoskeleton", "Hill Giant"),
        RESOLVE,
        activate("Voltaic Key", "Endoskeleton"),
        RESOLVE,
        activate("Endoskeleton", "Grizzly Bears"),
        RESOLVE,
        expect=["Hill Giant is 3/3", "Grizzly Bears is 2/5"],
    )


@cr("611.2c", "614.9")
def test_damage_to_a_creature_that_came_later_is_redirected_too() -> None:
    board(
        {"hand": ["Gideon's Sacrifice", "Ambush Viper"], "battlefield": ["Craw Wurm"]},
        ["Grizzly Bears"],
        *attack_with({"Grizzly Bears": "A"}, "B"),
        {"do": "pass", "player": "B"},
        cast("Gideon's Sacrifice"),
        RESOLVE,
        {"do": "pass", "player": "B"},
        cast("Ambush Viper"),
        RESOLVE,
        *block_with({"Ambush Viper": "Grizzly Bears"}, "A"),
        DAMAGE,
        active="B",
        expect=["Ambush Viper has no damage", "Craw Wurm has 2 damage"],
    )


@cr("611.2c", "509.1b")
def test_what_says_how_creatures_may_block_holds_for_those_that_come_later() -> None:
    board(
        {"hand": ["Falter"], "battlefield": ["Hill Giant"]},
        {"hand": ["Ambush Viper"]},
        cast("Falter"),
        RESOLVE,
        to("beginning of combat"),
        PASS_A,
        cast("Ambush Viper", player="B"),
        RESOLVE,
        *attack_with({"Hill Giant": "B"}),
        *block_with({"Ambush Viper": "Hill Giant"}),
        refused="509.1b",
    )


@cr("611.2c")
def test_what_enters_later_does_not_gain_what_the_others_did() -> None:
    here = {
        "hand": ["Selfless Safewright", "Runeclaw Bear", "Lightning Bolt", "Lightning Bolt"],
        "battlefield": ["Grizzly Bears"],
    }
    chosen = [cast("Selfless Safewright"), RESOLVE, RESOLVE, answer("Bear"), cast("Runeclaw Bear"), RESOLVE]
    board(here, [], *chosen, expect=["Grizzly Bears has indestructible", "Runeclaw Bear does not have indestructible"])


@cr("611.2c", "611.3a", cited=False)
def test_a_spell_fixes_whom_it_affects_and_a_permanent_does_not() -> None:
    board(
        {"battlefield": ["Savannah Lions"], "hand": ["Glorious Anthem", "Grizzly Bears"]},
        [],
        cast("Glorious Anthem"),
        RESOLVE,
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is 3/3", "Savannah Lions is 3/2"],
    )
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Trumpet Blast"]},
        [],
        cast("Trumpet Blast"),
        RESOLVE,
        *attack_with({"Grizzly Bears": "B"}),
        to("combat damage"),
        expect=["B life 18"],
    )


@cr("611.2c", "611.1")
def test_overrun_is_for_the_creatures_that_were_there() -> None:
    board(
        {"hand": ["Overrun", "Grizzly Bears"], "battlefield": ["Hill Giant"]},
        [],
        cast("Overrun"),
        RESOLVE,
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["Hill Giant is 6/6", "Grizzly Bears is 2/2"],
    )


@cr("611.2d", "608.2h")
def test_a_number_is_counted_once_as_the_effect_begins() -> None:
    board(
        {"hand": ["Strength of Cedars", "Forest"], "battlefield": ["Forest", "Hill Giant"], "mana": "any"},
        [],
        cast("Strength of Cedars", "Hill Giant"),
        RESOLVE,
        {"do": "play", "player": "A", "card": "Forest#1"},
        expect=["Hill Giant is 4/4"],
    )


@cr("611.2e")
def test_a_creature_that_is_put_there_as_a_zombie_is_one_as_it_enters() -> None:
    watching = {"battlefield": ["Champion of the Perished"], "hand": ["Rise from the Grave"]}
    played = board(
        {**watching, "graveyard": ["Grizzly Bears"]},
        [],
        cast("Rise from the Grave", "Grizzly Bears"),
        RESOLVE_ALL,
        expect=["Grizzly Bears is a Zombie", "Champion of the Perished has 1 +1/+1 counter"],
    )
    assert played.cites("611.2e")


@cr("611.2e")
def test_a_creature_that_returns_as_an_enchantment_does_not_enter_as_a_creature() -> None:
    board(
        {"battlefield": ["Enduring Innocence", "Soul Warden"], "hand": ["Murder"]},
        [],
        cast("Murder", "Enduring Innocence"),
        RESOLVE_ALL,
        expect=["A life 20", "not Enduring Innocence is a creature", "Enduring Innocence is an enchantment"],
    )


@cr("611.2e", "603.4")
def test_what_has_returned_as_a_demon_does_not_return_again() -> None:
    board(
        {"battlefield": ["Infernal Vessel"], "hand": ["Murder", "Murder"]},
        [],
        cast("Murder", "Infernal Vessel"),
        RESOLVE_ALL,
        cast("Murder", "Infernal Vessel"),
        RESOLVE_ALL,
        expect=["Infernal Vessel in A's graveyard"],
    )


@cr("611.2e")
def test_a_creature_that_has_flying_and_is_an_angel_enters_like_that() -> None:
    board(
        {"battlefield": ["Valkyrie's Call", "Youthful Valkyrie", "Grizzly Bears"], "hand": ["Murder"]},
        [],
        cast("Murder", "Grizzly Bears"),
        RESOLVE_ALL,
        expect=["Grizzly Bears is 3/3", "Grizzly Bears has flying", "Youthful Valkyrie has 1 +1/+1 counter"],
    )


@cr("611.2e", "205.1b")
def test_each_of_several_enters_as_a_spirit() -> None:
    board(
        {
            "battlefield": ["Mausoleum Wanderer"],
            "hand": ["Storm of Souls"],
            "graveyard": ["Grizzly Bears", "Serra Angel"],
        },
        [],
        cast("Storm of Souls"),
        RESOLVE_ALL,
        expect=[
            "Serra Angel is 1/1",
            "Grizzly Bears has flying",
            "Mausoleum Wanderer is 3/3",
            "Storm of Souls in exile",
        ],
    )


@cr("611.2e", "614.12")
def test_what_enters_as_a_creature_enters_tapped_where_creatures_do() -> None:
    """The replacement effect sees what it will be, not what the card is."""
    board(
        {"battlefield": ["Enduring Innocence"], "hand": ["Murder"]},
        ["Kismet"],
        cast("Murder", "Enduring Innocence"),
        RESOLVE_ALL,
        expect=["not Enduring Innocence is tapped"],
    )


@cr("611.2f", "514.2")
def test_what_waits_for_the_next_spell_of_this_turn_does_not_wait_longer() -> None:
    mine = {"battlefield": ["Hardened Berserker", {"card": "Forest", "count": 1}], "mana": "lands"}
    bears = {**mine, "hand": ["Grizzly Bears"]}
    charge = [*attack(Hardened_Berserker="B"), RESOLVE]
    board(bears, [], *charge, AFTER_COMBAT, cast("Grizzly Bears"), RESOLVE, expect=["A controls Grizzly Bears"])
    board(bears, [], *charge, turn(5, "precombat main"), cast("Grizzly Bears"), refused="601.2h")


@cr("611.3a", cited=False)
def test_a_static_ability_holds_as_long_as_its_condition_does() -> None:
    board(["Wild Nacatl", "Mountain"], [], expect=["Wild Nacatl is 2/2"])
    board(["Wild Nacatl", "Mountain", "Plains"], [], expect=["Wild Nacatl is 3/3"])
    board(["Wild Nacatl"], ["Mountain"], expect=["Wild Nacatl is 1/1"])


@cr("611.3a", "611.3", "611.3c", "604.2", cited=False)
def test_an_anthem_is_for_whatever_is_there_now() -> None:
    board(
        {"battlefield": ["Glorious Anthem"], "hand": ["Grizzly Bears"]},
        {"hand": ["Naturalize"]},
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is 3/3"],
    )


@cr("611.3a", "702.153a")
def test_a_keyword_given_to_a_spell_as_it_is_cast_may_be_a_cost_to_pay_for_it() -> None:
    board(
        {"battlefield": ["Anhelo, the Painter", "Hill Giant"], "hand": ["Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "B", costs=["casualty"]),
        RESOLVE,
        answer(["B"]),
        RESOLVE_ALL,
        expect=["B life 14", "Hill Giant in A's graveyard"],
    )


@cr("611.3a", "613.1d", "109.2a", cited=False)
def test_creature_cards_in_a_library_are_found_as_what_they_are_there() -> None:
    played = board(
        {"battlefield": [GOBLINS], "hand": ["Goblin Matron"], "library": ["Forest", "Grizzly Bears"]},
        [],
        cast("Goblin Matron"),
        RESOLVE_ALL,
        answer("yes"),
        answer(["Grizzly Bears"]),
        expect=["Grizzly Bears in A's hand"],
    )
    assert any("Grizzly Bears" in text for text in played.steps)


@cr("611.3a", "613.1d", cited=False)
def test_without_it_they_are_not() -> None:
    board(
        {"hand": ["Goblin Matron"], "library": ["Forest", "Grizzly Bears"]},
        [],
        cast("Goblin Matron"),
        RESOLVE_ALL,
        answer("yes"),
        expect=["Grizzly Bears in A's library"],
    )


@cr("611.3a", "400.7", cited=False)
def test_the_type_of_a_card_in_a_graveyard_goes_with_what_gives_it() -> None:
    mine = {"battlefield": [{"card": "Ashes of the Fallen", "chosen": {"creature type": "Goblin"}}]}
    board(
        {**mine, "graveyard": ["Grizzly Bears"]},
        [],
        expect=["Grizzly Bears is a Goblin", "Grizzly Bears is a Bear"],
    )


@cr("611.3b", "604.2", cited=False)
def test_an_anthem_that_is_gone_gives_nothing_any_more() -> None:
    board(
        {"battlefield": ["Glorious Anthem", "Grizzly Bears"]},
        {"hand": ["Naturalize"]},
        PASS_A,
        cast("Naturalize", "Glorious Anthem", player="B"),
        RESOLVE,
        expect=["Grizzly Bears is 2/2"],
    )


@cr("611.3d")
def test_what_the_paragon_gave_stays_when_she_is_gone() -> None:
    played = board(
        MINE,
        [],
        BEARS,
        RESOLVE,
        cast("Murder", "Serra Paragon"),
        RESOLVE,
        cast("Murder", "Grizzly Bears"),
        RESOLVE_ALL,
        expect=["Grizzly Bears in exile", "A life 22"],
    )
    assert played.cites("611.3d")


@cr("611.3d")
def test_a_land_that_she_lets_be_played_has_it_too() -> None:
    board(MINE, [], PLAINS, cast("Stone Rain", "Plains"), RESOLVE_ALL, expect=["Plains in exile", "A life 22"])


@cr("611.3d", "400.7")
def test_once_it_has_left_it_is_a_new_object_without_that_ability() -> None:
    board(
        MINE,
        [],
        BEARS,
        RESOLVE,
        cast("Unsummon", "Grizzly Bears"),
        RESOLVE,
        cast("Grizzly Bears"),
        RESOLVE,
        cast("Murder", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears in A's graveyard", "A life 20"],
    )


@cr("611.3d")
def test_a_creature_cast_from_the_top_by_leave_of_the_dragon_has_haste_this_turn() -> None:
    mine = {"battlefield": ["Thundermane Dragon"], "library": ["Serra Angel", "Forest", "Forest"]}
    from_top = cast("Serra Angel", **{"from": "library"})
    board(mine, [], from_top, RESOLVE, expect=["Serra Angel has haste"])
    board(mine, [], from_top, RESOLVE, turn(4), expect=["not Serra Angel has haste"])


@cr("611.2a", "514.2")
def test_until_the_end_of_your_next_turn_lasts_through_an_opponents_turn_and_your_whole_next_one() -> None:
    mine = {"battlefield": ["Prosper, Tome-Bound"], "library": ["Plains", *["Forest"] * 5]}
    exiled = (to("end"), RESOLVE)
    plains: Entry = {"do": "play", "player": "A", "card": "Plains", "from": "exile"}
    board(mine, [], *exiled, turn(5, "postcombat main"), plains, expect=["A controls Plains"])
    board(mine, [], *exiled, turn(7, "precombat main"), plains, refused="305.1")


@cr("611.2a", "509.1b")
def test_a_sentence_may_say_two_things_for_two_times_of_one_creature() -> None:
    grow = "{0}: Target creature gets +2/+0 until end of turn and can't be blocked this turn."
    sneaky = {"battlefield": [creature(grow), "Grizzly Bears"]}
    script = (activate("Tester", "Grizzly Bears"), RESOLVE, *attack_with({"Grizzly Bears": "B"}))
    blocks = block_with({"Hill Giant": "Grizzly Bears"})
    board(sneaky, ["Hill Giant"], *script, expect=["Grizzly Bears is 4/2"])
    board(sneaky, ["Hill Giant"], *script, *blocks, refused="509.1b")
    board(sneaky, ["Hill Giant"], *script, turn(4), expect=["Grizzly Bears is 2/2"])


@cr("611.2a", "508.1d")
def test_the_second_half_may_be_a_requirement() -> None:
    trick = "{0}: Target creature gets -2/-0 until end of turn and attacks this turn if able."
    board(
        [creature(trick), "Hill Giant"],
        [],
        activate("Tester", "Hill Giant"),
        RESOLVE,
        to("declare attackers"),
        {"do": "attack", "player": "A", "attackers": {}},
        refused="508.1d",
    )


@cr("611.3a", cited=False)
def test_of_two_descriptions_each_says_whose_they_are() -> None:
    """ "Other" is said of the second alone: the lord is no Skeleton."""
    board(
        ["Death Baron", "Drudge Skeletons", "Walking Corpse"],
        ["Gravecrawler"],
        expect=["Death Baron is 2/2", "Drudge Skeletons is 2/2", "Walking Corpse is 3/3", "Gravecrawler is 2/1"],
    )


@cr("611.2b")
def test_each_is_so_for_as_long_as_itself_has_a_counter() -> None:
    """Of two lands the one that loses its counter is no creature any more, the other goes on."""
    lands = [{"card": "Forest", "id": "f1"}, {"card": "Forest", "id": "f2"}]
    struck = [*attack(Liege_of_the_Tangle="B"), to("combat damage"), answer(["f1", "f2"]), {"do": "resolve"}]
    removed = {"do": "edit", "counters": {"f1": {"awakening": 0}}}
    expect = ["f1 is not a creature", "f2 is 8/8", "f2 is green"]
    board(["Liege of the Tangle", *lands], [], *struck, answer("yes"), removed, expect=expect)


@cr("611.2b")
def test_each_stays_tapped_for_as_long_as_itself_has_a_counter() -> None:
    fought = [*attack(Dread_Wight="B"), *block_with({"Wall of Air": "Dread Wight", "Wall of Stone": "Dread Wight"})]
    freed = [turn(4, "draw"), activate("Wall of Air", player="B"), {"do": "resolve"}, turn(6, "draw")]
    script = [*fought, to("combat damage"), answer({"Wall of Air": 3}), to("end of combat"), {"do": "resolve"}, *freed]
    expect = ["Wall of Stone is tapped", "Wall of Air is not tapped"]
    board(["Dread Wight"], ["Wall of Air", "Wall of Stone"], *script, expect=expect)


@cr("400.7", "611.2c", cited=False)
def test_an_effect_on_what_is_gone_is_not_applied_any_more() -> None:
    """In a loop in which something comes back again and again such effects would add up."""
    side = {"battlefield": ["Grizzly Bears", "Hill Giant"], "hand": ["Giant Growth", "Murder"]}
    grown = board(side, [], cast("Giant Growth", "Grizzly Bears"), RESOLVE)
    assert len([*said_by_effects(grown.table.game, None)]) == 1
    gone = board(side, [], cast("Giant Growth", "Grizzly Bears"), RESOLVE, cast("Murder", "Grizzly Bears"), RESOLVE)
    assert not [*said_by_effects(gone.table.game, None)]
