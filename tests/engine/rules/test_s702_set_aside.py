"""Judges' questions about what was foretold, plotted, warped or escaped, and whose ability was activated (CR 702.138,
702.142-702.143, 702.170, 702.177, 702.185, 702.189)."""

from __future__ import annotations

from typing import Any

from tests.engine.helpers import (
    RESOLVE,
    RESOLVE_ALL,
    activate,
    answer,
    attack_with,
    board,
    cast,
    cr,
    on_board,
    special,
    to,
    turn,
)

GRAVE = ["Forest", "Island", "Swamp", "Plains"]


@cr("702.138c")
def test_a_creature_that_escaped_enters_with_its_counters() -> None:
    grave = {"graveyard": ["Voracious Typhon", *GRAVE]}
    escape = cast("Voracious Typhon", **{"from": "graveyard"})
    played = board(grave, [], escape, RESOLVE, expect=["Voracious Typhon is 7/7"])
    assert played.cites("702.138c")
    board({"hand": ["Voracious Typhon"]}, [], cast("Voracious Typhon"), RESOLVE, expect=["Voracious Typhon is 4/4"])


@cr("702.138d")
def test_a_creature_that_escaped_has_the_ability_it_escapes_with() -> None:
    grave = {"graveyard": ["Escaping Owl", "Forest"]}
    attacks = [turn(5, "precombat main"), *attack_with({"Escaping Owl": "B"}), RESOLVE_ALL]
    escape = cast("Escaping Owl", **{"from": "graveyard"})
    board(grave, [], escape, RESOLVE, *attacks, expect=["A has 2 cards in hand"])
    board({"hand": ["Escaping Owl"]}, [], cast("Escaping Owl"), RESOLVE, *attacks[:2], expect=["A has 1 card in hand"])


@cr("702.143c")
def test_a_spell_was_foretold_if_it_was_a_foretold_card() -> None:
    foretold = (special("foretell", "Poison the Cup"), turn(4), {"do": "pass", "player": "B"})
    scry = cast("Poison the Cup", "Hill Giant", **{"from": "exile"})
    played = board({"hand": ["Poison the Cup"]}, ["Hill Giant"], *foretold, scry, RESOLVE)
    assert played.pending["kind"] != "priority"  # A scries
    board(
        {"hand": ["Poison the Cup"]},
        ["Hill Giant"],
        cast("Poison the Cup", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in B's graveyard"],
    )


@cr("702.143c")
def test_foretelling_is_the_special_action_and_casting_is_not() -> None:
    scene = {"battlefield": ["Diligent Foreteller"], "hand": ["Augury Raven", "Counter of Fates"]}
    board(
        scene,
        [],
        special("foretell", "Augury Raven"),
        RESOLVE,
        cast("Counter of Fates"),
        RESOLVE_ALL,
        expect=["Diligent Foreteller is 2/3", "A life 22"],
    )


@cr("702.170c", "702.170d", "702.170e")
def test_a_card_that_becomes_plotted_by_an_effect_is_cast_for_free_on_a_later_turn() -> None:
    scene = {"hand": ["Kellan Joins Up", "Grizzly Bears"]}
    script = (
        cast("Kellan Joins Up"),
        RESOLVE,
        answer("yes"),
        answer(["Grizzly Bears"]),
        RESOLVE,
    )
    free = cast("Grizzly Bears", **{"from": "exile"})
    refused = board(scene, [], *script, free, refused=True)
    assert refused.refused("702.170a") or refused.refused("702.170d")
    later = board(scene, [], *script, turn(5, "precombat main"), free, RESOLVE)
    assert on_board(later, "Grizzly Bears")
    assert later.cites("702.170c")


@cr("702.170c", "113.6k")
def test_an_ability_about_becoming_plotted_works_in_exile() -> None:
    board(
        {"hand": ["Longhorn Sharpshooter"]},
        [],
        special("plot", "Longhorn Sharpshooter"),
        answer("B"),
        RESOLVE,
        expect=["B life 18"],
    )


@cr("702.185c")
def test_a_spell_cast_for_its_warp_cost_was_warped() -> None:
    scene = {"battlefield": ["Insatiable Skittermaw"], "hand": ["Bygone Colossus"]}
    warped = [cast("Bygone Colossus", costs=["warp"]), RESOLVE, to("end"), answer("as listed"), RESOLVE_ALL]
    board(scene, [], *warped, expect=["Insatiable Skittermaw is 3/3"])
    board(scene, [], cast("Bygone Colossus"), RESOLVE, to("end"), expect=["Insatiable Skittermaw is 2/2"])


@cr("702.142b", "702.142a")
def test_boasting_is_activating_a_boast_ability() -> None:
    board(
        ["Frenzied Raider", "Axgard Braggart"],
        [],
        *attack_with({"Axgard Braggart": "B"}),
        activate("Axgard Braggart"),
        RESOLVE_ALL,
        expect=["Frenzied Raider is 3/3", "Axgard Braggart is 4/4"],
    )


@cr("702.177a")
def test_an_exhaust_ability_is_one_with_the_word() -> None:
    """Crewing the Refueler draws nothing; exhausting the Guardian does."""
    played = board(
        ["Rangers' Refueler", "Greenbelt Guardian"],
        [],
        activate("Greenbelt Guardian", ability=2),
        RESOLVE_ALL,
        activate("Rangers' Refueler", ability=2, choices=[["Greenbelt Guardian"]]),
        RESOLVE_ALL,
        expect=["A has 1 card in hand", "Rangers' Refueler is a creature"],
    )
    assert played.count("A draws") == 1


@cr("702.128a")
def test_activating_an_embalm_ability_is_seen_although_its_card_has_left_the_graveyard() -> None:
    scene = {"battlefield": ["Watcher of Embalmers"], "graveyard": ["Sacred Cat"]}
    board(scene, [], activate("Sacred Cat"), RESOLVE_ALL, expect=["A has 1 card in hand"])


@cr("606.1")
def test_loyalty_abilities_of_some_planeswalkers() -> None:
    """Chandra's ability deals 1 to each opponent more; that of Jace doesn't."""
    board(
        ["Keral Keep Disciples", "Chandra Nalaar"],
        [],
        activate("Chandra Nalaar", "B"),
        RESOLVE_ALL,
        expect=["B life 18"],
    )
    board(["Keral Keep Disciples", "Jace Beleren"], [], activate("Jace Beleren"), RESOLVE_ALL, expect=["B life 20"])


@cr("702.189b")
def test_a_player_firebends_as_a_firebending_ability_resolves() -> None:
    played = board(
        ["Fire Watcher", "Fire Nation Cadets", "Fire Sages"],
        [],
        *attack_with({"Fire Sages": "B"}),
        RESOLVE_ALL,
        expect=["A has 1 card in hand"],
    )
    assert played.cites("702.189b")


VALKYRIE: list[Any] = [*attack_with({"Ethereal Valkyrie": "B"}), answer("Serra Angel", choice="objects"), RESOLVE]
FORETOLD = cast("Serra Angel", **{"from": "exile"})


@cr("702.143d")
def test_a_card_without_foretell_becomes_foretold_and_is_cast_on_a_later_turn_for_less() -> None:
    """Two less than its mana cost, even if the Valkyrie is gone by then; not on the turn it was exiled."""
    plains = {"card": "Plains", "count": 3}
    mine = {"battlefield": ["Ethereal Valkyrie", plains], "hand": ["Serra Angel", "Murder"], "mana": "lands"}
    later = turn(5, "precombat main")
    played = board(mine, [], *VALKYRIE, later, FORETOLD, RESOLVE, expect=["A controls 1 Serra Angel"])
    assert played.cites("702.143d")
    free = {**mine, "mana": "any"}
    gone = [cast("Murder", "Ethereal Valkyrie"), RESOLVE]
    board(free, [], *VALKYRIE, *gone, later, FORETOLD, RESOLVE, expect=["A controls 1 Serra Angel"])
    too_soon = board(free, [], *VALKYRIE, to("postcombat main"), FORETOLD, refused=True)
    assert too_soon.refused("702.143a")
    two = {**mine, "battlefield": ["Ethereal Valkyrie", {"card": "Plains", "count": 2}], "library": ["Island"] * 5}
    assert board(two, [], *VALKYRIE, later, FORETOLD, refused=True).refused("601.2h")


@cr("702.170f")
def test_with_fblthp_a_card_is_plotted_from_the_top_of_the_library() -> None:
    """For its mana cost, at the time for sorceries; then it is cast on a later turn for nothing."""
    mine = {"battlefield": ["Fblthp, Lost on the Range"], "library": ["Serra Angel", "Forest", "Forest"]}
    plot = special("plot", "Serra Angel")
    later = turn(5, "precombat main")
    played = board(mine, [], plot, later, FORETOLD, RESOLVE, expect=["A controls 1 Serra Angel"])
    assert played.cites("702.170f")
    assert board({**mine, "mana": "WWWW"}, [], plot, refused=True).refused("601.2h")
    assert board(mine, [], plot, FORETOLD, refused=True).refused("702.170a")
    assert board(mine, [], plot, step="upkeep", refused=True).refused("116.2k")
    under = {**mine, "library": ["Forest", "Serra Angel"]}
    assert board(under, [], plot, refused=True).refused("116.2k")
    assert board(under, [], special("plot", "Forest"), refused=True).refused("116.2k")


@cr("702.177b")
def test_exhausted_abilities_are_activated_again_as_the_first_of_a_turn() -> None:
    """On one's own turn only, and not once another exhaust ability has been activated in it."""
    refueler, other = activate("Elvish Refueler"), activate("Greenbelt Guardian", ability=2)
    both = ["Elvish Refueler", "Greenbelt Guardian"]
    used = [refueler, other, RESOLVE_ALL]
    mine = [turn(5, "precombat main"), refueler, RESOLVE]
    board(both, [], *used, *mine, expect=["Elvish Refueler has 2 +1/+1 counters"])
    assert board(both, [], *used, refueler, refused=True).refused("602.5b")
    assert board(both, [], *used, *mine, other, refused=True).refused("602.5b")
    theirs = [turn(4), {"do": "pass", "player": "B"}]
    assert board(both, [], *used, *theirs, refueler, refused=True).refused("602.5b")
