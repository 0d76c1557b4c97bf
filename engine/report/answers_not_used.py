"""Answers that were given ahead and have not been used, and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.state.choices import Illegal, Message, targets_in
from engine.table import answers
from engine.table.entries import GivenAnswer

if TYPE_CHECKING:
    from engine.table.table import Table


def answers_not_used(table: Table) -> Iterator[Message]:
    """Why each of them has not been used: it doesn't fit what is asked, or nothing was. Nothing of one that may be
    asked for yet, behind another choice or as what is on the stack resolves, nor of one that says what was the only
    legal choice."""
    yield from filter(None, (_why(table, one) for one in table.answers_left if not _was_only_choice(table, one)))


def _why(table: Table, given: GivenAnswer) -> Message | None:
    choice = table.asked
    if choice is not None:
        if not given.fits(choice, table.game.turn.controlled.get(choice.player)):
            return None
        try:
            answers.read(choice, given.value, table.refs)
        except Illegal as why:
            return Message("answer-does-not-fit", {"value": answers.written(given.value), "why": why.message})
    if table.choice is not None and table.game.stack and _may_be_used(table, given):
        return None
    return Message("answer-not-asked-for", {"value": answers.written(given.value)})


def _was_only_choice(table: Table, given: GivenAnswer) -> bool:
    """Whether an answer says what was the only legal choice before it was given."""
    said = given.value if isinstance(given.value, list) else [given.value]
    root = table.refs.root
    things = {root(i) for one in said if isinstance(one, str) for i in table.refs.things(one)}
    taken = (
        {root(it.object) for it in targets_in(one.answer) if it.object is not None}
        for one in table.history.decided
        if not one.asked
    )
    return bool(things) and any(things <= one for one in taken)


def _may_be_used(table: Table, given: GivenAnswer) -> bool:
    """Whether an answer is used, or something is asked, as what is on the stack resolves."""
    after = table.fork()
    after.act({"do": "resolve", "all": True})
    return after.asked is not None or given not in after.answers_left
