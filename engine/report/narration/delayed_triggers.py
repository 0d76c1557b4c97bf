"""Telling of delayed triggered abilities as they are created: what will trigger later (CR 603.7)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from engine import events as ev
from engine.events.telling import tells
from engine.report.narration.narrator import Narrator
from engine.rules.triggers.delayed_triggers import DelayedTrigger
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.log import Logged
from engine.state.objects import Kind


@tells(ev.DelayedAbilityCreated)
def _delayed(n: Narrator, logged: Logged, event: ev.DelayedAbilityCreated) -> None:
    """Told of what resolves although it can't counter what it would: that is not all that it does (603.7a, 608.2c); and
    of what waits still, where no step has the words of it or nothing else has come of what resolves."""
    beside = n.children.get(logged.parent, ()) if logged.parent is not None else ()
    if any(isinstance(e := one.event, ev.DidNotHappen) and e.message.key == "not-countered" for one in beside):
        n.step(logged, "tell-delayed-all-the-same", **said_of(event))
    elif made_by(n.game, event) and (_is_of_a_spell(n, logged) or not _comes_to_more(beside)):
        n.step(logged, "tell-effect-rule", **said_of(event))


def said_of(event: ev.DelayedAbilityCreated) -> dict[str, Any]:
    """The parts of a sentence that quotes such an ability, with who "you" is in it."""
    you = Message("of-player", {"player": TargetId.of_player(event.player)})
    of = you if re.search(r"\byou", event.text, re.I) else ""
    return {"source": TargetId.of_object(event.object), "text": event.text, "of": of}


def made_by(game: Game, event: ev.DelayedAbilityCreated) -> list[DelayedTrigger]:
    """What waits still of what the same source has made that says the same."""
    made = (event.object, event.player, event.text)
    return [one for one in game.delayed if (one.frame.source, one.frame.controller, one.text) == made]


def _is_of_a_spell(n: Narrator, logged: Logged) -> bool:
    parent = n.game.log[logged.parent - 1].event if logged.parent is not None else None
    return isinstance(parent, ev.Resolved) and n.game.find(parent.object).kind is not Kind.ABILITY


def _comes_to_more(beside: Iterable[Logged]) -> bool:
    """Whether more is told of what resolves than what will trigger."""
    return any(not isinstance(one.event, ev.DelayedAbilityCreated | ev.LeftStack) for one in beside)
