"""Which rules are found for a question, and that what they are found by is about rules there are."""

from __future__ import annotations

from importlib import resources

import pytest

from bot.asking.comparing_texts import Field, Sentences
from bot.asking.concepts import concepts, says
from bot.asking.labelled_sentences import asked, spoken
from bot.asking.language_of_question import language_of
from bot.asking.misspelt_words import meant
from bot.asking.printed_words import printed_words
from bot.asking.rule_finder import RuleFinder, chance
from bot.asking.terms import all_terms, terms
from bot.asking.what_must_be_said import names_to_be_said
from bot.words import Words
from cards import CardDatabase, Rule
from cards.editions import home
from tools import spoken_rules
from tools.ask_quality.pairs import OPEN, SEALED, questions


@pytest.fixture(scope="module")
def finder() -> RuleFinder:
    """With the project's own words only: the starter set has no edition of the rules."""
    with CardDatabase.starter_set() as cards:
        return RuleFinder(cards, lambda rule, language: Words.of(language).gloss(rule))


@pytest.mark.parametrize(
    ("question", "rule"),
    [
        ("does lifelink gain me life when it damages a planeswalker", "702.15b"),
        ("my only target became hexproof, does the spell fizzle?", "608.2b"),
        ("may he respond to a mana ability?", "605.3b"),
        ("I control two of the same legendary creature", "704.5j"),
        ("how many lands may I play in a turn?", "305.2"),
        ("Combien de terrains par tour puis-je jouer ?", "305.2"),
        ("Une créature indestructible avec une endurance de zéro meurt-elle ?", "704.5f"),
    ],
)
def test_a_deciding_rule_is_among_the_first_five(finder: RuleFinder, question: str, rule: str) -> None:
    found = finder.find(question, language_of(question), limit=5)
    assert rule in found.rules
    assert found.near
    assert found.chance > 0.5 or found.rules[0] != rule, "what leads the list and is right is likelier than not"


@pytest.mark.parametrize("question", ["hello", "which booster box should I buy", "???", ""])
def test_what_is_no_question_of_rules_finds_nothing_sure(finder: RuleFinder, question: str) -> None:
    assert not finder.find(question).sure


def test_what_a_board_has_shown_to_decide_comes_first(finder: RuleFinder) -> None:
    found = finder.find("does it die", cited=["704.5h"])
    assert found.rules[0] == "704.5h"
    assert found.sure


def test_a_rule_about_a_variant_or_a_token_is_asked_for_by_name() -> None:
    rules = (
        Rule("702.19b", "The controller of an attacking creature with trample first assigns damage.", "702.19"),
        Rule("702.19c", "Trample over planeswalkers is a variant of trample that modifies rules.", "702.19"),
        Rule("702.19d", "If a creature with trample or trample over planeswalkers is blocked.", "702.19"),
        Rule("702.19e", "If a creature with trample over planeswalkers is attacking.", "702.19"),
        Rule("702.19f", "If a creature without trample over planeswalkers is attacking.", "702.19"),
        Rule("702.11d", "“Hexproof from [quality]” is a variant of the hexproof ability.", "702.11"),
        Rule("111.10a", "A Treasure token is a colorless Treasure artifact token.", "111.10"),
    )
    named = names_to_be_said({rule.number: rule for rule in rules})
    assert set(named) == {"702.19c", "702.19e", "702.11d", "111.10a"}
    assert named["702.11d"].search("does hexproof from red stop it")
    assert not named["702.11d"].search("does hexproof stop it")
    assert named["111.10a"].search("i sacrifice two treasures")


@pytest.mark.parametrize(
    ("said", "meant_by_it"),
    [
        ("it gets countered", ["counterspel"]),
        ("I counter the spell", ["counterspel", "spell"]),
        ("two +1/+1 counters on it", ["counter"]),
        ("he flashes in Opt", ["cast", "opt"]),
        ("Jace's -3", ["jace", "loyalti"]),
        ("it gets -1/-1", []),
        ("a +1 counter", ["counter"]),
    ],
)
def test_players_words_for_countering_casting_and_loyalty_abilities(said: str, meant_by_it: list[str]) -> None:
    assert [term for term in terms(said, "en") if term != "get"] == meant_by_it


def test_the_chance_grows_with_the_distance_and_with_the_evidences_that_agree() -> None:
    agreed = {"text": {"101.1a": 1.0, "102.1": 0.5}, "spoken": {"101.1a": 1.0}}
    split = {"text": {"101.1a": 1.0, "102.1": 0.5}, "spoken": {"102.1": 1.0}}
    ahead, close = {"101.1a": 4.0, "102.1": 2.0}, {"101.1a": 4.0, "102.1": 3.9}
    best = ("101.1a", "102.1")
    assert chance(best, ahead, agreed) > chance(best, ahead, split) > chance(best, close, split)
    assert chance(best, {"101.1a": 0.5, "102.1": 0.1}, agreed) == 0.0, "so little has any sentence"
    siblings = {"101.1a": 4.0, "101.1b": 3.9, "102.1": 2.0}
    assert chance(("101.1a", "101.1b", "102.1"), siblings, agreed) == chance(best, ahead, agreed), (
        "a sibling is no rival"
    )


def test_the_sentences_are_about_rules_there_are() -> None:
    known = home().rules
    for numbers, said in [*asked(), *spoken()]:
        assert said or numbers
        assert not [number for number in numbers if number not in known]
    assert not [number for concept in concepts() for number in concept.rules if number not in known]
    assert not [number for _, rules in printed_words() for number in rules if number not in known]


def test_what_is_printed_on_the_cards_that_are_named_brings_its_rules(finder: RuleFinder) -> None:
    with CardDatabase.starter_set() as cards:
        found = finder.scores("how big is it", "en", [cards["Humility"]])["printed"]
        assert {"613.1f", "613.4b"} <= found.keys()
        assert not finder.scores("how big is it", "en", [cards["Grizzly Bears"]])["printed"]


def test_the_questions_to_measure_by_are_about_rules_there_are() -> None:
    for one in (one for file in (*OPEN.values(), SEALED) for one in questions(file)):
        assert one.deciding, one.question
        assert not [rule for rule in (*one.deciding, *one.helping) if rule not in home().rules], one.question


def test_what_tests_and_docstrings_say_is_up_to_date() -> None:
    written = resources.files("bot.asking").joinpath("sentences_of_tests.txt").read_text("utf-8")
    new = sorted(set(spoken_rules.page().splitlines()) ^ set(written.splitlines()))
    assert not new, f"run python -m tools.spoken_rules: {new[:3]}"


def test_terms_are_words_without_endings_in_both_languages() -> None:
    assert terms("Does my 3/3's trample damage count twice?", "en") == ["creatur", "trampl", "damag", "count", "twice"]
    assert terms("L'endurance", "fr") == terms("des endurances", "fr") != []


def test_the_language_of_a_question() -> None:
    assert language_of("Does it die?") == "en"
    assert language_of("Est-ce que ma créature meurt ?") == "fr"
    assert language_of("Humility Opalescence", "fr") == "fr"


def test_a_rare_word_tells_more_than_a_common_one() -> None:
    field = Field.of({"1": ["attack", "banding"], "2": ["attack", "attack"], "3": ["attack"]})
    scores = field.scores({"attack": 1.0, "banding": 1.0})
    assert max(scores, key=lambda rule: scores[rule]) == "1"


def test_the_nearest_sentence_speaks_for_all_its_rules() -> None:
    sentences = Sentences.of([(["1", "2"], ["legend", "rule"]), (["3"], ["land"])])
    scores = sentences.scores({"legend": 1.0})
    assert scores.keys() == {"1", "2"}
    assert 0 < scores["1"] == scores["2"] <= 1


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("deathtuoch", "deathtouch"),
        ("detahtouch", "deathtouch"),
        ("deathtoutch", "deathtouch"),
        ("deathtauch", "deathtouch"),
    ],
)
def test_a_slip_is_taken_for_the_word_that_is_nearly_it(typed: str, word: str) -> None:
    assert meant(typed, {"deathtouch": 3.0, "death": 1.0}) == word


@pytest.mark.parametrize("typed", ["deathtouch", "booster", "bolsters", "deth"])
def test_a_known_a_short_and_another_word_are_no_slips(typed: str) -> None:
    assert meant(typed, {"deathtouch": 3.0, "death": 1.0, "bolster": 4.0, "bolsters": 4.0}) is None


def test_the_most_common_of_the_words_that_may_be_meant_is_taken() -> None:
    assert meant("token", {"tokens": 2.0, "taken": 1.0, "tokenn": 1.5}) == "taken"


def test_words_of_chat_and_british_spellings_are_those_of_the_rules() -> None:
    assert terms("hey lol, doesnt its colour change pls", "en") == terms("color change", "en")
    assert terms("defence counters", "en") == terms("defense counters", "en")


def test_what_is_said_with_small_words_is_known_by_all_of_them() -> None:
    together = next(concept for concept in concepts() if "603.10a" in concept.rules)
    assert says(terms("do both die", "en"), all_terms("do both die", "en"), together)
    assert not says(terms("does it die", "en"), all_terms("does it die", "en"), together)


def test_of_what_a_board_cites_that_comes_first_which_is_asked_about(finder: RuleFinder) -> None:
    cited = ["702.19b", "702.2c"]
    assert finder.find("does deathtouch make one damage lethal", cited=cited).rules[:2] == ("702.2c", "702.19b")
    assert finder.find("how much tramples over to the player", cited=cited).rules[:2] == ("702.19b", "702.2c")


@pytest.mark.parametrize(("name", "least"), [("open", 0.85), ("drawn, open", 0.6), ("forum, open", 0.6)])
def test_most_open_questions_find_a_deciding_rule_among_five_by_our_own_words_alone(
    finder: RuleFinder, name: str, least: float
) -> None:
    asked = questions(OPEN[name])
    found = [
        bool(set(finder.find(one.question, language_of(one.question), limit=5).rules) & set(one.deciding))
        for one in asked
    ]
    assert sum(found) / len(found) >= least, f"{sum(found)} of {len(found)}"
