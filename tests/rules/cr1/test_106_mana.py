"""Mana (CR 106)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, Rules, activate, answer, board, cast, cr, lands, tap, to

COMMANDER: dict[str, Any] = {"options": {"format": "commander"}}


@cr("106.4", "500.5")
def test_unspent_mana_stays_within_the_step_and_empties_as_it_ends() -> None:
    board({"battlefield": ["Llanowar Elves"], "mana": "lands"}, [], activate("Llanowar Elves"), expect=["A has 1 mana"])
    played = board(
        {"battlefield": ["Llanowar Elves"], "mana": "lands"},
        [],
        activate("Llanowar Elves"),
        to("beginning of combat"),
        expect=["A has 0 mana"],
    )
    assert played.cites("500.5")


@cr("106.4")
def test_mana_from_a_spell_waits_in_the_pool() -> None:
    board(
        {"battlefield": ["Swamp"], "hand": ["Dark Ritual", "Doom Blade"], "mana": "lands"},
        ["Hill Giant"],
        cast("Dark Ritual"),
        RESOLVE,
        cast("Doom Blade", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in graveyard", "A has 1 mana"],
    )


@cr("106.5")
def test_no_color_among_what_is_not_there() -> None:
    board(lands("Mox Amber"), [], tap("Mox Amber"), expect=["A has 0 mana"])
    board(lands("Mox Amber", "Isamaru, Hound of Konda"), [], tap("Mox Amber"), expect=["A has 1 mana"])


@cr("106.6", "903.3", cited=False)
@pytest.mark.parametrize(("spell", "refused"), [("Edgar Markov", ()), ("Grizzly Bears", "601.2h")])
def test_the_lotus_pays_for_the_commander_alone(spell: str, refused: Rules) -> None:
    board(
        {
            "commander": "Edgar Markov",
            "battlefield": ["Jeweled Lotus", "Plains", "Swamp", "Mountain"],
            "hand": ["Grizzly Bears"],
            "mana": "lands",
        },
        [],
        answer("R"),
        {"do": "activate", "player": "A", "source": "Jeweled Lotus"},
        cast(spell),
        refused=refused,
        **COMMANDER,
    )


@cr("106.6", cited=False)
def test_mana_for_creature_spells_is_tapped_for_them_unasked_and_for_nothing_else() -> None:
    ziggurat = lands("Ancient Ziggurat", "Forest", hand=["Grizzly Bears", "Regrowth"], graveyard=["Mountain"])
    board(ziggurat, [], cast("Grizzly Bears"), RESOLVE, expect=["Ancient Ziggurat is tapped"])
    board(ziggurat, [], cast("Regrowth", "Mountain"), refused="601.2h")


@cr("106.6")
def test_mana_that_is_for_creature_spells_pays_for_nothing_else() -> None:
    ziggurat = {"battlefield": ["Ancient Ziggurat", "Forest"], "hand": ["Grizzly Bears", "Regrowth"], "mana": "lands"}
    board(
        ziggurat,
        [],
        activate("Ancient Ziggurat"),
        answer("G"),
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["A controls Grizzly Bears"],
    )
    board(
        {**ziggurat, "graveyard": ["Forest"]},
        [],
        activate("Ancient Ziggurat"),
        answer("G"),
        cast("Regrowth", "Forest#2"),
        refused="601.2h",
    )


@cr("106.6", "101.2")
def test_mana_of_cavern_of_souls_makes_a_goblin_uncounterable_and_pays_for_nothing_else():
    cavern = {"card": "Cavern of Souls", "chosen": {"creature type": "Goblin"}}
    board(
        {"battlefield": [cavern], "hand": ["Goblin Guide"], "mana": "lands"},
        {"hand": ["Counterspell"]},
        cast("Goblin Guide"),
        {"do": "pass", "player": "A"},
        cast("Counterspell", "Goblin Guide", player="B"),
        RESOLVE_ALL,
        expect=["Goblin Guide in battlefield"],
    )
    board(
        {"battlefield": [cavern], "hand": ["Elvish Mystic"], "mana": "lands"},
        [],
        cast("Elvish Mystic"),
        refused="601.2h",
    )


@cr("106.6", cited=False)
@pytest.mark.parametrize("spent", ["yes", "no"])
def test_where_mana_is_unlimited_the_player_says_whether_caverns_is_spent(spent):
    cavern = {"card": "Cavern of Souls", "chosen": {"creature type": "Goblin"}}
    board(
        {"battlefield": [cavern], "hand": ["Goblin Guide"]},
        {"hand": ["Counterspell"]},
        cast("Goblin Guide", choices=[spent]),
        {"do": "pass", "player": "A"},
        cast("Counterspell", "Goblin Guide", player="B"),
        RESOLVE_ALL,
        expect=["Goblin Guide in battlefield" if spent == "yes" else "Goblin Guide in A's graveyard"],
    )


@cr("106.6a", cited=False)
def test_what_restricts_mana_restricts_all_that_there_is_more_of() -> None:
    hand = ["Shock", "Spike Feeder"]
    side = {"battlefield": ["Nyxbloom Ancient", "Ancient Ziggurat"], "mana": "lands", "hand": hand}
    script = (activate("Ancient Ziggurat"), answer("R"))
    board(side, [], *script, cast("Shock", "B"), refused="601.2h")
    green = (activate("Ancient Ziggurat"), answer("G"), cast("Spike Feeder"), RESOLVE)
    board(side, [], *green, expect=["A controls Spike Feeder"])


@cr("106.7", "106.5")
def test_orchard_makes_what_the_opponents_lands_could_make_and_nothing_otherwise() -> None:
    board(lands("Exotic Orchard"), [], tap("Exotic Orchard"), expect=["A has 0 mana", "Exotic Orchard is tapped"])
    board(lands("Exotic Orchard"), ["Exotic Orchard"], tap("Exotic Orchard#1"), expect=["A has 0 mana"])
    both = lands("Exotic Orchard", "Forest", hand=["Llanowar Elves"])
    board(both, ["Exotic Orchard"], tap("Exotic Orchard#1"), expect=["A has 1 mana"])
    elf = lands("Exotic Orchard", hand=["Llanowar Elves"])
    board(elf, ["Forest"], cast("Llanowar Elves"), RESOLVE, expect=["A controls Llanowar Elves"])
    board(elf, ["Island"], cast("Llanowar Elves"), refused="601.2h")


@cr("106.7", "106.1b")
def test_a_type_of_mana_may_be_colorless_and_a_color_may_not() -> None:
    pool = board(lands("Reflecting Pool", "Wastes"), [], tap("Reflecting Pool"), expect=["A has 1 mana"])
    assert pool.count("{C}")
    board(lands("Exotic Orchard"), ["Wastes"], tap("Exotic Orchard"), expect=["A has 0 mana"])


@cr("106.7")
def test_what_a_land_could_make_does_not_ask_for_its_costs() -> None:
    gate = {"card": "Mystic Gate", "tapped": True}
    played = board(lands("Reflecting Pool", gate), [], tap("Reflecting Pool"))
    assert [option["label"] for option in played.pending["options"]] == ["{W}", "{U}", "{C}"]


@cr("106.8", "106.9", "106.10", "106.11", cited=False)
@pytest.mark.parametrize(
    ("card", "halves", "added", "rule"),
    [
        ("Icehide Golem", [], "{C}", "106.11"),
        ("Kitchen Finks", ["{G}", "{W}"], "{C}{G}{W}", "106.8"),
        ("Porcelain Legionnaire", [], "{C}{C}{W}", "106.9"),
        ("Watchwolf", [], "{G}{W}", "106.4"),
        ("Hill Giant", [], "{C}{C}{C}{R}", "106.10"),
        ("Reaper King", ["{C}{C}"] * 4 + ["{G}"], "{C}{C}{C}{C}{C}{C}{C}{C}{G}", "106.8"),
    ],
)
def test_mana_equal_to_a_mana_cost(card: str, halves: list[str], added: str, rule: str) -> None:
    """Elemental Resonance: "add mana equal to enchanted permanent's mana cost"."""
    played = board(
        {"battlefield": [card, {"card": "Elemental Resonance", "attached_to": card}], "mana": "lands"},
        [],
        to("precombat main"),
        RESOLVE,
        *(answer(half) for half in halves),
        step="draw",
    )
    assert rule in played.rules_of(f"A adds {added}.")


@cr("106.12")
def test_only_a_cost_of_tapping_taps_for_mana() -> None:
    goblin = {"battlefield": ["Mana Flare", "Skirk Prospector", "Mountain"], "mana": "lands"}
    sacrificed = (activate("Skirk Prospector"), answer("Skirk Prospector"))
    board(goblin, [], *sacrificed, expect=["A has 1 mana"])
    board(goblin, [], activate("Mountain"), expect=["A has 2 mana"])


@cr("106.12a", "605.1b")
def test_kinnan_doubles_what_a_creature_taps_for_but_no_land():
    played = board(
        {"battlefield": ["Kinnan, Bonder Prodigy", "Elvish Mystic", "Forest"], "mana": ""},
        [],
        activate("Elvish Mystic"),
        activate("Forest"),
    )
    assert played.report["state"]["players"]["A"]["mana"] == "GGG"


@cr("106.12b")
def test_a_permanent_tapped_for_mana_makes_twice_as_much_by_that_ability_alone() -> None:
    side = {"battlefield": ["Mana Reflection", "Forest", "Mana Flare", "Skirk Prospector"], "mana": "lands"}
    board(side, [], activate("Forest"), expect=["A has 3 mana"])
    board(side, [], activate("Skirk Prospector"), expect=["A has 1 mana"])
    twice = {"battlefield": ["Mana Reflection", "Nyxbloom Ancient", "Forest"], "mana": "lands"}
    board(twice, [], activate("Forest"), expect=["A has 6 mana"])
    paid = {"battlefield": ["Mana Reflection", "Mountain", "Mountain"], "mana": "lands", "hand": ["Hill Giant"]}
    board(paid, [], cast("Hill Giant"), RESOLVE, expect=["A controls Hill Giant"])


@cr("106.12b", "601.2g")
def test_mana_that_is_multiplied_pays_for_several_symbols() -> None:
    mine = {"battlefield": ["Nyxbloom Ancient", "Forest", "Forest"], "hand": ["Steel Leaf Champion"], "mana": "lands"}
    board(mine, [], cast("Steel Leaf Champion"), RESOLVE, expect=["Forest#2 is untapped"])


@cr("106.12a", "605.4a")
def test_a_land_of_several_colors_pays_with_what_is_added_of_the_color_it_made() -> None:
    side = {"battlefield": ["Mana Flare", "City of Brass"], "hand": ["Goblin Piker", "Baleful Strix"], "mana": "lands"}
    board(side, [], cast("Goblin Piker"), RESOLVE, RESOLVE, expect=["A controls Goblin Piker", "A life 19"])
    board(side, [], cast("Baleful Strix"), refused="601.2h")


@cr("106.4")
def test_that_no_mana_is_added_as_there_is_nothing_to_count_is_told() -> None:
    played = board(["Gaea's Cradle"], [], activate("Gaea's Cradle"))
    assert played.report["verdict"] == "A adds no mana: what Gaea's Cradle counts is 0."
    counted = board(["Gaea's Cradle", "Grizzly Bears"], [], activate("Gaea's Cradle"))
    assert not counted.count("adds no mana")
