"""Under whose control something entered (CR 608.2h)."""

from __future__ import annotations

from engine.abilities.conditions.entered_under import EnteredUnderYours
from engine.events import ZoneChange
from engine.rules.evaluate.antecedents import antecedent
from engine.rules.evaluate.evaluation import CONDITIONS
from engine.rules.evaluate.found_after_zone_change import all_latest
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import objects_in


@CONDITIONS.register(EnteredUnderYours)
def _entered_under_yours(game: Game, node: EnteredUnderYours, frame: Frame) -> bool:
    """As it entered, whoever may control it by now."""
    meant = antecedent(game, node.subject.antecedent, frame) if node.subject.antecedent is not None else ()
    now = {i for one in meant for i in objects_in(all_latest(game, one))}
    for event in reversed(game.happened(ZoneChange)):
        if event.enters and event.became and event.became[0] in now:
            holder = event.controller if event.controller is not None else game.find(event.became[0]).owner
            return holder == frame.controller
    return False
