"""Leave to play cards from where they are, while an effect lasts (CR 601.3, 305.1, 118.9)."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from engine.abilities.base import Node, OtherCost, PlayerVerb
from engine.abilities.durations.durations import ForAsLongAs
from engine.abilities.keyword_actions.cast import Payment
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.nouns.partitives import PartOf
from engine.abilities.nouns.player_phrases import You
from engine.abilities.permissions import play_cards as ps
from engine.events import EffectAmended, EffectBegins, LandPlayed, SpellCast
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules.casting.costs.rather_than_mana_cost import paid_for
from engine.rules.casting.faces_and_ways_to_cast import WAYS, Way, faces_castable
from engine.rules.casting.playing_lands import LAND_PERMISSIONS, ONCE_PLAYED, Then
from engine.rules.continuous.beginning import new_effect
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.amounts import bounds
from engine.rules.evaluate.as_a_spell import as_a_spell
from engine.rules.evaluate.described_objects import zones_of
from engine.rules.evaluate.evaluation import (
    CONDITIONS,
    OBJECTS,
    fits,
    holds,
    objects,
    test_of,
)
from engine.rules.evaluate.evaluation import (
    players as players_of,
)
from engine.rules.instructions.performing import PERFORM
from engine.rules.pipeline import commit
from engine.state.choices import Gen
from engine.state.continuous_effects import Effect
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.memory import Memory
from engine.state.objects import GameObject
from engine.state.zones import Zone


@dataclass(frozen=True, slots=True)
class Leave(PlayerVerb):
    """These players may play or cast these cards, or those of a description (601.3); ``more`` is what it costs beyond
    the usual."""

    who: tuple[PlayerId, ...]
    how: ps.Playing
    payment: Payment
    more: str = ""
    faces: tuple[str, ...] = ()
    """The ways that alone are meant, by name; empty for all."""
    instead: str | None = None
    """What is paid rather than the mana cost (118.9)."""
    mark: int = 0
    """What marks what has been played by it, where it is for only some of them; 0 where it is for all."""
    most: int = 1
    """How many of them can be played, where there is a mark."""
    group: Group | None = None
    """The cards it is for, wherever they come to be such later; None where they are locked in (611.2c)."""
    of_any: str = ""
    """ "color" or "type" where mana may be spent as though it were of any (609.4b)."""
    rather: OtherCost | None = None
    """What is paid for a spell rather than its mana cost, by that spell (118.9)."""


@PERFORM.register(ps.MayPlay)
def _may_play(game: Game, node: ps.MayPlay, frame: Frame) -> Gen[None]:
    """The leave holds for those cards, as the objects they are now (601.3, 611.2c)."""
    of_any = node.spending.of_any if node.spending is not None else ""
    who = tuple(players_of(game, node.who, frame))
    most = _most(game, node.what, frame)
    mark = 0 if most is None else game.next_timestamp()
    leave = Leave(who, node.how, node.payment, of_any=of_any, mark=mark, most=most or 0)
    if isinstance(node.what, Some):
        leave = dataclasses.replace(leave, group=node.what.group)
        commit(game, [EffectBegins(new_effect(game, frame, (leave,), None, node.duration))], "611.2")
        return
    pile = node.what.pile if isinstance(node.what, ps.OneSpellAmong | PartOf) else node.what
    cards = tuple(TargetId.of_object(i) for i in objects(game, pile, frame) if i in game.objects)
    frame.done = bool(cards)
    meant: dict[tuple[str, ...], list[TargetId]] = {}
    for card in cards:
        meant.setdefault(_faces_meant(game, node.what, card, frame), []).append(card)
    for faces, some in meant.items():
        for_these = dataclasses.replace(leave, faces=faces)
        commit(game, [EffectBegins(new_effect(game, frame, (for_these,), tuple(some), node.duration))], "611.2")
    return
    yield


@PERFORM.register(ps.PlayForOtherCost)
def _for_other_cost(game: Game, node: ps.PlayForOtherCost, frame: Frame) -> Gen[None]:
    """It belongs to the leave that is given with it; lands are played as ever (118.9, 305.1)."""
    before = len(game.effects)
    yield from _may_play(game, node.first, frame)
    for effect in game.effects[before:]:
        leave = effect.verbs[0]
        assert isinstance(leave, Leave)
        commit(game, [EffectAmended(effect, verbs=(dataclasses.replace(leave, rather=node.then.paid),))], "118.9")


def _most(game: Game, what: Node, frame: Frame) -> int | None:
    """How many cards can be played by a leave that is for only some: which, is chosen as they are played (601.3)."""
    if isinstance(what, ps.OneSpellAmong):
        return 1
    return bounds(game, what.count, frame)[1] if isinstance(what, Some | PartOf) else None


@OBJECTS.register(ps.SpellsAmong)
def _spells_among(game: Game, ref: ps.SpellsAmong, frame: Frame) -> list[ObjectId]:
    """The cards of the pile, of which those may be cast that would be such spells (601.3e)."""
    return objects(game, ref.pile, frame)


def _faces_meant(game: Game, what: Node, card: TargetId, frame: Frame) -> tuple[str, ...]:
    """The ways of casting a card that the leave is for, by name: those as such a spell; all where it says nothing."""
    it = game.objects[card.object_id]
    if not isinstance(what, ps.SpellsAmong | ps.OneSpellAmong) or it.card is None:
        return ()
    faces = faces_castable(it)
    fitting = tuple(name for name, face in faces if _is_such(game, it, frame.controller, face, what, frame))
    return fitting or ("none",)


def _is_such(
    game: Game, it: GameObject, player: PlayerId, face: int, what: ps.SpellsAmong | ps.OneSpellAmong, frame: Frame
) -> bool:
    """Whether a face of a card would be such a spell (601.3e)."""
    assert it.card is not None
    spell, seen = as_a_spell(game, player, it, COMPILED.faces(it.card)[face])
    return test_of(what.group)(game, spell, seen, frame)


MAY_CAST_AMONG = looked_up(ps.MayCastAmong)


def _among(game: Game, it: GameObject, player: PlayerId) -> Iterable[tuple[ps.MayCastAmong, Frame]]:
    """What lets a player cast cards that its abilities have exiled (607.2a)."""
    for node, standing in MAY_CAST_AMONG.said(game):
        if standing.frame.controller == player and it.id in objects(game, node.pile, standing.frame):
            yield node, standing.frame


@WAYS.by("601.3")
def _of_the_exiled(game: Game, it: GameObject, player: PlayerId) -> Iterable[Way]:
    """(601.3, 607.2a)"""
    if it.card is None or it.zone is not Zone.EXILE:
        return
    for node, frame in _among(game, it, player):
        of_any = node.spending.of_any if node.spending is not None else ""
        for name, face in faces_castable(it):
            values = COMPILED.faces(it.card)[face]
            such = not isinstance(node.what, ps.SpellsAmong) or _is_such(game, it, player, face, node.what, frame)
            if "Land" in values.types or not such:
                continue
            by = (frame.source,)
            if node.then is not None:
                mana, paid = paid_for(node.then.paid, it, values)
                yield Way(name, face, mana, ("118.9", "601.3"), paid, permitted_by=by)
            elif values.mana_cost:
                yield Way(name, face, values.mana_cost, ("601.3",), of_any=of_any, permitted_by=by)


@LAND_PERMISSIONS.by("305.1")
def _land_of_the_exiled(game: Game, it: GameObject, player: PlayerId) -> list[ObjectId]:
    """(305.1)"""
    among = _among(game, it, player) if it.zone is Zone.EXILE else ()
    return [frame.source for node, frame in among if node.how.includes_lands]


@PERFORM.register(ps.MayLookAt)
def _may_look(game: Game, node: ps.MayLookAt, frame: Frame) -> Gen[None]:
    """Whoever may look sees the cards; nothing else comes of it (406.3)."""
    return
    yield


@PERFORM.register(ps.CostsMoreThisWay)
def _costs_more(game: Game, node: ps.CostsMoreThisWay, frame: Frame) -> Gen[None]:
    """It belongs to the leave that the same effect has just given (601.2f)."""
    for effect in reversed(game.effects):
        if effect.source == frame.source and effect.verbs and isinstance(effect.verbs[0], Leave):
            dearer = dataclasses.replace(effect.verbs[0], more=node.mana.text)
            commit(game, [EffectAmended(effect, verbs=(dearer,))], "601.2f")
            break
    return
    yield


@CONDITIONS.register(ps.RemainsExiled)
def _remains_exiled(game: Game, node: ps.RemainsExiled, frame: Frame) -> bool:
    """A card that has left exile is another object (400.7)."""
    game.look("exile")
    return all((it := game.now(i)) is not None and it.zone is Zone.EXILE for i in objects(game, node.ref, frame))


def leaves(game: Game, it: GameObject, player: PlayerId) -> Iterable[tuple[Effect, Leave]]:
    """The leaves that a player has for a card where it is."""
    for effect in game.effects:
        lasting = effect.duration
        if isinstance(lasting, ForAsLongAs) and not holds(game, lasting.condition, effect.frame):
            continue
        for verb in effect.verbs:
            if not isinstance(verb, Leave) or player not in verb.who or not _is_for(game, verb, effect, it):
                continue
            if verb.mark == 0 or _played_by(game, verb) < verb.most:
                yield effect, verb


def _is_for(game: Game, leave: Leave, effect: Effect, it: GameObject) -> bool:
    """Whether a card is one that the leave is for: locked in as it began, or one that fits now (611.2c)."""
    if leave.group is None:
        return effect.affected is not None and it.target in effect.affected
    return it.zone in zones_of(leave.group) and fits(game, leave.group, it, effect.frame)


def _played_by(game: Game, leave: Leave) -> int:
    """How many spells have been cast and lands played by a leave."""
    cast = sum(game.find(one.object).memory.leave == leave.mark for one in game.happened(SpellCast))
    return cast + sum(game.find(one.object).memory.leave == leave.mark for one in game.happened(LandPlayed))


@WAYS.by("601.3")
def _by_leave(game: Game, it: GameObject, player: PlayerId) -> Iterable[Way]:
    """As from the hand: with the normal timing, and any face that could be cast (601.3, 712.11b)."""
    if it.card is None:
        return
    for effect, leave in leaves(game, it, player):
        memory = Memory(exiled_not_buried=effect.memory.exiled_not_buried, leave=leave.mark or None)
        for name, face in faces_castable(it):
            if leave.faces and name not in leave.faces:
                continue
            values = COMPILED.faces(it.card)[face]
            otherwise = leave.instead or leave.rather or leave.payment.is_free
            if "Land" in values.types or not (values.mana_cost or otherwise):
                continue
            if leave.rather is not None:
                mana, paid = paid_for(leave.rather, it, values)
                rules = ("118.9", "601.3")
                yield Way(name, face, mana, rules, paid, memory=memory, permitted_by=(effect.source,))
                continue
            usual = values.mana_cost if leave.instead is None else leave.instead
            cost = None if leave.payment.is_free else usual + leave.more
            if cost is None and leave.more:
                cost = leave.more
            by = (effect.source,)
            yield Way(name, face, cost, ("601.3",), of_any=leave.of_any, memory=memory, permitted_by=by)


@LAND_PERMISSIONS.by("305.1")
def _land_by_leave(game: Game, it: GameObject, player: PlayerId) -> list[ObjectId]:
    """Leave to play a card includes playing it as a land (305.1, 712.12)."""
    return [effect.source for effect, leave in leaves(game, it, player) if leave.how.includes_lands]


@ONCE_PLAYED.by("601.3")
def _note_land(game: Game, player: PlayerId, it: GameObject) -> Sequence[Then]:
    """A land is played by a leave for only some cards where nothing else lets it be played from there."""
    if it.zone is Zone.HAND or any(lets(game, it, player) for lets in LAND_PERMISSIONS if lets is not _land_by_leave):
        return []
    marks = sorted(leave.mark for _, leave in leaves(game, it, player) if leave.how.includes_lands)
    return [partial(_note, game, it.id, marks[0])] if marks and marks[0] else []


def _note(game: Game, card: ObjectId, mark: int, played: GameObject) -> None:
    game.find(card).note_played_by_leave(mark)


@PERFORM.register(ps.MayLookAndCast)
def _may_look_and_cast(game: Game, node: ps.MayLookAndCast, frame: Frame) -> Gen[None]:
    """The leave is for those faces that would be such a spell (601.3e)."""
    among = ps.SpellsAmong(node.group, node.what)
    yield from _may_play(game, ps.MayPlay(You(), ps.Playing.CAST, among, node.duration), frame)
