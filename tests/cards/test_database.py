"""The database as a whole: opening, sharing between threads, being replaced, being damaged."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from cards.database import CardDatabase
from cards.errors import DatabaseError
from cards.sync import import_files
from tests.cards.conftest import rules_text, scryfall_card

Write = Callable[[str, Any], Path]


@pytest.fixture
def path(write: Write, tmp_path: Path) -> Path:
    import_files([write("cards.json", [scryfall_card("Zap"), scryfall_card("Zip")])], tmp_path / "cards.db")
    return tmp_path / "cards.db"


def test_it_is_a_mapping_from_names_to_cards(path: Path) -> None:
    database = CardDatabase.open(path)
    assert list(database) == ["Zap", "Zip"]
    assert len(database) == 2
    assert database["zap"] == database.card("Zap") == dict(database)["Zap"]
    assert database.get("Nobody") is None
    assert "Zip" in database
    assert "Nobody" not in database
    assert [card.name for card in database.cards()] == ["Zap", "Zip"]


def test_cards_in_bulk_are_the_same_as_one_by_one(starter_set: CardDatabase) -> None:
    assert all(card == starter_set.card(card.name) for card in starter_set.cards())


def test_without_a_database_the_starter_set_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SIEGE_CARDS", raising=False)
    monkeypatch.setattr("platformdirs.user_data_dir", lambda name: str(tmp_path / name))
    assert CardDatabase.open().info.starter


def test_the_user_s_data_folder_and_the_environment_are_looked_at(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platformdirs.user_data_dir", lambda name: str(tmp_path))
    monkeypatch.delenv("SIEGE_CARDS", raising=False)
    assert CardDatabase.open().info.path == path
    monkeypatch.setenv("SIEGE_CARDS", str(tmp_path / "other.db"))
    with pytest.raises(DatabaseError, match=r"There is no card database at .*other\.db: run “siege sync"):
        CardDatabase.open()


def test_a_missing_or_unreadable_database_is_one_sentence(path: Path, tmp_path: Path) -> None:
    with pytest.raises(DatabaseError, match="There is no card database"):
        CardDatabase.open(tmp_path / "nowhere.db")
    for content in (b"", b"no database at all, but some text" * 50, path.read_bytes()[:300]):
        damaged = tmp_path / "damaged.db"
        damaged.write_bytes(content)
        with pytest.raises(DatabaseError, match=r"can't be read as a card database.*run “siege sync”") as caught:
            CardDatabase.open(damaged).card("Zap")
        assert "\n" not in str(caught.value)


def test_a_damaged_page_is_one_sentence(path: Path, tmp_path: Path) -> None:
    content = path.read_bytes()
    damaged = tmp_path / "damaged.db"
    damaged.write_bytes(content[:4096] + b"\xff" * (len(content) - 4096))
    with pytest.raises(DatabaseError, match="can't be read as a card database"):
        CardDatabase.open(damaged).card("Zap")


def test_another_program_s_database_is_refused(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "photos.db")
    connection.execute("CREATE TABLE photos (id)")
    connection.commit()
    connection.close()
    with pytest.raises(DatabaseError, match="can't be read as a card database"):
        CardDatabase.open(tmp_path / "photos.db")


def test_a_database_of_another_version_asks_for_a_sync(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(DatabaseError, match="made by another version"):
        CardDatabase.open(path)


def test_a_running_reader_notices_the_new_database(path: Path, write: Write) -> None:
    database = CardDatabase.open(path)
    assert database.card("Zap").front.text == "Zap deals 1 damage to any target."
    newer = write("cards-2026-01-01.json", [scryfall_card("Zap", oracle_text="Zap harder."), scryfall_card("Zop")])
    import_files([newer, write("rules.txt", rules_text("310.1. A battle."))], path)
    assert database.card("Zap").front.text == "Zap harder."
    assert database.resolve("zopp").name == "Zop"
    assert database.rule("310.1").text == "A battle."


def test_a_reader_goes_on_if_the_file_goes_away(path: Path) -> None:
    database = CardDatabase.open(path)
    path.unlink()
    assert database.card("Zip").name == "Zip"


def test_a_read_only_folder_is_enough(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "read-only"
    folder.mkdir()
    shutil.copy(path, folder)
    folder.chmod(0o500)
    try:
        assert CardDatabase.open(folder / path.name).card("Zap")
        assert os.listdir(folder) == [path.name]
    finally:
        folder.chmod(0o700)


def test_many_threads_share_one_database_while_it_is_replaced(path: Path, write: Write, tmp_path: Path) -> None:
    """By files that hold the same cards in another order: no reader may mix up two of them."""
    names = [f"Card {number}" for number in range(40)]
    versions = []
    for number, order in enumerate((names, names[::-1])):
        versions.append(tmp_path / f"version-{number}.db")
        import_files([write("cards.json", [scryfall_card(name) for name in order])], versions[-1])
    shutil.copy(versions[0], path)
    database = CardDatabase.open(path)
    end = time.monotonic() + 1.5

    def read() -> int:
        count = 0
        while time.monotonic() < end:
            name = names[count % len(names)]
            assert database.card(name).front.text.startswith(name + " ")
            assert database.resolve(name.lower()).name == name
            assert database.complete(name)[0] == name
            assert name in database.resolve(name.replace("Card", "Crad")).names
            count += 1
        return count

    with ThreadPoolExecutor(6) as pool:
        readers = [pool.submit(read) for _ in range(6)]
        while time.monotonic() < end:
            for version in versions:
                shutil.copy(version, tmp_path / "next.db")
                os.replace(tmp_path / "next.db", path)
                time.sleep(0.01)
        assert all(reader.result() for reader in readers)


def test_closing_twice_is_fine_and_a_closed_database_says_so(path: Path) -> None:
    database = CardDatabase.open(path)
    database.close()
    database.close()
    with pytest.raises(DatabaseError, match="has been closed"):
        len(database)


def test_the_library_knows_nobody() -> None:
    """Imports run downwards only: nothing in cards imports the engine or the bot."""
    for file in Path(__file__).parents[2].joinpath("cards").rglob("*.py"):
        text = file.read_text("utf-8")
        assert "import engine" not in text, file
        assert "from engine" not in text, file
        assert "import bot" not in text, file
        assert "from bot" not in text, file


def test_info_says_what_is_there(full: CardDatabase) -> None:
    info = full.info
    assert (info.rules_date, info.rules, info.glossary) == ("2026-04-17", 3294, 730)
    assert info.cards > 32000
    assert not info.starter
    assert "Comprehensive Rules 2026-04-17" in info.sources
