"""Our French is the French of the cards: every word file is held to the table in :mod:`tests.french_terms`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from bot.words import Words
from cards import fold
from engine import in_short
from engine.table.short_acts.problems import NotUnderstood
from engine.table.short_acts.sentences import Span
from engine.words import keys, spelt
from tests.french_terms import CONCEPTS, INSTEAD, KEYWORDS, UNSEEN

READ = ("typed-", "situation-", "short-")
"""What people may type may be any word that they use."""


def texts() -> Iterator[tuple[str, str]]:
    """Every French message: its key and its text, with gaps left out."""
    for package in ("engine.words", "bot.words"):
        for file in sorted((resources.files(package) / "fr").iterdir(), key=lambda file: file.name):
            source = file.read_text("utf-8")
            for entry in FluentParser().parse(source).body:
                if isinstance(entry, ast.Message) and entry.span is not None:
                    text = source[entry.span.start : entry.span.end].partition(" = ")[2]
                    yield entry.id.name, " ".join(re.sub(r"\{ \$\w+(?: ->)?|\}", " ", text).split())


def test_the_table_has_every_keyword_ability_of_the_rules(shared_data: Path) -> None:
    rules = (shared_data / "MagicCompRules-20260417.txt").read_text("utf-8-sig")
    titles = {int(m[1]): m[2].strip() for m in re.finditer(r"^702\.(\d+)\. (.+)$", rules, re.M)}
    assert {n: name for n, (name, _) in KEYWORDS.items()} == {n: t for n, t in titles.items() if n > 1}


@pytest.mark.parametrize("number", KEYWORDS)
def test_a_keyword_is_called_by_its_french_name(number: int) -> None:
    """The gloss of its rule names it, and so does every gloss of a part that begins with a name and a colon."""
    english, french = KEYWORDS[number]
    gloss = Words.of("fr").gloss(f"702.{number}") or ""
    assert fold(french) in fold(gloss), gloss
    if number in UNSEEN:
        assert fold(english).partition(" (")[0] in fold(gloss)
    for key in keys("fr", glosses=True):
        if re.fullmatch(rf"rule-702-{number}[a-z]", key):
            named, colon, _ = (Words.of("fr").gloss(key[5:].replace("-", ".", 1)) or "").partition("\u00a0:")
            assert not colon or len(named.split()) > 5 or fold(french).split()[0] in fold(named), named


@pytest.mark.parametrize("number", KEYWORDS)
def test_a_keyword_in_a_sentence_or_on_a_counter_has_the_same_name(number: int) -> None:
    english, french = KEYWORDS[number]
    name = english.lower().replace(" ", "-")
    for key in (f"keyword-{name}", f"counter-{name}", f"typed-situation-keyword-{name}"):
        said = Words.of("fr").find(key)
        assert said is None or fold(french) in fold(said), f"{key} = {said}"


@pytest.mark.parametrize("wrong", INSTEAD)
def test_no_word_is_used_that_is_not_the_game_s(wrong: str) -> None:
    found = {
        key: text for key, text in texts() if not key.startswith(READ) and re.search(rf"\b(?:{wrong})\b", text, re.I)
    }
    assert not found, f"say {INSTEAD[wrong]}"


def test_the_table_s_concepts_are_spoken_of() -> None:
    """A row of the table that no message uses would hold nothing."""
    said = " ".join(text for _, text in texts()).lower()
    assert [concept for concept in CONCEPTS if concept not in said] == []


def test_french_spaces_hold_together() -> None:
    words = Words.of("fr")
    assert "\u00a0" not in words("choose-room")
    assert words("verdict-asked", player="Ana", prompt="Quelle cible ?") == "Ana\u00a0: Quelle cible\u00a0?"
    assert words("quoted", text="Vol") == "«\u00a0Vol\u00a0»"


def test_words_are_elided_before_names() -> None:
    words = Words.of("fr")
    assert words("ability-of", object="Ajani") == "la capacité d’Ajani"
    assert words("ability-of", object="Yasova") == "la capacité de Yasova"
    assert words("outcomes-differ", n=2, player="Ana") == "2 résultats différents, selon ce que choisit Ana."


def test_an_apostrophe_of_ours_is_the_typographic_one() -> None:
    assert [key for key, text in texts() if not key.startswith(READ) and "'" in text] == []
    said = Words.of("fr")("ability-of", object="Urza's Tower")
    assert said == "la capacité d’Urza's Tower", "a name keeps its own"
    entry = {"do": "go_to", "step": "upkeep", "active": "Ana's deck"}
    assert in_short(entry, "fr") == "jusqu’à l’étape d’entretien d’Ana's deck"


@pytest.mark.parametrize("number", KEYWORDS)
def test_a_keyword_by_itself_is_named_as_the_table_has_it(number: int) -> None:
    english, french = KEYWORDS[number]
    for word in re.sub(r" \(.*\)", "", english).split(" and "):
        if re.search(r"\w", word):
            assert Words.of("en").bare(word.lower()) == word.lower() or number == 163
            assert fold(Words.of("fr").bare(word.lower())) in (fold(french), "nocturne")


def test_an_apostrophe_of_a_name_is_its_own() -> None:
    assert "Brass's Bounty" in Words.of("en")("verdict-no-rulings", card="Brass's Bounty")
    searched = Words.of("en")("tell-searched", player="Ana", owner="Boss", zones="library")
    assert searched == "Ana searches Boss' library."


@pytest.mark.parametrize(
    "key", ["attacker-tapped", "too-few-block-it", "must-be-blocked", "tell-became-blocked", "assign-as-unblocked"]
)
def test_what_is_called_by_its_name_is_masculine_in_every_sentence(key: str) -> None:
    """Steps say "Grizzly Bears est détruit"; what is refused or asked of the same card says "engagé", not "engagée"."""
    given = dict.fromkeys(("creature", "attacker", "object"), "Grizzly Bears")
    said = Words.of("fr")(key, least=2, by="", **given)
    assert not re.search(r"Grizzly Bears [^;.]*(?:engagée|bloquée|-elle)\b", said), said


@pytest.mark.parametrize(("short", "said"), [(1, "encore 1 blessure à"), (2, "encore 2 blessures à")])
def test_what_is_short_of_lethal_is_counted(short: int, said: str) -> None:
    for key in ("trample-short", "trample-short-of-loyalty"):
        assert said in Words.of("fr")(key, short=short, blocker="Rats", planeswalker="Jace")


def test_cards_that_do_not_matter_are_said_so() -> None:
    assert Words.of("fr")("none-matters", count=5) == "aucune des 5 n’a d’importance"


def test_saprolings_are_called_as_french_cards_call_them() -> None:
    said = Words.of("fr").find("subtype-Saproling")
    assert said == "Saprobionte"


def test_a_literal_word_that_was_expected_is_quoted_as_in_french() -> None:
    missing = NotUnderstood("attaque tous", Span("attaque tous", 12, 12), ("“avec”",)).sentence("fr")
    assert "Attendu\u00a0: «\u00a0avec\u00a0»" in missing


def test_an_article_becomes_one_word_with_what_stands_before_it() -> None:
    for said, spelled in (("de les deux Shock", "des deux Shock"), ("à les deux Shock", "aux deux Shock")):
        assert spelt(said, "fr") == spelled


def test_what_is_to_be_chosen_addresses_nobody() -> None:
    """It stands behind "C’est à Bob :", in a verdict that anybody reads, as well as on Bob's own buttons."""
    address = re.compile(r"\b(?:vous|votre|vos)\b|^\w+ez\b|[?:;] \w+ez\b", re.I)
    prompts = [text for key, text in texts() if re.match(r"(?:choose|divide|declare|order|assign)-", key)]
    assert len(prompts) > 80
    assert [text for text in prompts if address.search(text)] == []
