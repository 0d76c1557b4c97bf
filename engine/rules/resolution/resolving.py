"""Resolving the topmost object on the stack (CR 608)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.abilities.ability import Activated, Triggered
from engine.abilities.base import Condition, Node
from engine.abilities.sentences import Sentences
from engine.events import (
    CeasedToExist,
    DidNotResolve,
    LeftStack,
    Resolved,
    ZoneChange,
)
from engine.events.keyword_actions import AboutTo
from engine.oracle.names import with_name
from engine.rules.casting.modes_chosen_more_than_once import in_sequence
from engine.rules.casting.text_of_spell import text_of
from engine.rules.continuous.bestowed_auras import bestow_ended, is_bestowed
from engine.rules.evaluate.evaluation import holds
from engine.rules.evaluate.false_conditions import in_words
from engine.rules.evaluate.numbers_found import number_in_brackets
from engine.rules.hooks import Hooks
from engine.rules.instructions.performing import perform_all
from engine.rules.merging.mutate import is_mutating, merge, mutating_ended
from engine.rules.permanents.abilities_without_their_source import source_has_left, source_has_lost_it
from engine.rules.pipeline import commit, happen
from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.resolution.illegal_targets import (
    Illegals,
    rules_of_illegal,
    still_resolves,
    tell_illegal,
    why_illegal,
)
from engine.rules.resolution.nothing_came_of_it import tell_nothing_came, what_has_gone
from engine.rules.resolution.nothing_done_to_what_left import (
    back_beside_others,
    tell_back_beside_others,
)
from engine.rules.resolution.what_is_not_read import not_read
from engine.rules.targeting import fit_together, phrases, still_legal
from engine.rules.triggers.pending_triggers import subject_frame
from engine.rules.triggers.what_is_missed import with_what_goes_undone
from engine.state.choices import Gen, Message
from engine.state.flipped_cards_and_rooms import door_of
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.log import Logged
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone

PUT_ONTO_BATTLEFIELD = (("Battle", "310.2"),)
"""What the rules of a card type say of a resolving spell beside 608.3."""

ONCE_A_PERMANENT: Hooks[Callable[[Game, GameObject, ObjectId], Gen[None]]] = Hooks()
"""What abilities of a resolving permanent spell do to the permanent it has become (702.109a)."""

LEAVES_OTHERWISE: Hooks[Callable[[Game, GameObject], Gen[bool]]] = Hooks()
"""What has an instant or sorcery that has resolved leave the stack for elsewhere than the graveyard; whether it does
(715.3d)."""

ONCE_RESOLVED: Hooks[Callable[[Game, GameObject, PlayerId, GameObject], Gen[None]]] = Hooks()
"""What abilities of an instant or sorcery do once it has left the stack: given the spell, its controller, and the
object that it has become (702.88a)."""

ABILITY_RESOLVED: Hooks[Callable[[Game, GameObject, Frame, Logged], None]] = Hooks()
"""What is noted once an ability has resolved: given its stack object, its frame, and the event of its resolution."""

SPELL_RESOLVED: Hooks[Callable[[Game, GameObject, Frame], None]] = Hooks()
"""What is noted of an instant or sorcery once its instructions have been carried out."""

AS_IT_RESOLVES: Hooks[Callable[[Game, GameObject, Frame], Gen[None]]] = Hooks()
"""What keyword abilities of an instant or sorcery do as it begins to resolve (702.131a)."""

ONCE_CARRIED_OUT: Hooks[Callable[[Game, GameObject, Frame], Gen[None]]] = Hooks()
"""What keyword abilities of an instant or sorcery have done while it is still resolving, after the rest of its text
(702.99a)."""


def resolve_top(game: Game) -> Gen[None]:
    """Resolve the topmost spell or ability (608.1)."""
    item = game.objects[game.stack[-1]]
    if item.kind is Kind.ABILITY:
        yield from _resolve_ability(game, item)
    else:
        yield from _resolve_spell(game, item)


def frame_of(game: Game, item: GameObject) -> Frame:
    """What the words of a spell or ability on the stack refer to."""
    made = item.announced
    on = item.on_stack
    if on is None:
        frame = Frame(item.id, game.controller(item), item=item.id)
    else:
        frame = (
            subject_frame(game, on.trigger) if on.trigger is not None else Frame(on.source, item.controller, on.ability)
        )
        frame.item = item.id
        frame.controller = item.controller
    if made is not None:
        earlier = frame.targets  # of the spell or ability that made a delayed trigger (603.7c)
        frame.targets = [list(slot) for slot in made.targets]
        frame.targets += [[] for _ in range(len(earlier) - len(frame.targets))]
        for place, slot in enumerate(earlier):
            frame.targets[place] = frame.targets[place] or list(slot)
        frame.modes = made.modes
        frame.x = made.x if made.x is not None else frame.x
        frame.division = dict(made.division)
        if on is None or on.trigger is None:
            frame.paid, frame.outcome, frame.chosen = made.paid.copy(), made.outcome.copy(), made.chosen.copy()
        else:
            frame.share_nothing()
            if made.chosen.chooser is not None:
                frame.chosen.chooser = made.chosen.chooser
    return frame


def _condition_untrue(game: Game, item: GameObject, condition: Condition, frame: Frame) -> DidNotResolve:
    """Its intervening "if" is not true any more: which, with the number that it comes to (603.4)."""
    words = with_name(in_words(condition), game.find(frame.source).base.name)
    said = {"condition": words, "number": number_in_brackets(game, condition, frame)}
    return DidNotResolve(item.id, "condition", Message("not-resolved-as-untrue", said) if words else None)


def _resolve_ability(game: Game, item: GameObject) -> Gen[None]:
    assert item.on_stack is not None
    ability = item.on_stack.ability
    assert isinstance(ability, Triggered | Activated)
    frame = frame_of(game, item)
    effect = ability.effect
    if isinstance(ability, Triggered) and ability.condition is not None and not holds(game, ability.condition, frame):
        commit(game, [_condition_untrue(game, item, ability.condition, frame), LeftStack(item.id)], "603.4")
        return
    had, illegal = _drop_illegal_targets(game, effect, frame)
    if had and not _targets_left(effect, frame):
        commit(
            game,
            [_illegal(game, item, illegal, frame, effect), LeftStack(item.id)],
            "608.2b",
            *rules_of_illegal(game, illegal, frame),
        )
        return
    without_it = source_has_left(game, item) is not None or source_has_lost_it(game, item)
    logged = commit(game, [Resolved(item.id)], "608.2", *(("113.7a",) if without_it else ()))[0]
    gone = what_has_gone(game, frame)
    with game.under(logged), game.because("608.2c"):
        yield from _carry_out(game, effect, frame, illegal, gone)
        for note in ABILITY_RESOLVED:
            note(game, item, frame, logged)
    if item.id in game.objects:
        with game.under(logged):
            commit(game, [LeftStack(item.id)], "608.2n")


def _carry_out(
    game: Game, text: Sentences, frame: Frame, illegal: Illegals, gone: Sequence[TargetId] = ()
) -> Gen[None]:
    """Carry out the instructions of a spell or ability (608.2c). If nothing comes of them, and nobody has chosen
    anything, that is told: what they are about has ``gone``, or there is nothing for them to do (609.3)."""
    before, since = (game.changes, len(game.delayed)), len(game.log)
    back = back_beside_others(game, frame)
    tell_illegal(game, illegal, frame)
    asked = False
    carrying_out = perform_all(game, text, frame)
    answer: Any = None
    while True:
        try:
            choice = carrying_out.send(answer)
        except StopIteration:
            break
        asked, answer = asked or choice.form != "number", (yield choice)
    happened = any(not isinstance(one.event, AboutTo) for one in game.log[since:])
    if asked or happened or before != (game.changes, len(game.delayed)):
        tell_back_beside_others(game, text, back)
        return
    tell_nothing_came(game, text, frame, gone)


def _drop_illegal_targets(game: Game, text: Node, frame: Frame) -> tuple[bool, Illegals]:
    """Drop the targets that are no longer legal, all of which are looked at before any is dropped (608.2b): whether
    there were any targets, and those dropped."""
    own = [phrase for phrase in phrases(text) if phrase.index < len(frame.targets)]
    before = {t: phrase for phrase in reversed(own) for t in reversed(frame.targets[phrase.index])}
    legal = {p.index: [t for t in frame.targets[p.index] if still_legal(game, p, t, frame)] for p in own}
    for phrase in own:
        slot = frame.targets[phrase.index]
        slot[:] = legal[phrase.index]
        if not fit_together(game, phrase, slot, frame):
            slot[:] = []
    left = {t for phrase in own for t in frame.targets[phrase.index]}
    return bool(before), {t: phrase for t, phrase in reversed(before.items()) if t not in left}


def _illegal(game: Game, item: GameObject, illegal: Illegals, frame: Frame, text: Node | None = None) -> DidNotResolve:
    """That a spell or ability does not resolve as its targets are illegal, why they are, and what else of its ``text``
    is not done."""
    why = Message("not-resolved-targets", {"count": len(illegal), "why": why_illegal(game, illegal, frame)})
    return DidNotResolve(item.id, "targets", why, with_what_goes_undone(text) if text is not None else "")


def _targets_left(text: Node, frame: Frame) -> bool:
    """Whether something is left for what had targets to resolve for (608.2b)."""
    if still_resolves(text):
        return True
    return any(frame.targets[phrase.index] for phrase in phrases(text) if phrase.index < len(frame.targets))


def _resolve_spell(game: Game, item: GameObject) -> Gen[None]:
    text = text_of(game, item)
    frame = frame_of(game, item)
    had, illegal = _drop_illegal_targets(game, text, frame) if text is not None else (False, {})
    if text is not None and had and not _targets_left(text, frame) and not _goes_on(game, item, illegal, frame):
        told = _illegal(game, item, illegal, frame, text)
        root = commit(game, [told], "608.2b", *rules_of_illegal(game, illegal, frame))[0]
        with game.under(root), game.because("608.2b"):
            yield from _to_graveyard(game, item, "unresolved")
        return
    ch = game.characteristics(item)
    logged = commit(game, [Resolved(item.id)], "608.2")[0]
    with game.under(logged):
        if "Instant" in ch.types or "Sorcery" in ch.types:
            with game.because("608.2c"):
                commit(game, not_read(game, item, ch))
                for begin in AS_IT_RESOLVES:
                    yield from begin(game, item, frame)
                for ability in ch.abilities.spells:
                    frame.ability = in_sequence(ability, frame.modes)
                    yield from _carry_out(game, frame.ability.effect, frame, illegal)
                for finish in ONCE_CARRIED_OUT:
                    if item.id in game.objects:
                        yield from finish(game, item, frame)
                for note in SPELL_RESOLVED:
                    note(game, item, frame)
            with game.because("608.2n"):
                yield from _leave(game, item)
        else:
            if is_mutating(item):
                yield from merge(game, item, frame)
                return
            steps = [rule for word, rule in PUT_ONTO_BATTLEFIELD if word in ch.types]
            with game.because("608.3", *steps, *(["608.3f"] if item.kind is Kind.COPY else [])):
                yield from _enter(game, item, frame)


def _goes_on(game: Game, item: GameObject, illegal: Illegals, frame: Frame) -> bool:
    """Whether a spell without a legal target left resolves as a creature spell (702.103e, 702.140b)."""
    if not is_bestowed(item) and not is_mutating(item):
        return False
    rule, why = "702.103e" if is_bestowed(item) else "702.140b", _illegal(game, item, illegal, frame).why
    assert why is not None
    does_not_happen(game, "goes-on-as-creature", rule, spell=item.target, reason=why)
    return bestow_ended(game, item) or mutating_ended(game, item)


def _enter(game: Game, item: GameObject, frame: Frame) -> Gen[None]:
    """A permanent spell becomes a permanent under its controller's control (608.3)."""
    host = frame.targets[0][0] if frame.targets and frame.targets[0] else None
    changed = item.kind is Kind.COPY or item.memory.prototyped or is_bestowed(item)
    copied = item.base if changed else None
    door = door_of(item)
    logged = yield from happen(
        game,
        [
            ZoneChange(
                item.id,
                Zone.BATTLEFIELD,
                Zone.STACK,
                "resolve",
                controller=game.controller(item),
                face=item.face,
                face_down=item.face_down,
                attached_to=host,
                designations=() if door is None else (door,),
                copying=copied,
            )
        ],
        *(("709.5d",) if door is not None else ()),
    )
    for one in logged:
        if isinstance(one.event, ZoneChange) and one.event.object == item.id and one.event.to is Zone.BATTLEFIELD:
            for then in ONCE_A_PERMANENT:
                yield from then(game, item, one.event.became[0])
    if item.id in game.objects:  # nothing could put it onto the battlefield
        with game.because("608.3e"):
            yield from _to_graveyard(game, item, "could not enter")


def _leave(game: Game, item: GameObject) -> Gen[None]:
    """An instant or sorcery that has resolved leaves the stack for its owner's graveyard (608.2n)."""
    if item.id not in game.objects:
        return
    if item.kind is not Kind.COPY:
        for leave in LEAVES_OTHERWISE:
            if (yield from leave(game, item)):
                return
    player = game.controller(item)
    for now in (yield from _to_graveyard(game, item, "resolved")):
        for then in ONCE_RESOLVED:
            yield from then(game, item, player, now)


def _to_graveyard(game: Game, item: GameObject, cause: str) -> Gen[list[GameObject]]:
    """A spell leaves the stack for its owner's graveyard, a copy ceases to exist (707.10a); what it has become.

    What is done "as it resolves" is not done where it did not (608.2b): the cause says which.
    """
    if item.kind is Kind.COPY:
        commit(game, [CeasedToExist(item.id)], "707.10a")
        return []
    logged = yield from happen(game, [ZoneChange(item.id, Zone.GRAVEYARD, Zone.STACK, cause)])
    moved = [one.event for one in logged if isinstance(one.event, ZoneChange) and one.event.object == item.id]
    return [game.objects[event.became[0]] for event in moved]
