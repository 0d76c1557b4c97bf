"""Whatever a file holds, an import ends in a database or in one sentence; never in a crash."""

from __future__ import annotations

import copy
import gzip
import json
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from cards.database import CardDatabase
from cards.errors import SyncError
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


def attempt(name: str, data: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / name
        path.write_bytes(data)
        target = Path(folder) / "cards.db"
        error = None
        try:
            import_files([path], target)
        except SyncError as problem:
            error = str(problem)
        if error is not None:
            assert "\n" not in error
            assert len(error) < 500
            assert not target.exists()
        else:
            with CardDatabase.open(target) as database:
                assert all(card.faces for card in database.cards())
                assert database.info.cards == len(list(database))


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where in a JSON value there is something to replace."""
    found = [path] if path else []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return found + [place for key, inner in items for place in places(inner, (*path, key))]


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_any_value_in_any_place_of_a_record(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(sorted(RECORDS)))
    record = copy.deepcopy(RECORDS[name])
    *above, last = data.draw(st.sampled_from(places(record)))
    holder = record
    for key in above:
        holder = holder[key]
    holder[last] = data.draw(ANYTHING)
    attempt(name, json.dumps(record).encode("utf-8", "surrogatepass"))


def test_half_a_character_where_the_form_of_a_file_is_told() -> None:
    attempt("answer.json", json.dumps({**RECORDS["answer.json"], "object": "\ud800\ud800\udc00"}).encode())


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_any_bytes_in_any_place_of_a_file(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(sorted(FILES)))
    content = FILES[name]
    at = data.draw(st.integers(0, len(content)))
    gone = data.draw(st.integers(0, 40))
    attempt(name, content[:at] + data.draw(st.binary(max_size=12)) + content[at + gone :])


@settings(max_examples=30, deadline=None)
@given(st.binary(max_size=600))
def test_any_bytes_at_all(content: bytes) -> None:
    attempt("file.json", content)
