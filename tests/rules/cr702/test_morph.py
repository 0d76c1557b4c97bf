"""Morph (CR 702.37)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr
from tests.rules.face_down import down, up


@cr("702.37a")
def test_the_keyword_names_the_way_to_cast_it_too() -> None:
    board(
        {"hand": ["Exalted Angel"], "mana": "3"},
        [],
        cast("Exalted Angel", costs=["morph"]),
        RESOLVE,
        expect=["Exalted Angel is 2/2"],
    )


@cr("702.37b")
def test_megamorph_puts_a_counter_on_it() -> None:
    played = board(
        [down("Ainok Survivalist")],
        ["Glorious Anthem"],
        up("hidden"),
        RESOLVE,
        expect=["hidden is 3/2", "Glorious Anthem in B's graveyard"],
    )
    assert played.cites("702.37b")


@cr("702.37b", cited=False)
def test_megamorph_gives_no_counter_when_another_effect_turns_it_up() -> None:
    board(
        {"hand": ["Break Open"]},
        [down("Ainok Survivalist")],
        cast("Break Open", "hidden"),
        RESOLVE,
        expect=["hidden is 2/1"],
    )


@cr("708.2", "708.4", "702.37c", "702.37a")
def test_a_morph_card_is_cast_face_down_for_three_and_is_a_nameless_two_two() -> None:
    played = board(
        {"hand": ["Exalted Angel"], "mana": "3"},
        [],
        cast("Exalted Angel", face="down"),
        RESOLVE,
        expect=["Exalted Angel is 2/2", "not Exalted Angel has flying", "Exalted Angel is face down"],
    )
    assert played.cites("702.37c")
    assert played.cites("708.4")
    assert not any("Angel" in text for text in played.steps)
    assert played.steps[:2] == ["A casts the face-down creature.", "The face-down creature resolves."]


@cr("708.4", "202.3a")
def test_what_keeps_even_spells_from_being_cast_sees_that_a_face_down_spell_has_mana_value_zero() -> None:
    """Exalted Angel costs {4}{W}{W}: face up it is even too."""
    angel, winnower = {"hand": ["Exalted Angel", "Gathan Raiders"]}, ["Void Winnower"]
    played = board(angel, winnower, cast("Gathan Raiders", face="down"), refused="708.4")
    assert played.reason.endswith(
        "(a face-down spell has no name and no mana cost: its mana value is 0). It can be cast face up."
    )
    up = board(angel, winnower, cast("Exalted Angel"), refused="601.3")
    assert up.reason.endswith("(its mana value is 6).")


@cr("702.37c", cited=False)
def test_a_face_down_creature_spell_is_cast_when_a_creature_spell_could_be() -> None:
    board(
        {"hand": ["Exalted Angel"]},
        [],
        {"do": "pass", "player": "B"},
        cast("Exalted Angel", face="down"),
        active="B",
        refused="302.1",
    )


@cr("702.37c")
def test_a_land_with_morph_is_cast_face_down_as_a_creature() -> None:
    board(
        {"hand": ["Zoetic Cavern"]},
        [],
        cast("Zoetic Cavern", face="down"),
        RESOLVE,
        expect=["Zoetic Cavern is a creature", "not Zoetic Cavern is a land", "Zoetic Cavern is 2/2"],
    )


@cr("702.37e", cited=False)
def test_the_morph_cost_must_be_paid() -> None:
    board({"battlefield": [down("Exalted Angel")], "mana": "3"}, [], up("hidden"), refused="601.2h")


@cr("702.37e")
def test_a_morph_cost_need_not_be_mana() -> None:
    board(
        {"battlefield": [down("Gathan Raiders")], "hand": ["Grizzly Bears"], "mana": ""},
        [],
        up("hidden"),
        expect=["Grizzly Bears in A's graveyard", "hidden is 5/5"],
    )


@cr("702.37e", cited=False)
def test_a_morph_cost_that_cannot_be_paid_keeps_it_face_down() -> None:
    board([down("Gathan Raiders")], [], up("hidden"), refused="118.3")


@cr("702.37e")
def test_under_humility_it_would_have_no_morph_cost() -> None:
    board([down("Exalted Angel"), "Humility"], [], up("hidden"), refused="702.37e")


@cr("708.7", "702.37e")
def test_a_morph_creature_turned_face_down_by_an_effect_may_be_turned_up_for_its_morph_cost() -> None:
    board(
        {"hand": ["Backslide"], "battlefield": ["Exalted Angel"]},
        [],
        cast("Backslide", "Exalted Angel"),
        RESOLVE,
        up("face-down creature"),
        expect=["Exalted Angel is 4/5"],
    )


@cr("702.37f", cited=False)
def test_x_in_a_morph_cost_is_the_x_of_its_other_abilities() -> None:
    board(
        [down("Bane of the Living"), "Hill Giant"],
        ["Grizzly Bears"],
        up("hidden", x=2),
        RESOLVE,
        expect=["Grizzly Bears in B's graveyard", "Hill Giant is 1/1", "hidden is 2/1"],
    )
