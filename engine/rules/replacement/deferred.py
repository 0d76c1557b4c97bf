"""What replacement and prevention effects have left to do once the event has happened (CR 615.5, 603.7f)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, replace

from engine.abilities.base import Instruction, Ref, Who
from engine.abilities.nouns.antecedents import Role
from engine.abilities.walk import found
from engine.events import Damage
from engine.rules.instructions.performing import perform
from engine.rules.pipeline import AFTERWARDS
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game


@dataclass(slots=True)
class DeferredInstruction:
    """What is still to be done of an effect that has replaced or prevented something (615.5)."""

    key: Hashable
    then: Instruction
    frame: Frame
    applied: frozenset[Hashable]
    """The effects that do not apply to it again (614.5)."""
    rules: tuple[str, ...] = ("615.5",)
    entering: bool = False
    """Whether its source is what was about to enter, and so has become another object by then."""


def defer(game: Game, deferred: DeferredInstruction) -> None:
    """To be done once the rest of the batch has happened; damage dealt at the same time counts as one (615.13)."""
    for other in game.deferred:
        if other.key == deferred.key:
            other.frame.event = replace(
                deferred.frame.event, amount=other.frame.event.amount + deferred.frame.event.amount
            )
            prevented = other.frame.known.prevented + deferred.frame.known.prevented
            other.frame.known = replace(other.frame.known, prevented=prevented)
            return
    game.deferred.append(deferred)


def besides_preventing(
    game: Game, then: Sequence[Instruction], prevented: Damage, frame: Frame, key: Hashable, rule: str = "615.5"
) -> None:
    """What else is to be done of an effect that has prevented so much damage: apart for each source and each recipient
    where it speaks of those, else of all that would have been dealt at the same time."""
    for place, one in enumerate(then):
        seen = replace(frame.apart(prevented=prevented.amount), event=prevented)
        by = prevented.source if _speaks_of(Role.EVENT_OTHER, one) else None
        to = prevented.target if _speaks_of(Role.EVENT, one) else None
        defer(game, DeferredInstruction((key, place, to, by), one, seen, game.applied, (rule,)))


def _speaks_of(role: Role, then: Instruction) -> bool:
    named = (said for one in found(then, Ref, Who) if (said := getattr(one, "antecedent", None)) is not None)
    return any(said.role is role for said in named)


def call_off(game: Game, key: Hashable) -> bool:
    """What has this key is not done any more; whether there was anything."""
    kept = [one for one in game.deferred if one.key != key]
    found = len(kept) < len(game.deferred)
    game.deferred = kept
    return found


@AFTERWARDS.by("615.5")
def carry_out_deferred(game: Game) -> Gen[None]:
    """Do what replacement and prevention effects have left to do (615.5)."""
    while game.deferred:
        deferred = game.deferred.pop(0)
        if deferred.entering and (entered := game.follow(deferred.frame.source)) is not None:
            deferred.frame.source = entered
        by, event = (deferred.frame.source,), deferred.frame.event
        replaced = event if "614.1a" in deferred.rules else None  # what is done besides takes the place of nothing
        applying = game.applying(deferred.applied, by, replaced=replaced)
        with _beside(game, deferred), game.because(*deferred.rules), applying:
            yield from perform(game, deferred.then, deferred.frame)


def _beside(game: Game, deferred: DeferredInstruction) -> AbstractContextManager[None]:
    """As part of what the event was part of that the effect has made of another (614.6): of being destroyed."""
    made = next((one for one in reversed(game.log) if one.event is deferred.frame.event), None)
    if "614.6" not in deferred.rules or made is None or made.parent is None:
        return nullcontext()
    return game.under(game.log[made.parent - 1])
