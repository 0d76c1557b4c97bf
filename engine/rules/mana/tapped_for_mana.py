"""Tapping for mana, and the triggered abilities that make more of it at once (CR 106.12a, 605.1b, 605.4a)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.abilities.ability import Activated, TapSymbol, Triggered
from engine.abilities.base import Node, Who
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.verbs import mana as ac
from engine.abilities.verbs.mana_of_color_range import AddManaChosen, AddManaWithin, LandProduced
from engine.abilities.walk import found
from engine.events import MadeMana, ManaAdded
from engine.rules.evaluate.evaluation import holds, players
from engine.rules.instructions.performing import perform_all
from engine.rules.mana.production import PRODUCES
from engine.rules.pipeline import commit
from engine.rules.targeting import phrases
from engine.rules.triggers import listening, pending_triggers, trigger_events
from engine.rules.triggers.delayed_triggers import is_over
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.mana_symbols import symbols

LETTERS = "WUBRGC"


def resolved(game: Game, source: ObjectId, player: PlayerId, ability: Activated, since: int) -> Gen[None]:
    """A mana ability has resolved: what triggers on a permanent tapped for mana, or on what its ability makes, does so,
    and what of that makes mana resolves before anything else happens (106.12a, 605.4a). ``since`` is where in the log
    it began."""
    made = "".join(event.mana for event in game.happened(ManaAdded, since=since))
    if not made:
        return
    tapped = any(isinstance(cost, TapSymbol) for cost in ability.costs)
    commit(game, [MadeMana(source, player, made, tapped)], "106.12a" if tapped else "605.4a")
    while (at := next(_waiting(game), None)) is not None:
        yield from _resolve(game, game.take_one_triggered(at))


def is_mana_trigger(ability: Triggered) -> bool:
    """Whether a triggered ability is a mana ability: it has no target and could add mana, and it triggers on a
    mana ability (605.1b)."""
    watch = trigger_events.WATCHES.get(type(ability.trigger_event))
    if watch is None or MadeMana not in watch.events(ability.trigger_event):
        return False
    return any(found(ability.effect, *PRODUCES.classes())) and not phrases(ability.effect)


def bonus(game: Game, source: ObjectId, player: PlayerId, made: str) -> str:
    """The mana that tapping a permanent for mana also adds to its controller's pool, as far as it is fixed."""
    letters = ""
    event = MadeMana(source, player, made)
    for ability, frame in _listening(game, event):
        adds: list[Node] = list(found(ability.effect, *PRODUCES.classes()))
        if not is_mana_trigger(ability) or ability.condition is not None or len(adds) != 1:
            continue
        watch = trigger_events.WATCHES[type(ability.trigger_event)]
        times = len(list(watch.match(game, ability.trigger_event, event, frame)))
        if times and _who_adds(game, ability, frame) == [player]:
            letters += _fixed(game, adds[0], made, frame) * times
    return "".join(letter for letter in letters if letter in LETTERS)


def _listening(game: Game, event: MadeMana) -> Iterator[tuple[Triggered, Frame]]:
    """The triggered abilities that listen for it, those of permanents and those that effects have made (603.7), with
    what their words mean."""
    for listener in listening.listeners(game).get(MadeMana, ()):
        yield listener.ability, Frame(listener.source, listener.controller, listener.ability, event=event)
    for delayed in game.delayed:
        if not is_over(game, delayed):
            yield delayed.ability, replace(delayed.frame, event=event)


def _fixed(game: Game, add: Node, made: str, frame: Frame) -> str:
    """The mana that a verb adds, where it leaves no choice."""
    if isinstance(add, ac.AddMana):
        return "".join(symbols(add.mana.text))
    if isinstance(add, AddManaChosen) and add.first is None and isinstance(add.count, Fixed):
        return str(game.chosen_for(frame.source, "color") or "") * add.count.value
    if isinstance(add, AddManaWithin) and isinstance(add.range, LandProduced) and len(set(made)) == 1:
        return made[0] * (add.count.value if isinstance(add.count, Fixed) else 0)
    return ""


def _who_adds(game: Game, ability: Triggered, frame: Frame) -> list[PlayerId]:
    subject = ability.effect.parts[0].subject
    return players(game, subject, frame) if isinstance(subject, Who) else [frame.controller]


def _waiting(game: Game) -> Iterator[int]:
    return (at for at, one in enumerate(game.pending) if is_mana_trigger(one.ability))


def _resolve(game: Game, pending: pending_triggers.PendingTrigger) -> Gen[None]:
    """Without the stack, right after the mana ability (605.4a)."""
    frame: Frame = pending_triggers.subject_frame(game, pending)
    if pending.ability.condition is None or holds(game, pending.ability.condition, frame):
        with game.because("605.4a"):
            yield from perform_all(game, pending.ability.effect, frame)
