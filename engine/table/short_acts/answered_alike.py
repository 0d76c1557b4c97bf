"""The same answer as often as the same is asked: to each payment, each card, each trigger of one ability."""

from __future__ import annotations

from collections.abc import Callable

from engine.table.scenario import Json
from engine.table.short_acts import answers_taken
from engine.table.short_acts.letting_resolve import RESOLVE_ALL
from engine.table.short_acts.reading_context import Reader
from engine.table.short_acts.whose_question import is_asked_of, is_to_pay, is_yes_or_no
from engine.table.table import Table
from engine.table.triggered_abilities import is_triggered

Asks = Callable[[Table], bool]
"""Whether what is asked on a table is the same again."""
MOST_TIMES = 120
"""So often at the most the same is answered alike."""


def as_often_as_asked(
    table: Table, entry: Json, asks: Asks, letting_resolve: Json = RESOLVE_ALL
) -> tuple[Table, list[Json]]:
    """The table once the same has been answered as often as the same is asked, while as much of the stack resolves as
    is to be let resolve for that; and the entries that do so."""
    done: list[Json] = []
    for _ in range(MOST_TIMES):
        then = answers_taken.when_asked(table)
        if then is None or not asks(then):
            break
        entries = [*answers_taken.agreed(table, entry), entry]
        again = entries if table.asked else [letting_resolve, *entries]
        after = table.fork()
        if any(after.act(dict(one)) is not None for one in again):
            break
        table, done = after, [*done, *again]
    return table, done


def asks_to_pay(reader: Reader, player: str) -> Asks:
    """Whether a player is asked to pay, for what has been said."""

    def asks(table: Table) -> bool:
        choice = table.choice
        if choice is None or reader.player_name(choice.player) != player or not is_to_pay(table):
            return False
        return not reader.said_of or is_asked_of(reader.on(table), choice, reader.said_of)

    return asks


def asks_of_a_card(table: Table) -> bool:
    """Whether yes or no is asked, or which card an unknown one is."""
    return table.choice is not None and (table.choice.kind == "unknown card" or is_yes_or_no(table.choice))


def asks_of_another_trigger(reader: Reader, before: Table) -> Asks | None:
    """Whether a player is asked for the target of a triggered ability that triggered together with the one of which it
    was asked before (603.3b): of the same ability, or, where it is said of all of them, of any or of what was named.
    None where no such target was asked."""
    first = answers_taken.when_asked(before)
    if first is None or first.choice is None or first.choice.kind != "target" or not first.game.stack:
        return None
    asked, stack = first.choice, [*first.game.stack]
    top = first.game.objects[stack[-1]]
    if not is_triggered(top):
        return None

    def asks(table: Table) -> bool:
        choice, now = table.choice, [*table.game.stack]
        if choice is None or (choice.kind, choice.player) != ("target", asked.player):
            return False
        together = len(now) > len(stack) and now[: len(stack)] == stack
        if not together or not is_triggered(table.game.objects[now[-1]]):
            return False
        if reader.said_of_all:
            return not reader.said_of or is_asked_of(reader.on(table), choice, reader.said_of)
        mine, its = top.on_stack, table.game.objects[now[-1]].on_stack
        same = mine is not None and its is not None and mine.ability == its.ability
        return same and choice.prompt == asked.prompt

    return asks
