"""Judges' questions about artifacts, Equipment and Vehicles (CR 301)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, activate, board, cast, cr, passing, to


@cr("301.4")
def test_an_artifact_may_be_colored() -> None:
    board(
        ["Porcelain Legionnaire", "Ornithopter"],
        [],
        expect=["Porcelain Legionnaire is white", "Ornithopter is colorless"],
    )


@cr("301.5", "301.5c")
def test_an_equipment_on_what_is_no_creature_any_more_falls_off_and_stays() -> None:
    board(
        ["Mishra's Factory", "Loxodon Warhammer"],
        [],
        activate("Mishra's Factory", ability=2),
        RESOLVE,
        activate("Loxodon Warhammer", "Mishra's Factory"),
        RESOLVE,
        to("cleanup"),
        {"do": "go_to", "step": "upkeep", "turn": 4},
        expect=["Loxodon Warhammer in battlefield", "Loxodon Warhammer is not attached to Mishra's Factory"],
    )


@cr("301.5b")
def test_equipment_enters_attached_to_nothing_and_is_moved_only_to_ones_own_creature() -> None:
    board(
        {"hand": ["Loxodon Warhammer"], "battlefield": ["Grizzly Bears"]},
        [],
        cast("Loxodon Warhammer"),
        RESOLVE,
        expect=["Grizzly Bears is 2/2"],
    )
    board(["Loxodon Warhammer"], ["Grizzly Bears"], activate("Loxodon Warhammer", "Grizzly Bears"), refused=True)


@cr("301.5b", "608.2b")
def test_equip_does_nothing_if_the_creature_has_changed_sides_meanwhile() -> None:
    board(
        ["Grizzly Bears", "Equipped Bear Trap"],
        {"hand": ["Ray of Command Now"]},
        activate("Equipped Bear Trap", "Grizzly Bears"),
        passing(),
        cast("Ray of Command Now", "Grizzly Bears", player="B"),
        RESOLVE_ALL,
        expect=["Grizzly Bears is 2/2", "B controls Grizzly Bears"],
    )


@cr("301.5c")
def test_an_equipment_that_becomes_a_creature_comes_off() -> None:
    board(
        {
            "battlefield": [{"card": "Equipped Bear Trap", "attached_to": "Grizzly Bears"}, "Grizzly Bears"],
            "hand": ["Ensoul Artifact"],
        },
        [],
        cast("Ensoul Artifact", "Equipped Bear Trap"),
        RESOLVE,
        expect=["Grizzly Bears is 2/2", "Equipped Bear Trap is 5/5"],
    )


@cr("301.5c")
def test_an_equipment_creature_cannot_equip() -> None:
    board(
        [{"card": "Ensoul Artifact", "attached_to": "Equipped Bear Trap"}, "Equipped Bear Trap", "Grizzly Bears"],
        [],
        activate("Equipped Bear Trap", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is 2/2"],
    )


@cr("301.5d")
def test_a_stolen_creature_keeps_an_equipment_that_its_old_controller_keeps() -> None:
    played = board(
        {"hand": ["Steal Shape"]},
        [{"card": "Equipped Bear Trap", "attached_to": "Grizzly Bears"}, "Grizzly Bears"],
        cast("Steal Shape", "Grizzly Bears"),
        RESOLVE,
        activate("Equipped Bear Trap", "Grizzly Bears"),
        expect=["A controls Grizzly Bears", "Grizzly Bears is 4/4", "B controls Equipped Bear Trap"],
        refused=True,
    )
    assert played.refused("602.2")


@cr("301.5d")
def test_an_ability_given_by_an_equipment_is_activated_by_the_creatures_controller() -> None:
    board(
        {"hand": ["Steal Shape"]},
        [{"card": "Bloodline Sword", "attached_to": "Grizzly Bears"}, "Grizzly Bears"],
        passing(),
        activate("Grizzly Bears", "A", player="B"),
        RESOLVE,
        expect=["A has 19 life"],
    )


@cr("301.5e")
def test_an_equipment_put_onto_the_battlefield_with_nothing_to_equip_is_unattached() -> None:
    board(
        {"hand": ["Obzedat's Aid"], "graveyard": ["Equipped Bear Trap"], "battlefield": ["Grizzly Bears"]},
        [],
        cast("Obzedat's Aid", "Equipped Bear Trap"),
        RESOLVE,
        expect=["Equipped Bear Trap in battlefield", "Grizzly Bears is 2/2"],
    )


@cr("301.7", "702.122a")
def test_a_vehicle_is_no_creature_until_it_is_crewed() -> None:
    board(["Two-Legged Walker"], [], expect=["Two-Legged Walker is not a creature", "Two-Legged Walker is an artifact"])
