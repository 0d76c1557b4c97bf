"""The gate against floods, the health file, the settings."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bot.config import Config, Shards
from bot.discord_app.rate_limits import AT_ONCE, BURST, SECONDS_EACH, Gate
from bot.errors import BadValue, Busy, Closing, NoToken, TooFast
from bot.operations import health


class Clock:
    """Time that a test lets pass."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def _enter(gate: Gate, user: str) -> None:
    with gate.entering(user):
        pass


async def test_a_user_may_ask_a_few_things_at_once_and_then_in_turn():
    clock = Clock()
    gate = Gate(clock)
    for _ in range(BURST):
        _enter(gate, "ana")
    with pytest.raises(TooFast) as caught:
        _enter(gate, "ana")
    assert caught.value.values["seconds"] == 2
    _enter(gate, "bob")
    clock.now += SECONDS_EACH
    _enter(gate, "ana")
    with pytest.raises(TooFast):
        _enter(gate, "ana")


async def test_there_is_a_limit_for_everybody_together():
    gate = Gate()
    entered = [gate.entering(f"user {n}") for n in range(AT_ONCE)]
    for one in entered:
        one.__enter__()
    with pytest.raises(Busy):
        _enter(gate, "one more")
    for one in entered:
        one.__exit__(None, None, None)
    _enter(gate, "one more")
    await gate.empty()


async def test_a_closed_gate_lets_nobody_in():
    gate = Gate()
    gate.closed = True
    with pytest.raises(Closing):
        _enter(gate, "ana")


async def test_the_health_file_is_touched_only_while_everything_lives(tmp_path: Path):
    alive = {"gateway": True, "database": True}

    async def gateway() -> bool:
        return alive["gateway"]

    async def database() -> bool:
        if not alive["database"]:
            raise OSError("unreadable")
        return True

    file = tmp_path / "run" / "health"
    pulse = health.Pulse(file, {"gateway": gateway, "database": database})
    assert await pulse.beat()
    assert health.fresh(file)
    for part in alive:
        alive[part] = False
        os.utime(file, (1, 1))
        assert not await pulse.beat()
        assert not health.fresh(file)
        alive[part] = True
    assert await pulse.beat()
    assert health.main([str(file)]) == 0
    os.utime(file, (1, 1))
    assert health.main([str(file)]) == 1
    assert health.main([str(tmp_path / "none")]) == 1


def test_settings_come_from_the_environment(tmp_path: Path):
    secret = tmp_path / "token"
    secret.write_text("abc.def\n")
    found = Config.from_environment(
        {"DISCORD_TOKEN_FILE": str(secret), "SIEGE_DATA": str(tmp_path), "SIEGE_SHARDS": "0-2,5/16"}
    )
    assert found.token == "abc.def"
    assert found.shards == Shards((0, 1, 2, 5), 16)
    assert found.state == tmp_path / "state.db"
    assert found.health == tmp_path / "health"
    assert "abc" not in repr(found)


def test_settings_that_make_no_sense_are_refused(tmp_path: Path):
    with pytest.raises(NoToken):
        Config.from_environment({})
    for setting, value in [
        ("SIEGE_SHARDS", "3/2"),
        ("SIEGE_SHARDS", "all"),
        ("SIEGE_SHARDS", "a-b/4"),
        ("SIEGE_WORKERS", "0"),
        ("DISCORD_TOKEN_FILE", str(tmp_path / "none")),
    ]:
        token = {} if setting == "DISCORD_TOKEN_FILE" else {"DISCORD_TOKEN": "x"}
        with pytest.raises(BadValue) as caught:
            Config.from_environment({**token, setting: value})
        assert caught.value.values["found"] == value
