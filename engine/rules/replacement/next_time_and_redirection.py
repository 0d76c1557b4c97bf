"""The next time a source would deal damage, and damage dealt to something else instead (CR 609.7, 614.9, 615.8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from engine.abilities.base import Node, Ref, Who
from engine.abilities.durations.durations import TurnDuration, Until
from engine.abilities.nouns.qualifiers import OfChosen
from engine.abilities.replacement import next_time_and_redirection as sh
from engine.abilities.replacement.replacement_effects import Span
from engine.events import (
    Damage,
    DamagePrevented,
    EffectBegins,
    EffectEnds,
    Event,
    ShieldUsed,
)
from engine.rules.continuous.beginning import new_effect
from engine.rules.continuous.statements import looked_up
from engine.rules.damage import can_be_dealt_damage
from engine.rules.evaluate.evaluation import FITS, amount
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.performing import PERFORM
from engine.rules.pipeline import commit
from engine.rules.pipeline.applying_replacement_effects import Alteration, Replacement, replaces, simply
from engine.rules.replacement.prevention import can_be_prevented, tell_unpreventable
from engine.rules.replacement.prevention_aftermath import besides
from engine.rules.replacement.replacement_effects import is_described, is_thing, kind_fits
from engine.rules.replacement.shield_division import share, uses_left
from engine.state.choices import (
    Choice,
    Gen,
    Message,
    Option,
)
from engine.state.continuous_effects import Effect
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.memory import EffectMemory
from engine.state.objects import Kind, OnStack
from engine.state.zones import Zone

REDIRECTED = looked_up(sh.Redirected)

Redirection = sh.Redirected | sh.RedirectNext | sh.RedirectNextTime
"""What says that damage is dealt to something else (614.9)."""


def _begin(
    game: Game,
    node: Node,
    frame: Frame,
    affected: tuple[TargetId, ...] | None,
    uses: int | None,
    memory: EffectMemory,
    lasting: TurnDuration = TurnDuration.THIS_TURN,
) -> None:
    """The effect begins and lasts for this turn, unless it lasts otherwise (611.2a)."""
    made = new_effect(game, frame, (node,), affected, Until(lasting), uses=uses, memory=memory)
    commit(game, [EffectBegins(made)], "611.2")


def _to(game: Game, phrase: Ref | Who | None, frame: Frame) -> tuple[TargetId, ...] | None:
    return None if phrase is None else tuple(things(game, phrase, frame))


# ---- the next time a source would deal damage


def possible_sources(game: Game) -> list[ObjectId]:
    """What a player may choose as a source of damage (609.7a): permanents, spells, the sources of abilities on the
    stack and of delayed triggered abilities, and what lies face up in the command zone."""
    found = [o.id for o in game.permanents() if not o.phased_out]
    for item in reversed(game.in_zone(Zone.STACK)):
        on = item.on_stack
        found.append(on.source if item.kind is Kind.ABILITY and isinstance(on, OnStack) else item.id)
    found += [delayed.frame.source for delayed in game.delayed]
    found += [o.id for o in game.in_zone(Zone.COMMAND) if not o.face_down]
    return list(dict.fromkeys(found))


def _fits(game: Game, source: sh.ChosenSource, object_id: ObjectId, frame: Frame) -> bool:
    ch = game.characteristics(object_id)
    if source.color is not None and ch.colors.isdisjoint(one.letter for one in (source.color, source.other) if one):
        return False
    if source.chosen is not None and not FITS[OfChosen](source.chosen)(game, game.find(object_id), ch, frame):
        return False
    return source.type is None or source.type.value.capitalize() in ch.types


@PERFORM.register(sh.PreventNextTime)
def _prevent_next_time(game: Game, node: sh.PreventNextTime, frame: Frame) -> Gen[None]:
    """The source is chosen as the effect is created (609.7a)."""
    chosen = yield from _choose_source(game, node.source, frame)
    if chosen is not None:
        _begin(game, node, frame, _to(game, node.to, frame), 1, EffectMemory(source_of_damage=chosen))


def _choose_source(game: Game, source: sh.ChosenSource, frame: Frame) -> Gen[ObjectId | None]:
    """(609.7a)"""
    able = [i for i in possible_sources(game) if _fits(game, source, i, frame)]
    if not able:
        return None
    chosen = able[0]
    if len(able) > 1:
        prompt = Message("choose-source", {"source": TargetId.of_object(frame.source)})
        answer = yield Choice(
            frame.controller, "source", prompt, "609.7a", [Option.of(TargetId.of_object(i)) for i in able], 1, 1
        )
        chosen = answer[0].object
    return chosen


@PERFORM.register(sh.PreventAllOfChosen)
def _prevent_all_of_chosen(game: Game, node: sh.PreventAllOfChosen, frame: Frame) -> Gen[None]:
    """(609.7a, 615.1)"""
    chosen = yield from _choose_source(game, node.source, frame)
    if chosen is not None:
        _begin(game, node, frame, _to(game, node.to, frame), None, EffectMemory(source_of_damage=chosen))


def _is_chosen(game: Game, effect: Effect, source: ObjectId) -> bool:
    """Whether damage is dealt by the source chosen, or by the permanent that the spell chosen has become (609.7a)."""
    chosen = effect.memory.source_of_damage
    if chosen == source:
        return True
    before = game.came_from(source)
    return before is not None and before.object.zone is Zone.STACK and before.object.id == chosen


@replaces(Damage, by="615.8")
def _next_time(game: Game, event: Event) -> Iterable[Replacement]:
    """One instance of damage, however much it is; the source's properties are looked at again (615.8, 615.9)."""
    assert isinstance(event, Damage)
    for effect in game.effects:
        node = effect.verbs[0] if effect.verbs else None
        if not isinstance(node, sh.PreventNextTime) or not effect.uses:
            continue
        meant = effect.affected is None or event.target in effect.affected
        if meant and _is_chosen(game, effect, event.source) and _fits(game, node.source, event.source, effect.frame):
            label = Message("prevents-damage", {"source": TargetId.of_object(effect.source)})
            rule = "615.8"
            if not can_be_prevented(game, event):
                tell_unpreventable(game, event, () if node.then is None else (node.then,))
                rule = "615.12"
            yield Replacement(("next time", id(effect)), effect.source, label, (rule,), _preventing(effect))


@replaces(Damage, by="615.1")
def _all_of_chosen(game: Game, event: Event) -> Iterable[Replacement]:
    """Every time; the source's properties are looked at again (609.7b, 615.9)."""
    assert isinstance(event, Damage)
    for effect, node in _of_a_source(game, event):
        if kind_fits(node.kind, event) and not can_be_prevented(game, event):
            tell_unpreventable(game, event)
        elif kind_fits(node.kind, event):
            label = Message("prevents-damage", {"source": TargetId.of_object(effect.source)})
            by = effect.source

            @simply
            def change(game: Game, proposed: Event, by: ObjectId = by) -> list[Event]:
                assert isinstance(proposed, Damage)
                return [DamagePrevented(proposed.source, proposed.target, proposed.amount, by, proposed.combat)]

            yield Replacement(("all of chosen", id(effect)), by, label, ("615.1",), change, alteration=Alteration.ENDS)


def _of_a_source(game: Game, event: Damage) -> Iterator[tuple[Effect, sh.PreventAllOfChosen]]:
    """What prevents all damage that a chosen source would deal to this recipient."""
    for effect in game.effects:
        node = effect.verbs[0] if effect.verbs else None
        if not isinstance(node, sh.PreventAllOfChosen):
            continue
        meant = effect.affected is None or event.target in effect.affected
        if meant and _is_chosen(game, effect, event.source) and _fits(game, node.source, event.source, effect.frame):
            yield effect, node


def _preventing(effect: Effect) -> Callable[[Game, Event], Gen[list[Event]]]:
    @simply
    def change(game: Game, event: Event) -> list[Event]:
        assert isinstance(event, Damage)
        node = effect.verbs[0]
        assert isinstance(node, sh.PreventNextTime)
        besides(game, node.then, event, effect.frame, ("next time", id(effect)))
        if not can_be_prevented(game, event):  # a shield is not used up by damage that can't be prevented (615.12)
            return [event]
        return [
            DamagePrevented(event.source, event.target, event.amount, effect.source, event.combat),
            EffectEnds(effect),
        ]

    return change


# ---- damage dealt to something else instead


@PERFORM.register(sh.Redirected)
@PERFORM.register(sh.RedirectNext)
@PERFORM.register(sh.RedirectNextTime)
def _redirect(game: Game, node: Redirection, frame: Frame) -> Gen[None]:
    """A source of damage is chosen as the effect is created (609.7a, 614.9)."""
    uses = 1 if isinstance(node, sh.RedirectNextTime) else None
    if isinstance(node, sh.RedirectNext):
        uses = amount(game, node.amount, frame)
        if uses <= 0:
            return
    by, source = _by(node), None
    if isinstance(by, sh.ChosenSource):
        source = yield from _choose_source(game, by, frame)
    elif by is not None and not is_described(by):
        source = next((one.object_id for one in things(game, by, frame)), None)
    if source is None and by is not None and (isinstance(by, sh.ChosenSource) or not is_described(by)):
        return
    named = tuple(thing for one in node.to if not is_described(one) for thing in things(game, one, frame))
    memory = EffectMemory(source_of_damage=source, goal=tuple(things(game, node.goal, frame)))
    longer = isinstance(node, sh.Redirected) and node.span is Span.YOUR_NEXT_TURN
    lasting = TurnDuration.YOUR_NEXT_TURN if longer else TurnDuration.THIS_TURN
    _begin(game, node, frame, named, uses, memory, lasting)


def _by(node: Redirection) -> Ref | sh.ChosenSource | None:
    return node.by if isinstance(node, sh.Redirected) else node.source


def _to_other(damage: Damage, goal: TargetId) -> Damage:
    """The damage, dealt to the other thing; by several effects it is moved from where it was meant to go (614.9)."""
    return replace(damage, target=goal, instead_of=damage.instead_of or damage.target)


def _redirection(
    source: ObjectId, key: tuple[object, ...], goal: TargetId, effect: Effect | None = None
) -> Replacement:
    """The damage, or so much of it as the ``effect`` is a shield against, is dealt to the other thing."""

    def change(game: Game, event: Event) -> Gen[list[Event]]:
        assert isinstance(event, Damage)
        if effect is None or effect.uses is None:
            return [_to_other(event, goal)]
        if isinstance(effect.verbs[0], sh.RedirectNextTime):
            return [_to_other(event, goal), EffectEnds(effect)]
        moved = yield from share(game, effect, event, lambda damage: _is_redirected(game, effect, damage))
        if not moved:
            return [event]
        rest = uses_left(game, effect) - moved
        used: Event = ShieldUsed(effect, rest) if rest else EffectEnds(effect)
        left = [replace(event, amount=event.amount - moved)] if event.amount > moved else []
        return [*left, _to_other(replace(event, amount=moved), goal), used]

    label = Message("redirects-damage", {"source": TargetId.of_object(source)})
    once = effect is not None and isinstance(effect.verbs[0], sh.RedirectNextTime)
    does = ("redirected", goal, None if effect is None else effect.uses, once)
    return Replacement(key, source, label, ("614.9",), change, does=does)


@replaces(Damage, by="614.9")
def _elsewhere(game: Game, event: Event) -> Iterable[Replacement]:
    """To something that can still be dealt damage; otherwise the effect does nothing (614.9)."""
    assert isinstance(event, Damage)
    for node, standing in REDIRECTED.said(game):
        frame = standing.frame
        if standing.affected is not None or not kind_fits(node.kind, event):
            continue
        if any(is_thing(game, one, event.target, frame) for one in node.to) and _is_by(game, node.by, event, frame):
            goals = things(game, node.goal, frame)
            if goals and goals[0] != event.target and can_be_dealt_damage(game, goals[0]):
                yield _redirection(frame.source, ("redirected", standing.key), goals[0])
    for effect in game.effects:
        goal = next(iter(effect.memory.goal), None)
        if goal is None or goal == event.target or not _is_redirected(game, effect, event):
            continue
        next_time = isinstance(effect.verbs[0], sh.RedirectNextTime)  # all that is dealt at that time (614.9)
        if can_be_dealt_damage(game, goal) and (effect.uses is None or next_time or uses_left(game, effect)):
            yield _redirection(effect.source, ("redirected", id(effect)), goal, effect)


def _is_by(game: Game, by: Ref | sh.ChosenSource | None, event: Damage, frame: Frame) -> bool:
    """Whether what would deal the damage is of a kind: only that is said of sources otherwise than by choice."""
    return by is None or (isinstance(by, Ref) and is_thing(game, by, TargetId.of_object(event.source), frame))


def _is_redirected(game: Game, effect: Effect, event: Damage) -> bool:
    """Whether an effect is about damage to that, and by that: what was spoken of from the beginning, and whatever fits
    a description by now; the properties of a chosen source are looked at again (609.7b, 611.2c)."""
    node = next(iter(effect.verbs), None)
    if not isinstance(node, sh.Redirected | sh.RedirectNext | sh.RedirectNextTime):
        return False
    described = (one for one in node.to if is_described(one))
    to = event.target in (effect.affected or ()) or any(
        is_thing(game, one, event.target, effect.frame) for one in described
    )
    if (node.to and not to) or (isinstance(node, sh.Redirected) and not kind_fits(node.kind, event)):
        return False
    by = _by(node)
    if effect.memory.source_of_damage is None:
        return _is_by(game, by, event, effect.frame)
    fits = not isinstance(by, sh.ChosenSource) or _fits(game, by, event.source, effect.frame)
    return fits and _is_chosen(game, effect, event.source)
