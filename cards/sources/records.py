"""What the readers of published files yield, one record at a time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cards.model import Card, GlossaryEntry, Rule, Ruling


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """A card as one record of a source has it. Lists of several sources are united later.

    ``legalities_known`` is False where the source says nothing of legality. ``playtest`` marks cards
    that may carry the name of a real card without being it. ``rank`` orders suggestions (lower is
    better known).
    """

    card: Card
    legalities_known: bool = False
    playtest: bool = False
    rank: int | None = None


@dataclass(frozen=True, slots=True)
class PrintedRuling:
    """A ruling on the card with this oracle id, from a file that holds rulings alone."""

    oracle_id: str
    ruling: Ruling


@dataclass(frozen=True, slots=True)
class LegalFormats:
    """The formats in which a card is legal, from a file that lists nothing else."""

    name: str
    formats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition of the Comprehensive Rules. ``complete`` is False for an excerpt."""

    effective: str
    rules: tuple[Rule, ...]
    glossary: tuple[GlossaryEntry, ...]
    complete: bool = True


@dataclass(frozen=True, slots=True)
class Skipped:
    """A record that is left out on purpose, and what it is ("token", "art card")."""

    what: str


@dataclass(frozen=True, slots=True)
class BadRecord:
    """A record that cannot be used: where it stands in the file and what is wrong with it."""

    place: str
    reason: str


Found = PrintedCard | PrintedRuling | LegalFormats | Edition | Skipped | BadRecord
Finds = Iterator[Found]


class Unusable(Exception):
    """Raised inside a reader for one record; the reader turns it into a BadRecord."""
