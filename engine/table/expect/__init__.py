"""Expectations that a person can write ("siege in exile", "A life 17"), read and held against the game.

Each form is a pattern whose gaps are filled with names, with a function that says whether it holds and what
was found. A denial may stand in front ("not X is tapped") or where English puts it ("X is not tapped", "X
doesn't have flying", "A controls no Forest").
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.state.choices import Message
from engine.table.expect import objects, zones_and_players  # noqa: F401 - they register the forms
from engine.table.expect.held import Board, Check
from engine.table.library import KnowsStatements
from engine.table.messages_in_words import Speech
from engine.table.references import folded

if TYPE_CHECKING:
    from engine.report.citations import Citations
    from engine.report.model import Step
    from engine.table.table import Table


def checks(table: Table, steps: Sequence[Step], speech: Speech, citations: Citations) -> tuple[Check, ...]:
    """Everything a scenario expects, held against the table as it is: expectations, refusals, citations."""
    board = Board(table, speech)
    found = [board.check(text) for text in table.scenario.expect]
    found += _refusals(table, speech, citations)
    found += _citations(table, steps, speech, citations)
    return tuple(found)


def _refusals(table: Table, speech: Speech, citations: Citations) -> list[Check]:
    """Acts that had to be refused, for the rules named where some are."""
    made = []
    for at, entry, refusal in table.history.expected:
        wanted = entry["expect_refused"]
        wanted = [] if wanted is True else [str(rule) for rule in wanted]
        key = "check-refused-for" if wanted else "check-refused"
        named = Message(key, {"act": at, "rules": ", ".join(wanted)})
        if refusal is None:
            made.append(Check(speech.say(named), False, speech.say(Message("found-allowed"))))
            continue
        rules = {rule for home in refusal.rules for rule in (home, citations.number(home) or home)}
        held = not wanted or any(_covers(one, rule) for one in wanted for rule in rules)
        shown = ", ".join(citations.number(home) or home for home in refusal.rules)
        made.append(Check(speech.say(named), held, f"{speech.say(refusal.reason)} ({shown})"))
    return made


def _citations(table: Table, steps: Sequence[Step], speech: Speech, citations: Citations) -> list[Check]:
    """What the steps, refusals and the open choice must cite: rules, statements, or rulings by their text."""
    if not table.scenario.cites:
        return []
    shown = {rule.id for step in steps for rule in step.rules}
    others = [r for refusal in table.history.refused for r in refusal.rules]
    if table.choice is not None:
        others.append(table.choice.rule)
    shown |= {citations.number(home) or home for home in others}
    cited = {home for logged in table.game.log for home in logged.rules if citations.number(home) in shown}
    cited |= {*others, *shown}
    rulings = {_key(ruling.text) for step in steps for ruling in step.rulings}
    made = []
    for wanted in table.scenario.cites:
        held = _is_cited(table, steps, wanted, cited, rulings)
        found = Message("found-cited" if held else "found-not-cited")
        made.append(Check(speech.say(Message("check-cites", {"what": wanted})), held, speech.say(found)))
    return made


def _is_cited(table: Table, steps: Sequence[Step], wanted: str, cited: set[str], rulings: set[str]) -> bool:
    if re.fullmatch(r"\d{3}(\.\d+[a-z]?)?", wanted):
        return any(_covers(wanted, rule) for rule in cited)
    if re.fullmatch(r"S\d{2,}", wanted) and isinstance(table.cards, KnowsStatements):
        return _states(table.cards.statement(wanted), steps, cited, rulings)
    return _key(wanted) in rulings


def _states(statement: Any, steps: Sequence[Step], cited: set[str], rulings: set[str]) -> bool:
    """Whether a founding statement is cited: its rule by number, its ruling or the words of a card by text."""
    if statement is None:
        return False
    if statement.ref:
        return statement.ref in cited
    if statement.kind == "card":
        return any(_key(statement.text) in _key(step.text) for step in steps)
    return _key(statement.text) in rulings


def _covers(wanted: str, rule: str) -> bool:
    """Whether a rule is the one asked for, or a part of it ("601.2" covers "601.2c")."""
    return rule == wanted or (rule.startswith(wanted) and not rule[len(wanted)].isdigit())


def _key(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", " ", folded(text)).strip()
