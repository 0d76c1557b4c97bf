"""Answers that break off between the bot and Discord, real from the client to the engine: what was done is done once,
and whoever asked is told so, or told nothing false."""

from __future__ import annotations

import copy
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest
from conftest import Table
from fakediscord import LocalDiscord, Person
from fakediscord.people import NoAnswer
from running import bot_running
from stub_desk import config

from bot.discord_app.rate_limits import Gate

pytestmark = pytest.mark.asyncio(loop_scope="session")
ALREADY = 40060
DAMAGED = "Giant Spider 2/4 with 2 damage"


async def shown(person: Person) -> str:
    """The board as its picture tells of it."""
    return str((await person.slash("board show")).pictures[0]["description"])


def _state(folder: Path, pattern: str) -> list[Path]:
    """The files of the database of boards."""
    return sorted(folder.rglob(pattern))


async def begun(table: Table) -> None:
    """A spell on the stack."""
    await table.ana.slash("board paste", text="Ana hand: 2 Shock\nBob: Giant Spider")
    await table.ana.slash("cast", card="Shock", target="Giant Spider")


async def test_a_command_whose_first_answer_is_cut_off_has_acted_once(table: Table):
    await table.ana.slash("board paste", text="Ana hand: 2 Shock\nBob: Giant Spider")
    table.discord.cut("/callback")
    cast = await table.ana.slash("cast", card="Shock", target="Giant Spider")
    assert "casts Shock" in cast.text
    assert {complaint.code for complaint in table.discord.complaints} == {ALREADY}
    table.discord.complaints.clear()
    assert (await shown(table.ana)).count("Shock → Giant Spider") == 1


async def test_a_picture_that_is_cut_off_leaves_its_text(table: Table):
    await begun(table)
    table.discord.cut("/webhooks/", method="PATCH")
    resolved = await table.ana.tap("Resolve")
    assert "2 damage" in resolved.text
    assert DAMAGED in await shown(table.ana)


@pytest.mark.parametrize("status", [500, 502, 503])
async def test_discord_out_of_order_for_a_moment_is_not_noticed(table: Table, status: int):
    await begun(table)
    table.discord.fail("/callback", status)
    table.discord.fail("/webhooks/", status)
    assert "2 damage" in (await table.ana.tap("Resolve")).text
    assert "Took back" in (await table.ana.slash("board undo")).text, "it was done once"


@pytest.mark.parametrize("code", [10062, 40060])
async def test_an_interaction_that_discord_has_forgotten_has_acted_once(table: Table, code: int):
    await begun(table)
    table.discord.fail("/callback", 404 if code == 10062 else 400, code=code)
    table.discord.deadline = 0.5
    with pytest.raises(NoAnswer):
        await table.ana.tap("Resolve")
    table.discord.deadline = 3.0
    assert DAMAGED in await shown(table.ana)
    assert "Took back" in (await table.ana.slash("board undo")).text
    assert "Shock → Giant Spider" in await shown(table.ana)


async def test_an_interaction_that_comes_twice_acts_once(table: Table):
    await begun(table)
    sent: list[tuple[object, ...]] = []
    plain = table.discord.gateway.send

    async def twice(event: str, payload: dict[str, object], guild: str | None) -> bool:
        sent.append((event, copy.deepcopy(payload), guild))
        return await plain(event, payload, guild) and await plain(event, payload, guild)

    table.discord.gateway.send = twice  # type: ignore[method-assign]
    try:
        await table.ana.tap("Resolve")
    finally:
        del table.discord.gateway.send
    assert len(sent) == 1
    table.discord.complaints.clear()  # the second answer to one interaction is refused (40060)
    assert DAMAGED in await shown(table.ana)
    await table.ana.slash("board undo")
    assert "Shock → Giant Spider" in await shown(table.ana), "one act was taken back, and there was no other"


async def test_a_locked_and_a_lost_database_are_one_clear_sentence_each(tmp_path: Path, no_own_data: Path):
    async with LocalDiscord() as discord:
        patient = Gate(count(0, 60).__next__)
        async with bot_running(discord, config(tmp_path, workers=1), gate=patient):
            ana = Person(discord, "Ana", discord.channel())
            ana.patience = 40.0
            await ana.slash("board paste", text="Ana hand: 2 Shock\nBob: Giant Spider")
            (file,) = _state(tmp_path, "state.db")
            with closing(sqlite3.connect(file, isolation_level=None)) as other:
                other.execute("BEGIN EXCLUSIVE")
                locked = await ana.slash("cast", card="Shock", target="Giant Spider")
                other.execute("ROLLBACK")
            assert locked.private
            assert locked.text.count("\n") == 0
            assert "Another program holds the database of boards" in locked.text
            assert "casts Shock" in (await ana.slash("cast", card="Shock", target="Giant Spider")).text
            assert (await shown(ana)).count("Shock → Giant Spider") == 1
            for lost in _state(tmp_path, "state.db*"):
                lost.write_bytes(b"no database" * 1000)
            broken = await ana.tap("Resolve")
            assert "The database of boards (state.db) is damaged" in broken.text
            assert broken.private
            assert broken.text.count("\n") == 0
