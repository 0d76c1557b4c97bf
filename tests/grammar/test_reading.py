"""The reader and the printer by themselves, on a toy language."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.grammar.grammar import Grammar
from engine.grammar.phrase import PHRASINGS, phrase
from engine.grammar.printer import NoEnglish, print_value
from engine.grammar.reader import read, where_it_stops
from engine.grammar.template import TemplateError
from tests.grammar import toy
from tests.grammar.toy import TOY, All, Does, Draw, Each, Get, Group, Have, It, Kind, Maker, Owner, Quality, Saying


def reading(text: str) -> tuple[object, ...]:
    return read(TOY, Saying, text)


@pytest.mark.parametrize(
    "text",
    [
        "Each creature draws a card.",
        "All red face-down Elves you control get +1/+1, draw two cards, and can't block.",
        "Until Elf, it draws three cards.",
        "It draws a card until sorcery.",
        "Its maker's maker draws a card and gets +1/-1.",
        "All creatures' maker draws a card.",
        "Each sorcery an opponent controls can't block.",
        'All Elves have "It draws a card."',
        "Its maker. Its maker's maker.",
    ],
)
def test_what_is_read_prints_as_it_was_written(text: str) -> None:
    (value,) = reading(text)
    assert print_value(value) == text


def test_the_verb_agrees_with_its_subject() -> None:
    assert reading("All creatures draw a card.")
    assert not reading("All creatures draws a card.")
    assert not reading("Each creature draw a card.")


def test_the_noun_agrees_with_its_number() -> None:
    assert reading("It draws two cards.") == (Does(It(), (Draw(2),)),)
    assert not reading("It draws two card.")
    assert not reading("It draws a cards.")


def test_alternates_are_read_but_not_printed() -> None:
    (value,) = reading("Every creature cannot block.")
    assert print_value(value) == "All creatures can't block."


def test_left_recursion_goes_as_deep_as_the_text() -> None:
    (value,) = reading("Its maker's maker's maker's maker draws a card.")
    assert value == Does(Maker(Maker(Maker(Maker(It())))), (Draw(1),))


def test_a_list_has_commas_and_one_last_and() -> None:
    assert reading("It draws a card and gets +1/+1.")
    assert reading("It draws a card, gets +1/+1, and can't block.")
    assert not reading("It draws a card, gets +1/+1.")
    assert not reading("It draws a card and gets +1/+1 and can't block.")


def test_capitals_and_articles_are_mechanisms() -> None:
    (value,) = reading("it draws an card.")
    assert print_value(value) == "It draws a card."


def test_a_failure_says_how_far_the_text_made_sense_and_what_could_follow() -> None:
    failed = where_it_stops(TOY, (Saying,), "Each creature draws a frog.")
    assert failed.span == (22, 26)
    assert failed.expected == ('"card"',)


def test_a_failure_at_the_very_beginning_names_the_category() -> None:
    failed = where_it_stops(TOY, (Saying,), "Frogs leap.")
    assert failed.span == (0, 5)
    assert failed.expected == ("Saying",)


def test_text_behind_a_whole_sentence_is_not_ignored() -> None:
    failed = where_it_stops(TOY, (Saying,), "It draws a card. Frogs leap.")
    assert failed.span == (17, 22)


def test_all_readings_are_kept() -> None:
    """One sentence, two models: the reader gives both, so that the fault is seen."""

    class Fruit:
        __slots__ = ()

    @phrase("time flies")
    @dataclass(frozen=True, slots=True)
    class Proverb(Fruit):
        pass

    @phrase("{subject} flies")
    @dataclass(frozen=True, slots=True)
    class Order(Fruit):
        subject: Time

    @phrase("time")
    @dataclass(frozen=True, slots=True)
    class Time:
        pass

    Order.__annotations__["subject"] = Time
    try:
        assert set(read(Grammar(Fruit), Fruit, "Time flies")) == {Proverb(), Order(Time())}
    finally:
        for cls in (Proverb, Order, Time):
            PHRASINGS.pop(cls, None)


def test_a_value_that_no_phrase_fits_has_no_english() -> None:
    with pytest.raises(NoEnglish, match="Draw"):
        print_value(Draw(1000))


@pytest.mark.parametrize(
    ("template", "complaint"),
    [
        ("<draw> {number} cards", "no field named 'number'"),
        ("<draw> [many] {count} cards", "needs a field"),
        ("<draw> {count} cards]", "without"),
        ("<draw> cards", "leaves count open"),
    ],
)
def test_a_phrase_that_makes_no_sense_is_refused_with_the_node_and_the_reason(template: str, complaint: str) -> None:
    class Leaf:
        __slots__ = ()

    @phrase(template)
    @dataclass(frozen=True, slots=True)
    class Wrong(Leaf):
        count: int

    try:
        with pytest.raises(TemplateError, match=complaint) as caught:
            Grammar(Leaf)
        assert "Wrong" in str(caught.value)
    finally:
        PHRASINGS.pop(Wrong, None)


groups = st.builds(
    Group,
    st.sampled_from(Kind),
    st.lists(st.sampled_from([Quality(word) for word in Quality.vocabulary]), max_size=3).map(tuple),
    st.none() | st.sampled_from(Owner),
)
things = st.recursive(
    st.builds(Each, groups) | st.builds(All, groups) | st.just(It()),
    lambda inner: st.builds(Maker, inner),
    max_leaves=3,
)
acts = (
    st.builds(Draw, st.integers(0, 100))
    | st.builds(Get, st.builds(lambda n: toy.Change(f"{n:+d}/{-n:+d}"), st.integers(0, 9)))
    | st.just(toy.CantBlock())
)
sayings = st.builds(Does, things, st.lists(acts, min_size=1, max_size=4).map(tuple))
sayings = sayings | st.builds(Does, things, st.builds(lambda s: (Have(s),), sayings))


@given(sayings)
def test_every_value_reads_back_from_its_own_english(value: Saying) -> None:
    assert value in reading(print_value(value))
