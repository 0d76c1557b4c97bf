"""What a look-up shows: a card's faces, legality and how much of it is read; rules, terms, help."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.boards.store import BoardStore
from bot.desk import Desk, Place
from bot.desk.commands.look_ups import _face, _legalities, _reads, _title, look_up_button
from bot.desk.terms_meant import TERMS, keywords_called, term_meant
from bot.words import Words
from cards import GlossaryEntry, Rule, RuleMove, import_files
from cards.database import CardDatabase
from tests.bot.replies import good

WORDS = Words.of("en")


def test_a_face_has_its_size_loyalty_or_defense_beside_its_types(cards: CardDatabase) -> None:
    def shown(name: str) -> tuple[str, str]:
        face = _face(cards[name].front, name)
        return face.heading, face.text.split("\n")[0]

    assert shown("Ornithopter") == ("Ornithopter {0}", "Artifact Creature — Thopter · 0/2")
    assert shown("Jace Beleren") == ("Jace Beleren {1}{U}{U}", "Legendary Planeswalker — Jace · 3")
    assert shown("Murder") == ("Murder {1}{B}{B}", "Instant")
    assert shown("Forest")[0] == "Forest", "a land has no mana cost"


def test_the_heading_of_a_face_leads_to_its_picture_or_else_to_its_card(cards: CardDatabase) -> None:
    bears = cards["Grizzly Bears"].front
    assert _face(bears, "Grizzly Bears").url == "https://scryfall.com/search?q=%21%22Grizzly%20Bears%22"
    picture = "https://cards.scryfall.io/normal/front/4/0/409f9b88.jpg?1"
    assert _face(replace(bears, image=picture), "Grizzly Bears").url == picture


def test_formats_stand_by_how_a_card_may_be_played_in_them(cards: CardDatabase) -> None:
    states = {
        "vintage": "restricted",
        "legacy": "banned",
        "commander": "legal",
        "modern": "not_legal",
        "brawl": "legal",
    }
    card = replace(cards["Sol Ring"], legalities=states)
    assert _legalities(card, WORDS).split("\n") == [
        f"{WORDS('legal-legal')}: brawl, commander",
        f"{WORDS('legal-restricted')}: vintage",
        f"{WORDS('legal-banned')}: legacy",
    ]
    assert _legalities(replace(card, legalities={"modern": "not_legal"}), WORDS) == ""


def test_how_much_of_a_card_is_read(cards: CardDatabase) -> None:
    def reads(text: str) -> str:
        bears = cards["Grizzly Bears"]
        return _reads(replace(bears, faces=(replace(bears.front, text=text),)), WORDS)

    assert reads("Flying") == WORDS("reads-whole")
    assert reads("Whenever it rains, get wet.") == WORDS("reads-none")
    partly = reads("Flying\nWhenever it rains, get wet.")
    assert "1" in partly
    assert "2" in partly
    assert "rains, get wet.”" in partly


def test_a_button_holds_no_more_than_a_hundred_bytes() -> None:
    room = 100 - len("q:card:")
    assert look_up_button("card", "x" * room, "It") is not None
    assert look_up_button("card", "x" * (room + 1), "It") is None
    assert look_up_button("card", "é" * (room // 2 + 1), "It") is None


def test_a_long_rule_is_titled_by_its_beginning() -> None:
    assert _title(Rule("1.1", "Short. And more of it.")) == "Short"
    assert _title(Rule("1.1", "x" * 60)) == "x" * 60
    assert _title(Rule("1.1", "x" * 61)) == "x" * 59 + "…"


def test_a_rule_has_its_examples_its_parts_and_what_stands_around_it(
    desk: Desk, alice: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    rule = good(desk.run(alice, "rule", query="310.11"))
    assert [button.label for button in rule.buttons] == ["310", "310.10", "310.11a"]
    assert [section.heading for section in rule.sections] == ["310.11", "310.11a", "310.11b"]
    assert [section.folded for section in rule.sections] == [False, True, True]
    with_example = replace(desk.cards.rule("310.9"), examples=("A Siege is attacked.",))
    monkeypatch.setattr(desk.cards, "rule", lambda number: with_example)
    told = good(desk.run(alice, "rule", query="310.9"))
    example = next(section for section in told.sections if section.text == "A Siege is attacked.")
    assert example.folded
    assert example.quoted


def test_a_rule_may_be_written_with_a_word_before_it(desk: Desk, alice: Place) -> None:
    for query in ("310.6", "CR 310.6", "rule 310.6.", "cr310.6"):
        assert good(desk.run(alice, "rule", query=query)).verdict.startswith("310.6 "), query


def test_rules_without_a_term_and_a_term_without_rules_are_both_told(
    desk: Desk, alice: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk.cards, "search_glossary", lambda words, limit: [])
    rules = good(desk.run(alice, "rule", query="protector Siege"))
    assert rules.sections
    assert all(section.heading.startswith("310.") for section in rules.sections)
    monkeypatch.setattr(desk.cards, "search_glossary", lambda words, limit: [GlossaryEntry("Siege", "A battle.")])
    monkeypatch.setattr("bot.desk.commands.look_ups._best", lambda desk, query, words: [])
    (term,) = good(desk.run(alice, "rule", query="protector Siege")).sections
    assert (term.heading, term.text, term.folded) == ("Siege", "A battle.", True)
    monkeypatch.setattr(desk.cards, "search_glossary", lambda words, limit: [])
    assert desk.run(alice, "rule", query="protector Siege").error == "unknown"


def test_rules_about_something_come_with_the_terms_about_it(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "rule", query="protector Siege"))
    assert reply.sections[-1].heading == "Siege"
    assert reply.sections[-1].folded
    assert len(reply.buttons) == min(5, len(reply.sections) - 1)
    assert [b.label for b in reply.buttons] == [s.heading for s in reply.sections][: len(reply.buttons)]


def test_a_term_nearly_written_is_found_and_one_that_is_none_is_not(desk: Desk, alice: Place) -> None:
    assert good(desk.run(alice, "glossary", term="sieges")).verdict == "Siege"
    assert desk.run(alice, "glossary", term="zzzyx").error == "unknown"


def test_a_card_without_rulings_says_so_and_offers_none(desk: Desk, alice: Place) -> None:
    assert good(desk.run(alice, "card", name="Grizzly Bears")).buttons == ()
    none = good(desk.run(alice, "rulings", name="Grizzly Bears"))
    assert none.sections == ()
    assert none.verdict == WORDS("verdict-no-rulings", card="Grizzly Bears", n=0)


def test_help_sorts_the_commands_by_what_they_are_for(desk: Desk, alice: Place) -> None:
    building, acting, looking = good(desk.run(alice, "help")).sections
    assert all(line.startswith("/board") for line in building.text.split("\n"))
    assert "/cast — " in acting.text
    for name in ("/card", "/ask", "/why", "/help"):
        assert f"{name} — " in looking.text
        assert f"{name} — " not in acting.text


def test_help_on_one_command_tells_which_options_may_be_left_out(desk: Desk, alice: Place) -> None:
    lines = good(desk.run(alice, "help", topic="cast")).sections[0].text.split("\n")
    optional = f"({WORDS('help-optional')})"
    assert not next(line for line in lines if line.startswith("card — ")).endswith(optional)
    assert next(line for line in lines if line.startswith("target — ")).endswith(optional)
    assert good(desk.run(alice, "help", topic="about")).sections[0].text == WORDS("help-no-options")


def test_a_definition_is_quoted_and_not_folded(desk: Desk, alice: Place) -> None:
    (section,) = good(desk.run(alice, "glossary", term="siege")).sections
    assert section.quoted
    assert not section.folded


def test_cards_in_brackets_are_shown_where_nothing_is_asked(desk: Desk, alice: Place) -> None:
    one = good(desk.run(alice, "ask", question="I love my [[bolt]]!"))
    assert one == good(desk.run(alice, "card", name="Lightning Bolt"))
    text = "Go for [[Grizzly Bears]], [[shock]], [[Shock]] and [[Invasion of Zendikar]], not [[Nonesuch]]."
    several = good(desk.run(alice, "ask", question=text))
    assert several.verdict == "Grizzly Bears, Shock and Invasion of Zendikar // Awakened Skyclave"
    assert [section.folded for section in several.sections] == [False, False, True, True]
    assert several.footer[0].startswith("There is no card named “Nonesuch”")
    assert desk.run(alice, "ask", question="[[Nonesuch]]").error == "unknown"


def test_a_question_with_cards_in_brackets_is_answered(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "ask", question="What is trample on [[Grizzly Bears]]?"))
    assert "Grizzly Bears" in [button.label for button in reply.buttons]
    assert "Grizzly Bears" not in [section.heading for section in reply.sections]


@pytest.mark.parametrize(
    ("typed", "term"),
    [
        ("tramp", "Trample"),
        ("Piétinement", "Trample"),
        ("etb", "Enters the Battlefield"),
        ("commander tax", "Commander Tax"),
        ("taxe du commandant", "Commander Tax"),
        ("dfc", "Double-Faced Cards"),
        ("layers", "Layer"),
        ("the legend", "Legend Rule"),
        ("la pile", "Stack"),
        ("dmg", "Damage"),
        ("contrecarré", "Counter"),
        ("Nonesuch", "Nonesuch"),
    ],
)
def test_what_players_call_it_stands_for_its_term(desk: Desk, alice: Place, typed: str, term: str) -> None:
    assert term_meant(desk, alice, typed) == term


def test_keywords_are_known_by_their_french_names() -> None:
    french = keywords_called("fr")
    assert (french["initiative"], french["prediction"], french["celerite"]) == ("702.7", "702.143", "702.10")
    assert "initiative" not in keywords_called("en")
    assert keywords_called("en")["foretell"] == "702.143"


def test_a_word_is_a_keyword_first_in_its_own_language(tmp_path: Path, shared_data: Path) -> None:
    import_files([shared_data / "MagicCompRules-20260417.txt"], tmp_path / "cards.db")
    with CardDatabase.open(tmp_path / "cards.db") as cards, closing(BoardStore()) as store:
        desk = Desk(cards, store)
        french, english = Place("channel", "1", name="Ana", locale="fr"), Place("channel", "1", name="Ana")
        assert good(desk.run(french, "rule", query="initiative")).sections[0].heading == "First Strike"
        assert good(desk.run(english, "rule", query="initiative")).verdict == "Initiative"
        assert good(desk.run(french, "rule", query="l'initiative")).sections[0].heading == "First Strike"
        assert good(desk.run(english, "rule", query="prédiction")).verdict.startswith("Foretell: ")
        assert good(desk.run(english, "rule", query="haste")).verdict.startswith("Haste: ")


@pytest.mark.parametrize("typed", ["siege", "sièges"])
def test_a_term_leads_to_its_rule(desk: Desk, alice: Place, typed: str) -> None:
    assert "310.11" in [button.label for button in good(desk.run(alice, "rule", query=typed)).buttons]


def test_every_term_is_one_of_the_glossary(shared_data: Path) -> None:
    rules = (shared_data / "MagicCompRules-20260417.txt").read_text(encoding="utf-8-sig")
    glossary = {line.strip() for line in rules.splitlines()}
    assert [term for term in TERMS if term not in glossary] == []


def test_a_heading_is_told_by_its_first_rule(desk: Desk, alice: Place) -> None:
    battles = good(desk.run(alice, "rule", query="310"))
    assert battles.verdict == "310 · Battles"
    assert [section.heading for section in battles.sections][:2] == ["310.1", "310.2"]
    assert [section.folded for section in battles.sections][:2] == [False, True]


def test_of_many_rules_the_best_are_shown_and_the_others_folded(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "rule", query="battle protector attack defense"))
    assert [section.folded for section in reply.sections[:4]] == [False, False, False, True]


@pytest.mark.parametrize(
    ("locale", "query", "rule", "says"),
    [
        ("en", "tramp", "702.19", "Trample: what is beyond lethal"),
        ("fr", "piétinement", "702.19", "Piétinement : ce qui dépasse"),
        ("en", "commander tax", "903.8", "Commander Tax: A commander costs 2 more"),
        ("en", "siege", "310.11", "Siege"),
    ],
)
def test_a_term_says_first_what_it_does(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, locale: str, query: str, rule: str, says: str
) -> None:
    monkeypatch.setattr(desk.cards, "glossary", lambda term: GlossaryEntry(term, f"See rule {rule}."))
    found = good(desk.run(Place("channel", "1", locale), "rule", query=query))
    assert found.verdict.replace("\u00a0", " ").startswith(says)
    assert [button.label for button in found.buttons] == [rule]


def test_where_a_card_is_legal_is_folded_below_it(desk: Desk, alice: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    assert WORDS("heading-legal") not in [s.heading for s in good(desk.run(alice, "card", name="Shock")).sections]
    listed = replace(desk.cards["Shock"], legalities={"modern": "legal"})
    monkeypatch.setattr(desk.cards, "card", lambda *_, **__: listed)
    legal = good(desk.run(alice, "card", name="Shock")).sections[-1]
    assert (legal.heading, legal.text, legal.folded) == (
        WORDS("heading-legal"),
        f"{WORDS('legal-legal')}: modern",
        True,
    )


def test_where_a_rule_came_from_or_went_is_told_unless_it_has_stayed(
    desk: Desk, alice: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    def moved(*moves: RuleMove) -> list[str]:
        monkeypatch.setattr(desk.cards, "moved", lambda number: moves)
        sections = good(desk.run(alice, "rule", query="310.6")).sections
        return [section.text for section in sections if section.heading == WORDS("heading-moved")]

    stayed = RuleMove("310.6", "310.6", "2024-01-01", "reworded")
    came, went = replace(stayed, number="310.5"), replace(stayed, now="310.7")
    assert moved() == []
    assert moved(stayed) == []
    assert moved(came) == [str(came)]
    assert moved(stayed, came, went) == [f"{came}\n{went}"]


def test_a_card_with_rulings_leads_to_them_by_their_number(desk: Desk, alice: Place) -> None:
    (button,) = good(desk.run(alice, "card", name="Invasion of Zendikar")).buttons
    rulings = good(desk.press(alice, button.id))
    assert len(rulings.sections) == 17
    assert button.label == WORDS("button-rulings-of", n=17)
    assert all(section.quoted for section in rulings.sections)
