"""Numbers, and what X stands for (CR 107.1-107.3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import (
    PASS_A,
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
    turn,
)

UPKEEP = (turn(4), RESOLVE)


def flux(cursed: Any, **more: Any) -> tuple[Any, Any]:
    """A creature of B's with Pendrell Flux on it, which A controls."""
    return [{"card": "Pendrell Flux", "attached_to": "cursed"}], {"battlefield": [{"id": "cursed", **cursed}], **more}


@cr("107.1a", cited=False)
def test_half_is_rounded_as_it_is_said() -> None:
    side = {"battlefield": [], "hand": ["Fraying Line"]}
    board(side, {"life": 7}, cast("Fraying Line", "B"), RESOLVE, expect=["B life 3"])


@cr("107.1a", cited=False)
def test_heartless_hidetsugu_halves_each_life_total():
    board(
        {"battlefield": ["Heartless Hidetsugu"], "life": 15},
        {"life": 40},
        activate("Heartless Hidetsugu"),
        RESOLVE,
        expect=["A life 8", "B life 20"],
    )


@cr("107.1b", cited=False)
def test_a_negative_life_total_does_not_make_a_creature_larger() -> None:
    board(
        {"battlefield": ["Death's Shadow", "Phyrexian Unlife"], "life": -3},
        [],
        expect=["Death's Shadow is 13/13"],
    )


@cr("107.1b")
def test_a_negative_power_gains_no_life_and_deals_no_damage() -> None:
    board(
        {"hand": ["Swords to Plowshares"]},
        ["Char-Rumbler"],
        cast("Swords to Plowshares", "Char-Rumbler"),
        RESOLVE,
        expect=["B life 20", "Char-Rumbler in exile"],
    )
    board(["Char-Rumbler"], [], *attack_with({"Char-Rumbler": "B"}), to("combat damage"), expect=["B life 20"])


@cr("107.1c", cited=False)
def test_any_number_of_counters_removed_for_mana() -> None:
    hold = {"card": "Dwarven Hold", "counters": {"storage": 3}}
    board(
        {"battlefield": [hold], "hand": ["Lightning Bolt"], "mana": "lands"},
        [],
        {"do": "activate", "player": "A", "source": "Dwarven Hold"},
        answer(1),
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["B life 17", "Dwarven Hold has 2 storage counters", "Dwarven Hold is tapped"],
    )


@cr("107.2", "208.2a")
def test_a_number_that_can_not_be_determined_is_nothing() -> None:
    """The greatest power among no creatures; and the star of a Tarmogoyf without its ability, also in "1+*"."""
    board({"hand": ["Rishkar's Expertise"]}, [], cast("Rishkar's Expertise"), RESOLVE, expect=["A has 0 cards in hand"])
    trick = (cast("Merfolk Trickster"), RESOLVE_ALL)
    board({"hand": ["Merfolk Trickster"], "graveyard": ["Forest"]}, ["Tarmogoyf"], *trick, expect=["Tarmogoyf is 0/1"])


@cr("107.3", "101.2")
def test_spells_with_x_in_their_costs_are_known_by_it() -> None:
    assert board(
        ["Gaddock Teeg"],
        {"hand": ["Blaze"]},
        cast("Blaze", "A", x=2, player="B"),
        active="B",
        refused=("101.2", "601.3"),
    )
    medic = (cast("Blaze", "A", x=2, player="B"), {"do": "pass", "player": "B"}, activate("Frontline Medic", "Blaze"))
    board(["Frontline Medic"], {"hand": ["Blaze"]}, *medic, active="B", expect=["Frontline Medic in graveyard"])


@cr("107.3", cited=False)
@pytest.mark.parametrize(("x", "size"), [(10, "12/12"), (9, "2/2")])
def test_finale_of_devastation_asks_whether_x_is_ten(x, size):
    board(
        {"hand": ["Finale of Devastation"], "battlefield": ["Grizzly Bears"]},
        [],
        cast("Finale of Devastation", x=x),
        RESOLVE_ALL,
        expect=[f"Grizzly Bears is {size}"],
    )


@cr("107.3a", cited=False)
def test_x_of_a_kicker_is_announced() -> None:
    keeper = cast("Kangee, Aerie Keeper", kicked=True, x=2)
    board(
        {"hand": ["Kangee, Aerie Keeper"]},
        [],
        keeper,
        RESOLVE,
        RESOLVE,
        expect=["Kangee, Aerie Keeper has 2 feather counters"],
    )
    board({"hand": ["Kangee, Aerie Keeper"], "mana": "WUUUUUU"}, [], keeper, refused="601.2h")


@cr("107.3a", cited=False)
def test_x_is_announced_and_paid() -> None:
    lands = {"battlefield": [{"card": "Mountain", "count": 4}], "hand": ["Blaze"], "mana": "lands"}
    board(lands, [], cast("Blaze", "B", x=3), RESOLVE, expect=["B life 17"])
    board(lands, [], cast("Blaze", "B", x=4), refused="601.2h")


@cr("107.3a", "608.2c")
def test_no_times_is_not_at_all() -> None:
    board({"hand": ["Torment of Hailfire"]}, [], cast("Torment of Hailfire", x=0), RESOLVE, expect=["B life 20"])


@cr("107.3b")
def test_x_is_nothing_where_the_mana_cost_is_not_paid() -> None:
    blaze = {"hand": ["Blaze"]}
    board(blaze, [], cast("Blaze", "B", free=True), RESOLVE, expect=["B life 20", "Blaze in graveyard"])
    board(blaze, [], cast("Blaze", "B", free=True, x=3), refused="107.3b")


@cr("107.3c", cited=False)
def test_x_that_the_text_defines_is_not_chosen_and_may_change() -> None:
    side = {"hand": ["Strength of Cedars"], "battlefield": ["Grizzly Bears", "Forest", "Forest", "Forest"]}
    ruin = {"battlefield": ["Ghost Quarter"]}
    spell = cast("Strength of Cedars", "Grizzly Bears")
    board(side, ruin, spell, RESOLVE, expect=["Grizzly Bears is 5/5"])
    quarter = activate("Ghost Quarter", ability=2, player="B", targets=["Forest#1"])
    board(side, ruin, spell, PASS_A, quarter, RESOLVE, answer("no"), RESOLVE, expect=["Grizzly Bears is 4/4"])


@cr("107.3d", cited=False)
def test_x_of_a_morph_cost_is_chosen_as_it_is_turned_up() -> None:
    hidden = {"battlefield": [{"card": "Warbreak Trumpeter", "face_down": True}], "mana": "R6"}
    up = {"do": "special", "player": "A", "act": "turn face up", "source": "Warbreak Trumpeter"}
    board(hidden, [], {**up, "x": 3}, RESOLVE, expect=["A controls 3 Goblin Tokens", "A has 0 mana"])
    assert board(hidden, [], {**up, "x": 4}, refused="601.2h").report["refused"]


@cr("107.3e", cited=False)
def test_x_is_that_of_the_spell_with_x_in_its_cost_that_an_ability_speaks_of() -> None:
    side = {"battlefield": ["Zaxara, the Exemplary"], "hand": ["Blaze", "Shock"]}
    board(side, [], cast("Blaze", "B", x=5), RESOLVE, expect=["Hydra Token is 5/5", "B life 20"])
    board(side, [], cast("Shock", "B"), RESOLVE, expect=["B life 18", "stack is empty"])
    library = {"library": ["Shock", "Island", "Plains"], "battlefield": ["Geometer's Arthropod"], "hand": ["Blaze"]}
    looked = board(library, [], cast("Blaze", "B", x=2), RESOLVE).pending
    assert {option["label"] for option in looked["options"]} == {"Shock", "Island"}


@cr("107.3e", cited=False)
def test_only_the_first_spell_with_x_each_turn_counts() -> None:
    side = {"battlefield": ["Nev, the Practical Dean"], "hand": ["Blaze", "Fireball"]}
    script = (cast("Blaze", "B", x=2), RESOLVE_ALL, cast("Fireball", "B", x=3), RESOLVE_ALL)
    board(side, [], *script, expect=["Nev, the Practical Dean is 4/4", "B life 15"])


@cr("107.3f", "118.12", cited=False)
def test_x_paid_as_an_ability_resolves_is_chosen_then() -> None:
    hand = {"hand": ["Decree of Justice"], "mana": "WWWW4"}
    cycle = {"do": "activate", "player": "A", "source": "Decree of Justice", "ability": 1}
    script = (cycle, RESOLVE, answer("yes"), answer(3))
    board(hand, [], *script, expect=["A controls 3 Soldiers", "A has 2 mana"])


@cr("107.3h")
def test_x_is_nothing_where_a_permanents_mana_cost_is_paid() -> None:
    hydra = {"card": "Hungering Hydra", "counters": {"+1/+1": 3}}
    mine, theirs = flux(hydra, mana="lands")
    theirs["battlefield"].append({"card": "Forest", "id": "wood"})
    played = board(mine, theirs, *UPKEEP, answer("yes", "B"), expect=["B controls Hungering Hydra", "wood is tapped"])
    assert played.cites("107.3h")
    board(mine, theirs, *UPKEEP, answer("no", "B"), expect=["Hungering Hydra in B's graveyard"])


@cr("107.3i", cited=False)
def test_every_x_of_a_spell_has_the_value_that_was_paid() -> None:
    """Battle at the Bridge pays X, takes X from a creature and gives X life."""
    side = {"hand": ["Battle at the Bridge"], "mana": "BBBB"}
    found = ["Serra Angel is 1/1", "A life 23", "A has 0 mana"]
    board(side, ["Serra Angel"], cast("Battle at the Bridge", "Serra Angel", x=3), RESOLVE_ALL, expect=found)


@cr("107.3j", cited=False)
def test_x_of_an_ability_gained_is_what_that_ability_says() -> None:
    slivers = ["Magma Sliver", {"token": {"name": "Sliver", "power": 1, "toughness": 1, "subtypes": ["Sliver"]}}]
    board(slivers, [], activate("Sliver", targets=["Magma Sliver"]), RESOLVE, expect=["Magma Sliver is 5/3"])


@cr("107.3k", cited=False)
def test_x_of_an_activated_ability_is_its_own() -> None:
    board(
        [{"card": "Chandra Nalaar", "counters": {"loyalty": 6}}],
        ["Hill Giant"],
        activate("Chandra Nalaar", "Hill Giant", ability=2, x=3),
        RESOLVE,
        expect=["Hill Giant in graveyard", "Chandra Nalaar has 3 loyalty counters"],
    )


@cr("107.3m", "107.3g", cited=False)
def test_a_permanent_enters_with_the_x_of_its_spell() -> None:
    board(
        {"hand": ["Walking Ballista"]},
        [],
        cast("Walking Ballista", x=2),
        RESOLVE,
        expect=["Walking Ballista is 2/2", "Walking Ballista has mana value 0"],
    )


@cr("107.3m", cited=False)
def test_x_of_an_entering_ability_is_the_x_of_the_spell() -> None:
    """A creature of the plainest kind that asks for it."""
    board(
        {"hand": ["Ember Caller"]},
        [],
        cast("Ember Caller", x=3),
        RESOLVE,
        answer("B"),
        RESOLVE,
        expect=["B life 17"],
    )


@cr("107.3n", "603.7b", cited=False)
def test_a_delayed_trigger_has_the_x_of_the_spell_that_made_it() -> None:
    """Storm King's Thunder with X = 2: the next spell is copied twice, the one after it not at all."""
    side = {"hand": ["Storm King's Thunder", "Lightning Bolt", "Shock"]}
    thunder = (cast("Storm King's Thunder", x=2), RESOLVE)
    bolt = (cast("Lightning Bolt", "B"), RESOLVE, answer("B"), answer("B"), RESOLVE_ALL)
    board(side, [], *thunder, *bolt, cast("Shock", "B"), RESOLVE_ALL, expect=["B life 9"])


@cr("107.3p", cited=False)
def test_y_is_worked_out_like_x() -> None:
    """Aspect of Wolf: half the Forests, rounded down, and rounded up."""
    aspect = {"card": "Aspect of Wolf", "attached_to": "Grizzly Bears"}
    board(["Grizzly Bears", aspect, *["Forest"] * 5], [], expect=["Grizzly Bears is 4/5"])
    side = {"battlefield": ["Grizzly Bears", aspect, *["Forest"] * 3], "hand": ["Forest"]}
    board(side, [], {"do": "play", "player": "A", "card": "Forest"}, expect=["Grizzly Bears is 4/4"])


@cr("107.14", "107.1c")
@pytest.mark.parametrize(("paid", "angel"), [(3, "battlefield"), (0, "battlefield")])
def test_so_much_energy_is_paid_so_much_damage_is_dealt(paid: int, angel: str) -> None:
    played = board(
        {"hand": ["Galvanic Discharge"]},
        ["Serra Angel"],
        cast("Galvanic Discharge", "Serra Angel"),
        RESOLVE,
        answer("yes"),
        answer(paid),
        expect=[f"Serra Angel in {angel}"],
    )
    assert played.count(f"deals {paid} damage to Serra Angel") == (paid > 0)


@cr("107.1b")
def test_a_change_by_a_negative_number_is_one_by_zero() -> None:
    growing = creature("{0}: ~ gets +X/+X until end of turn, where X is its power.", "4/4", "Colossus")
    smaller = creature("{0}: Target creature gets -6/-0 until end of turn.")
    script = [activate("Tester", "Colossus"), RESOLVE, activate("Colossus"), RESOLVE]
    played = board([growing, smaller], [], *script, expect=["Colossus is -2/4"])
    assert "107.1b" in played.rules_of("gets +0/+0 until end of turn")
    larger = board([growing], [], activate("Colossus"), RESOLVE, expect=["Colossus is 8/8"])
    assert not larger.cites("107.1b"), "a number that is not negative is what it is"
    none = board([{**growing, "counters": {"-1/-0": 4}}], [], activate("Colossus"), RESOLVE, expect=["Colossus is 0/4"])
    assert not none.cites("107.1b")


@cr("107.3i", "608.2h")
def test_what_x_is_may_stand_behind_the_verb_that_speaks_of_it() -> None:
    """As many lands as there are before any of them is found."""
    mine = {"hand": ["Boundless Realms"], "battlefield": ["Swamp", "Swamp"], "library": ["Island", "Plains", "Island"]}
    board(
        mine,
        [],
        cast("Boundless Realms"),
        RESOLVE,
        answer(["Island", "Plains"]),
        expect=["A controls 1 Island", "A controls 1 Plains", "Plains is tapped"],
    )
