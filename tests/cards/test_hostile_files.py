"""Whatever a file holds, an import ends in a database or in one sentence; never in a crash."""

from __future__ import annotations

import copy
import gzip
import json
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from cards.database import CardDatabase
from cards.errors import SyncError
from cards.model import Card
from cards.sync import import_files
from tests.cards.conftest import rules_text, scryfall_card, scryfall_ruling
from tests.cards.test_sync import ATOMIC, CARD_TEXT

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(), max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
FACES = [{"name": "Fire", "mana_cost": "{R}", "type_line": "Instant"}, {"name": "Ice", "type_line": "Instant"}]
RECORDS: dict[str, Any] = {
    "cards.json": [
        scryfall_card("Zap", printed_name="Zappe", promo_types=["promo"], edhrec_rank=3, loyalty="3"),
        scryfall_card("Fire // Ice", layout="split", card_faces=FACES),
    ],
    "rulings.json": [scryfall_ruling("Zap", "It may be you.")],
    "answer.json": {"object": "list", "data": [scryfall_card("Zap")]},
    "atomic.json": ATOMIC,
    "deck.json": {"meta": {"date": "2024-01-01"}, "data": {"code": "X", "mainBoard": [
        {"name": "Zap", "type": "Instant", "side": "a", "edhrecRank": 4, "legalities": {"modern": "Legal"},
         "identifiers": {"scryfallOracleId": "x"}, "keywords": ["Haste"]}]}},
    "formats.json": {"Zap": ["MODERN"], "Zip": []},
}  # fmt: skip
FILES: dict[str, bytes] = {
    **{name: json.dumps(record).encode() for name, record in RECORDS.items()},
    "cards.json.gz": gzip.compress(json.dumps(RECORDS["cards.json"]).encode(), mtime=0),
    "set.txt": CARD_TEXT.encode(),
    "rules.txt": rules_text("310.1. A player may cast a battle.", "310.1a More.\nExample: Like so.").encode(),
}


@dataclass(frozen=True)
class Ending:
    """How the import of a file into a folder without a database ended."""

    error: str | None
    """What a person reads if the file can't be used."""
    left: tuple[str, ...]
    """What is in the folder of the database afterwards."""
    told: int = 0
    """How many cards the database says it has."""
    cards: tuple[Card, ...] = ()
    """The cards that can be read from it."""

    @property
    def refused(self) -> bool:
        """It ended in one short sentence, with no database and no piece of one."""
        return self.error is not None and len(self.error.splitlines()) == 1 and len(self.error) < 500 and not self.left

    @property
    def whole(self) -> bool:
        """It ended in a database and nothing beside it, and each card that it says it has can be read."""
        read = self.error is None and self.left == ("cards.db",) and self.told == len(self.cards) > 0
        return read and all(card.name and card.faces for card in self.cards)


def ending(name: str, data: bytes) -> Ending:
    """Import a file of this name and content. Whatever is raised but SyncError gets out, and the test fails."""
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as home:
        path = Path(folder) / name
        path.write_bytes(data)
        target = Path(home) / "cards.db"
        error = None
        try:
            import_files([path], target)
        except SyncError as problem:
            error = str(problem)
        left = tuple(found.name for found in Path(home).iterdir())
        if not target.exists():
            return Ending(error, left)
        with CardDatabase.open(target) as database:
            return Ending(error, left, database.info.cards, tuple(database.cards()))


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where in a JSON value there is something to replace."""
    found = [path] if path else []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return found + [place for key, inner in items for place in places(inner, (*path, key))]


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_any_value_in_any_place_of_a_record_is_taken_whole_or_refused(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(sorted(RECORDS)))
    record = copy.deepcopy(RECORDS[name])
    *above, last = data.draw(st.sampled_from(places(record)))
    holder = record
    for key in above:
        holder = holder[key]
    holder[last] = data.draw(ANYTHING)
    ended = ending(name, json.dumps(record).encode("utf-8", "surrogatepass"))
    assert ended.whole or ended.refused


def test_half_a_character_where_the_form_of_a_file_is_told_is_no_known_form() -> None:
    data = json.dumps({**RECORDS["answer.json"], "object": "\ud800\ud800\udc00"}).encode()
    ended = ending("answer.json", data)
    assert ended.refused
    assert "none of the known formats" in str(ended.error)


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_any_bytes_in_any_place_of_a_file_are_taken_whole_or_refused(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(sorted(FILES)))
    content = FILES[name]
    at = data.draw(st.integers(0, len(content)))
    gone = data.draw(st.integers(0, 40))
    ended = ending(name, content[:at] + data.draw(st.binary(max_size=12)) + content[at + gone :])
    assert ended.whole or ended.refused


@settings(max_examples=30, deadline=None)
@given(st.binary(max_size=600))
def test_any_bytes_that_are_no_data_are_refused(content: bytes) -> None:
    assert ending("file.json", content).refused
