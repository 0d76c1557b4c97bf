"""What replacement and prevention effects have left to do once the event has happened (CR 615.5, 603.7f)."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace

from engine.abilities.base import Instruction
from engine.rules.instructions.performing import perform
from engine.rules.pipeline import AFTERWARDS
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game


@dataclass(slots=True)
class Rest:
    """What is still to be done of an effect that has replaced or prevented something (615.5)."""

    key: Hashable
    then: Instruction
    frame: Frame
    applied: frozenset[Hashable]
    """The effects that do not apply to it again (614.5)."""
    rules: tuple[str, ...] = ("615.5",)
    entering: bool = False
    """Whether its source is what was about to enter, and so has become another object by then."""


def remember(game: Game, rest: Rest) -> None:
    """To be done once the rest of the batch has happened; damage dealt at the same time counts as one (615.13)."""
    for other in game.rest:
        if other.key == rest.key:
            other.frame.event = replace(rest.frame.event, amount=other.frame.event.amount + rest.frame.event.amount)
            other.frame.costs["prevented"] += rest.frame.costs["prevented"]
            return
    game.rest.append(rest)


@AFTERWARDS.by("615.5")
def carry_out_rest(game: Game) -> Gen[None]:
    """Do what replacement and prevention effects have left to do (615.5)."""
    while game.rest:
        rest = game.rest.pop(0)
        if rest.entering and (entered := game.follow(rest.frame.source)) is not None:
            rest.frame.source = entered
        with game.because(*rest.rules), game.applying(rest.applied, (rest.frame.source,)):
            yield from perform(game, rest.then, rest.frame)
