"""Prevention effects (CR 615), and damage that can't be prevented (615.12)."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import takewhile

from engine.abilities.base import Instruction, Node
from engine.abilities.durations.durations import TurnDuration, Until
from engine.abilities.replacement import replacement_effects as rp
from engine.abilities.replacement.prevention_aftermath import speaks_of_prevented
from engine.abilities.verbs.unpreventable_damage import OwnDamageForSure
from engine.events import Damage, DamagePrevented, DidNotHappen, EffectBegins, EffectEnds, Event, ShieldUsed
from engine.rules.continuous.beginning import new_effect
from engine.rules.continuous.lasting_verbs import settle
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import amount
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.performing import PERFORM
from engine.rules.pipeline import commit
from engine.rules.pipeline.applying_replacement_effects import Alteration, Replacement, replaces, simply
from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.replacement.deferred import besides_preventing
from engine.rules.replacement.replacement_effects import concerns, is_described, is_thing, kind_fits
from engine.rules.replacement.shield_division import share, uses_left
from engine.rules.triggers.what_is_missed import with_what_is_not_done
from engine.state.choices import Gen, Message
from engine.state.continuous_effects import Effect
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId

UNPREVENTABLE = looked_up(rp.Unpreventable)
OWN_FOR_SURE = looked_up(OwnDamageForSure)
PREVENT_ALL = looked_up(rp.PreventAll)
PREVENT_SOME = looked_up(rp.PreventSome)


def begin_rule(
    game: Game,
    node: Node,
    frame: Frame,
    affected: tuple[TargetId, ...] | None = None,
    uses: int | None = None,
    lasting: TurnDuration = TurnDuration.THIS_TURN,
) -> None:
    """An effect about the rules begins, for this turn unless it lasts otherwise (611.2c)."""
    made = new_effect(game, frame, (settle(game, node, frame),), affected, Until(lasting), uses=uses)
    commit(game, [EffectBegins(made)], "611.2")


@PERFORM.register(rp.PreventAll)
def _prevent_all(game: Game, node: rp.PreventAll, frame: Frame) -> Gen[None]:
    """(615.1)"""
    longer = node.span is rp.Span.YOUR_NEXT_TURN
    begin_rule(game, node, frame, lasting=TurnDuration.YOUR_NEXT_TURN if longer else TurnDuration.THIS_TURN)
    return
    yield


@PERFORM.register(rp.Unpreventable)
def _unpreventable(game: Game, node: rp.Unpreventable, frame: Frame) -> Gen[None]:
    """(615.12)"""
    begin_rule(game, node, frame)
    return
    yield


@PERFORM.register(rp.PreventNext)
def _prevent_next(game: Game, node: rp.PreventNext, frame: Frame) -> Gen[None]:
    """A shield for each thing it is said of, one for what is joined by "and/or" (615.7)."""
    number = max(0, amount(game, node.amount, frame))
    if number and len(node.to) > 1:
        named = tuple(thing for one in node.to if not is_described(one) for thing in things(game, one, frame))
        begin_rule(game, node, frame, named, number)
        return
    those = things(game, node.to[0], frame)
    targeted = {t for slot in frame.targets for t in slot}
    game.cite(*(("615.11",) if len(those) > 1 and not targeted.issuperset(those) else ()))
    for thing in those:
        if number:
            begin_rule(game, node, frame, (thing,), number)
    return
    yield


@PERFORM.register(rp.PreventDivided)
def _prevent_divided(game: Game, node: rp.PreventDivided, frame: Frame) -> Gen[None]:
    """For each target that is still legal a shield as large as was announced (601.2d, 615.7)."""
    for thing in things(game, node.to, frame):
        number = frame.division.get(thing, 0)
        if number:
            begin_rule(game, rp.PreventNext(node.amount, (node.to,)), frame, (thing,), number)
    return
    yield


# ---- what is prevented


def can_be_prevented(game: Game, event: Damage) -> bool:
    """Whether prevention effects do anything to the damage (615.12)."""
    return not event.unpreventable and not _unpreventable_by(game, event)


def _unpreventable_by(game: Game, event: Damage) -> list[ObjectId]:
    """The objects whose abilities or effects say that the damage can't be prevented."""
    source: TargetId = TargetId.of_object(event.source)
    it = game.now(event.source)
    if it is not None and any(OWN_FOR_SURE.own(game, it)):
        return [it.id]
    said = (
        standing.frame.source
        for node, standing in UNPREVENTABLE.said(game)
        if kind_fits(node.kind, event) and (node.by is None or is_thing(game, node.by, source, standing.frame))
    )
    return [*dict.fromkeys(said)]


def _prevented(event: Damage, number: int, by: ObjectId, *more: Event) -> list[Event]:
    """The damage with so much of it prevented (615.6)."""
    number = min(number, event.amount)
    noted = DamagePrevented(event.source, event.target, number, by, event.combat)
    left = [replace(event, amount=event.amount - number)] if event.amount > number else []
    return [*left, noted, *more]


@replaces(Damage, by="615.1")
def _prevents(game: Game, event: Event) -> Iterable[Replacement]:
    """Static abilities and effects of this turn that prevent all or some of the damage."""
    assert isinstance(event, Damage)
    found = [*_all(game, event), *_some(game, event), *_shields(game, event)]
    if found and not can_be_prevented(game, event):
        tell_unpreventable(game, event, [one for each in found for one in each.besides])
    else:
        yield from found


def tell_unpreventable(game: Game, event: Damage, then: Sequence[Instruction] = ()) -> None:
    """What would prevent the damage doesn't, nor is anything done ``then`` for damage that was (615.12)."""
    by = TargetId.of_objects(_unpreventable_by(game, event))
    changed = Message("in-brackets", {"what": Message("changed-by", {"effects": by, "count": len(by)})}) if by else ""
    so = with_what_is_not_done([one for one in then if speaks_of_prevented(one)])
    args = {"what": [TargetId.of_object(event.source)], "count": 1, "to": event.target, "by": changed, "so": so}
    said = Message("not-prevented", args)
    at_once = takewhile(lambda one: isinstance(one.event, DidNotHappen), reversed(game.log))
    if said not in [one.event.message for one in at_once if isinstance(one.event, DidNotHappen)]:
        does_not_happen(game, said.key, "615.12", **args)


def _all(game: Game, event: Damage) -> Iterator[Replacement]:
    for node, standing in PREVENT_ALL.said(game):
        if kind_fits(node.kind, event) and _meant(game, node, event, standing.frame):
            by, key, rule = standing.frame.source, ("prevent", standing.key), "615.5" if node.then else "615.6"

            @simply
            def change(
                game: Game,
                proposed: Event,
                then: tuple[Instruction, ...] = node.then,
                frame: Frame = standing.frame,
                key: Hashable = key,
            ) -> list[Event]:
                assert isinstance(proposed, Damage)
                besides_preventing(game, then, proposed, frame, key)
                return _prevented(proposed, proposed.amount, frame.source)

            alteration = None if node.then else Alteration.ENDS
            yield Replacement(key, by, _label(by), ("615.1", rule), change, alteration=alteration, besides=node.then)


def _label(source: ObjectId) -> Message:
    return Message("prevents-damage", {"source": TargetId.of_object(source)})


def _meant(game: Game, node: rp.PreventAll, event: Damage, frame: Frame) -> bool:
    """Whether it is damage to, and by, what the sentence names."""
    if node.both:
        assert node.by is not None
        return is_thing(game, node.by, TargetId.of_object(event.source), frame) or is_thing(
            game, node.by, event.target, frame
        )
    to = not node.to or any(is_thing(game, one, event.target, frame) for one in node.to)
    return to and (node.by is None or is_thing(game, node.by, TargetId.of_object(event.source), frame))


def _some(game: Game, event: Damage) -> Iterator[Replacement]:
    """ "prevent 1 of that damage" """
    for node, standing in PREVENT_SOME.said(game):
        frame = standing.frame
        if _so_much(game, node, event, frame) > 0 and concerns(game, node, event, frame):

            @simply
            def change(game: Game, proposed: Event, node: rp.PreventSome = node, frame: Frame = frame) -> list[Event]:
                assert isinstance(proposed, Damage)
                number = _so_much(game, node, proposed, frame)
                return _prevented(proposed, number, frame.source) if number > 0 else [proposed]

            key, by, rules = ("prevent", standing.key), frame.source, ("615.1", "615.10")
            yield Replacement(key, by, _label(by), rules, change, alteration=_alteration(node))


def _alteration(node: rp.PreventSome) -> Alteration:
    """How it changes the damage, as far as several that do so make no difference (616.1)."""
    if node.half is not None:
        return Alteration.HALVES_UP if node.half is rp.Half.UP else Alteration.HALVES_DOWN
    return Alteration.LEAVES_AT_MOST if node.all_but else Alteration.LESSENS


def _so_much(game: Game, node: rp.PreventSome, event: Damage, frame: Frame) -> int:
    if node.half is not None:
        return (event.amount + (1 if node.half is rp.Half.UP else 0)) // 2
    assert node.amount is not None
    number = amount(game, node.amount, frame)
    return event.amount - number if node.all_but else number


def _is_shielded(game: Game, effect: Effect, event: Damage) -> bool:
    """Whether it is damage to what was named, or to what fits by now a description joined by "and/or" (611.2c)."""
    node = effect.verbs[0]
    assert isinstance(node, rp.PreventNext)
    described = (one for one in node.to if len(node.to) > 1 and is_described(one))
    return event.target in (effect.affected or ()) or any(
        is_thing(game, one, event.target, effect.frame) for one in described
    )


def _shields(game: Game, event: Damage) -> Iterator[Replacement]:
    """ "the next 3 damage": the shield shrinks by what it prevents (615.7)."""
    for effect in game.effects:
        node = next(iter(effect.verbs), None)  # what ends with an effect may be all there is to it
        if not isinstance(node, rp.PreventNext) or not _is_shielded(game, effect, event):
            continue
        if uses_left(game, effect):

            def change(
                game: Game, proposed: Event, effect: Effect = effect, then: tuple[Instruction, ...] = node.then
            ) -> Gen[list[Event]]:
                assert isinstance(proposed, Damage)
                number = yield from share(game, effect, proposed, lambda damage: _is_shielded(game, effect, damage))
                if number:
                    key = ("shield", id(effect))
                    besides_preventing(game, then, replace(proposed, amount=number), effect.frame, key)
                left = uses_left(game, effect) - number
                used: Event = ShieldUsed(effect, left) if left else EffectEnds(effect)
                return _prevented(proposed, number, effect.source, used) if number else [proposed]

            rules = ("615.7", "615.5") if node.then else ("615.7",)
            key = ("shield", id(effect))
            yield Replacement(key, effect.source, _label(effect.source), rules, change, besides=node.then)
