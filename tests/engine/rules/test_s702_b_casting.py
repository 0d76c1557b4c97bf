"""Judges' questions about the younger keywords of spells: other costs, copies, halves, gifts (CR 702.91-702.190)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr, to

LANDS: dict[str, Any] = {"mana": "lands"}


# ---- surge, fuse, aftermath, improvise, disturb


@cr("702.117a")
def test_surge_only_after_another_spell_this_turn() -> None:
    mine = {"hand": ["Reckless Bushwhacker", "Ornithopter"], "battlefield": ["Mountain"] * 2, **LANDS}
    surge = cast("Reckless Bushwhacker", costs=["surge"])
    board(mine, [], surge, refused=True)
    board(mine, [], cast("Ornithopter"), RESOLVE, surge, RESOLVE_ALL, expect=["Ornithopter is 1/2"])


@cr("702.102a", "702.102c")
def test_a_fused_spell_costs_both_halves_and_is_cast_from_the_hand_only() -> None:
    fused = cast("Wear", "Mox Jet", "Glorious Anthem", face="fused")
    theirs = ["Mox Jet", "Glorious Anthem"]
    two = {"hand": ["Wear"], "battlefield": ["Mountain", "Plains"], **LANDS}
    assert board(two, theirs, fused, refused=True).refused("601.2h")
    three = {"hand": ["Wear"], "battlefield": ["Mountain", "Mountain", "Plains"], **LANDS}
    gone = ["Mox Jet in B's graveyard", "Glorious Anthem in B's graveyard"]
    board(three, theirs, fused, RESOLVE, expect=gone)


@cr("702.102d")
def test_a_fused_spell_does_its_left_half_first() -> None:
    played = board(
        {"hand": ["Wear"]},
        ["Mox Jet", "Glorious Anthem"],
        cast("Wear", "Mox Jet", "Glorious Anthem", face="fused"),
        RESOLVE,
    )
    graves = played.report["state"]["players"]["B"]["graveyard"]
    assert [c if isinstance(c, str) else c["card"] for c in graves] in (
        ["Mox Jet", "Glorious Anthem"],
        ["Glorious Anthem", "Mox Jet"],
    )
    first = next(i for i, step in enumerate(played.steps) if "Mox Jet" in step and "destroy" in step)
    second = next(i for i, step in enumerate(played.steps) if "Glorious Anthem" in step and "destroy" in step)
    assert first <= second


@cr("702.127a")
def test_an_aftermath_half_is_cast_from_the_graveyard_only_and_exiled() -> None:
    dawn = cast("Dusk", face="right")
    board({"hand": ["Dusk"], "graveyard": ["Goblin Piker"]}, [], dawn, refused=True)
    board(
        {"graveyard": ["Dusk", "Goblin Piker"]},
        [],
        {**dawn, "from": "graveyard"},
        RESOLVE,
        expect=["Dusk in exile", "Goblin Piker in A's hand"],
    )


@cr("702.127a")
def test_a_countered_aftermath_spell_is_exiled_too() -> None:
    board(
        {"graveyard": ["Dusk", "Goblin Piker"]},
        {"hand": ["Counterspell"]},
        {**cast("Dusk", face="right"), "from": "graveyard"},
        {"do": "pass", "player": "A"},
        cast("Counterspell", "Dusk", player="B"),
        RESOLVE,
        expect=["Dusk in exile"],
    )


@cr("702.126b")
def test_improvise_pays_for_a_tax_because_it_comes_after_the_total_cost() -> None:
    """Glowrider makes the noncreature spell cost {1} more; an artifact pays for that, and for its own generic mana."""
    mine = {"hand": ["Battle at the Bridge"], "battlefield": ["Swamp", "Ornithopter", "Ornithopter"], **LANDS}
    spell = cast("Battle at the Bridge", "Hill Giant", x=1)
    helped = answer(["Ornithopter#1", "Ornithopter#2"], choice="improvise")
    both = ["A has 21 life", "Hill Giant is 2/2"]
    board(mine, ["Glowrider", "Hill Giant"], spell, helped, RESOLVE, expect=both)
    less = {**mine, "battlefield": ["Swamp", "Ornithopter"]}
    one = answer(["Ornithopter"], choice="improvise")
    assert board(less, ["Glowrider", "Hill Giant"], spell, one, refused=True).refused("601.2h")


@cr("702.126c")
def test_each_artifact_pays_once_for_a_spell_that_improvises_twice() -> None:
    mine = {"hand": ["Twice Improvise"], "battlefield": ["Ornithopter", "Ornithopter", "Forest"], **LANDS}
    helped = answer(["Ornithopter#1", "Ornithopter#2"], choice="improvise")
    assert board(mine, [], cast("Twice Improvise"), helped, refused=True).refused("601.2h")
    more = {**mine, "battlefield": [*mine["battlefield"], "Forest"]}
    board(more, [], cast("Twice Improvise"), helped, RESOLVE, expect=["A controls 1 Twice Improvise"])


@cr("702.146a", "702.146b")
def test_a_disturbed_permanent_enters_with_its_back_face_up() -> None:
    board(
        {"graveyard": ["Baithook Angler"]},
        [],
        cast("Baithook Angler", costs=["disturb"], **{"from": "graveyard"}),
        RESOLVE,
        expect=["A controls 1 Hook-Haunt Drifter", "Hook-Haunt Drifter is 1/2", "Hook-Haunt Drifter has flying"],
    )


# ---- bestow


@cr("702.103c")
def test_a_copy_of_a_bestowed_spell_is_a_bestowed_aura_too() -> None:
    board(
        {"hand": ["Hopeful Eidolon"], "battlefield": ["Goblin Piker", "Lithoform Engine"]},
        [],
        cast("Hopeful Eidolon", "Goblin Piker", costs=["bestow"]),
        {"do": "activate", "player": "A", "source": "Lithoform Engine", "ability": 3, "targets": ["Hopeful Eidolon"]},
        RESOLVE_ALL,
        expect=["Goblin Piker is 4/3"],
    )


@cr("702.103d")
def test_cast_bestowed_it_is_no_creature_spell_for_what_forbids_those() -> None:
    mine = {"hand": ["Hopeful Eidolon"], "battlefield": ["Steel Golem"]}
    board(mine, [], cast("Hopeful Eidolon"), refused=True)
    board(mine, [], cast("Hopeful Eidolon", "Steel Golem", costs=["bestow"]), RESOLVE, expect=["Steel Golem is 4/5"])


@cr("702.103g")
def test_a_bestowed_aura_that_phases_in_unattached_is_a_creature() -> None:
    board(
        {"hand": ["Hopeful Eidolon", "Clever Concealment"], "battlefield": ["Goblin Piker"]},
        {"hand": ["Lightning Bolt"]},
        cast("Hopeful Eidolon", "Goblin Piker", costs=["bestow"]),
        RESOLVE,
        cast("Clever Concealment", "Hopeful Eidolon"),
        answer([], choice="convoke"),
        RESOLVE,
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Goblin Piker", player="B"),
        RESOLVE,
        {**to("upkeep"), "turn": 5},
        expect=["Hopeful Eidolon is a creature", "Hopeful Eidolon is 1/1"],
    )


# ---- bargain, gift, plot, mayhem


@cr("702.166d")
def test_the_target_of_a_bargained_spell_is_chosen_only_if_it_was_bargained() -> None:
    mine = {"hand": ["Brave the Wilds"], "battlefield": ["Mountain", "Mox Jet"], "library": ["Island"]}
    bargained = cast("Brave the Wilds", "Mountain", costs=["bargain"])
    board(mine, [], bargained, RESOLVE, answer("Island"), expect=["Mountain is 3/3", "Island in A's hand"])
    board(mine, [], cast("Brave the Wilds"), RESOLVE, answer("Island"), expect=["Island in A's hand"])
    board(mine, [], cast("Brave the Wilds", "Mountain"), refused=True)


@cr("702.174d", "702.174f", "702.174h", "702.174i")
@pytest.mark.parametrize(
    ("card", "gift"),
    [
        ("Gifted Cook", ["B controls 1 Food Token"]),
        ("Gifted Seer", ["Fish Token is 1/1", "Fish Token is tapped", "Fish Token is blue", "B controls 1 Fish Token"]),
        ("Gifted Merchant", ["B controls 1 Treasure Token"]),
        ("Gifted Diver", ["Octopus Token is 8/8", "Octopus Token is blue", "Octopus Token is not tapped"]),
    ],
)
def test_the_chosen_player_gets_the_gift(card: str, gift: list[str]) -> None:
    board({"hand": [card]}, [], cast(card, costs=["gift"]), RESOLVE_ALL, expect=gift)
    none = {"hand": [card]}
    played = board(none, [], cast(card), RESOLVE_ALL)
    assert played.report["state"]["players"]["B"].get("battlefield", []) == []


@cr("702.174g")
def test_a_gift_of_an_extra_turn_is_the_next_turn_of_the_chosen_player() -> None:
    """With three players the extra turn of C comes before B's."""
    played = board(
        {"hand": ["Gifted Sage"]},
        [],
        cast("Gifted Sage", costs=["gift"], choices=["C"]),
        RESOLVE_ALL,
        {**to("upkeep"), "turn": 4},
        C=[],
    )
    assert played.report["state"]["turn"]["active"] == "C"
    later = board(
        {"hand": ["Gifted Sage"]},
        [],
        cast("Gifted Sage", costs=["gift"], choices=["C"]),
        RESOLVE_ALL,
        {**to("upkeep"), "turn": 5},
        C=[],
    )
    assert later.report["state"]["turn"]["active"] == "B"


@cr("702.174k")
def test_a_promised_gift_lets_the_spell_do_its_other_part() -> None:
    mine = {"hand": ["Mind Spiral"], "library": ["Forest"] * 4}
    promised = cast("Mind Spiral", "A", "Hill Giant", costs=["gift"])
    board(
        mine,
        ["Hill Giant"],
        promised,
        RESOLVE,
        expect=["Hill Giant is tapped", "Hill Giant has 1 stun counter", "B controls 1 Fish Token"],
    )
    not_promised = cast("Mind Spiral", "A")
    board(mine, ["Hill Giant"], not_promised, RESOLVE, expect=["Hill Giant is not tapped", "A has 3 cards in hand"])


@cr("702.170a", "702.170d")
def test_plotting_is_done_in_the_main_phase_and_the_card_is_cast_on_a_later_turn() -> None:
    plot = {"do": "special", "player": "A", "act": "plot", "source": "Outcaster Trailblazer"}
    mine = {"hand": ["Outcaster Trailblazer"]}
    board(mine, [], plot, expect=["Outcaster Trailblazer in exile"])
    board(mine, [], to("beginning of combat"), plot, refused=True)
    board({"hand": ["Outcaster Trailblazer", "Ornithopter"]}, [], cast("Ornithopter"), plot, refused=True)
    short = {**mine, "battlefield": ["Forest"] * 2, **LANDS}
    board(short, [], plot, refused=True)
    board(mine, [], plot, cast("Outcaster Trailblazer"), refused=True)


@cr("702.187c")
def test_a_land_with_mayhem_is_played_from_the_graveyard_after_it_was_discarded() -> None:
    mine = {"hand": ["Oscorp Industries"], "battlefield": ["Merfolk Looter"], "library": ["Forest"]}
    loot = {"do": "activate", "player": "A", "source": "Merfolk Looter"}
    play = {"do": "play", "player": "A", "card": "Oscorp Industries", "from": "graveyard"}
    board(
        mine,
        [],
        loot,
        RESOLVE,
        answer("Oscorp Industries"),
        play,
        RESOLVE_ALL,
        expect=["A controls 1 Oscorp Industries", "A has 18 life", "Oscorp Industries is tapped"],
    )
    board({"graveyard": ["Oscorp Industries"]}, [], play, refused=True)


@cr("305.6", "601.2g")
def test_a_land_with_two_basic_land_types_pays_one_of_its_colors_and_only_once() -> None:
    """Where Helix needs {R} and {W}, two such lands make one of each; one of them alone does not make both."""
    helix = cast("Lightning Helix", "B")
    two = {"hand": ["Lightning Helix"], "battlefield": ["Sacred Foundry"] * 2, **LANDS}
    board(two, [], helix, RESOLVE, expect=["B has 17 life", "Sacred Foundry#1 is tapped", "Sacred Foundry#2 is tapped"])
    one = {**two, "battlefield": ["Sacred Foundry"]}
    assert board(one, [], helix, refused=True).refused("601.2h")
    reckoner = {"hand": ["Boros Reckoner"], "battlefield": ["Sacred Foundry"] * 3, **LANDS}
    board(reckoner, [], cast("Boros Reckoner"), RESOLVE, expect=["A controls 1 Boros Reckoner"])


@cr("605.3a", "601.2g")
def test_lands_that_hurt_pay_where_no_other_does_and_they_hurt() -> None:
    """Battlefield Forge makes {C}, or {R} or {W} with 1 damage to its controller."""
    helix = cast("Lightning Helix", "B")
    forges = {"hand": ["Lightning Helix"], "battlefield": ["Battlefield Forge"] * 2, **LANDS}
    board(forges, [], helix, expect=["A has 18 life"])
    one = {**forges, "battlefield": ["Battlefield Forge", "Mountain"]}
    board(one, [], helix, expect=["A has 19 life", "Battlefield Forge is tapped"])
    generic = {"hand": ["Howling Mine"], "battlefield": ["Battlefield Forge"] * 2, **LANDS}
    board(generic, [], cast("Howling Mine"), expect=["A has 20 life"])
