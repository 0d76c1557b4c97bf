"""Whether what a step tells is so still, as a verdict closes: attached, transformed, face down or up, phased out,
tapped, what is to come of turns."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

from engine import events as ev
from engine.report.narration.draft import Draft
from engine.report.where_it_has_gone import ELSEWHERE
from engine.rules.continuous.layers.what_each_effect_changed import FACETS
from engine.state.characteristics import Characteristics
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.turn import Step
from engine.state.zones import Zone
from engine.table.references import References

if TYPE_CHECKING:
    from engine.table.table import Table

STATES = (
    *(ev.Attached, ev.Transformed, ev.TurnedFaceUp, ev.TurnedFaceDown, ev.PhasedOut, ev.PhasedIn),
    *(ev.Tapped, ev.Untapped, ev.BestowEnds, ev.Mutated),
)
"""Events that tell of a state in which a permanent is from then on."""

TO_COME = (ev.ExtraTurnAdded, ev.SkipsAdded, ev.WillBeControlled, ev.PhasesAdded)
"""Events that tell of a turn or a part of one that is still to come (500.7, 500.11, 723.1)."""


def holds_still(draft: Draft, game: Game, refs: References) -> bool:
    """Whether anything of it is so still; of other events than these that they have happened."""
    told = [one.event for one in draft.events if isinstance(one.event, (*STATES, *TO_COME))]
    return not told or any(_is_so(event, game, refs) for event in told)


def _is_so(event: ev.Event, game: Game, refs: References) -> bool:
    match event:
        case ev.ExtraTurnAdded():
            return event.player in game.turn.extra or event.player in game.turn.to_have_another
        case ev.SkipsAdded():
            return (event.player, event.unit) in game.turn.skips
        case ev.PhasesAdded():
            return all(game.turn.queue.count(Step(step)) >= event.steps.count(step) for step in event.steps)
        case ev.WillBeControlled():
            return game.turn.to_control.get(event.player) == event.by
    assert isinstance(event, STATES)
    it = game.find(refs.latest(event.object))
    if it.zone is not Zone.BATTLEFIELD or not (game.exists(it.id) or it.phased_out):
        return False
    match event:
        case ev.Attached():
            to = event.to
            if to is not None and to.object is not None:
                to = TargetId.of_object(refs.latest(to.object))
            return it.attached_to == to
        case ev.Transformed():
            return it.face == event.face or bool(it.components)
        case ev.TurnedFaceUp() | ev.TurnedFaceDown():
            return (it.face_down is not None) is isinstance(event, ev.TurnedFaceDown)
        case ev.PhasedOut() | ev.PhasedIn():
            return it.phased_out is isinstance(event, ev.PhasedOut)
        case ev.Tapped() | ev.Untapped():
            return it.tapped is isinstance(event, ev.Tapped)
    return True


def of_what_is_there(changes: Sequence[ev.CharacteristicsChanged], table: Table) -> list[ev.CharacteristicsChanged]:
    """Of changes those of what is there still, and of one that has left and come back the latest, if it is as the new
    object what it had become (400.7)."""
    there = (one for one in changes if table.game.exists(one.object) or stays_changed([one], table))
    return [*{table.refs.root(one.object): one for one in there}.values()]


def stays_changed(changes: Sequence[ev.CharacteristicsChanged], table: Table) -> bool:
    """Whether anything that has changed is there still, and is still what it has become in any respect."""
    latest = [(table.game.find(table.refs.latest(one.object)), one) for one in changes]
    there = [
        (table.game.characteristics(it), one) for it, one in latest if it.zone in ELSEWHERE and table.game.exists(it.id)
    ]
    return any(_stays(one.before, one.after, now) for now, one in there)


def _stays(before: Characteristics, after: Characteristics, now: Characteristics) -> bool:
    """Whether something is now what it has become: in what is told as a whole the same, of the rest it still has
    anything that it gained, or lacks what it lost."""
    for was, became, is_now in zip(seen(before), seen(after), seen(now), strict=True):
        if was != became and is_now == became:
            return True
    for was, became, is_now in zip(had(before), had(after), had(now), strict=True):
        if any(one in is_now for one in became if one not in was) or any(
            one not in is_now for one in was if one not in became
        ):
            return True
    return False


def changed_beside_size(before: Characteristics, after: Characteristics) -> bool:
    """Whether anything else has changed than power and toughness."""
    return (seen(before)[1:], had(before)) != (seen(after)[1:], had(after))


def had(ch: Characteristics) -> tuple[Collection[Any], ...]:
    """What is told by what is gained and lost of it."""
    return ch.supertypes, ch.types, ch.subtypes, FACETS["abilities"](ch)


def seen(ch: Characteristics) -> tuple[Any, ...]:
    """What is told as a whole of what an object is, first its size."""
    return (ch.power, ch.toughness), ch.name, ch.colors, ch.controller


def grown_as_new(gained: Sequence[Draft], table: Table, since: int) -> set[ObjectId]:
    """What has entered in this stretch of the log and got its size from effects of which it is told what they give, and
    what else has: the sizes stand with these, not before them."""
    new = {
        table.refs.root(i)
        for one in table.game.log[since:]
        if isinstance(event := one.event, ev.MadeToken | ev.ZoneChange)
        for i in (event.objects if isinstance(event, ev.MadeToken) else event.became)
    }
    told: set[ObjectId] = set()
    for draft in gained:
        changes = [one for one in draft.changes if one.before.power != one.after.power and _is_as_told(one, table)]
        if any(table.refs.root(one.object) in new for one in changes):
            told |= {one.object for one in changes}
    return told


def is_still(change: ev.CharacteristicsChanged, table: Table) -> bool:
    """Whether something is still all that it has become."""
    if change.object not in table.game.battlefield:
        return False
    now = table.game.characteristics(change.object)
    return (seen(now), had(now)) == (seen(change.after), had(change.after))


def _is_as_told(change: ev.CharacteristicsChanged, table: Table) -> bool:
    """Whether something has the size still that it has got."""
    if change.object not in table.game.battlefield:
        return False
    now = table.game.characteristics(change.object)
    return (now.power, now.toughness) == (change.after.power, change.after.toughness)
