"""What a player has lost the game to: the sources of the life that was lost, or of the poison, or the commander whose
combat damage it was (CR 104.3b, 104.3d, 903.10a)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.events import CountersPut, Damage, LifeLoss, PlayerLoses
from engine.report.narration.draft import Draft
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.log import Logged

ENOUGH = 21
"""So much combat damage from one commander (704.6c)."""

MOST_NAMED = 3
"""So many sources are named; of more, one less and the number of the others."""


def with_what_defeats(game: Game, draft: Draft, since: int) -> Message:
    """The words of a step in which a player loses, with what has made that player lose it since a place of the log."""
    lost = next((one for one in draft.events if isinstance(one.event, PlayerLoses)), None)
    if lost is None:
        return draft.message
    often = Counter(_sources(game, lost, since))
    if not often:
        return draft.message
    of_a_name = Counter(game.find(source).base.name for source in often)
    alike = {name for name, count in of_a_name.items() if count > MOST_NAMED}  # a spell and its copies
    together: Counter[ObjectId | str] = Counter()
    for source, count in often.most_common():
        name = game.find(source).base.name
        together[name if name in alike else source] += count
    named = [
        Message("outcome-several", {"what": one if isinstance(one, str) else TargetId.of_object(one), "count": count})
        for one, count in together.most_common()
    ]
    if len(named) > MOST_NAMED:
        named = [*named[: MOST_NAMED - 1], Message("verdict-more", {"count": len(named) - MOST_NAMED + 1})]
    reason = Message("loses-to", {"reason": draft.args["reason"], "sources": named})
    return Message(draft.key, {**draft.args, "reason": reason})


def _sources(game: Game, lost: Logged, since: int) -> Iterator[ObjectId]:
    """What each loss of life, or each poison counter, of that player has come from."""
    event = lost.event
    assert isinstance(event, PlayerLoses)
    if event.reason == "commander damage":
        dealt = {who for who, damage in game.players[event.player].commander_damage.items() if damage >= ENOUGH}
        yield from (it.id for it in game.objects.values() if it.commander in dealt)
    for one, change in game.logged(LifeLoss, CountersPut, since=since):
        if one.id > lost.id:
            continue
        if event.reason == "no life" and isinstance(change, LifeLoss):
            if change.player == event.player and not change.paid and change.source is not None:
                yield change.source
        elif event.reason == "poison" and isinstance(change, CountersPut) and change.kind == "poison":
            by = _put_by(game, one) if change.target.player == event.player else None
            yield from () if by is None else (by,)


def _put_by(game: Game, put: Logged) -> ObjectId | None:
    """What dealt the damage that counters are put on a player for (120.3b), or whose effect says so."""
    parent = game.log[put.parent - 1].event if put.parent is not None else None
    return parent.source if isinstance(parent, Damage) else put.source
