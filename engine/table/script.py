"""From an entry of a script to the action of the rules that it stands for (117.1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from engine.rules.casting import faces_and_ways_to_cast
from engine.rules.casting.faces_and_ways_to_cast import Way, called
from engine.rules.players.seen_tops_of_libraries import seen_but_unknown
from engine.state import actions
from engine.state.actions import Action
from engine.state.choices import Illegal, Message
from engine.state.ids import ObjectId, TargetId
from engine.state.objects import GameObject
from engine.state.zones import Zone
from engine.table.activated_abilities import index_of_ability
from engine.table.answers import one_of, unknown
from engine.table.entries import (
    ActionEntry,
    ActivateEntry,
    CastEntry,
    ConcedeEntry,
    PassEntry,
    PlayEntry,
    SpecialEntry,
)
from engine.table.references import References, folded
from engine.table.top_of_library_named import top_named

HIDDEN = (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND, Zone.LIBRARY, Zone.OUTSIDE)
"""Where a card to be cast or played may be, in the order in which it is looked for."""


@singledispatch
def action_of(entry: ActionEntry, refs: References) -> Action:
    """The action that an entry stands for; ``Illegal`` if what it names is not there."""
    raise AssertionError("each entry that takes priority stands for an action")


@action_of.register
def _cast(entry: CastEntry, refs: References) -> Action:
    found = _card(entry, refs, "601.2a")
    it = refs.game.objects[found]
    way = _way(entry, it)
    if entry.costs is None:
        asked = way if entry.face is not None or entry.free else ""
        return actions.Cast(found, asked, it.zone, entry.free, None)
    known = faces_and_ways_to_cast.ways(refs.game, it, entry.player) if entry.costs else []
    ways = {name for one in known for name in (one.name, one.name.partition(", ")[0], *one.known_as)}
    way = next((_in_manner(one, way, known) for one in entry.costs if one in ways), way)
    costs = ("kicker",) * entry.kicked + tuple(one for one in entry.costs if one not in ways)
    return actions.Cast(found, way, it.zone, entry.free, costs)


def _in_manner(cost: str, face: str, known: list[Way]) -> str:
    """The way that a cost and a face ask for together; that of the cost alone, where it is for that face or no face was
    named."""
    named = called(cost, face)
    plain = any(one.is_called(cost) and (face in ("front", "left") or one.face == 1) for one in known)
    return cost if plain and not any(one.name == named for one in known) else named


@action_of.register
def _play(entry: PlayEntry, refs: References) -> Action:
    found = _card(entry, refs, "116.2a")
    return actions.PlayLand(found, _way(entry, refs.game.objects[found]))


def _way(entry: CastEntry | PlayEntry, it: GameObject) -> str:
    """The face or manner asked for, a face by its name too; that of the half whose name was given; else the front."""
    names = [folded(face.name) for face in it.card.faces] if it.card is not None else []
    if entry.face is not None and folded(entry.face) not in names:
        return entry.face
    called = folded(entry.card.rpartition("#")[0] or entry.card) if entry.face is None else folded(entry.face)
    if it.card is None or len(names) < 2:
        return "front"
    if it.card.layout in ("split", "aftermath"):
        place = names.index(called) if called in names else 0
        return ("left", "right")[place] if place < 2 else called
    if names[0] != called and called in names[1:]:
        return "adventure" if it.card.layout in ("adventure", "omen") else "back"
    return "front"


def _card(entry: CastEntry | PlayEntry, refs: References, rule: str) -> ObjectId:
    """The card to cast or play: in the zone named, else in the hand, else wherever it may be. An unknown card on top of
    the library it is played from is thereby said to be that card."""
    game, words = refs.game, entry.card
    zones: Sequence[Zone] = (entry.zone,) if entry.zone is not None else HIDDEN
    everywhere = [i for i in refs.things(words) if i in game.objects]
    here = [i for zone in zones for i in everywhere if game.objects[i].zone is zone]
    mine = next((i for i in here if game.objects[i].owner == entry.player), None)
    only_theirs = all(game.objects[i].zone is Zone.LIBRARY for i in here)
    if mine is None and only_theirs and (entry.zone is Zone.LIBRARY or entry.player in seen_but_unknown(game)):
        mine = top_named(game, entry.player, entry.card, rule)
    if mine is not None or here:
        return mine if mine is not None else here[0]
    if everywhere and entry.zone is not None:
        zone_name = Message("place", {"thing": TargetId.of_object(everywhere[0])})
        raise Illegal(Message("not-in-that-zone", {"name": words, "zone": zones[0].value, "where": zone_name}), rule)
    raise unknown(refs, words, rule)


@action_of.register
def _activate(entry: ActivateEntry, refs: References) -> Action:
    game, words = refs.game, entry.source
    found = [i for i in refs.things(words) if i in game.objects]
    here = [i for i in found if game.objects[i].zone is Zone.BATTLEFIELD]
    mine = [i for i in here if game.controller(i) == entry.player]
    source = one_of(refs, words, mine or here or found, "602.2")
    return actions.Activate(source, index_of_ability(refs, source, entry))


@action_of.register
def _special(entry: SpecialEntry, refs: References) -> Action:
    if entry.source is None:
        return actions.Special(ObjectId(0), entry.name)
    game = refs.game
    found = [i for i in refs.things(entry.source) if i in game.objects]
    mine = [i for i in found if entry.player in (game.controller(i), game.objects[i].owner)]
    return actions.Special(one_of(refs, entry.source, mine or found, "116.2"), entry.name)


@action_of.register
def _pass(entry: PassEntry, refs: References) -> Action:
    return actions.Pass()


@action_of.register
def _concede(entry: ConcedeEntry, refs: References) -> Action:
    return actions.Concede()
