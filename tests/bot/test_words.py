"""The catalogue is complete in both languages, and every command has its words."""

from __future__ import annotations

import re
from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast

from bot.cli import LOCALES
from bot.desk import COMMANDS
from bot.errors import SCENARIO, SENTENCES
from bot.words import LANGUAGES, Words
from cards import fold
from engine import spellings
from engine.words import keys


def messages(language: str) -> dict[str, set[str]]:
    """Every message (and attribute) of a language, with the variables that it uses."""
    folder = resources.files("bot.words") / language
    source = "\n".join(file.read_text("utf-8") for file in sorted(folder.iterdir(), key=lambda file: file.name))
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            if entry.value:
                found[entry.id.name] = variables(source[entry.value.span.start : entry.value.span.end])
            for attribute in entry.attributes:
                text = source[attribute.span.start : attribute.span.end]
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(text)
    return found


def variables(text: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", text))


def test_french_says_everything_that_english_says_with_the_same_variables() -> None:
    english, french = messages("en"), messages("fr")
    assert set(english) - set(french) == set()
    assert set(french) - set(english) == {"footer-quoted"}, "only French has to say that quotations are English"
    for key, used in english.items():
        # UnknownRule gives the first two; a French type behind others begins with a small letter
        assert french[key] <= used | {"near", "name", "small"}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_option_is_described(language: str) -> None:
    words = Words.of(language)
    for command in COMMANDS.values():
        assert 1 <= len(words(command.key)) <= 100, command.name
        for option in command.options:
            text = words(f"{command.key}.{option.shown}")
            assert 1 <= len(text) <= 100, (command.name, option.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_its_sentence(language: str) -> None:
    known = messages(language)
    for row in (*SENTENCES.values(), SCENARIO):
        assert row.key in known


def test_no_message_of_the_desk_has_the_key_of_one_of_the_engine() -> None:
    for language in LANGUAGES:
        assert not set(messages(language)) & keys(language)


def test_help_offers_the_languages_that_there_are() -> None:
    assert LOCALES == LANGUAGES


@pytest.mark.parametrize("key", [key for key in messages("en") if key.startswith("typed-")])
def test_what_people_may_type_is_understood_in_every_language(key: str) -> None:
    known = spellings(key)
    for language in LANGUAGES:
        assert all(fold(word) in known for word in Words.of(language)(key).split(","))
    assert "" not in known


def test_locales_and_fallback() -> None:
    assert Words.of("fr-FR").language == "fr"
    assert Words.of("de").language == "en"
    assert Words.of("en-GB")("button-undo") == "Undo"
    with pytest.raises(KeyError):
        Words.of("en")("no such message")
