"""The bot as a process: what keeps it from starting, an orderly stop, and being killed in mid-choice."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from fakediscord import TOKEN, LocalDiscord, Person

from bot.operations import health

HERE = Path(__file__).parent
Process = asyncio.subprocess.Process


def _environment(folder: Path, **more: str) -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("SIEGE_", "DISCORD_"))}
    own = {"SIEGE_DATA": str(folder), "XDG_DATA_HOME": str(folder), "DISCORD_TOKEN": TOKEN, "SIEGE_WORKERS": "1"}
    return kept | own | more


async def _start(local: LocalDiscord, folder: Path, **more: str) -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        str(HERE / "launch.py"),
        local.url,
        env=_environment(folder, **more),
        stderr=asyncio.subprocess.PIPE,
    )


@asynccontextmanager
async def running(local: LocalDiscord, folder: Path, **more: str) -> AsyncIterator[Process]:
    """The bot in a process of its own, connected; killed at the end if it still runs."""
    process = await _start(local, folder, **more)
    try:
        async with asyncio.timeout(30):
            await local.gateway.until_open()
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _ends(local: LocalDiscord, folder: Path, **more: str) -> tuple[int, str]:
    """The exit code and the last line of a bot that does not start."""
    process = await _start(local, folder, **more)
    async with asyncio.timeout(30):
        _, error = await process.communicate()
    text = error.decode()
    assert "Traceback" not in text
    assert TOKEN not in text
    return process.returncode or 0, text.strip().splitlines()[-1]


async def _until_healthy(folder: Path) -> None:
    async with asyncio.timeout(5):
        while not health.fresh(folder / "health"):  # noqa: ASYNC110  # another process touches it
            await asyncio.sleep(0.05)


def _children(pid: int) -> list[int]:
    """The processes that a process has started; none where the system does not tell."""
    file = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(n) for n in file.read_text().split()] if file.exists() else []


def _alive(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


async def test_a_wrong_token_is_one_sentence(tmp_path: Path):
    async with LocalDiscord() as local:
        code, sentence = await _ends(local, tmp_path, DISCORD_TOKEN="nonsense")
        assert (code, sentence[:32]) == (1, "Discord does not accept this tok")


async def test_discord_out_of_reach_is_one_sentence(tmp_path: Path):
    async with LocalDiscord() as local:
        gone = local.url
    local.url = gone
    code, sentence = await _ends(local, tmp_path)
    assert code == 1
    assert sentence.startswith("Discord cannot be reached")


@pytest.mark.parametrize("name", ["state.db", "cards.db"])
async def test_an_unreadable_database_is_one_sentence(tmp_path: Path, name: str):
    file = tmp_path / name
    file.write_bytes(b"this is no database, only some words. " * 500)
    more = {"SIEGE_CARDS": str(file)} if name == "cards.db" else {}
    async with LocalDiscord() as local:
        code, sentence = await _ends(local, tmp_path, **more)
    assert code == 1
    assert "database" in sentence
    assert sentence.endswith(".")


async def test_without_a_token_it_says_how_to_get_one_and_how_to_try(tmp_path: Path):
    environment = _environment(tmp_path)
    del environment["DISCORD_TOKEN"]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", "from bot.cli import main; main()", "bot", env=environment, stderr=asyncio.subprocess.PIPE
    )
    _, error = await process.communicate()
    sentence = error.decode().strip()
    assert process.returncode != 0
    assert "discord.com/developers" in sentence
    assert "siege console" in sentence
    assert len(sentence.splitlines()) == 1


async def test_it_stops_in_good_order_when_told_to(tmp_path: Path):
    async with LocalDiscord() as local, running(local, tmp_path) as process:
        ana = Person(local, "Ana", local.channel())
        assert (await ana.slash("about")).text
        await _until_healthy(tmp_path)
        workers = _children(process.pid)
        process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(10):
            assert await process.wait() == 0
        assert not (tmp_path / "health").exists()
        assert not any(_alive(pid) for pid in workers)
        assert local.complaints == []


async def test_killed_in_the_middle_of_a_choice_it_goes_on_when_started_again(tmp_path: Path):
    async with LocalDiscord() as local:
        ana = Person(local, "Ana", local.channel())
        async with running(local, tmp_path) as process:
            await ana.slash("board new", players="Ana, Bob, Cid")
            await ana.slash("cast", card="Invasion of Zendikar")
            asked = await ana.tap("Resolve")
            assert "protector" in asked.text
            assert asked.buttons[:2] == ["Bob · 20 life", "Cid · 20 life"]
            process.kill()
            await process.wait()
        await local.gateway.until_closed()
        async with running(local, tmp_path):
            outcome = await ana.tap("Cid", on=asked)
            assert "Cid" in outcome.text
            assert "310." in outcome.text
            assert asked.buttons[:1] != ["Bob · 20 life"]
            shown = await ana.slash("board show")
            for _ in range(200):  # the picture comes behind the text
                if shown.pictures:
                    break
                await asyncio.sleep(0.05)
            assert "Invasion of Zendikar" in shown.pictures[0]["description"]
        assert local.syncs == 1
        assert local.complaints == []
