"""How play that has been begun ends, and what a position is worth to a player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import engine
from bot.boards.moves import Entry

if TYPE_CHECKING:
    from bot.desk.games import Played


@dataclass(frozen=True, slots=True)
class Chosen:
    """What was chosen: by whom, for what, and the answer in words."""

    player: str
    prompt: str
    said: str


@dataclass(frozen=True, slots=True)
class End:
    """How it may end: what is played then, the entries that lead there, and what was chosen for being best."""

    played: Played
    entries: tuple[Entry, ...] = ()
    chosen: tuple[Chosen, ...] = ()
    said: tuple[str, ...] = ()
    """The answers by which it parts from other ends, in words."""
    is_complete: bool = True
    """Whether nothing is left to be chosen."""


def to_end(after: Played) -> list[Entry]:
    """What leads to the end of what has been begun: the stack resolves, and combat goes on to its end."""
    if after.asked is not None or after.choice is None:
        return []
    if _attacks(after) or after.position.turn.step == "combat damage":  # there may be a second such step (510.4)
        ends: Entry = {"do": "go_to", "step": "end of combat"}
        ended = after.then([ends])
        if ended.refused is not None and after.position.stack:  # something there ends the turn, or combat (724.1d)
            return [{"do": "resolve", "all": True}]
        left = ended.refused is None and ended.asked is None and bool(ended.position.stack)
        return [ends, {"do": "resolve", "all": True}] if left else [ends]
    if not after.position.stack:
        return []
    resolves: Entry = {"do": "resolve", "all": True}
    resolved = after.then([resolves])
    attack = resolved.refused is None and resolved.asked is None and _attacks(resolved)  # by ninjutsu (702.49c)
    return [resolves, *to_end(resolved)] if attack else [resolves]


def _attacks(now: Played) -> bool:
    """Whether creatures are attacking."""
    return any(permanent.attacking for side in now.position.players for permanent in side.battlefield)


def come_to(last: Played, *, hands: bool = True) -> object:
    """What is the same where unknown cards don't matter; how many cards are in hands only where ``hands`` says so."""
    asks = last.report.pending if last.asked is not None else None
    return worth(last, last.position.names[0], hands=hands), asks and (asks.player, asks.kind)


def worth(played: Played, player: str, *, hands: bool = True) -> tuple[int, ...]:
    """What a position has for a player: whatever is of use, and against what is of use to others; cards in hands only
    where ``hands`` says so."""
    found: list[int] = []
    game = played.table.game
    turns = [game.players[one].name for one in game.turn.extra]
    for side in played.position.players:
        sign = 1 if side.name == player else -1
        permanents = side.battlefield
        power = sum(one.count * ((one.power or 0) + (one.toughness or 0)) for one in permanents)
        poison = side.counters.get("poison", 0)
        counters = sum(sum(one.counters.values()) for one in permanents if not one.power)
        counted = (
            side.life,
            -poison,
            -int(side.lost),
            _number(permanents),
            power,
            counters,
            _number(side.hand) * hands,
        )
        found += (sign * number for number in (*counted, turns.count(side.name)))
    return tuple(found)


def _number(objects: Sequence[engine.ObjectState]) -> int:
    return sum(one.count for one in objects)
