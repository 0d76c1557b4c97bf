"""Creatures that are destroyed for lethal damage or deathtouch (CR 704.5g-h), and those that survive damage."""

from __future__ import annotations

from collections.abc import Iterator

from engine.events import (
    Damage,
    DamageMarked,
    Destroyed,
    DidNotHappen,
    Event,
    Survives,
)
from engine.rules.continuous.owed_to_effects import keyword_given
from engine.rules.pipeline import before
from engine.rules.pipeline.applying_replacement_effects import Remark
from engine.rules.state_based.kept_from_happening import is_prevented
from engine.rules.state_based.permanents_concerned import Concerned
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.log import Logged
from engine.state.objects import GameObject
from engine.state.undetermined_numbers import determined
from engine.state.zones import Zone


def destroyed_for_damage(
    game: Game, concerned: Concerned, putting: dict[ObjectId, tuple[str, ...]]
) -> dict[ObjectId, tuple[str, ...]]:
    """The creatures destroyed for lethal damage or for deathtouch, unless they go to the graveyard anyway."""
    why: dict[ObjectId, tuple[str, ...]] = {}
    for it in concerned.hurt:
        if it.id in putting or it.id not in game.objects:
            continue
        lethal = ("704.5g",) if it.damage >= determined(game.characteristics(it).toughness) else ()
        deadly = ("704.5h", "702.2b", *_as_last_known(game, it)) if it.deathtouched else ()
        if not is_prevented(game, Destroyed(it.id, by_rule=True), *lethal, *deadly):
            why[it.id] = (*lethal, *deadly)
    return why


def _as_last_known(game: Game, it: GameObject) -> tuple[str, ...]:
    """The rule by which what has dealt it damage last with deathtouch had that as it last existed (702.2e)."""
    deadly = _deadly(game, it)
    return ("702.2e",) if deadly and deadly[-1] not in game.objects else ()


def _deadly(game: Game, it: GameObject) -> list[ObjectId]:
    """What has dealt it damage this turn with deathtouch."""
    dealt = [event.source for _, event in game.logged(Damage, since=game.turn_began_at) if event.target.object == it.id]
    return [source for source in dealt if game.characteristics(source).has("deathtouch")]


@before(Destroyed, by="702.2b")
def _by_deathtouch(game: Game, event: Event) -> Iterator[Remark]:
    """Which effect gives deathtouch to what has dealt damage that is not lethal otherwise."""
    assert isinstance(event, Destroyed)
    it = game.objects.get(event.object)
    if event.by_rule and it is not None and it.damage < determined(game.characteristics(it).toughness):
        for source in _deadly(game, it)[-1:]:
            yield from keyword_given(game, "deathtouch", source, TargetId.of_object(it.id))


def note_survivors(game: Game) -> None:
    """Note which creatures that have been dealt damage are still there, and as what, once state-based actions have been
    performed."""
    marked = game.logged(DamageMarked, since=game.take_settled())
    last = {event.object: one for one, event in marked}
    for object_id, one in last.items():
        it = game.now(object_id)
        if it is not None and it.damage and it.zone is Zone.BATTLEFIELD:
            _note(game, it, one)


def _is_told(game: Game, it: GameObject, last: Logged) -> bool:
    """Whether something is told to have kept it from being destroyed since it was dealt damage."""
    denied = game.happened(DidNotHappen, since=last.id)
    return any(one.message.key == "not-destroyed" and it.id in one.message.objects() for one in denied)


def _note(game: Game, it: GameObject, last: Logged) -> None:
    """What has lethal damage, or damage from deathtouch, and is still there is told of otherwise (702.12b)."""
    ch = game.characteristics(it)
    toughness = determined(ch.toughness)
    if "Creature" in ch.types and it.damage < toughness and not _is_told(game, it, last):
        damage = game.log[last.parent - 1] if last.parent is not None else last
        with game.under(damage):
            game.record(Survives(it.id, determined(ch.power), toughness, it.damage), "704.5g")
