"""Look-ups and questions: cards, rulings, rules, the glossary, what-if, ask and why."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.asking.language_of_question import language_of
from bot.asking.passages import printed_on_cards
from bot.asking.short_names import without_names
from bot.asking.terms import terms
from bot.desk import Desk, Place, Reply
from cards import CardDatabase
from tests.bot.replies import good


def test_a_card_with_both_faces_and_how_much_of_it_is_read(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "card", name="invasion of zendikar"))
    assert reply.verdict == "Invasion of Zendikar // Awakened Skyclave"
    assert [s.heading for s in reply.sections] == ["Invasion of Zendikar {3}{G}", "Awakened Skyclave"]
    assert reply.sections[0].text.startswith("Battle — Siege · 3\n")
    assert reply.footer[0].startswith("The engine reads")
    rulings = good(desk.press(alice, reply.buttons[0].id))
    assert rulings.verdict == "17 rulings on Invasion of Zendikar // Awakened Skyclave."
    assert all(section.quoted for section in rulings.sections)


@pytest.mark.parametrize("name", ["bolt", "LIGHTNING BOLT", "lightning b", "[[Lightning Bolt]]"])
def test_a_card_by_what_people_call_it(desk: Desk, alice: Place, name: str) -> None:
    assert good(desk.run(alice, "card", name=name)).verdict == "Lightning Bolt"


def test_a_name_that_may_be_several_cards_is_asked_about(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "card", name="invasion of"))
    assert reply.verdict == "Which “invasion of” is meant?"
    assert len(reply.buttons) > 1
    assert all(button.label.startswith("Invasion of ") for button in reply.buttons)
    chosen = good(desk.press(alice, reply.buttons[0].id))
    assert chosen.verdict.startswith(reply.buttons[0].label)


def test_a_rule_with_its_parents_children_and_neighbours(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "rule", query="CR 310.8"))
    assert reply.verdict == "310.8 · 310 Battles"
    assert [s.heading for s in reply.sections][:3] == ["310.8", "310.8a", "310.8b"]
    assert reply.sections[1].folded
    follow = good(desk.press(alice, reply.buttons[0].id))
    assert follow.verdict.startswith("310 ")


def test_rules_by_words_and_nothing_found(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "rule", query="protector attack"))
    assert "310.8b" in [s.heading for s in reply.sections]
    assert desk.run(alice, "rule", query="zzzyx").error == "unknown"


def test_a_term_is_its_short_definition_one_tap_from_its_rule(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "rule", query="siege"))
    assert reply.verdict == "Siege"
    assert len(reply.sections) == 1
    assert [button.label for button in reply.buttons] == ["310.11"]


@pytest.mark.parametrize("word", ["tramp", "Trampling", "piétinement"])
def test_what_people_call_a_term_leads_to_it(desk: Desk, alice: Place, word: str) -> None:
    assert "“Trample”" in desk.run(alice, "rule", query=word).verdict, "the starter set does not define it"


def test_a_glossary_entry_leads_to_its_rule(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "glossary", term="siege"))
    assert reply.verdict == "Siege"
    assert reply.buttons[0].label == "310.11"


def test_what_if_plays_it_all_on_a_throwaway_board(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "what-if", card="Murder", target="Serra Angel"))
    assert "Serra Angel dies" in reply.verdict
    assert reply.steps[0].n == 1
    assert reply.picture is not None
    assert desk.run(alice, "board show").error == "state", "the channel has no board from it"
    rules = next(b for b in reply.buttons if b.id.endswith(":rules"))
    assert good(desk.press(alice, rules.id)).sections


def test_what_if_with_more_cards_and_a_choice_to_make(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "what-if", card="Lightning Bolt", target="Invasion of Zendikar"))
    assert reply.choice is not None, "the Siege is the asker's own, and they may cast it transformed"
    assert reply.choice.player == "Alice"
    told = good(desk.choose(alice, reply.choice.at, ["yes"]))
    assert "Awakened Skyclave" in told.verdict
    humbled = good(desk.run(alice, "what-if", card="Shock", target="Serra Angel", with_="Opp: Humility"))
    assert "Serra Angel dies" in humbled.verdict
    assert desk.run(alice, "what-if", card="Shock", with_="Nobody: Shock").error == "input"


def test_what_if_nothing_can_be_done(desk: Desk, alice: Place) -> None:
    reply = desk.run(alice, "what-if", card="Murder", target="Opp")
    assert reply.error == "refused"
    assert reply.citations


def test_a_question_finds_its_cards_and_the_ruling_that_decides_it(desk: Desk, alice: Place) -> None:
    question = "Can I attack my own Invasion of Zendikar, and who can block?"
    reply = good(desk.run(alice, "ask", question=question))
    assert any("Invasion of Zendikar" in line for line in reply.footer)
    assert len(reply.sections) <= 5, "one phone screen"
    texts = [section.text for section in reply.sections]
    assert any("attacked by its own controller" in text for text in texts[:3])
    assert reply.verdict.startswith("“Can I attack my own battle?” Yes."), "it is sure to be the one that is asked"
    drafted = good(desk.press(alice, reply.buttons[0].id))
    assert drafted.picture is not None
    assert good(desk.run(alice, "board show")).picture is not None


def test_a_question_is_answered_by_a_rule_and_the_rest_is_behind_more(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "ask", question="my creature dies in response to its ability, does it still resolve?"))
    assert "does the ability still resolve?” Yes. " in reply.verdict, "the known question is shown with its answer"
    assert "(113.7a" in reply.verdict
    assert reply.sections[0].heading == "113.7a"
    (more,) = (button for button in reply.buttons if button.label == "More")
    whole = good(desk.press(alice, more.id))
    assert len(whole.sections) > len(reply.sections)
    assert whole.private


def test_a_question_in_french(desk: Desk, alice: Place) -> None:
    asked = "Combien de blessures passent au joueur avec le piétinement ?"
    reply = good(desk.run(replace(alice, locale="fr"), "ask", question=asked))
    assert reply.verdict.startswith("702.19b\u00a0: Piétinement")


def test_what_is_no_question_of_rules_is_not_answered_as_one(desk: Desk, alice: Place) -> None:
    reply = desk.run(alice, "ask", question="Which booster box should I buy?")
    assert reply.error == "unknown" or reply.verdict.startswith("I am not sure")
    assert desk.press(alice, "q:more:no such rule").sections == ()


@pytest.mark.parametrize("told", ["i have a lord", "j'ai un lord"])
def test_to_what_asks_nothing_no_answer_is_given_as_the_one(desk: Desk, alice: Place, told: str) -> None:
    assert desk.run(alice, "ask", question=told).verdict.startswith(("If you ask ", "Si vous demandez "))


def test_where_no_rule_is_sure_the_cards_speak_and_the_nearest_rules_stand_below(desk: Desk, alice: Place) -> None:
    question = "Wall of Omens with Glorious Anthem out, and Invasion of Zendikar, any thoughts?"
    reply = good(desk.run(alice, "ask", question=question))
    assert "If you ask “" in reply.verdict, "no answer is given as the answer"
    assert reply.sections[0].heading == "Glorious Anthem"
    assert reply.sections[0].text == desk.cards["Glorious Anthem"].front.text
    assert len(reply.sections) <= 5, "one phone screen"


def kinds(reply: Reply) -> list[str]:
    """What each section of an answer is: a rule by its number, a ruling by its date, else a card."""

    def kind(heading: str) -> str:
        if re.match(r"\d{3}\.", heading):
            return "rule"
        return "ruling" if re.search(r" · \d{4}-", heading) else "card"

    return [kind(section.heading) for section in reply.sections]


@pytest.mark.parametrize(
    ("question", "shown"),
    [
        (
            "Who protects Invasion of Zendikar and does the back face enter when the last counter is removed?",
            ["rule", "ruling", "card", "ruling", "rule"],
        ),
        (
            "Can I attack my own Invasion of Zendikar, and who can block?",
            ["rule", "ruling", "card", "ruling", "rule"],
        ),
        (
            "Giant Spider, Glorious Anthem and Invasion of Zendikar against many spirits, thoughts?",
            ["card", "card", "ruling", "ruling"],
        ),
        (
            "Invasion of Arcavios with a Burning Wish in the sideboard, graveyard or library, thoughts?",
            ["ruling", "ruling", "card", "card"],
        ),
        ("my creature dies in response to its ability, does it still resolve?", ["rule", "rule", "rule"]),
        (
            "I cast Lightning Bolt on my Invasion of Zendikar with 3 defense counters. What happens?",
            ["rule", "ruling", "ruling", "rule", "rule"],
        ),
        (
            "If I Shock a Grizzly Bears while Giant Growth is on the stack, what happens?",
            ["rule", "card"],
        ),
    ],
)
def test_what_says_most_of_a_question_comes_first(desk: Desk, alice: Place, question: str, shown: list[str]) -> None:
    """The rule that is sure to answer; else the ruling that is near, or what is printed on the cards: that is not
    needed where the question has been played. Rules that are not near are not shown at all, and no answer is longer
    than a phone screen."""
    assert kinds(good(desk.run(alice, "ask", question=question))) == shown


def test_removal_while_a_pump_spell_is_on_the_stack_is_a_known_question(desk: Desk, alice: Place) -> None:
    question = "If I Shock a Grizzly Bears while Giant Growth is on the stack, what happens?"
    offered = good(desk.run(alice, "ask", question=question)).verdict.splitlines()
    (fits,) = (one for one in offered if "responds to my pump" in one)
    assert "608.2b" in fits


def test_rulings_on_the_last_steps_of_what_was_played_come_first(desk: Desk, alice: Place) -> None:
    """Of each step the one that is most to the point."""
    question = "I cast Lightning Bolt on my Invasion of Zendikar with 3 defense counters. What happens?"
    reply = good(desk.run(alice, "ask", question=question))
    first, second = (section.text for section in reply.sections if " · " in section.heading)
    assert first.startswith("Sieges each have an intrinsic triggered ability.")
    assert second.startswith("Damage dealt to a battle causes that many defense counters to be removed")


def test_what_is_printed_says_what_shares_words_with_the_question(cards: CardDatabase) -> None:
    asked = set(terms("does the Siege's back enter when its last counter is gone, and who protects it", "en"))
    ((card, text),) = printed_on_cards([cards["Shock"], cards["Invasion of Zendikar"]], asked, 1)
    assert card.front.name == "Invasion of Zendikar"
    assert "protect" in text


def test_names_in_a_question(cards: CardDatabase) -> None:
    question = "If I Shock a Grizzly Bears while [[bolt]] is on the stack, do Islands matter?"
    mentions = cards.mentions(question)
    assert [mention.name for mention in mentions] == ["Shock", "Grizzly Bears", "Lightning Bolt"]
    assert "stack" in without_names(question, mentions, "en", {})
    assert "Shock" not in without_names(question, mentions, "en", {})
    assert "Shock" in without_names(question, mentions, "en", {"shock": 1.0}), "what is said of rules too stays"
    assert "Grizzly" not in without_names(question, mentions, "en", {"grizzli": 1.0, "bear": 1.0})
    assert cards.mentions("Can opponents do that? Murder is illegal.")[0].name == "Murder"
    assert cards.mentions("why does it die") == ()


def test_why_tells_layer_by_layer(desk: Desk, alice: Place) -> None:
    text = "You: Serra Angel (2 +1/+1), Humility, Glorious Anthem\nOpp: Giant Spider"
    good(desk.run(alice, "board paste", text=text))
    reply = good(desk.run(alice, "why", object="angel"))
    assert reply.verdict == "Serra Angel is a 4/4 white Creature — Angel, no abilities."
    assert [step.rules[0].id for step in reply.steps] == ["613.1", "613.1f", "613.4b", "613.4c", "613.4c"]
    assert reply.steps[0].text == "It starts as printed: 4/4 white Creature — Angel, flying, vigilance."
    assert "Humility says" in reply.steps[1].text
    assert desk.run(alice, "why", object="nothing here").error == "unknown"


def test_help_lists_every_command_and_explains_one(desk: Desk, alice: Place) -> None:
    text = "\n".join(section.text for section in good(desk.run(alice, "help")).sections)
    for name in ("board paste", "cast", "what-if", "why", "privacy"):
        assert f"/{name} — " in text
    usage = good(desk.run(alice, "help", topic="/what-if"))
    assert "with — " in usage.sections[0].text


def test_about_has_the_notice_and_the_dates(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "about"))
    assert any("unofficial Fan Content" in section.text for section in reply.sections)
    assert reply.private


def test_thumbs_are_kept_only_where_a_moderator_allowed_it(desk: Desk) -> None:
    asker = Place("c1", "1", "en", "Alice", guild="9")
    question = "What happens when a creature has lethal damage?"
    assert not any(button.label == "👍" for button in desk.run(asker, "ask", question=question).buttons)
    assert desk.run(asker, "thumbs", allow=True).error is not None, "only moderators allow it"
    assert desk.run(Place("c1", "2", guild="9", moderator=True), "thumbs", allow=True).error is None
    reply = desk.run(asker, "ask", question=question)
    up, down = (next(one for one in reply.buttons if one.label == label) for label in ("👍", "👎"))
    assert desk.press(Place("c1", "3", guild="9"), down.id).private
    desk.press(asker, up.id)
    desk.press(asker, up.id)
    (judged,) = desk.boards.thumbs.judged()
    assert (judged.question, judged.up, judged.down) == (question, 1, 1)
    assert judged.rules[0].startswith("704.5")
    elsewhere = Place("c2", "1", guild="8")
    assert desk.press(elsewhere, up.id).error is not None, "another server has not allowed it"


def test_what_is_kept_of_questions_is_told_and_deleted(desk: Desk) -> None:
    asker = Place("c1", "1", "en", "Alice", guild="9")
    desk.run(Place("c1", "2", guild="9", moderator=True), "thumbs", allow=True)
    reply = desk.run(asker, "ask", question="What happens when a creature has lethal damage?")
    up = next(one for one in reply.buttons if one.label == "👍")
    desk.press(asker, up.id)
    assert "Questions and thumbs: 2." in desk.run(asker, "privacy").verdict
    desk.run(asker, "privacy", delete=True)
    assert not desk.boards.thumbs.judged()
    assert desk.press(asker, up.id).error is not None
    assert desk.run(Place.direct("1"), "thumbs", allow=True).error is not None, "in direct messages nothing is kept"


def test_a_players_name_on_the_board_here_is_no_card(desk: Desk, alice: Place) -> None:
    """Of a card that is called as a player is, the full name in brackets is still the card."""
    good(desk.run(alice, "board new", players="Alice, Bolt"))
    named = "Cards in your question: Lightning Bolt."
    assert named not in desk.run(alice, "ask", question="Can Bolt's creatures block?").footer
    assert named in desk.run(alice, "ask", question="Can [[Lightning Bolt]] be countered?").footer


DEFINED = ("what is a siege?", "What's a Siege", "what does siege mean?", "c'est quoi un siège ?")
ANSWERED = ("what is a siege's protector", "what is Lightning Bolt", "is a siege a battle?")


@pytest.mark.parametrize("question", [*DEFINED, *ANSWERED])
def test_what_a_word_means_is_told_by_the_glossary_and_nothing_more_is(desk: Desk, question: str) -> None:
    alice = Place("c1", "1", "en", "Alice")
    told = desk.run(alice, "ask", question=question)
    assert told.error is None
    there = replace(alice, locale=language_of(question))
    assert (told == desk.run(there, "glossary", term="siege")) == (question in DEFINED)
