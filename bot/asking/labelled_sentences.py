"""Sentences that are known to be about rules: of tests and docstrings, and as players would ask for the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import resources

from bot.asking.known_questions import DECIDE, KnownQuestion, known_questions
from bot.asking.terms import LANGUAGES, terms


def spoken() -> Iterator[tuple[list[str], list[str]]]:
    """The sentences of tests and docstrings."""
    for line in resources.files("bot.asking").joinpath("sentences_of_tests.txt").read_text("utf-8").splitlines():
        numbers, bar, sentence = line.partition(" | ")
        if bar:
            yield numbers.split(), terms(sentence, "en")


def asked(known: Sequence[KnownQuestion] | None = None) -> Iterator[tuple[list[str], list[str]]]:
    """The sentences of players: for each rule some in English, and after "||" some in French."""
    for numbers, language, sentence in asked_in_words(known):
        yield numbers, terms(sentence, language)


def asked_in_words(known: Sequence[KnownQuestion] | None = None) -> Iterator[tuple[list[str], str, str]]:
    """The same as they are written, each with its language; with those that have answers, or else those ``known``."""
    for one in known_questions() if known is None else known:
        for language, wordings in one.wordings.items():
            yield from ((list(one.rules[:DECIDE]), language, wording) for wording in wordings)
    folder = resources.files("bot.asking") / "sentences"
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        for line in file.read_text("utf-8").splitlines():
            numbers, colon, listed = line.partition(": ")
            if not colon or line.startswith("#"):
                continue
            for language, sentences in zip(LANGUAGES, listed.split(" || "), strict=False):
                for sentence in sentences.split(" | "):
                    yield numbers.split(), language, sentence
