"""Artifacts (CR 301)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, attack_with, board, cast, cr, passing, to

PERMANENTS = {
    "301.1": "Wurmwall Sweeper",
    "302.1": "Grizzly Bears",
    "303.1": "Glorious Anthem",
    "306.1": "Jace's Pupil",
    "307.1": "Flame Rift",
}


@cr("301.1", "302.1", "303.1", "306.1", "307.1")
def test_each_of_these_is_cast_only_in_a_main_phase_of_ones_own_with_an_empty_stack() -> None:
    for rule, card in PERMANENTS.items():
        board({"hand": [card]}, [], cast(card), step="upkeep", refused=rule)
        board({"hand": [card, "Lightning Bolt"]}, [], cast("Lightning Bolt", "B"), cast(card), refused=rule)


@cr("301.2", "302.2", "303.2", "306.2", cited=False)
def test_a_permanent_spell_becomes_a_permanent_under_its_controllers_control() -> None:
    for card in list(PERMANENTS.values())[:-1]:
        board({"hand": [card]}, [], cast(card), RESOLVE, expect=[f"{card} in battlefield", f"A controls {card}"])


@cr("301.4", cited=False)
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


@cr("301.5", cited=False)
def test_equipment_is_put_onto_the_battlefield_attached() -> None:
    snuffler = {"graveyard": ["Bonesplitter"], "hand": ["Magnetic Snuffler"]}
    board(snuffler, [], cast("Magnetic Snuffler"), RESOLVE_ALL, expect=["Magnetic Snuffler is 6/4"])
    chargers = {"battlefield": ["Rohirrim Chargers"], "library": ["Forest", "Bonesplitter", "Island"]}
    attack = (*attack_with({"Rohirrim Chargers": "B"}), answer("yes"), RESOLVE)
    board(chargers, [], *attack, expect=["Rohirrim Chargers is 6/4", "A has 2 cards in library"])


@cr("301.5b", cited=False)
def test_equipment_enters_attached_to_nothing_and_is_moved_only_to_ones_own_creature() -> None:
    board(
        {"hand": ["Loxodon Warhammer"], "battlefield": ["Grizzly Bears"]},
        [],
        cast("Loxodon Warhammer"),
        RESOLVE,
        expect=["Grizzly Bears is 2/2"],
    )
    board(["Loxodon Warhammer"], ["Grizzly Bears"], activate("Loxodon Warhammer", "Grizzly Bears"), refused="601.2c")


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
def test_equipment_stays_on_the_battlefield_when_its_creature_dies() -> None:
    board(
        {
            "battlefield": [{"card": "Bonesplitter", "attached_to": "Hill Giant"}, "Hill Giant"],
            "hand": ["Lightning Bolt"],
        },
        [],
        cast("Lightning Bolt", "Hill Giant"),
        RESOLVE,
        expect=["Bonesplitter is on the battlefield"],
    )


@cr("301.5c", cited=False)
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


@cr("301.5d", cited=False)
def test_equipment_stays_on_a_creature_that_changes_sides() -> None:
    board(
        [{"card": "Bonesplitter", "attached_to": "Hill Giant"}, "Hill Giant"],
        [],
        {"do": "edit", "control": {"Hill Giant": "B"}},
        {"do": "pass", "player": "A"},
        expect=["Bonesplitter is attached to Hill Giant", "A controls Bonesplitter", "Hill Giant is 5/3"],
    )


@cr("301.5d")
def test_a_stolen_creature_keeps_an_equipment_that_its_old_controller_keeps() -> None:
    board(
        {"hand": ["Steal Shape"]},
        [{"card": "Equipped Bear Trap", "attached_to": "Grizzly Bears"}, "Grizzly Bears"],
        cast("Steal Shape", "Grizzly Bears"),
        RESOLVE,
        activate("Equipped Bear Trap", "Grizzly Bears"),
        expect=["A controls Grizzly Bears", "Grizzly Bears is 4/4", "B controls Equipped Bear Trap"],
        refused="602.2",
    )


@cr("301.5d", cited=False)
def test_an_ability_given_by_an_equipment_is_activated_by_the_creatures_controller() -> None:
    board(
        {"hand": ["Steal Shape"]},
        [{"card": "Bloodline Sword", "attached_to": "Grizzly Bears"}, "Grizzly Bears"],
        passing(),
        activate("Grizzly Bears", "A", player="B"),
        RESOLVE,
        expect=["A has 19 life"],
    )


@cr("301.5e", cited=False)
def test_an_equipment_put_onto_the_battlefield_with_nothing_to_equip_is_unattached() -> None:
    board(
        {"hand": ["Obzedat's Aid"], "graveyard": ["Equipped Bear Trap"], "battlefield": ["Grizzly Bears"]},
        [],
        cast("Obzedat's Aid", "Equipped Bear Trap"),
        RESOLVE,
        expect=["Equipped Bear Trap in battlefield", "Grizzly Bears is 2/2"],
    )


@cr("301.6")
def test_a_fortification_is_attached_to_a_land() -> None:
    board(
        {
            "battlefield": [{"card": "Steel Garrison", "attached_to": "Urborg Tomb"}, "Urborg Tomb"],
            "hand": ["Land Wreck"],
        },
        [],
        cast("Land Wreck", "Urborg Tomb"),
        RESOLVE,
        expect=["Urborg Tomb in battlefield", "Steel Garrison is attached to Urborg Tomb"],
    )
    board(
        [{"card": "Steel Garrison", "attached_to": "Grizzly Bears"}, "Grizzly Bears"],
        [],
        {"do": "pass", "player": "A"},
        expect=["Steel Garrison is not attached to Grizzly Bears", "Steel Garrison in battlefield"],
    )


@cr("301.5d")
def test_who_steals_the_creature_has_not_the_equipment() -> None:
    theirs = ["Grizzly Bears", {"card": "Bonesplitter", "attached_to": "Grizzly Bears"}]
    mine = {"hand": ["Act of Treason"]}
    played = board(mine, theirs, cast("Act of Treason", "Grizzly Bears"), RESOLVE, expect=["B controls 1 Bonesplitter"])
    assert played.count("B still controls Bonesplitter.")
