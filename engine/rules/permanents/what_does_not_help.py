"""What a player may have expected to help, and what does not: hexproof, shroud and protection against what does not
target (CR 115.10a), indestructible and a regeneration shield against what does not destroy (702.12b, 701.19a), and
against what does not counter a spell that it can't be countered (701.6a)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.abilities.ability import Keyword
from engine.abilities.verbs.gain_lose_abilities import CantHaveAbilities, LoseAbilities
from engine.events import (
    Countered,
    CountersPut,
    Damage,
    Destroyed,
    EffectBegins,
    Event,
    LifeLoss,
    Sacrificed,
    SpellCopied,
    ZoneChange,
)
from engine.rules.continuous.keywords_taken import no_longer_has
from engine.rules.continuous.layers.what_each_effect_changed import giver
from engine.rules.destruction.regeneration import shields
from engine.rules.evaluate.part_of_a_resolution import resolving_item
from engine.rules.pipeline import before
from engine.rules.pipeline.applying_replacement_effects import Remark
from engine.rules.prohibitions.cant_be_countered import keeps_from_being_countered
from engine.rules.targeting import bar
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone

_KEPT = "indestructible"

COPIED_EVEN_SO = "copied-all-the-same"
"""That a spell is copied though it has left the stack."""

KEEPS_FROM_DESTRUCTION = {_KEPT: "702.12b", "regeneration": "701.19a"}
"""What keeps a permanent from being destroyed and from nothing else, with the rule that says so."""

OF_NO_USE = {
    "702.11b": "hexproof",
    "702.11c": "hexproof",
    "702.11d": "hexproof",
    "702.16b": "protection",
    "702.18a": "shroud",
}
"""What keeps a thing from being targeted, by the rule."""

_TOLD_ALREADY = ("destroy", "sacrifice", "die", "resolve")
"""Why permanents move where the step that tells of it is another event's."""


@before(CountersPut, Damage, Destroyed, EffectBegins, LifeLoss, Sacrificed, ZoneChange, by="115.10a")
def _not_targeted(game: Game, event: Event) -> Iterator[Remark]:
    """That what happens to things happens without targeting them, if they could not have been targeted."""
    things = [*affected(game, event)]
    item = resolving(game) if things else None
    if item is None:
        return
    player = game.controller(item.id)
    taken = _taken_by(event) if isinstance(event, EffectBegins) else frozenset()
    if isinstance(event, CountersPut) and (not event.by_effect or event.by not in (None, player)):
        return  # damage results in them, or another effect puts them there of what it would have been dealt to
    for thing in things:
        if thing.player is None and thing.object is None:
            continue  # it is only entering
        mine = thing.player if thing.player is not None else game.controller(thing.object_id)
        found = bar(game, thing, item, player) if player != mine or isinstance(event, Destroyed) else None
        rules = found.rules if found is not None and not is_target(item, thing) else ()
        for what in {OF_NO_USE[rule]: None for rule in rules if rule in OF_NO_USE and OF_NO_USE[rule] not in taken}:
            how = _not_by_damage(event) if what == "protection" else ""
            if how is None:
                continue
            said = Message("not-targeted", {"things": [thing], "count": 1, "what": what, "how": how})
            yield Remark(said, (*rules, *(("702.16e",) if how else ()), "115.10a"))


def _taken_by(begins: EffectBegins) -> frozenset[str]:
    """The keywords that an effect says things lose: of these it is told that they are lost."""
    lost = [
        ability
        for verb in begins.effect.verbs
        if isinstance(verb, LoseAbilities | CantHaveAbilities)
        for ability in (verb.abilities if isinstance(verb, LoseAbilities) else verb.lost)
    ]
    return frozenset(one.name.word for one in lost if isinstance(one, Keyword))


def _not_by_damage(event: Event) -> str | None:
    """Of what else but targeting protection would help against what happens, which is the like of damage and is none
    (702.16e); None of damage itself, of which it is told whether it is prevented."""
    if isinstance(event, Damage):
        return None
    if isinstance(event, LifeLoss):
        return "life"
    return "changed" if isinstance(event, CountersPut | EffectBegins) else ""


@before(Sacrificed, ZoneChange, by="702.12b")
def _not_destroyed(game: Game, event: Event) -> Iterator[Remark]:
    """That what is exiled or sacrificed by what an opponent does, or put into a graveyard for its toughness (704.5f),
    isn't destroyed, if it could not have been, or would have regenerated."""
    if not isinstance(event, Sacrificed | ZoneChange) or event.object not in game.battlefield:
        return
    if isinstance(event, ZoneChange) and event.cause == "state-based":
        toughness = game.characteristics(event.object).toughness
        if toughness is None or toughness > 0:
            return
    else:
        item = resolving(game)
        gone = isinstance(event, Sacrificed) or (event.to is Zone.EXILE and event.cause not in _TOLD_ALREADY)
        if not gone or item is None or game.controller(item.id) == game.controller(event.object):
            return
    for what, rule in KEEPS_FROM_DESTRUCTION.items():
        if _has(game, event.object, what):
            why = "toughness" if isinstance(event, ZoneChange) and event.cause == "state-based" else "none"
            said = {"things": [TargetId.of_object(event.object)], "count": 1, "what": what, "why": why}
            yield Remark(Message("not-destruction-of", said), (rule,))


def _has(game: Game, object_id: ObjectId, what: str) -> bool:
    """Whether a permanent is indestructible, or has a regeneration shield."""
    return bool(game.characteristics(object_id).has(what) if what == _KEPT else [*shields(game, object_id)])


@before(ZoneChange, by="701.6a")
def _not_countered(game: Game, event: Event) -> Iterator[Remark]:
    """That a spell that leaves the stack by what an opponent does isn't countered, if it could not have been."""
    assert isinstance(event, ZoneChange)
    item = resolving(game) if event.origin is Zone.STACK and event.cause not in ("counter", *_TOLD_ALREADY) else None
    if item is None or item.id == event.object or game.controller(item.id) == game.controller(event.object):
        return
    if keeps_from_being_countered(game, event.object) is not None:
        thing = TargetId.of_object(event.object)
        yield Remark(Message("not-countering-of", {"things": [thing], "count": 1}), ("701.6a",))


@before(SpellCopied, by="113.7a")
def _copied_all_the_same(game: Game, event: Event) -> Iterator[Remark]:
    """That a spell which has left the stack, as it was countered, is copied even so: the ability that does that is on
    the stack independently of it, and copies it as it last was."""
    assert isinstance(event, SpellCopied)
    it = game.find(event.original)
    if it.kind is not Kind.ABILITY and event.original not in game.stack:
        yield Remark(Message(COPIED_EVEN_SO, {"things": [TargetId.of_object(event.original)], "count": 1}), ())


@before(Destroyed, by="702.12b")
def _no_longer_indestructible(game: Game, event: Event) -> Iterator[Remark]:
    """Which effect has taken it from what is destroyed that it was indestructible (613.1f)."""
    assert isinstance(event, Destroyed)
    yield from (Remark(one.said, ("702.12b", *one.rules)) for one in no_longer_has(game, event.object, _KEPT))


@before(Countered, by="701.6a")
def _countered_by_what_is_given(game: Game, event: Event) -> Iterator[Remark]:
    """From what an object has the ability that counters something (613.1f)."""
    assert isinstance(event, Countered)
    item = resolving(game)
    on_stack = item.on_stack if item is not None else None
    gave = giver(game, on_stack.source, on_stack.ability) if on_stack is not None else None
    if on_stack is not None and gave is not None and gave != on_stack.source:
        said = {"things": [TargetId.of_object(event.object)], "count": 1, "effects": TargetId.of_objects([gave])}
        yield Remark(Message("had-from", said), ())


def affected(game: Game, event: Event) -> Iterator[TargetId]:
    """The permanents or the player to whom it happens."""
    if isinstance(event, LifeLoss):
        if not event.from_damage:
            yield TargetId.of_player(event.player)
    elif isinstance(event, Damage | CountersPut):
        yield event.target
    elif isinstance(event, EffectBegins):
        yield from (one for one in event.effect.affected or () if one.object is None or one.object in game.battlefield)
    elif isinstance(event, ZoneChange) and event.origin is Zone.HAND and event.cause == "discard":
        yield TargetId.of_player(game.find(event.object).owner)
    elif isinstance(event, Destroyed | Sacrificed) or (
        isinstance(event, ZoneChange) and event.origin is Zone.BATTLEFIELD and event.cause not in _TOLD_ALREADY
    ):
        yield TargetId.of_object(event.object)


def resolving(game: Game) -> GameObject | None:
    """The spell or ability as part of whose resolution things happen at the moment."""
    item = resolving_item(game, game.part_of)
    return game.objects.get(item) if item is not None else None


def is_target(item: GameObject, thing: TargetId) -> bool:
    """Whether a spell or ability has this target."""
    return item.announced is not None and any(thing in slot for slot in item.announced.targets)
