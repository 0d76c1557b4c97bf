"""An ability that has triggered several times, while it is asked what one of these is aimed at (CR 603.3b, 603.3d)."""

from __future__ import annotations

from engine import events as ev
from engine.state.choices import Choice, Message
from engine.state.game import Game
from engine.state.ids import TargetId


def triggered_several_times(game: Game, choice: Choice | None) -> Message | None:
    """That the ability for which something is being chosen has triggered so many times at once."""
    found = _being_put(game, choice)
    if found is None:
        return None
    args = {"source": TargetId.of_object(found.object), "times": Message("times", {"count": found.alike[1]})}
    return Message("verdict-triggers", args)


def prompt_of(game: Game, choice: Choice) -> Message:
    """What is asked, and of which of several abilities that are the very same."""
    found = _being_put(game, choice)
    if found is None:
        return choice.prompt
    place, number = found.alike
    return Message("one-of-several", {"prompt": choice.prompt, "place": place, "number": number})


def _being_put(game: Game, choice: Choice | None) -> ev.AbilityTriggered | None:
    """One of several very same abilities that is just being put onto the stack."""
    if choice is None or choice.kind not in ("target", "mode") or not game.stack:
        return None
    latest = game.happened(ev.AbilityTriggered)[-1:]
    return next((one for one in latest if one.item == game.stack[-1] and one.alike[1] > 1), None)
