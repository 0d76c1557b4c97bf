"""Telling of targets that are changed (CR 115.7)."""

from __future__ import annotations

from engine import events as ev
from engine.events.telling import tells
from engine.report.narration.narrator import Narrator
from engine.state.choices import Message
from engine.state.ids import TargetId
from engine.state.log import Logged


@tells(ev.TargetChanged)
def _target_changed(n: Narrator, logged: Logged, event: ev.TargetChanged) -> None:
    """That nobody else controls it now is said where its controller becomes its target: what "you" is to do stays with
    that player."""
    spell = n.game.find(event.object)
    aimed_at_itself = event.new.player is not None and event.new.player == n.game.controller(spell.id) != event.player
    n.step(
        logged,
        "tell-target-changed",
        player=TargetId.of_player(event.player),
        spell=TargetId.of_object(event.object),
        old=event.old,
        new=event.new,
        only=spell.announced is not None and sum(map(len, spell.announced.targets)) == 1,
        still=Message("still-controls-it", {"spell": TargetId.of_object(event.object)}) if aimed_at_itself else "",
    )
