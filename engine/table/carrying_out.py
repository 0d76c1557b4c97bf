"""Carrying out the entries of a script: what each begins. What that leads to is settled afterwards (``progress``)."""

from __future__ import annotations

from functools import partial, singledispatch

from engine.rules.casting.why_no_target import NoTarget
from engine.rules.combat import why_not_declared
from engine.rules.evaluate.part_of_a_resolution import resolving_item
from engine.state.actions import Activate, Cast, SaidToHappen
from engine.state.choices import Illegal, Message
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.table import edits, passing_until
from engine.table.entries import (
    ActionEntry,
    AnswerEntry,
    ConcedeEntry,
    DeclareEntry,
    EditEntry,
    GoToEntry,
    HappenEntry,
    PlayerEntry,
    ResolveEntry,
    ScriptEntry,
    TargetingEntry,
)
from engine.table.library import Cards
from engine.table.progress import Progress
from engine.table.queued_answers import AnnouncedTargets, flat
from engine.table.script import action_of
from engine.table.triggered_abilities import is_triggered


def carry_out(entry: ScriptEntry, progress: Progress, cards: Cards) -> None:
    """Begin to do what an entry says; ``Illegal`` if that is not allowed."""
    if isinstance(entry, PlayerEntry) and progress.game.players[entry.player].left:
        raise Illegal(Message("player-has-left", {"player": TargetId.of_player(entry.player)}), "800.4a")
    if not isinstance(entry, AnswerEntry):
        intent = progress.intent
        intent.goal = intent.announced = None
        intent.queue += entry.answers
        progress.unasked = []
    _begin(entry, progress, cards)


@singledispatch
def _begin(entry: ScriptEntry, progress: Progress, cards: Cards) -> None:
    raise AssertionError("each kind of entry is carried out by a function of its own")


@_begin.register
def _act(entry: ActionEntry, progress: Progress, cards: Cards) -> None:
    """Something that takes priority (117.1)."""
    if isinstance(entry, TargetingEntry) and entry.targets is not None:
        since = len(progress.game.log)
        progress.intent.announced = AnnouncedTargets(list(entry.targets), entry.player, since)
    _need_priority(progress, entry.player)
    action = action_of(entry, progress.refs)
    try:
        progress.send(action)
    except NoTarget as refused:
        named = flat(entry.targets or ()) if isinstance(entry, TargetingEntry) else []
        things = progress.refs.things(named[0]) if len(named) == 1 else []
        if len(things) != 1 or not isinstance(action, Cast | Activate):
            raise
        raise refused.of(progress.game, action.object, TargetId.of_object(things[0])) from None


@_begin.register
def _concede(entry: ConcedeEntry, progress: Progress, cards: Cards) -> None:
    """A player may concede at any time (104.3a), whoever is to act."""
    if progress.choice is not None and progress.choice.player == entry.player:
        _act(entry, progress, cards)
        return
    _need_no_choice(progress)
    progress.change(lambda: passing_until.exhaust(passing_until.concede(progress.game, entry.player)))


@_begin.register
def _happen(entry: HappenEntry, progress: Progress, cards: Cards) -> None:
    """It happens while somebody has priority, whoever that is."""
    _need_no_choice(progress)
    progress.send(SaidToHappen(entry.player, entry.what, entry.count))


@_begin.register
def _edit(entry: EditEntry, progress: Progress, cards: Cards) -> None:
    _need_no_choice(progress)
    progress.change(partial(edits.apply, progress.game, progress.refs, entry, cards))


@_begin.register
def _declare(entry: DeclareEntry, progress: Progress, cards: Cards) -> None:
    """Attacking and blocking answer the choice with which their step begins (508.1, 509.1)."""
    player, choice, refs = entry.player, progress.choice, progress.refs
    if choice is not None and choice.kind == entry.kind and choice.player == player:
        progress.send(progress.read(choice, entry.creatures))
        return
    if choice is None or choice.kind != "priority":
        _need_no_choice(progress)
    for words, named in entry.creatures.items():
        onto = [thing for one in ([named] if isinstance(named, str) else named) for thing in refs.things(one)]
        for thing in refs.things(words):
            reason = why_not_declared(progress.game, entry.kind, player, thing, onto)
            if reason is not None:
                raise reason
    if choice is None or choice.kind == "priority":
        reasons = _why_none_is_declared(progress.game, entry)
        if reasons is not None and entry.kind == "blockers" and not entry.creatures:
            return  # none is declared, as was said (509.1a)
        if reasons is not None:
            raise reasons
    active = TargetId.of_player(progress.game.turn.active)
    step = Message("now", {"step": passing_until.step_message(progress.game), "player": active})
    raise Illegal(
        Message(f"not-time-for-{entry.kind}", {"player": TargetId.of_player(player), "now": step}), entry.rule
    )


def _why_none_is_declared(game: Game, entry: DeclareEntry) -> Illegal | None:
    """Why none of a player's creatures can attack or block in the step in which they would be declared; None where one
    could have, or it is another step."""
    creatures = [it for it in game.permanents() if "Creature" in game.characteristics(it).types]
    mine = [it.id for it in creatures if game.controller(it) == entry.player and not it.phased_out]
    its_step, its_turn = game.turn.step is entry.step, game.turn.active == entry.player
    reasons = [why_not_declared(game, entry.kind, entry.player, i) for i in mine]
    if not its_step or its_turn is not (entry.kind == "attackers") or None in reasons:
        return None
    said = [reason for reason in reasons if reason is not None]
    why = Message("list", {"items": [reason.message for reason in said]})
    key = f"no-{entry.kind}-to-declare" if said else f"no-creatures-for-{entry.kind}"
    rules = dict.fromkeys((entry.rule, *(rule for one in said for rule in one.rules)))
    return Illegal(Message(key, {"player": TargetId.of_player(entry.player), "why": why}), *rules)


@_begin.register
def _resolve(entry: ResolveEntry, progress: Progress, cards: Cards) -> None:
    _need_no_choice(progress)
    progress.intent.goal = passing_until.Resolve.begin(progress.game, entry)


@_begin.register
def _go_to(entry: GoToEntry, progress: Progress, cards: Cards) -> None:
    if _is_beginning(entry, progress):
        return
    if progress.choice is not None and progress.choice.kind not in ("priority", "attackers", "blockers"):
        _need_no_choice(progress)
    progress.intent.goal = passing_until.GoTo.begin(progress.game, entry)


def _is_beginning(entry: GoToEntry, progress: Progress) -> bool:
    """Whether it is that step already, and what triggers as it begins is just being put onto the stack (503.1a)."""
    turn, choice = progress.game.turn, progress.choice
    triggered = all(is_triggered(progress.game.objects[i]) for i in progress.game.stack)
    waits = choice is not None and choice.kind in ("order", "target", "mode") and triggered
    this_turn = entry.turn in (None, turn.number) and entry.active in (None, turn.active)
    return waits and turn.step is entry.step and this_turn


@_begin.register
def _answer(entry: AnswerEntry, progress: Progress, cards: Cards) -> None:
    """Answer the pending choice, or keep the answer for when it is asked."""
    choice, given = progress.choice, entry.answer
    if choice is not None and choice.kind != "priority" and given.fits(choice, progress.decider(choice)):
        try:
            answer = progress.read(choice, given.value)
        except Illegal:
            if not progress.answer_unasked(given):
                raise
        else:
            progress.unasked = []
            progress.send(answer)
    elif not progress.answer_unasked(given):
        progress.intent.queue.append(given)


def _need_priority(progress: Progress, player: PlayerId) -> None:
    _need_no_choice(progress)
    assert progress.choice is not None
    if progress.choice.player != player:
        holder = TargetId.of_player(progress.choice.player)
        raise Illegal(Message("no-priority", {"player": TargetId.of_player(player), "holder": holder}), "117.1")


def _need_no_choice(progress: Progress) -> None:
    choice = progress.choice
    if choice is None:
        raise Illegal(Message("game-is-over"), "104.1")
    if choice.kind != "priority":
        who = TargetId.of_player(choice.player)
        resolving = ("117.2e",) if _is_resolving(progress.game) else (choice.rule,)
        raise Illegal(Message("choice-is-open", {"player": who, "prompt": choice.prompt}), *resolving)


def _is_resolving(game: Game) -> bool:
    """Whether something is resolving, so that nobody has priority (117.2e)."""
    return resolving_item(game, game.part_of) is not None
