"""Judges' questions about split cards, Rooms, flip cards, prototypes and preparation cards (CR 709-722)."""

from __future__ import annotations

from tests.engine.helpers import (
    AFTER_COMBAT,
    RESOLVE,
    RESOLVE_ALL,
    activate,
    answer,
    attack_with,
    board,
    cast,
    cr,
    on_board,
    to,
)


def unlock(source: str, **more: object) -> dict[str, object]:
    return {"do": "special", "player": "A", "act": "unlock", "source": source, **more}


# ---- split cards


@cr("709.4", "709.4b", "202.3d")
def test_a_split_card_off_the_stack_has_both_halves_together() -> None:
    board(
        {"graveyard": ["Fire"]},
        [],
        expect=["Fire has mana value 4", "Fire is red", "Fire is blue"],
    )


@cr("709.3b", "202.3d")
def test_on_the_stack_only_the_half_that_is_cast_exists() -> None:
    board(
        {"hand": ["Ice"]},
        ["Grizzly Bears"],
        cast("Ice", "Grizzly Bears"),
        expect=["Ice has mana value 2", "Ice is blue", "Ice is not red"],
    )


@cr("709.4d", "702.102b", "202.3d")
def test_a_fused_spell_has_both_halves() -> None:
    board(
        {"hand": ["Wear"]},
        ["Mox Jet", "Glorious Anthem"],
        cast("Wear", "Mox Jet", "Glorious Anthem", face="fused"),
        expect=["Wear has mana value 3", "Wear is red", "Wear is white"],
    )


@cr("709.4c")
def test_a_split_card_has_every_card_type_of_its_halves() -> None:
    board({"graveyard": ["Dusk"]}, [], expect=["Dusk is a sorcery", "Dusk has mana value 9"])


@cr("709.2")
def test_a_split_card_is_one_card() -> None:
    board({"hand": ["Fire"]}, [], expect=["A has 1 card in hand"])


# ---- Rooms


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
    assert board(["Unholy Annex"], [], unlock("Unholy Annex"), step="upkeep", refused=True).refused("709.5e")
    waiting = board(
        {"battlefield": ["Unholy Annex"], "hand": ["Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "B"),
        unlock("Unholy Annex"),
        refused=True,
    )
    assert waiting.refused("709.5e")


@cr("709.5e")
def test_a_door_that_is_unlocked_already_cannot_be_unlocked_again() -> None:
    both = {"card": "Unholy Annex", "designations": ["left half unlocked", "right half unlocked"]}
    board([both], [], unlock("Unholy Annex"), refused=True)


@cr("709.5e")
def test_unlocking_must_be_paid() -> None:
    board({"battlefield": ["Unholy Annex"], "mana": "BB"}, [], unlock("Unholy Annex"), refused=True)


@cr("709.5d")
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


@cr("709.5", "709.5a")
def test_a_locked_half_has_no_abilities() -> None:
    board(
        [{"card": "Unholy Annex", "face": "right"}],
        [],
        to("end"),
        expect=["stack is empty", "Ritual Chamber has mana value 5"],
    )
    board([{"card": "Unholy Annex"}], [], to("end"), RESOLVE, expect=["A has 1 card in hand"])


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


@cr("709.5b")
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


@cr("709.5j")
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


# ---- flip cards


@cr("710.2", "710.1b", "710.1c")
def test_a_flipped_permanent_has_its_other_half_but_keeps_color_and_mana_cost() -> None:
    played = board(
        ["Akki Lavarunner"],
        [],
        *attack_with({"Akki Lavarunner": "B"}),
        to("combat damage"),
        RESOLVE_ALL,
        expect=[
            "Akki Lavarunner is 2/2",
            "Akki Lavarunner is legendary",
            "Akki Lavarunner is red",
            "Akki Lavarunner has mana value 4",
            "Akki Lavarunner doesn't have haste",
        ],
    )
    assert on_board(played, "Tok-Tok, Volcano Born")["flipped"]
    assert played.cites("710.4")


@cr("710.1c")
def test_what_applied_before_the_flip_still_applies() -> None:
    board(
        {"battlefield": ["Akki Lavarunner"], "hand": ["Giant Growth"]},
        [],
        *attack_with({"Akki Lavarunner": "B"}),
        cast("Giant Growth", "Akki Lavarunner"),
        RESOLVE,
        to("combat damage"),
        RESOLVE_ALL,
        expect=["Akki Lavarunner is 5/5", "B has 16 life"],
    )


@cr("710.4", "110.5")
def test_a_flip_card_that_leaves_forgets_that_it_was_flipped() -> None:
    board(
        {"battlefield": [{"card": "Akki Lavarunner", "flipped": True}], "hand": ["Unsummon"]},
        [],
        cast("Unsummon", "Akki Lavarunner"),
        RESOLVE,
        cast("Akki Lavarunner"),
        RESOLVE,
        expect=["Akki Lavarunner is 1/1", "Akki Lavarunner is not legendary"],
    )


@cr("710.2")
def test_two_flipped_legends_meet_the_legend_rule_but_unflipped_ones_do_not() -> None:
    board([{"card": "Akki Lavarunner", "count": 2}], [], expect=["A controls 2 Akki Lavarunner"])
    different = [
        {"card": "Akki Lavarunner", "flipped": True},
        {"card": "Akki Lavarunner", "flipped": True, "tapped": True},
    ]
    assert board(different, []).pending["rule"] == "704.5j"
    alike = board([{"card": "Akki Lavarunner", "count": 2, "flipped": True}], [])
    assert alike.cites("704.5j")
    assert alike.count("is put into A's graveyard") == 1


@cr("710.2", "707.2")
def test_a_clone_of_a_flipped_permanent_is_not_flipped_itself() -> None:
    played = board(
        {"battlefield": [{"card": "Akki Lavarunner", "flipped": True}], "hand": ["Clone"]},
        [],
        cast("Clone"),
        RESOLVE,
        answer("Tok-Tok, Volcano Born"),
    )
    assert on_board(played, "Akki Lavarunner")["power"] == 1


# ---- prototypes


@cr("718.3b", "702.160a", "718.5")
def test_a_prototyped_permanent_has_the_smaller_frame_and_its_color() -> None:
    played = board(
        {"hand": ["Blitz Automaton"], "mana": "RRR"},
        [],
        cast("Blitz Automaton", costs="prototype"),
        RESOLVE,
        expect=[
            "Blitz Automaton is 3/2",
            "Blitz Automaton is red",
            "Blitz Automaton has mana value 3",
            "Blitz Automaton has haste",
            "Blitz Automaton is an artifact",
        ],
    )
    assert played.cites("718.3b")


@cr("718.3", "718.4")
def test_cast_normally_it_has_its_normal_frame() -> None:
    board(
        {"hand": ["Blitz Automaton"]},
        [],
        cast("Blitz Automaton"),
        RESOLVE,
        expect=["Blitz Automaton is 6/4", "Blitz Automaton has mana value 7", "Blitz Automaton is not red"],
    )


@cr("718.4")
def test_a_prototyped_permanent_that_is_blinked_comes_back_full_size() -> None:
    board(
        {"hand": ["Blitz Automaton", "Cloudshift"], "mana": "RRRW"},
        [],
        cast("Blitz Automaton", costs="prototype"),
        RESOLVE,
        cast("Cloudshift", "Blitz Automaton"),
        RESOLVE,
        expect=["Blitz Automaton is 6/4", "Blitz Automaton is not red"],
    )


@cr("718.3d", "718.2a")
def test_a_copy_of_a_prototyped_permanent_is_prototyped_too() -> None:
    board(
        {"hand": ["Blitz Automaton", "Clone"]},
        [],
        cast("Blitz Automaton", costs="prototype"),
        RESOLVE,
        cast("Clone"),
        RESOLVE,
        answer("Blitz Automaton"),
        expect=["Clone is 3/2", "Clone is red", "Clone has mana value 3"],
    )


# ---- preparation cards


@cr("722.3a", "722.3c")
def test_a_permanent_that_enters_prepared_lets_its_controller_cast_the_spell_once() -> None:
    played = board(
        {"hand": ["Emeritus of Conflict"]},
        [],
        cast("Emeritus of Conflict"),
        RESOLVE,
        cast("Emeritus's Bolt", "B", **{"from": "exile"}),
        RESOLVE,
        expect=["B has 17 life", "A has 0 cards in graveyard"],
    )
    assert "designations" not in on_board(played, "Emeritus of Conflict")
    assert played.cites("722.3c")


@cr("722.3c")
def test_the_prepared_spell_is_gone_when_the_creature_is() -> None:
    played = board(
        {"hand": ["Emeritus of Conflict"]},
        {"hand": ["Lightning Bolt"]},
        cast("Emeritus of Conflict"),
        RESOLVE,
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Emeritus of Conflict", player="B"),
        RESOLVE,
        cast("Emeritus's Bolt", "B", **{"from": "exile"}),
        refused=True,
    )
    assert played.report["refused"]


@cr("722.3a")
def test_a_prepared_creature_does_not_become_prepared_again() -> None:
    played = board(
        [{"card": "Encouraging Aviator", "designations": ["prepared"]}],
        [],
        *attack_with({"Encouraging Aviator": "B"}),
        RESOLVE_ALL,
        AFTER_COMBAT,
    )
    exiled = played.report["state"]["players"]["A"]["exile"]
    assert len(exiled) == 1


@cr("722.3a", "722.2a")
def test_a_creature_without_a_prepare_spell_cannot_become_prepared() -> None:
    played = board(
        ["Skycoach Waypoint", "Grizzly Bears"],
        [],
        activate("Skycoach Waypoint", "Grizzly Bears", ability=2),
        RESOLVE,
    )
    assert "designations" not in on_board(played, "Grizzly Bears")


@cr("722.3c")
def test_whoever_controls_the_prepared_permanent_may_cast_the_copy() -> None:
    board(
        [],
        [{"card": "Encouraging Aviator", "designations": ["prepared"], "owner": "B"}, "Grizzly Bears"],
        cast("Jump", "Grizzly Bears", player="A", **{"from": "exile"}),
        refused=True,
    )


@cr("722.3c", "707.2")
def test_a_token_copy_can_be_prepared_too() -> None:
    board(
        [{"token": {"copy_of": "Encouraging Aviator"}, "id": "bird"}, "Grizzly Bears"],
        [],
        *attack_with({"bird": "B"}),
        RESOLVE,
        cast("Jump", "Grizzly Bears", **{"from": "exile"}),
        RESOLVE,
        expect=["Grizzly Bears has flying"],
    )


@cr("722.3", "722.4")
def test_a_preparation_card_in_hand_is_only_its_normal_card() -> None:
    board({"hand": ["Encouraging Aviator"]}, ["Grizzly Bears"], cast("Jump", "Grizzly Bears"), refused=True)
    board({"hand": ["Encouraging Aviator"]}, [], expect=["Encouraging Aviator has mana value 3"])
