"""Protection (CR 702.16): no damage, no Auras or Equipment, no blocking, no targeting by what has the quality."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any

from engine.abilities.base import Ability
from engine.abilities.dispatch import Dispatch
from engine.abilities.keywords import protection as p
from engine.abilities.nouns.qualifiers import OfChosen
from engine.abilities.nouns.types_and_colors import Color
from engine.abilities.verbs.abilities_of_players import PlayerHas
from engine.events import Damage, DamagePrevented, Event
from engine.oracle.compile import english
from engine.rules.continuous.granted_abilities import GRANTED, granted
from engine.rules.continuous.layers.what_each_effect_changed import giver
from engine.rules.continuous.owed_to_effects import owed_to_effect
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import test_of
from engine.rules.evaluate.mana_value import mana_value_of
from engine.rules.evaluate.matching import chosen_color, chosen_name
from engine.rules.pipeline.applying_replacement_effects import Remark, Replacement, replaces, simply
from engine.rules.pipeline.not_happening import by_effect_of, given_by
from engine.rules.replacement.prevention import can_be_prevented, tell_unpreventable
from engine.rules.targeting import SHIELDS, Bar
from engine.state.characteristics import Characteristics
from engine.state.choices import Message, Term
from engine.state.flipped_cards_and_rooms import names_of
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone

COLOR_WORDS = frozenset({"white", "blue", "black", "red", "green"})

QUALITIES_SAID = COLOR_WORDS | {"everything", "monocolored", "multicolored", "artifacts", "creatures", "enchantments"}
"""Qualities from which something is protected that languages have words for."""

FROM = re.compile(r"(protection|hexproof) from (\w+)((?:,? and from \w+|, from \w+)*)")
"""One ability or, where it names several qualities, as many (702.11f, 702.16g)."""

EVERYTHING = "everything"

FROM_PLAYERS = re.compile(r"^protection from .*\b(?:players?|opponents?)\b")

PLAYER_HAS = looked_up(PlayerHas, begun=True)

Holder = tuple[PlayerId, GameObject | None]
"""Who has the protection: the player who is its "you", and the object if it is one."""

QUALITIES: Dispatch[Callable[[Game, Any, GameObject, Characteristics, Holder], bool]] = Dispatch(
    "a quality of protection", p.Quality
)
"""Whether a source has a quality (702.16a)."""


@QUALITIES.register(p.OfColor)
def _of_color(game: Game, q: p.OfColor, it: GameObject, ch: Characteristics, holder: Holder) -> bool:
    return q.color.letter in ch.colors


@QUALITIES.register(p.OfCardType)
def _of_card_type(game: Game, q: p.OfCardType, it: GameObject, ch: Characteristics, holder: Holder) -> bool:
    return q.type.value.capitalize() in ch.types


@QUALITIES.register(p.OfCardSubtype)
def _of_subtype(game: Game, q: p.OfCardSubtype, it: GameObject, ch: Characteristics, holder: Holder) -> bool:
    return str(q.subtype) in ch.subtypes


@QUALITIES.register(p.OfColorCount)
def _of_color_count(game: Game, q: p.OfColorCount, it: GameObject, ch: Characteristics, holder: Holder) -> bool:
    count = len(ch.colors)
    if q.count is p.ColorCount.MULTICOLORED:
        return count > 1
    return count == (1 if q.count is p.ColorCount.MONOCOLORED else 0)


@QUALITIES.register(p.OfAnyColor)
def _of_any_color(game: Game, q: p.OfAnyColor, it: GameObject, ch: Characteristics, holder: Holder) -> bool:
    return bool(ch.colors)


@QUALITIES.register(p.Everything)
def _everything(game: Game, q: p.Everything, it: GameObject, ch: Characteristics, holder: Holder) -> bool:
    return True


@QUALITIES.register(p.OfChosenColor)
def _of_chosen_color(game: Game, q: p.OfChosenColor, it: GameObject, ch: Characteristics, holder: Holder) -> bool:
    by = q.chosen_for if q.chosen_for is not None else holder[1].id if holder[1] is not None else None
    return bool(ch.colors) and by is not None and game.chosen_for(ObjectId(by), "color") in ch.colors


@QUALITIES.register(p.OfChosenName)
def _of_chosen_name(game: Game, q: p.OfChosenName, it: GameObject, ch: Characteristics, holder: Holder) -> bool:
    """(201.2a)"""
    chosen = q.name or (game.chosen_for(holder[1].id, "name") if holder[1] is not None else None)
    return chosen is not None and chosen in names_of(ch)


@QUALITIES.register(p.OfDescribed)
def _of_described(game: Game, q: p.OfDescribed, it: GameObject, ch: Characteristics, holder: Holder) -> bool:
    """Only permanents fit (109.2)."""
    source = holder[1].id if holder[1] is not None else it.id
    if q.chosen_for is not None:
        source = ObjectId(q.chosen_for)
    return test_of(q.group)(game, it, ch, Frame(source, holder[0]))


@QUALITIES.register(p.OfManaValue)
def _of_mana_value(game: Game, q: p.OfManaValue, it: GameObject, ch: Characteristics, holder: Holder) -> bool:
    value = mana_value_of(it, ch)
    return value <= q.amount if q.less is p.Bound.LESS else value >= q.amount


@QUALITIES.register(p.OfYourOpponents)
def _of_your_opponents(game: Game, q: p.OfYourOpponents, it: GameObject, ch: Characteristics, holder: Holder) -> bool:
    return ch.controller != holder[0]


@QUALITIES.register(p.OfChosenPlayer)
def _of_chosen_player(game: Game, q: p.OfChosenPlayer, it: GameObject, ch: Characteristics, holder: Holder) -> bool:
    """Outside the battlefield and the stack it is the owner that counts (702.16k)."""
    whose = ch.controller if it.zone in (Zone.BATTLEFIELD, Zone.STACK) else it.owner
    return holder[1] is not None and game.chosen_for(holder[1].id, "player") == whose


@QUALITIES.register(p.OfColoredSpells)
def _of_colored_spells(game: Game, q: p.OfColoredSpells, it: GameObject, ch: Characteristics, holder: Holder) -> bool:
    return it.zone is Zone.STACK and it.kind is not Kind.ABILITY and bool(ch.colors)


def protections_of(game: Game, thing: TargetId) -> Iterator[p.Protection]:
    """The protection abilities of a permanent or player."""
    if thing.object is not None:
        ch = game.characteristics(thing.object)
        if ch.has("protection") and game.find(thing.object).zone is Zone.BATTLEFIELD:
            yield from (a for a in ch.abilities if isinstance(a, p.Protection))
        return
    for ability in player_abilities(game, thing.player_id):
        if isinstance(ability, p.Protection):
            yield ability


def player_abilities(game: Game, player: PlayerId) -> Iterator[Ability]:
    """The abilities that effects give to a player ("You have hexproof", 113.1b)."""
    for has, standing in PLAYER_HAS.said_of(game, TargetId.of_player(player)):
        yield from (granted(game, one, standing.frame) for one in has.abilities)


def giver_to_player(game: Game, player: PlayerId, ability: Ability) -> ObjectId | None:
    """The object whose effect gives a player an ability."""
    for has, standing in PLAYER_HAS.said_of(game, TargetId.of_player(player)):
        if any(granted(game, one, standing.frame) == ability for one in has.abilities):
            return standing.frame.source
    return None


def protected(game: Game, thing: TargetId, source: ObjectId) -> bool:
    """Whether a permanent or player has protection from a quality of this object; as it last was, if it is
    gone."""
    it = game.find(source)
    return protected_from(game, thing, it, game.characteristics(source))


def protection_from(game: Game, thing: TargetId, source: ObjectId) -> str | None:
    """The ability that protects a permanent or player from an object, as it reads: "protection from red"."""
    found = next(protecting(game, thing, game.find(source), game.characteristics(source)), None)
    return None if found is None else _as_it_reads(game, thing, found, source)


def _as_it_reads(game: Game, thing: TargetId, ability: p.Protection, source: ObjectId) -> str:
    """An ability that protects from an object. "Protection from red and from blue" is two (702.16g): the one that the
    object has the quality of."""
    it, ch, holder = game.find(source), game.characteristics(source), _holder(game, thing)
    of = (one for one in ability.qualities if QUALITIES[type(one.quality)](game, one.quality, it, ch, holder))
    return english(p.Protection(tuple(of))).rstrip(".").lower()


def from_what(text: str) -> tuple[Term, ...]:
    """Protection or hexproof from what languages have words for: "protection from red", "hexproof from blue and from
    black"; empty for anything else."""
    match = FROM.fullmatch(text)
    if match is None:
        return ()
    qualities = [match[2], *re.findall(r"from (\w+)", match[3])]
    if not QUALITIES_SAID.issuperset(qualities):
        return ()
    return tuple(Term(f"{match[1]}-from-{one}", f"{match[1]} from {one}") for one in qualities)


def protected_from(game: Game, thing: TargetId, it: GameObject, ch: Characteristics) -> bool:
    """Whether a permanent or player has protection from an object that has, or will have, these characteristics."""
    return any(True for _ in protecting(game, thing, it, ch))


def protecting(game: Game, thing: TargetId, it: GameObject, ch: Characteristics) -> Iterator[p.Protection]:
    """The protection abilities of a permanent or player that name a quality of an object."""
    for ability in protections_of(game, thing):
        holder = _holder(game, thing)
        if any(QUALITIES[type(one.quality)](game, one.quality, it, ch, holder) for one in ability.qualities):
            yield ability


def has_quality(game: Game, thing: TargetId, quality: p.Quality, source: ObjectId) -> bool:
    """Whether a source has a quality that an ability of this permanent or player names."""
    return QUALITIES[type(quality)](
        game, quality, game.find(source), game.characteristics(source), _holder(game, thing)
    )


def _holder(game: Game, thing: TargetId) -> Holder:
    if thing.player is not None:
        return (thing.player, None)
    return (game.controller(thing.object_id), game.find(thing.object_id))


@lru_cache(maxsize=64)
def _from_color(color: Color) -> p.Protection:
    """One ability for each color, so that equal sets of abilities are recognised."""
    return p.Protection((p.From(p.OfColor(color)),))


def _chosen_for(one: p.From, source: ObjectId) -> p.From:
    """A quality of which a part was chosen, with the object that it was chosen for."""
    quality = one.quality
    if not isinstance(quality, p.OfDescribed) or not any(isinstance(q, OfChosen) for q in quality.group.qualifiers):
        return one
    return replace(one, quality=replace(quality, chosen_for=source))


@GRANTED.register(p.Protection)
def _from_chosen_color(game: Game, ability: p.Protection, frame: Frame) -> Ability:
    """The color, name or type chosen for an object that grants protection from it (607.2d)."""
    described = tuple(_chosen_for(one, frame.source) for one in ability.qualities)
    if described != ability.qualities:
        return p.Protection(described)
    if any(isinstance(one.quality, p.OfChosenName) for one in ability.qualities):
        return p.Protection((p.From(p.OfChosenName(name=chosen_name(game, frame) or "")),))
    if not any(isinstance(one.quality, p.OfChosenColor) for one in ability.qualities):
        return ability
    if (frame.source, "color") in game.untold and frame.chosen.color is None:
        return p.Protection((p.From(p.OfChosenColor(chosen_for=frame.source)),))
    chosen = chosen_color(game, frame)
    return next((_from_color(c) for c in Color if c.letter == chosen), ability)


@SHIELDS.by("702.16b")
def _untargetable(game: Game, thing: TargetId, source: GameObject, player: PlayerId) -> Bar | None:
    """It can't be targeted by spells with the quality or by abilities of sources with it (702.16b)."""
    of = source.on_stack.source if source.on_stack is not None else source.id
    why = protection_in_words(game, thing, of)
    if why is None:
        return None
    args = {"thing": thing, "source": game.characteristics(of).name, **why.args}
    protection = str(why.args["protection"])
    of_a_variant = ("702.16k",) if FROM_PLAYERS.search(protection) else ("702.16j",) if EVERYTHING in protection else ()
    key = "protected-from-color" if why.args["said"] else "protected-from"
    return Bar(Message(key, args), ("702.16b", *of_a_variant))


@simply
def _prevented(game: Game, event: Event) -> list[Event]:
    """All of the damage is prevented (615.6)."""
    assert isinstance(event, Damage)
    by, why = event.affected_object, protection_in_words(game, event.target, event.source)
    return [DamagePrevented(event.source, event.target, event.amount, by, event.combat, why)]


def protection_in_words(game: Game, thing: TargetId, source: ObjectId) -> Message | None:
    """The protection that a permanent or player has from an object, and what gives it."""
    ability = next(protecting(game, thing, game.find(source), game.characteristics(source)), None)
    if ability is None:
        return None
    text = _as_it_reads(game, thing, ability, source)
    if thing.object is None:
        by = by_effect_of(giver_to_player(game, thing.player_id, ability))
    else:
        by = given_by(giver(game, thing.object_id, ability), thing.object_id)
    said, owed = from_what(text), owed_quality(game, thing, source)
    if owed is not None:
        by = Message("protected-as-owed", {"by": by, "owed": owed.said})
    return Message("prevented-by-protection", {"protection": said or text, "said": bool(said), "by": by})


def owed_quality(game: Game, thing: TargetId, source: ObjectId) -> Remark | None:
    """What makes an object one that a permanent or player has protection from, where that is another's effect."""
    it = game.find(source)
    return owed_to_effect(game, lambda ch: protected_from(game, thing, it, ch), source)


@replaces(Damage, by="702.16e")
def _prevent(game: Game, event: Event) -> Iterable[Replacement]:
    """Damage from sources with the quality is prevented (702.16e)."""
    assert isinstance(event, Damage)
    if not protected(game, event.target, event.source):
        return
    if not can_be_prevented(game, event):
        tell_unpreventable(game, event)
    else:
        yield Replacement(
            ("protection", event.target),
            event.affected_object,
            Message("protection-prevents", {"thing": event.target}),
            ("702.16e",),
            _prevented,
        )
