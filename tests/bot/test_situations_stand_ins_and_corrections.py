"""Boards told of in many words: stand-ins by type and protection, cards without a name, corrections, who goes on."""

from __future__ import annotations

import pytest

from bot.desk import Desk, Place
from bot.situations.board import Kind
from cards import CardDatabase
from tests.bot.test_drafted_boards import answer
from tests.bot.test_situations import acts, board, situation


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("I attack with a 6/6 trample, deathtouch", "Me: 6/6 deathtouch trample"),
        ("I attack with a 2/2 goblin", "Me: 2/2 Goblin creature token"),
        (
            "I have 3 goblin tokens (2/2) and attack with them",
            "Me: 2/2 Goblin creature token, 2/2 Goblin creature token, 2/2",
        ),
        ("I attack with a 3/3 with protection from red", "Me: 3/3 creature token with protection from red"),
        ("I attack with a pro-black 2/2", "Me: 2/2 creature token with protection from black"),
    ],
)
def test_what_a_stand_in_is(cards: CardDatabase, text: str, line: str) -> None:
    assert board(situation(cards, text))[0].startswith(line)


def test_a_type_is_no_name_of_a_card(cards: CardDatabase) -> None:
    found = situation(cards, "I have Raging Goblin and a 3/3 goblin. He casts Pyroclasm. What dies")
    assert board(found)[0] == "Me: Raging Goblin, 3/3 Goblin creature token"


def test_a_type_is_the_same_in_both_languages(cards: CardDatabase) -> None:
    assert "1/1 Goblin" in board(situation(cards, "J'attaque avec un gobelin 1/1", "fr"), "fr")[0]


@pytest.mark.parametrize(
    ("text", "player"),
    [
        ("There is a Glorious Anthem on my opponent's side. I cast Shock on him", "Opp"),
        ("Opponent has Glorious Anthem and casts Shock on me", "Opp"),
        ("I have Glorious Anthem and cast Shock on him", "Me"),
    ],
)
def test_whose_it_is(cards: CardDatabase, text: str, player: str) -> None:
    found = situation(cards, text)
    assert [one.owner for one in found.pieces if one.item == "Glorious Anthem"] == [player]
    assert found.not_understood == []


def test_who_has_something_goes_on(cards: CardDatabase) -> None:
    found = situation(cards, "opp has Glorious Anthem and casts Grizzly Bears. How big is it")
    assert acts(found) == ["Opp casts Grizzly Bears"]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("I attack with a 2/2, I mean a 3/3, and he doesn't block", "en"),
        ("I attack with Serra Angel... no wait, a 3/3. He doesn't block", "en"),
        ("J'attaque avec un 2/2, non pardon, un 3/3", "fr"),
    ],
)
def test_what_is_taken_back(cards: CardDatabase, text: str, language: str) -> None:
    assert board(situation(cards, text, language), language)[0] == ("Me: 3/3")


def test_a_card_without_a_name_is_a_real_one(cards: CardDatabase) -> None:
    found = situation(cards, "I have a creature and a land in my graveyard, I cast Raise Dead")
    assert [(one.item, one.zone) for one in found.pieces][:1] == [("Grizzly Bears", "graveyard")]
    assert any("Grizzly Bears" in line for line in found.assumed)


def test_a_commander_may_be_on_the_battlefield(cards: CardDatabase) -> None:
    found = situation(cards, "My commander is Serra Angel, opp casts Doom Blade on it. where does it go")
    assert acts(found) == ["Opp casts Doom Blade on Serra Angel"]
    assert "Me commander: Serra Angel" in board(found)


@pytest.mark.cr("702.2c", "702.19b")
def test_the_rule_of_a_pending_division(desk: Desk, alice: Place) -> None:
    text = "I attack with a 6/6 trample, deathtouch. opp blocks with a 5/5 and a 4/4, how much goes through"
    assert answer(desk, alice, text).startswith("Opp is dealt 4 damage.")


def test_a_remark_with_a_card_is_no_remark(cards: CardDatabase) -> None:
    text = "Je cible son Serra Angel avec Swords to Plowshares et il répond Counterspell, que j'annule avec Shock"
    assert not situation(cards, text, "fr").playable


def test_what_was_not_read_is_put_on_the_board_and_nothing_played(cards: CardDatabase) -> None:
    found = situation(cards, "my Serra Angel somehow wrestles his Grizzly Bears into a headlock. who wins")
    assert {(one.item, one.owner) for one in found.pieces} == {("Serra Angel", "Me"), ("Grizzly Bears", "Opp")}
    assert found.not_understood
    assert not found.playable


@pytest.mark.parametrize("text", ["How does Soul Warden work with Clone?", "What is the rule for Counterspell?"])
def test_a_question_that_tells_of_no_board(desk: Desk, alice: Place, text: str) -> None:
    assert "I understood" not in desk.run(alice, "ask", question=text).verdict


def test_a_token_copy(cards: CardDatabase, desk: Desk, alice: Place) -> None:
    text = "opp has a token copy of Serra Angel. I cast Murder on it. does it die"
    assert "Opp: token copy of Serra Angel" in board(situation(cards, text))
    assert answer(desk, alice, text).startswith("Yes: Serra Angel dies.")


def test_what_triggers_as_a_step_begins(cards: CardDatabase) -> None:
    found = situation(cards, "At the beginning of my upkeep he casts Shock on my Serra Angel")
    assert acts(found)[0].startswith("to Me's upkeep")
    assert found.active == "Opp"


@pytest.mark.parametrize("text", ["no other creatures", "and no 1/1s", "no tricks", "with no cards in hand"])
def test_what_there_is_none_of(cards: CardDatabase, text: str) -> None:
    found = situation(cards, f"I have Serra Angel, {text}. I attack with it. What happens")
    assert found.not_understood == []


def test_what_a_tag_asks(cards: CardDatabase) -> None:
    found = situation(cards, "I cast Murder on his Serra Angel. It dies, right?")
    assert found.asked.kind is Kind.DIES
    assert found.playable


def test_who_would_cast_it(cards: CardDatabase) -> None:
    assert acts(situation(cards, "Shock on my Serra Angel, does it die"))[-1] == "Opp casts Shock on Serra Angel"
    assert acts(situation(cards, "Giant Growth on my Serra Angel, how big is it"))[-1].startswith(
        "Me casts Giant Growth"
    )


@pytest.mark.parametrize("text", ["AP attacks NAP with Serra Angel", "p1 attacks p2 with Serra Angel"])
def test_players_as_judges_call_them(cards: CardDatabase, text: str) -> None:
    assert acts(situation(cards, text)) == ["Me attacks Opp with Serra Angel"]


@pytest.mark.parametrize(
    "text",
    [
        "I attack with Serra Angel, he has one blocker - a 3/3 reach. He blocks. What dies",
        "I attack with Serra Angel, he has one creature: a 3/3 reach. He blocks. What dies",
        "I attack with Serra Angel. He blocks with his creature (a 3/3 reach). What dies",
    ],
)
def test_what_is_said_in_other_words_is_one_thing(cards: CardDatabase, text: str) -> None:
    found = situation(cards, text)
    assert [one.item for one in found.pieces] == ["Serra Angel", "3/3 reach"]
    assert found.not_understood == []


def test_whose_what_is_attached_is(cards: CardDatabase) -> None:
    found = situation(cards, "my Serra Angel is enchanted by Pacifism (his). can it attack")
    assert [(one.item, one.owner) for one in found.pieces] == [("Serra Angel", "Me"), ("Pacifism", "Opp")]


@pytest.mark.parametrize(
    ("text", "goal"),
    [("Je lui fais Shock. Il perd combien ?", "Opp"), ("Il me lance Shock. Je perds combien ?", "Me")],
)
def test_at_whom_by_a_pronoun_before_the_verb(cards: CardDatabase, text: str, goal: str) -> None:
    assert acts(situation(cards, text, "fr"), "fr")[-1].endswith(f"sur {goal}")


def test_counters_put_on_it(cards: CardDatabase) -> None:
    text = "je mets un marqueur +1/+1 sur mon Llanowar Elves puis il lance Shock dessus, il meurt ?"
    assert situation(cards, text, "fr").not_understood == []


@pytest.mark.parametrize(
    "text",
    [
        "Grizzly Bears w/ Bonesplitter attacks",
        "I attack with Grizzly Bears with a Bonesplitter",
        "if my Grizzly Bears with Bonesplitter attacks",
    ],
)
def test_what_is_had_and_can_be_worn_is_worn(cards: CardDatabase, text: str) -> None:
    found = situation(cards, text)
    assert not found.not_understood
    assert board(found)[0].startswith("Me: Bonesplitter (on Grizzly Bears), Grizzly Bears")


def test_what_is_done_with_an_equipment_is_not_worn_before(cards: CardDatabase) -> None:
    found = situation(cards, "I equip Grizzly Bears with Bonesplitter and attack")
    assert [act.do for act in found.acts] == ["activate", "resolve", "attack"]


def test_permanents_named_before_an_act_are_there_but_no_creatures(cards: CardDatabase) -> None:
    found = situation(cards, "Glorious Anthem and I cast Raise the Alarm")
    assert board(found)[0] == "Me: Glorious Anthem"
    assert any("Glorious Anthem" in line for line in found.assumed), "whose it is is said to be a guess"
    assert situation(cards, "Grizzly Bears and I cast Raise the Alarm").not_understood == ["Grizzly Bears"]
    assert situation(cards, "I cast Raise the Alarm and something odd, Glorious Anthem").not_understood


def test_lands_that_are_said_to_be_of_a_type_are_no_lands_there(cards: CardDatabase) -> None:
    found = situation(cards, "I have Blood Moon and a Forest. Are all lands still swamps or is it a mountain now?")
    assert board(found)[0] == "Me: Blood Moon, Forest"


def test_blockers_of_whom_nothing_is_said_are_told_as_a_guess(cards: CardDatabase) -> None:
    found = situation(cards, "I attack with Serra Angel and they double block")
    assert board(found)[1] == "Opp: 2/2, 2/2"
    assert any("two blockers" in line for line in found.assumed)
    assert situation(cards, "J'attaque avec un 4/4, il double bloque", "fr").acts[-1].do == "block"


def test_a_creature_is_named_behind_what_is_done_to_it(cards: CardDatabase) -> None:
    found = situation(cards, "I bolt his creature, it's a Serra Angel. Does it die?")
    assert board(found) == ["Me:", "Me hand: Lightning Bolt", "Opp: Serra Angel"]
    assert not any("2/2" in line for line in found.assumed), "nothing is guessed any more"
    french = situation(cards, "Murder sur une créature qui a Giant Growth en réponse. c'est une Serra Angel", "fr")
    assert [act.player for act in french.acts] == ["Me", "Opp"]
    assert [piece.item for piece in french.pieces if piece.zone == "battlefield"] == ["Serra Angel"]
    assert situation(cards, "I bolt his 2/2, it's a Serra Angel. Does it die?").not_understood


def test_tokens_of_which_only_the_number_is_told_are_small_ones(cards: CardDatabase) -> None:
    found = situation(cards, "I have Serra Angel and 3 tokens")
    assert board(found)[0] == "Me: Serra Angel, 1/1, 1/1, 1/1"
    assert any("3 tokens" in line for line in found.assumed)
    assert board(situation(cards, "I have two treasure tokens"))[0] == "Me: Treasure token, Treasure token"


def test_a_planeswalker_without_a_name_is_one_with_loyalty(cards: CardDatabase) -> None:
    found = situation(cards, "I swing a 3/3 at a planeswalker w/ 2 loyalty")
    assert board(found)[1] == "Opp: Planeswalker token (2 loyalty)"
    assert not found.not_understood
    assert situation(cards, "I swing a 3/3 at his planeswalker").not_understood
    french = situation(cards, "J'attaque un planeswalker à 3 de loyauté avec un 2/2", "fr")
    assert board(french, "fr")[1].endswith("Planeswalker token (3 loyalty)")


@pytest.mark.parametrize(
    ("told", "item"),
    [
        ("angel", "4/4 Angel creature token with flying"),
        ("zombie", "2/2 Zombie creature token"),
        ("goblin", "1/1 Goblin creature token"),
        ("3/3 angel", "3/3 Angel creature token"),
    ],
)
def test_a_creature_of_a_type_is_as_large_as_most_cards_make_it(cards: CardDatabase, told: str, item: str) -> None:
    assert board(situation(cards, f"I attack with an {told}"))[0].startswith(f"Me: {item}")


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Mon adversaire lance Shock sur mes ours, ils meurent ?", "fr"),
        ("Mon adversaire lance Shock sur mes ours, meurent-ils ?", "fr"),
        ("My opponent casts Shock on my bears, do they die?", "en"),
    ],
)
def test_they_who_die_are_creatures_and_no_opponent(cards: CardDatabase, text: str, language: str) -> None:
    (asked,) = situation(cards, text, language).questions
    assert asked.kind is Kind.DIES
    assert [getattr(one, "called", one) for one in asked.of] == ["Bear"]
