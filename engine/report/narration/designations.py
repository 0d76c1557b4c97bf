"""Telling of designations and levels."""

from __future__ import annotations

from engine import events as ev
from engine.events.telling import tells
from engine.report.narration.narrator import Narrator
from engine.state.choices import Message
from engine.state.flipped_cards_and_rooms import DOORS
from engine.state.ids import TargetId
from engine.state.log import Logged


@tells(ev.BecameRenowned)
def _renowned(n: Narrator, logged: Logged, event: ev.BecameRenowned) -> None:
    """The counters that come along with it tell it."""
    n.silent(logged)


@tells(ev.Designated)
def _designated(n: Narrator, logged: Logged, event: ev.Designated) -> None:
    if event.designation in DOORS:
        room = n.game.characteristics(event.object)
        names = [half.name for half in room.forms] or [room.name] * len(DOORS)
        n.step(logged, "tell-unlocked" if event.has else "tell-locked", door=names[DOORS.index(event.designation)])
        return
    key = "tell-designated" if event.has else "tell-no-longer"
    word = Message(f"designation-{event.designation.replace(' ', '-')}")
    n.step(logged, key, object=TargetId.of_object(event.object), designation=word)


@tells(ev.LevelGained)
def _level(n: Narrator, logged: Logged, event: ev.LevelGained) -> None:
    n.step(logged, "tell-level", object=TargetId.of_object(event.object), level=event.level)


@tells(ev.Mutated)
def _mutated(n: Narrator, logged: Logged, event: ev.Mutated) -> None:
    place = "over" if event.over else "under"
    spell = n.game.find(event.spell).base.name
    n.step(logged, "tell-mutated", spell=spell, onto=event.onto, object=TargetId.of_object(event.object), place=place)


@tells(ev.Flipped)
def _flipped(n: Narrator, logged: Logged, event: ev.Flipped) -> None:
    it = n.game.find(event.object)
    n.step(logged, "tell-flipped", object=it.base.name, name=it.base.forms[0].name if it.base.forms else it.base.name)


@tells(ev.SpellPrepared)
def _prepared(n: Narrator, logged: Logged, event: ev.SpellPrepared) -> None:
    n.step(logged, "tell-prepared", player=TargetId.of_player(event.player), spell=n.game.find(event.made[0]).base.name)
