"""Alternative costs, and spells that are cast without paying their mana costs (CR 118.9)."""

from __future__ import annotations

import pytest

from tests.helpers import (
    LANDS,
    PASS_A,
    PASS_B,
    RESOLVE,
    RESOLVE_ALL,
    Rules,
    board,
    cast,
    cr,
)


@cr("118.9", "119.4")
def test_life_for_a_spell_with_a_swamp() -> None:
    kill = cast("Snuff Out", "Grizzly Bears", costs="alternative")
    hand = {"hand": ["Snuff Out"], "mana": ""}
    board({**hand, "battlefield": ["Swamp"]}, ["Grizzly Bears"], kill, RESOLVE, expect=["A life 16"])
    board({**hand, "battlefield": ["Forest"]}, ["Grizzly Bears"], kill, RESOLVE, refused="118.9")


@cr("118.9", "107.3b")
def test_a_spell_is_free_where_its_condition_holds() -> None:
    massacre = {"hand": ["Massacre"], "battlefield": ["Swamp"], "mana": "0"}
    free = cast("Massacre", costs=["alternative"])
    board(massacre, ["Plains", "Grizzly Bears"], free, RESOLVE, expect=["Grizzly Bears in graveyard"])
    assert board(massacre, ["Grizzly Bears"], free, refused="601.2b").report["refused"]


@cr("118.9", "119.4")
def test_an_alternative_cost_is_paid_instead_of_mana() -> None:
    board(
        {"hand": ["Lightning Bolt"]},
        {"hand": ["Force of Will", "Divination"], "mana": ""},
        cast("Lightning Bolt", "B"),
        PASS_A,
        cast("Force of Will", "Lightning Bolt", player="B", costs=["alternative"]),
        RESOLVE_ALL,
        expect=["B life 19", "Divination in exile"],
    )


@cr("118.9a", cited=False)
def test_asked_a_player_chooses_the_alternative_cost_that_is_printed_as_a_sentence() -> None:
    mountains = {"hand": ["Fireblast"], "battlefield": ["Mountain"] * 6, **LANDS}
    played = board(mountains, [], cast("Fireblast", "B", costs="ask"))
    assert {option["id"] for option in played.pending["options"]} == {"front", "alternative"}
    board(
        mountains,
        [],
        cast("Fireblast", "B", costs="ask", choices=["alternative", ["Mountain#1", "Mountain#2"]]),
        RESOLVE,
        expect=["B has 16 life", "A has 3 cards in graveyard"],
    )


@cr("118.9c", "118.9d", "202.3")
def test_an_alternative_cost_leaves_the_mana_value_and_is_taxed() -> None:
    force = {"hand": ["Force of Will", "Counterspell"], "mana": "0"}
    bolt = {"hand": ["Lightning Bolt", "Spell Snare"]}
    cast_it = (PASS_A, cast("Lightning Bolt", "A", player="B"), PASS_B)
    forced = cast("Force of Will", "Lightning Bolt", costs=["alternative"])
    board(force, bolt, *cast_it, forced, expect=["A life 19", "Force of Will has mana value 5"])
    snare = (PASS_A, cast("Spell Snare", "Force of Will", player="B"))
    board(force, bolt, *cast_it, forced, *snare, refused="601.2c")
    taxed = {**force, "battlefield": ["Thalia, Guardian of Thraben"]}
    free_bolt = {**bolt, "mana": "any"}
    board(taxed, free_bolt, *cast_it, forced, refused="601.2h")


@cr("118.9a")
def test_what_is_cast_without_paying_its_mana_cost_has_no_other_alternative_cost() -> None:
    side = {"battlefield": ["Omniscience"], "hand": ["Vandalblast"]}
    board(side, ["Sol Ring"], cast("Vandalblast", free=True, costs=["overload"]), refused="118.9a")


@cr("118.9", "601.3")
def test_a_spell_said_to_be_free_is_cast_by_what_lets_it_be_and_when_that_does() -> None:
    side = {"battlefield": ["Omniscience"], "hand": ["Vandalblast"], "mana": "0"}
    free = cast("Vandalblast", "Sol Ring", free=True)
    board(side, ["Sol Ring"], free, RESOLVE, expect=["Sol Ring in B's graveyard"])
    late = board(side, ["Sol Ring"], free, step="upkeep", refused="307.1")
    assert not any("effect" in said for said in late.report["assumed"])


@cr("118.9")
def test_where_nothing_lets_a_spell_be_cast_for_nothing_some_effect_is_taken_to() -> None:
    played = board({"hand": ["Shock"], "mana": "0"}, [], cast("Shock", "B", free=True), RESOLVE, expect=["B life 18"])
    assert "Some effect is taken to let A cast Shock without paying its mana cost" in played.report["assumed"]


@cr("702.102a")
def test_both_halves_may_be_cast_for_nothing() -> None:
    side = {"battlefield": ["Omniscience"], "hand": ["Wear // Tear"], "mana": "0"}
    both = cast("Wear // Tear", "Sol Ring", "Bitterblossom", free=True, face="fused")
    found = ["Sol Ring in B's graveyard", "Bitterblossom in B's graveyard"]
    board(side, ["Sol Ring", "Bitterblossom"], both, RESOLVE, expect=found)


@cr("118.9")
def test_what_lets_others_be_cast_for_nothing_keeps_to_its_limits() -> None:
    """As Foretold lets one spell be cast so each turn, and none that costs more than its counters."""
    foretold = {"card": "As Foretold", "counters": {"time": 4}}
    side = {"battlefield": [foretold], "hand": ["Hill Giant", "Grizzly Bears"], "mana": "0"}
    first = [cast("Hill Giant", free=True), RESOLVE]
    board(side, [], *first, expect=["Hill Giant in battlefield"])
    board(side, [], *first, cast("Grizzly Bears", free=True), refused="118.9")
    few = {**side, "battlefield": [{**foretold, "counters": {"time": 3}}]}
    board(few, [], cast("Hill Giant", free=True), refused="118.9")


@cr("118.9")
def test_a_mana_cost_of_no_mana_is_not_what_is_paid_by_a_spell_that_is_cast_for_nothing() -> None:
    """So it may be cast whenever the effect that is taken to allow it does."""
    theirs = {"hand": ["Ornithopter"]}
    board([], theirs, PASS_A, cast("Ornithopter", player="B", free=True), RESOLVE, expect=["B controls Ornithopter"])


@cr("118.9")
@pytest.mark.parametrize(("theirs", "refused"), [(6, ()), (5, "118.9")])
def test_the_condition_may_stand_behind_the_alternative_cost(theirs: int, refused: Rules) -> None:
    mine = {"hand": ["Blasphemous Edict"], "battlefield": ["Grizzly Bears"] * 7, "mana": "B"}
    board(mine, ["Hill Giant"] * theirs, cast("Blasphemous Edict", costs=["alternative"]), refused=refused)
