"""Changing the targets of what is on the stack (CR 115.7)."""

from __future__ import annotations

from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.object_phrases import It, Some
from engine.abilities.verbs import change_targets as st
from engine.abilities.verbs.copy_and_become_copy import CopyThen
from engine.events import BecameTarget, TargetChanged
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.carrying_out import DO, POSSIBLE, Acted, do_player_verb, objects_for
from engine.rules.instructions.performing import PERFORM, perform
from engine.rules.pipeline import commit
from engine.rules.resolution.verbs.copy_and_become_copy import choose_new_targets, targeting_of
from engine.rules.targeting import legal
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId, objects_in
from engine.state.objects import GameObject
from engine.state.zones import Zone

Slot = tuple[int, int]
"""A target phrase and a place among its targets."""


@DO.register(st.ChooseNewTargets)
def _choose_new(game: Game, verb: st.ChooseNewTargets, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Any number may be changed, each for a legal one; what stays may be illegal (115.7c-d)."""
    rule = "115.7c" if verb.changing else "115.7d"
    acted: Acted = []
    for player in players:
        for item in (yield from _items(game, verb, frame, player)):
            assert item.announced is not None
            before, after = item.announced.copy(), item.announced.copy()
            yield from choose_new_targets(game, item, after, player, rule)
            changed = [
                (i, place, target)
                for i, slot in enumerate(after.targets)
                for place, target in enumerate(slot)
                if target != before.targets[i][place]
            ]
            together = ("115.7e",) if len(changed) > 1 else ()  # only all of them together must be legal
            for i, place, target in changed:
                _commit(game, item, player, (i, place), target, rule, *together)
            acted.append(item.target)
    return acted


@PERFORM.register(CopyThen)
def _copy_then(game: Game, node: CopyThen, frame: Frame) -> Gen[None]:
    """The targets are chosen once the rest has been done (608.2c)."""
    yield from perform(game, node.first, frame)
    copying = node.first.first
    assert copying is not None
    assert copying.step is not None
    copies = It(antecedent=Antecedent(Role.RESULT, copying.step))
    yield from do_player_verb(game, st.ChooseNewTargets(copies), frame, [frame.controller])


@POSSIBLE.register(st.ChooseNewTargets)
def _has_targets(game: Game, verb: st.ChooseNewTargets, frame: Frame, player: PlayerId) -> bool:
    """Nobody is asked about targets that there are not."""
    if isinstance(verb.what, Some):
        return True
    spoken_of = [game.objects[i] for i in objects_in(things(game, verb.what, frame)) if i in game.objects]
    return any(item.announced is not None and _slots(item) for item in spoken_of)


@DO.register(st.ChangeTarget)
def _change(game: Game, verb: st.ChangeTarget, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """One target is changed to another legal one, if there is one (115.7a-b)."""
    wanted: TargetId | None = TargetId.of_object(frame.source) if verb.to is not None else None
    rule = "115.7a" if verb.which is st.Which.THE else "115.7b"
    acted: Acted = []
    for player in players:
        for item in (yield from _items(game, verb, frame, player)):
            possible = _changes(game, item, wanted)
            if verb.which is st.Which.THE and len(_slots(item)) > 1:
                acted += _change_all(game, item, player, possible, rule)
            elif possible:
                slot, target = yield from _chosen(game, item, player, possible, rule)
                _commit(game, item, player, slot, target, rule)
                acted.append(item.target)
    frame.done = bool(acted)
    return acted


def _change_all(
    game: Game, item: GameObject, player: PlayerId, possible: dict[Slot, list[TargetId]], rule: str
) -> Acted:
    """All targets become the one thing that each of them can become, or none is changed (115.7a). One phrase can't have
    the same target twice (115.3)."""
    slots = _slots(item)
    if set(slots) != set(possible) or len({phrase for phrase, _ in slots}) < len(slots):
        return []
    for slot in slots:
        _commit(game, item, player, slot, possible[slot][0], rule)
    return [item.target]


def _items(
    game: Game, verb: st.ChooseNewTargets | st.ChangeTarget, frame: Frame, player: PlayerId
) -> Gen[list[GameObject]]:
    ids = yield from objects_for(game, verb.what, frame, player, "choose-retarget", "608.2d")
    here = [game.objects[i] for i in ids if i in game.objects and game.objects[i].zone is Zone.STACK]
    return [item for item in here if item.announced is not None]


def _slots(item: GameObject) -> list[Slot]:
    assert item.announced is not None
    return [(i, place) for i, slot in enumerate(item.announced.targets) for place in range(len(slot))]


def _changes(game: Game, item: GameObject, wanted: TargetId | None) -> dict[Slot, list[TargetId]]:
    """For each target of a spell or ability what else it could legally be (115.7a)."""
    frame, found = targeting_of(game, item)
    made = item.announced
    assert made is not None
    possible: dict[Slot, list[TargetId]] = {}
    for phrase in found:
        for place, _ in enumerate(made.targets[phrase.index] if phrase.index < len(made.targets) else ()):
            taken = made.targets[phrase.index]
            others = [t for slot in made.targets[: phrase.index] for t in slot]
            can = [t for t in legal(game, phrase, frame, [others]) if t not in taken and wanted in (None, t)]
            if can:
                possible[phrase.index, place] = can
    return possible


def _chosen(
    game: Game, item: GameObject, player: PlayerId, possible: dict[Slot, list[TargetId]], rule: str
) -> Gen[tuple[Slot, TargetId]]:
    """Which target is changed, where several could be, and to what."""
    made = item.announced
    assert made is not None
    slot = next(iter(possible))
    if len(possible) > 1:
        places = {made.targets[i][place]: (i, place) for i, place in possible}
        prompt = Message("choose-changed-target", {"source": item.target})
        answer = yield Choice(player, "changed target", prompt, rule, [Option.of(t) for t in places])
        slot = places[answer[0]]
    prompt = Message("choose-new-target", {"source": item.target})
    answer = yield Choice(player, "new target", prompt, rule, [Option.of(t) for t in possible[slot]])
    return slot, answer[0]


def _commit(game: Game, item: GameObject, player: PlayerId, slot: Slot, target: TargetId, *rules: str) -> None:
    made = item.announced
    assert made is not None
    logged = commit(game, [TargetChanged(item.id, player, slot, made.targets[slot[0]][slot[1]], target)], *rules)
    with game.under(logged[0]):
        commit(game, [BecameTarget(target, item.id)], *rules)
