"""What has changed in the end: a change that a later one has overtaken is part of that."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from engine import events as ev
from engine.report.holding_still import changed_beside_size, had, seen
from engine.report.narration.draft import Draft
from engine.state.ids import ObjectId

Changes = list[ev.CharacteristicsChanged]


def net_changes(drafts: Sequence[Draft]) -> list[tuple[Draft, Changes]]:
    """The changes that each of these steps tells, those of one object that did not last together with the one that
    overtook them; without what is as it was before."""
    latest: dict[ObjectId, ev.CharacteristicsChanged] = {}
    told: list[tuple[Draft, Changes]] = [(draft, list(draft.changes)) for draft in drafts]
    for _, changes in told:
        for place, one in enumerate(changes):
            before = latest.get(one.object)
            if before is not None and not _lasts(before, one):
                changes[place] = _together(before, one)
                for _, others in told:
                    others[:] = [other for other in others if other is not before]
            latest[one.object] = changes[place]
    kept = ((draft, [one for one in changes if is_change(one)]) for draft, changes in told)
    return [(draft, changes) for draft, changes in kept if changes]


def _lasts(one: ev.CharacteristicsChanged, later: ev.CharacteristicsChanged) -> bool:
    """Whether something still is all that it had become."""
    whole = zip(seen(one.before), seen(one.after), seen(later.after), strict=True)
    parts = zip(had(one.before), had(one.after), had(later.after), strict=True)
    return all(was == became or is_now == became for was, became, is_now in whole) and all(
        all(part in is_now for part in became if part not in was)
        and not any(part in is_now for part in was if part not in became)
        for was, became, is_now in parts
    )


def _together(one: ev.CharacteristicsChanged, later: ev.CharacteristicsChanged) -> ev.CharacteristicsChanged:
    """What both have come to, because of what still applies of the first and of the second."""
    known = {(cause.source, cause.timestamp, cause.counters) for cause in later.causes}
    first = (cause for cause in one.causes if (cause.source, cause.timestamp, cause.counters) not in known)
    overtaken = {source for cause in later.causes for source in cause.over}
    causes = (*later.causes, *(cause for cause in first if cause.applies and cause.source not in overtaken))
    itself = later.itself or (one.itself and not changed_beside_size(later.before, later.after))
    return replace(later, before=one.before, causes=causes, enters=one.enters, itself=itself)


def is_change(one: ev.CharacteristicsChanged) -> bool:
    """Whether anything is otherwise than it was."""
    return (seen(one.before), had(one.before)) != (seen(one.after), had(one.after))


def loses_only(change: ev.CharacteristicsChanged, untriggered: Collection[ObjectId]) -> bool:
    """Whether something has only lost abilities, and it is told that one of those did not trigger."""
    before, after = change.before, change.after
    same = seen(before) == seen(after) and had(before)[:-1] == had(after)[:-1]
    return same and change.object in untriggered and {*after.abilities.all} <= {*before.abilities.all}
