"""Fetching from the publishers, against a server of the test's own that speaks like theirs."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import multiprocessing
import os
import signal
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from yarl import URL

from cards import http_client
from cards.database import CardDatabase
from cards.errors import SyncError
from cards.http_client import Publishers
from cards.replacing_the_database import workspace
from cards.sources.links_to_the_rules import rules_links
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
        self.checksum = ""
        self.broken_after: int | None = None
        self.url = ""

    def publishers(self, **more: Any) -> Publishers:
        """This server in the place of all publishers."""
        own: dict[str, Any] = {"hosts": (self.url,), "first_pause": 0.01} | more
        return Publishers(self.url, self.url, f"{self.url}/en/rules", **own)

    def app(self) -> web.Application:
        app = web.Application(middlewares=[self.watch])
        app.router.add_get("/bulk-data", self.index)
        app.router.add_get("/files/{name}", self.bulk)
        app.router.add_get("/Meta.json", self.meta)
        app.router.add_get("/AtomicCards.json.gz", self.atomic_cards)
        app.router.add_get("/AtomicCards.json.gz.sha256", self.atomic_cards)
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
        packed = gzip.compress(body, mtime=0)
        if request.path.endswith(".sha256"):
            return web.Response(text=self.checksum or hashlib.sha256(packed).hexdigest())
        return await self.send(request, packed, {"ETag": '"a1"'})

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
    publishers = site.publishers(attempts=3)
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
    nowhere = Publishers(*["http://127.0.0.1:9"] * 3, hosts=("http://127.0.0.1:9",), attempts=2, first_pause=0.01)
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
    await asyncio.to_thread(download, tmp_path / "cards.db", lambda *step: told.append(step), site.publishers())
    steps = [what for what, _, _ in told]
    assert steps[0] == "asking the publishers"
    assert "oracle-cards-20260822.json" in steps
    assert all(done <= total for what, done, total in told if total)


# What a server sends that is no friend

BOMB = gzip.compress(b"[" + b" " * 20_000_000 + b"]")
ODD_ANSWERS = {
    "a list": ("/bulk-data", b"[1, 2]", "with no object"),
    "null": ("/bulk-data", b"null", "with no object"),
    "no list inside": ("/bulk-data", b'{"data": {"a": 1}}', "names no oracle_cards file"),
    "an address that is no text": (
        "/bulk-data", b'{"data": [{"type": "oracle_cards", "download_uri": 7}]}', "names no oracle_cards"),
    "an address that is none": (
        "/bulk-data", b'{"data": [{"type": "oracle_cards", "download_uri": "file:///etc/passwd"}]}', "no address on"),
    "deep": ("/bulk-data", b'{"data":' + b"[" * 1_000_000, "nested"),
    "a long number": ("/bulk-data", b'{"data":' + b"9" * 100_000 + b"}", "JSON"),
    "cut off": ("/bulk-data", gzip.compress(b'{"data": []}')[:-9], "cut off"),
    "garbage": ("/bulk-data", b"\x1f\x8bgarbage", "damaged"),
    "unpacks for ever": ("/bulk-data", BOMB, "far more than expected"),
    "is too long": ("/bulk-data", b" " * 5_000_000, "far more than expected"),
    "meta that is a list": ("/Meta.json", b'{"data": [1], "meta": 3}', ""),
    "rules that are nowhere": ("/en/rules", b"<html></html>", "links to no text"),
}  # fmt: skip


@pytest.mark.parametrize("what", ODD_ANSWERS)
async def test_an_odd_answer_is_one_sentence(what: str, site: Site, tmp_path: Path) -> None:
    path, body, sentence = ODD_ANSWERS[what]
    site.trouble = lambda request, times: web.Response(body=body) if request.path == path else None
    notes = (await fetch(site, tmp_path / "cards.db")).notes
    assert len(notes) == bool(sentence)
    assert all(sentence in note and "\n" not in note and len(note) < 300 for note in notes)


async def test_not_modified_without_having_been_asked_is_no_file(site: Site, tmp_path: Path) -> None:
    site.trouble = lambda request, times: web.Response(status=304) if "oracle" in request.path else None
    assert "answered 304" in (await fetch(site, tmp_path / "cards.db")).notes[0]


async def test_only_known_hosts_are_asked_and_followed_to(site: Site, tmp_path: Path) -> None:
    site.trouble = lambda request, times: (
        web.Response(status=302, headers={"Location": "http://127.0.0.2:9/x"}) if "oracle" in request.path else None
    )
    (note,) = (await fetch(site, tmp_path / "cards.db")).notes
    assert "http://127.0.0.2:9 is not a publisher’s address" in note
    assert "siege sync --host http://127.0.0.2:9" in note
    with pytest.raises(SyncError, match="not a publisher"):
        await asyncio.to_thread(download, tmp_path / "cards.db", publishers=site.publishers(hosts=("scryfall.com",)))
    usual = Publishers()
    addresses = {
        "https://api.scryfall.com/x": True, "https://data.scryfall.io/x": True, "https://media.wizards.com/x": True,
        "http://api.scryfall.com/x": False, "https://notscryfall.com/x": False, "https://scryfall.com.evil.org/": False,
        "https://user@evil.org/scryfall.com": False, "ftp://mtgjson.com/x": False, "file:///etc/passwd": False,
    }  # fmt: skip
    assert {address: usual.allow(URL(address)) for address in addresses} == addresses


async def test_redirects_are_followed_but_not_for_ever(site: Site, tmp_path: Path) -> None:
    def moved(request: web.Request, times: int) -> web.Response | None:
        if request.path == "/en/rules" and "moved" not in request.query:
            return web.Response(status=301, headers={"Location": "/en/rules?moved=1"})
        return None

    site.trouble = moved
    assert (await fetch(site, tmp_path / "cards.db")).notes == ()
    site.trouble = lambda request, times: web.Response(status=301, headers={"Location": "/en/rules"})
    with pytest.raises(SyncError, match="sends us on and on"):
        await fetch(site, tmp_path / "cards.db")


async def test_a_file_whose_checksum_is_another_s_is_left_out(site: Site, tmp_path: Path) -> None:
    site.checksum = "0" * 64
    summary = await fetch(site, tmp_path / "cards.db")
    assert [note for note in summary.notes if "checksum" in note]
    assert "MTGJSON AtomicCards" not in [source.format for source in summary.sources]
    site.checksum = ""
    assert "MTGJSON AtomicCards" in [source.format for source in (await fetch(site, tmp_path / "cards.db")).sources]


async def test_a_file_with_far_fewer_records_than_the_last_one_is_cut_short(site: Site, tmp_path: Path) -> None:
    site.cards = [scryfall_card(f"Zap {n}") for n in range(9)]
    await fetch(site, tmp_path / "cards.db")
    site.updated, site.cards = "2026-09-01", site.cards[:4]
    with pytest.raises(SyncError, match="brings 4 records, and the last one brought 9"):
        await fetch(site, tmp_path / "cards.db")
    assert len(CardDatabase.open(tmp_path / "cards.db")) == 10  # and Zap of AtomicCards


async def test_a_download_that_never_ends_is_ended(site: Site, tmp_path: Path) -> None:
    slow = site.publishers(seconds=0.3, attempts=99)
    site.trouble = lambda request, times: web.Response(status=503)
    with pytest.raises(SyncError, match="was not done in"):
        await asyncio.to_thread(download, tmp_path / "cards.db", publishers=slow)


async def test_a_download_that_is_too_large_is_ended(
    site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_client, "MOST_BYTES", 100)
    with pytest.raises(SyncError, match="is larger than any file published"):
        await fetch(site, tmp_path / "cards.db")


async def test_two_at_once_the_second_says_so(site: Site, tmp_path: Path) -> None:
    target = tmp_path / "cards.db"
    with workspace(target), pytest.raises(SyncError, match="Another sync is at work in"):
        await fetch(site, target)
    assert (await fetch(site, target)).newer


def test_what_a_killed_sync_left_is_removed_by_the_next(tmp_path: Path) -> None:
    target = tmp_path / "cards.db"
    process = multiprocessing.get_context("spawn").Process(target=_sync_and_die, args=(target,))
    process.start()
    process.join()
    assert [path.name[:6] for path in tmp_path.iterdir()] == [".sync-"]
    with workspace(target) as folder:
        assert list(tmp_path.iterdir()) == [folder]


def _sync_and_die(target: Path) -> None:
    with workspace(target) as folder:
        (folder / "half").write_text("a file")
        os.kill(os.getpid(), signal.SIGKILL)


def test_links_are_found_in_whatever_a_page_is(tmp_path: Path) -> None:
    found = ["/downloads/MagicCompRules 20260417.txt", "https://other.example/old/MagicCompRules 20240101.txt"]
    assert sorted(rules_links(PAGE)) == found
    assert list(rules_links('{"url": "https:&#x2F;&#x2F;a.b/MagicCompRules.txt"}')) == [
        "https://a.b/MagicCompRules.txt"
    ]
    for hostile in ("href=", "MagicComp", "href=MagicComp.", '"MagicComp'):
        assert len(list(rules_links(hostile * (4_000_000 // len(hostile))))) == 0
