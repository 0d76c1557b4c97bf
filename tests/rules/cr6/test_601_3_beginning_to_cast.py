"""Beginning to cast a spell: what allows and forbids it (CR 601.3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import LANDS, RESOLVE, RESOLVE_ALL, Entry, answer, board, cast, cr, turn

MINE: dict[str, Any] = {
    "battlefield": ["Serra Paragon"],
    "graveyard": ["Grizzly Bears", "Plains", "Soul Warden", "Serra Angel"],
    "hand": ["Murder", "Murder", "Stone Rain", "Unsummon"],
}
BEARS = cast("Grizzly Bears", **{"from": "graveyard"})
PLAINS: Entry = {"do": "play", "player": "A", "card": "Plains", "from": "graveyard"}


@cr("601.3", "614.1a")
def test_every_card_is_exiled_on_the_day_the_graveyard_opens() -> None:
    board(
        {"hand": ["Yawgmoth's Will"], "graveyard": ["Lightning Bolt", "Forest"]},
        [],
        cast("Yawgmoth's Will"),
        RESOLVE,
        {"do": "play", "player": "A", "card": "Forest"},
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=[
            "B life 17",
            "Lightning Bolt in exile",
            "Yawgmoth's Will in exile",
            "A controls 1 Forest",
        ],
    )


@cr("601.3")
def test_leave_for_one_spell_each_turn() -> None:
    board(
        {"battlefield": ["Lurrus's Leave"], "graveyard": ["Grizzly Bears", "Vampire of the Dire Moon"]},
        [],
        cast("Grizzly Bears"),
        RESOLVE,
        cast("Vampire of the Dire Moon"),
        refused="601.3",
        expect=["Grizzly Bears on the battlefield"],
    )


@cr("601.3", "118.9")
def test_three_cards_are_played_for_nothing() -> None:
    board(
        {
            "battlefield": ["Golos, Tireless Pilgrim", "Plains"],
            "library": ["Lightning Bolt", "Serra Angel", "Swamp"],
            "mana": "WWUBRGG",
        },
        [],
        {"do": "activate", "player": "A", "source": "Golos, Tireless Pilgrim"},
        RESOLVE,
        {"do": "play", "player": "A", "card": "Swamp"},
        cast("Lightning Bolt", "B"),
        RESOLVE,
        cast("Serra Angel"),
        RESOLVE,
        expect=["B life 17", "Serra Angel on the battlefield", "A controls 1 Swamp"],
    )


@cr("601.3")
@pytest.mark.parametrize(("mine", "theirs"), [(["Rule of Law"], []), ([], ["Drannith Magistrate"])])
def test_cascade_casts_nothing_that_may_not_be_cast(mine: list[str], theirs: list[str]) -> None:
    board(
        {"hand": ["Bloodbraid Elf"], "battlefield": mine, "library": ["Mountain", "Lightning Bolt"]},
        theirs,
        cast("Bloodbraid Elf"),
        RESOLVE,
        answer("yes"),
        expect=["Lightning Bolt in A's library", "B life 20"],
    )


@cr("601.3", "305.1")
def test_a_card_exiled_by_invasion_of_gobakhan_may_be_played_as_the_land_on_its_back() -> None:
    board(
        {"hand": ["Invasion of Gobakhan"]},
        {"hand": ["Spikefield Hazard"]},
        cast("Invasion of Gobakhan"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        {"do": "go_to", "turn": 4, "step": "precombat main"},
        {"do": "play", "player": "B", "card": "Spikefield Hazard", "face": "back", "from": "exile"},
        expect=["Spikefield Cave in battlefield", "Spikefield Cave is tapped"],
    )


@cr("601.3", "101.2")
def test_rule_of_law_allows_one_spell_each_turn() -> None:
    board(
        {"hand": ["Lightning Bolt", "Shock"], "battlefield": ["Rule of Law"]},
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE,
        cast("Shock", "B"),
        refused=("101.2", "601.3"),
        expect=["B life 17"],
    )


@cr("601.3", "101.2")
@pytest.mark.parametrize("forbids", ["Drannith Magistrate", "Grafdigger's Cage"])
def test_a_card_with_flashback_is_not_cast_from_the_graveyard(forbids: str) -> None:
    played = board(
        {"graveyard": ["Faithless Looting"]}, [forbids], cast("Faithless Looting"), refused=("101.2", "601.3")
    )
    assert forbids in played.reason


@cr("601.3", "602.5")
def test_in_its_controllers_turn_opponents_neither_cast_nor_activate() -> None:
    mine = ["Grand Abolisher"]
    passing = {"do": "pass", "player": "A"}
    board(
        mine, {"hand": ["Lightning Bolt"]}, passing, cast("Lightning Bolt", "A", player="B"), refused=("101.2", "601.3")
    )
    use = {"do": "activate", "player": "B", "source": "Sol Ring"}
    board(mine, ["Sol Ring"], passing, use, refused=("101.2", "602.5"))
    board(mine, ["Sol Ring"], {**use}, active="B", expect=["B has 2 mana"])


@cr("601.3", "307.5")
def test_an_opponent_casts_instants_only_as_though_they_were_sorceries() -> None:
    board(
        ["Teferi, Time Raveler"],
        {"hand": ["Lightning Bolt"]},
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "A", player="B"),
        refused=("101.2", "601.3"),
    )
    board(
        ["Teferi, Time Raveler"],
        {"hand": ["Lightning Bolt"]},
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE,
        active="B",
        expect=["A life 17"],
    )


@cr("601.3", "602.5")
def test_in_other_players_turns_nothing_is_cast_or_activated() -> None:
    board(
        ["City of Solitude"],
        ["Llanowar Elves"],
        {"do": "pass", "player": "A"},
        {"do": "activate", "player": "B", "source": "Llanowar Elves"},
        refused=("101.2", "602.5"),
    )


@cr("601.3")
def test_she_lets_one_thing_be_played_each_turn_a_land_or_a_spell() -> None:
    warden = cast("Soul Warden", **{"from": "graveyard"})
    board(MINE, [], BEARS, RESOLVE, warden, refused="601.3")
    board(MINE, [], BEARS, RESOLVE, PLAINS, refused="305.1")
    board(MINE, [], PLAINS, BEARS, refused="601.3")
    board(MINE, [], cast("Serra Angel", **{"from": "graveyard"}), refused="601.3")
    later = turn(5, "precombat main")
    board(MINE, [], BEARS, RESOLVE, later, warden, RESOLVE, expect=["A controls 1 Soul Warden"])


@cr("601.3", "614.1a")
def test_kess_lets_one_spell_a_turn_be_cast_and_exiles_it_even_if_it_is_countered():
    kess = ["Kess, Dissident Mage"]
    board(
        {"battlefield": kess, "graveyard": ["Lightning Bolt", "Divination"]},
        {"hand": ["Counterspell"]},
        cast("Lightning Bolt", "B", **{"from": "graveyard"}),
        {"do": "pass", "player": "A"},
        cast("Counterspell", "Lightning Bolt", player="B"),
        RESOLVE_ALL,
        expect=["Lightning Bolt in exile", "B life 20"],
    )
    board(
        {"battlefield": kess, "graveyard": ["Lightning Bolt", "Divination"]},
        [],
        cast("Lightning Bolt", "B", **{"from": "graveyard"}),
        RESOLVE_ALL,
        cast("Divination", **{"from": "graveyard"}),
        refused="601.3",
        expect=["Lightning Bolt in exile"],
    )


@cr("601.3")
def test_gravecrawler_is_cast_from_the_graveyard_only_beside_a_zombie():
    board(
        {"battlefield": ["Walking Corpse"], "graveyard": ["Gravecrawler"]},
        [],
        cast("Gravecrawler", **{"from": "graveyard"}),
        RESOLVE,
        expect=["Gravecrawler in battlefield"],
    )
    board(
        {"battlefield": ["Grizzly Bears"], "graveyard": ["Gravecrawler"]},
        [],
        cast("Gravecrawler", **{"from": "graveyard"}),
        refused="601.3",
    )


@cr("601.3a", "601.5", cited=False)
def test_a_spell_with_x_may_be_begun_if_some_x_is_allowed_and_is_illegal_with_another() -> None:
    """Nothing with mana value 3 or less: Prosperity ({X}{U}) needs X to be 3 or more."""
    scene = (
        {"hand": ["Prosperity"], "library": ["Forest"] * 9},
        {"battlefield": ["Tyrant of Trifles"], "library": ["Forest"] * 9},
    )
    board(*scene, cast("Prosperity", x=3), RESOLVE, expect=["A has 3 cards in hand"])
    board(
        *scene, cast("Prosperity", x=2), refused=("101.2", "601.3"), expect=["Prosperity in A's hand", "stack is empty"]
    )


@cr("601.3b")
def test_a_sorcery_in_the_draw_step_after_the_zone_is_gone() -> None:
    board(
        {"battlefield": ["Emergence Zone"], "hand": ["Divination"]},
        [],
        {"do": "activate", "player": "A", "source": "Emergence Zone", "ability": 2},
        RESOLVE,
        cast("Divination"),
        RESOLVE,
        step="end",
        expect=["A has 2 cards in hand"],
    )


@cr("601.3c")
def test_for_a_further_cost_a_sorcery_may_be_begun_at_any_time() -> None:
    mine = {"battlefield": [{"card": "Mountain", "count": 4}], "mana": "lands", "hand": ["Ghitu Fire"]}
    now = {"do": "pass", "player": "B"}
    plain = board(mine, [], now, cast("Ghitu Fire", "B", x=1), active="B", refused="307.1")
    assert "Now it can be cast in this way: with flash." in plain.reason
    paid = board(mine, [], now, cast("Ghitu Fire", "B", x=1, face="with flash"), RESOLVE, active="B")
    assert paid.cites("601.3c")
    three = {**mine, "battlefield": [{"card": "Mountain", "count": 3}]}
    board(three, [], now, cast("Ghitu Fire", "B", x=1, face="with flash"), active="B", refused="601.2h")


@cr("601.3d", cited=False)
def test_a_sorcery_that_has_flash_with_a_merfolk_is_cast_on_the_opponents_turn() -> None:
    script = (cast("Crashing Tide", "Hill Giant"), RESOLVE)
    board(
        {"hand": ["Crashing Tide"], "battlefield": ["Merfolk Trickster"]},
        ["Hill Giant"],
        {"do": "pass", "player": "B"},
        *script,
        active="B",
        expect=["Hill Giant in B's hand"],
    )
    board(
        {"hand": ["Crashing Tide"]},
        ["Hill Giant"],
        {"do": "pass", "player": "B"},
        cast("Crashing Tide", "Hill Giant"),
        active="B",
        refused="307.1",
    )


@cr("601.3e", cited=False)
def test_a_white_card_may_be_cast_face_down_where_white_spells_may_not() -> None:
    """Face down it would have no color, and that is what counts."""
    iona = {"card": "Iona, Shield of Emeria", "chosen": {"color": "white"}}
    board(
        {"hand": ["Exalted Angel"]},
        [iona],
        cast("Exalted Angel", face="face down"),
        RESOLVE,
        expect=["Exalted Angel is 2/2"],
    )
    board({"hand": ["Exalted Angel"]}, [iona], cast("Exalted Angel"), refused=("101.2", "601.3"))


@cr("601.4", cited=False)
def test_both_modes_may_be_announced_for_the_entwine_cost_announced_with_them() -> None:
    both = cast("Barbed Lightning", "Hill Giant", "B", costs=["entwine"], modes=[1, 2])
    board(
        {"hand": ["Barbed Lightning"]},
        ["Hill Giant"],
        both,
        RESOLVE,
        expect=["B life 17", "Hill Giant in B's graveyard"],
    )
    without = cast("Barbed Lightning", "Hill Giant", "B", costs=[], modes=[1, 2])
    board({"hand": ["Barbed Lightning"]}, ["Hill Giant"], without, refused="601.2b", expect=["B life 20"])


@cr("601.5a", cited=False)
def test_the_permanent_that_lent_flash_may_be_sacrificed_for_the_very_spell() -> None:
    """Mutual Destruction has flash with a permanent with flash, which is what its cost sacrifices."""
    board(
        {"hand": ["Mutual Destruction"], "battlefield": ["Ambush Viper"]},
        ["Hill Giant"],
        {"do": "pass", "player": "B"},
        cast("Mutual Destruction", "Hill Giant"),
        RESOLVE,
        active="B",
        expect=["Hill Giant in B's graveyard", "Ambush Viper in A's graveyard"],
    )


@cr("601.7", "602.4", cited=False)
def test_what_makes_spells_cost_more_comes_too_late_for_what_is_on_the_stack() -> None:
    board(
        {"hand": ["Lightning Bolt"], "battlefield": ["Mountain"], **LANDS},
        {"hand": ["Thalia, Guardian of Thraben"], "battlefield": ["Vedalken Orrery"]},
        cast("Lightning Bolt", "B"),
        {"do": "pass", "player": "A"},
        cast("Thalia, Guardian of Thraben", player="B"),
        RESOLVE,
        RESOLVE,
        expect=["B life 17", "B controls Thalia, Guardian of Thraben"],
    )


@cr("601.3", "113.6b")
def test_a_card_that_says_so_is_cast_from_exile_by_its_owner() -> None:
    """Not by another player, and not where it lies face down and says nothing."""
    from_exile = cast("Misthollow Griffin", **{"from": "exile"})
    board({"exile": ["Misthollow Griffin"]}, [], from_exile, RESOLVE, expect=["A controls Misthollow Griffin"])
    theirs = cast("Misthollow Griffin", player="B", **{"from": "exile"})
    board({"exile": ["Misthollow Griffin"]}, [], theirs, active="B", refused="601.3")


@cr("601.3")
@pytest.mark.parametrize("zone", ["graveyard", "exile"])
def test_a_card_that_may_be_cast_from_either_of_two_zones(zone: str) -> None:
    squee = {zone: ["Squee, the Immortal"], "battlefield": ["Mountain"] * 3}
    board(squee, [], cast("Squee, the Immortal"), RESOLVE, expect=["A controls Squee, the Immortal"])


@cr("601.3", "101.2")
def test_one_noncreature_spell_each_turn_and_any_creature_spells() -> None:
    mine = {"hand": ["Shock", "Lightning Bolt", "Grizzly Bears"], "battlefield": ["Deafening Silence"]}
    script = (cast("Shock", "B"), RESOLVE, cast("Grizzly Bears"), RESOLVE)
    board(mine, [], *script, expect=["B life 18", "Grizzly Bears in battlefield"])
    board(mine, [], *script, cast("Lightning Bolt", "B"), refused=("101.2", "601.3"))


@cr("601.3", "101.2")
def test_not_in_the_first_three_turns_of_the_player_whose_spell_it_is() -> None:
    """The boards of tests begin in A's second turn, the third of the game."""
    mine = {"hand": ["Serra Avenger"]}
    board(mine, [], cast("Serra Avenger"), refused=("601.3", "101.2"))
    fourth = ({"do": "go_to", "turn": 7, "step": "precombat main"}, cast("Serra Avenger"), RESOLVE)
    board(mine, [], *fourth, expect=["Serra Avenger in battlefield"])


@cr("601.3", cited=False)
def test_where_no_turn_has_been_told_it_is_taken_to_be_a_later_one() -> None:
    played = board({"hand": ["Serra Avenger"]}, [], cast("Serra Avenger"), RESOLVE, turn={"number": 1, "active": "A"})
    assert any("third turn" in one for one in played.report["assumed"])
