"""Libraries of unknown cards of which one after another is asked for."""

from __future__ import annotations

import engine
from bot.boards.moves import Entry

MOST = 80
"""Cards that are answered for, one after the other."""


def every_unknown_card(table: engine.Table, name: str | None) -> list[Entry] | None:
    """Answers by which every card that is asked for in a row is of this name, or stays unknown; None if there is no end
    to them."""
    fork, found = table.fork(), list[Entry]()
    while (choice := fork.asked) is not None and choice.kind == "unknown card":
        value = name or choice.listed()[-1].id
        entry: Entry = {"do": "answer", "player": fork.game.players[choice.player].name, "value": value}
        if len(found) == MOST or fork.act(dict(entry)) is not None:
            return None
        found.append(entry)
    return found


def is_unknown(option: engine.PendingOption) -> bool:
    """Whether an option is a card that nobody has named."""
    return option.object is not None and option.object.startswith("unknown card")


STAY_UNKNOWN = (engine.DOES_NOT_MATTER, engine.NONE_MATTERS)
"""The answers by which unknown cards that are asked for stay unknown."""


def is_of_several(pending: engine.Pending) -> bool:
    """Whether several unknown cards are asked for that are all seen at once."""
    return pending.kind == "unknown card" and pending.options[-1].id == engine.NONE_MATTERS
