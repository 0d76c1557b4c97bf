"""Fetching from the publishers, against a server of the test's own that speaks like theirs."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from cards.database import CardDatabase
from cards.download import Publishers
from cards.errors import SyncError
from cards.summary import Summary
from cards.sync import download
from tests.cards.conftest import rules_text, scryfall_card, scryfall_ruling

PAGE = """<html><a href="/2025/MagicCompRules%2020250919.docx">DOCX</a>
<a href="https://other.example/old/MagicCompRules 20240101.txt">old</a>
<a href="/downloads/MagicCompRules 20260417.txt">TXT</a></html>"""


class Site:
    """All publishers in one server, with troubles to order."""

    def __init__(self) -> None:
        self.updated = "2026-08-22T09:05:31.000+00:00"
        self.cards: list[Any] = [scryfall_card("Zap"), scryfall_card("Zip")]
        self.rulings: list[Any] = [scryfall_ruling("Zap", "It may be you.")]
        self.version = "5.2.2+20260822"
        self.atomic: dict[str, Any] = {
            "Zap": [{"type": "Instant", "foreignData": [{"language": "French", "name": "Zapper"}]}]
        }
        self.rules = rules_text("310.1. A player may cast a battle.")
        self.asked: list[web.Request] = []
        self.trouble: Callable[[web.Request, int], web.StreamResponse | None] = lambda request, times: None
        self.etag = '"v1"'
        self.broken_after: int | None = None
        self.url = ""

    def app(self) -> web.Application:
        app = web.Application(middlewares=[self.watch])
        app.router.add_get("/bulk-data", self.index)
        app.router.add_get("/files/{name}", self.bulk)
        app.router.add_get("/Meta.json", self.meta)
        app.router.add_get("/AtomicCards.json.gz", self.atomic_cards)
        app.router.add_get("/en/rules", self.rules_page)
        app.router.add_get("/downloads/MagicCompRules 20260417.txt", self.rules_file)
        return app

    @web.middleware
    async def watch(self, request: web.Request, handler: Callable[[web.Request], Any]) -> web.StreamResponse:
        self.asked.append(request)
        times = sum(other.path == request.path for other in self.asked)
        return self.trouble(request, times) or await handler(request)

    async def index(self, request: web.Request) -> web.Response:
        return web.json_response({"object": "list", "data": [
            {"object": "bulk_data", "type": kind, "updated_at": self.updated, "size": 100,
             "download_uri": f"{self.url}/files/{kind}.json", "content_encoding": "gzip"}
            for kind in ("oracle_cards", "unique_artwork", "rulings")
        ]})  # fmt: skip

    async def bulk(self, request: web.Request) -> web.StreamResponse:
        content = self.cards if "oracle" in request.path else self.rulings
        body = gzip.compress(json.dumps(content).encode(), mtime=0)
        return await self.send(request, body, {"Content-Encoding": "gzip", "ETag": self.etag})

    async def meta(self, request: web.Request) -> web.Response:
        return web.json_response({"data": {"date": "2026-08-22", "version": self.version}, "meta": {}})

    async def atomic_cards(self, request: web.Request) -> web.StreamResponse:
        body = json.dumps({"meta": {"date": "2026-08-22"}, "data": self.atomic}).encode()
        return await self.send(request, gzip.compress(body, mtime=0), {"ETag": '"a1"'})

    async def rules_page(self, request: web.Request) -> web.Response:
        return web.Response(text=PAGE, content_type="text/html")

    async def rules_file(self, request: web.Request) -> web.StreamResponse:
        if request.headers.get("If-None-Match") == '"r1"':
            return web.Response(status=304)
        return await self.send(request, self.rules.encode(), {"ETag": '"r1"'})

    async def send(self, request: web.Request, body: bytes, headers: dict[str, str]) -> web.StreamResponse:
        """Sends a file, or the rest that was asked for; breaks off if told to."""
        start, status = 0, 200
        if "Range" in request.headers and request.headers.get("If-Range") == headers["ETag"]:
            start = int(request.headers["Range"].removeprefix("bytes=").removesuffix("-"))
            status = 206
            headers["Content-Range"] = f"bytes {start}-{len(body) - 1}/{len(body)}"
        answer = web.StreamResponse(status=status, headers=headers)
        answer.content_length = len(body) - start
        await answer.prepare(request)
        if self.broken_after is not None:
            await answer.write(body[start : start + self.broken_after])
            self.broken_after = None
            assert request.transport
            request.transport.close()
            return answer
        await answer.write(body[start:])
        return answer


@pytest.fixture
async def site() -> AsyncIterator[Site]:
    site = Site()
    server = TestServer(site.app())
    await server.start_server()
    site.url = str(server.make_url("")).rstrip("/")
    yield site
    await server.close()


async def fetch(site: Site, target: Path) -> Summary:
    publishers = Publishers(site.url, site.url, f"{site.url}/en/rules", attempts=3, first_pause=0.01)
    return await asyncio.to_thread(download, target, publishers=publishers)


async def test_everything_is_fetched_and_joined(site: Site, tmp_path: Path) -> None:
    target = tmp_path / "cards.db"
    summary = await fetch(site, target)
    assert (summary.newer, summary.cards, summary.rulings, summary.notes) == (True, 2, 1, ())
    database = CardDatabase.open(target)
    assert database.info.cards_date == "2026-08-22"
    assert database.rule("310.1").text == "A player may cast a battle."
    assert database.resolve("zapper", "fr").name == "Zap"
    assert database.card("Zap").front.text == "Zap deals 1 damage to any target."


async def test_we_say_who_we_are(site: Site, tmp_path: Path) -> None:
    await fetch(site, tmp_path / "cards.db")
    for request in site.asked:
        assert request.headers["User-Agent"].startswith("SiegeEngine/")
        assert request.headers["Accept"]


async def test_nothing_newer_is_said_and_nothing_is_fetched_twice(site: Site, tmp_path: Path) -> None:
    target = tmp_path / "cards.db"
    await fetch(site, target)
    before = target.stat()
    site.asked.clear()
    summary = await fetch(site, target)
    assert summary.newer is False
    assert list(summary.lines()) == [f"Nothing newer: {target} is up to date."]
    assert target.stat() == before
    assert [request.path for request in site.asked if request.path.startswith("/files")] == []


async def test_only_what_is_newer_is_fetched_and_the_rest_stays(site: Site, tmp_path: Path) -> None:
    target = tmp_path / "cards.db"
    await fetch(site, target)
    site.updated = "2026-09-01T09:05:31.000+00:00"
    site.cards.append(scryfall_card("Zop"))
    summary = await fetch(site, target)
    assert [source.format for source in summary.sources] == ["Scryfall bulk data", "Scryfall bulk data"]
    assert (summary.cards, summary.rules_date) == (3, "2026-04-17")


async def test_a_broken_download_goes_on_where_it_stopped(site: Site, tmp_path: Path) -> None:
    site.broken_after = 40
    summary = await fetch(site, tmp_path / "cards.db")
    assert summary.cards == 2
    ranges = [request.headers["Range"] for request in site.asked if "Range" in request.headers]
    assert ranges == ["bytes=40-"]


async def test_a_file_that_changed_meanwhile_begins_anew(site: Site, tmp_path: Path) -> None:
    def changed(request: web.Request, times: int) -> None:
        if "Range" in request.headers:
            site.cards, site.etag = [scryfall_card("Newer")], '"v2"'

    site.trouble = changed
    site.broken_after = 40
    summary = await fetch(site, tmp_path / "cards.db")
    assert CardDatabase.open(tmp_path / "cards.db").card("Newer")
    assert summary.cards == 2  # Newer, and Zap of AtomicCards


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_passing_troubles_are_tried_again(status: int, site: Site, tmp_path: Path) -> None:
    site.trouble = lambda request, times: web.Response(status=status) if times < 3 else None
    assert (await fetch(site, tmp_path / "cards.db")).notes == ()


async def test_one_publisher_that_fails_leaves_a_note(site: Site, tmp_path: Path) -> None:
    def trouble(request: web.Request, times: int) -> web.Response | None:
        return web.Response(status=404) if request.path == "/en/rules" else None

    site.trouble = trouble
    summary = await fetch(site, tmp_path / "cards.db")
    assert summary.cards == 2
    assert summary.notes == (f"{site.url}/en/rules answered 404 Not Found.",)
    assert any("answered 404" in line for line in summary.lines())


async def test_without_scryfall_the_alternative_serves(site: Site, tmp_path: Path) -> None:
    def trouble(request: web.Request, times: int) -> web.Response | None:
        return web.Response(status=503) if request.path == "/bulk-data" else None

    site.trouble = trouble
    summary = await fetch(site, tmp_path / "cards.db")
    assert (summary.cards, len(summary.notes)) == (1, 1)


async def test_if_nobody_answers_it_is_one_sentence_and_the_old_database_stays(site: Site, tmp_path: Path) -> None:
    target = tmp_path / "cards.db"
    await fetch(site, target)
    before = target.read_bytes()
    site.trouble = lambda request, times: web.Response(status=500)
    with pytest.raises(SyncError, match="Nothing could be fetched; the old data stays in use"):
        await fetch(site, target)
    assert target.read_bytes() == before
    nowhere = Publishers(*["http://127.0.0.1:9"] * 3, attempts=2, first_pause=0.01)
    with pytest.raises(SyncError, match="Nothing could be fetched"):
        await asyncio.to_thread(download, target, publishers=nowhere)


@pytest.mark.parametrize("body", [b"", b"<html>busy</html>", b'[{"object":"card","name"'])
async def test_nonsense_from_a_publisher_is_refused(body: bytes, site: Site, tmp_path: Path) -> None:
    target = tmp_path / "cards.db"
    await fetch(site, target)
    before = target.read_bytes()
    site.updated = "2026-09-01"

    def trouble(request: web.Request, times: int) -> web.Response | None:
        return web.Response(body=body) if request.path.startswith("/files") else None

    site.trouble = trouble
    with pytest.raises(SyncError, match=r"oracle-cards-20260901\.json"):
        await fetch(site, target)
    assert target.read_bytes() == before
    assert os.listdir(tmp_path) == ["cards.db"]


async def test_progress_is_told(site: Site, tmp_path: Path) -> None:
    told: list[tuple[str, int, int]] = []
    publishers = Publishers(site.url, site.url, f"{site.url}/en/rules", first_pause=0.01)
    await asyncio.to_thread(download, tmp_path / "cards.db", lambda *step: told.append(step), publishers)
    steps = [what for what, _, _ in told]
    assert steps[0] == "asking the publishers"
    assert "oracle-cards-20260822.json" in steps
    assert all(done <= total for what, done, total in told if total)
