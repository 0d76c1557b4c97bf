"""Rules about what has a name of its own: who asks about it, or has a card with it, says that name."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from cards import Rule, fold

_VARIANT = re.compile(r"[“\"]?(?P<name>[A-Z][^.”\"]*?)[”\"]? is a variant of ")
_TOKEN = re.compile(r"An? (?P<name>[A-Z][\w ]*?) token is ")
_MEANT = re.compile(r"“(?P<name>[^”]*\[\w+\][^” ]*)[^”]*” means")
_NUMBER = re.compile(r"\bN$")
_QUALITY = re.compile(r"\[[^\]]+\]")


def names_to_be_said(rules: Mapping[str, Rule]) -> dict[str, re.Pattern[str]]:
    """For each rule that is only about a variant of a keyword ("Trample over planeswalkers") or a predefined token
    ("Treasure", 111.10), what that is called, as a pattern of folded texts."""
    found = {number: _pattern(name["name"]) for number, rule in rules.items() if (name := _TOKEN.match(rule.text))}
    for rule in rules.values():
        if (variant := _VARIANT.match(rule.text)) is not None:
            pattern = re.compile("|".join(one.pattern for one in _called(variant["name"], rule.text)))
            either = re.compile(rf"(?:\bor|\bwithout) (?:{pattern.pattern})")
            for other in (one for one in rules.values() if one.parent == rule.parent):
                said = fold(other.text)
                if other is rule or (pattern.search(said) and not either.search(said)):
                    found[other.number] = pattern
    return found


def _called(name: str, text: str) -> Iterator[re.Pattern[str]]:
    yield _pattern(name)
    if (meant := _MEANT.search(text)) is not None and meant["name"].startswith("["):
        yield _pattern(meant["name"])  # "[Type]cycling"


def _pattern(name: str) -> re.Pattern[str]:
    """How a name stands in a text: "hexproof from [quality]" with any quality."""
    parts = (re.escape(part) for part in _QUALITY.split(fold(_NUMBER.sub("[number]", name))))
    return re.compile(rf"\b{r'[a-z0-9]+'.join(parts)}")
