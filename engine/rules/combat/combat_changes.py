"""What effects make of a combat that is under way: blocked creatures, and what is attacked (CR 508.7, 509.1h)."""

from __future__ import annotations

from engine.abilities.nouns import attackers_and_blockers as f
from engine.abilities.nouns.player_phrases import ThatPlayer
from engine.events import AttackReselected, BecameBlocked
from engine.rules.combat.legal_attacks import attackable
from engine.rules.evaluate.evaluation import CONDITIONS, FITS, Test, objects, players, test_of
from engine.rules.instructions.carrying_out import ACT, DO, Acted, objects_for
from engine.rules.pipeline import commit
from engine.rules.triggers.events.combat import is_attacked
from engine.state.characteristics import Characteristics
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.objects import GameObject
from engine.state.zones import Zone


@FITS.register(f.Attacking)
def _attacking(node: f.Attacking) -> Test:
    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        game.look("combat")
        target = game.combat.attacked(it.id)
        if target is None:
            return False
        if isinstance(node.whom, ThatPlayer):
            return target.player is not None and target.player in players(game, node.whom, frame)
        return is_attacked(game, node.whom, target, frame)

    return test


@FITS.register(f.InBlock)
def _in_block(node: f.InBlock) -> Test:
    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        game.look("combat")
        for other in objects(game, node.what, frame):
            if node.side is not f.Side.BLOCKED_BY and it.id in _in_combat(game, other, "blocked by"):
                return True
            if node.side is not f.Side.BLOCKING and it.id in _in_combat(game, other, "blocking"):
                return True
        return False

    return test


def _in_combat(game: Game, creature: ObjectId, how: str) -> tuple[int, ...]:
    """What a creature is "blocking" or "blocked by", or was as it left the battlefield (608.2h)."""
    it = game.now(creature)
    there = it is not None and it.zone is Zone.BATTLEFIELD
    former = None if there else game.former.get(creature) or game.came_from(creature)
    known = former.combat if former is not None else game.combat.about(creature)
    return tuple(known.get(how, ()))


@CONDITIONS.register(f.SomeAttack)
def _some_attack(game: Game, node: f.SomeAttack, frame: Frame) -> bool:
    game.look("combat")
    test = test_of(node.group)
    for i in game.combat.attackers:
        target = game.combat.attacked(i)
        fits = test(game, game.objects[i], game.characteristics(i), frame)
        if fits and target is not None and is_attacked(game, node.whom, target, frame):
            return True
    return False


@CONDITIONS.register(f.HadToAttack)
def _had_to_attack(game: Game, node: f.HadToAttack, frame: Frame) -> bool:
    """Known for the rest of the combat, of creatures that have left it too (506.6)."""
    game.look("combat")
    return any(i in game.combat.had_to_attack for i in objects(game, node.creature, frame))


@ACT.register(f.BecomeBlockedNow)
def _become_blocked(game: Game, verb: f.BecomeBlockedNow, frame: Frame, subjects: list[TargetId]) -> Gen[Acted]:
    """By no creature; with one of a band all of it becomes blocked (509.1h, 702.22i)."""
    combat = game.combat
    these = [i for i in objects_in(subjects) if i in combat.attackers]
    with_them = [mate for i in these for mate in combat.band_of(i)]
    became = [i for i in dict.fromkeys([*these, *with_them]) if i not in combat.blocked]
    commit(game, [BecameBlocked(i, ()) for i in became], "509.1h", *(("702.22i",) if with_them else ()))
    return TargetId.of_objects(these)
    yield


_WALKERS = (f.Attackable.PLAYER_OR_PLANESWALKER, f.Attackable.PLAYER_OR_PERMANENT)


def _is_among(game: Game, among: f.Attackable, target: TargetId) -> bool:
    if target.player is not None:
        return True
    battle = "Battle" in game.characteristics(target.object_id).types
    return among is f.Attackable.PLAYER_OR_PERMANENT if battle else among in _WALKERS


@DO.register(f.Reselect)
def _reselect(game: Game, verb: f.Reselect, frame: Frame, who: list[PlayerId]) -> Gen[Acted]:
    """Among the opponents of the creature's controller, their planeswalkers and the battles they protect; neither
    requirements nor restrictions on attacking matter (508.7b-c)."""
    chosen = yield from objects_for(game, verb.creature, frame, who[0], "choose-objects", "608.2d")
    for creature in (i for i in chosen if i in game.combat.attackers):
        can = [t for t in attackable(game, game.controller(creature)) if _is_among(game, verb.among, t)]
        answer = yield Choice(
            who[0],
            "attacked",
            Message("choose-attacked", {"object": TargetId.of_object(creature)}),
            "508.7",
            [Option.of(t) for t in can],
        )
        commit(game, [AttackReselected(creature, answer[0])], "508.7a")
    return TargetId.of_objects(chosen)
