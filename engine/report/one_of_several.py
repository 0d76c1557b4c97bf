"""An ability that has triggered, perhaps several times, while it is asked what it is aimed at (CR 603.3b, 603.3d)."""

from __future__ import annotations

from engine import events as ev
from engine.report.narration.drawn_one_by_one import draw_triggered_on
from engine.report.narration.leaving_together import sees_what_leaves_with_it
from engine.state.choices import Choice, Message
from engine.state.game import Game
from engine.state.ids import TargetId


def has_triggered(game: Game, choice: Choice | None, *, for_which: bool) -> Message | None:
    """That the ability has triggered for which something is being chosen, how many times at once, and perhaps
    ``for_which`` of several things: it may be told of others that it has not."""
    found = _being_put(game, choice)
    if found is None:
        return None
    number = found.alike[1]
    times = Message("times", {"count": number}) if number > 1 else ""
    again_by = TargetId.of_objects(found.alike_by)
    changed = Message("changed-by", {"effects": again_by, "count": len(again_by)})
    by = Message("in-brackets", {"what": changed}) if again_by else ""
    if not by and number > 1 and draw_triggered_on(game, found) is not None:
        by = Message("in-brackets", {"what": Message("once-for-each-card-drawn")})
    if not by and (sees := sees_what_leaves_with_it(game, found)) is not None:
        by = Message("in-brackets", {"what": sees})
    args = {"source": TargetId.of_object(found.object), "times": times, "by": by}
    return Message("verdict-triggers", args | {"for": _for_which(game, found) if for_which and number == 1 else ""})


def _for_which(game: Game, found: ev.AbilityTriggered) -> Message | str:
    """The other thing that it has triggered for."""
    on_stack = game.find(found.item).on_stack
    logged = on_stack.trigger.event if on_stack is not None and on_stack.trigger is not None else None
    thing = logged.event.affected_object if logged is not None else None
    if thing is None or thing == found.object:
        return ""
    return Message("triggers-for", {"thing": TargetId.of_object(thing)})


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
