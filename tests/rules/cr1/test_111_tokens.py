"""Tokens (CR 111)."""

from __future__ import annotations

import pytest

from engine.table.scenario_error import ScenarioError
from tests.helpers import (
    DAMAGE,
    RESOLVE,
    RESOLVE_ALL,
    activate,
    answer,
    attack_with,
    board,
    cast,
    cr,
    on_board,
    tap,
    to,
)

SOLDIER = {
    "token": {
        "name": "Soldier",
        "types": ["Creature"],
        "subtypes": ["Soldier"],
        "colors": ["W"],
        "power": 1,
        "toughness": 1,
    }
}
VOJA = {
    "name": "Voja",
    "types": ["Creature"],
    "supertypes": ["Legendary"],
    "subtypes": ["Wolf"],
    "colors": ["G", "W"],
    "power": 2,
    "toughness": 2,
}


@cr("111.2")
def test_two_kinds_of_tokens_are_created_at_once() -> None:
    board(
        {"battlefield": ["Wurmcoil Engine", "Doubling Season"], "hand": ["Murder"]},
        [],
        cast("Murder", "Wurmcoil Engine"),
        RESOLVE,
        RESOLVE,
        expect=["A controls 4 Phyrexian Wurm Tokens"],
    )


@cr("111.2")
def test_who_creates_a_token_owns_and_controls_it() -> None:
    side, script = {"hand": ["Beast Within"]}, (cast("Beast Within", "Hill Giant"), RESOLVE)
    played = board(side, ["Hill Giant"], *script, expect=["B controls Beast Token"])
    assert played.cites("111.2")


@cr("111.3", "111.4")
def test_a_token_is_what_its_spell_says_and_no_more() -> None:
    both = ["A controls 2 Soldiers", "Soldier Token is 1/1", "Soldier Token is white", "Soldier Token has mana value 0"]
    board({"hand": ["Raise the Alarm"]}, [], cast("Raise the Alarm"), RESOLVE, expect=both[:1])
    one = cast("Beast Within", "Hill Giant")
    said = ["Beast Token is 3/3", "Beast Token is green", "Beast Token has mana value 0"]
    board({"hand": ["Beast Within"]}, ["Hill Giant"], one, RESOLVE, expect=said)


@cr("111.3", "707.2")
def test_a_copy_of_a_token_has_the_ability_that_the_token_was_created_with() -> None:
    board(
        {"battlefield": [], "hand": ["Brood Monitor", "Cackling Counterpart"]},
        [],
        cast("Brood Monitor"),
        RESOLVE_ALL,
        cast("Cackling Counterpart", "Eldrazi Scion Token#1"),
        RESOLVE,
        activate("Eldrazi Scion Token#4"),
        expect=["A controls 3 Eldrazi Scion Tokens"],
    )


@cr("111.3", "603.6a")
def test_a_token_with_an_enters_ability_triggers_as_it_is_created() -> None:
    board(
        ["Dragonbroods' Relic"],
        [],
        activate("Dragonbroods' Relic", ability=2),
        RESOLVE,
        answer("B"),
        RESOLVE,
        expect=["B life 17", "A life 23", "Reliquary Dragon has flying"],
    )


@cr("111.4")
def test_marit_lage_comes_as_soon_as_the_last_ice_counter_goes():
    played = board(
        [{"card": "Dark Depths", "counters": {"ice": 1}}],
        [],
        activate("Dark Depths"),
        RESOLVE_ALL,
        expect=["Marit Lage is 20/20", "Dark Depths in A's graveyard", "Marit Lage has flying"],
    )
    assert "Legendary" in on_board(played, "Marit Lage")["supertypes"]


@cr("111.5", cited=False)
def test_a_token_that_could_not_enter_is_not_created() -> None:
    side = {"hand": ["Cackling Counterpart"], "battlefield": ["Dryad Arbor", "Worms of the Earth"]}
    script = (cast("Cackling Counterpart", "Dryad Arbor"), RESOLVE)
    board(side, [], *script, expect=["A controls 1 Dryad Arbor"])


@cr("111.7", "704.5d")
def test_a_token_returned_to_a_hand_ceases_to_exist() -> None:
    board(
        {"battlefield": [SOLDIER], "hand": ["Unsummon"]},
        [],
        cast("Unsummon", "Soldier"),
        RESOLVE,
        expect=["Soldier is nowhere", "A has 0 cards in hand"],
    )


@cr("111.8", cited=False)
def test_a_token_that_has_left_can_not_come_back() -> None:
    board(
        {"battlefield": [SOLDIER], "hand": ["Cloudshift"]},
        [],
        cast("Cloudshift", "Soldier"),
        RESOLVE,
        expect=["Soldier is nowhere"],
    )


@cr("111.9", "704.5j")
def test_a_legendary_token_has_the_name_it_was_given() -> None:
    """Tolsimir Wolfblood's second Voja is put into the graveyard, or the first: the legend rule."""
    played = board(
        [{"card": "Tolsimir Wolfblood", "id": "one"}],
        [],
        activate("one"),
        RESOLVE,
        expect=["Voja is 4/4", "Voja is legendary"],
    )
    assert played.report["refused"] is None
    board(
        [{"card": "Tolsimir Wolfblood", "id": "one"}, {"token": VOJA}],
        [],
        activate("one"),
        RESOLVE,
        answer(["Voja#1"]),
        expect=["A controls 1 Voja"],
    )


@cr("111.10", "111.10a", cited=False)
def test_a_treasure_is_spent_for_one_mana() -> None:
    side = {"hand": ["Strike It Rich", "Llanowar Elves"], "mana": "R"}
    script = (cast("Strike It Rich"), RESOLVE, activate("Treasure Token"), answer("G"), cast("Llanowar Elves"), RESOLVE)
    board(side, [], *script, expect=["A controls Llanowar Elves", "Treasure Token is nowhere"])


@cr("111.10b", cited=False)
def test_food_gains_three_life() -> None:
    script = (cast("Gilded Goose"), RESOLVE, RESOLVE, activate("Food Token"), RESOLVE)
    board({"hand": ["Gilded Goose"]}, [], *script, expect=["A life 23"])


@cr("111.10c", cited=False)
def test_gold_needs_no_tapping() -> None:
    script = (cast("Gild", "Hill Giant"), RESOLVE, activate("Gold Token"), answer("G"))
    board({"hand": ["Gild"]}, ["Hill Giant"], *script, expect=["A has 1 mana", "Gold Token is nowhere"])


@cr("111.10d", cited=False)
def test_a_walker_is_a_black_zombie() -> None:
    to_upkeep = ({"do": "go_to", "step": "upkeep", "active": "A"}, answer("B"), RESOLVE)
    size = ["B controls 3 Walkers", "Walker is 2/2", "Walker is black", "Walker is a Zombie"]
    board(["Daryl, Hunter of Walkers"], [], *to_upkeep, step="end", active="B", expect=size)


@cr("111.10e", cited=False)
def test_shards_scry_and_draw() -> None:
    script = (cast("Niko Aris", x=2), RESOLVE, RESOLVE)
    board({"hand": ["Niko Aris"]}, [], *script, expect=["A controls 2 Shards"])


@cr("111.10f", cited=False)
def test_a_predefined_token_is_put_on_a_board_by_its_name() -> None:
    side = [{"token": "Clue", "count": 2}, {"token": {"name": "Treasure"}}]
    board(
        side,
        [],
        activate("Clue#1"),
        RESOLVE,
        expect=["A controls 1 Clue", "A has 1 card in hand", "A controls Treasure"],
    )
    with pytest.raises(ScenarioError, match="Treasure, Food, Clue"):
        board([{"token": "Clu"}])


@cr("111.10f", cited=False)
def test_a_clue_draws_a_card() -> None:
    script = (cast("Thraben Inspector"), RESOLVE, RESOLVE, activate("Clue Token"), RESOLVE)
    board({"hand": ["Thraben Inspector"]}, [], *script, expect=["A has 1 card in hand"])


@cr("111.10g", cited=False)
def test_blood_wants_a_card_discarded() -> None:
    script = (cast("Voldaren Epicure"), RESOLVE, RESOLVE, activate("Blood Token"))
    side = {"hand": ["Voldaren Epicure", "Forest"]}
    board(side, [], *script, RESOLVE, expect=["A has 1 card in hand", "Forest#1 in graveyard"])
    board({"hand": ["Voldaren Epicure"]}, [], *script, refused="118.3")


@cr("111.10h", "106.6")
def test_a_powerstone_pays_for_artifacts_and_abilities_only() -> None:
    made = (cast("Excavation Explosion", "B"), RESOLVE, {"do": "go_to", "step": "main", "turn": 5})
    side = {"hand": ["Excavation Explosion", "Sol Ring", "Llanowar Elves"], "mana": "2R"}
    board(side, [], *made, tap("Powerstone Token"), cast("Sol Ring"), RESOLVE, expect=["A controls Sol Ring"])
    other = {**side, "hand": ["Excavation Explosion", "Endless One"]}
    board(other, [], *made, tap("Powerstone Token"), cast("Endless One", x=1), refused="601.2h")


@cr("111.10j", "111.10k", "111.10m", "704.5y")
def test_of_two_roles_of_one_player_the_newer_stays() -> None:
    side = {"hand": ["Royal Treatment", "Monstrous Rage"], "battlefield": ["Grizzly Bears"]}
    first = (cast("Royal Treatment", "Grizzly Bears"), RESOLVE)
    board(side, [], *first, expect=["Grizzly Bears is 3/3", "Grizzly Bears has ward"])
    second = (cast("Monstrous Rage", "Grizzly Bears"), RESOLVE)
    played = board(side, [], *first, *second, expect=["Grizzly Bears is 5/3", "not Grizzly Bears has ward"])
    assert played.cites("704.5y")
    courtier = (cast("Cursed Courtier"), RESOLVE, RESOLVE)
    board({"hand": ["Cursed Courtier"]}, [], *courtier, expect=["Cursed Courtier is 1/1"])


@cr("111.10m", cited=False)
def test_a_royal_role_gives_size_and_ward() -> None:
    played = board(
        {"hand": ["Charmed Clothier"], "battlefield": ["Goblin Piker"]},
        [],
        cast("Charmed Clothier"),
        RESOLVE,
        answer("Goblin Piker"),
        RESOLVE,
        expect=["Goblin Piker is 3/2", "Goblin Piker has ward", "Royal is attached to Goblin Piker"],
    )
    assert played.cites("111.10")


@cr("111.10n", cited=False)
def test_a_sorcerer_role_scries() -> None:
    side = {"hand": ["Unassuming Sage"], "battlefield": ["Grizzly Bears"]}
    script = (cast("Unassuming Sage"), RESOLVE, RESOLVE, answer("yes"))
    board(side, [], *script, expect=["Unassuming Sage is 3/3", "A controls Sorcerer"])


@cr("111.10p", cited=False)
def test_a_virtuous_role_counts_enchantments_with_itself() -> None:
    side = {"hand": ["Ellivere of the Wild Court"], "battlefield": ["Grizzly Bears", "Boon Reflection"]}
    script = (cast("Ellivere of the Wild Court"), RESOLVE, answer("Grizzly Bears"), RESOLVE)
    board(side, [], *script, expect=["Grizzly Bears is 4/4"])


@cr("111.10q", cited=False)
def test_a_wicked_role_costs_each_opponent_a_life_as_it_goes() -> None:
    side = {"hand": ["Not Dead After All", "Murder", "Shock"], "battlefield": ["Grizzly Bears"]}
    script = (cast("Not Dead After All", "Grizzly Bears"), RESOLVE, cast("Murder", "Grizzly Bears"), RESOLVE, RESOLVE)
    board(side, [], *script, expect=["Grizzly Bears is 3/3", "Grizzly Bears is tapped"])
    board(side, [], *script, cast("Shock", "Grizzly Bears"), RESOLVE, expect=["Grizzly Bears has 2 damage"])
    killed = {**side, "hand": ["Not Dead After All", "Murder", "Lightning Bolt"]}
    board(killed, [], *script, cast("Lightning Bolt", "Grizzly Bears"), RESOLVE_ALL, expect=["B life 19", "A life 20"])


@cr("111.10r", cited=False)
def test_a_young_hero_grows_while_its_toughness_is_small() -> None:
    side = {"hand": ["Cut In"], "battlefield": ["Grizzly Bears"]}
    script = (cast("Cut In", "Hill Giant", "Grizzly Bears"), RESOLVE, *attack_with({"Grizzly Bears": "B"}), RESOLVE)
    board(side, ["Hill Giant"], *script, expect=["Grizzly Bears is 3/3"])
    tall = {**side, "battlefield": ["Serra Angel"]}
    script = (cast("Cut In", "Hill Giant", "Serra Angel"), RESOLVE, *attack_with({"Serra Angel": "B"}))
    board(tall, ["Hill Giant"], *script, expect=["Serra Angel is 4/4"])


@cr("111.10s", cited=False)
def test_maps_are_given_to_the_other_player() -> None:
    script = (cast("Get Lost", "Hill Giant"), RESOLVE)
    board({"hand": ["Get Lost"]}, ["Hill Giant"], *script, expect=["B controls 2 Maps"])


@cr("111.10t", cited=False)
def test_junk_gives_the_top_card_for_the_turn() -> None:
    side = {"battlefield": ["Junktown"], "library": ["Lightning Bolt", "Forest"]}
    script = (activate("Junktown", ability=2), RESOLVE, activate("Junk Token"), RESOLVE)
    board(side, [], *script, cast("Lightning Bolt", "B"), RESOLVE, expect=["B life 17", "A controls 2 Junks"])
    own = (*script, {"do": "go_to", "step": "main", "active": "B"}, cast("Lightning Bolt", "B"))
    assert board(side, [], *own, refused="117.1").report["refused"]


@cr("111.10u", cited=False)
def test_a_lander_finds_a_basic_land_tapped() -> None:
    side = {"hand": ["Galactic Wayfarer"], "library": ["Mountain"]}
    script = (cast("Galactic Wayfarer"), RESOLVE, RESOLVE, activate("Lander Token"), RESOLVE, answer("Mountain"))
    board(side, [], *script, expect=["A controls Mountain", "Mountain is tapped", "A controls no Landers"])


@cr("111.10v", "113.10a", cited=False)
def test_a_mutagen_only_at_sorcery_speed() -> None:
    side = {"hand": ["Crustacean Commando"]}
    script = (cast("Crustacean Commando"), RESOLVE, RESOLVE)
    board(
        side,
        [],
        *script,
        activate("Mutagen Token", targets=["Crustacean Commando"]),
        RESOLVE,
        expect=["Crustacean Commando is 1/4"],
    )
    late = (*script, to("end step"), activate("Mutagen Token", targets=["Crustacean Commando"]))
    assert board(side, [], *late, refused="602.5d").report["refused"]


@cr("111.11")
def test_a_token_created_by_the_name_of_a_card_is_like_that_card() -> None:
    side = {"battlefield": ["Disa the Restless"], "graveyard": ["Forest", "Shock"]}
    attack = (*attack_with({"Disa the Restless": "B"}), DAMAGE, RESOLVE)
    played = board(side, [], *attack, expect=["Tarmogoyf is 2/3", "Tarmogoyf has mana value 2"])
    assert played.cites("111.11")
    explorer = (cast("Mutable Explorer"), RESOLVE_ALL)
    board({"hand": ["Mutable Explorer"]}, [], *explorer, expect=["Mutavault is tapped", "Mutavault is a land"])


@cr("111.12")
def test_a_copy_of_nothing_is_no_token() -> None:
    played = board(["Helm of the Host"], [], to("beginning of combat"), RESOLVE, expect=["A controls no creatures"])
    assert played.count("creates no token") == played.count("creates") == 1
