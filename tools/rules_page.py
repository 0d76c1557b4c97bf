"""Write docs/rules.md: for each section of the Comprehensive Rules what the engine carries out, and its tests.

    python -m tools.rules_page [--check]

The page is worked out from the code alone. A rule counts as *played* where the engine names it as the reason
of something that happens or is refused, as *described* where only a docstring or comment names it, and as
*tested* where a test or scenario is marked with it. Headings and numbers come from the home edition's lock.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from cards.editions import home

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "rules.md"
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


def _marks(node: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).split(".")[-1] == "cr":
            yield from (a.value for a in decorator.args if isinstance(a, ast.Constant) and isinstance(a.value, str))


def _scenarios(path: Path) -> Iterable[dict[str, object]]:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        return
    for one in data if isinstance(data, list) else [data]:
        if isinstance(one, dict) and "players" in one:
            yield one


def write() -> str:
    """The page."""
    numbers = [n for n in home().rules if re.fullmatch(r"\d{3}(\.\d+[a-z]?)?", n)]
    by_section: dict[str, list[str]] = defaultdict(list)
    for number in numbers:
        if "." in number:
            by_section[number[:3]].append(number)
        else:
            by_section.setdefault(number, [])
    played, named = rules_of_code()
    tests = tests_of_rules()
    known = {n for n in numbers if "." in n}
    lines = [
        "# What of the Comprehensive Rules is played",
        "",
        "Written by `python -m tools.rules_page`; do not edit. *Played*: the engine cites the rule when it acts or",
        "refuses by it. *Described*: only the code's prose names it. *Tested*: a test or scenario is marked with it.",
        "",
        f"Of {len(known)} numbered rules: {len(played & known)} played, "
        f"{len((named - played) & known)} more described, {len(tests.keys() & known)} tested.",
        "",
    ]
    for chapter, title in CHAPTERS.items():
        lines += [
            f"## {chapter}. {title}",
            "",
            "| section | rules | played | described | tested | state |",
            "|---|---|---|---|---|---|",
        ]
        for section in sorted(s for s in by_section if s[0] == chapter):
            rules = by_section[section]
            lines.append(_row(section, rules, played, named, tests))
        lines.append("")
    lines += ["## Tests by rule", ""]
    for number in sorted(tests, key=_order):
        lines.append(f"- **{number}** " + "; ".join(sorted(set(tests[number]))))
    return "\n".join(lines) + "\n"


def _row(section: str, rules: list[str], played: set[str], named: set[str], tests: dict[str, list[str]]) -> str:
    here = set(rules)
    done = len(here & played)
    prose = len(here & (named - played)) if rules else 0
    tested = len(here & tests.keys())
    if not done and not prose:
        state = "not"
    elif tested and done * 2 >= len(rules):
        state = "mostly"
    else:
        state = "partly"
    return f"| {section} | {len(rules)} | {done} | {prose} | {tested} | {state} |"


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
