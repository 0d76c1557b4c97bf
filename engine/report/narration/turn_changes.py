"""Telling of turns that go otherwise."""

from __future__ import annotations

from engine import events as ev
from engine.events.telling import tells
from engine.report.narration.narrator import Narrator
from engine.report.narration.what_a_loop_gains import gains
from engine.state.choices import Message
from engine.state.ids import TargetId
from engine.state.log import Logged


def _unit(name: str) -> Message:
    return Message("unit-" + name.replace(" ", "-"))


@tells(ev.SkipsAdded)
def _will_skip(n: Narrator, logged: Logged, event: ev.SkipsAdded) -> None:
    n.step(logged, "tell-will-skip", player=TargetId.of_player(event.player), unit=_unit(event.unit), count=event.count)


@tells(ev.PartSkipped)
def _skips(n: Narrator, logged: Logged, event: ev.PartSkipped) -> None:
    n.step(
        logged,
        "tell-skips",
        player=TargetId.of_player(event.player),
        unit=_unit(event.unit),
        what=event.unit.replace(" ", "-"),
    )


@tells(ev.PartEnds)
def _ends(n: Narrator, logged: Logged, event: ev.PartEnds) -> None:
    n.step(logged, "tell-turn-ends" if event.what == "the turn" else "tell-combat-ends")


@tells(ev.WillBeControlled)
def _will_be_controlled(n: Narrator, logged: Logged, event: ev.WillBeControlled) -> None:
    n.step(logged, "tell-will-be-controlled", player=TargetId.of_player(event.player), by=TargetId.of_player(event.by))


@tells(ev.PlayerControlled)
def _controlled(n: Narrator, logged: Logged, event: ev.PlayerControlled) -> None:
    n.step(logged, "tell-controlled", player=TargetId.of_player(event.player), by=TargetId.of_player(event.by))


@tells(ev.PlayerControlledForNow)
def _controlled_for_now(n: Narrator, logged: Logged, event: ev.PlayerControlledForNow) -> None:
    player, by = TargetId.of_player(event.player), TargetId.of_player(event.by)
    n.step(logged, "tell-controlled-for-now", player=player, by=by)


@tells(ev.CanRepeat)
def _can_repeat(n: Narrator, logged: Logged, event: ev.CanRepeat) -> None:
    found = gains(n.game, event, logged.id - 1)
    n.step(logged, "tell-can-repeat", player=TargetId.of_player(event.player), gains=found, some=bool(found))


@tells(ev.ExtraTurnAdded)
def _extra_turn(n: Narrator, logged: Logged, event: ev.ExtraTurnAdded) -> None:
    before = (one for one in reversed(n.game.log[: logged.id - 1]) if isinstance(one.event, _OF_EXTRA_TURNS))
    last = next((one.event for one in before), None)
    is_anothers = isinstance(last, ev.ExtraTurnAdded) and last.player != event.player
    key = "tell-extra-turn-before-another" if is_anothers else "tell-extra-turn"
    key = "tell-extra-turn-skipped" if event.skipped_by else key
    n.step(logged, key, player=TargetId.of_player(event.player), by=TargetId.of_objects(event.skipped_by))


_OF_EXTRA_TURNS = (ev.ExtraTurnAdded, ev.TurnBegins)
