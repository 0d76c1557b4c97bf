"""Whether an answer is one to what is asked, now or once the stack resolves."""

from __future__ import annotations

from typing import Any

from engine.state.choices import Choice
from engine.state.unknown_cards import DOES_NOT_MATTER
from engine.table.scenario import Json
from engine.table.table import Table

MOST_ON_THE_WAY = 12
"""Choices, at the most, on the way to when somebody has priority again."""


def when_asked(table: Table) -> Table | None:
    """The table as it stands when something is asked: now, or once the stack resolves. None where nothing will be."""
    then = table if table.asked else _resolved(table)
    return then if then is not None and then.asked else None


def _resolved(table: Table) -> Table | None:
    """The table once the stack has resolved, as far as that goes; None where it is empty."""
    if not table.game.stack:
        return None
    ahead = table.fork()
    ahead.act({"do": "resolve", "all": True})
    return ahead


def triggered_by_what_was_answered(table: Table) -> Table | None:
    """The table once the top of the stack has resolved, where that uses an answer which has been given and something
    can be responded to then; else None."""
    if table.asked or not table.answers_left or not table.game.stack:
        return None
    after = table.fork()
    if after.act({"do": "resolve"}) is not None or after.asked or not after.game.stack:
        return None
    return after if len(after.answers_left) < len(table.answers_left) else None


def is_taken(table: Table, entry: Json) -> bool:
    """Whether an answer is one to what is asked now, or next, or was not asked as it had one legal answer; or to what
    is asked behind it, as has been found (its ``choice``)."""
    moments = [table] if table.asked else [table, _resolved(table)]
    return "choice" in entry or any(_uses(then.fork(), entry) for then in moments if then is not None)


def agreed(table: Table, entry: Json) -> list[Json]:
    """The "yes" that goes without saying, where an answer names what is only chosen behind it: "attack with Zur; fetch
    Necropotence"."""
    then = when_asked(table) if entry["do"] == "answer" else None
    if then is not None and then.choice is not None and then.choice.kind == "unknown card":
        return _of_no_matter(then, then.choice, entry)
    if then is None or then.choice is None or {one.id for one in then.choice.listed()} != {"yes", "no"}:
        return []
    if entry["value"] in ("yes", "no"):
        return []
    yes: Json = {"do": "answer", "player": then.game.players[then.choice.player].name, "value": "yes"}
    ahead = then.fork()
    taken = ahead.act(dict(yes)) is None and is_taken(ahead, entry)
    return [yes] if taken or _are_used(table, yes, entry) else []


def _of_no_matter(then: Table, choice: Choice, entry: Json) -> list[Json]:
    """That it doesn't matter which card an unknown one is, where yes or no is said to what is asked of it behind
    that."""
    if entry["value"] not in ("yes", "no"):
        return []
    untold: Json = {"do": "answer", "player": then.game.players[choice.player].name, "value": DOES_NOT_MATTER}
    ahead = then.fork()
    return [untold] if ahead.act(dict(untold)) is None and is_taken(ahead, entry) else []


def _are_used(table: Table, *entries: Json) -> bool:
    """Whether answers are all used as the stack resolves, though some have one legal answer."""
    if table.asked:
        return False
    ahead, without = table.fork(), table.fork()  # others that were given before may be used as well
    for entry in entries:
        ahead.act(dict(entry))
    for one in (ahead, without):
        one.act({"do": "resolve"})
    then, otherwise = answered_somehow(ahead), answered_somehow(without)
    left = table.answers_left if otherwise is None else otherwise.answers_left
    return then is not None and len(then.answers_left) <= len(left)


def answered_somehow(table: Table) -> Table | None:
    """A fork of a table on which what is asked has been answered by the first that may be, until somebody has priority;
    None where that is no answer."""
    ahead = table.fork()
    for _ in range(MOST_ON_THE_WAY):
        choice = ahead.asked
        if choice is None:
            return ahead
        first: Any = [one.id for one in choice.listed()][: max(choice.minimum, 1)]
        if choice.ordered:
            first = "as listed"
        elif choice.form == "number":
            first = choice.minimum
        who = ahead.game.players[choice.player].name
        if ahead.act({"do": "answer", "player": who, "value": first}) is not None:
            return None
    return None


def is_used_somehow(table: Table, entry: Json) -> bool:
    """Whether an answer is taken, behind a "yes" that goes without saying too, or used as the stack resolves."""
    return is_taken(table, entry) or bool(agreed(table, entry)) or is_used(table, entry)


def is_used(table: Table, entry: Json) -> bool:
    """Whether an answer is used as the stack resolves, though what it answers has one legal answer."""
    if table.asked or not table.game.stack:
        return False
    ahead, kept = table.fork(), len(table.answers_left)
    ahead.act(dict(entry))
    given = len(ahead.answers_left)
    without = table.fork()  # others that were given before may be used as well
    for one in (ahead, without):
        one.act({"do": "resolve", "all": True})
    return given > kept and len(ahead.answers_left) <= len(without.answers_left)


def _uses(table: Table, entry: Json) -> bool:
    """Whether an answer is used at once, and not kept for what may be asked."""
    kept = len(table.answers_left)
    return table.act(dict(entry)) is None and len(table.answers_left) <= kept
