"""The questions and sentences to measure by, and which of them are locked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

HERE = Path(__file__).parent

OPEN = {"open": "questions.txt", "drawn, open": "questions_drawn.txt", "forum, open": "questions_forum.txt"}
"""The files of questions that whoever tunes may look at, by what they are called."""

SEALED = "questions_sealed.txt"
"""The locked questions: nobody who tunes has seen them, and nothing is tuned on them."""


class Asked(NamedTuple):
    """A question, the rules of which any decides it, and those that help to understand it."""

    question: str
    deciding: tuple[str, ...]
    helping: tuple[str, ...]


class Named(NamedTuple):
    """A sentence and the cards that it names, for each all that it may mean."""

    sentence: str
    cards: tuple[tuple[str, ...], ...]


def locked(sentence: str) -> bool:
    """Whether nothing may be tuned on a sentence that names cards: so is every third."""
    return crc32(sentence.encode()) % 3 == 0


def questions(file: str = "questions.txt") -> list[Asked]:
    """All questions of a file."""
    found = []
    for labels, question in _lines(file):
        deciding, _, helping = labels.partition(";")
        found.append(Asked(question, tuple(deciding.split()), tuple(helping.split())))
    return found


def no_questions() -> list[str]:
    """Sentences that no known question answers."""
    lines = (HERE / "no_questions.txt").read_text("utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]


def sentences() -> list[Named]:
    """All sentences that name cards, or that name none."""
    return [
        Named(sentence, tuple(tuple(name.split(" = ")) for name in labels.split(" ; ") if name))
        for labels, sentence in _lines("names.txt")
    ]


def _lines(name: str) -> Iterator[tuple[str, str]]:
    for line in (HERE / name).read_text("utf-8").splitlines():
        if not line.startswith("#"):
            labels, _, text = f" {line}".partition(" | ")
            yield labels.strip(), text.strip()
