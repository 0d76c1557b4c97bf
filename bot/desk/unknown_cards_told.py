"""What comes of an unknown card that is asked for, by what it may be: a land, a creature, another card; or, where a
library is gone through until one turns up, that it does or that none is in it; or where some are chosen among such
cards, that one is or none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import engine
from bot.boards.moves import Entry
from bot.desk.choices_played_on import to_end
from bot.desk.games import Played
from bot.desk.typed_and_tapped_answers import Asked
from bot.situations.stand_ins import UNKNOWN
from bot.words import Words

KINDS = ("land", "creature", "spell")
"""What the stand-ins are, in their order."""
TWO = 2
_SEARCH = "701.23"
MOST_SOUGHT = 6
"""So many cards that a library is gone through for are named."""


class _May(NamedTuple):
    """What an unknown card may be: the kind, the name of a card that stands for it, and what comes of it."""

    kind: str
    name: str
    what: str


def lines_of_unknown_card(after: Played, words: Words) -> list[str]:
    """A line for each kind of card that the one which is asked for may be, where that comes to something; kinds that
    come to the same stand together."""
    choice = after.table.asked
    if choice is not None and choice.ends_a_search:
        return _of_search(after, words)
    if choice is not None and choice.kind != "unknown card":
        return _of_named(after, words)
    told = [_May(kind, name, what) for kind, name in zip(KINDS, UNKNOWN, strict=True) for what in _end(after, name)]
    if not any(one.what for one in told):
        return []
    plain = [one.what.replace(one.name, "") for one in told]
    if len(told) > TWO and plain[1] == plain[2]:
        told[1:] = [told[1]._replace(kind="other")]
    return [_line(words(f"outcomes-unknown-{one.kind}", name=one.name), one.what, words) for one in told]


def may_be_named(asked: Asked) -> bool:
    """Whether of cards that nobody has named one may be chosen or none, as they fit or not; in a library that is
    searched the player knows what to find (701.23)."""
    pending = asked.pending
    chosen = pending.kind == "objects" and pending.by_name and pending.min == 0 and not pending.rule.startswith(_SEARCH)
    return pending.kind == "unknown card" or chosen


def _of_named(after: Played, words: Words) -> list[str]:
    """What comes of it where none of the unknown cards is chosen, and what where one is, by the kinds that fit."""
    lines = [_line(words("none-fits"), what, words) for what in _end(after, "none")]
    for kind, name in zip(KINDS, UNKNOWN, strict=True):
        lines += [_line(words(f"outcomes-unknown-{kind}", name=name), what, words) for what in _end(after, name)]
    return lines if len(lines) > 1 else []


def _of_search(after: Played, words: Words) -> list[str]:
    """What comes of it where no card is in the library that it is gone through for, and what where one is: that of the
    name, else a stand-in for each kind that it may be."""
    pending = after.report.pending
    if pending is None:
        return []
    none, *others = [option for option in pending.options if option.id != engine.DOES_NOT_MATTER]
    lines = [_line(none.label, what, words) for what in _end(after, none.id)]
    if others:
        return [*lines, *(_line(one.label, what, words) for one in others for what in _end(after, one.id))]
    for kind, name in zip(KINDS, UNKNOWN, strict=True):
        for what in _end(after, name, again=True):
            lines.append(_line(words(f"outcomes-unknown-{kind}", name=name), what, words))
    return lines


def _line(answer: str, what: str, words: Words) -> str:
    return words("outcomes-further", answer=answer, what=what or words("outcomes-nothing-more"))


def _end(after: Played, value: str, *, again: bool = False) -> Iterator[str]:
    """What comes of an answer, as far as nothing else is asked; none where it can't be that. Where the same is asked
    ``again`` it is answered alike, as of several cards that are looked for, and nothing comes of what is none of them.
    """
    now = _answered(after, value)
    for _ in range(MOST_SOUGHT if again else 0):
        asked = now.table.asked if now is not None else None
        if now is None or asked is None or not asked.ends_a_search:
            break
        now = _answered(now, value)
    if now is None or (again and (asked := now.table.asked) is not None and asked.ends_a_search):
        return
    yield now.then(to_end(now)).verdict_after(after)


def _answered(after: Played, value: str) -> Played | None:
    pending = after.report.pending
    if pending is None:
        return None
    entry: Entry = {"do": "answer", "player": pending.player, "value": value}
    now = after.then([entry])
    return now if now.refused is None else None
