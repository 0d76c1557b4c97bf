"""The plan of the house: who may know whom, and what may stand where."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from cards.database import CardDatabase

ROOT = Path(__file__).parents[1]
ALLOWED = {"bot": {"bot", "engine", "cards"}, "engine": {"engine", "cards.model"}, "cards": {"cards"}}


def modules(room: str) -> list[Path]:
    return sorted((ROOT / room).rglob("*.py"))


def imported(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
    return found


@pytest.mark.parametrize("room", ["bot", "engine", "cards"])
def test_imports_run_downwards_only(room: str) -> None:
    wrong = []
    for path in modules(room):
        for name in imported(path):
            if name.split(".")[0] in ALLOWED and not any(
                name == good or name.startswith(good + ".") for good in ALLOWED[room]
            ):
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")
    assert not wrong


def test_no_function_of_the_engine_imports() -> None:
    """What is imported inside a function hides a circle; only the public names are loaded as they are first used."""
    wrong = [
        f"{path.relative_to(ROOT)}:{node.lineno} {function.name}"
        for path in modules("engine")
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    assert not wrong


@pytest.mark.parametrize("room", ["engine", "cards"])
def test_the_rooms_below_know_no_front_end(room: str) -> None:
    banned = {"discord"}
    if room == "engine":
        banned |= {"click", "rich", "sqlite3", "sqlite_utils", "time", "datetime"}
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in modules(room)
        for name in imported(path)
        if name.split(".")[0] in banned and (path.name, name) != ("coverage.py", "time")  # it reports its seconds
    ]
    assert not wrong


def test_no_card_is_named_in_the_code_of_the_engine() -> None:
    with CardDatabase.open() as cards:
        names = {face.name for card in cards.cards() for face in card.faces if " " in face.name}
    pattern = re.compile("|".join(re.escape(name) for name in sorted(names)))
    wrong = []
    for path in modules("engine"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and pattern.fullmatch(node.value):
                wrong.append(f"{path.relative_to(ROOT)}:{node.lineno} {node.value}")
    assert not wrong
