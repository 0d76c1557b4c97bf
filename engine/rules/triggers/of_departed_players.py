"""Triggered abilities of players who have left the game (CR 800.4d)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.abilities.verbs.put_and_return import Return
from engine.abilities.walk import found
from engine.rules.evaluate.object_phrases import things
from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.triggers.not_triggering import called
from engine.rules.triggers.pending_triggers import PendingTrigger, subject_frame
from engine.rules.triggers.what_is_missed import with_what_is_missed
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.zones import Zone


def tell_not_put_on_stack(game: Game, triggered: Sequence[PendingTrigger]) -> None:
    """Of what has triggered, note what isn't put onto the stack as its controller has left the game, and what stays
    where it is for that (800.4d)."""
    for one in triggered:
        if not game.players[one.controller].left:
            continue
        said = {"ability": called(game, one.source, one.ability), "player": TargetId.of_player(one.controller)}
        staying = _stays_exiled(game, one)
        so = Message("so-stays-exiled", {"things": staying, "count": len(staying)}) if staying else None
        does_not_happen(game, "departed-trigger", "800.4d", **said, so=so or with_what_is_missed(one.ability))


def _stays_exiled(game: Game, triggered: PendingTrigger) -> list[TargetId]:
    """What it would return from exile."""
    frame = subject_frame(game, triggered)
    returned = (it for verb in found(triggered.ability.effect, Return) for it in things(game, verb.what, frame))
    return [it for it in returned if it.object is not None and game.find(it.object).zone is Zone.EXILE]
