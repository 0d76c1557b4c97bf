"""``siege doctor``: looks at everything that a bot needs, without starting it, and says what to do."""

from __future__ import annotations

import json
import shutil
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from bot.boards.store import BoardStore
from bot.config import Config, data_folder, is_url
from bot.errors import describe
from bot.operations.health import fresh
from bot.words import Words
from cards import CardDatabase, default_path

LEAST_ROOM = 500 * 1024**2
"""Bytes that should be free where the data lies: a sync builds a new database beside the old one."""
OLD = 60
"""Days after which card data is worth a sync."""
API = "https://discord.com/api/v10"


@dataclass(frozen=True)
class Finding:
    """What was looked at, whether it is well, and what to say of it."""

    what: str
    well: bool
    said: str


def examine(environment: Mapping[str, str], cards: Path | None, words: Words, api: str = API) -> Iterator[Finding]:
    """All findings, one after the other."""
    try:
        config: Config | None = Config.from_environment(environment)
        yield Finding("settings", True, words("doctor-settings"))
    except Exception as error:
        config = None
        yield Finding("settings", False, describe(error, words)[0])
    if config is not None:
        yield _token(config.token, words, api)
        yield _looked("boards", words, lambda: _boards(config.state, words))
        if config.health.exists():
            told = "doctor-runs" if fresh(config.health) else "doctor-ill"
            yield Finding("health", fresh(config.health), words(told, file=str(config.health)))
    path = cards or (config.cards if config is not None else None)
    yield _looked("cards", words, lambda: _cards(path, words))
    yield _room(data_folder(environment), words)


def _looked(what: str, words: Words, look: Callable[[], Finding]) -> Finding:
    """A finding; whatever keeps us from looking is one as well."""
    try:
        return look()
    except Exception as error:
        return Finding(what, False, describe(error, words)[0])


def _token(token: str, words: Words, api: str) -> Finding:
    """Discord is asked whose the token is."""
    asked = urllib.request.Request(
        f"{api}/applications/@me", headers={"Authorization": f"Bot {token}", "User-Agent": "DiscordBot (SiegeEngine)"}
    )
    try:
        with urllib.request.urlopen(asked, timeout=10) as answer:
            about = json.loads(answer.read(1_000_000))
    except urllib.error.HTTPError as error:
        key = "error-wrong-token" if error.code in (401, 403) else "doctor-discord-away"
        return Finding("token", False, words(key, reason=f"{error.code} {error.reason}"))
    except (OSError, ValueError) as error:
        return Finding("token", False, words("doctor-discord-away", reason=str(getattr(error, "reason", error))))
    installs = about.get("integration_types_config") if isinstance(about, dict) else None
    scopes = ((installs or {}).get("0") or {}).get("oauth2_install_params") or {}
    if installs is not None and "bot" not in scopes.get("scopes", ["bot"]):
        return Finding("token", False, words("doctor-no-bot-scope"))
    return Finding("token", True, words("doctor-token", name=str(about.get("name", "?"))))


def _boards(state: Path | str, words: Words) -> Finding:
    if not is_url(state) and not Path(state).exists():
        return Finding("boards", True, words("doctor-no-boards"))
    store = BoardStore(state)
    try:
        return Finding("boards", True, words("doctor-boards", boards=store.count()))
    finally:
        store.close()


def _cards(path: Path | None, words: Words) -> Finding:
    if path is None and not default_path().exists():
        return Finding("cards", False, words("doctor-starter"))
    with CardDatabase.open(path) as database:
        info = database.info
    age = (date.today() - date.fromisoformat(info.cards_date)).days if info.cards_date else 0
    key = "doctor-cards" if age <= OLD else "doctor-cards-old"
    said = words(key, cards=info.cards, cards_date=info.cards_date, rules_date=info.rules_date)
    return Finding("cards", age <= OLD, said)


def _room(folder: Path, words: Words) -> Finding:
    there = next((place for place in (folder, *folder.parents) if place.exists()), Path("/"))
    free = shutil.disk_usage(there).free
    enough = free >= LEAST_ROOM
    told = words("doctor-room" if enough else "doctor-no-room", free=free // 1024**2, folder=str(folder))
    return Finding("room", enough, told)
