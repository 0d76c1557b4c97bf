"""What players say of others' claims, leave out, and ask for as a number: claims are questions, numbers come first."""

from __future__ import annotations

import pytest

from bot.desk import Desk, Place
from bot.situations.board import Kind
from cards import CardDatabase
from tests.bot.situations_told import told
from tests.bot.test_drafted_boards import answer
from tests.bot.test_situations import acts, board, situation


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("I bolt his Grizzly Bears, he says it survives", Kind.SURVIVES),
        ("My opponent says his Grizzly Bears survives my Lightning Bolt", Kind.SURVIVES),
        ("I attack with a 5/5, he blocks with a 1/1. so he takes 4 and the 1/1 dies?", Kind.DIES),
    ],
)
def test_what_somebody_says_that_happens_is_asked_about(cards: CardDatabase, text: str, kind: Kind) -> None:
    found = situation(cards, text)
    assert found.not_understood == []
    assert found.asked.kind is kind


@pytest.mark.parametrize(
    ("text", "x"),
    [
        ("We're both at 3 life and I cast Earthquake for 3. Is that a draw?", 3),
        ("We both go to 0 from Earthquake. Is that a draw?", 20),
    ],
)
def test_both_at_nothing(cards: CardDatabase, text: str, x: int) -> None:
    found = told(cards, text)
    assert [(act.uses[0].item, act.x) for act in found.acts] == [("Earthquake", x)]
    assert found.asked.kind is Kind.TIE


@pytest.mark.cr("104.4a", cited=False)
def test_where_one_player_is_left_it_is_no_draw(desk: Desk, alice: Place) -> None:
    assert answer(desk, alice, "My opponent is at 3 life and I bolt him. Is that a draw?").startswith("No: ")


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("I attack with a 3/3 trample, he blocks with a 2/2. How much hits his face?", "Opp is dealt 1 damage."),
        ("I attack with a 3/3 trample, he blocks with a 2/2. How much comes over the top?", "Opp is dealt 1 damage."),
        ("My 2/2 lifelinker blocks his 3/3. Who gains what?", "Alice gains 2 life."),
        ("My 2/2 gets blocked by his 2/2 and I cast Giant Growth on it. How big?", "2/2 creature#1 is 5/5."),
    ],
)
def test_a_number_that_is_asked_for_comes_first(desk: Desk, alice: Place, question: str, said: str) -> None:
    assert answer(desk, alice, question).startswith(said)


def test_what_is_sick_is_said_before_its_name(cards: CardDatabase) -> None:
    found = situation(cards, "I attack with my summoning sick Serra Angel. is that legal")
    assert board(found)[0] == "Me: Serra Angel (sick)"


@pytest.mark.cr("400.3", cited=False)
def test_whose_graveyard(desk: Desk, alice: Place) -> None:
    told_of = "I bolt his Grizzly Bears, does it go to {} graveyard?"
    assert answer(desk, alice, told_of.format("his")).startswith("Yes: ")
    assert answer(desk, alice, told_of.format("my")).startswith("No: ")


def test_what_is_sacrificed_is_what_goes_somewhere(cards: CardDatabase) -> None:
    found = told(cards, "I sac Grizzly Bears to Viscera Seer in response to Swords to Plowshares. does he get exiled")
    assert [(one.kind, [getattr(piece, "called", piece) for piece in one.of]) for one in found.questions] == [
        (Kind.GOES, ["Grizzly Bears"])
    ]


def test_what_is_stolen_until_end_of_turn_is_asked_about_on_the_next(cards: CardDatabase) -> None:
    found = told(cards, "opp casts Act of Treason on my Grizzly Bears and attacks me. do I get it back at end of turn?")
    assert found.acts[-1].do == "go_to"
    assert found.acts[-1].player == "Me"


def test_another_of_what_was_cast_is_cast_again(cards: CardDatabase) -> None:
    found = situation(cards, "I cast Divination, and then another Divination. how many cards do i draw")
    assert acts(found) == ["Me casts Divination", "resolve all", "Me casts Divination"]


def test_counters_of_two_kinds_stand_on_one_creature(desk: Desk, alice: Place) -> None:
    question = "Ma 4/4 avait deux marqueurs -1/-1 et je lui met trois marqueurs +1/+1. elle finit a combien"
    assert "est 5/5." in answer(desk, alice, question)


def test_whose_a_siege_is_stands_in_parentheses(cards: CardDatabase) -> None:
    found = told(cards, "My 3/3 smacked Invasion of Zendikar (mine, 3 defense) and opp didn't block. now what")
    assert found.not_understood == []
    assert "Invasion of Zendikar (protector Opp, 3 defense)" in board(found)[0]


def test_a_block_by_too_few_is_refused(desk: Desk, alice: Place) -> None:
    question = "attacked with my 3/3 menace guy, he had exactly one untapped creature and blocked anyway. legal?"
    assert answer(desk, alice, question).startswith("No: ")


@pytest.mark.cr("509.1a")
def test_one_creature_does_not_block_both(desk: Desk, alice: Place) -> None:
    question = "opp attacks w/ 2 goblins, i have one untapped 2/2. can i block both with it"
    assert answer(desk, alice, question).startswith("No: ")


def test_what_is_on_the_battlefield_besides_is_no_means(cards: CardDatabase) -> None:
    found = told(cards, "he kills my Kitchen Finks with Rest in Peace out. does it come back")
    assert {"Kitchen Finks", "Rest in Peace"} <= {piece.item for piece in found.pieces}
    assert [getattr(piece, "item", piece) for piece in found.asked.of] == ["Kitchen Finks"]


def test_a_name_that_was_read_is_on_the_board_or_said_not_to_be(cards: CardDatabase) -> None:
    found = told(cards, "he kills my Grizzly Bears with Blood Moon and Rest in Peace on his side. does it die")
    there = {piece.item for piece in found.pieces}
    assert {"Blood Moon", "Rest in Peace"} <= there or not found.playable


def test_what_dies_is_no_enchantment_that_is_out(cards: CardDatabase) -> None:
    found = told(cards, "I cast Lightning Bolt on his Grizzly Bears with Blood Moon out. does it die")
    assert [getattr(piece, "item", piece) for piece in found.asked.of] == ["Grizzly Bears"]


def test_counters_of_which_no_kind_is_said(desk: Desk, alice: Place) -> None:
    said = answer(desk, alice, "My 3/3 with 2 counters on it attacks and isn't blocked. how much do i deal")
    assert said.startswith("Opp is dealt 5 damage.")


def test_what_hits_for_so_much(desk: Desk, alice: Place) -> None:
    assert answer(desk, alice, "I'm at 3 and he hits me for 10. am i alive").startswith("No: ")


@pytest.mark.cr("605.3b", cited=False)
def test_a_mana_ability_is_not_resolved(cards: CardDatabase) -> None:
    text = "I stole his 5/5 with Act of Treason, swung, then fed it to Ashnod's Altar. does he get it back"
    done = [act.do for act in told(cards, text).acts]
    assert "resolve" not in done[done.index("activate") :]


def test_all_of_somebodys_are_some(desk: Desk, alice: Place) -> None:
    found = answer(desk, alice, "I cast Pyroclasm. do his guys die?")
    assert found.startswith("Yes: ")


@pytest.mark.cr("120.3a", cited=False)
@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("how much does a lightning bolt do", "Opp is dealt 3 damage."),
        ("how much damage does Lightning Bolt deal to a 3/3", "3/3 creature is dealt 3 damage."),
        ("combien de dégâts fait Lightning Bolt", "Adv subit 3 blessures."),
    ],
)
def test_how_much_a_spell_deals_is_seen_by_casting_it(desk: Desk, alice: Place, question: str, said: str) -> None:
    assert answer(desk, alice, question).startswith(said)


def test_what_changes_how_much_a_spell_deals_is_there(cards: CardDatabase) -> None:
    found = told(cards, "how much damage does Lightning Bolt do with Furnace of Rath out")
    assert board(found)[:2] == ["Me: Furnace of Rath", "Me hand: Lightning Bolt"]
    assert acts(found) == ["Me casts Lightning Bolt on Opp"]
    assert found.asked.kind is Kind.DAMAGE
    assert situation(cards, "how much does Murder do").acts == [], "it deals none"
    assert told(cards, "how much does Earthquake do").acts == [], "it is aimed at nothing"


@pytest.mark.parametrize(
    "text", ["I have Blood Artist and a 1/1 goblin token, it dies", "I have Worship and a 2/2, it dies"]
)
def test_it_is_the_last_that_has_no_name(cards: CardDatabase, text: str) -> None:
    found = told(cards, text)
    assert not found.not_understood
    (killed,) = found.acts[0].at
    assert killed.is_token
    assert told(cards, "I have a 2/2 and a 1/1 goblin token, it dies").not_understood, "either may be meant"
