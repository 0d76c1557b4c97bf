"""What stays as it was where nothing comes of an answer and something of the others: how much life players have, where
things stay that the others move, and how large."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import TYPE_CHECKING

from engine.report.net_results import NetResults
from engine.state.choices import Message
from engine.state.ids import ObjectId, TargetId
from engine.state.objects import GameObject
from engine.state.zones import Zone
from engine.table.messages_in_words import Speech

if TYPE_CHECKING:
    from engine.table.table import Table

MOST = 4
"""Things of which it is said."""


def what_stays(end: Table, rivals: Sequence[Table], before: Table) -> tuple[str, ...]:
    """Sentences on what the ``rivals`` have changed, and the ``end`` of a line has not, since a table ``before``."""
    speech, since = Speech(end.refs, end.locale), len(before.game.log)
    of_its_own = {*_changed(end, since)}
    changed = dict.fromkeys(root for rival in rivals for root in _changed(rival, since) if before.game.known(root))
    those = (_where_it_was(root, end, before) for root in changed if root not in of_its_own)
    here = [it for it in those if it is not None][:MOST]
    resized = [it for it in here if it.zone is Zone.BATTLEFIELD and _is_resized(it, end, rivals)]
    said = [
        *_lives(end, rivals, before),
        *_in_their_zones([it for it in here if it not in resized]),
        *_sizes(resized, end),
    ]
    return tuple(map(speech.say, said))


def _lives(end: Table, rivals: Sequence[Table], before: Table) -> Iterator[Message]:
    for player in end.game.living():
        if player.life == before.game.players[player.number].life and any(
            rival.game.players[player.number].life != player.life for rival in rivals
        ):
            yield Message("outcome-stays-at", {"player": TargetId.of_player(player.number), "life": player.life})


def _changed(table: Table, since: int) -> Iterator[ObjectId]:
    """What has come to a fate of its own, by what it was at first."""
    results = NetResults(table.game, table.refs, table.game.log[since:])
    for fate in results.fates():
        for thing in fate.things:
            if (root := results.root(thing)) is not None:
                yield root


def _where_it_was(root: ObjectId, end: Table, before: Table) -> GameObject | None:
    """What something is now, where it has not moved."""
    now = end.refs.latest(root)
    return end.game.objects.get(now) if now == before.refs.latest(root) else None


def _is_resized(it: GameObject, end: Table, rivals: Sequence[Table]) -> bool:
    """Whether it is there in each of the others, and of another size in one."""
    there = [rival.game for rival in rivals if it.id in rival.game.objects]
    sizes = {(seen.power, seen.toughness) for seen in (game.characteristics(it.id) for game in (end.game, *there))}
    return len(there) == len(rivals) and len(sizes) > 1


def _in_their_zones(things: Sequence[GameObject]) -> Iterator[Message]:
    places: dict[Hashable, list[GameObject]] = {}
    for it in things:
        owner = it.owner if it.zone is not Zone.BATTLEFIELD else None
        places.setdefault((it.zone, owner, repr(_counters(it))), []).append(it)
    for those in places.values():
        zone, counters = those[0].zone, _counters(those[0])
        whose = {"player": TargetId.of_player(those[0].owner)} if zone is not Zone.BATTLEFIELD else {}
        there = {"where": zone.value, "with": Message("exiled-with", {"counters": counters}) if counters else ""}
        yield Message("outcome-stays", {"things": [it.target for it in those], "count": len(those), **there, **whose})


def _counters(it: GameObject) -> list[Message]:
    """The counters on what is in exile: by these cards speak of it."""
    counters = it.counters.items() if it.zone is Zone.EXILE else ()
    return [Message("counters-of", {"count": count, "kind": kind, "vowel": False}) for kind, count in counters if count]


def _sizes(things: Sequence[GameObject], end: Table) -> Iterator[Message]:
    for it in things:
        seen = end.game.characteristics(it)
        yield Message("outcome-stays-size", {"thing": it.target, "size": f"{seen.power}/{seen.toughness}"})
