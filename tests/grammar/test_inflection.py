"""Inflections and written numbers."""

from __future__ import annotations

import pytest

from engine.grammar.words import inflect, number


@pytest.mark.parametrize(
    ("word", "form", "inflected"),
    [
        ("creature", "pl", "creatures"),
        ("sorcery", "pl", "sorceries"),
        ("Elf", "pl", "Elves"),
        ("Wolf", "pl", "Wolves"),
        ("Ally", "pl", "Allies"),
        ("Plains", "pl", "Plains"),
        ("Merfolk", "pl", "Merfolk"),
        ("Fox", "pl", "Foxes"),
        ("Time Lord", "pl", "Time Lords"),
        ("its", "pl", "their"),
        ("deal", "s", "deals"),
        ("search", "s", "searches"),
        ("copy", "s", "copies"),
        ("pay", "s", "pays"),
        ("have", "s", "has"),
        ("be", "s", "is"),
        ("be", "base", "are"),
        ("don't", "s", "doesn't"),
        ("sacrifice", "ed", "sacrificed"),
        ("deal", "ed", "dealt"),
        ("copy", "ed", "copied"),
        ("exile", "ing", "exiling"),
        ("you", "poss", "your"),
        ("opponent", "poss", "opponent's"),
        ("creature", "sg", "creature"),
        ("creature", None, "creature"),
    ],
)
def test_inflection(word: str, form: str | None, inflected: str) -> None:
    assert inflect(word, form) == inflected


@pytest.mark.parametrize(
    ("n", "form", "written"),
    [
        (1, "a", "a"),
        (2, "a", "two"),
        (13, None, "thirteen"),
        (21, None, "twenty-one"),
        (100, None, "one hundred"),
        (7, "digits", "7"),
        (1, "times", "once"),
        (3, "times", "three times"),
        (2, "ordinal", "second"),
        (20, "ordinal", "twentieth"),
        (4, "roman", "IV"),
        (11, "roman", None),
        (1000, None, None),
    ],
)
def test_numbers(n: int, form: str | None, written: str | None) -> None:
    assert number(n, form) == written
