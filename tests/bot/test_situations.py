"""The board in a question: what is understood is shown and played, and what is not is named."""

from __future__ import annotations

import pytest

from bot.board_text.paste import read as read_paste
from bot.card_names import Names
from bot.desk import Desk, Place
from bot.situations.board import Kind, Situation
from bot.situations.granting import grants
from bot.situations.reading import read
from bot.words import Words
from cards import CardDatabase
from tests.shelf import shelf


def situation(cards: CardDatabase, text: str, language: str = "en") -> Situation:
    words = Words.of(language)
    return read(text, cards.mentions(text, language), cards.card, ("Me", "Opp"), words)


def board(found: Situation, language: str = "en") -> list[str]:
    return found.pasted(Words.of(language)).splitlines()


def acts(found: Situation, language: str = "en") -> list[str]:
    return found.in_short(Words.of(language)).split("; ")


def test_owners_are_those_of_the_subject_and_of_my_and_his(cards: CardDatabase) -> None:
    found = situation(cards, "I attack with Grizzly Bears and my opponent blocks with a 3/3. Does it die?")
    assert board(found) == ["Me: Grizzly Bears", "Opp: 3/3"]
    assert acts(found) == ["Me attacks Opp with Grizzly Bears", "Opp blocks Grizzly Bears with 3/3 creature"]
    assert found.asked.kind is Kind.HAPPENS, "nobody knows which of the two is meant"
    assert any("3/3" in line for line in found.assumed), "a stand-in is said to be one"


def test_blocked_by_turns_the_sides_round(cards: CardDatabase) -> None:
    found = situation(
        cards, "If my Grizzly Bears gets blocked by his Serra Angel and I cast Giant Growth on it, does it survive?"
    )
    assert board(found) == ["Me: Grizzly Bears", "Me hand: Giant Growth", "Opp: Serra Angel"]
    assert acts(found)[-1] == "Me casts Giant Growth on Grizzly Bears"
    assert found.asked.kind is Kind.SURVIVES


def test_the_opponents_turn_is_told_where_they_attack(cards: CardDatabase) -> None:
    found = situation(cards, "He attacks me with a 5/5 and I block with two other dudes. Who wins?")
    assert board(found) == ["Me: 2/2, 2/2", "Opp: 5/5", "It is Opp's turn"]
    assert acts(found)[-1] == "Me blocks 5/5 creature with 2/2 creature#1 and 2/2 creature#2"


def test_a_response_comes_after_what_it_answers(cards: CardDatabase) -> None:
    found = situation(cards, "Can I bolt his Llanowar Elves in response to him casting Giant Growth on it?")
    assert acts(found) == ["Opp casts Giant Growth on Llanowar Elves", "Me casts Lightning Bolt on Llanowar Elves"]
    assert found.asked.kind is Kind.CAN


def test_who_goes_on_is_who_was_spoken_of(cards: CardDatabase) -> None:
    found = situation(cards, "I have Serra Angel. My opponent is at 7 and casts Lightning Bolt on it. Does it die?")
    assert board(found) == ["Me: Serra Angel", "Opp: life 7", "Opp hand: Lightning Bolt"]
    assert acts(found) == ["Opp casts Lightning Bolt on Serra Angel"]


def test_states_counters_and_attachments_are_read(cards: CardDatabase) -> None:
    found = situation(
        cards, "My Grizzly Bears with two +1/+1 counters is tapped. I'm at 3 life. He attacks me with Serra Angel."
    )
    assert board(found) == ["Me: life 3, Grizzly Bears (2 +1/+1, tapped)", "Opp: Serra Angel", "It is Opp's turn"]


@pytest.mark.parametrize(
    "text",
    [
        "I attack with Grizzly Bears, he does something strange with Serra Angel. Does it die?",
        "I frobnicate Serra Angel and attack with Grizzly Bears. Does it die?",
        "He blocks with Serra Angel. Does it die?",
    ],
)
def test_what_is_not_understood_is_named_and_nothing_is_played(cards: CardDatabase, text: str) -> None:
    found = situation(cards, text)
    assert found.not_understood
    assert not found.playable


@pytest.mark.parametrize(
    "text",
    [
        "I attack with my 4/4 trampler, opponent blocks with a 2/2 deathtoucher. Do both die?",
        "I have a 3/3 and two Treasures, he casts Lightning Bolt on the 3/3",
        "My opponent has Serra Angel on the battlefield and I'm at 5 life, he attacks me with it",
        "I control Invasion of Zendikar at 2 defense and I bolt it. What happens?",
    ],
)
def test_what_is_printed_is_read_by_the_desk(cards: CardDatabase, names: Names, text: str) -> None:
    found = situation(cards, text)
    assert not found.not_understood
    pasted = read_paste(found.pasted(Words.of("en")), names, (), ("Me",))
    assert not pasted.problems
    assert set(pasted.sides) <= {"Me", "Opp"}


def test_french_questions_are_read(cards: CardDatabase) -> None:
    found = situation(cards, "J'attaque avec mon Serra Angel, mon adversaire bloque avec une 5/5. Qui gagne ?", "fr")
    assert acts(found, "fr")[-1].startswith("Opp bloque Serra Angel avec")
    assert not found.not_understood


@pytest.mark.cr("704.5g")
def test_an_answer_begins_with_yes_or_no_and_what_was_understood(desk: Desk, alice: Place) -> None:
    reply = desk.run(alice, "ask", question="My opponent bolts my Grizzly Bears. Does it die?")
    answer, understood, *_ = reply.verdict.splitlines()
    assert answer == "Yes: Grizzly Bears dies."
    assert understood == (
        "I understood: Board: Alice: Grizzly Bears (2/2); Opp hand: Lightning Bolt. "
        "Played: Opp casts Lightning Bolt on Grizzly Bears."
    )
    assert any(section.heading == "704.5g" for section in reply.sections)


def test_no_is_said_with_the_rule_where_something_cannot_be_done(desk: Desk, alice: Place) -> None:
    reply = desk.run(alice, "ask", question="He attacks me with Serra Angel. Can I block it with Grizzly Bears?")
    assert reply.verdict.startswith("No: ")
    assert "702.9b" in reply.verdict


def test_what_is_understood_can_be_taken_or_changed(desk: Desk, alice: Place) -> None:
    reply = desk.run(alice, "ask", question="My opponent bolts my Grizzly Bears. Does it die?")
    right, change, *_ = reply.buttons
    assert (right.label, change.label) == ("Right", "Change")
    form = desk.press(alice, change.id).form
    assert form is not None
    assert form.command == "what-if"
    texts = {field.option: field.text for field in form.fields}
    again = desk.run(alice, form.command, **texts)
    assert again.error is None
    assert again.verdict.startswith("Grizzly Bears dies.")
    assert desk.press(alice, right.id).error is None


def test_a_question_without_a_board_is_answered_as_before(desk: Desk, alice: Place) -> None:
    reply = desk.run(alice, "ask", question="What happens when a creature has lethal damage?")
    assert "I understood" not in reply.verdict


def test_the_size_of_what_nobody_has_told_of_is_not_made_up(cards: CardDatabase) -> None:
    assert situation(cards, "How big is my goblin?").not_understood
    assert not situation(cards, "I control a 3/3 goblin. How big is my goblin?").not_understood


def test_a_stand_in_is_called_a_token_once(cards: CardDatabase) -> None:
    (said,) = situation(cards, "I attack with a 3/3 goblin. What happens?").assumed
    assert said.count("creature token") == 1


def test_no_is_not_said_where_an_act_before_the_one_asked_about_is_refused(desk: Desk, alice: Place) -> None:
    question = "I attack with Serra Angel, he blocks with Grizzly Bears. Can I bolt Grizzly Bears?"
    reply = desk.run(alice, "ask", question=question)
    assert "Grizzly Bears can't block Serra Angel" in reply.verdict
    assert not reply.verdict.startswith("No")


@pytest.mark.parametrize(
    ("text", "lines", "done"),
    [
        (
            "My opponent swung with Serra Angel and I'm going to block with Llanowar Elves.",
            ["Me: Llanowar Elves", "Opp: Serra Angel", "It is Opp's turn"],
            ["Opp attacks Me with Serra Angel", "Me blocks Serra Angel with Llanowar Elves"],
        ),
        (
            "Grizzly Bears, which I control, is blocked by Serra Angel.",
            ["Me: Grizzly Bears", "Opp: Serra Angel"],
            ["Me attacks Opp with Grizzly Bears", "Opp blocks Grizzly Bears with Serra Angel"],
        ),
        (
            "My Serra Angel gets zapped by Lightning Bolt. Does it die?",
            ["Me: Serra Angel", "Opp:", "Opp hand: Lightning Bolt"],
            ["Opp casts Lightning Bolt on Serra Angel"],
        ),
        (
            "I have a Grizzly Bears which has two +1/+1 counters on it. He bolts it.",
            ["Me: Grizzly Bears (2 +1/+1)", "Opp:", "Opp hand: Lightning Bolt"],
            ["Opp casts Lightning Bolt on Grizzly Bears"],
        ),
        (
            "At my opponent's end step I cast Lightning Bolt on his Grizzly Bears.",
            ["Me:", "Me hand: Lightning Bolt", "Opp: Grizzly Bears", "It is Opp's turn"],
            ["to Opp's end step", "Me casts Lightning Bolt on Grizzly Bears"],
        ),
        (
            "Opp is at 9 poison. My 4/4 attacks into two 2/2 blockers.",
            ["Me: 4/4", "Opp: 9 poison, 2/2, 2/2"],
            ["Me attacks Opp with 4/4 creature", "Opp blocks 4/4 creature with 2/2 creature#1 and 2/2 creature#2"],
        ),
    ],
)
def test_clauses_are_read_by_their_verbs_in_any_form(
    cards: CardDatabase, text: str, lines: list[str], done: list[str]
) -> None:
    found = situation(cards, text)
    assert not found.not_understood
    assert [line.rstrip() for line in board(found)] == lines
    assert acts(found) == done


def test_a_remark_that_says_nothing_of_the_game_is_left_out_and_named(cards: CardDatabase) -> None:
    found = situation(cards, "We met at my store last night. My opponent bolts my Grizzly Bears. Does it die?")
    assert found.playable
    assert any("We met at my store" in line for line in found.assumed)
    assert situation(cards, "He doesn't pay the mana. My opponent bolts my Grizzly Bears.").not_understood


@pytest.mark.parametrize(
    "text", ["I play Evolving Wilds and crack it for a basic.", "I attack with it and pop it in response to that."]
)
def test_what_somebody_does_is_no_remark_although_it_names_nothing_of_the_game(cards: CardDatabase, text: str) -> None:
    found = situation(cards, "I control Grizzly Bears. " + text)
    assert found.not_understood
    assert not found.assumed


def test_cards_named_by_themselves_have_to_be_told_of(cards: CardDatabase) -> None:
    assert situation(cards, "Serra Angel + Grizzly Bears: I attack with Serra Angel.").not_understood
    told = situation(cards, "Serra Angel + Grizzly Bears: I attack with Serra Angel and Grizzly Bears.")
    assert not told.not_understood


@pytest.mark.parametrize(
    "text",
    [
        "Mon adversaire m'attaque avec Serra Angel, je la bloque avec Llanowar Elves. Qui meurt ?",
        "Mon Grizzly Bears se fait tuer par Lightning Bolt. Il meurt ?",
        "Il lance Lightning Bolt sur mon Grizzly Bears et je lance Giant Growth dessus en réponse. Survit-il ?",
        "Il attaque avec Serra Angel et je bloque avec une araignée 2/4 avec portée.",
    ],
)
def test_french_clauses_are_read_by_their_verbs_in_any_form(cards: CardDatabase, text: str) -> None:
    found = situation(cards, text, "fr")
    assert not found.not_understood
    assert found.acts


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Can I cast Lightning Bolt in response to Giant Growth?", "en"),
        ("Puis-je lancer Lightning Bolt en réponse à Giant Growth ?", "fr"),
    ],
)
def test_a_spell_that_is_responded_to_and_not_aimed_at_anything_is_said_not_to_be_played(
    cards: CardDatabase, text: str, language: str
) -> None:
    found = situation(cards, text, language)
    assert not found.playable
    assert any("Giant Growth" in clause for clause in found.not_understood)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Can I cast Lightning Bolt on his Llanowar Elves in response to Pyroclasm?", "en"),
        ("Puis-je lancer Lightning Bolt sur ses Llanowar Elves en réponse à Pyroclasm ?", "fr"),
    ],
)
def test_a_spell_that_is_responded_to_is_the_other_players_where_nobody_says_whose(
    cards: CardDatabase, text: str, language: str
) -> None:
    found = situation(cards, text, language)
    assert [(act.player, act.uses[0].item) for act in found.acts] == [("Opp", "Pyroclasm"), ("Me", "Lightning Bolt")]
    assert any("Pyroclasm" in line and "Opp" in line for line in found.assumed), "whose it is taken to be is said"


def test_an_attack_that_is_told_by_its_damage_is_read(cards: CardDatabase) -> None:
    found = situation(cards, "Enemy Grizzly Bears hits me unblocked while I'm on 2 life. Dead?")
    assert [(act.do, act.player) for act in found.acts][:1] == [("attack", "Opp")]


def test_which_mode_gives_what_is_said_to_be_got_is_not_guessed(cards: CardDatabase) -> None:
    assert grants(cards.card("Giant Growth"), "+3/+3")
    assert not grants(shelf()["widow's bite"], "deathtouch"), "a mode that is aimed may give something else"


def test_what_is_told_behind_is_no_part_of_what_stands_before_it(cards: CardDatabase) -> None:
    told = "Mon adversaire lance Lightning Bolt sur moi. Je pioche. Combien de points de vie ai-je ?"
    assert situation(cards, told, "fr").not_understood == ["Je pioche"]
    found = situation(cards, "My opponent makes me discard with Murder, then I draw with Lightning Bolt.")
    assert [(act.player, act.uses[0].item) for act in found.acts if act.uses] == [
        ("Opp", "Murder"),
        ("Me", "Lightning Bolt"),
    ]
