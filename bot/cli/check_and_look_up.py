"""A desk, and the engine, for the command line. ``say`` takes a line of output; a locale is "en", "fr", …"""

from __future__ import annotations

import dataclasses
import json
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import engine
from bot.boards.store import BoardStore
from bot.card_names import Names
from bot.clean_text import plain_json
from bot.desk import Desk, Place, Reply
from bot.desk.commands.outcomes import told
from bot.desk.presenting import footer, steps_of
from bot.desk.undecided import is_told, of_every_answer
from bot.render.plain_text import lines
from bot.words import Words
from cards import CardDatabase

Say = Callable[[str], object]


def budget(seconds: float | None, steps: int | None) -> engine.Budget:
    """What one act may cost, as far as that is said."""
    made = engine.Budget(clock=time.monotonic)
    made.seconds = made.seconds if seconds is None else seconds
    made.steps = made.steps if steps is None else steps
    return made


def check(
    files: Sequence[Path],
    cards_path: Path | None,
    locale: str,
    as_json: bool,
    say: Say,
    budget: engine.Budget,
    *,
    outcomes: bool = False,
) -> bool:
    """Play the scenarios of some files and tell their reports, with ``outcomes`` also what would come of the choice
    that each ends with; True if all went as expected."""
    with CardDatabase.open(cards_path) as cards:
        scenarios = [scenario for file in files for scenario in engine.Scenario.load_all(file)]
        tables = [engine.play(scenario, cards, locale, budget) for scenario in scenarios]
        reports = [table.report() for table in tables]
        if outcomes:
            reports = [dataclasses.replace(r, outcomes=t.outcomes()) for r, t in zip(reports, tables, strict=True)]
        words = Words.of(locale)
        verdicts = [_verdict(report, table, words) for report, table in zip(reports, tables, strict=True)]
    if as_json:
        data = [report.to_dict() for report in reports]
        say(_json(data if len(data) > 1 else data[0]))
    else:
        for report, verdict in zip(reports, verdicts, strict=True):
            for line in report_lines(dataclasses.replace(report, verdict=verdict), words):
                say(line)
    return all(report.good for report in reports)


def _verdict(report: engine.Report, table: engine.Table, words: Words) -> str:
    """The verdict; before a choice between few answers, or of an order, with what comes of each."""
    if report.pending is None or not is_told(report.pending):
        return report.verdict
    found = report.outcomes or table.outcomes(brief=True)
    return of_every_answer(found, lambda asking: engine.verdict_since(table, 0, asking=asking, before=found), words)


def report_lines(report: engine.Report, words: Words) -> Iterator[str]:
    """A report in words: title, steps, what is pending or was refused, expectations, what was not read."""
    if report.title:
        yield f"# {report.title}"
    yield from lines(Reply(verdict=report.verdict, steps=steps_of(report)), words)
    if (refused := report.refused) and not refused.expected:
        yield f"✗ {refused.reason}" + (f" [{', '.join(refused.rules)}]" if refused.rules else "")
    if pending := report.pending:
        asked = words("verdict-asked", player=words.player(pending.player), prompt=pending.prompt)
        yield f"? {asked} [{', '.join((pending.rule, *pending.besides))}]"
        yield from (f"   {option.label}" for option in pending.options)
    if report.outcomes is not None:
        yield from lines(told(report.outcomes, words), words)
    for one in report.expect:
        yield f"{'✓' if one.held else '✗'} {one.check}" + ("" if one.held else f" — {one.found}")
    yield from (f"~ {line}" for line in footer(report, words))


def look_up(
    cards_path: Path | None, locale: str, say: Callable[[str, bool], object], command: str, /, **options: str
) -> bool:
    """One command of the desk, told to ``say`` with whether it went wrong; True if it did not."""
    with desk_at(cards_path) as desk:
        reply = desk.run(at_the_terminal(locale), command, **options)
        for line in lines(reply, Words.of(locale)):
            say(line, reply.error is not None)
    return reply.error is None


def card_as_json(name: str, cards_path: Path | None, locale: str) -> str:
    """A card with all that is known of it."""
    with CardDatabase.open(cards_path) as cards:
        return _json(dataclasses.asdict(Names(cards, locale).card(name)))


@contextmanager
def desk_at(cards_path: Path | None, state: Path | None = None, budget: engine.Budget | None = None) -> Iterator[Desk]:
    """A desk over the cards at a path, its boards in a file or in memory; ``budget`` is what an act may cost."""
    desk = Desk(CardDatabase.open(cards_path), BoardStore(state), budget)
    try:
        yield desk
    finally:
        desk.close()


def at_the_terminal(locale: str) -> Place:
    """The place of whoever is at the terminal."""
    return Place.direct("terminal", locale)


def _json(data: object) -> str:
    return plain_json(json.dumps(data, ensure_ascii=False, indent=2))
