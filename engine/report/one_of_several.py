"""An ability that has triggered, perhaps several times, while it is asked what it is aimed at (CR 603.3b, 603.3d)."""

from __future__ import annotations

from engine import events as ev
from engine.state.choices import Choice, Message
from engine.state.game import Game
from engine.state.ids import TargetId


def has_triggered(game: Game, choice: Choice | None) -> Message | None:
    """That the ability has triggered for which something is being chosen, and how many times at once."""
    found = _being_put(game, choice)
    if found is None:
        return None
    number = found.alike[1]
    times = Message("times", {"count": number}) if number > 1 else ""
    again_by = TargetId.of_objects(found.alike_by)
    changed = Message("changed-by", {"effects": again_by, "count": len(again_by)})
    by = Message("in-brackets", {"what": changed}) if again_by else ""
    return Message("verdict-triggers", {"source": TargetId.of_object(found.object), "times": times, "by": by})


def prompt_of(game: Game, choice: Choice) -> Message:
    """What is asked, and of which of several abilities that are the very same."""
    found = _being_put(game, choice)
    if found is None or found.alike[1] < 2:
        return choice.prompt
    place, number = found.alike
    return Message("one-of-several", {"prompt": choice.prompt, "place": place, "number": number})


def _being_put(game: Game, choice: Choice | None) -> ev.AbilityTriggered | None:
    """The triggered ability that is just being put onto the stack."""
    if choice is None or choice.kind not in ("target", "mode") or not game.stack:
        return None
    latest = game.happened(ev.AbilityTriggered)[-1:]
    return next((one for one in latest if one.item == game.stack[-1]), None)
