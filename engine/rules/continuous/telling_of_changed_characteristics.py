"""What has changed because of continuous effects: told after every batch of events (CR 613, 611.3).

The characteristics of every permanent and spell are compared with those before; an event tells each that has changed,
with the effects that made it so and their rules. It happens under the event that brought it about.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from engine.events import Cause, CharacteristicsChanged, Counting, Resolved
from engine.rules.continuous.brought_about import BroughtAbout, brought_about
from engine.rules.continuous.layers import LAYER_RULES, Derived, Part
from engine.rules.continuous.layers.summing_alike_effects import Together
from engine.rules.continuous.layers.what_each_effect_changed import (
    FACETS,
    SLOTS,
    Application,
    Comparison,
    dependent,
    rivals,
    trace,
)
from engine.rules.continuous.telling_of_dependency_loops import tell_loops, was_in_a_loop
from engine.rules.continuous.what_it_applies_for import is_by_mana_value, made_to_fit
from engine.rules.continuous.what_it_counts import counting
from engine.rules.continuous.what_makes_the_value import counters_as_cause, makers_of
from engine.rules.evaluate.for_each import LAND_TYPES
from engine.rules.evaluate.mana_value import rule_of_its_value
from engine.rules.pipeline import TAKING_NOTICE
from engine.rules.pipeline.not_happening import does_not_happen
from engine.state.characteristics import Characteristics
from engine.state.choices import Message, Term
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.limits import TRACED_IN_A_STEP
from engine.state.log import Logged
from engine.state.objects import GameObject
from engine.state.zones import Zone

TOLD = tuple(facet for facet in FACETS if facet != "controller")
"""What is told here; a new controller is an event of its own."""

MOST_APART = 100
"""So many effects that are applied together are told one by one; of more it is told how many they are."""

MOST_NAMED = 4
"""So many things to which an effect goes on applying are named; more are counted."""

FEW_APART = 8
"""So many of those that make a value what it is, and do not change it."""


@TAKING_NOTICE.by("613.1")
def _take_notice(game: Game, looking_back: bool) -> Callable[[Game, list[Logged]], None]:
    """What a batch around this one has changed belongs to that; then this one is waited for."""
    if game.noticed is None or game.noticed[1] > len(game.log):  # something was taken back (733.1)
        game.notice(game.derived())
        return partial(_tell_first, game.derived())
    elif game.noticed[1] < len(game.log):
        tell_changes(game, game.log[-1:])
    return tell_changes


def _tell_first(first: Derived, game: Game, batch: Sequence[Logged]) -> None:
    """Before the changes of the first batch, what there was in the beginning of effects that depend on each other."""
    if batch:
        tell_loops(game, first)
    tell_changes(game, batch)


def tell_changes(game: Game, batch: Sequence[Logged]) -> None:
    """Note what has become of every object since this was last asked; ``batch`` is what has happened since."""
    assert game.noticed is not None
    before, now = game.noticed[0], game.derived()
    if now is not before and batch:
        compared, events = Comparison(before, now), brought_about(batch)
        for object_id, after in now.characteristics.items():
            was = before.characteristics.get(object_id)
            if was is not after and (was is None or not _same(was, after)):
                _tell(game, compared, object_id, events)
        tell_loops(game, now)
    game.notice(now)


def _same(one: Characteristics, other: Characteristics) -> bool:
    """Whether nothing has changed that is told; most often nothing has."""
    return (
        one.power == other.power
        and one.toughness == other.toughness
        and one.types == other.types
        and one.subtypes == other.subtypes
        and one.supertypes == other.supertypes
        and one.colors == other.colors
        and one.name == other.name
        and one.bare == other.bare
        and (one.abilities is other.abilities or one.abilities.all == other.abilities.all)
    )


def _tell(game: Game, compared: Comparison, object_id: ObjectId, events: BroughtAbout) -> None:
    it = game.objects[object_id]
    if it.zone is not Zone.BATTLEFIELD and (it.zone is not Zone.STACK or _resolves(game, it)):
        return
    now = compared.now
    was, enters = _earlier(game, compared.before, now, it)
    after = now.characteristics[object_id]
    changed = [facet for facet in TOLD if FACETS[facet](was) != FACETS[facet](after)]
    if changed and (changed != ["size"] or after.power is not None):  # what is no creature has no size (208.3)
        then, since = ([], what_makes_it_so(now, it)) if enters else compared.traces(object_id, MOST_APART)
        game.budget.spend((len(then) + len(since)) // TRACED_IN_A_STEP)
        causes, rules = causes_of(game, it, then, since, now, changed, compared.before)
        if causes and not (it.zone is Zone.STACK and all(cause.source == object_id for cause in causes)):
            made = makers_of(game, object_id, then, _made_by(compared, object_id, since), causes, changed)
            new = object_id not in compared.before.characteristics
            at_once = ("603.6b",) if new and not {"abilities", "types"}.isdisjoint(changed) else ()
            others = bool(was.types and after.types) and was.types.isdisjoint(after.types) and "613.2a" not in rules
            of_other_types = ("205.1a",) if others else ()
            with (
                game.under(events.change_of(object_id, causes)),
                game.because(*at_once, *of_other_types, *rules, *made.rules),
                game.by_text(None, None),
            ):
                itself = not enters and (
                    (after.name != was.name and after.name == it.base.name)
                    or (len(changed) > 1 and "types" in changed and _is_let_go(it, causes, since))
                )
                told = CharacteristicsChanged(object_id, was, after, causes, enters, itself, made.all, made.adds)
                game.record(told)
                if any(cause.takes_abilities for cause in causes):
                    _tell_what_goes_on(game, now, object_id)


def _resolves(game: Game, it: GameObject) -> bool:
    """Whether a spell on the stack is resolving: nothing more comes of what it becomes then."""
    return any(event.object == it.id for event in game.happened(Resolved))


def _is_let_go(it: GameObject, causes: Sequence[Cause], since: Sequence[Application]) -> bool:
    """Whether effects of other objects have been applied to an object and none is any more."""
    return any(not one.applies and one.source != it.id for one in causes) and all(
        one.part is None or one.part.standing.frame.source == it.id for one in since
    )


def _made_by(compared: Comparison, object_id: ObjectId, since: list[Application]) -> list[Application]:
    """All that is applied to an object, also what is as before; of many that are added together how many they are."""
    together = any(isinstance(part, Together) for _, part, _ in compared.now.steps.get(object_id, ()))
    return trace(compared.now, object_id, apart=FEW_APART) if together else since


def what_makes_it_so(now: Derived, it: GameObject) -> list[Application]:
    """What is applied to an object, to be told."""
    return trace(now, it.id, apart=MOST_APART)


def _earlier(game: Game, before: Derived, now: Derived, it: GameObject) -> tuple[Characteristics, bool]:
    """What an object was, and whether it has only just come to be. If so, or if it starts from other values than
    before, it is compared with what it starts from; a permanent that was a spell is what others had made of that, as
    far as it still is: what a spell says of itself is told as it enters."""
    start = now.start[it.id]
    enters = it.id not in before.characteristics
    earlier = game.origins.get(it.id) if enters else it.id
    if earlier not in before.characteristics or not _same(before.start[earlier], start):
        return start, True
    if not enters:
        return before.characteristics[earlier], False
    spell, after, was = before.characteristics[earlier], now.characteristics[it.id], start.thaw()
    by_others = [one for one in trace(before, earlier) if not _is_said_by(earlier, one.part)]
    for facet in TOLD:
        if FACETS[facet](spell) == FACETS[facet](after) and any(one.changes(facet) for one in by_others):
            for slot in SLOTS[facet]:
                setattr(was, slot, getattr(spell, slot))
    return was, True


def causes_of(
    game: Game,
    it: GameObject,
    was: list[Application],
    applied: list[Application],
    now: Derived,
    facets: Iterable[str],
    before: Derived | None = None,
) -> tuple[tuple[Cause, ...], tuple[str, ...]]:
    """What has made an object something else in these respects: effects that are applied to it now and were not, or did
    something else, and those that are no longer. With the rules for it. ``before`` is what all of it was."""
    causes: dict[Hashable, Cause] = {}
    rules: list[str] = []
    for facet in facets:
        found = list(_differences(was, applied, facet))
        settled = max((one.layer for _, one, applies in found if applies and one.settles(facet)), default="")
        for place, one, applies in found:
            after = (
                [p.standing.frame.source for p in now.waited.get((one.layer, one.part.identity), ())]
                if one.part
                else []
            )
            if not applies and one.layer <= settled:
                continue
            rules += ["613.8"] if after else []
            rules += one.rules if applies else [LAYER_RULES[one.layer]]
            defined = not applies and one.layer == "7a" and one.part is not None
            rules += ["208.2a"] if defined else []
            rules += ["613.6"] if applies and goes_on_applying(now, one) else []
            if one.part is None or one.part.standing.kind_of_counter is not None:
                causes.setdefault("counters", counters_as_cause(game, it.id, applies))
                continue
            on, in_time = dependent(now, one.part, rivals(game, it, applied, place) if applies else ())
            after += [source for p in on if (source := p.standing.frame.source) not in after]
            rules += ["613.8"] if on else []
            others = [p.standing for p in in_time]
            first = _waited_for(now, it.id, one.part)
            rules += ["613.8"] if first else ["613.7"] if others and not after else []
            frame, timestamp = one.part.standing.frame, one.part.standing.timestamp
            cause = Cause(
                frame.source,
                timestamp,
                applies,
                idle=not applies and place != GONE and facet == "size",
                over=tuple(other.frame.source for other in others if other.timestamp < timestamp),
                under=tuple(other.frame.source for other in others if other.timestamp >= timestamp),
                order_of=frozenset([facet] if others else []),
                after=tuple(after),
                loop_ends=bool(after) and one.part is not None and was_in_a_loop(before, one.part),
                sets_land_type=applies and one.sets_land_type,
                takes_abilities=applies and one.takes_all_abilities,
                defined_size=defined,
                first_for=first,
                others=one.others,
                counting=_counted(game, it, one, facet) if applies else None,
                by_mana_value=applies and facet == "size" and is_by_mana_value(applied, place),
                fits_by=made_to_fit(game, it, applied, place) if applies and facet == "types" else (),
            )
            rules += [rule_of_its_value(it, one.after)] if cause.by_mana_value else []
            key = frame.source, timestamp, applies
            known = causes.setdefault(key, cause)
            causes[key] = replace(
                known,
                takes_abilities=known.takes_abilities or cause.takes_abilities,
                over=known.over or cause.over,
                under=known.under or cause.under,
                order_of=known.order_of | cause.order_of,
                counting=known.counting or cause.counting,
                by_mana_value=known.by_mana_value or cause.by_mana_value,
                fits_by=known.fits_by or cause.fits_by,
            )
    new = {cause.source for cause in causes.values()}
    told = (replace(c, fits_by=tuple(one for one in c.fits_by if one[0] not in new)) for c in causes.values())
    return tuple(told), tuple(dict.fromkeys(rules))


def _counted(game: Game, it: GameObject, one: Application, facet: str) -> Counting | None:
    """What is counted for the size that something makes."""
    if facet != "size" or one.part is None:
        return None
    return counting(game, one.part.verb, one.part.standing.frame, it)


def goes_on_applying(now: Derived, one: Application) -> bool:
    """Whether the ability that says it was removed in an earlier layer, in which it had begun to apply (613.6)."""
    source = one.part.standing.frame.source if one.part is not None and one.part.standing.affected is None else None
    if source not in now.start or not one.layer.startswith("7"):
        return False
    return any(
        done.layer == "6" and done.before.abilities.all and not done.after.abilities.all
        for done in trace(now, source, lambda together: ())
    )


def _tell_what_goes_on(game: Game, now: Derived, object_id: ObjectId) -> None:
    """Note that an effect of what loses all abilities goes on applying, and to what: it had begun to in an earlier
    layer (613.6)."""
    begun = _begun_by(now, object_id)
    if not begun:
        return
    layer = min(one.layer for one in begun.values())
    on = [it for it, one in begun.items() if one.layer == layer]
    types = {frozenset(begun[it].after.subtypes & LAND_TYPES) if begun[it].sets_land_type else None for it in on}
    things: Any = TargetId.of_objects(on)
    if len(on) > MOST_NAMED:
        things = Message("so-many-permanents", {"count": len(on)})
    said = {"what": TargetId.of_object(object_id), "layer": layer[0], "things": things, "count": len(on)}
    set_to = next(iter(types)) if len(types) == 1 else None
    if set_to is None:
        does_not_happen(game, "goes-on-applying", "613.6", LAYER_RULES[layer], **said)
        return
    words = [Term(f"land-type-{word}", word, len(on)) for word in sorted(set_to)]
    does_not_happen(game, "goes-on-being", "613.6", "305.7", LAYER_RULES[layer], **said, types=words)


def _begun_by(now: Derived, source: ObjectId) -> dict[ObjectId, Application]:
    """What an effect of an object's own ability changes in a layer before that of abilities, and how at first."""
    found: dict[ObjectId, Application] = {}
    for it, steps in now.steps.items():
        if any(_is_said_by(source, part) for _, part, _ in steps):
            for one in trace(now, it, lambda together: ()):
                if one.layer < "6" and _is_said_by(source, one.part) and any(map(one.changes, FACETS)):
                    found.setdefault(it, one)
    return found


def _is_said_by(source: ObjectId, part: object) -> bool:
    """Whether that is part of the effect of a static ability of an object."""
    return isinstance(part, Part) and part.standing.affected is None and part.standing.frame.source == source


def _waited_for(now: Derived, object_id: ObjectId, part: Part) -> bool:
    """Whether an effect of the object itself depends on this one (613.8a)."""
    return any(part.identity in on for (source, *_), on in now.depended.items() if source == object_id)


GONE = -1
"""The place of what is applied no longer."""


def _differences(was: list[Application], now: list[Application], facet: str) -> Iterator[tuple[int, Application, bool]]:
    """What does something to this that it did not do before, with its place, and what did and no longer does."""
    then: dict[Hashable, list[Application]] = {}
    for one in was:
        then.setdefault(_key(one), []).append(one)
    for place, one in enumerate(now):
        known = then.get(_key(one))
        same = known.pop(0) if known else None
        if same is None:
            if one.changes(facet):
                yield place, one, True
        elif one.does(facet) != same.does(facet) and FACETS[facet](one.after) != FACETS[facet](same.after):
            yield place, one, one.changes(facet) or one.settles(facet)
    for gone in (one for left in then.values() for one in left):
        if gone.changes(facet):
            yield GONE, gone, False


def _key(one: Application) -> Hashable:
    return one.layer, one.part.identity if isinstance(one.part, Part) else None
