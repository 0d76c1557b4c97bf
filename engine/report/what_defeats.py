"""What a player has lost the game to: the sources of the life that was lost, or of the poison, or the commander whose
combat damage it was (CR 104.3b, 104.3d, 903.10a); or what has become of that which had held the loss off."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from engine.events import CharacteristicsChanged, ControlChanged, CountersPut, Damage, LifeLoss, PlayerLoses, ZoneChange
from engine.report.commander_damage import commanders_that_defeat
from engine.report.narration.draft import Draft
from engine.report.narration.game_end import HELD_OFF
from engine.report.narration.held_off_losses import held_off_by
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.log import Logged
from engine.state.zones import Zone

MOST_NAMED = 3
"""So many sources are named; of more, one less and the number of the others."""


def with_what_defeats(game: Game, draft: Draft, since: int) -> Message:
    """The words of a step in which a player loses, with what has made that player lose it since a place of the log."""
    lost = next((one for one in draft.events if isinstance(one.event, PlayerLoses)), None)
    if lost is None or draft.key == HELD_OFF:
        return draft.message
    if isinstance(lost.event, PlayerLoses) and lost.event.reason == "commander damage":
        return _losing_to(draft, commanders_that_defeat(game, lost.event.player))
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
    return _losing_to(draft, named)


def _losing_to(draft: Draft, sources: list[Message]) -> Message:
    reason = Message("loses-to", {"reason": draft.args["reason"], "sources": sources})
    return Message(draft.key, {**draft.args, "reason": reason}) if sources else draft.message


def lets_lose(game: Game, drafts: Sequence[Draft], end: Draft) -> Draft | None:
    """The step in which that has gone, or has become something else, which had held off a loss of the game."""
    lost = next((one for one in end.events if isinstance(one.event, PlayerLoses)), None)
    held = held_off_by(game, lost) if lost is not None and end.key == HELD_OFF else None
    if lost is None or held is None:
        return None
    holder = end.args["by"].object_id
    for draft in reversed(drafts):
        since = draft.events and held.id < draft.events[-1].id < lost.id
        if since and (any(map(partial(_loses_abilities, holder), draft.changes)) or _moves(draft, holder)):
            return draft
    return None


def _loses_abilities(holder: ObjectId, change: CharacteristicsChanged) -> bool:
    kept = change.after.abilities.all
    return change.object == holder and any(one not in kept for one in change.before.abilities.all)


def _moves(draft: Draft, holder: ObjectId) -> bool:
    """Whether an object leaves the battlefield, or comes under the control of another player."""
    moved = (one.event for one in draft.events if isinstance(one.event, ZoneChange | ControlChanged))
    return any(
        event.object == holder and (isinstance(event, ControlChanged) or event.origin is Zone.BATTLEFIELD)
        for event in moved
    )


def _sources(game: Game, lost: Logged, since: int) -> Iterator[ObjectId]:
    """What each loss of life, or each poison counter, of that player has come from."""
    event = lost.event
    assert isinstance(event, PlayerLoses)
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
