"""What is done instead of something that would happen to a player: "if you would draw a card, ... instead" (614)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import replace
from typing import Any

from engine import events as e
from engine.abilities import trigger_events as h
from engine.abilities.base import Instruction, Node, ReplacedEvent
from engine.abilities.dispatch import Dispatch
from engine.abilities.keyword_actions.exile import Exile, ExiledHow
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.object_phrases import This
from engine.abilities.nouns.player_phrases import ThatPlayer
from engine.abilities.replacement import done_instead as w
from engine.abilities.sentences import And, Did, Does, IfDone, Imperative, May
from engine.abilities.walk import found
from engine.grammar.printer import NoEnglish, print_value
from engine.rules.continuous.statements import StatementInForce, looked_up
from engine.rules.evaluate.evaluation import amount, holds, is_player
from engine.rules.evaluate.event_verbs import EVENT_VERBS
from engine.rules.instructions.carrying_out import DO, possible
from engine.rules.instructions.performing import PERFORM, perform
from engine.rules.pipeline import commit
from engine.rules.pipeline.applying_replacement_effects import Replacement, replaces, to_exile
from engine.rules.replacement.deferred import DeferredInstruction, defer
from engine.rules.replacement.prevention import begin_rule
from engine.rules.replacement.replacement_effects import goes_so
from engine.state.choices import Gen, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId

INSTEAD_OF = looked_up(w.InsteadOf)

WOULD: Dispatch[Callable[[Game, Any, e.Event, Frame], bool]] = Dispatch("what would happen", ReplacedEvent)
"""For each node that says what would happen the function that tells whether an event is that."""

REPLACED: dict[type[h.PlayerEventVerb], tuple[type[e.Event], tuple[str, ...]]] = {
    h.DrawCard: (e.DrawCard, ("614.11",)),
    h.GainLife: (e.LifeGain, ("614.1a", "119.10")),
    h.LoseLife: (e.LifeLoss, ("614.1a",)),
    h.LoseGame: (e.PlayerLoses, ("614.1a",)),
}
"""What players do that is looked at before it happens: the event it is, and the rules about replacing it."""


@WOULD.register(w.Would)
def _player_would(game: Game, node: w.Would, event: e.Event, frame: Frame) -> bool:
    known = REPLACED.get(type(node.act))
    if known is None or not isinstance(event, known[0]):
        return False
    doers = EVENT_VERBS[type(node.act)].doers(game, node.act, event, frame)
    if not any(is_player(node.who)(game, doer, frame) for doer in doers):
        return False
    return node.condition is None or holds(game, node.condition, frame)


@WOULD.register(w.WouldGo)
def _object_would_go(game: Game, node: w.WouldGo, event: e.Event, frame: Frame) -> bool:
    return isinstance(event, e.ZoneChange) and goes_so(game, node, event, frame)


@replaces(e.DrawCard, e.LifeGain, e.LifeLoss, e.PlayerLoses, e.ZoneChange, by="614.6")
def _instead(game: Game, event: e.Event) -> Iterable[Replacement]:
    """(614.6)"""
    for node, standing in INSTEAD_OF.said(game):
        if WOULD[type(node.would)](game, node.would, event, standing.frame):
            source = standing.frame.source
            label = _label(node, source)
            rules, does, key = _rules(node), _does(node, standing.frame), ("instead", standing.key)
            exile = _exile_first(node)
            change = _done(node, standing) if exile is None else _exiled(node, exile, standing, key)
            yield Replacement(key, source, label, rules, change, does=does)


def _label(node: w.InsteadOf, source: ObjectId) -> Message:
    """What is done instead, in the words of the card."""
    said = {"source": TargetId.of_object(source)}
    try:
        text = str(print_value(node.then)).rstrip(".")
    except NoEnglish:
        return Message("instead-of", said)
    return Message("instead-of-by-text", {**said, "text": text[:1].lower() + text[1:]})


def _does(node: w.InsteadOf, frame: Frame) -> Hashable:
    """What makes two of these the same: the words, who "you" is, and "this" where the words speak of it (616.1)."""
    return node, frame.controller, frame.source if next(found(node, This), None) is not None else None


def _rules(node: w.InsteadOf) -> tuple[str, ...]:
    return REPLACED[type(node.would.act)][1] if isinstance(node.would, w.Would) else ("614.1a",)


def _done(node: w.InsteadOf, standing: StatementInForce) -> Callable[[Game, e.Event], Gen[list[e.Event]]]:
    """Carry out what is done instead, as far as that can be (614.6, 101.3); the event itself where it was only offered
    and declined."""

    def change(game: Game, event: e.Event) -> Gen[list[e.Event]]:
        frame = replace(standing.frame, event=event, batch=(), results={}, done=True)
        if node.once:
            used = [effect for effect in game.effects if ("effect", id(effect)) == standing.key]
            commit(game, [e.EffectEnds(effect) for effect in used], "611.2a")
        yield from perform(game, w.DoneInstead(node.then, node.after), frame)
        declined = not frame.done and next(found(node.then, May), None) is not None
        return [event] if declined else []

    return change


def _exile_first(node: w.InsteadOf) -> Exile | None:
    """Whether the object that would go elsewhere is exiled first: that takes the place of its move (614.6)."""
    first = node.then.parts[0] if isinstance(node.then, And) else node.then
    verb = first.verbs[0] if isinstance(node.would, w.WouldGo) and isinstance(first, Imperative) else None
    return verb if isinstance(verb, Exile) and verb.how is ExiledHow.FACE_UP else None


def _exiled(
    node: w.InsteadOf, exile: Exile, standing: StatementInForce, key: Hashable
) -> Callable[[Game, e.Event], Gen[list[e.Event]]]:
    """It goes into exile as everything else happens that happens with it (614.6); what is done besides comes then."""

    def change(game: Game, event: e.Event) -> Gen[list[e.Event]]:
        frame = replace(standing.frame, event=event, batch=(), results={}, done=True)
        (moved,) = yield from to_exile(game, event)
        assert isinstance(moved, e.ZoneChange)
        if exile.counters is not None:
            number = max(0, amount(game, exile.counters.count, frame))
            moved = replace(moved, counters=((exile.counters.kind.name, number),))
        frame.event = moved
        for place, rest in enumerate(_besides(node.then)):
            mine = (key, event.affected_object, place)
            defer(game, DeferredInstruction(mine, rest, frame, game.applied, ("614.6",)))
        return [moved]

    return change


def _besides(then: Instruction) -> Iterator[Instruction]:
    """What is done besides exiling it, with which that begins."""
    first, *rest = then.parts if isinstance(then, And) else (then,)
    assert isinstance(first, Imperative)
    if len(first.verbs) > 1:
        rest = [replace(first, verbs=first.verbs[1:], step=first.step + 1), *rest]
    yield from rest


@PERFORM.register(w.DoneInstead)
def _done_instead(game: Game, node: w.DoneInstead, frame: Frame) -> Gen[None]:
    """In the order written (608.2c)."""
    able = _able(game, node, frame)
    yield from perform(game, node.then, frame)
    frame.done = frame.done and able
    offered = isinstance(node.then, May) and node.then.instead
    if offered and not frame.outcome.did:
        return
    for sentence in node.after:
        yield from perform(game, sentence, frame)
    frame.done = frame.done or offered


def _able(game: Game, node: w.DoneInstead, frame: Frame) -> bool:
    """Whether all of it can be done, where the text goes on with what happens if it can't: what can be done in part is
    done in part, and could not be (101.3)."""
    asked = any(isinstance(one, IfDone) and one.did is Did.IF_YOU_CANT for one in node.after)
    verbs = node.then.verbs if asked and isinstance(node.then, Imperative) else ()
    return all(possible(game, verb, frame, frame.controller) for verb in verbs)


@PERFORM.register(w.NextTime)
def _next_time(game: Game, node: w.NextTime, frame: Frame) -> Gen[None]:
    """It waits for one such event, this turn (611.2a, 614.6)."""
    begin_rule(game, w.InsteadOf(node.would, node.then, node.place, node.after, once=True), frame)
    return
    yield


@PERFORM.register(w.GainsNoLifeThisTurn)
def _gains_no_life(game: Game, node: w.GainsNoLifeThisTurn, frame: Frame) -> Gen[None]:
    """All that the player would gain, this turn (611.2a, 614.6)."""
    that_player = ThatPlayer(antecedent=Antecedent(Role.EVENT))
    begin_rule(game, w.InsteadOf(w.Would(node.who, h.GainLife()), Does(that_player, (w.GainNoLife(),))), frame)
    return
    yield


@DO.register(w.SkipThatDraw, w.GainNoLife)
def _nothing(game: Game, verb: Node, frame: Frame, players: list[PlayerId]) -> Gen[list[TargetId]]:
    """(614.10)"""
    what = "draw" if isinstance(verb, w.SkipThatDraw) else "life"
    commit(game, [e.Skipped(p, what) for p in players], "614.10")
    return TargetId.of_players(players)
    yield
