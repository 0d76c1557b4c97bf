"""What tells one end of a line from another: the position, whatever the order in which it came about."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.events import Shuffled
from engine.report.position_as_scenario import Json, state_of
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.turn import Turn
from engine.state.zones import Zone
from engine.table.references import References

if TYPE_CHECKING:
    from engine.table.table import Table

UNORDERED = ("battlefield", "hand", "graveyard", "exile", "command", "sideboard")
"""The zones in which the order of things tells nothing apart."""


def position_of(table: Table, before: Game) -> Json:
    """The position of a table in a form to compare: what is new since ``before`` goes by its name alone, a library that
    has been shuffled is a heap, of which cards of one name are the same, and what lasts stands in it too."""
    game, refs = table.game, table.refs
    state = state_of(game, refs)
    new = {refs.reference(i): game.characteristics(i).name for i in game.objects if not _is_known(table, i, before)}
    heaps = (*UNORDERED, "library") if was_chance(game, before) else UNORDERED
    for side in state["players"].values():
        for zone in heaps:
            side[zone] = sorted((_renamed(one, new) for one in side[zone]), key=_text)
    _leave_out_what_was_asked(state, game, refs, before)
    state["stack"] = _renamed(state["stack"], new)
    state["lasting"] = sorted(_lasting(game, refs, before))
    state["to come"] = [*_to_come(game.turn)]
    return state


def _is_known(table: Table, object_id: ObjectId, before: Game) -> bool:
    """Whether an object is one of its own before: not new, nor a card from a library that has been shuffled since."""
    root = table.refs.root(object_id)
    if not before.known(root):
        return False
    was, since = before.find(root), table.game.log[len(before.log) :]
    in_library = was.zone is Zone.LIBRARY
    return not (in_library and any(isinstance(e := one.event, Shuffled) and e.player == was.owner for one in since))


def _leave_out_what_was_asked(state: Json, game: Game, refs: References, before: Game) -> None:
    """What has been said meanwhile of what was chosen before the board began is the answer, and no difference that it
    makes."""
    told = {(refs.reference(i), key) for i, key in before.untold if (i, key) not in game.untold}
    for side in state["players"].values():
        for permanent in side["battlefield"]:
            for reference, key in told:
                if permanent.get("id", permanent["name"]) == reference and "chosen" in permanent:
                    permanent["chosen"].pop(key, None)


def was_chance(game: Game, before: Game) -> bool:
    """Whether anything has been left to chance since."""
    return game.random.getstate() != before.random.getstate()


def key_of(position: Json) -> str:
    """The position as a key."""
    return _text(position)


def _text(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


def _renamed(value: Any, names: dict[str, str]) -> Any:
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, dict):
        return {key: _renamed(one, names) for key, one in value.items()}
    return [_renamed(one, names) for one in value] if isinstance(value, list) else value


def _to_come(turn: Turn) -> Iterator[str]:
    """The turns and steps that effects have added, taken away or given to others (500.7-500.11, 723.1)."""
    yield from map(str, (turn.extra, turn.to_have_another, [one.value for one in turn.queue]))
    yield from map(str, (sorted(turn.skips), sorted(turn.to_control.items())))


def _lasting(game: Game, refs: References, before: Game) -> Iterator[str]:
    """The effects that last and the delayed triggers, by what they come from and affect (611.2, 603.7)."""

    def called(object_id: ObjectId) -> str:
        root = refs.root(object_id)
        return str(root) if before.known(root) else game.find(object_id).base.name

    def affected(target: TargetId) -> str:
        return f"player {target.player}" if target.object is None else called(target.object)

    for effect in game.effects:
        on = sorted(map(affected, effect.affected or ()))
        yield f"{called(effect.source)} {effect.controller} {on} {effect.verbs} {effect.duration} {effect.uses}"
    for delayed in game.delayed:
        yield f"{called(delayed.frame.source)} {delayed.ability} {delayed.until}"
