"""Write docs/statements.md: each statement of the founding documents, its boards, their steps and the citations.

    python -m tools.statements_page [--cards PATH]

The boards are the scenarios in tests/scenarios/statements, played on the cards at PATH (the default database
otherwise), which must have the cards that they name.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from cards import starter
from cards.database import CardDatabase
from cards.model import Statement
from engine import Report, Scenario, play

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "statements.md"
SCENARIOS = ROOT / "tests" / "scenarios" / "statements"

HEAD = """# The founding statements

Siege Engine was founded on five documents about battles, with 64 distinct statements: rules, rulings, a glossary
entry and the words of a card. Each has boards on which it comes true in play and is cited
(`tests/scenarios/statements`). This page is written by `python -m tools.statements_page` from what the engine
reports there; the numbers in brackets are the rules that a step cites, and the lines marked “Ruling” are offered
with it.
"""


def page(cards: CardDatabase) -> str:
    """The whole page, with the boards played on these cards."""
    parts = [HEAD]
    with CardDatabase.starter_set() as founding:
        for name, statement in starter.statements().items():
            parts.append("\n".join(_section(name, statement, founding, cards)))
    return "\n".join(parts)


def _section(name: str, statement: Statement, founding: CardDatabase, cards: CardDatabase) -> Iterator[str]:
    kind = {"rule": f"rule {statement.ref}", "card": "words of a card", "glossary": "glossary"}
    yield f"## {name} ({kind.get(statement.kind, statement.kind)})"
    yield ""
    yield "> " + (founding.rule(statement.ref).text if statement.kind == "rule" else statement.text)
    yield ""
    for scenario in Scenario.load_all(SCENARIOS / f"{name}.json"):
        yield from _board(scenario, play(scenario, cards).report(), statement)


def _board(scenario: Scenario, report: Report, statement: Statement) -> Iterator[str]:
    """One board: what stands there, what happens, what holds at the end."""
    yield f"### {scenario.title}"
    yield ""
    for player, side in scenario.players.items():
        zones = [f"{zone}: {', '.join(_thing(one) for one in side[zone])}" for zone in side if _is_zone(side[zone])]
        yield f"- {player}: {'; '.join(zones) or 'nothing of note'}"
    yield ""
    for step in report.steps:
        rules = ", ".join(rule.id for rule in step.rules)
        yield f"{'   ' * step.depth}1. {step.text}" + (f" [{rules}]" if rules else "")
        for ruling in step.rulings:
            if statement.kind == "ruling" and _same(ruling.text, statement.text):
                yield f"{'   ' * step.depth}   *Ruling on {ruling.card} ({ruling.date}): {ruling.text}*"
    if report.pending is not None:
        yield f"1. {report.pending.player} must choose: {report.pending.prompt} [{report.pending.rule}]"
    yield ""
    if scenario.expect:
        yield "Holds: " + "; ".join(scenario.expect) + "."
        yield ""


def _is_zone(listed: Any) -> bool:
    return isinstance(listed, list) and bool(listed)


def _thing(one: Any) -> str:
    """An object of a board in a few words."""
    if isinstance(one, str):
        return one
    token = one.get("token") or {}
    words = [one.get("card") or token.get("name") or f"copy of {token.get('copy_of')}"]
    if one.get("face") == "back":
        words.append("(back face)")
    if one.get("count", 1) > 1:
        words.append(f"×{one['count']}")
    if one.get("id"):
        words.append(f"“{one['id']}”")
    notes = [f"{count} {kind}" for kind, count in (one.get("counters") or {}).items()]
    notes += [f"{key} {one[key]}" for key in ("controller", "owner", "protector", "attached_to") if one.get(key)]
    notes += ["tapped"] if one.get("tapped") else []
    return " ".join(words) + (f" ({', '.join(notes)})" if notes else "")


def _same(one: str, other: str) -> bool:
    return "".join(c for c in one if c.isalnum()) == "".join(c for c in other if c.isalnum())


@click.command()
@click.option("--cards", type=click.Path(dir_okay=False, path_type=Path), default=None)
def main(cards: Path | None) -> None:
    """Write docs/statements.md."""
    with CardDatabase.open(cards) as database:
        PAGE.write_text(page(database), "utf-8")
    click.echo(f"{PAGE.relative_to(ROOT)} is written.")


if __name__ == "__main__":
    main()
