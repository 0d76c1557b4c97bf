"""Fetches what the publishers have that is newer: Scryfall's bulk data, MTGJSON's AtomicCards, the rules.

How an answer is had, and what ends one that goes on for ever, is :mod:`cards.http_client`'s.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from urllib.parse import urljoin

import aiohttp
from yarl import URL

from cards.errors import SyncError
from cards.http_client import TIMEOUT, Client, Failed, Publishers
from cards.sources.links_to_the_rules import rules_links
from cards.summary import Progress

HEADERS = {
    "User-Agent": f"SiegeEngine/{version('siege-engine')} (rules assistant; card database sync)",
    "Accept": "application/json;q=1.0, text/plain;q=0.9, */*;q=0.8",
}
_DATE = re.compile(r"20\d{6}")
_SUM = re.compile(r"[0-9a-f]{64}")


@dataclass
class Fetched:
    """The files that were newer, the marks by which to know them next time, and what could not be had."""

    files: list[Path] = field(default_factory=list)
    marks: dict[str, str] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)


async def fetch_newer(publishers: Publishers, known: Mapping[str, str], folder: Path, progress: Progress) -> Fetched:
    """Fetches into ``folder`` whatever is not marked as known.

    One publisher that can't be reached leaves a note; SyncError if none of the card data or rules can be had, or if
    it takes too long.
    """
    fetched = Fetched()
    failures = 0
    steps = (_fetch_scryfall, _fetch_mtgjson, _fetch_rules)
    try:
        async with (
            asyncio.timeout(publishers.seconds),
            aiohttp.ClientSession(headers=HEADERS, timeout=TIMEOUT, auto_decompress=False) as session,
        ):
            client = Client(session, publishers, folder, progress)
            for step in steps:
                try:
                    await step(client, known, fetched)
                except Failed as failure:
                    failures += 1
                    fetched.notes.append(str(failure))
    except TimeoutError:
        raise SyncError(
            f"The download was not done in {publishers.seconds / 60:.0f} minutes; the old data stays in use. Try again."
        ) from None
    if failures == len(steps):
        reasons = " ".join(fetched.notes)
        raise SyncError(f"Nothing could be fetched; the old data stays in use. {reasons}")
    return fetched


async def _fetch_scryfall(client: Client, known: Mapping[str, str], fetched: Fetched) -> None:
    """The two bulk files that the index names, unless their dates are known."""
    index = await client.object(f"{client.publishers.scryfall}/bulk-data")
    data = index.get("data")
    entries = [entry for entry in (data if isinstance(data, list) else ()) if isinstance(entry, dict)]
    for kind in ("oracle_cards", "rulings"):
        entry = next((entry for entry in entries if entry.get("type") == kind), {})
        url, updated = entry.get("download_uri"), entry.get("updated_at", "")
        if not isinstance(url, str) or not isinstance(updated, str):
            raise Failed(f"Scryfall's index names no {kind} file.")
        mark = f"scryfall {kind}"
        if updated and known.get(mark) == updated:
            continue
        date = "".join(filter(str.isdecimal, updated[:10]))
        await _keep(client, fetched, mark, url, f"{kind.replace('_', '-')}-{date}.json", updated)


async def _fetch_mtgjson(client: Client, known: Mapping[str, str], fetched: Fetched) -> None:
    """AtomicCards: names in other languages, and everything else if Scryfall can't be reached."""
    url = f"{client.publishers.mtgjson}/AtomicCards.json.gz"
    meta = await client.object(f"{client.publishers.mtgjson}/Meta.json")
    about = meta.get("data") or meta.get("meta")
    current = str(about.get("version", "")) if isinstance(about, dict) else ""
    mark = "mtgjson AtomicCards"
    if not current or known.get(mark) != current:
        path = await _keep(client, fetched, mark, url, "AtomicCards.json.gz", current)
        try:
            await _verify(client, url, path)
        except Failed:
            fetched.files.remove(path)
            del fetched.marks[mark]
            raise


async def _verify(client: Client, url: str, path: Path) -> None:
    """Failed if the publisher's checksum is another file's; where none is published, a packed file has its own."""
    try:
        published = _SUM.search((await client.text(f"{url}.sha256"))[:200].lower())
    except Failed:
        return
    found = await asyncio.to_thread(_sum_of, path)
    if published is not None and published[0] != found:
        raise Failed(f"{url} is not the file that its publisher's checksum is of; fetch it again later.")


def _sum_of(path: Path) -> str:
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


async def _fetch_rules(client: Client, known: Mapping[str, str], fetched: Fetched) -> None:
    """The newest text file that the publisher's rules page links to."""
    page = client.publishers.rules
    links = set(rules_links(await client.text(page)))
    if not links:
        raise Failed(f"{page} links to no text of the Comprehensive Rules.")
    url = urljoin(page, max(links, key=lambda link: (_DATE.findall(link)[-1:], link)).replace(" ", "%20"))
    found = await client.file(url, Path(URL(url).path).name.replace(" ", "-"), known.get(f"rules {url}", ""))
    if found:
        fetched.files.append(found[0])
        fetched.marks[f"rules {url}"] = found[1]


async def _keep(client: Client, fetched: Fetched, mark: str, url: str, name: str, version: str) -> Path:
    found = await client.file(url, name)
    assert found is not None, "only a file that is known can be “not modified”"
    fetched.files.append(found[0])
    fetched.marks[mark] = version
    return found[0]
