"""Split Cards (CR 709)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, on_board, to


def unlock(source: str, **more: object) -> dict[str, object]:
    return {"do": "special", "player": "A", "act": "unlock", "source": source, **more}


@cr("709.2", cited=False)
def test_a_split_card_is_one_card() -> None:
    board({"hand": ["Fire"]}, [], expect=["A has 1 card in hand"])


@cr("709.3", "709.3a", cited=False)
def test_only_the_half_that_is_chosen_must_be_castable() -> None:
    board(
        {"hand": ["Fire"], "mana": "UU"},
        ["Grizzly Bears"],
        cast("Ice", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is tapped"],
    )
    board({"hand": ["Fire"], "mana": "UU"}, [], cast("Fire", "B"), refused="601.2h")


@cr("709.3b", "202.3d", cited=False)
def test_on_the_stack_only_the_half_that_is_cast_exists() -> None:
    board(
        {"hand": ["Ice"]},
        ["Grizzly Bears"],
        cast("Ice", "Grizzly Bears"),
        expect=["Ice has mana value 2", "Ice is blue", "Ice is not red"],
    )


@cr("709.3c", cited=False)
def test_each_copy_of_a_split_card_is_cast_as_one_of_its_halves() -> None:
    board(
        {"hand": ["Mnemonic Deluge"], "graveyard": ["Fire // Ice"]},
        {"battlefield": ["Grizzly Bears"]},
        cast("Mnemonic Deluge", "Fire // Ice"),
        RESOLVE,
        answer("yes"),
        answer(["Fire // Ice#2", "Fire // Ice#3"]),
        answer("Ice"),
        answer("Fire"),
        answer(["B"]),
        RESOLVE_ALL,
        expect=["Grizzly Bears is tapped", "A has 1 card in hand", "B life 18"],
    )


@cr("709.4", "709.4b", "202.3d", cited=False)
def test_a_split_card_off_the_stack_has_both_halves_together() -> None:
    board(
        {"graveyard": ["Fire"]},
        [],
        expect=["Fire has mana value 4", "Fire is red", "Fire is blue"],
    )


@cr("709.4c", cited=False)
def test_a_split_card_has_every_card_type_of_its_halves() -> None:
    board({"graveyard": ["Dusk"]}, [], expect=["Dusk is a sorcery", "Dusk has mana value 9"])


@cr("709.5", "709.5a", cited=False)
def test_a_locked_half_has_no_abilities() -> None:
    board(
        [{"card": "Unholy Annex", "face": "right"}],
        [],
        to("end"),
        expect=["stack is empty", "Ritual Chamber has mana value 5"],
    )
    board([{"card": "Unholy Annex"}], [], to("end"), RESOLVE, expect=["A has 1 card in hand"])


@cr("709.5b", cited=False)
def test_a_copy_of_a_room_has_both_doors_and_both_locked() -> None:
    played = board(
        {"battlefield": ["Unholy Annex"], "hand": ["Copy Enchantment"]},
        [],
        cast("Copy Enchantment"),
        RESOLVE,
        answer("Unholy Annex"),
        unlock("Copy Enchantment"),
        answer("Ritual Chamber"),
        RESOLVE_ALL,
        expect=["A controls a Demon"],
    )
    assert on_board(played, "Ritual Chamber")["designations"] == ["right half unlocked"]


@cr("709.5c", "709.5i", cited=False)
def test_a_room_is_fully_unlocked_as_it_gets_its_second_door() -> None:
    board(
        ["Unholy Annex", "Library Tracker"],
        [],
        {"do": "special", "player": "A", "act": "unlock", "source": "Unholy Annex"},
        answer("as listed", choice="order"),
        RESOLVE_ALL,
        expect=["A has 1 card in hand", "A controls a Demon"],
    )


@cr("709.5d", "709.5h")
def test_a_room_enters_with_the_door_unlocked_that_was_cast() -> None:
    played = board(
        {"hand": ["Grand Entryway"]},
        [],
        cast("Grand Entryway"),
        RESOLVE_ALL,
        expect=["A controls a Glimmer", "Grand Entryway has mana value 2"],
    )
    assert played.cites("709.5d")
    room = on_board(played, "Grand Entryway")
    assert room["designations"] == ["left half unlocked"]
    assert room["subtypes"] == ["Room"]


@cr("709.5d")
def test_the_right_half_cast_unlocks_the_right_door() -> None:
    played = board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Elegant Rotunda"]},
        [],
        cast("Elegant Rotunda"),
        RESOLVE,
        answer(["Grizzly Bears"]),
        RESOLVE_ALL,
        expect=["Grizzly Bears is 3/3", "Elegant Rotunda has mana value 3"],
    )
    assert on_board(played, "Elegant Rotunda")["designations"] == ["right half unlocked"]


@cr("709.5d", cited=False)
def test_a_room_put_onto_the_battlefield_by_an_effect_has_both_doors_locked() -> None:
    played = board(
        {"graveyard": ["Unholy Annex"], "hand": ["Obzedat's Aid"]},
        [],
        cast("Obzedat's Aid", "Unholy Annex"),
        RESOLVE,
    )
    room = on_board(played, "")
    assert room["mana_value"] == 0
    assert room["colors"] == []
    assert room["types"] == ["Enchantment"]
    assert room["subtypes"] == ["Room"]


@cr("709.5e", "116.2m", "709.5h")
def test_the_other_door_is_unlocked_for_its_mana_cost_without_the_stack() -> None:
    played = board(
        {"battlefield": [{"card": "Unholy Annex"}], "mana": "BBBBB"},
        [],
        unlock("Unholy Annex"),
        RESOLVE_ALL,
        expect=["A controls a Demon", "Unholy Annex has mana value 8"],
    )
    assert played.cites("709.5e")
    assert played.cites("116.2m")
    board(
        [{"card": "Encouraging Aviator", "designations": ["prepared"]}, "Grizzly Bears"],
        [],
        expect=["Encouraging Aviator is prepared", "Grizzly Bears is not prepared"],
    )


@cr("709.5e")
def test_a_door_is_not_unlocked_outside_a_main_phase_or_with_a_spell_on_the_stack() -> None:
    board(["Unholy Annex"], [], unlock("Unholy Annex"), step="upkeep", refused=("116.2m", "709.5e"))
    board(
        {"battlefield": ["Unholy Annex"], "hand": ["Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "B"),
        unlock("Unholy Annex"),
        refused=("116.2m", "709.5e"),
    )


@cr("709.5e")
def test_a_door_that_is_unlocked_already_cannot_be_unlocked_again() -> None:
    both = {"card": "Unholy Annex", "designations": ["left half unlocked", "right half unlocked"]}
    board([both], [], unlock("Unholy Annex"), refused=("116.2m", "709.5e"))


@cr("709.5e", cited=False)
def test_unlocking_must_be_paid() -> None:
    board({"battlefield": ["Unholy Annex"], "mana": "BB"}, [], unlock("Unholy Annex"), refused="601.2h")


@cr("709.5f", "709.5g")
def test_keys_lock_or_unlock_a_door() -> None:
    unlocked = board(
        ["Unholy Annex", "Keys to the House"],
        [],
        activate("Keys to the House", "Unholy Annex", ability=2),
        RESOLVE,
        answer("Ritual Chamber"),
        RESOLVE,
        expect=["A controls a Demon"],
    )
    assert unlocked.cites("709.5f")
    locked = board(
        ["Unholy Annex", "Keys to the House"],
        [],
        activate("Keys to the House", "Unholy Annex", ability=2),
        RESOLVE,
        answer("Unholy Annex"),
        to("end"),
        expect=["stack is empty"],
    )
    assert locked.cites("709.5g")


@cr("709.5i", cited=False)
def test_casting_one_half_is_not_fully_unlocking() -> None:
    board(
        {"battlefield": ["Library Tracker"], "hand": ["Unholy Annex"]},
        [],
        cast("Unholy Annex"),
        RESOLVE_ALL,
        expect=["A has 1 card in hand"],
    )


@cr("709.5j", cited=False)
def test_doors_among_rooms_are_counted() -> None:
    board(
        [
            {"card": "Unholy Annex", "designations": ["left half unlocked", "right half unlocked"]},
            "Rampaging Soulrager",
        ],
        [],
        expect=["Rampaging Soulrager is 4/4"],
    )
    board(["Unholy Annex", "Rampaging Soulrager"], [], expect=["Rampaging Soulrager is 1/4"])
