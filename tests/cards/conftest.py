"""What the tests of the library share: the starter set, small files in the publishers' formats, all data."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from cards.database import CardDatabase
from tests.cards.shared import full_database, shared_dir

Record = dict[str, Any]


@pytest.fixture(scope="session")
def starter_set() -> Iterator[CardDatabase]:
    with CardDatabase.starter_set() as database:
        yield database


@pytest.fixture(scope="session")
def shared() -> Path:
    return shared_dir()


@pytest.fixture(scope="session")
def full(tmp_path_factory: pytest.TempPathFactory) -> Iterator[CardDatabase]:
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if base.name.startswith("popen-") else base  # one folder for all xdist workers
    with CardDatabase.open(full_database(shared)) as database:
        yield database


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str, Any], Path]:
    """Writes a small file: text as it is, anything else as JSON."""

    def to_file(name: str, content: Any) -> Path:
        path = tmp_path / "in" / name
        path.parent.mkdir(exist_ok=True)
        if isinstance(content, bytes):
            path.write_bytes(content)
        else:
            path.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
        return path

    return to_file


def scryfall_card(name: str, **more: Any) -> Record:
    """A card object as Scryfall writes it, with as little as makes it one."""
    record = {
        "object": "card",
        "oracle_id": f"id of {name}",
        "name": name,
        "lang": "en",
        "released_at": "2020-01-01",
        "layout": "normal",
        "mana_cost": "{1}{R}",
        "cmc": 2.0,
        "type_line": "Instant",
        "oracle_text": f"{name} deals 1 damage to any target.",
        "color_identity": ["R"],
        "keywords": [],
        "legalities": {"modern": "legal", "vintage": "not_legal"},
        "set": "tst",
    }
    return record | more


def scryfall_ruling(name: str, text: str, date: str = "2021-05-05") -> Record:
    """A ruling object as Scryfall writes it."""
    return {
        "object": "ruling",
        "oracle_id": f"id of {name}",
        "source": "wotc",
        "published_at": date,
        "comment": text,
    }


def rules_text(*rules: str, effective: str = "April 17, 2026", glossary: str = "", end: str = "\n") -> str:
    """The Comprehensive Rules in the publisher's shape, with these rules in section 310."""
    body = "\n\n".join(rules)
    text = f"""Magic: The Gathering Comprehensive Rules

These rules are effective as of {effective}.

Introduction

This document is the ultimate authority. It consists of numbered rules; 704.5k is followed by 704.5m.

Contents

3. Card Types
310. Battles

Glossary

Credits

3. Card Types

310. Battles

{body}

Glossary

{glossary or "Defense" + chr(10) + "A characteristic that battles have. See rule 310, “Battles.”"}

Credits

Somebody wrote this.
"""
    return text.replace("\n", end)
