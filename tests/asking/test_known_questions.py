"""Questions that are asked again and again: what is written of them, and which questions are taken for one of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.asking.comparing_texts import Companions
from bot.asking.kinds_of_cards import kinds_of
from bot.asking.known_questions import (
    Compared,
    KnownQuestion,
    KnownQuestions,
    Ranked,
    Signs,
    in_edition,
    known_questions,
    likest_of,
)
from bot.asking.language_of_question import language_of
from bot.asking.misspelt_words import without_elision
from bot.asking.passages import excepting, overruling
from bot.asking.rule_finder import Found, RuleFinder
from bot.asking.short_names import named_by_a_word
from bot.asking.terms import LANGUAGES, terms
from bot.words import Words
from cards import Card, CardDatabase, Face
from cards.editions import home

MOST_ANSWER = 330
"""Characters of an answer that still stands at the head of one phone screen."""


@pytest.fixture(scope="module")
def finder() -> RuleFinder:
    with CardDatabase.starter_set() as cards:
        return RuleFinder(cards, lambda rule, language: Words.of(language).gloss(rule))


def found(finder: RuleFinder, question: str) -> Found:
    return finder.find(question, language_of(question))


def test_every_answer_is_short_has_both_languages_and_cites_rules_there_are() -> None:
    for one in known_questions():
        assert one.rules
        assert not [rule for rule in one.rules if rule not in home().rules], one.wordings
        for language in LANGUAGES:
            assert all(wording.strip() == wording != "" for wording in one.wordings[language])
            assert 0 < len(one.answer[language]) <= MOST_ANSWER, one.wordings["en"][0]
            assert one.answer[language][-1] in ".)”", one.answer[language]


def test_no_two_known_questions_are_the_same() -> None:
    first = [one.wordings[language][0] for one in known_questions() for language in LANGUAGES]
    assert len(first) == len(set(first))


@pytest.mark.parametrize(
    ("question", "rule", "answer"),
    [
        ("can i tap summoning sick guys for convoke", "702.51a", "Yes."),
        ("my token dies, does it go to the graveyard first so that dies triggers see it", "111.7", "Yes."),
        ("does an edict get around hexproof if it's my only creature", "115.10a", "No."),
        ("he killed the source of the ability in response, does the ability still resolve", "113.7a", "Yes."),
        ("est-ce qu'une créature engagée peut bloquer ?", "509.1a", "No."),
        ("mon jeton meurt, est-ce que ça déclenche quand meurt ?", "111.7", "Yes."),
        ("i have a doubler and a plus one effect, which one applies first", "616.1", "The player who is affected"),
        ("j'ai deux fois la meme en jeu, je choisis laquelle je garde ?", "704.5j", "If you control"),
        ("he hit me with his commander, then somebody stole it and hit me for more, am i dead", "903.10a", "It counts"),
        ("a guy stole my creature with an aura and then died. do i get my creature back", "800.4a", "All they own"),
    ],
)
def test_a_question_in_other_words_is_taken_for_the_known_one(
    finder: RuleFinder, question: str, rule: str, answer: str
) -> None:
    known = found(finder, question).known
    assert known is not None
    assert known.likely
    assert rule in known.known.rules
    assert known.known.answer["en"].startswith(answer)


def test_no_wording_is_of_two_known_questions() -> None:
    for language in LANGUAGES:
        wordings = [wording.casefold() for one in known_questions() for wording in one.wordings[language]]
        assert sorted(wordings) == sorted(set(wordings)), "one wording has one answer"


@pytest.mark.parametrize(
    ("question", "rule", "said"),
    [
        (
            "my creature loses double strike between the two damage steps, does it hit again",
            "702.4c",
            "doesn't hit again",
        ),
        ("storm count, does it count spells cast on earlier turns", "702.40a", "this turn before the storm spell"),
        ("do copies of a spell from storm trigger magecraft", "707.10", "(magecraft) does"),
        ("does a copy of a kicked spell count as kicked", "707.10", "kicker or other additional"),
        ("can i kick a spell that i cast for free with cascade", "118.8", "Yes, if you pay the kicker"),
        ("can i block with a summoning sick creature", "302.6", "It can block"),
        ("am i dead immediately at zero life", "704.5a", "you lose as soon as state-based actions are checked"),
        ("does my creature die to the legend rule", "704.5j", "A creature does die"),
        ("does a fetch land have a color identity", "903.5d", "a fetch land has no color identity"),
        ("does colorless equipment fall off with protection from red", "702.16d", "Colorless Equipment stays"),
        ("i gave hexproof in response to a spell that can't be countered", "608.2b", "even if it can't be countered"),
        ("creatures go to exile instead of dying, what about my tokens", "614.6", "they do die"),
        ("are totals exchanged if one player can't gain life", "119.7", "doesn't happen at all"),
        ("when is the mulligan card put on the bottom", "103.5", "then you keep or mulligan again"),
        ("an opponent who controls my creature leaves the game, do i get it back", "800.4a", "you get those back"),
        ("do my basic swamps still tap for black under a moon effect", "305.7", "basic lands are unchanged"),
        (
            "he swings and i untap a guy with an instant, may it block",
            "509.1a",
            "a creature untapped by then can block",
        ),
        ("does my guy keep both the +1/+1 and the -1/-1 counters", "704.5q", "is removed as a state-based action"),
        ("four of my guys die at once, one drains on death, how many drains", "603.10a", "counts itself too"),
        ("i stole a creature carrying his equipment, may i move that equipment", "301.5d", "only that player can use"),
        ("my clone's original was killed, is my clone still a copy", "707.2b", "it stays one"),
        ("can my vigilance creature attack as soon as it comes in", "302.6", "only haste does"),
        ("do my creatures tap when they block", "509.1a", "No, blocking doesn't tap"),
        ("must he choose to pay for the tax trigger before his spell resolves", "405.5", "before their spell resolves"),
        ("do i need to pay ward when i destroy all creatures", "115.10a", "nothing has to be paid"),
        ("may i equip my own shrouded creature", "702.18a", "No, not while it has shroud"),
        ("with two damage doublers out how much damage does a bolt do", "614.5", "3 damage becomes 12"),
        ("i clone a guy that has counters on it, do i get the counters too", "707.2", "No: only the printed values"),
        ("does a medallion take off commander tax too or only the printed cost", "601.2f", "plus kicker, tax"),
        ("my saga is on its last chapter do i still get that effect", "714.2b", "You get the last chapter too"),
        ("i already had my draw this turn, do i draw anything under his limit", "121.2b", "Nothing more"),
        ("la parade arrête-t-elle un sort incontrable", "101.2", "ne l'est pas"),
        ("puis-je bloquer avec une créature arrivée ce tour ?", "302.6", "Elle peut bloquer"),
        ("peut-on perdre l'agrément de la cité ?", "702.131a", "on le garde toute la partie"),
        ("la survivance marche-t-elle sur un jeton ?", "702.93a", "Un jeton ne revient pas"),
        ("comment marche l'échappée depuis le cimetière ?", "702.138a", "coût d'échappée"),
    ],
)
def test_the_answer_says_what_was_asked(finder: RuleFinder, question: str, rule: str, said: str) -> None:
    known = found(finder, question).known
    assert known is not None
    assert known.likely
    assert rule in known.known.rules
    assert said in known.known.answer[language_of(question, "en")]


@pytest.mark.parametrize("question", ["which booster box should I buy", "who designed the first set", ""])
def test_what_is_no_question_of_rules_is_none_of_them(finder: RuleFinder, question: str) -> None:
    known = found(finder, question).known
    assert known is None or not known.sure


@pytest.mark.parametrize(
    "said", ["hello", "what's the best deck", "when does the set come out", "how much is it worth", "merci à tous"]
)
def test_what_players_say_besides_is_no_question_of_rules_at_all(finder: RuleFinder, said: str) -> None:
    assert found(finder, said).known is None


def _known(question: str, answer: str, *rules: str) -> KnownQuestion:
    return KnownQuestion(rules, {"en": (question,), "fr": (question,)}, {"en": answer, "fr": answer})


def test_three_that_are_near_may_be_meant_but_never_two_that_say_the_same() -> None:
    ward = _known("How is ward paid?", "As the trigger resolves you pay the cost.", "702.21a")
    same = _known("When is ward paid?", "You pay the cost as the trigger resolves.", "702.21a")
    wipe = _known("Does ward stop a board wipe?", "No, a wipe targets nothing.", "702.21a")
    mine = _known("Does my own spell trigger ward?", "Only what an opponent controls.", "702.21b")
    never = _known("May ward be ignored?", "Nobody has to pay.", "702.21c")
    near = Ranked((ward, same, wipe, mine, never), (0.0, 0.0, 0.1, 0.2, 0.3), Signs(0.0, 1.0, 1.0, 1.0))
    assert likest_of(near).perhaps == (ward, wipe, mine)
    far = Ranked((ward, same, wipe, mine, never), (0.0, 0.1, 0.2, 3.0, 4.0), Signs(0.1, 1.0, 1.0, 1.0))
    assert likest_of(far).perhaps == (ward, wipe)
    sure = Ranked((ward, wipe), (0.0, 1.0), Signs(1.0, 1.0, 1.0, 1.0))
    assert likest_of(sure).sure
    assert likest_of(sure).perhaps == (ward,)


def test_terms_that_stand_together_elsewhere_are_companions() -> None:
    together = Companions.of_texts(
        [("nuke", "wipe", "board"), ("nuke", "wipe"), ("counter", "spell"), ("board", "spell")]
    )
    assert list(together.of({"nuke": 1.0})) == ["wipe"], "and not once only"
    assert together.of({"nuke": 1.0, "wipe": 1.0}) == {}, "none of the question's own"
    assert together.of({"unheard": 1.0}) == {}


@pytest.mark.parametrize(
    ("text", "type_line", "kind"),
    [
        ("Destroy all creatures. They can't be regenerated.", "Sorcery", "wipe"),
        ("Counter target noncreature spell.", "Instant", "counterspell"),
        ("Return target creature to its owner's hand.", "Instant", "bounce"),
        ("You may have this creature enter as a copy of any creature on the battlefield.", "Creature", "clone"),
        ("Enchant creature\nYou control enchanted creature.", "Enchantment — Aura", "steal"),
        ("{T}: Add {G}.", "Creature — Elf Druid", "dork"),
        ("{T}: Add {C}{C}.", "Artifact", "rock"),
        ("Sacrifice a creature: Scry 1.", "Creature — Vampire", "outlet"),
        (
            "If an effect would create one or more tokens, it creates twice that many of those tokens instead.",
            "",
            "doubler",
        ),
    ],
)
def test_a_card_is_called_by_what_is_printed_on_it(text: str, type_line: str, kind: str) -> None:
    card = Card("A Card", (Face("A Card", "{2}", type_line, text=text),))
    assert set(terms(kind, "en")) <= set(kinds_of([card]))
    blank = Card("A Card", (Face("A Card", "{2}", "Creature"),))
    assert kinds_of([blank]) == []


def test_a_question_is_found_by_what_the_cards_are_that_it_names(finder: RuleFinder) -> None:
    text = "If an effect would create one or more tokens under your control, it creates twice that many instead."
    doubler = Card("A Card", (Face("A Card", "{4}{G}", "Enchantment", text=text),))
    known = finder.find("i have two and make one treasure. how many do i get", cards=[doubler]).known
    assert known is not None
    assert "614.5" in known.known.rules


def test_a_rule_that_is_sure_to_decide_another_question_comes_before_a_known_one(finder: RuleFinder) -> None:
    asked = found(finder, "can i respond to a mana ability")
    assert asked.answered
    assert asked.led_by(["101.1"]).rules[0] == "101.1"
    other = Found(("104.3a",), 1.0, asked.known)
    assert other.sure
    assert not other.answered


def test_the_rules_of_known_questions_are_those_of_the_edition_at_hand() -> None:
    known = in_edition(lambda rule: "1.1" if rule == "111.7" else None)
    moved = KnownQuestions(known, Compared.of(known))
    query = {"token": 1.0, "die": 1.0}
    every = ["token", "die"]
    ranked = moved.ranked(query, every, {"1.1": 1.0})
    assert ranked is not None
    assert {rule for known in ranked.known for rule in known.rules} == {"1.1"}
    likest = moved.likest(query, every, {"1.1": 1.0})
    assert likest is not None
    assert likest.known.rules == ("1.1",)
    assert moved.likest(query, every, {}) is None


def test_a_card_is_named_by_a_word_that_nothing_else_is_called() -> None:
    with CardDatabase.starter_set() as cards:
        named = named_by_a_word("my graveyard has a creature", (), "en", cards, {"graveyard": 1.0, "creatur": 1.0})
        assert list(named) == []


def test_a_card_that_changes_the_rules_of_what_is_asked_speaks_first() -> None:
    with CardDatabase.starter_set() as cards:
        moon = cards["Blood Moon"]
        text = "If you would draw from an empty library, you win instead."
        other = replace(moon, faces=(replace(moon.front, text=text),))
        assert overruling([other], set(terms("do i lose when i draw from my empty library", "en"))) == (other, text)
        assert overruling([other], set(terms("does it count as an enchantment", "en"))) is None
        assert overruling([moon], set(terms("what do nonbasic lands and mountains do", "en"))) is None


def test_an_answer_is_not_the_answer_where_a_named_card_says_that_it_cant_be_so(finder: RuleFinder) -> None:
    face = Face("A Card", "{B}{G}", "Instant", text="This spell can't be countered.\nDestroy target permanent.")
    card = Card("A Card", (face,))
    ward = "If they don't pay, their spell is countered."
    assert excepting([card], ward, set()) == (card, "This spell can't be countered.")
    assert excepting([card], "A spell that can't be countered isn't countered.", set()) is None, "it speaks of that"
    assert excepting([card], "It is destroyed.", set()) is None
    tyrant = Card("A Card", (Face("A Card", "{3}", "Creature", text="Players can't gain life."),))
    assert excepting([tyrant], "You gain 2 life.", set(terms("do i gain life", "en"))) is not None
    assert excepting([tyrant], "You gain 2 life.", set(terms("does it resolve", "en"))) is None
    asked = found(finder, "can i respond to a mana ability")
    assert asked.answered
    assert not asked.offered().answered
    assert asked.offered().known_probably


@pytest.mark.parametrize(
    ("typed", "word"),
    [("jexile", "exile"), ("dinvocation", "invocation"), ("draw", "draw"), ("jouer", "jouer"), ("lxyz", "lxyz")],
)
def test_what_is_elided_is_no_part_of_a_word(typed: str, word: str) -> None:
    known = {"exile": 1.0, "invocation": 1.0, "draw": 1.0, "raw": 1.0, "jouer": 1.0}
    assert without_elision(typed, known) == word
