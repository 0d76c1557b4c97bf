"""What was attacking or blocking, has left the battlefield and is back: it is out of combat (CR 506.4, 400.7)."""

from __future__ import annotations

from engine import events as ev
from engine.state.game import Game
from engine.state.log import Logged
from engine.state.turn import Step

BEFORE_DAMAGE = {Step.DECLARE_ATTACKERS.value, Step.DECLARE_BLOCKERS.value}


def is_out_of_combat(game: Game, entered: Logged) -> bool:
    """Whether what enters was attacking or blocking in this combat before it left, while combat damage is still to be
    dealt: as a new object it takes no part in it, unless it enters attacking."""
    event = entered.event
    if not isinstance(event, ev.ZoneChange) or event.attacking is not None:
        return False
    former = game.came_from(event.became[0])
    while former is not None and not former.combat:
        former = game.came_from(former.object.id)
    if former is None or {"attacking", "blocking"}.isdisjoint(former.combat):
        return False
    steps = [(one.id, e.step) for one, e in game.logged(ev.StepBegins) if one.id < entered.id]
    phase = max((at for at, step in steps if step == Step.BEGINNING_OF_COMBAT.value), default=0)
    left = (one for one, move in game.logged(ev.ZoneChange, since=phase) if move.object == former.object.id)
    now = steps[-1][1] if steps else Step.DECLARE_ATTACKERS.value
    return now in BEFORE_DAMAGE and any(one.id < entered.id for one in left)
