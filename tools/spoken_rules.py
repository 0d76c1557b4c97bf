"""Write bot/asking/sentences_of_tests.txt: what tests and docstrings say of which rules, for questions in words.

    python -m tools.spoken_rules [--check]

One line for each sentence: the rules it is about, and what it says. Judges speak like that, the rules do not.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tools.rules_page import ROOT, tests_of_rules

PAGE = ROOT / "bot" / "asking" / "sentences_of_tests.txt"
HEAD = (
    "# Written by `python -m tools.spoken_rules`: sentences of tests and docstrings, with the rules they are about.\n"
)
CITED = re.compile(r"\b([1-9]\d{2}\.\d+[a-z]?)\b")
_ASIDE = re.compile(r"\s*\((?:rules? |CR )?[\d., a-z–-]*\d{3}\.\d[^)]*\)")
_SENTENCE = re.compile(r"(?<=[.;])\s+")
LEAST_WORDS = 3


def spoken() -> dict[str, set[str]]:
    """For each sentence the rules that it is about."""
    found: dict[str, set[str]] = defaultdict(set)
    for number, sentences in tests_of_rules().items():
        if CITED.fullmatch(number):
            for sentence in sentences:
                found[_plain(sentence)].add(number)
    for path in sorted((ROOT / "engine").rglob("*.py")):
        for numbers, sentence in _cited_in(path):
            found[_plain(sentence)].update(numbers)
    return {sentence: numbers for sentence, numbers in found.items() if len(sentence.split()) >= LEAST_WORDS}


def _cited_in(path: Path) -> Iterator[tuple[list[str], str]]:
    """The sentences of a module's docstrings that cite rules, without the numbers."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            for sentence in _SENTENCE.split(" ".join((ast.get_docstring(node) or "").split())):
                if numbers := CITED.findall(sentence):
                    yield numbers, CITED.sub("", _ASIDE.sub("", sentence))


def _plain(sentence: str) -> str:
    return " ".join(re.sub(r"[`*|]", "", sentence).split()).strip(" .,:;()")


def page() -> str:
    """The file as it should be."""
    lines = sorted(f"{' '.join(sorted(numbers))} | {sentence}\n" for sentence, numbers in spoken().items())
    return HEAD + "".join(lines)


def main() -> None:
    """Write the page, or with --check say whether it is as it should be."""
    if "--check" in sys.argv[1:]:
        if page() != PAGE.read_text(encoding="utf-8"):
            raise SystemExit(f"{PAGE.relative_to(ROOT)} is out of date: run python -m tools.spoken_rules")
        return
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
