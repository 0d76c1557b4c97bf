"""The card database as everybody else sees it: cards, rulings and rules, read-only."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from types import TracebackType

import platformdirs

from cards import starter
from cards.errors import UnknownCard
from cards.model import Card, Face, GlossaryEntry, Rule, RuleMove, Ruling, Statement
from cards.read_only_connection import Row, Store
from cards.search.finding_by_name import MOST, NameSearch, Resolution
from cards.search.mentions import Mention, MentionSearch
from cards.search.rules import EditionInfo, RuleSearch
from cards.search.rulings import RulingSearch
from cards.sources import printed_characteristics as printed

CACHED_CARDS = 4096


@dataclass(frozen=True, slots=True)
class Info:
    """What is in the database. Dates are empty where nothing of the kind was imported."""

    path: Path | None
    cards_date: str
    rules_date: str
    cards: int
    rulings: int
    rules: int
    glossary: int
    sources: tuple[str, ...]

    @property
    def starter(self) -> bool:
        """Is this the starter set, with no import yet?"""
        return self.path is None


def default_path() -> Path:
    """Where the database is unless said otherwise: SIEGE_CARDS, else in the user's data folder."""
    named = os.environ.get("SIEGE_CARDS")
    return Path(named).expanduser() if named else Path(platformdirs.user_data_dir("siege-engine")) / "cards.db"


class CardDatabase(Mapping[str, Card]):
    """Cards by name (full, or of a face), rules by number, and everything searchable by words.

    As a mapping it goes from full names to cards; ``db[name]`` also takes a face's name and ignores case,
    accents and punctuation. It may be shared between threads, and notices when the file is replaced.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._names = NameSearch(store)
        self._mentions = MentionSearch(store, self._names)
        self._rules = RuleSearch(store)
        self._rulings = RulingSearch(store)
        self._cached = store.cached(lambda: lru_cache(CACHED_CARDS)(self._find))

    @classmethod
    def open(cls, path: Path | str | None = None) -> CardDatabase:
        """Opens the database at ``path``, else the default one if it is there, else the starter set.

        Raises DatabaseError when a database that was asked for is missing or can't be read.
        """
        if path is not None:
            return cls(Store(Path(path)))
        default = default_path()
        if default.exists() or os.environ.get("SIEGE_CARDS"):
            return cls(Store(default))
        return cls.starter_set()

    @classmethod
    def starter_set(cls) -> CardDatabase:
        """The embedded starter set, built in memory."""
        return cls(Store(connection=starter.connect()))

    def close(self) -> None:
        """Closes the database; closing twice does nothing."""
        self._store.close()

    def __enter__(self) -> CardDatabase:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def card(self, name: str) -> Card:
        """The card with this full or face name. Raises UnknownCard, which offers near names."""
        card: Card | None = self._cached()(name)
        if card is None:
            raise UnknownCard(name, self._names.near(name))
        return card

    def __getitem__(self, name: str) -> Card:
        return self.card(name)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self._names.exact(name) is not None

    def __iter__(self) -> Iterator[str]:
        return (row["name"] for row in self._store.rows("SELECT name FROM cards ORDER BY name"))

    def __len__(self) -> int:
        row = self._store.row("SELECT count(*) AS cards FROM cards")
        return int(row["cards"]) if row else 0

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return id(self)

    def cards(self) -> Iterator[Card]:
        """All cards by name, read in bulk: much faster than one look-up each."""
        with self._store.steady():
            cards = self._store.rows("SELECT * FROM cards ORDER BY name")
            faces = _grouped(self._store.rows("SELECT * FROM faces ORDER BY card, place"))
            rulings = _grouped(self._store.rows("SELECT * FROM rulings WHERE card IS NOT NULL ORDER BY card, place"))
            foreign = _grouped(self._store.rows("SELECT * FROM foreign_names ORDER BY card, face, language, name"))
        for row in cards:
            number = row["id"]
            found = tuple(_ruling(ruling) for ruling in rulings.get(number, ()))
            yield _card(row, faces.get(number, []), foreign.get(number, []), found)

    def dungeons(self) -> tuple[Card, ...]:
        """The dungeon cards, which no deck contains."""
        with self._store.steady():
            rows = self._store.rows(
                "SELECT DISTINCT cards.name FROM cards JOIN faces ON faces.card = cards.id "
                "WHERE faces.type_line LIKE 'Dungeon%' ORDER BY cards.name"
            )
        return tuple(self[row["name"]] for row in rows)

    def texts_with(self, words: str) -> list[str]:
        """The Oracle texts of faces that have these words, in any case."""
        rows = self._store.rows("SELECT text FROM faces WHERE instr(lower(text), lower(?)) ORDER BY rowid", (words,))
        return [row["text"] for row in rows]

    def _find(self, name: str) -> Card | None:
        with self._store.steady():
            return self._read(name)

    def _read(self, name: str) -> Card | None:
        number = self._names.exact(name)
        if number is None:
            return None
        row = self._store.rows("SELECT * FROM cards WHERE id = ?", (number,))[0]
        faces = self._store.rows("SELECT * FROM faces WHERE card = ? ORDER BY place", (number,))
        foreign = self._store.rows(
            "SELECT * FROM foreign_names WHERE card = ? ORDER BY face, language, name", (number,)
        )
        return _card(row, faces, foreign, self._rulings.of_card(number))

    def resolve(self, query: str, lang: str | None = None) -> Resolution:
        """Which cards a player's words may mean: see :class:`cards.search.finding_by_name.Resolution`."""
        return self._names.resolve(query, lang)

    def mentions(self, text: str, lang: str | None = None) -> tuple[Mention, ...]:
        """The cards that a sentence names, in its order: see :class:`cards.search.mentions.Mention`."""
        return self._mentions.find(text, lang)

    def complete(self, text: str, limit: int = MOST, lang: str | None = None) -> list[str]:
        """Full names to suggest for what has been typed so far, best first, each once."""
        return self._names.complete(text, limit, lang)

    def rulings(self, name: str) -> tuple[Ruling, ...]:
        """The rulings on a card, oldest first. Raises UnknownCard."""
        return self.card(name).rulings

    def search_rulings(self, words: str, limit: int = 10) -> list[tuple[str, Ruling]]:
        """Rulings that have the words, each with its card's name, the best first."""
        return self._rulings.search(words, limit)

    def rule(self, number: str) -> Rule:
        """The rule with this number in the current edition. Raises UnknownRule, which says if it moved."""
        return self._rules.rule(number)

    def rule_children(self, number: str) -> list[Rule]:
        """The rules one step below."""
        return self._rules.children(number)

    def rule_parents(self, number: str) -> list[Rule]:
        """The rules and headings above, the section first."""
        return self._rules.parents(number)

    def rule_neighbours(self, number: str) -> tuple[Rule | None, Rule | None]:
        """The rules before and after, as one reads on."""
        return self._rules.neighbours(number)

    def rule_examples(self, number: str) -> tuple[str, ...]:
        """The examples printed with a rule."""
        return self._rules.rule(number).examples

    def rules_beginning(self, number: str, limit: int = MOST) -> list[Rule]:
        """Rules whose number begins like this, for suggestions."""
        return self._rules.numbers(number, limit)

    def search_rules(self, words: str, limit: int = 10) -> list[Rule]:
        """Rules that have the words, the best first."""
        return self._rules.search(words, limit)

    def glossary(self, term: str) -> GlossaryEntry:
        """The glossary entry for a term. Raises UnknownTerm."""
        return self._rules.glossary(term)

    def search_glossary(self, words: str, limit: int = 10) -> list[GlossaryEntry]:
        """Glossary entries that have the words, the best first."""
        return self._rules.search_glossary(words, limit)

    def terms_beginning(self, letters: str, limit: int = MOST) -> list[str]:
        """Glossary terms that begin with these letters, for suggestions."""
        return self._rules.terms(letters, limit)

    def editions(self) -> list[EditionInfo]:
        """The editions of the Comprehensive Rules in the database, the newest first."""
        return self._rules.editions()

    def current_number(self, home_number: str) -> str | None:
        """The number that a rule cited by the code has in the current edition; None if it has vanished."""
        return self._rules.current_number(home_number)

    def moved(self, number: str) -> list[RuleMove]:
        """What else players may mean by this number: where it went, or where it came from."""
        return self._rules.moved(number)

    def home_changes(self) -> list[RuleMove]:
        """Which rules of the home edition moved, were reworded or vanished in the current one."""
        return self._rules.home_changes()

    def statement(self, name: str) -> Statement | None:
        """The statement of the founding documents with this id ("S13"), whatever data is at hand."""
        return starter.statements().get(name)

    @property
    def info(self) -> Info:
        """Dates, counts and sources."""
        row = self._store.rows(
            "SELECT (SELECT coalesce(max(dated), '') FROM cards) AS cards_date,"
            " (SELECT count(*) FROM cards) AS cards,"
            " (SELECT count(*) FROM rulings WHERE card IS NOT NULL) AS rulings"
        )[0]
        glossary = self._store.rows(
            "SELECT count(*) AS entries FROM glossary JOIN editions ON effective = edition WHERE current = 1"
        )[0]
        current = self._rules.current()
        sources = self._store.rows(
            "SELECT format, max(dated) AS newest FROM sources GROUP BY format ORDER BY newest, format"
        )
        return Info(
            path=self._store.path,
            cards_date=row["cards_date"],
            rules_date=current.effective if current else "",
            cards=row["cards"],
            rulings=row["rulings"],
            rules=current.rules if current else 0,
            glossary=glossary["entries"],
            sources=tuple(f"{source['format']} {source['newest']}".strip() for source in sources) or (starter.LABEL,),
        )


def _ruling(row: Row) -> Ruling:
    return Ruling(row["date"], row["text"], row["source"])


def _grouped(rows: list[Row]) -> dict[int, list[Row]]:
    return {number: list(group) for number, group in groupby(rows, key=lambda row: row["card"])}


def _card(row: Row, faces: list[Row], foreign: list[Row], rulings: tuple[Ruling, ...]) -> Card:
    names: dict[int, list[tuple[str, str]]] = {}
    for other in foreign:
        names.setdefault(other["face"], []).append((other["language"], other["name"]))
    return Card(
        name=row["name"],
        faces=tuple(_face(face, tuple(names.get(face["place"], ()))) for face in faces),
        layout=row["layout"],
        oracle_id=row["oracle_id"],
        mana_value=row["mana_value"],
        color_identity=row["color_identity"],
        keywords=tuple(json.loads(row["keywords"])),
        legalities=json.loads(row["legalities"]),
        printings=tuple(json.loads(row["printings"])),
        rulings=rulings,
        source=row["source"],
        dated=row["dated"],
    )


def _face(row: Row, foreign: tuple[tuple[str, str], ...]) -> Face:
    supertypes, types, subtypes = printed.split_type_line(row["type_line"])
    return Face(
        name=row["name"],
        mana_cost=row["mana_cost"],
        type_line=row["type_line"],
        supertypes=supertypes,
        types=types,
        subtypes=subtypes,
        text=row["text"],
        power=row["power"],
        toughness=row["toughness"],
        loyalty=row["loyalty"],
        defense=row["defense"],
        colors=row["colors"],
        color_indicator=row["color_indicator"],
        foreign_names=foreign,
        image=(row["image"] or "") if "image" in row.keys() else "",  # noqa: SIM118 (a row is no dict)
    )
