"""What an import did, in figures and in words; and how it reports while it works."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from cards import editions
from cards.model import RuleMove
from cards.sources.records import BadRecord

Progress = Callable[[str, int, int], None]
"""Told what is being done, how much of it is done, and how much there is (in bytes; 0 if unknown)."""


def silent(what: str, done: int, total: int) -> None:
    """The progress report of those who want none."""


@dataclass(frozen=True)
class SourceSummary:
    """What came from one file: records by kind, what was left out on purpose, and bad records."""

    place: str
    format: str
    dated: str
    records: dict[str, int]
    skipped: dict[str, int]
    bad: tuple[BadRecord, ...]


@dataclass(frozen=True)
class Summary:
    """What an import did. ``newer`` is False when a download found nothing newer than what is there."""

    target: Path
    newer: bool = True
    sources: tuple[SourceSummary, ...] = ()
    ignored: tuple[str, ...] = ()
    cards: int = 0
    rulings: int = 0
    rules: int = 0
    rules_date: str = ""
    cards_by_source: dict[str, int] = field(default_factory=dict)
    home_changes: tuple[RuleMove, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def bad(self) -> tuple[BadRecord, ...]:
        """The bad records of all files, with the file before the place."""
        return tuple(
            BadRecord(f"{source.place}, {bad.place}", bad.reason) for source in self.sources for bad in source.bad
        )

    def lines(self, most_bad: int = 10) -> Iterator[str]:
        """The summary in words, line by line."""
        if not self.newer:
            yield f"Nothing newer: {self.target} is up to date."
            yield from (f"  {note}" for note in self.notes)
            return
        yield f"{self.target}: {self.cards} cards, {self.rulings} rulings, {self.rules} rules" + (
            f" (effective {self.rules_date})." if self.rules_date else "."
        )
        for file, source in _by_file(self.sources):
            yield f"  {file}: {source}"
        for label, cards in sorted(self.cards_by_source.items(), key=lambda item: -item[1]):
            yield f"  text of {cards} cards from {label}"
        bad = self.bad
        for record in bad[:most_bad]:
            yield f"  skipped {record.place}: {record.reason}"
        if len(bad) > most_bad:
            yield f"  … and {len(bad) - most_bad} more bad records"
        yield from (f"  {note}" for note in self.notes)
        if self.ignored:
            yield f"  no data: {', '.join(self.ignored)}"
        yield from self._rule_changes()

    def _rule_changes(self, most: int = 12) -> Iterator[str]:
        """What became of the rules that the program cites, where they were not merely renumbered."""
        since = f"since the rules of {editions.home().effective}, which the program cites"
        for change in ("renumbered", "reworded", "vanished"):
            numbers = [move.number for move in self.home_changes if move.change == change]
            if numbers:
                more = f" and {len(numbers) - most} more" if len(numbers) > most else ""
                yield f"  {change} {since}: {', '.join(numbers[:most])}{more}"


def _by_file(sources: Sequence[SourceSummary]) -> Iterator[tuple[str, str]]:
    """One line per file given: members of an archive are summed up."""
    together: dict[tuple[str, str], tuple[set[str], Counter[str], Counter[str], int]] = {}
    for source in sources:
        key = (source.place.partition(": ")[0], source.format)
        dates, records, skipped, bad = together.get(key, (set(), Counter(), Counter(), 0))
        dates |= {source.dated} if source.dated else set()
        together[key] = (
            dates,
            records + Counter(source.records),
            skipped + Counter(source.skipped),
            bad + len(source.bad),
        )
    for (place, form), (dates, records, skipped, bad) in together.items():
        parts = [f"{count} {kind}" for kind, count in records.items()]
        parts += [f"{count} left out ({kind})" for kind, count in skipped.items()]
        parts += [f"{bad} bad"] if bad else []
        when = f" of {min(dates)}" + (f" to {max(dates)}" if len(dates) > 1 else "") if dates else ""
        yield place, f"{form}{when}: {', '.join(parts) or 'nothing'}"
