"""Casting (CR 601.3, 608.2g, 701.5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engine.abilities.ability import DoAsCost
from engine.abilities.base import PlayerVerb, Ref
from engine.abilities.conditions.predicates import Is, IsA
from engine.abilities.costs.costs_of_spells import AdditionalCost
from engine.abilities.keyword_actions import cast as cf
from engine.abilities.keyword_actions.cast import CastCard, Duty, Manner
from engine.abilities.keyword_actions.discard import DiscardThese
from engine.abilities.nouns.noun_groups import Described, Group, Thing
from engine.abilities.nouns.object_phrases import This
from engine.abilities.nouns.partitives import FromAmong
from engine.abilities.nouns.zones import InZone, ZoneName
from engine.abilities.quantities.amounts import ONE
from engine.abilities.sentences import If
from engine.abilities.walk import found
from engine.events import CannotCast, Skipped
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules.casting.announcing import check_announceable
from engine.rules.casting.casting import cast_in_way
from engine.rules.casting.costs.rather_than_mana_cost import paid_for
from engine.rules.casting.faces_and_ways_to_cast import Way, faces_castable, land_not_cast
from engine.rules.evaluate.as_a_spell import as_a_spell
from engine.rules.evaluate.described_objects import zones_of
from engine.rules.evaluate.evaluation import objects, test_of
from engine.rules.evaluate.found_after_zone_change import itself
from engine.rules.instructions.carrying_out import CHOICES, DO, NOT_OFFERED, POSSIBLE, Acted, objects_for
from engine.rules.instructions.naming_unknown_cards import choose_or_name, unnamed
from engine.rules.pipeline import commit
from engine.rules.prohibitions.cant_cast import FORBIDS
from engine.state.characteristics import Characteristics
from engine.state.choices import (
    YES_NO,
    Choice,
    Gen,
    Illegal,
    Message,
    Option,
)
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject, Kind
from engine.state.unknown_cards import is_unknown
from engine.state.zones import Zone


def ways_by_effect(it: GameObject, verb: CastCard) -> list[Way]:
    """The ways in which an effect lets a card be cast; none if the card can't be cast like that.

    Only a double-faced card that can transform can be cast transformed (701.27, 712.14a, 310.11b); otherwise any
    face may be cast that could be cast from a hand (712.11b, 709.3).
    """
    if it.card is None or it.kind not in (Kind.CARD, Kind.COPY):
        return []
    faces = faces_castable(it)
    if verb.manner is Manner.TRANSFORMED:
        if it.card.layout != "transform":
            return []
        faces = [("back", 1)]
    able = []
    for name, face in faces:
        values = COMPILED.faces(it.card)[face]
        way = _way(verb, it, name, face)
        if way is not None and it.kind is Kind.COPY:
            way = replace(way, rules=("707.12", *way.rules[1:]), base=values)
        able += [way] if way is not None else []
    return able


def _way(verb: CastCard | cf.CastFrom, it: GameObject, name: str, face: int) -> Way | None:
    """The way to cast a face of a card for what the effect says (118.9); None where that can't be."""
    assert it.card is not None
    values = COMPILED.faces(it.card)[face]
    if "Land" in values.types:
        return None
    if verb.rather is not None:
        mana, paid = paid_for(verb.rather, it, values)
        return Way(name, face, mana, ("608.2g", "118.9"), paid, any_time=True)
    free = verb.payment.is_free
    if not free and not values.mana_cost:
        return None
    return Way(name, face, None if free else values.mana_cost, ("608.2g",), any_time=True)


@DO.register(CastCard)
def _cast(game: Game, verb: CastCard, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """One after another, in the order chosen (608.2g); what can't be cast stays where it is."""
    acted: Acted = []
    before = frame.taken
    frame.taken = before | _not_castable(game, verb, frame, players[0])
    chosen = yield from objects_for(game, verb.what, frame, players[0], "choose-cast", "608.2g")
    frame.taken = before
    for object_id in chosen:
        it = game.now(object_id)
        if it is None or (verb.duty is Duty.IF_ABLE and (yield from _is_let_off(game, players[0], it))):
            continue
        acted += yield from cast_one(game, players[0], it, verb, frame)
    frame.done = bool(acted)
    return acted


@POSSIBLE.register(CastCard)
def _can_cast(game: Game, verb: CastCard, frame: Frame, player: PlayerId) -> bool:
    """Whether anything spoken of could be cast like that; if not, casting it is no option (608.2d)."""
    if type(verb.what) in CHOICES:
        return True
    spoken_of = _spoken_of(game, verb, frame)
    return any(legal_ways(game, player, it, ways_by_effect(it, verb)) for it in spoken_of)


def _not_castable(game: Game, verb: CastCard, frame: Frame, player: PlayerId) -> set[ObjectId]:
    """Those of a pile of which one may be cast that can't be chosen, as they couldn't be cast like that (608.2d)."""
    what = verb.what
    if not isinstance(what, FromAmong) or what.count != ONE:
        return set()
    there = [game.objects[i] for i in objects(game, what.pile, frame) if i in game.objects]
    return {it.id for it in there if not legal_ways(game, player, it, ways_by_effect(it, verb))}


def _spoken_of(game: Game, verb: CastCard, frame: Frame) -> list[GameObject]:
    what = verb.what.pile if isinstance(verb.what, FromAmong) else verb.what
    ids = [itself(game, frame)] if isinstance(what, This) else objects(game, what, frame)
    return [it for i in ids if (it := game.now(i)) is not None]


@NOT_OFFERED.register(CastCard)
def _is_not_cast(game: Game, verb: CastCard, frame: Frame, player: PlayerId) -> None:
    """Nobody is asked about casting what can't be cast like that (608.2d)."""
    for it in _spoken_of(game, verb, frame):
        note_not_cast(game, player, it, ways_by_effect(it, verb), "608.2d")


def _is_let_off(game: Game, player: PlayerId, it: GameObject) -> Gen[bool]:
    """Whether a player who casts it "if able" need not, because of what it costs, and does not (118.8c)."""
    if it.card is None or not any(_asks_for_hidden(cost) for face in COMPILED.faces(it.card) for cost in _costs(face)):
        return False
    answer = yield Choice(player, "may", Message("may-cast", {"object": it.target}), "118.8c", YES_NO)
    if answer == ["no"]:
        commit(game, [Skipped(player, "cast")], "118.8c")
    return bool(answer == ["no"])


def _costs(face: Characteristics) -> Iterator[PlayerVerb]:
    for ability in face.abilities.of(AdditionalCost):
        assert isinstance(ability, AdditionalCost)
        yield from (part.verb for part in ability.costs if isinstance(part, DoAsCost))


def _asks_for_hidden(verb: PlayerVerb) -> bool:
    """Whether an action speaks of cards of a stated quality in a hand or a library."""
    group = verb.what.group if isinstance(verb.what, Ref) else None
    if not isinstance(group, Described):
        return False
    there = any(isinstance(q, InZone) and set(q.zones) != {ZoneName.GRAVEYARD} for q in group.qualifiers)
    others = [q for q in group.qualifiers if not isinstance(q, InZone)]
    hidden = there or isinstance(verb, DiscardThese)
    return hidden and bool(group.adjectives or others or not isinstance(group.head, Thing))


def _as_what(verb: CastCard, frame: Frame) -> list[Group]:
    """As what spell alone the text lets a card be cast: "you may cast it if it's an instant or sorcery spell"."""
    asked = found(frame.ability.effect, If) if frame.ability is not None and frame.ability.effect is not None else ()
    said = [one.condition for one in asked if any(cast is verb for cast in found(one.then, CastCard))]
    kinds = [one.state.group for one in said if isinstance(one, Is) and isinstance(one.state, IsA) and not one.denied]
    return [group for group in kinds if zones_of(group) == (Zone.STACK,)]


def _fits(game: Game, player: PlayerId, it: GameObject, way: Way, groups: list[Group], frame: Frame) -> bool:
    assert it.card is not None
    spell, values = as_a_spell(game, player, it, COMPILED.faces(it.card)[way.face])
    return all(test_of(group)(game, spell, values, frame) for group in groups)


def cast_one(game: Game, player: PlayerId, it: GameObject, verb: CastCard, frame: Frame | None = None) -> Gen[Acted]:
    """Cast one card while something resolves, if its player may and does (608.2g, 601.3e)."""
    possible = ways_by_effect(it, verb)
    if frame is not None and (groups := _as_what(verb, frame)):
        possible = [way for way in possible if _fits(game, player, it, way, groups, frame)]
    if not possible:
        note_not_cast(game, player, it, (), "608.2g")
        return []
    return (yield from cast_by_effect(game, player, it, possible))


def note_not_cast(game: Game, player: PlayerId, it: GameObject, ways: Sequence[Way], rule: str) -> None:
    """Note that a player does not cast what can't be cast in any of some ways, and by which rules: a land is played,
    never cast (305.1, 305.9)."""
    reason = forbidden(game, player, it, ways[0]) if ways else land_not_cast(it)
    message, rules = (reason.message, reason.rules) if reason is not None else (None, ())
    commit(game, [CannotCast(it.id, player, message)], rule, *rules)


def legal_ways(game: Game, player: PlayerId, it: GameObject, ways: Iterable[Way]) -> list[Way]:
    """Those ways in which the player could begin to cast a card (601.3) and choose what it needs (601.2c)."""
    return [way for way in ways if forbidden(game, player, it, way) is None]


def forbidden(game: Game, player: PlayerId, it: GameObject, way: Way) -> Illegal | None:
    """Why a player can't cast a card in this way: an effect keeps them from it (601.3), or it lacks a mode or target
    that it needs (601.2b-c). None if they can."""
    values = way.base or (COMPILED.faces(it.card)[way.face] if it.card is not None else it.base)
    try:
        for forbid in FORBIDS:
            forbid(game, player, it, values)
        for ability in values.abilities.spells:
            check_announceable(game, ability, Frame(it.id, player))
    except Illegal as reason:
        return reason
    return None


def cast_by_effect(game: Game, player: PlayerId, it: GameObject, possible: list[Way]) -> Gen[Acted]:
    """Cast a card in one of these ways while something resolves (608.2g), unless an effect keeps the player from it
    (601.3).
    """
    possible = legal_ways(game, player, it, possible) or possible[:1]
    way = possible[0]
    if len(possible) > 1:
        options = [
            Option(str(n), Message("face", {"name": COMPILED.faces(it.card)[w.face].name}), kind="face", face=w.name)
            for n, w in enumerate(possible)
            if it.card is not None
        ]
        prompt = Message("choose-face", {"object": it.target})
        answer = yield Choice(player, "face", prompt, "712.11b", options)
        way = possible[int(answer[0])]
    try:
        if (reason := forbidden(game, player, it, way)) is not None:
            raise reason
        return [TargetId.of_object((yield from cast_in_way(game, player, it, way)))]
    except Illegal as reason:
        commit(game, [CannotCast(it.id, player, reason.message)], *reason.rules)
        return []


@POSSIBLE.register(cf.CastFrom)
def _can_cast_from(game: Game, verb: cf.CastFrom, frame: Frame, player: PlayerId) -> bool:
    """Whether there is a card that could be cast so, or that nobody knows (608.2d)."""
    there = _there(game, verb, player)
    return any(is_unknown(it) or ways_from(game, verb, it, player, frame) for it in there)


OWN_ZONES = {
    cf.OwnZone.HAND: (Zone.HAND,),
    cf.OwnZone.GRAVEYARD: (Zone.GRAVEYARD,),
    cf.OwnZone.HAND_OR_GRAVEYARD: (Zone.HAND, Zone.GRAVEYARD),
}


def _there(game: Game, verb: cf.CastFrom, player: PlayerId) -> list[GameObject]:
    """The cards where the spell may be cast from."""
    return [it for zone in OWN_ZONES[verb.where] for it in game.in_zone(zone, player)]


@DO.register(cf.CastFrom)
def _cast_from(game: Game, verb: cf.CastFrom, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """One card that could be cast so is chosen and cast at once, whatever its timing (608.2g)."""
    acted: Acted = []
    for player in players:
        can = [it.id for it in _there(game, verb, player) if ways_from(game, verb, it, player, frame)]
        unknown = unnamed(game, player) if Zone.HAND in OWN_ZONES[verb.where] else []

        def fits(it: GameObject, player: PlayerId = player) -> bool:
            return bool(ways_from(game, verb, it, player, frame))

        for chosen in (
            yield from choose_or_name(game, player, can, unknown, fits, 1, 1, "choose-cast", "608.2g", frame)
        ):
            it = game.objects[chosen]
            acted += yield from cast_by_effect(game, player, it, ways_from(game, verb, it, player, frame))
    frame.done = bool(acted)
    return acted


def ways_from(game: Game, verb: cf.CastFrom, it: GameObject, player: PlayerId, frame: Frame) -> list[Way]:
    """The ways in which the card could be cast as such a spell (601.3e)."""
    if it.card is None or it.id == frame.item:
        return []
    able = []
    tests = [test_of(verb.group), *([] if verb.number is None else [test_of(verb.number)])]
    for name, face in faces_castable(it):
        way = _way(verb, it, name, face)
        spell, seen = as_a_spell(game, player, it, COMPILED.faces(it.card)[face])
        if way is not None and all(test(game, spell, seen, frame) for test in tests):
            able.append(way)
    return legal_ways(game, player, it, able)
