"""What untaps in the untap step, and what effects keep from untapping (CR 502.3)."""

from __future__ import annotations

from collections.abc import Callable

from engine.abilities.prohibitions import standing_rules as st
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import holds, objects
from engine.rules.hooks import Hooks
from engine.rules.prohibitions.untap_step import missed_untap
from engine.state.choices import YES_NO, Choice, Gen, Message
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId

STAYS_TAPPED = looked_up(st.StaysTapped, begun=True)
MAY_STAY_TAPPED = looked_up(st.MayStayTapped)
UNTAPS_OFTEN = looked_up(st.UntapsOften)


def stays_tapped(game: Game, object_id: ObjectId) -> bool:
    """Whether an effect keeps a permanent from untapping in its controller's untap step (502.3)."""
    return any(
        verb.condition is None or holds(game, verb.condition, standing.frame)
        for verb, standing in STAYS_TAPPED.said_of(game, TargetId.of_object(object_id))
    )


MAY_UNTAP: Hooks[Callable[[Game, list[ObjectId]], Gen[list[ObjectId]]]] = Hooks()
"""Functions that say which of the permanents that would untap may (502.3)."""


def untapping(game: Game) -> Gen[list[ObjectId]]:
    """Which permanents untap in the active player's untap step; the player may keep some tapped (502.3)."""
    active = game.turn.active
    able = [
        o.id for o in game.permanents() if o.tapped and game.controller(o) == active and not stays_tapped(game, o.id)
    ]
    optional = {standing.frame.source for _, standing in MAY_STAY_TAPPED.said(game)} & set(able)
    for object_id in sorted(optional):
        answer = yield Choice(
            active,
            "may",
            Message("may-stay-tapped", {"object": TargetId.of_object(object_id)}),
            "502.3",
            YES_NO,
        )
        if answer == ["yes"]:
            able.remove(object_id)
    for node, standing in UNTAPS_OFTEN.said(game):
        if standing.frame.controller != active:
            able += [i for i in objects(game, node.what, standing.frame) if game.objects[i].tapped and i not in able]
    missed = missed_untap(game, active)
    able = [i for i in able if i not in missed]
    for limit in MAY_UNTAP:
        able = yield from limit(game, able)
    return able
