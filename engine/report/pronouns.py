"""A thing that the clause before began with is not named again: "Grizzly Bears is 4/4; it gains flying"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from engine.state.choices import Message
from engine.state.ids import ObjectId
from engine.table.messages_in_words import Speech


def with_pronouns(clauses: Sequence[Message], said: Sequence[str], speech: Speech) -> Iterator[str]:
    """The clauses of a sentence in words, with "it" or "its" for the one thing that the clause before speaks of."""
    for place, text in enumerate(said):
        names = _of_both(clauses[place - 1], clauses[place], speech) if place else []
        before = said[place - 1]
        name = next((one for one in names if _speaks_of(before, one, speech) and _goes_on_with(text, one, speech)), "")
        yield _without(text, name, speech) if name else text


def _of_both(first: Message, second: Message, speech: Speech) -> list[str]:
    """The names of things that both clauses speak of, and that stand for nothing else in them."""
    known: dict[str, set[ObjectId]] = {}
    for one in (*first.targets(), *second.targets()):
        if one.object is not None:
            known.setdefault(str(speech.value(one)), set()).add(speech.refs.root(one.object))
    return [name for name, things in known.items() if len(things) == 1]


def _speaks_of(text: str, name: str, speech: Speech) -> bool:
    """Whether a clause begins with this name alone."""
    begun = re.match(rf"{re.escape(name)}(?: \([^()]*\))? (?!\()", text)
    with_others = speech.words.both([name, ""]).removeprefix(name)
    return begun is not None and not text[begun.end() - 1 :].startswith(with_others)


def _goes_on_with(text: str, name: str, speech: Speech) -> bool:
    """Whether a clause begins with this name alone, or with something of that thing."""
    alone = _speaks_of(text, name, speech) and not text.startswith(f"{name} (")
    return alone or _mark(text, name, speech) is not None


def _mark(text: str, name: str, speech: Speech) -> str | None:
    """What makes a name that a clause begins with that of an owner: "Grizzly Bears' ability"."""
    marks = speech.words("marks-of-possession").split()
    return next((one for one in marks if text.startswith(f"{name}{one} ")), None)


def _without(text: str, name: str, speech: Speech) -> str:
    mark = _mark(text, name, speech)
    if mark is not None:
        return f"{speech.words('pronoun-possessive')}{text.removeprefix(name + mark)}"
    return f"{speech.words('pronoun')}{text.removeprefix(name)}"
