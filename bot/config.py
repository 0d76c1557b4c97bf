"""How the bot is set up: read once from the environment, never logged whole (it holds the token)."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from bot.errors import BadValue, NoToken


@dataclass(frozen=True, slots=True)
class Shards:
    """Which shards of how many this process runs; a server's boards live with its shard."""

    ids: tuple[int, ...]
    count: int

    @classmethod
    def read(cls, text: str) -> Shards:
        """``"0-3/16"`` or ``"2,5/16"``: the shards of this process, out of all; else BadValue."""
        shape = re.fullmatch(r"\s*([\d,\s-]+)/\s*(\d+)\s*", text)
        expected = "0-3/16 or 2,5/16"
        if shape is None:
            raise BadValue(option="SIEGE_SHARDS", found=text, expected=expected)
        ids: list[int] = []
        for part in shape[1].split(","):
            first, _, last = part.strip().partition("-")
            if not first.isdecimal() or (last and not last.isdecimal()):
                raise BadValue(option="SIEGE_SHARDS", found=text, expected=expected)
            ids += range(int(first), int(last or first) + 1)
        count = int(shape[2])
        if not ids or max(ids) >= count:
            raise BadValue(option="SIEGE_SHARDS", found=text, expected=expected)
        return cls(tuple(sorted(set(ids))), count)


@dataclass(frozen=True, slots=True)
class Config:
    """Everything the bot needs to know before it starts.

    ``cards`` None is the player's own database or else the starter set. ``state`` is the file of boards, or a
    ``postgresql://`` address. ``seconds`` is how long one request may work before it is ended, ``rest`` how long a
    board rests after that, ``memory`` what a worker may take, in bytes.
    """

    token: str = field(repr=False)
    cards: Path | None
    state: Path | str = field(repr=False)
    health: Path
    shards: Shards | None = None
    workers: int = 2
    seconds: float = 10.0
    rest: float = 15.0
    memory: int = 1024**3
    metrics: tuple[str, int] | None = None
    """The address and the port at which figures are given."""
    json_log: bool = False

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Config:
        """Read DISCORD_TOKEN or DISCORD_TOKEN_FILE, and SIEGE_CARDS, SIEGE_DATA, SIEGE_SHARDS, SIEGE_WORKERS.

        Raises NoToken without a token, BadValue for a setting that is not understood.
        """
        workers = environment.get("SIEGE_WORKERS", "").strip() or str(min(4, os.cpu_count() or 2))
        if not workers.isdecimal() or not 1 <= int(workers) <= 64:
            raise BadValue(option="SIEGE_WORKERS", found=workers, expected="1-64")
        memory = environment.get("SIEGE_MEMORY", "").strip() or "1024"
        if not memory.isdecimal() or not 256 <= int(memory) <= 65536:
            raise BadValue(option="SIEGE_MEMORY", found=memory, expected="256-65536")
        shards = environment.get("SIEGE_SHARDS", "").strip()
        return cls(
            token=_token(environment),
            cards=Path(environment["SIEGE_CARDS"]) if environment.get("SIEGE_CARDS") else None,
            state=state_place(environment),
            health=health_file(environment),
            shards=Shards.read(shards) if shards else None,
            workers=int(workers),
            memory=int(memory) * 1024**2,
            metrics=_metrics(environment.get("SIEGE_METRICS", "").strip()),
            json_log=_choice(environment, "SIEGE_LOG", ("text", "json")) == "json",
        )


def is_url(where: Path | str | None) -> bool:
    """Whether boards are kept by a PostgreSQL server."""
    return isinstance(where, str) and where.startswith(("postgresql://", "postgres://"))


def state_place(environment: Mapping[str, str]) -> Path | str:
    """Where boards are kept: SIEGE_STATE (a file, or an address of PostgreSQL), else in the data folder."""
    given = environment.get("SIEGE_STATE", "").strip()
    if "://" not in given:
        return Path(given) if given else data_folder(environment) / "state.db"
    if not is_url(given):
        kind = given.partition("://")[0]
        raise BadValue(
            option="SIEGE_STATE", found=f"{kind}://…", expected="a file, or postgresql://USER:PASSWORD@HOST/NAME"
        )
    return given


def _metrics(text: str) -> tuple[str, int] | None:
    address, _, port = text.rpartition(":")
    if not text:
        return None
    if not port.isdecimal() or not 0 < int(port) < 65536:
        raise BadValue(option="SIEGE_METRICS", found=text, expected="9464 or 0.0.0.0:9464")
    return address or "127.0.0.1", int(port)


def _choice(environment: Mapping[str, str], name: str, known: tuple[str, ...]) -> str:
    given = environment.get(name, "").strip() or known[0]
    if given not in known:
        raise BadValue(option=name, found=given, expected=", ".join(known))
    return given


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where boards and settings are kept: SIEGE_DATA, else the user's data folder."""
    return Path(environment.get("SIEGE_DATA") or platformdirs.user_data_path("siege-engine"))


def health_file(environment: Mapping[str, str] = os.environ) -> Path:
    """The file whose age tells how the bot is: SIEGE_HEALTH, else in the data folder."""
    return Path(environment.get("SIEGE_HEALTH") or data_folder(environment) / "health")


def _token(environment: Mapping[str, str]) -> str:
    token = environment.get("DISCORD_TOKEN", "").strip()
    file = environment.get("DISCORD_TOKEN_FILE", "").strip()
    if not token and file:
        try:
            token = Path(file).read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise BadValue(option="DISCORD_TOKEN_FILE", found=file, expected="a readable file") from error
    if not token:
        raise NoToken()
    return token
