"""What a player who can go round as often as they like has of it, as a round of the loop shows it (CR 732.2a)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine import events as ev
from engine.events.base import Event
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import Kind
from engine.state.zones import Zone

MOST = 3
"""So much of it is told."""


def gains(game: Game, event: ev.CanRepeat, until: int) -> list[Message]:
    """What there can be any number of, from the events of the round up to a place of the log."""
    round_ = [one.event for one in game.log[event.since : until]]
    found = (*_lives(round_, event.player), *_tokens(game, round_, event.player), *_counters(round_))
    mana = [Message("loop-mana", {"mana": f"{{{event.mana[0]}}}"})] if event.mana else []
    return [*found, *mana, *_libraries(game, round_, event.player)][:MOST]


def _lives(round_: Sequence[Event], player: PlayerId) -> Iterator[Message]:
    change: Counter[PlayerId] = Counter()
    for one in round_:
        if isinstance(one, ev.LifeGain | ev.LifeLoss):
            change[one.player] += one.amount if isinstance(one, ev.LifeGain) else -one.amount
    for other, amount in change.items():
        if other != player and amount < 0:
            yield Message("loop-no-life", {"player": TargetId.of_player(other)})
    if change[player] > 0:
        yield Message("loop-life", {"player": TargetId.of_player(player)})


def _tokens(game: Game, round_: Sequence[Event], player: PlayerId) -> Iterator[Message]:
    """Tokens of which more are made than leave."""
    more: Counter[str] = Counter()
    for one in round_:
        if isinstance(one, ev.MadeToken) and one.player == player:
            more.update(game.find(i).base.name for i in one.objects)
        elif isinstance(one, ev.ZoneChange) and one.origin is Zone.BATTLEFIELD:
            it = game.find(one.object)
            if it.kind is Kind.TOKEN:
                more[it.base.name] -= 1
    for name, count in more.items():
        if count > 0:
            yield Message("loop-tokens", {"name": name.removesuffix(" Token")})


def _counters(round_: Sequence[Event]) -> Iterator[Message]:
    """Counters of which more are put than removed, on what has been there all along."""
    more: Counter[tuple[TargetId, str]] = Counter()
    moved: set[ObjectId] = set()
    for one in round_:
        if isinstance(one, ev.CountersPut | ev.CountersRemoved):
            more[one.target, one.kind] += one.amount if isinstance(one, ev.CountersPut) else -one.amount
        elif isinstance(one, ev.ZoneChange):
            moved |= {one.object, *one.became}
    for (target, kind), count in more.items():
        if count > 0 and target.object not in moved:
            yield Message("loop-counters", {"kind": kind, "on": target})


def _libraries(game: Game, round_: Sequence[Event], player: PlayerId) -> Iterator[Message]:
    """Players whose libraries are milled (701.17)."""
    milled = (one for one in round_ if isinstance(one, ev.ZoneChange) and one.origin is Zone.LIBRARY)
    for owner in dict.fromkeys(game.find(one.object).owner for one in milled if one.to is Zone.GRAVEYARD):
        if owner != player:
            yield Message("loop-library", {"player": TargetId.of_player(owner)})
