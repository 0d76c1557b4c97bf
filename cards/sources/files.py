"""Opens published files: plain, gzipped or in a tar archive, and says what each holds by looking at it."""

from __future__ import annotations

import codecs
import gzip
import io
import json
import re
import shutil
import tarfile
import tempfile
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, cast

import ijson

from cards.errors import SyncError
from cards.sources import card_text, comprehensive_rules, legal_formats, mtgjson, scryfall
from cards.sources.records import Finds

GZIP = b"\x1f\x8b"
HEAD = 64 * 1024
CHUNK = 256 * 1024
MOST_BYTES = 8 * 1024**3
"""Unpacked, the largest file published (every printing in every language) is a third of this."""
MOST_UNPACKED = 100
"""How many times its own size a packed file may unpack to, once it is more than some records."""
LONGEST_RECORD = 4 * 1024**2
"""A deck or an edition of the rules counts as one; they take a fifth of this."""
MOST_NESTED = 1000
"""How many brackets and braces may be open."""
DATA_SUFFIXES = {".json", ".txt", ".gz", ".tgz", ".tar"}
KNOWN = (
    "Scryfall bulk data or answers, MTGJSON AtomicCards, decks or card text, lists of legal formats, "
    "the Comprehensive Rules as text"
)

_RELEASED = re.compile(rb'"released_at"\s*:\s*"(\d{4}-\d\d-\d\d)"')
_META = re.compile(rb'"meta"\s*:\s*\{[^{}]*?"date"\s*:\s*"(\d{4}-\d\d-\d\d)')
_RULING_DATE = re.compile(rb'"published_at"\s*:\s*"(\d{4}-\d\d-\d\d)"')
_TEXT_DATE = re.compile(rb"^(?:<Rulings>)?(\d{4}/\d\d/\d\d): ", re.MULTILINE)
_DATES = (_RELEASED, _RULING_DATE, _TEXT_DATE)
_NAME_DATE = re.compile(r"(20\d\d)-?([01]\d)(?:-?([0-3]\d))?(?!\d{5})")


@dataclass(frozen=True)
class Format:
    """A published format: its name in words, and what reads it."""

    name: str
    read: Callable[[BinaryIO], Finds]


RULES = Format("Comprehensive Rules", comprehensive_rules.read)
CARD_TEXT = Format("MTGJSON card text", card_text.read)
SCRYFALL_ARRAY = Format("Scryfall bulk data", scryfall.read_array)
SCRYFALL_ANSWER = Format("Scryfall answer", scryfall.read_answer)
ATOMIC = Format("MTGJSON AtomicCards", mtgjson.read_atomic)
DECK = Format("MTGJSON deck", mtgjson.read_deck)
LEGALITY = Format("list of legal formats", legal_formats.read)


@dataclass(frozen=True)
class Source:
    """One file to import: where its bytes lie, what it is called, what it holds, how old its data is."""

    path: Path
    place: str
    format: Format
    dated: str
    size: int

    @property
    def label(self) -> str:
        """What players are told a card's text came from."""
        name = self.format.name
        return f"{name} {self.dated}" if self.dated else name


class Unrecognised(SyncError):
    """The file is none of the formats known."""


def find_sources(paths: Sequence[Path], workspace: Path) -> tuple[list[Source], list[str]]:
    """What the files and folders hold, oldest data first, and the names of files that are no data.

    Archives are unpacked into ``workspace``. Raises SyncError for a file that is missing, empty, cut off
    or damaged, and for a file given by name that is none of the known formats.
    """
    sources: list[Source] = []
    ignored: list[str] = []
    for given in paths:
        if not given.is_dir():
            sources += survey(given, workspace)
            continue
        for path in sorted(path for path in given.rglob("*") if path.is_file()):
            try:
                sources += survey(path, workspace) if _may_be_data(path.name) else ()
            except Unrecognised:
                ignored.append(path.name)
    return sorted(sources, key=_order), ignored


def _order(source: Source) -> tuple[bool, str, str]:
    """Oldest data first; lists of legality last, for they speak of cards that others bring."""
    return source.format is LEGALITY, source.dated, source.place


def _may_be_data(name: str) -> bool:
    return Path(name).suffix.lower() in DATA_SUFFIXES and not Path(name).name.startswith(".")


def survey(path: Path, workspace: Path) -> list[Source]:
    """Reads the file through once: is it whole, what is it, and from when is its data?"""
    try:
        if _is_tar(path):
            return _survey_archive(path, workspace)
        return [_survey_file(path, path.name, path.name)]
    except FileNotFoundError:
        raise SyncError(f"There is no file {path}.") from None
    except (OSError, EOFError, zlib.error, tarfile.TarError) as problem:
        raise SyncError(_damaged(path.name, problem)) from problem


def _damaged(place: str, problem: Exception) -> str:
    if isinstance(problem, EOFError) or "end of data" in str(problem):
        return f"{place} is cut off: its packed data ends too early. Fetch it again."
    return f"{place} can't be read ({problem}). Fetch it again."


def _is_tar(path: Path) -> bool:
    with open_unpacked(path) as stream:
        head = stream.read(512)
    return len(head) == 512 and head[257:262] == b"ustar"


def _survey_archive(path: Path, workspace: Path) -> list[Source]:
    found: list[Source] = []
    unpacked, most = 0, _most_unpacked(path)
    folder = Path(tempfile.mkdtemp(dir=workspace))
    with open_unpacked(path) as stream, tarfile.open(fileobj=stream, mode="r|") as archive:
        for number, member in enumerate(archive):
            content = archive.extractfile(member) if member.isfile() and _may_be_data(member.name) else None
            if content is None:
                continue
            unpacked += member.size
            if unpacked > most:
                raise SyncError(_too_large(path.name, most))
            target = folder / f"{number}"
            with open(target, "wb") as file:
                shutil.copyfileobj(content, file)
            with suppress(Unrecognised):
                found.append(_survey_file(target, f"{path.name}: {member.name}", member.name, path.name))
    if not found:
        raise Unrecognised(f"{path.name} holds no file of a known format.")
    return found


def _survey_file(path: Path, place: str, *names: str) -> Source:
    with open_unpacked(path) as stream:
        chunk = stream.read(HEAD)
        if not chunk.strip():
            raise SyncError(f"{place} is empty. Fetch it again.")
        form = recognise(chunk)
        size, newest, tail, meta = 0, b"", b"", _META.search(chunk)
        most = _most_unpacked(path)
        while chunk:
            size += len(chunk)
            if size > most:
                raise SyncError(_too_large(place, most))
            seen = tail + chunk
            for pattern in _DATES:
                newest = max([newest, *(date.replace(b"/", b"-") for date in pattern.findall(seen))])
            meta = meta or _META.search(seen)
            tail = chunk[-256:]
            chunk = stream.read(CHUNK)
    if form is None:
        raise Unrecognised(f"{place} is none of the known formats: {KNOWN}.")
    own = meta[1].decode() if meta else _date_in_name(*names)
    return Source(path, place, form, own or newest.decode(), size)


def _most_unpacked(path: Path) -> int:
    return min(MOST_BYTES, max(MOST_UNPACKED * path.stat().st_size, 8 * LONGEST_RECORD))


def _too_large(place: str, most: int) -> str:
    return f"{place} is larger than {most // 1024**2} MB unpacked: no published file of its size is."


def _date_in_name(*names: str) -> str:
    for name in names:
        found = _NAME_DATE.search(Path(name).name)
        if found:
            return "-".join(part for part in found.groups() if part)
    return ""


def recognise(head: bytes) -> Format | None:
    """Which format a file that begins like this has, or None."""
    start = head.lstrip()
    if start.startswith(b"Magic: The Gathering Comprehensive Rules") or b"These rules are effective as of" in start:
        return RULES
    if start.startswith(b"<Card>"):
        return CARD_TEXT
    if start.startswith(b"["):
        return SCRYFALL_ARRAY if re.match(rb"\[\s*(\{|\]|$)", start) else None
    return _recognise_object(start) if start.startswith(b"{") else None


def _recognise_object(start: bytes) -> Format | None:
    """Looks at the first keys of an object; a file cut off inside its head is told by its shape too."""
    seen: dict[str, Any] = {}
    try:
        for prefix, event, value in ijson.parse(io.BytesIO(start)):
            if event in ("string", "start_map", "start_array"):
                seen.setdefault(prefix, value if event == "string" else event)
            if len(seen) > 40:
                break
    except (ijson.JSONError, UnicodeDecodeError):
        pass  # the head ends in the middle of the file, or has half a character in it
    if seen.get("object") in ("card", "list", "error"):
        return SCRYFALL_ANSWER
    if seen.get("data") == "start_map":
        boards = any(f"data.{board}.item" in seen for board in ("mainBoard", "commander", "sideBoard"))
        return DECK if boards or "data.code" in seen else ATOMIC
    if "meta" in seen:
        return ATOMIC
    tops = [value for prefix, value in seen.items() if prefix and not prefix.endswith(".item")]
    return LEGALITY if tops and all(value == "start_array" for value in tops) else None


@contextmanager
def open_unpacked(path: Path) -> Iterator[BinaryIO]:
    """The bytes of a file, unpacked if it is gzipped, from behind its byte order mark if it has one."""
    with open(path, "rb") as raw:
        packed = raw.read(2) == GZIP
        raw.seek(0)
        stream = cast(BinaryIO, gzip.GzipFile(fileobj=raw)) if packed else raw
        if stream.read(len(codecs.BOM_UTF8)) != codecs.BOM_UTF8:
            stream.seek(0)
        yield stream


def read(source: Source, progress: Callable[[int], None] = lambda size: None) -> Finds:
    """The records of a source. Raises SyncError, with the place, where the file stops making sense.

    ``progress`` is told now and then how many unpacked bytes have been read.
    """
    with open_unpacked(source.path) as stream:
        watched = _Watched(stream, source.place, progress)
        try:
            for found in source.format.read(cast(BinaryIO, watched)):
                watched.records += 1
                watched.since = 0
                yield found
        except _SENSELESS as problem:
            raise SyncError(_malformed(source.place, watched, problem)) from problem
        except RecursionError as problem:
            raise SyncError(_too_deep(source.place)) from problem
        except (OSError, EOFError, zlib.error) as problem:
            raise SyncError(_damaged(source.place, problem)) from problem


_SENSELESS = (ijson.JSONError, json.JSONDecodeError, UnicodeDecodeError, comprehensive_rules.NotTheRules)


def _too_deep(place: str) -> str:
    return f"{place} is nested too deeply: it is damaged. Fetch it again."


def _malformed(place: str, watched: _Watched, problem: Exception) -> str:
    if isinstance(problem, comprehensive_rules.NotTheRules):
        return f"{place} {problem}. Fetch it again."
    after = f" after record {watched.records}" if watched.records else ""
    if isinstance(problem, ijson.IncompleteJSONError) and watched.ended and "premature" in str(problem):
        return f"{place} is cut off{after}. Fetch it again."
    reason = " ".join(str(problem).split("\n")[0].split())
    return f"{place} is malformed{after}: {reason}. Fetch it again."


class Nesting:
    """Counts the brackets and braces open in JSON that comes in pieces, but for those inside of texts."""

    def __init__(self) -> None:
        self._open = 0
        self._in_text = 0  # 1 where the last piece broke off in a text
        self._escape = b""  # the backslash that it broke off after

    def after(self, piece: bytes) -> int:
        """How many are open after one more piece."""
        unescaped = (self._escape + piece).replace(rb"\\", b"").replace(rb"\"", b"")
        self._escape = b"\\" if unescaped.endswith(b"\\") else b""
        parts = unescaped.split(b'"')
        plain = b"".join(parts[self._in_text :: 2])
        self._in_text ^= (len(parts) - 1) % 2
        self._open += plain.count(b"[") + plain.count(b"{") - plain.count(b"]") - plain.count(b"}")
        return self._open


class _Watched(io.RawIOBase):
    """A stream that counts, and stops a file of which one record would fill the memory."""

    def __init__(self, stream: BinaryIO, place: str, progress: Callable[[int], None]) -> None:
        self._stream = stream
        self._place = place
        self._progress = progress
        self._size = 0
        self.records = 0
        self.since = 0
        self._nesting = Nesting()
        self.ended = False

    def readable(self) -> bool:
        return True

    def read(self, size: int = -1) -> bytes:
        data = self._stream.read(LONGEST_RECORD + 1 if size < 0 else size)
        self.ended = self.ended or (size != 0 and not data)
        self.since += len(data)
        if self.since > LONGEST_RECORD:
            limit = LONGEST_RECORD // 1024**2
            raise SyncError(f"{self._place} has a record larger than {limit} MB: it is damaged. Fetch it again.")
        if self._nesting.after(data) > MOST_NESTED:
            raise SyncError(_too_deep(self._place))
        self._size += len(data)
        self._progress(self._size)
        return data

    def readinto(self, buffer: Any) -> int:
        data = self.read(len(buffer))
        buffer[: len(data)] = data
        return len(data)
