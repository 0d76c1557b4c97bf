"""Effects that last "for as long as" something is so: once it is no longer so, they are over (CR 611.2b)."""

from __future__ import annotations

from engine.abilities.durations import for_as_long_as as ls
from engine.abilities.durations.durations import ForAsLongAs
from engine.events import EffectEnds, Event
from engine.rules.evaluate.evaluation import CONDITIONS, holds, objects
from engine.rules.pipeline import AT_ANY_TIME
from engine.rules.pipeline.applying_replacement_effects import Proposal
from engine.state.continuous_effects import Effect
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.zones import Zone


@CONDITIONS.register(ls.Remains)
def _remains(game: Game, node: ls.Remains, frame: Frame) -> bool:
    """The very permanent, on the battlefield all the while (400.7)."""
    game.look("battlefield")
    game.look("tapped")
    there = [game.now(i) for i in objects(game, node.subject, frame)]
    return bool(there) and all(
        it is not None
        and it.zone is Zone.BATTLEFIELD
        and not it.phased_out
        and (it.tapped or node.how is not ls.Staying.TAPPED)
        for it in there
    )


def is_over(game: Game, effect: Effect) -> bool:
    """Whether what an effect depends on is no longer so."""
    lasting = effect.duration
    return isinstance(lasting, ForAsLongAs) and not holds(game, lasting.condition, effect.frame)


@AT_ANY_TIME.by("611.2b")
def ended(game: Game) -> list[Event | Proposal]:
    """The effects that are over now, and do not begin again (611.2b)."""
    return [Proposal(EffectEnds(effect), ("611.2b",)) for effect in game.effects if is_over(game, effect)]
