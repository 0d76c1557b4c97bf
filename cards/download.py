"""Fetches what the publishers have that is newer: Scryfall's bulk data, MTGJSON's AtomicCards, the rules.

Each file is asked for with our name and retried with growing pauses; what was cut off goes on where it
stopped, if the server can do that and the file is still the same, and begins anew otherwise.
"""

from __future__ import annotations

import asyncio
import gzip
import html
import json
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urljoin

import aiohttp
from yarl import URL

from cards.errors import SyncError
from cards.sources.files import GZIP, MOST_BYTES
from cards.summary import Progress

HEADERS = {
    "User-Agent": f"SiegeEngine/{version('siege-engine')} (rules assistant; card database sync)",
    "Accept": "application/json;q=1.0, text/plain;q=0.9, */*;q=0.8",
}
TEXT_LIMIT = 16 * 1024**2
CHUNK = 64 * 1024
LONGEST_PAUSE = 60.0
TIMEOUT = aiohttp.ClientTimeout(total=None, sock_connect=30, sock_read=60)

T = TypeVar("T")

_RULES_LINK = re.compile(r"""(?:href=|")\s*["']?([^"'<>]*MagicComp[^"'<>]*?\.txt)["']""", re.IGNORECASE)
_DATE = re.compile(r"20\d{6}")


@dataclass(frozen=True)
class Publishers:
    """Where to ask, and how patiently. Tests put their own server here."""

    scryfall: str = "https://api.scryfall.com"
    mtgjson: str = "https://mtgjson.com/api/v5"
    rules: str = "https://magic.wizards.com/en/rules"
    attempts: int = 4
    first_pause: float = 2.0


@dataclass
class Fetched:
    """The files that were newer, the marks by which to know them next time, and what could not be had."""

    files: list[Path] = field(default_factory=list)
    marks: dict[str, str] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)


class _Failed(Exception):
    """A file could not be had, after all attempts; says why."""


async def fetch_newer(publishers: Publishers, known: Mapping[str, str], folder: Path, progress: Progress) -> Fetched:
    """Fetches into ``folder`` whatever is not marked as known.

    One publisher that can't be reached leaves a note; if none of the card data or rules can be had,
    SyncError.
    """
    fetched = Fetched()
    failures = 0
    steps = (_fetch_scryfall, _fetch_mtgjson, _fetch_rules)
    async with aiohttp.ClientSession(headers=HEADERS, timeout=TIMEOUT, auto_decompress=False) as session:
        client = _Client(session, publishers, folder, progress)
        for step in steps:
            try:
                await step(client, known, fetched)
            except _Failed as failure:
                failures += 1
                fetched.notes.append(str(failure))
    if failures == len(steps):
        reasons = " ".join(fetched.notes)
        raise SyncError(f"Nothing could be fetched; the old data stays in use. {reasons}")
    return fetched


class _Client:
    """Requests with retries."""

    def __init__(
        self, session: aiohttp.ClientSession, publishers: Publishers, folder: Path, progress: Progress
    ) -> None:
        self._session = session
        self.publishers = publishers
        self.folder = folder
        self._progress = progress

    async def text(self, url: str) -> str:
        """A small answer as text."""

        async def attempt() -> str:
            async with self._session.get(URL(url), headers={"Accept-Encoding": "identity", "Accept": "*/*"}) as answer:
                _check(answer)
                body = await answer.content.read(TEXT_LIMIT)
                while chunk := await answer.content.read(TEXT_LIMIT):
                    body += chunk
                    if len(body) > TEXT_LIMIT:
                        raise _Failed(f"{url} sent far more than expected.")
                return (gzip.decompress(body) if body.startswith(GZIP) else body).decode("utf-8", "replace")

        return await self._retry(url, attempt)

    async def json(self, url: str) -> Any:
        """A small answer as JSON."""
        try:
            return json.loads(await self.text(url))
        except json.JSONDecodeError as problem:
            raise _Failed(f"{url} did not answer with JSON ({problem.msg}).") from problem

    async def file(self, url: str, name: str, known: str | None = None) -> tuple[Path, str] | None:
        """Fetches a file and its ETag; None if the server says it is still the one with the known ETag."""
        path = self.folder / name
        resume = _Resume()

        async def attempt() -> bool:
            done = path.stat().st_size if resume.etag and path.exists() else 0
            headers = {"Accept-Encoding": "identity" if url.endswith(".gz") else "gzip", "Accept": "*/*"}
            if done:
                headers |= {"Range": f"bytes={done}-", "If-Range": resume.etag}
            elif known:
                headers["If-None-Match"] = known
            async with self._session.get(URL(url), headers=headers) as answer:
                if answer.status == 304:
                    return False
                _check(answer)
                done = done if answer.status == 206 else 0
                resume.etag = answer.headers.get("ETag", "")
                total = done + (answer.content_length or 0) if answer.content_length else 0
                with open(path, "ab" if done else "wb") as file:  # noqa: ASYNC230 (nothing else waits here)
                    async for chunk in answer.content.iter_chunked(CHUNK):
                        file.write(chunk)
                        done += len(chunk)
                        if done > MOST_BYTES:
                            raise _Failed(f"{url} is larger than any file published.")
                        self._progress(name, done, total)
            return True

        return (path, resume.etag) if await self._retry(url, attempt) else None

    async def _retry(self, url: str, attempt: Callable[[], Awaitable[T]]) -> T:
        pause = self.publishers.first_pause
        for left in reversed(range(self.publishers.attempts)):
            try:
                return await attempt()
            except _Refused as refusal:
                if not refusal.passing or not left:
                    raise _Failed(f"{url} answered {refusal}.") from refusal
                wait = min(max(pause, refusal.wait), LONGEST_PAUSE)
            except (aiohttp.ClientError, TimeoutError, OSError) as problem:
                if not left:
                    raise _Failed(f"{url} could not be read ({_reason(problem)}).") from problem
                wait = pause
            await asyncio.sleep(wait)
            pause *= 2
        raise _Failed(f"{url} was not asked for.")


@dataclass
class _Resume:
    """What a later attempt must know to go on: which version of the file the first bytes are of."""

    etag: str = ""


class _Refused(Exception):
    """The server's answer is no file. ``passing`` troubles are worth another attempt."""

    def __init__(self, answer: aiohttp.ClientResponse) -> None:
        super().__init__(f"{answer.status} {answer.reason or ''}".strip())
        self.passing = answer.status in (408, 416, 425, 429) or answer.status >= 500
        after = answer.headers.get("Retry-After", "")
        self.wait = float(after) if after.isdigit() else 0.0


def _check(answer: aiohttp.ClientResponse) -> None:
    if answer.status not in (200, 206):
        raise _Refused(answer)


def _reason(problem: Exception) -> str:
    return str(problem) or type(problem).__name__


async def _fetch_scryfall(client: _Client, known: Mapping[str, str], fetched: Fetched) -> None:
    """The two bulk files that the index names, unless their dates are known."""
    index = await client.json(f"{client.publishers.scryfall}/bulk-data")
    entries = {entry.get("type"): entry for entry in index.get("data", ()) if isinstance(entry, dict)}
    for kind in ("oracle_cards", "rulings"):
        entry = entries.get(kind)
        if not entry or not isinstance(entry.get("download_uri"), str):
            raise _Failed(f"Scryfall's index names no {kind} file.")
        updated = str(entry.get("updated_at", ""))
        mark = f"scryfall {kind}"
        if updated and known.get(mark) == updated:
            continue
        name = f"{kind.replace('_', '-')}-{updated[:10].replace('-', '')}.json"
        await _keep(client, fetched, mark, entry["download_uri"], name, updated)


async def _fetch_mtgjson(client: _Client, known: Mapping[str, str], fetched: Fetched) -> None:
    """AtomicCards: names in other languages, and everything else if Scryfall can't be reached."""
    url = f"{client.publishers.mtgjson}/AtomicCards.json.gz"
    meta = await client.json(f"{client.publishers.mtgjson}/Meta.json")
    current = str((meta.get("data") or meta.get("meta") or {}).get("version", ""))
    mark = "mtgjson AtomicCards"
    if not current or known.get(mark) != current:
        await _keep(client, fetched, mark, url, "AtomicCards.json.gz", current)


async def _fetch_rules(client: _Client, known: Mapping[str, str], fetched: Fetched) -> None:
    """The newest text file that the publisher's rules page links to."""
    page = client.publishers.rules
    links = {html.unescape(link) for link in _RULES_LINK.findall(await client.text(page))}
    if not links:
        raise _Failed(f"{page} links to no text of the Comprehensive Rules.")
    url = urljoin(page, max(links, key=lambda link: (_DATE.findall(link)[-1:], link)).replace(" ", "%20"))
    etag = known.get(f"rules {url}")
    found = await client.file(url, Path(URL(url).path).name.replace(" ", "-"), etag)
    if found:
        fetched.files.append(found[0])
        fetched.marks[f"rules {url}"] = found[1]


async def _keep(client: _Client, fetched: Fetched, mark: str, url: str, name: str, version: str) -> None:
    found = await client.file(url, name)
    assert found is not None, "the server said “not modified” without having been asked"
    fetched.files.append(found[0])
    fetched.marks[mark] = version
