"""Looking up rules by number and by words, the glossary, and rulings by words."""

from __future__ import annotations

import pytest

from cards.database import CardDatabase
from cards.errors import UnknownRule, UnknownTerm
from cards.search.rules import rule_number


@pytest.mark.parametrize(
    ("written", "number"),
    [("310.8b", "310.8b"), ("310.8B.", "310.8b"), ("CR 310.8b", "310.8b"), ("rule 310", "310"), (" 704.5 f ", "704.5f"),
     ("3", "3"), ("310.", "310"), ("abc", None), ("", None), ("1.2.3", None), ("31000", None)],
)  # fmt: skip
def test_numbers_as_players_write_them(written: str, number: str | None) -> None:
    assert rule_number(written) == number


def test_a_rule_with_its_surroundings(full: CardDatabase) -> None:
    assert full.rule("310.8b").text.startswith("A battle’s protector can never attack it.")
    assert [rule.number for rule in full.rule_parents("310.8b")] == ["3", "310", "310.8"]
    assert [rule.number for rule in full.rule_children("310.8")] == [f"310.8{letter}" for letter in "abcdefg"]
    before, after = full.rule_neighbours("310.8b")
    assert before is not None
    assert after is not None
    assert (before.number, after.number) == ("310.8a", "310.8c")
    assert full.rule_neighbours("1")[0] is None
    assert full.rule_neighbours("905.6")[1] is None
    assert [rule.text for rule in full.rule_children("3")][:2] == ["General", "Artifacts"]


def test_letters_that_the_rules_skip(full: CardDatabase) -> None:
    assert [rule.number for rule in full.rule_children("704.5")][10:13] == ["704.5k", "704.5m", "704.5n"]


def test_examples_belong_to_their_rule(full: CardDatabase) -> None:
    assert full.rule("107.4f").examples == (
        "{W/P}{W/P} can be paid by spending {W}{W}, by spending {W} and paying 2 life, or by paying 4 life.",
    )
    assert full.rule_examples("310.8b") == ()


def test_an_unknown_number_says_what_is_near(full: CardDatabase) -> None:
    with pytest.raises(UnknownRule, match=r"have no rule 704\.5o") as caught:
        full.rule("704.5o")
    assert caught.value.near
    with pytest.raises(UnknownRule, match=r"is no rule number: write one like 310\.8b"):
        full.rule("trample")


@pytest.mark.parametrize(
    ("words", "number"),
    [
        ("trample", "702.19"),
        ("battle protector attack", "310.8"),
        ("legend rule", "704.5j"),
        ("regeneration shield", "701.19"),
        ("copy of a spell is not cast", "707.10"),
        ("dependency layers", "613.8"),
        ("damage dealt to a battle", "310.6"),
        ("loses the game draw from empty library", "704.5b"),
    ],
)
def test_words_find_the_rule(words: str, number: str, full: CardDatabase) -> None:
    assert number in {rule.number[: len(number)] for rule in full.search_rules(words, 8)}


@pytest.mark.parametrize(
    "words", ["", "  ", '"', "AND OR NOT", "a* (b", "NEAR(", "'; --", "-", "trample AND", "ü" * 999]
)
def test_any_words_are_safe(words: str, full: CardDatabase) -> None:
    assert isinstance(full.search_rules(words), list)
    assert isinstance(full.search_glossary(words), list)
    assert isinstance(full.search_rulings(words), list)


def test_only_the_current_edition_is_searched(full: CardDatabase) -> None:
    numbers = [rule.number for rule in full.search_rules("sieges intrinsic ability", 20)]
    assert len(numbers) == len(set(numbers))


def test_the_glossary(full: CardDatabase) -> None:
    assert full.glossary("SIEGE").text.startswith("A battle subtype.")
    assert full.glossary("Sieges").term == "Siege"
    assert full.glossary("trample").term == "Trample"
    assert "\n" in full.glossary("Ability").text
    assert full.search_glossary("first strike")[0].term == "First Strike"
    assert full.terms_beginning("first") == ["First Strike"]
    with pytest.raises(UnknownTerm, match="The glossary has no entry “florble”"):
        full.glossary("florble")


def test_rulings_by_words(full: CardDatabase) -> None:
    found = full.search_rulings("last defense counter removed never had", 5)
    assert any("Invasion of" in name for name, _ in found)


def test_suggestions_for_numbers(full: CardDatabase) -> None:
    assert [rule.number for rule in full.rules_beginning("310.11")] == ["310.11", "310.11a", "310.11b"]
