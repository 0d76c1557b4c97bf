"""Telling of targets that are no longer legal as a spell or ability resolves (CR 608.2b)."""

from __future__ import annotations

from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.targeting import bar
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId


def rules_of_illegal(game: Game, illegal: list[TargetId], frame: Frame) -> tuple[str, ...]:
    """The rules that make these targets illegal: what keeps them from being targeted, or that they have become new
    objects (400.7)."""
    source = game.find(frame.item if frame.item is not None else frame.source)
    rules: list[str] = []
    for target in illegal:
        if target.object is not None and game.now(target.object) is None:
            rules.append("400.7")
        else:
            why = bar(game, target, source, frame.controller)
            rules += why.rules if why is not None else ()
    return tuple(dict.fromkeys(rules))


def tell_illegal(game: Game, illegal: list[TargetId], frame: Frame) -> None:
    """Tell which targets a spell or ability that resolves leaves alone (608.2b)."""
    if illegal:
        rules = rules_of_illegal(game, illegal, frame)
        does_not_happen(game, "target-illegal", "608.2b", *rules, targets=illegal, count=len(illegal))
