"""The objects that a noun group describes, and the zones in which it looks for them (CR 109.2)."""

from __future__ import annotations

import dataclasses

from engine.abilities import trigger_events as h
from engine.abilities.base import Node, Qualifier
from engine.abilities.nouns import noun_groups as n
from engine.abilities.nouns import zones as zn
from engine.abilities.nouns.adjectives import AlsoSubtype
from engine.abilities.nouns.earlier_results import PutThereThisWay
from engine.abilities.nouns.qualifiers import ExiledWith
from engine.abilities.nouns.several_zones import NotOnBattlefield
from engine.abilities.trigger_events.leaves_battlefield import LeaveUnderControl
from engine.abilities.trigger_events.subjects import PutIntoGraveyardThisTurn
from engine.events import ZoneChange
from engine.grammar.memoize import memoized
from engine.rules.evaluate.evaluation import test_of
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.hypothetical import with_cards_in
from engine.state.ids import ObjectId
from engine.state.objects import GameObject
from engine.state.unknown_cards import hand_untold, library_goes_on, library_size, whole_library
from engine.state.zones import Zone


def fitting(game: Game, group: n.Group, frame: Frame) -> list[GameObject]:
    """All objects that fit a noun group, looked for in the zones the group speaks of (109.2)."""
    test = test_of(group)
    found: list[GameObject] = []
    for zone in zones_of(group):
        objects = game.permanents() if zone is Zone.BATTLEFIELD else game.in_zone(zone)
        found += [o for o in objects if test(game, o, game.characteristics(o), frame)]
    if zones_of(group) == (Zone.HAND,):
        _hands_untold(game, group, frame)
    if _speaks_of_what_left(group):
        found += [game.find(i) for i in _left(game) if test(game, game.find(i), game.characteristics(i), frame)]
    return found


def number_fitting(game: Game, group: n.Group, frame: Frame) -> int:
    """How many objects fit a noun group. Of libraries that go on with unknown cards that is taken for granted."""
    number = len(fitting(game, group, frame))
    if zones_of(group) != (Zone.LIBRARY,):
        return number
    test = test_of(group)
    for player in game.living():
        if library_goes_on(game, player.number):
            with with_cards_in(game, Zone.LIBRARY, player.number, [None]) as (it,):
                fits = test(game, game.objects[it], game.characteristics(it), frame)
            more = library_size(game, player.number) - len(game.ids(Zone.LIBRARY, player.number)) if fits else 0
            number += more
    return number


def whole_libraries(game: Game, group: n.Group, frame: Frame) -> None:
    """Libraries that go on with unknown cards come to be with all their cards, where a noun group is of all of them."""
    test = test_of(group)
    for player in game.living():
        if game.tracking is None and library_goes_on(game, player.number):
            with with_cards_in(game, Zone.LIBRARY, player.number, [None]) as (it,):
                fits = test(game, game.objects[it], game.characteristics(it), frame)
            if fits:
                whole_library(game, player.number)


def _hands_untold(game: Game, group: n.Group, frame: Frame) -> None:
    """The report owns up to it that a hand is taken to be empty in which cards are looked for."""
    untold = [p.number for p in game.living() if p.hand_untold and not game.ids(Zone.HAND, p.number)]
    parts = each_in_full(group)[-1:] if isinstance(group, n.EitherGroup) else (group,)
    there = [test_of(q) for part in parts for q in part.qualifiers if isinstance(q, zn.InZone)] if untold else []
    for player in untold:
        with with_cards_in(game, Zone.HAND, player, [None]) as (it,):
            fits = all(test(game, game.objects[it], game.objects[it].base, frame) for test in there)
        if fits:
            hand_untold(game, player)


LEAVING = (h.Die, h.BeExiledFromBattlefield, h.LeaveBattlefield, LeaveUnderControl)


@memoized
def _speaks_of_what_left(group: n.Group) -> bool:
    """Whether it is about permanents that are gone, as "each creature that died this turn"."""
    if any(isinstance(q, PutIntoGraveyardThisTurn) for q in group.qualifiers):
        return True
    said = (q for q in group.qualifiers if isinstance(q, h.ThatDid))
    return any(isinstance(act, LEAVING) for one in said for act in one.acts)


def _left(game: Game) -> list[ObjectId]:
    """What has left the battlefield this turn, as it last was there (608.2h)."""
    game.look("turn")
    return [move.object for move in game.this_turn(ZoneChange) if move.leaves]


def each_in_full(either: n.EitherGroup) -> tuple[n.Described, ...]:
    """Each of "an artifact or legendary card from your graveyard" with all that is said of it behind the last: where
    it is, whose it is, and that it is a card. A number is said of both of "spell or permanent with mana value 1 or
    greater", of which neither has words of its own."""
    *before, last = either.groups
    bare = all(isinstance(one.head, n.Thing) and not one.adjectives for one in either.groups)
    kinds = n.ControlledBy | zn.InZone | zn.InExile | (n.WithNumber if bare else zn.InExile)
    shared = tuple(q for q in last.qualifiers if isinstance(q, kinds) or q.said_of_all)
    placed = any(isinstance(q, zn.InZone | zn.InExile) for q in shared)
    whole = [one if one.qualifiers else _completed(one, last, shared, placed) for one in before]
    return (*whole, last)


def _completed(one: n.Described, last: n.Described, shared: tuple[Qualifier, ...], as_cards: bool) -> n.Described:
    """One of several descriptions with what the last of them says for all: "Vampire or Wizard creature card", "Faerie
    or Wizard permanent spell", "creature or basic land card". One with a noun of its own is where that noun says:
    "spell, nonland permanent, or card in a graveyard" (109.2)."""
    head, adjectives = one.head, one.adjectives
    if isinstance(head, n.Thing) and head.noun is not last.head.noun:
        return n.Described(head, adjectives, tuple(q for q in shared if not isinstance(q, zn.InZone | zn.InExile)))
    of_a_kind = not isinstance(last.head, n.Thing) or bool(last.adjectives)  # "target creature or spell" is of two
    if (as_cards or of_a_kind) and head.noun is n.Where.PERMANENT and last.head.noun in (n.Where.CARD, n.Where.SPELL):
        if isinstance(head, n.OfSubtype) and any(isinstance(a, AlsoSubtype) for a in last.adjectives):
            shared_words = (a for a in last.adjectives if isinstance(a, zn.OfPermanentType))
            adjectives = (*adjectives, AlsoSubtype(head.subtype), *shared_words)
            head = last.head
        else:
            head = dataclasses.replace(head, noun=last.head.noun)  # type: ignore[type-var]
    return n.Described(head, adjectives, shared)


def zones_of(group: Node) -> tuple[Zone, ...]:
    """Where objects that a group describes are: permanents unless it says "spell" or "card" (109.2)."""
    if isinstance(group, n.EitherGroup):
        return tuple(dict.fromkeys(zone for part in each_in_full(group) for zone in zones_of(part)))
    if isinstance(group, n.Described):
        for qualifier in group.qualifiers:
            if isinstance(qualifier, zn.InZone):
                return tuple(Zone(zone.value) for zone in qualifier.zones)
            if isinstance(qualifier, PutThereThisWay):
                return (Zone.GRAVEYARD,)
            if isinstance(qualifier, zn.FromOutside):
                return (Zone.OUTSIDE,)
            if isinstance(qualifier, zn.InExile | ExiledWith):
                return (Zone.EXILE,)
            if isinstance(qualifier, NotOnBattlefield):
                return (*_ZONES[n.Where.CARD], Zone.COMMAND)
        if any(isinstance(word, zn.IsExiled) for word in group.adjectives):
            return (Zone.EXILE,)
        return _ZONES[group.head.noun or n.Where.PERMANENT]
    return (Zone.BATTLEFIELD,)


_ZONES = {
    n.Where.PERMANENT: (Zone.BATTLEFIELD,),
    n.Where.TOKEN: (Zone.BATTLEFIELD,),
    n.Where.SPELL: (Zone.STACK,),
    n.Where.CARD: (Zone.GRAVEYARD, Zone.EXILE, Zone.HAND, Zone.LIBRARY),
}
