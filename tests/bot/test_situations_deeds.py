"""What is done with nothing in particular, "it gets a counter", "I flicker it": a card that does just that stands for
it, and whoever reads the answer is told which. And what waits on the stack, which nobody says what it is aimed at."""

from __future__ import annotations

import re

import pytest

from bot.desk import Desk, Place
from bot.situations.board import Kind
from cards import CardDatabase
from tests.bot.situations_told import told
from tests.bot.test_drafted_boards import answer, asked
from tests.bot.test_situations import acts, board


@pytest.mark.parametrize(
    ("text", "language", "done"),
    [
        (
            "persist creature with a +1/+1 counter on it gets a -1/-1 counter, what happens",
            "en",
            ["Opp casts Scar on Safehold Elite", "resolve all"],
        ),
        (
            "my Kitchen Finks with a -1/-1 counter on it gets a +1/+1 counter",
            "en",
            ["Me casts Battlegrowth on Kitchen Finks", "resolve all"],
        ),
        (
            "My Young Wolf with a +1/+1 counter gets a -1/-1 counter and then dies. does undying trigger?",
            "en",
            ["Opp casts Scar on Young Wolf", "resolve all", "Opp casts Murder on Young Wolf"],
        ),
        ("I have Rest in Peace and my creature with undying dies", "en", ["Opp casts Murder on Young Wolf"]),
        (
            "if i counter Serra Angel does it enter",
            "en",
            ["Opp casts Serra Angel", "Me casts Counterspell on Serra Angel", "resolve all"],
        ),
        (
            "il contrecarre mon Lightning Bolt",
            "fr",
            ["Me lance Lightning Bolt", "Opp lance Counterspell sur Lightning Bolt", "tout résoudre"],
        ),
        (
            "my Grizzly Bears gets countered",
            "en",
            ["Me casts Grizzly Bears", "Opp casts Counterspell on Grizzly Bears", "resolve all"],
        ),
        ("I flicker my Kitchen Finks", "en", ["Me casts Cloudshift on Kitchen Finks"]),
        ("I flicker his Kitchen Finks", "en", ["Me casts Flicker on Kitchen Finks"]),
        ("he bounces my Kitchen Finks", "en", ["Opp casts Unsummon on Kitchen Finks"]),
        ("he bounces my Rest in Peace", "en", ["Opp casts Boomerang on Rest in Peace"]),
        ("my Kitchen Finks got exiled, does it come back", "en", ["Opp casts Scour from Existence on Kitchen Finks"]),
        ("I clone his Serra Angel", "en", ["Me casts Clone", "resolve all", "Me chooses Serra Angel"]),
        (
            "I have a Jace Beleren with 3 loyalty and I proliferate",
            "en",
            ["Me activates Karn's Bastion, ability 2", "resolve all", "Me chooses Jace Beleren"],
        ),
        (
            "ma créature avec persistance a un marqueur +1/+1 et reçoit un marqueur -1/-1, il se passe quoi",
            "fr",
            ["Opp lance Scar sur Safehold Elite", "tout résoudre"],
        ),
    ],
)
def test_a_card_stands_for_what_is_done(cards: CardDatabase, text: str, language: str, done: list[str]) -> None:
    found = told(cards, text, language)
    assert acts(found, language) == done
    assert not found.not_understood
    assert found.assumed, "the card that stands for it is told"


@pytest.mark.parametrize(
    "text",
    [
        "my Serra Angel gets a +1/+1 counter",  # it has it: nothing notices
        "my 2/2 persist token dies. does it come back",  # a token can't (111.8)
    ],
)
def test_nothing_stands_for_what_is_only_so(cards: CardDatabase, text: str) -> None:
    assert not any("Battlegrowth" in one or "Safehold" in one for one in acts(told(cards, text)))


def test_a_chapter_is_so_many_lore_counters(cards: CardDatabase) -> None:
    assert "Me: History of Benalia (2 lore)" in board(told(cards, "my saga History of Benalia is on chapter II"))


@pytest.mark.parametrize(
    ("text", "language", "done"),
    [
        (
            "I have a Lightning Bolt on the stack targeting his Grizzly Bears and he responds with Giant Growth",
            "en",
            ["Me casts Lightning Bolt on Grizzly Bears", "Opp casts Giant Growth"],
        ),
        (
            "there is a Lightning Bolt on the stack targeting my Grizzly Bears",
            "en",
            ["Opp casts Lightning Bolt on Grizzly Bears"],
        ),
        ("his Lightning Bolt is targeting my Grizzly Bears", "en", ["Opp casts Lightning Bolt on Grizzly Bears"]),
        (
            "with his Lightning Bolt on the stack I sac my Grizzly Bears to Viscera Seer",
            "en",
            ["Opp casts Lightning Bolt on Grizzly Bears", "Me activates Viscera Seer", "Me chooses Grizzly Bears"],
        ),
        (
            "he casts Swords to Plowshares on my Grizzly Bears in response to Giant Growth",
            "en",
            ["Me casts Giant Growth on Grizzly Bears", "Opp casts Swords to Plowshares on Grizzly Bears"],
        ),
        (
            "opp casts Brainstorm in response to my Duress",
            "en",
            ["Me casts Duress on Opp", "Opp casts Brainstorm"],
        ),
        (
            "il y a un Lightning Bolt sur la pile ciblant mon Grizzly Bears",
            "fr",
            ["Opp lance Lightning Bolt sur Grizzly Bears"],
        ),
    ],
)
def test_what_is_on_the_stack_was_cast(cards: CardDatabase, text: str, language: str, done: list[str]) -> None:
    found = told(cards, text, language)
    assert acts(found, language) == done
    assert not found.not_understood


def test_several_spells_are_cast_one_after_the_other(cards: CardDatabase) -> None:
    found = told(cards, "I have Guttersnipe and opponent casts three spells. He doesn't pay")
    done = acts(found)
    assert done.count("Opp casts Opt") == 3
    assert done.count("Opp chooses no") == 3, "each time anew"
    assert found.repeats


def test_what_is_in_a_graveyard_may_be_flashed_back(cards: CardDatabase) -> None:
    found = told(cards, "Faithless Looting is in my graveyard, can I flash it back?")
    assert acts(found) == ["Me casts Faithless Looting"]
    assert found.asked.kind is Kind.CAN


def test_a_permanent_that_only_the_question_names_is_there(cards: CardDatabase) -> None:
    found = told(cards, "opp plays Blood Moon. what do my Dryad Arbor tap for?")
    assert "Me: Dryad Arbor" in board(found)
    assert not found.not_understood
    assert found.asked.kind is Kind.MANA


def test_of_what_is_taken_back_nobody_knows_what_counts(cards: CardDatabase) -> None:
    found = told(cards, "my 3/3 attacks. he casts Serra Angel. no wait. he casts Murder on it")
    assert "no wait" in found.not_understood


def test_where_one_word_is_a_whole_clause_the_list_before_it_ends_earlier(cards: CardDatabase) -> None:
    found = told(cards, "I have Rest in Peace out and my creature with undying dies, does it come back?")
    assert board(found)[0] == "Me: Rest in Peace, Young Wolf"
    assert found.asked.kind is Kind.RETURNS


def test_a_spell_that_is_free_by_nothing_that_is_told_of_is_not_cast_for_mana(cards: CardDatabase) -> None:
    assert told(cards, "can I cast Serra Angel for free?").not_understood


def test_who_equips_does_so_in_their_own_turn(cards: CardDatabase) -> None:
    found = told(cards, "Can I cast Lightning Bolt in response to him equipping Bonesplitter to his Serra Angel")
    assert "It is Opp's turn" in board(found)


def test_how_many_is_asked_without_its_mark_too(cards: CardDatabase) -> None:
    found = told(cards, "je lance Brainstorm, je pioche combien", "fr")
    assert found.asked.kind is Kind.DRAWS
    assert not found.not_understood


# ---- what heads the answer


def test_words_that_were_not_read_are_told_beside_what_happens(desk: Desk, alice: Place) -> None:
    said = asked(desk, alice, "I cast Lightning Bolt on his Serra Angel. does my opponent feel bad about it?").verdict
    assert "Serra Angel (4/4, 3 damage) survives" in said
    assert "were not read: what is told above is what happens" in said


@pytest.mark.parametrize(
    ("question", "said"),
    [
        (
            "his Lightning Bolt is on the stack targeting my Llanowar Elves and I bounce it. does the bolt fizzle?",
            "Yes",
        ),
        ("he casts Lightning Bolt on my Llanowar Elves. does the Lightning Bolt fizzle?", "No"),
        ("my Lightning Bolt is targeting his Llanowar Elves. does the Lightning Bolt kill it?", "Yes"),
    ],
)
@pytest.mark.cr("608.2b", cited=False)
def test_a_spell_fizzles_that_does_not_resolve(desk: Desk, alice: Place, question: str, said: str) -> None:
    assert answer(desk, alice, question).startswith(said)


@pytest.mark.cr("601.2f", cited=False)
def test_what_a_spell_costs_is_what_was_paid(desk: Desk, alice: Place) -> None:
    assert answer(desk, alice, "how much does my Divination cost?").startswith("Divination costs {2}{U}.")


def test_a_rule_is_not_the_answer_where_what_a_card_says_was_not_played(desk: Desk, alice: Place) -> None:
    said = answer(desk, alice, "does trample go over a chump blocker when my Serra Angel quuxes his blocker?")
    assert not re.match(r"\d{3}\.", said), "it is what comes nearest, and no more"


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("I cast Raise the Alarm. how many soldiers do I get?", "Alice creates 2 Soldier tokens."),
        ("I cast Raise the Alarm. how many goblins do I get?", "Alice creates no Goblin token."),
        ("I cast Raise the Alarm. how many tokens?", "Alice creates 2 tokens."),
    ],
)
def test_tokens_are_counted_by_their_kind(desk: Desk, alice: Place, question: str, said: str) -> None:
    assert answer(desk, alice, question).startswith(said)


def test_a_spell_without_a_target_is_aimed_at_nothing(cards: CardDatabase) -> None:
    """What it is said to be cast on is there, and is looked at as it resolves."""
    found = told(cards, "I cast Blood Moon on my 2/2 indestructible creature. does it die")
    assert acts(found) == ["Me casts Blood Moon"]
    assert any("indestructible" in line for line in board(found))
