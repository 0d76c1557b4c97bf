"""Being removed from combat, and what a creature is attacking (CR 506.4, 508.5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.events import CharacteristicsChanged, ControlChanged, Event, RemovedFromCombat
from engine.rules.continuous.layers import Derived, Part
from engine.rules.continuous.layers.what_each_effect_changed import trace
from engine.rules.pipeline import commit
from engine.rules.pipeline.applying_replacement_effects import Proposal, Remark
from engine.state.caches import Cache
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId, objects_in
from engine.state.objects import GameObject

_NOTICED: Cache[Derived] = Cache()
"""What everything was when it was last looked at."""


def notice_control(game: Game) -> None:
    """Note which permanents have a new controller; they are removed from combat (506.4, 613.1b)."""
    now = game.derived()
    if _NOTICED.get(game) is now:
        return
    known = game.known_controller
    changed: list[Proposal] = []
    for it in game.permanents():
        player = now.characteristics[it.id].controller
        before = known.get(it.id, it.controller)
        if before != player:
            given = [one.part for one in trace(now, it.id) if one.part is not None and one.changes("controller")]
            source = given[-1].standing.frame.source if given else None
            changed.append(Proposal(ControlChanged(it.id, player, before, source), remarks=[*_newer(it.id, given)]))
    for one in commit(game, changed, "613.1b"):
        assert isinstance(one.event, ControlChanged)
        if is_in_combat(game, one.event.object):
            with game.under(one):
                undealt = game.combat.is_yet_to_deal(one.event.object, game.turn.step)
                commit(game, [RemovedFromCombat(one.event.object, "control", undealt=undealt)], "506.4")
    _NOTICED.keep(game, game.derived())


def _newer(object_id: ObjectId, given: Sequence[Part]) -> Iterator[Remark]:
    """Than which other effect that gives a player control of it the one that decides is newer (613.7)."""
    others = dict.fromkeys(one.standing.frame.source for one in given[:-1])
    if others and given[-1].standing.timestamp > given[-2].standing.timestamp:
        said = {"things": [TargetId.of_object(object_id)], "count": 1, "others": TargetId.of_objects(others)}
        rule = "613.7b" if given[-1].standing.affected is not None else "613.7"
        yield Remark(Message("newer-effect", said), (rule,))


def is_in_combat(game: Game, object_id: ObjectId) -> bool:
    """Whether a permanent is attacking, blocking or attacked."""
    combat = game.combat
    return (
        object_id in combat.attackers
        or object_id in combat.blockers
        or (object_id not in combat.departed and TargetId.of_object(object_id) in combat.attackers.values())
    )


def remove_from_combat(game: Game) -> None:
    """Remove what can no longer be in combat: phased out, or of the wrong card types by now (506.4)."""
    combat = game.combat
    if not combat.attackers and not combat.blockers:
        return
    leaving: list[Event] = []
    for object_id in (*combat.attackers, *combat.blockers):
        it = game.objects[object_id]
        types = game.characteristics(it).types
        undealt = combat.is_yet_to_deal(object_id, game.turn.step)
        if it.phased_out:
            leaving.append(RemovedFromCombat(object_id, "phased out", undealt=undealt))
        elif "Battle" in types:
            leaving.append(RemovedFromCombat(object_id, "battle", undealt=undealt))
        elif "Creature" not in types:
            leaving.append(RemovedFromCombat(object_id, "not a creature", as_attacked=False, undealt=undealt))
    for number in objects_in(dict.fromkeys(combat.attackers.values())):
        if number not in combat.departed and not _can_be_attacked(game, game.objects[number]):
            leaving.append(RemovedFromCombat(number, _as_attacked_no_more(game, number), as_creature=False))
    commit(game, leaving, "506.4")


def _as_attacked_no_more(game: Game, number: ObjectId) -> str:
    """Why what was attacked is so no longer (506.4)."""
    it = game.objects[number]
    if it.phased_out:
        return "phased out"
    changes = [one for one in game.happened(CharacteristicsChanged) if one.object == number]
    lost = changes[-1].before.types - changes[-1].after.types if changes else frozenset()
    return next((f"not a {kind.lower()}" for kind in ("Planeswalker", "Battle") if kind in lost), "")


def _can_be_attacked(game: Game, it: GameObject) -> bool:
    """Whether an attacked permanent is still a planeswalker or battle (506.4, 506.4e)."""
    types = game.characteristics(it).types
    if it.phased_out:
        return False
    if "Battle" in types:
        return True
    return "Planeswalker" in types and it.protector in (None, game.controller(it))


def attacked_by(game: Game, attacker: ObjectId) -> TargetId | None:
    """What a creature is attacking now; None if that has left combat, the battlefield or the game (506.4c)."""
    target = game.combat.attacked(attacker)
    if target is None:
        return None
    if target.player is not None:
        return None if game.players[target.player].left else target
    return target if target.object in game.objects else None
