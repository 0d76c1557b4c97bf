"""Restrictions on attacking and blocking that a creature is not subject to: for one number (CR 508.1c, 509.1b), or as
it was put onto the battlefield attacking or blocking (508.4c, 509.4b)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.abilities.nouns.object_phrases import All, Bare, Each
from engine.abilities.prohibitions.combat_restrictions import AttackedSide, CombatAct
from engine.abilities.verbs import attack_and_block as ac
from engine.events import AttackDeclared, BlockDeclared, ZoneChange
from engine.rules.combat.statements import AT_MOST, CANT, Restriction, acts, gather
from engine.rules.evaluate.defending_player import defending_player
from engine.rules.evaluate.evaluation import amount
from engine.rules.evaluate.fitting_but_for_one_number import near_miss
from engine.rules.evaluate.object_phrases import things
from engine.rules.pipeline import ALONGSIDE
from engine.rules.pipeline.not_happening import does_not_affect
from engine.state.choices import Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.log import Logged


def tell_what_lets_declare(game: Game, declared: Iterable[Logged]) -> None:
    """Tell once a turn of each restriction that does not affect a creature that is declared."""
    for logged in declared:
        event = logged.event
        if not isinstance(event, AttackDeclared | BlockDeclared):
            continue
        attacks, creature = isinstance(event, AttackDeclared), event.object
        act, rule = (ac.Attack, "508.1c") if attacks else (ac.Block, "509.1b")
        it = game.objects[creature]
        for cant, where in CANT.said(game):
            subject = where.statement.subject
            if not isinstance(subject, Bare | Each | All) or where.affected is not None:
                continue
            if not any(isinstance(one, act) and not alone for one, alone in acts(cant.what)):
                continue
            why = near_miss(game, subject.group, it, game.characteristics(it), where.frame)
            if why is not None:
                does_not_affect(game, logged, rule, where.frame, [creature], why)


@ALONGSIDE.by("508.4c")
def _what_was_not_declared(game: Game, logged: list[Logged]) -> None:
    """Tell of each cost of attacking or blocking, restriction on it and limit that would affect what has entered
    attacking or blocking, had it been declared (508.4c, 509.4b)."""
    attacking = [
        (one, one.event.became[0])
        for one in logged
        if isinstance(one.event, ZoneChange) and one.event.attacking is not None
        if one.event.became and one.event.became[0] in game.combat.attackers
    ]
    blocking = [
        (one, one.event.object) for one in logged if isinstance(one.event, BlockDeclared) and not one.event.declared
    ]
    _spared(game, attacking, "attacking", "508.4c", _against_attacking)
    _spared(game, blocking, "blocking", "509.4b", _against_blocking)


def _spared(
    game: Game,
    entered: list[tuple[Logged, ObjectId]],
    how: str,
    rule: str,
    against: Callable[[Game, ObjectId], Iterator[Frame]],
) -> None:
    spared: dict[ObjectId, tuple[Frame, list[ObjectId]]] = {}
    for _, creature in entered:
        for frame in against(game, creature):
            whom = spared.setdefault(frame.source, (frame, []))[1]
            whom += [creature] if creature not in whom else []
    for frame, creatures in spared.values():
        why = Message("was-not-declared", {"how": how, "count": len(creatures)})
        does_not_affect(game, entered[0][0], rule, frame, creatures, why)


def _against_attacking(game: Game, creature: ObjectId) -> Iterator[Frame]:
    """What would affect a creature that is declared to attack what it attacks."""
    target = game.combat.attackers[creature]
    for one in gather(game).forbidding(ac.Attack):
        assert isinstance(one.act, ac.Attack)
        about = not one.act.what or any(target in things(game, what, one.frame) for what in one.act.what)
        if about and not one.alone and one.applies(game, creature, defending_player(game, target)):
            yield one.frame
    for limit, where in AT_MOST.said(game):
        if limit.act is not CombatAct.ATTACK:
            continue
        this = limit.whom is AttackedSide.THIS
        kept = TargetId.of_object(where.frame.source) if this else TargetId.of_player(where.frame.controller)
        counted = [one for one in game.combat.attackers.values() if limit.whom is None or one == kept]
        if (limit.whom is None or target == kept) and len(counted) > amount(game, limit.count, where.frame):
            yield where.frame


def _against_blocking(game: Game, creature: ObjectId) -> Iterator[Frame]:
    """What would affect a creature that is declared to block what it blocks."""
    said = gather(game)
    for one in said.forbidding(ac.Block):
        if not one.alone and _is_plain(one) and one.applies(game, creature):
            yield one.frame
    for limit, where in AT_MOST.said(game):
        if limit.act is CombatAct.BLOCK and len(game.combat.blockers) > amount(game, limit.count, where.frame):
            yield where.frame


def _is_plain(one: Restriction) -> bool:
    """Whether it speaks of blocking anything at all."""
    assert isinstance(one.act, ac.Block)
    return not one.act.what
