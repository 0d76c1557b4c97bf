"""A stranger who presses, pastes and asks for too much neither breaks the bot nor keeps others waiting."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest
from fakediscord import LocalDiscord, Person
from running import bot_running
from stub_desk import config

pytestmark = pytest.mark.asyncio(loop_scope="session")
SOON = 3.0
"""Seconds within which Discord wants an answer."""


async def test_a_stranger_cannot_starve_others(tmp_path: Path, no_own_data: Path):
    async with LocalDiscord() as discord, bot_running(discord, config(tmp_path, workers=2)):
        settle, discord.settle = discord.settle, None
        ana, mallory = Person(discord, "Ana", discord.channel("ours")), Person(discord, "Mallory")
        mallory.channel, mallory.patience = ana.channel, 60.0
        await ana.slash("board new", players="Ana, Bob")
        shown = await ana.slash("board add", card="Grizzly Bears")
        pressed = asyncio.gather(*(mallory.tap("Board", on=shown) for _ in range(50)))
        took = await _seconds(ana.slash("cast", card="Shock", target="Grizzly Bears"))
        told = [answer.text for answer in await pressed if answer is not None]
        assert took < SOON
        assert sum("One thing at a time" in text for text in told) >= 40
        discord.settle = settle  # the picture follows the answer
        assert "Shock" in (await ana.slash("board show")).pictures[0]["description"]


async def test_what_is_too_large_is_refused_in_a_sentence_and_at_once(tmp_path: Path, no_own_data: Path):
    async with LocalDiscord() as discord, bot_running(discord, config(tmp_path, workers=1)):
        discord.settle = None
        mallory, ana = (Person(discord, name, discord.channel(name)) for name in ("Mallory", "Ana"))
        huge = mallory.file("board.txt", b"You: Forest\n" * 180_000)
        million = {
            "version": 1,
            "players": {"A": {"battlefield": [{"card": "Grizzly Bears", "count": 10**6}]}, "B": {}},
        }
        for asked in (
            mallory.slash("board import", file=huge),
            mallory.slash("board import", file=mallory.file("board.json", json.dumps(million).encode())),
            mallory.slash("board paste", text="You: 1000000 1/1 white Soldier creature token"),
            mallory.slash("board paste", text=", ".join(f"{n}00 Grizzly Bears" for n in range(100, 250))),
            mallory.slash("what-if", board="You: 1000000 Treasure", do="attack with everything"),
        ):
            began = time.monotonic()
            refused = await asked
            assert time.monotonic() - began < SOON
            assert refused.private
            assert len(refused.text) < 400, refused.text
            assert "Traceback" not in refused.text
            assert "wrong on our side" not in refused.text
        assert await _seconds(ana.slash("board new", players="Ana, Bob")) < SOON


async def _seconds(act: object) -> float:
    began = time.monotonic()
    await act  # type: ignore[misc]
    return time.monotonic() - began
