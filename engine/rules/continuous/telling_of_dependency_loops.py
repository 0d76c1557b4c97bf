"""Telling of effects that depend on each other, so that the older one is applied first (CR 613.8b)."""

from __future__ import annotations

from typing import Any

from engine.events import ZoneChange
from engine.rules.continuous.layers import LAYER_RULES, Derived, Part
from engine.rules.continuous.layers.derived_characteristics import Loop
from engine.rules.pipeline.not_happening import still_does_not_happen
from engine.state.characteristics import kind_in_common
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId

OLDER_FIRST = "loop-older-first"
"""That effects depend on each other, which one is older and so applied first, and to what it is not applied."""

MOST_NAMED = 4
"""So many things to which an effect is not applied are named; more are counted."""


def tell_loops(game: Game, now: Derived) -> None:
    """Note each loop once, whenever there is one of things that are there."""
    for loop in now.loops:
        if all(map(game.exists, loop.spared)):
            with game.because(*rules_of(loop)):
                still_does_not_happen(game, 0, OLDER_FIRST, **in_words(game, loop))


def rules_of(loop: Loop) -> tuple[str, ...]:
    """The rules for it."""
    return ("613.8b", LAYER_RULES[loop.layer])


def in_words(game: Game, loop: Loop) -> dict[str, Any]:
    """What fills the gaps of the message that tells it."""
    others = TargetId.of_objects(dict.fromkeys(one.standing.frame.source for one in loop.others))
    return {
        "what": TargetId.of_object(loop.first.standing.frame.source),
        "others": others,
        "number": len(others),
        "listed": "true" if is_as_listed(game, loop) else "false",
        "things": _things(game, loop.spared),
        "count": len(loop.spared),
    }


def is_as_listed(game: Game, loop: Loop) -> bool:
    """Whether it is taken to be the older one as it was named first on a board that was described."""
    return all(_from_the_beginning(game, one) for one in (loop.first, *loop.others))


def was_in_a_loop(before: Derived | None, part: Part) -> bool:
    """Whether an effect depended on another that depended on it as well."""
    return before is not None and any(loop.has(part) for loop in before.loops)


def _from_the_beginning(game: Game, part: Part) -> bool:
    """Whether it is the static ability of something that was there as the board was described."""
    source = part.standing.frame.source
    return part.standing.affected is None and not any(source in one.became for one in game.happened(ZoneChange))


def _things(game: Game, spared: tuple[ObjectId, ...]) -> Any:
    if len(spared) <= MOST_NAMED:
        return TargetId.of_objects(spared)
    kind = kind_in_common(game.characteristics(i).types for i in spared)
    return Message("so-many-of-type", {"count": len(spared), "type": kind})
