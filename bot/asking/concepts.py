"""What players say for things (`players_words.toml`): "fizzle", "chump", "in response"."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from importlib import resources

from bot.asking.terms import LANGUAGES, all_terms, terms


@dataclass(frozen=True, slots=True)
class Concept:
    """What players say for something: the ``same`` in our terms, what it also ``means``, and the rules about it."""

    said: tuple[tuple[str, ...], ...]
    said_so: tuple[tuple[str, ...], ...]
    """What is known by its small words and numbers: "both die", "at once", "21 damage"."""
    same: tuple[str, ...]
    means: tuple[str, ...]
    rules: tuple[str, ...]

    def moved(self, now: Callable[[str], str | None]) -> Concept:
        """With the numbers of the edition at hand."""
        return replace(self, rules=tuple(number for old in self.rules if (number := now(old))))


def concepts() -> Iterator[Concept]:
    """What players call things, with the numbers of the home edition."""
    written = resources.files("bot.asking").joinpath("players_words.toml").read_text("utf-8")
    for entry in tomllib.loads(written)["concept"]:
        listed = [(words, lang) for lang in LANGUAGES for words in entry.get(lang, ())]
        told = [(tuple(terms(words, lang)), tuple(all_terms(words, lang))) for words, lang in listed]
        said = tuple(few for few, every in told if len(few) > 1 or len(every) == 1)
        said_so = tuple(every for few, every in told if len(few) < 2 <= len(every))
        same, means = (tuple(terms(entry.get(key, ""), "en")) for key in ("same", "means"))
        yield Concept(tuple(filter(None, said)), said_so, same, means, tuple(entry.get("rules", ())))


def says(own: Sequence[str], every: Sequence[str], concept: Concept) -> bool:
    """Whether the words of a concept stand in a question, one after the other or with one word between. ``every`` are
    its words with the small ones."""
    return any(_follow(own, said) for said in concept.said) or any(_follow(every, said) for said in concept.said_so)


def _follow(own: Sequence[str], said: Sequence[str]) -> bool:
    for at, word in enumerate(own):
        if word == said[0]:
            place = at
            for part in said[1:]:
                after = own[place + 1 : place + 3]
                if part not in after:
                    break
                place += 1 + after.index(part)
            else:
                return True
    return False
