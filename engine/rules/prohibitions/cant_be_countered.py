"""Spells that can't be countered (CR 101.2, 113.6g)."""

from __future__ import annotations

from engine.abilities.prohibitions import standing_rules as st
from engine.abilities.verbs.attack_and_block import Cant
from engine.events import Countered, Event
from engine.rules.continuous.statements import looked_up
from engine.rules.pipeline import can_not
from engine.state.game import Game
from engine.state.objects import Kind

CANT = looked_up(Cant, begun=True)

UNCOUNTERABLE = "can't be countered"
"""Under which a spell remembers that the mana spent on it makes it so (106.6)."""


@can_not(Countered, by="101.2")
def _cant_be_countered(game: Game, event: Event) -> tuple[str, ...] | None:
    """(101.2, 113.6g)"""
    assert isinstance(event, Countered)
    it = game.now(event.object)
    if it is None:
        return None
    if it.memory.get(UNCOUNTERABLE):
        return ("101.2", "106.6")
    said_here = [verb for verb, _ in CANT.own(game, it)] if it.kind is not Kind.ABILITY else []
    said_here += [verb for verb, _ in CANT.said_of(game, it.target)]
    return ("101.2",) if any(isinstance(verb.what, st.BeCountered) for verb in said_here) else None
