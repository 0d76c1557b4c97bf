"""Unknown cards that are asked for: answered for where it doesn't matter which they are, one after the other where a
library is gone through."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

import engine
from bot.boards.moves import Entry
from bot.desk.ends_of_play import End, come_to, to_end
from bot.situations.stand_ins import UNKNOWN

if TYPE_CHECKING:
    from bot.desk.games import Played

MOST = 80
"""Cards that are answered for, one after the other."""

MOST_SORTED = 6
"""So often cards that nobody knows are sorted for a player."""

_SORTING = ("701.22a", "701.25a")
"""The rules by which a player scries and surveils."""


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


def of_no_matter(after: Played) -> list[Entry]:
    """Answers by which unknown cards stay unknown, as long as neither a land nor a creature nor another card would come
    to anything else than another number of cards in a hand, and stay on top where they are scried. A player who is
    asked again is left to answer, as what repeats itself may have no end, unless it ends with the library."""
    end, asked = _as_scried(End(after)), set[str]()
    while (pending := _of_unknown(end)) is not None:
        if pending.player in asked:
            end = _whole_library(end, pending.player) or end
            break
        choice = end.played.table.asked
        if choice is not None and choice.ends_a_search:
            break
        asked.add(pending.player)
        unknown = _answering(end, pending, pending.options[-1].id)
        named = [come_to(one.played, hands=False) for one in _named(end, pending)]
        if unknown is None or not named or any(one != come_to(unknown.played, hands=False) for one in named):
            break
        end = _as_scried(unknown)
    return list(end.entries)


def _whole_library(end: End, player: str) -> End | None:
    """Played on with a library of a known number of cards, where it comes to the same whether they stay unknown or all
    are of one kind or another; None where it doesn't."""
    if end.played.table.game.players[end.played.position.names.index(player)].placed is not None:
        return None
    unknown = _all_as(end, None)
    same = unknown is not None and all(
        one is not None and come_to(one.played, hands=False) == come_to(unknown.played, hands=False)
        for one in (_all_as(end, name) for name in UNKNOWN)
    )
    return unknown if same else None


def _all_as(end: End, name: str | None) -> End | None:
    """Where it leads that every card that is asked for is of this name, or stays unknown; None if it goes on for too
    long."""
    entries = every_unknown_card(end.played.table, name)
    if entries is None:
        return None
    after = end.played.then(entries)
    more = to_end(after)
    return replace(end, played=after.then(more), entries=(*end.entries, *entries, *more))


def _as_scried(end: End) -> End:
    """Played on where a player sorts cards that nobody knows (701.22, 701.25), as long as it comes to the same whether
    one of them stays or goes: all stay on top."""
    for _ in range(MOST_SORTED):
        pending = end.played.report.pending if end.played.asked is not None else None
        if pending is None or pending.rule not in _SORTING or not all(map(is_unknown, pending.options)):
            return end
        stay = _answering(end, pending, "none")
        go = _answering(end, pending, pending.options[0].id)
        if stay is None or go is None or come_to(stay.played) != come_to(go.played):
            return end
        end = stay
    return end


def _of_unknown(end: End) -> engine.Pending | None:
    """The question which card an unknown one is; None where that is not asked."""
    pending = end.played.report.pending if end.played.asked is not None else None
    return pending if pending is not None and pending.kind == "unknown card" else None


def _answering(end: End, pending: engine.Pending, value: object) -> End | None:
    """Where an answer leads, played on until something is asked; None where it is none."""
    entry = {"do": "answer", "player": pending.player, "value": value}
    after = end.played.then([entry])
    if after.refused is not None:
        return None
    more = to_end(after)
    return replace(end, played=after.then(more), entries=(*end.entries, entry, *more))


def _named(end: End, pending: engine.Pending) -> Iterator[End]:
    """Where it leads that the first of the unknown cards is of one kind or another, and the others stay unknown, or the
    next is of that kind too."""
    for name in UNKNOWN:
        one = _answering(end, pending, name)
        rest = _of_unknown(one) if one is not None and len(pending.options) > 1 else None
        if one is None or rest is None or rest.player != pending.player:
            yield from [one] if one is not None else []
            continue
        yield from filter(None, [_answering(one, rest, rest.options[-1].id), _both(one, rest, name)])


def _both(end: End, pending: engine.Pending, name: str) -> End | None:
    """Where it leads that the next card is the same as the one before, and the others stay unknown."""
    both = _answering(end, pending, name)
    rest = _of_unknown(both) if both is not None and len(pending.options) > 1 else None
    if both is None or rest is None or rest.player != pending.player:
        return both
    return _answering(both, rest, rest.options[-1].id)
