"""Printed text made uniform, and put back to the letter."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards.model import Face
from engine.oracle.normalise import normalise


def face(text: str, name: str = "Test Bear", types: tuple[str, ...] = ("Creature",), legendary: bool = False) -> Face:
    return Face(name=name, text=text, types=types, supertypes=("Legendary",) if legendary else ())


def units(text: str, **how: object) -> list[str]:
    return [unit.text for unit in normalise(face(text, **how)).units]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("printed", "normal"),
    [
        ("Test Bear deals 1 damage to you.", "~ deals 1 damage to you."),
        ("When this creature dies, draw a card.", "When ~ dies, draw a card."),
        ("This spell can't be countered.", "~ can't be countered."),
        ("Sacrifice this Aura: Draw a card.", "Sacrifice ~: Draw a card."),
        ("Test Bear's power is 3 this turn.", "~'s power is 3 this turn."),
        ("Creatures named Test Bear can't block.", "Creatures named Test Bear can't block."),
        ("Flying (This creature can't be blocked.)", "Flying"),
        ("Landfall — Whenever a land enters, draw a card.", "Whenever a land enters, draw a card."),
        ("I, II — Deep Sea — Draw a card.", "I, II — Draw a card."),
        ("When Test Bear enters the battlefield, draw a card.", "When ~ enters, draw a card."),
        ("Cards with converted mana cost 3 are red.", "Cards with mana value 3 are red."),
        ("{T}: Add {G} to your mana pool.", "{T}: Add {G}."),
        ("[−2]: You lose 2 life.", "−2: You lose 2 life."),
        ("I, II — Draw a card.", "I, II — Draw a card."),
        ("Exhaust — {1}: Draw a card.", "Exhaust — {1}: Draw a card."),
        (
            "{1}: Draw a card. Activate this ability only once each turn.",
            "{1}: Draw a card. Activate only once each turn.",
        ),
        ("Each player discards his or her hand.", "Each player discards their hand."),
    ],
)
def test_wordings_that_mean_the_same_become_one(printed: str, normal: str) -> None:
    found = normalise(face(printed))
    assert [unit.text for unit in found.units] == [normal]
    assert found.restore() == printed


def test_inside_quotation_marks_the_bearer_and_the_card_itself_differ() -> None:
    text = 'Equipped creature has "{T}, Sacrifice Test Bear: This creature deals 2 damage to any target."'
    assert units(text, types=("Artifact",)) == [
        'Equipped creature has "{T}, Sacrifice ~~: ~ deals 2 damage to any target."'
    ]


def test_a_legend_is_known_by_its_first_name() -> None:
    assert units("Whenever Arna attacks, draw a card.", name="Arna, the Test", legendary=True) == [
        "Whenever ~ attacks, draw a card."
    ]
    assert units("Arna attacks.", name="Arna, the Test") == ["Arna attacks."]


def test_a_legend_that_is_a_person_speaks_as_a_thing_does() -> None:
    text = "Whenever Arna attacks, put a counter on her. She gains her owner's boon."
    assert units(text, name="Arna, the Test", legendary=True) == [
        "Whenever ~ attacks, put a counter on it. It gains its owner's boon."
    ]


def test_a_card_named_like_a_verb_keeps_the_verb() -> None:
    assert units("Exile target creature.", name="Exile", types=("Instant",)) == ["Exile target creature."]
    assert units("Exile deals 1 damage to you.", name="Exile", types=("Instant",)) == ["~ deals 1 damage to you."]


def test_a_word_that_was_chosen_is_no_ability_word() -> None:
    text = "As Test Bear enters, choose Khans or Dragons.\n• Khans — Draw a card.\n• Dragons — You gain 1 life."
    assert "• Khans — Draw a card." in normalise(face(text)).text


def test_bullets_and_table_rows_belong_to_their_header() -> None:
    assert units("Flying\nChoose one —\n• Draw a card.\n• You gain 2 life.\n{T}: Add {G}.") == [
        "Flying",
        "Choose one —\n• Draw a card.\n• You gain 2 life.",
        "{T}: Add {G}.",
    ]
    assert units("When this creature enters, roll a d20.\n1—9 | Draw a card.\n10—20 | Draw two cards.") == [
        "When ~ enters, roll a d20.\n1—9 | Draw a card.\n10—20 | Draw two cards."
    ]


def test_levels_keep_what_belongs_to_them() -> None:
    text = "Level up {1}\nLEVEL 1-3\n2/2\nFlying\nLEVEL 4+\n4/4\nFlying, haste"
    assert units(text) == ["Level up {1}", "LEVEL 1-3\n2/2\nFlying", "LEVEL 4+\n4/4\nFlying, haste"]


def test_a_place_in_the_normal_text_leads_back_to_the_printed_one() -> None:
    printed = "Flying (It flies.)\nWhen this creature dies, draw a card."
    found = normalise(face(printed))
    start, end = found.units[1].span
    assert printed[found.origin(start) : found.origin(end)] == "When this creature dies, draw a card."
    assert printed[found.origin(found.text.index("draw")) :] == "draw a card."


words = st.sampled_from(
    ["Test Bear", "this creature", "(so there)", "enters the battlefield", "Landfall — ", "\n", "• ", '"', " "]
) | st.sampled_from(
    ["his or her", "[+1]:", "’", ". ", "converted mana cost", "add {G} to your mana pool", "he", "She", "Exile"]
)


@given(st.lists(words, max_size=12).map("".join) | st.text(max_size=40), st.booleans())
def test_normalising_can_always_be_undone(text: str, legendary: bool) -> None:
    assert normalise(face(text, legendary=legendary)).restore() == text
