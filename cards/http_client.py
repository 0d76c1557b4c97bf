"""Requests to the publishers: to known hosts over https only, with retries, and with an end to everything.

Whatever a server sends, a request ends in what was asked for or in :class:`Failed`, with one sentence. What was cut
off goes on where it stopped, if the server can do that and the file is still the same, and begins anew otherwise.
"""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import aiohttp
from yarl import URL

from cards.sources.files import GZIP
from cards.summary import Progress

KNOWN_HOSTS = ("scryfall.com", "scryfall.io", "mtgjson.com", "wizards.com")
MOST_SECONDS = 1800.0
"""How long a whole download may take."""
MOST_BYTES = 1024**3
"""How much a whole download may bring, packed as it comes; the publishers' files together are a tenth of this."""
MOST_TEXT = 4 * 1024**2
"""How large an index or a page may be, unpacked."""
MOST_REDIRECTS = 5
CHUNK = 64 * 1024
LONGEST_PAUSE = 60.0
TIMEOUT = aiohttp.ClientTimeout(total=None, sock_connect=30, sock_read=60)

T = TypeVar("T")


@dataclass(frozen=True)
class Publishers:
    """Where to ask, and how patiently. Tests put their own server here.

    ``hosts`` are asked, and followed to, over https, with the hosts below them; one that begins with ``http://`` is
    an address (scheme, host and port) that is asked without. ``seconds`` is how long all of it may take.
    """

    scryfall: str = "https://api.scryfall.com"
    mtgjson: str = "https://mtgjson.com/api/v5"
    rules: str = "https://magic.wizards.com/en/rules"
    hosts: tuple[str, ...] = KNOWN_HOSTS
    attempts: int = 4
    first_pause: float = 2.0
    seconds: float = MOST_SECONDS

    def allow(self, url: URL) -> bool:
        """Whether this address may be asked."""
        if url.scheme == "http":
            return any(host.startswith("http://") and URL(host).origin() == url.origin() for host in self.hosts)
        name = (url.host or "").lower()
        return url.scheme == "https" and any(name == host or name.endswith(f".{host}") for host in self.hosts)


class Failed(Exception):
    """A file could not be had, after all attempts; says why."""


class _Passing(Exception):
    """An answer that is worth another attempt, after ``wait`` seconds at least."""

    def __init__(self, reason: str, wait: float = 0.0) -> None:
        super().__init__(reason)
        self.wait = wait


class Client:
    """Fetches into ``folder``, up to :data:`MOST_BYTES` in all."""

    def __init__(
        self, session: aiohttp.ClientSession, publishers: Publishers, folder: Path, progress: Progress
    ) -> None:
        self._session = session
        self.publishers = publishers
        self._folder = folder
        self._progress = progress
        self._brought = 0

    async def text(self, url: str) -> str:
        """A small answer as text."""

        async def attempt() -> str:
            async with self._answer(url, {"Accept-Encoding": "identity"}) as answer:
                _check(url, answer)
                body = bytearray()
                async for chunk in answer.content.iter_chunked(CHUNK):
                    body += chunk
                    if len(body) > MOST_TEXT:
                        raise Failed(f"{url} sent far more than expected.")
                return _unpacked(url, bytes(body)).decode("utf-8", "replace")

        return await self._retry(url, attempt)

    async def object(self, url: str) -> dict[str, Any]:
        """A small answer as a JSON object."""
        try:
            found = json.loads(await self.text(url))
        except json.JSONDecodeError as problem:
            raise Failed(f"{url} did not answer with JSON ({problem.msg}).") from problem
        except (RecursionError, ValueError) as problem:
            raise Failed(f"{url} answered with JSON that nobody can read: it is nested or counts too far.") from problem
        if not isinstance(found, dict):
            raise Failed(f"{url} answered with JSON, but with no object.")
        return found

    async def file(self, url: str, name: str, known: str = "") -> tuple[Path, str] | None:
        """Fetches a file and its ETag; None if the server says that it is still the one with the known ETag."""
        path = self._folder / name
        etag = ""

        async def attempt() -> bool:
            nonlocal etag
            done = path.stat().st_size if etag and path.exists() else 0
            headers = {"Accept-Encoding": "identity" if url.endswith(".gz") else "gzip"}
            if done:
                headers |= {"Range": f"bytes={done}-", "If-Range": etag}
            elif known:
                headers["If-None-Match"] = known
            async with self._answer(url, headers) as answer:
                if answer.status == 304 and known and not done:
                    return False
                _check(url, answer)
                if answer.status != 206 or not answer.headers.get("Content-Range", "").startswith(f"bytes {done}-"):
                    if answer.status == 206:
                        raise _Passing("with another part of the file than was asked for")
                    done = 0
                etag = answer.headers.get("ETag", "")
                total = done + (answer.content_length or 0) if answer.content_length else 0
                with open(path, "ab" if done else "wb") as file:  # noqa: ASYNC230 (nothing else waits here)
                    async for chunk in answer.content.iter_chunked(CHUNK):
                        file.write(chunk)
                        done += len(chunk)
                        self._brought += len(chunk)
                        if max(self._brought, total) > MOST_BYTES:
                            raise Failed(f"{url} is larger than any file published.")
                        self._progress(name, done, total)
            return True

        return (path, etag) if await self._retry(url, attempt) else None

    @asynccontextmanager
    async def _answer(self, url: str, headers: dict[str, str]) -> AsyncIterator[aiohttp.ClientResponse]:
        """The answer to a request, after redirects; each address must be one that may be asked."""
        at = URL(url)
        for _ in range(MOST_REDIRECTS + 1):
            if not self.publishers.allow(at):
                raise Failed(_not_allowed(at))
            async with self._session.get(at, headers=headers | {"Accept": "*/*"}, allow_redirects=False) as answer:
                onward = answer.headers.get("Location") if 300 <= answer.status < 400 else None
                if onward is None:
                    yield answer
                    return
                try:
                    at = at.join(URL(onward))
                except ValueError as problem:
                    raise Failed(f"{url} sends us on to no address.") from problem
        raise Failed(f"{url} sends us on and on.")

    async def _retry(self, url: str, attempt: Callable[[], Awaitable[T]]) -> T:
        pause = self.publishers.first_pause
        for left in reversed(range(self.publishers.attempts)):
            try:
                return await attempt()
            except _Passing as problem:
                if not left:
                    raise Failed(f"{url} answered {problem}.") from problem
                wait = min(max(pause, problem.wait), LONGEST_PAUSE)
            except (aiohttp.ClientError, TimeoutError) as problem:
                if not left:
                    raise Failed(f"{url} could not be read ({_reason(problem)}).") from problem
                wait = pause
            await asyncio.sleep(wait)
            pause *= 2
        raise Failed(f"{url} was not asked for.")


def _not_allowed(at: URL) -> str:
    if at.scheme not in ("http", "https") or not at.host:
        return f"{str(at)[:200]} is no address on the web."
    host = at.host if at.scheme == "https" else at.origin()
    return f"{at.origin()} is not a publisher’s address over https; “siege sync --host {host}” would allow it."


def _check(url: str, answer: aiohttp.ClientResponse) -> None:
    """Nothing if the answer is a file, or a part of one; else what to say of it."""
    if answer.status in (200, 206):
        return
    said = f"{answer.status} {answer.reason or ''}".strip()
    if answer.status in (408, 416, 425, 429) or answer.status >= 500:
        after = answer.headers.get("Retry-After", "")
        raise _Passing(said, float(after) if after.isdecimal() and len(after) < 6 else 0.0)
    raise Failed(f"{url} answered {said}.")


def _unpacked(url: str, body: bytes) -> bytes:
    """A small answer, unpacked if it is gzipped."""
    if not body.startswith(GZIP):
        return body
    unpacking = zlib.decompressobj(wbits=31)
    try:
        text = unpacking.decompress(body, MOST_TEXT)
    except zlib.error as problem:
        raise Failed(f"{url} sent packed data that is damaged ({problem}).") from problem
    if unpacking.unconsumed_tail:
        raise Failed(f"{url} sent far more than expected.")
    if not unpacking.eof:
        raise Failed(f"{url} sent packed data that is cut off.")
    return text


def _reason(problem: Exception) -> str:
    return " ".join(str(problem).split())[:200] or type(problem).__name__
