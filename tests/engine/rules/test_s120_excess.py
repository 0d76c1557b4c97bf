"""Excess damage dealt to something else or counted; what a text asks about afterwards (CR 120, 700.10, 118.12b)."""

from __future__ import annotations

import pytest

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, activate, answer, attack, board, cast, cr


@cr("120.4a")
@pytest.mark.parametrize(("target", "life"), [("Grizzly Bears", 17), ("Serra Angel", 19), ("Craw Wurm", 19)])
def test_excess_damage_goes_to_the_controller_instead(target: str, life: int) -> None:
    """Pigment Storm deals 5: to a 2/2 it deals 2, and 3 to its controller; to toughness 4 it deals 4 and 1."""
    storm = [cast("Pigment Storm", target), RESOLVE]
    played = board({"hand": ["Pigment Storm"]}, [target], *storm, expect=[f"B life {life}"])
    assert played.cites("120.4a")


@cr("120.4a")
def test_no_excess_no_damage_to_the_controller() -> None:
    """Flame Spill deals 4 to Air Elemental with toughness 4; damage already marked makes some of it excess."""
    spill = [cast("Flame Spill", "Air Elemental"), RESOLVE]
    board({"hand": ["Flame Spill"]}, ["Air Elemental"], *spill, expect=["B life 20"])
    board(
        {"hand": ["Flame Spill", "Lightning Bolt"]},
        ["Air Elemental"],
        cast("Lightning Bolt", "Air Elemental"),
        RESOLVE,
        *spill,
        expect=["B life 17", "Air Elemental in B's graveyard"],
    )


@cr("120.4a")
def test_excess_goes_to_the_controller_not_the_owner() -> None:
    board(
        {"hand": ["Pigment Storm"]},
        [{"card": "Grizzly Bears", "owner": "A"}],
        cast("Pigment Storm", "Grizzly Bears"),
        RESOLVE,
        expect=["A life 20", "B life 17"],
    )


@cr("120.4a", "702.2c")
def test_with_deathtouch_all_but_one_is_excess() -> None:
    """Ravenous Tyrannosaurus with deathtouch and power 6 at a Serra Angel: 1 to the Angel, 5 to its controller."""
    board(
        [{"card": "Ravenous Tyrannosaurus", "counters": {"deathtouch": 1}}],
        [{"card": "Serra Angel", "tapped": True}],
        *attack(Ravenous_Tyrannosaurus="B"),
        answer(["Serra Angel"]),
        RESOLVE,
        expect=["Serra Angel in B's graveyard", "B life 15"],
    )


@cr("120.10")
@pytest.mark.parametrize(("target", "blood"), [("Grizzly Bears", 2), ("Llanowar Elves", 3), ("Serra Angel", 0)])
def test_excess_damage_is_counted(target: str, blood: int) -> None:
    """Lacerate Flesh deals 4 and makes a Blood token for each damage in excess."""
    played = board({"hand": ["Lacerate Flesh"]}, [target], cast("Lacerate Flesh", target), RESOLVE)
    mine = played.report["state"]["players"]["A"]["battlefield"]
    assert len([it for it in mine if it["name"] == "Blood Token"]) == blood


@cr("120.10", "608.2c")
@pytest.mark.parametrize(("target", "tokens"), [("Grizzly Bears", 1), ("Craw Wurm", 1)])
def test_only_damage_beyond_what_is_lethal_is_excess(target: str, tokens: int) -> None:
    """Orbital Plunge deals 6: more than enough for a 2/2 and for toughness 4."""
    played = board({"hand": ["Orbital Plunge"]}, [target], cast("Orbital Plunge", target), RESOLVE)
    mine = played.report["state"]["players"]["A"]["battlefield"]
    assert len([it for it in mine if it["name"] == "Lander Token"]) == tokens


@cr("700.10")
def test_a_planeswalker_is_a_target_only_if_it_was_activated_this_turn() -> None:
    walker = ["Chandra, Fire Artisan"]
    hand = {"hand": ["Cut Short"]}
    there = [*walker, {"card": "Grizzly Bears", "tapped": True}]
    passed = {"do": "pass", "player": "B"}
    played = board(hand, there, passed, cast("Cut Short", "Chandra, Fire Artisan"), active="B", refused=True)
    assert played.refused("601.2c")
    board(
        hand,
        walker,
        activate("Chandra, Fire Artisan", player="B"),
        RESOLVE,
        passed,
        cast("Cut Short", "Chandra, Fire Artisan"),
        RESOLVE_ALL,
        active="B",
        expect=["Chandra, Fire Artisan in B's graveyard"],
    )


@cr("118.12b")
def test_who_searched_has_done_so_whatever_was_found() -> None:
    """Trench Gorger: whoever searches and exiles no land card has a 0/0; whoever doesn't search keeps a 6/6."""
    hand = {"hand": ["Trench Gorger"], "library": ["Forest", "Forest", "Grizzly Bears"]}
    yes, no = answer("yes", choice="may"), answer("no", choice="may")
    gorger = [cast("Trench Gorger"), RESOLVE_ALL]
    nothing = answer([], choice="objects")
    board(hand, [], yes, nothing, *gorger, expect=["Trench Gorger in graveyard"])
    board(hand, [], no, *gorger, expect=["Trench Gorger is 6/6"])
    found = answer(["Forest#1", "Forest#2"], choice="objects")
    board(hand, [], yes, found, *gorger, expect=["Trench Gorger is 2/2"])


@cr("115.9c")
def test_a_spell_that_had_two_targets_does_not_target_only_one_of_them() -> None:
    """Symbiosis targets Torchling and a bear; the bear dies, and still it does not target only Torchling."""
    hand = ["Symbiosis", "Giant Growth", "Lightning Bolt"]
    sides = (["Torchling", "Llanowar Elves"], {"battlefield": ["Grizzly Bears"], "hand": hand})
    played = board(
        *sides,
        cast("Symbiosis", "Torchling", "Grizzly Bears", player="B"),
        cast("Lightning Bolt", "Grizzly Bears", player="B"),
        RESOLVE,
        {"do": "pass", "player": "B"},
        activate("Torchling", "Symbiosis", ability="Change the target"),
        active="B",
        refused=True,
    )
    assert played.refused("601.2c")
    board(
        *sides,
        cast("Giant Growth", "Torchling", player="B"),
        {"do": "pass", "player": "B"},
        answer("Llanowar Elves"),
        activate("Torchling", "Giant Growth", ability="Change the target"),
        RESOLVE_ALL,
        active="B",
        expect=["Torchling is 3/3", "Llanowar Elves is 4/4"],
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


VOJA = {
    "name": "Voja",
    "types": ["Creature"],
    "supertypes": ["Legendary"],
    "subtypes": ["Wolf"],
    "colors": ["G", "W"],
    "power": 2,
    "toughness": 2,
}
