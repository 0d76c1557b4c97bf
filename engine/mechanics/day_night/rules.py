"""Day and night, and the permanents that turn over with them (CR 502.2, 702.145, 731)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from engine.events import Event, Transformed, ZoneChange
from engine.mechanics.day_night import words as dt
from engine.mechanics.day_night.events import TimeOfDay
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules import pipeline
from engine.rules.continuous.layers import Derived
from engine.rules.continuous.statements import looked_up, met
from engine.rules.evaluate.evaluation import CONDITIONS
from engine.rules.evaluate.history import active_last_turn, began_in_last_turn, spells_of_last_turn
from engine.rules.instructions.performing import PERFORM
from engine.rules.pipeline import can_not, commit, happen
from engine.rules.pipeline.applying_replacement_effects import (
    Alteration,
    Proposal,
    Replacement,
    Stage,
    replaces,
    simply,
)
from engine.rules.pipeline.not_happening import Prohibition
from engine.rules.replacement.permanent_as_it_would_enter import would_enter
from engine.rules.triggers.trigger_events import watches
from engine.rules.turn import untap_step
from engine.state.caches import Cache
from engine.state.choices import Gen, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.history import NO_HISTORY
from engine.state.ids import TargetId
from engine.state.objects import GameObject

DAY, NIGHT = dt.Daytime.DAY.value, dt.Daytime.NIGHT.value

BOUND = {NIGHT: ("daybound", 0, "702.145c"), DAY: ("nightbound", 1, "702.145f")}
"""For each time the keyword of the permanents that turn over then, which face they have up, and the rule."""


@untap_step.BEFORE_UNTAPPING.by("502.2")
def _day_and_night_change(game: Game) -> None:
    """By how many spells the last turn's active player cast in it, day may become night and night day (502.2)."""
    if game.daytime is None:
        return
    player = active_last_turn(game)
    cast = spells_of_last_turn(game).get(player, 0) if player is not None else 0
    if cast == 0 and game.former_history is NO_HISTORY and began_in_last_turn(game):
        game.assume("last-turn-unknown")
    if game.daytime == DAY and cast == 0:
        commit(game, [TimeOfDay(NIGHT, DAY)], "502.2", "731.2a")
    elif game.daytime == NIGHT and cast >= 2:
        commit(game, [TimeOfDay(DAY, NIGHT)], "502.2", "731.2b")


@PERFORM.register(dt.BecomesTime)
def _becomes(game: Game, node: dt.BecomesTime, frame: Frame) -> Gen[None]:
    if game.daytime != node.now.value:
        yield from happen(game, [TimeOfDay(node.now.value, game.daytime)], "731.1")


@CONDITIONS.register(dt.IsTime)
def _is_time(game: Game, node: dt.IsTime, frame: Frame) -> bool:
    game.look("daytime")
    return game.daytime == (None if node.what is dt.Asked.NEITHER else node.what.value)


@watches(dt.TimeChanges, TimeOfDay)
def _changes(game: Game, trigger_event: dt.TimeChanges, event: TimeOfDay, frame: Frame) -> Iterable[TargetId | None]:
    if event.was is not None:
        yield None


# ---- as a permanent enters

BECOMES_TIME_ENTERING = looked_up(dt.BecomesTimeEntering)


@replaces(ZoneChange, by="614.1c")
def _as_it_enters(game: Game, event: Event) -> Iterable[Replacement]:
    """ "If it's neither day nor night, it becomes day as ~ enters" (614.1c)."""
    assert isinstance(event, ZoneChange)
    if game.daytime is not None or not event.enters:
        return
    it, ch = would_enter(game, event)
    for node, statement, _ in BECOMES_TIME_ENTERING.stated(ch.abilities.statics):
        if met(game, statement.given, Frame(it.id, ch.controller)):
            label = Message("enters-in-a-way", {"object": it.target})
            turns = _turning(node.now.value)
            yield Replacement(("daytime", it.id), it.id, label, ("614.1c", "731.1"), turns, alteration=Alteration.ADDS)


def _turning(now: str) -> Callable[[Game, Event], Gen[list[Event]]]:
    @simply
    def turn(game: Game, event: Event) -> list[Event]:
        return [TimeOfDay(now), event]

    return turn


@replaces(ZoneChange, by="702.145b")
def _enters_transformed(game: Game, event: Event) -> Iterable[Replacement]:
    """At night a double-faced permanent with daybound enters with its back face up (702.145b)."""
    assert isinstance(event, ZoneChange)
    if game.daytime != NIGHT or not event.enters or event.face or event.copying is not None:
        return
    it = game.objects[event.object]
    if turns_over(it) and it.card is not None and COMPILED.faces(it.card)[0].has("daybound"):
        label = Message("enters-in-a-way", {"object": it.target})
        yield Replacement(("nightfall", it.id), it.id, label, ("702.145b",), _back_face, Stage.BACK_FACE)


@simply
def _back_face(game: Game, event: Event) -> list[Event]:
    assert isinstance(event, ZoneChange)
    return [replace(event, face=1)]


# ---- turning over


def turns_over(it: GameObject) -> bool:
    """Whether a permanent is represented by a card, or copy, with two faces that can turn (712.2)."""
    return it.card is not None and it.card.layout == "transform" and len(it.card.faces) > 1


_LOOKED: Cache[tuple[Derived, str | None]] = Cache()
"""What everything was, and what it was, when it was last looked at."""


@pipeline.AT_ANY_TIME.by("702.145c")
def _bound(game: Game) -> list[Event | Proposal]:
    """Permanents with daybound make it day, and turn over with day and night at once (702.145c-d, 702.145f-g)."""
    now = game.derived()
    looked = _LOOKED.get(game)
    if looked is not None and looked[0] is now and looked[1] == game.daytime:
        return []
    _LOOKED.keep(game, (now, game.daytime))
    by_word: dict[str, list[GameObject]] = {"daybound": [], "nightbound": []}
    for it in game.permanents():
        words = now.characteristics[it.id].abilities.keywords
        for word, found in by_word.items():
            if word in words:
                found.append(it)
    if game.daytime is None:
        if by_word["daybound"]:
            return [Proposal(TimeOfDay(DAY), ("702.145d",))]
        return [Proposal(TimeOfDay(NIGHT), ("702.145g",))] if by_word["nightbound"] else []
    word, face, rule = BOUND[game.daytime]
    return [
        Proposal(Transformed(it.id, 1 - face, bound=True), (rule,))
        for it in by_word[word]
        if turns_over(it) and it.face == face
    ]


@can_not(Transformed, by="702.145b")
def _only_by_daybound(game: Game, event: Event) -> Prohibition | None:
    """(702.145b, 702.145e)"""
    assert isinstance(event, Transformed)
    ch = game.characteristics(event.object)
    if event.bound or not (ch.has("daybound") or ch.has("nightbound")):
        return None
    return Prohibition(("702.145b",) if ch.has("daybound") else ("702.145e",))
