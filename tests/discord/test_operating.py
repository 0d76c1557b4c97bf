"""What an operator has: the doctor, figures, a log in JSON, and each trouble once."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import urllib.request
from pathlib import Path

import pytest
from fakediscord import TOKEN, LocalDiscord, Person
from running import bot_running
from stub_desk import InlineWorkers, StubDesk, config
from stub_scene import Scene

from bot.boards.store import BoardStore
from bot.cli.doctor import Finding, examine
from bot.config import Config
from bot.errors import BadValue
from bot.operations.logs import AGAIN, AsJson, Once
from bot.words import Words


def _examined(environment: dict[str, str], cards: Path | None = None) -> dict[str, Finding]:
    nowhere = "http://127.0.0.1:9"
    return {found.what: found for found in examine(environment, cards, Words.of("en"), nowhere)}


def test_the_doctor_says_what_is_amiss_and_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    found = _examined({"SIEGE_DATA": str(tmp_path)})
    assert "discord.com/developers" in found["settings"].said
    assert "siege sync" in found["cards"].said
    given = {"SIEGE_DATA": str(tmp_path), "DISCORD_TOKEN": TOKEN}
    found = _examined(given)
    assert (found["settings"].well, found["boards"].well, found["token"].well) == (True, True, False)
    assert "could not be asked" in found["token"].said
    BoardStore(tmp_path / "state.db").close()
    assert "open boards: 0" in _examined(given)["boards"].said
    (tmp_path / "state.db").write_bytes(b"no database " * 999)
    found = _examined(given)
    assert (found["boards"].well, "is damaged" in found["boards"].said) == (False, True)
    assert all(TOKEN not in one.said and "\n" not in one.said for one in found.values())


def _fetched(url: str) -> str:
    with urllib.request.urlopen(url) as answer:
        return str(answer.read().decode())


async def test_prometheus_is_told_how_requests_ended(tmp_path: Path):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    async with LocalDiscord() as local:
        local.guild()
        desk = StubDesk({})
        made = config(tmp_path, metrics=("127.0.0.1", port))
        async with bot_running(local, made, InlineWorkers(desk)) as bot:
            ana = Person(local, "Ana", local.channel())
            await ana.slash("help")
            noted = bot.metrics.registry.get_sample_value
            assert noted("siege_requests_total", {"command": "help", "outcome": "done"}) == 1
            text = await asyncio.to_thread(_fetched, f"http://127.0.0.1:{port}/metrics")
    for name in ("siege_request_seconds_bucket", "siege_workers ", "siege_boards ", "siege_shards_connected 1"):
        assert name in text
    assert "Ana" not in text


def test_settings_for_operators(tmp_path: Path):
    given = {"DISCORD_TOKEN": "x", "SIEGE_DATA": str(tmp_path)}
    found = Config.from_environment(
        given | {"SIEGE_METRICS": "0.0.0.0:9464", "SIEGE_LOG": "json", "SIEGE_MEMORY": "512"}
    )
    assert (found.metrics, found.json_log, found.memory) == (("0.0.0.0", 9464), True, 512 * 1024**2)
    url = "postgresql://u:secret@h/n"
    assert Config.from_environment(given | {"SIEGE_STATE": url}).state == url
    assert "secret" not in repr(Config.from_environment(given | {"SIEGE_STATE": url}))
    for setting, value in (
        ("SIEGE_METRICS", "here"),
        ("SIEGE_LOG", "xml"),
        ("SIEGE_MEMORY", "1"),
        ("SIEGE_STATE", "my://x"),
    ):
        with pytest.raises(BadValue, match=setting):
            Config.from_environment(given | {setting: value})


def _record(line: int, error: Exception | None = None) -> logging.LogRecord:
    about = (type(error), error, None) if error is not None else None
    return logging.LogRecord(
        "bot.discord_app.interactions", logging.ERROR, "talk.py", line, "a request failed: %s", ("x",), about
    )


def test_the_same_trouble_is_told_once_in_a_while_and_counted():
    now = [0.0]
    once = Once(lambda: now[0])
    assert once.filter(_record(1, ValueError()))
    assert not any(once.filter(_record(1, ValueError())) for _ in range(5))
    assert once.filter(_record(1, KeyError()))
    assert once.filter(_record(2, ValueError()))
    now[0] += AGAIN
    again = _record(1, ValueError())
    assert once.filter(again)
    assert again.getMessage() == "a request failed: x (5 more of these meanwhile)"


def test_a_line_of_the_log_is_an_object():
    told = json.loads(AsJson().format(_record(1)))
    assert (told["level"], told["logger"], told["message"]) == (
        "error",
        "bot.discord_app.interactions",
        "a request failed: x",
    )


async def test_what_is_refused_is_no_error_in_the_log(at: Scene, caplog: pytest.LogCaptureFixture):
    for _ in range(10):
        await at.ana.slash("card", name="plain")
    assert "One thing at a time" in at.ana.messages[-1].text
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
