"""Leave to play cards from elsewhere than the hand, and to cast them as though they had flash (CR 305.1, 601.3,
702.8)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.abilities.ability import Keyword
from engine.abilities.nouns.noun_groups import Described, OfSubtype, OfType, Where
from engine.abilities.permissions.other_zones_and_flash import (
    AsThoughFlash,
    FlashForMore,
    FlashIf,
    MayCastFrom,
    MayPlayLands,
    PlaySource,
)
from engine.abilities.verbs.gain_lose_abilities import GainAbilities, HaveAbilities
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules.casting.faces_and_ways_to_cast import WAYS, WITHOUT_PAYING, Way, called, faces_castable
from engine.rules.casting.permissions.kinds_of_spells import as_spells
from engine.rules.casting.playing_lands import LAND_PERMISSIONS
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import fits, holds, test_of
from engine.rules.sorcery_timing_and_flash import FLASH
from engine.state.characteristics import Characteristics
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.objects import GameObject
from engine.state.unknown_cards import known_top
from engine.state.zones import Zone

MAY_PLAY_LANDS = looked_up(MayPlayLands)
MAY_CAST_FROM = looked_up(MayCastFrom)
AS_THOUGH_FLASH = looked_up(AsThoughFlash)
FLASH_FOR_MORE = looked_up(FlashForMore)
FLASH_IF = looked_up(FlashIf)
HAS_ABILITIES = looked_up(GainAbilities, HaveAbilities)


_ZONES = {
    PlaySource.GRAVEYARD: Zone.GRAVEYARD,
    PlaySource.HAND: Zone.HAND,
    PlaySource.EXILE: Zone.EXILE,
}


def from_there(game: Game, it: GameObject, source: PlaySource, player: PlayerId) -> bool:
    """Whether a card is where a permission lets its owner play cards from."""
    if it.owner != player:
        return False
    if source is not PlaySource.TOP:
        return it.zone is _ZONES[source]
    return it.zone is Zone.LIBRARY and known_top(game, player) == it.id


@LAND_PERMISSIONS.by("305.1")
def _may_play_land(game: Game, it: GameObject, player: PlayerId) -> list[ObjectId]:
    """(305.1, 601.3)"""
    return [
        standing.frame.source
        for node, standing in MAY_PLAY_LANDS.said(game)
        if standing.frame.controller == player
        and from_there(game, it, node.source, player)
        and (node.lands is None or fits(game, as_cards(node.lands), it, standing.frame))
    ]


def as_cards(group: Described) -> Described:
    """A description of permanents as one of cards that may become such permanents."""
    head = group.head
    return replace(group, head=replace(head, noun=Where.CARD)) if isinstance(head, OfType | OfSubtype) else group


@WAYS.by("601.3")
def _may_cast(game: Game, it: GameObject, player: PlayerId) -> Iterable[Way]:
    """A card that an ability lets its owner cast from elsewhere than their hand (601.3)."""
    if it.card is None or it.zone not in (Zone.GRAVEYARD, Zone.LIBRARY, Zone.HAND):
        return
    for node, standing in MAY_CAST_FROM.said(game):
        if standing.frame.controller != player or not from_there(game, it, node.source, player):
            continue
        for way in as_spells(game, it, player, node.group, standing.frame):
            if node.free:
                yield replace(way, name=called(WITHOUT_PAYING, way.name), cost=None, rules=("118.9", *way.rules))
            elif way.cost:
                yield replace(way, additional=(*way.additional, *node.costs)) if node.costs else way


@WAYS.by("601.3c")
def _flash_for_more(game: Game, it: GameObject, player: PlayerId) -> Iterable[Way]:
    """It may be begun at any time if the further cost is to be paid (601.3c)."""
    if it.card is None or it.zone is not Zone.HAND or it.owner != player:
        return
    for name, face in faces_castable(it):
        values = COMPILED.faces(it.card)[face]
        for node, _, _ in FLASH_FOR_MORE.stated(values.abilities.statics):
            if values.mana_cost:
                cost = values.mana_cost + node.more.text
                also = ("flash", f"{node.more.text} more")
                yield Way(called("with flash", name), face, cost, ("601.3c",), any_time=True, known_as=also)


@FLASH.by("601.3d")
def _has_flash_now(game: Game, player: PlayerId, it: GameObject, ch: Characteristics) -> bool:
    """ "This spell has flash as long as you control a Merfolk": looked at before it is cast (601.3d)."""
    given = (one for node, _ in HAS_ABILITIES.own(game, it) for one in node.abilities)
    if any(isinstance(one, Keyword) and one.name.word == "flash" for one in given):
        return True
    frame = Frame(it.id, player)
    return any(holds(game, node.condition, frame) for node, _, _ in FLASH_IF.stated(ch.abilities.statics))


@FLASH.by("601.3b")
def _as_though_flash(game: Game, player: PlayerId, it: GameObject, ch: Characteristics) -> bool | ObjectId:
    """(601.3b)"""
    for node, standing in AS_THOUGH_FLASH.said(game):
        if node.anybody or standing.frame.controller == player:
            spell = GameObject(ObjectId(0), ch, player, Zone.STACK)
            values = ch.thaw()
            values.controller = player
            if test_of(node.group)(game, spell, values, standing.frame):
                return standing.frame.source
    return False


@FLASH.by("702.8a")
def _has_flash(game: Game, player: PlayerId, it: GameObject, ch: Characteristics) -> bool:
    """ "Creature cards you own that aren't on the battlefield have flash": what the card is where it is (702.8a)."""
    return it.card is not None and game.characteristics(it).has("flash") and ch.name == it.base.name
