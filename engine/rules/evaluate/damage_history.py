"""Damage that was dealt, or was not, this turn or since an earlier one (CR 120, 603.4)."""

from __future__ import annotations

from engine import events as e
from engine.abilities.conditions.damage_history import (
    DamagedThisTurn,
    DamageToOpponents,
    HasDealtDamage,
    UndamagedSinceLastTurn,
    WhoseControllerWasDamaged,
)
from engine.abilities.trigger_events import DamageKind
from engine.rules.evaluate.evaluation import (
    AMOUNTS,
    CONDITIONS,
    FITS,
    Test,
    amount,
)
from engine.rules.evaluate.event_verbs import is_subject
from engine.rules.evaluate.found_after_zone_change import itself
from engine.rules.evaluate.history import (
    end_of_last_turn,
)
from engine.rules.evaluate.turn_history import look_at_history
from engine.state.characteristics import Characteristics
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.objects import GameObject


@CONDITIONS.register(UndamagedSinceLastTurn)
def _undamaged(game: Game, node: UndamagedSinceLastTurn, frame: Frame) -> bool:
    """What happened before the board began is not known to have happened."""
    game.look("turn")
    game.look("life")
    you = TargetId.of_player(frame.controller)
    dealt = game.happened(e.Damage, since=end_of_last_turn(game, frame.controller))
    return not any(one.target == you and _is_of_kind(one, node.kind) for one in dealt)


def _is_of_kind(damage: e.Damage, kind: DamageKind) -> bool:
    return damage.combat in {DamageKind.COMBAT: (True,), DamageKind.NONCOMBAT: (False,)}.get(kind, (True, False))


@FITS.register(WhoseControllerWasDamaged)
def _controller_damaged(node: WhoseControllerWasDamaged) -> Test:
    """The player who controls it as it is looked at (608.2h)."""

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        look_at_history(game)
        return any(
            one.target == TargetId.of_player(ch.controller)
            and _is_of_kind(one, node.kind)
            and is_subject(game, node.source, one.source, frame)
            for one in game.this_turn(e.Damage)
        )

    return test


@FITS.register(DamagedThisTurn)
def _damaged(node: DamagedThisTurn) -> Test:
    """The very object, as it was then: what has left and come back is another (400.7)."""

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        look_at_history(game)
        return any(
            one.target == it.target and is_subject(game, node.source, one.source, frame)
            for one in game.this_turn(e.Damage)
        )

    return test


@AMOUNTS.register(DamageToOpponents)
def _damage_to_opponents(game: Game, node: DamageToOpponents, frame: Frame) -> int:
    """From any source (702.54b)."""
    look_at_history(game)
    theirs = [p.target for p in game.opponents(frame.controller)]
    return sum(one.amount for one in game.this_turn(e.Damage) if one.target in theirs and _is_of_kind(one, node.kind))


@CONDITIONS.register(HasDealtDamage)
def _has_dealt(game: Game, node: HasDealtDamage, frame: Frame) -> bool:
    """In all this turn (120.1)."""
    game.look("turn")
    dealt = sum(hit.amount for hit in game.this_turn(e.Damage) if hit.source in (frame.source, itself(game, frame)))
    return bool(dealt >= amount(game, node.amount, frame))
