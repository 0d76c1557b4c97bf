"""Write docs/rules.md: for each section of the Comprehensive Rules what the engine carries out, and its tests.

    python -m tools.rules_page [--check]

What is played and tested is worked out from the code; what no game decides, and what is refused by name, is
written down in tools/scope. Each rule is counted once, by the strongest that can be said of it. Headings and
numbers come from the home edition's lock.
"""

from __future__ import annotations

import ast
import json
import re
import sys
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from cards.editions import home

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "rules.md"
SCOPE = ROOT / "tools" / "scope"
NUMBER = re.compile(r"\b(\d{3}(?:\.\d+[a-z]?)?)\b")
EXACT = re.compile(r"\d{3}(?:\.\d+[a-z]?)?")

CHAPTERS = {
    "1": "Game concepts",
    "2": "Parts of a card",
    "3": "Card types",
    "4": "Zones",
    "5": "Turn structure",
    "6": "Spells, abilities, and effects",
    "7": "Additional rules",
    "8": "Multiplayer rules",
    "9": "Casual variants",
}


def rules_of_code() -> tuple[set[str], set[str]]:
    """The numbers that the engine cites as it plays, and those that only its prose names."""
    played: set[str] = set()
    named: set[str] = set()
    for path in sorted((ROOT / "engine").rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        tree = ast.parse(source)
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and EXACT.fullmatch(node.value):
                played.add(node.value)
        for prose in _prose(source):
            named |= set(NUMBER.findall(prose))
    return played, named


def _prose(source: str) -> Iterator[str]:
    """The docstrings and comments of a module."""
    for docstring, comment in re.findall(r'"""(.*?)"""|#([^\n]*)', source, re.S):
        yield docstring or comment


def tests_of_rules() -> dict[str, list[str]]:
    """For each rule number the tests and scenarios that are marked with it."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for number in _marks(node):
                    found[number].append(node.name.removeprefix("test_").replace("_", " "))
    for path in sorted((ROOT / "tests").rglob("*.json")):
        for scenario in _scenarios(path):
            for cite in scenario.get("cites", ()):
                if EXACT.fullmatch(str(cite)):
                    found[cite].append(scenario.get("title", path.stem))
    return found


def citing_tests() -> tuple[int, int]:
    """How many tests are marked with rules of which their reports must cite one, and with rules that none cites."""
    due: Counter[bool] = Counter()
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and (calls := list(_cr_calls(node))):
                due[not any(keyword.arg == "cited" for call in calls for keyword in call.keywords)] += 1
    return due[True], due[False]


def _marks(node: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    """The rules in its decorators: of the whole test, or of one of its parameters."""
    for call in _cr_calls(node):
        yield from (a.value for a in call.args if isinstance(a, ast.Constant) and isinstance(a.value, str))


def _cr_calls(node: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[ast.Call]:
    """The marks `cr` in its decorators."""
    for call in (part for decorator in node.decorator_list for part in ast.walk(decorator)):
        if isinstance(call, ast.Call) and ast.unparse(call.func).split(".")[-1] == "cr":
            yield call


def _scenarios(path: Path) -> Iterable[dict[str, Any]]:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        return
    for one in data if isinstance(data, list) else [data]:
        if isinstance(one, dict) and "players" in one:
            yield one


#: What can be said of a rule, the strongest first: the page's columns.
OBJECT_STATES = ("tested", "played", "nothing", "refused", "described", "missing")


@cache
def scope() -> dict[str, dict[str, str]]:
    """Of `nothing` and `refused`: each rule or whole section, and why.

    `nothing` is for rules that no game decides (definitions, printing, tournaments, physical cards); `refused`
    for those that the engine says openly it does not play.
    """
    said: dict[str, dict[str, str]] = {"nothing": {}, "refused": {}}
    for path in sorted(SCOPE.glob("*.toml")):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        if unknown := data.keys() - said.keys():
            raise ValueError(f"{path.name}: only [nothing] and [refused] are read, not {sorted(unknown)}.")
        for kind, rules in data.items():
            said[kind].update(rules)
    return said


def standing(number: str, played: set[str], named: set[str], tests: Mapping[str, object]) -> str:
    """Which of STANDINGS holds of a rule."""

    def in_scope(kind: str) -> bool:
        """Named itself, by its section, or by the rule it is a part of, unless that is but a heading."""
        said, whole = scope()[kind], number.rstrip("abcdefghijklmnopqrstuvwxyz")
        return number in said or number[:3] in said or not said.get(whole, "a heading").startswith("a heading")

    if number in scope()["refused"]:  # though a test may show that it is refused
        return "refused"
    if number in tests:
        return "tested"
    if number in played:
        return "played"
    for kind in ("nothing", "refused"):
        if in_scope(kind):
            return kind
    return "described" if number in named else "missing"


def write() -> str:
    """The page."""
    numbers = [n for n in home().rules if re.fullmatch(r"\d{3}\.\d+[a-z]?", n)]
    played, named = rules_of_code()
    tests = tests_of_rules()
    due, undue = citing_tests()
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for number in numbers:
        counts[number[:3]][standing(number, played, named, tests)] += 1
    whole = sum(counts.values(), Counter[str]())
    lines = [
        "# What of the Comprehensive Rules is played",
        "",
        "Written by `python -m tools.rules_page`; do not edit. Each rule is counted once, in the first column that is",
        "true of it. *Tested*: a test or scenario is marked with it. *Played*: the engine cites it when it acts or",
        "refuses by it. *Nothing*: no game decides it (definitions, printing, tournaments). *Refused*: the engine says",
        "by name that it does not play it. *Described*: only the code's prose names it. *Missing*: none of these.",
        "",
        "What a test is worth: it plays a board by the rules it is marked with and checks the outcome, and a report",
        "that it makes must cite one of them, or a part of one, at a step, an event, an open choice or a refusal; the",
        f"test fails where none does. {due} tests do so. The other {undue} say `cited=False`: they check the outcome",
        "alone, of definitions, characteristics, what does not happen, and of rules that no report cites there yet. A",
        "refused act names the rule that refuses it; a scenario's `cites` must each be cited. The tests of a section",
        "or a keyword are in the file of its name in `tests/rules`.",
        "",
        f"Of {len(numbers)} numbered rules: " + ", ".join(f"{whole[s]} {s}" for s in OBJECT_STATES) + ".",
        "",
    ]
    for chapter, title in CHAPTERS.items():
        lines += [
            f"## {chapter}. {title}",
            "",
            "| section | rules | " + " | ".join(OBJECT_STATES) + " | state |",
            "|---|---|" + "---|" * len(OBJECT_STATES) + "---|",
        ]
        lines += [_row(section, counts[section]) for section in sorted(s for s in counts if s[0] == chapter)]
        lines.append("")
    for kind, title in (("refused", "Refused by name"), ("nothing", "What no game decides")):
        lines += [f"## {title}", ""]
        lines += [f"- **{number}** {scope()[kind][number]}" for number in sorted(scope()[kind], key=_order)]
        lines.append("")
    lines += ["## Tests by rule", ""]
    for number in sorted(tests, key=_order):
        lines.append(f"- **{number}** " + "; ".join(sorted(set(tests[number]))))
    return "\n".join(lines) + "\n"


def _row(section: str, counts: Counter[str]) -> str:
    rules = counts.total()
    if counts["refused"] + counts["nothing"] == rules:
        state = "refused" if counts["refused"] else "nothing to play"
    elif counts["missing"] + counts["described"] + counts["refused"] == 0:
        state = "whole"
    elif (counts["tested"] + counts["played"] + counts["nothing"]) * 2 >= rules:
        state = "mostly"
    else:
        state = "partly" if counts["tested"] + counts["played"] else "not"
    return f"| {section} | {rules} | " + " | ".join(str(counts[s] or "") for s in OBJECT_STATES) + f" | {state} |"


def _order(number: str) -> tuple[int, int, str]:
    section, _, rest = number.partition(".")
    found = re.match(r"(\d+)([a-z]?)", rest)
    return int(section), int(found[1]) if found else 0, found[2] if found else ""


def main() -> int:
    page = write()
    if "--check" in sys.argv:
        return 0 if PAGE.exists() and PAGE.read_text(encoding="utf-8") == page else 1
    PAGE.write_text(page, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
