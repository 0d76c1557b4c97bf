"""Putting, returning, shuffling in, revealing, looking at and searching for cards (CR 701.20, 701.23-701.24)."""

from __future__ import annotations

from engine.abilities.base import Ref
from engine.abilities.nouns import noun_groups as n
from engine.abilities.nouns import zones as zn
from engine.abilities.nouns.object_phrases import All, Some, This
from engine.abilities.prohibitions.restrictions import Searching
from engine.abilities.verbs import Randomly
from engine.abilities.verbs import move_cards as mv
from engine.events import Revealed, ZoneChange
from engine.rules.evaluate.amounts import bounds
from engine.rules.evaluate.combined_totals import total_check
from engine.rules.evaluate.described_objects import fitting
from engine.rules.evaluate.evaluation import CONDITIONS, OBJECTS, objects, test_of
from engine.rules.evaluate.evaluation import players as players_of
from engine.rules.evaluate.object_phrases import itself
from engine.rules.evaluate.shared_characteristics import differently_named
from engine.rules.instructions.carrying_out import (
    DO,
    POSSIBLE,
    Acted,
    choose_objects,
    chosen_in_turn,
    in_turn,
    objects_for,
    present,
)
from engine.rules.pipeline import commit, happen
from engine.rules.prohibitions.players_cant import forbidden
from engine.rules.resolution.destinations import changes_of, move_all, put_with
from engine.rules.resolution.verbs.destroy_exile_sacrifice_tap import move_to
from engine.rules.resolution.verbs.draw_discard_shuffle import shuffle
from engine.rules.triggers.events.searching import note_search, searched_part
from engine.state.choices import Gen, Illegal, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone


@DO.register(mv.Put)
def _put(game: Game, verb: mv.Put, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """What goes where is chosen in the order written, player by player, then everything moves at once (608.2d-e)."""
    changes = []
    for player in in_turn(verb, frame, players):
        moves = []
        taken: set[ObjectId] = set()
        for move in verb.moves:
            ids = yield from _chosen(game, move, frame, player, taken)
            taken.update(ids)
            moves.append((ids, move.place, move.counters))
        changes += yield from changes_of(game, moves, player, frame, "put")
    acted = yield from move_all(game, changes, frame)
    frame.done = bool(acted)
    return acted


@POSSIBLE.register(mv.Put)
def _can_put(game: Game, verb: mv.Put, frame: Frame, player: PlayerId) -> bool:
    """There are enough of the objects that are to be put somewhere (118.3)."""
    return all(_enough(game, move.what, move.origin, frame) for move in verb.moves)


@POSSIBLE.register(mv.Return)
def _can_return(game: Game, verb: mv.Return, frame: Frame, player: PlayerId) -> bool:
    """What is to be returned is still there (400.7, 608.2d)."""
    return _enough(game, verb.what, verb.origin, frame)


def _enough(game: Game, what: Ref, origin: zn.InZone | zn.InExile | None, frame: Frame) -> bool:
    if isinstance(what, Some):
        others = what.article.value
        found = [o.id for o in fitting(game, what.group, frame) if not (others and o.id == itself(game, frame))]
        return len(from_there(game, found, origin, frame)) >= bounds(game, what.count, frame)[0]
    if type(what) not in OBJECTS:
        return True
    if isinstance(what, This):
        return bool(from_there(game, present(game, [itself(game, frame)]), origin, frame))
    return bool(from_there(game, present(game, objects(game, what, frame)), origin, frame))


def _chosen(game: Game, move: mv.Move, frame: Frame, player: PlayerId, taken: set[ObjectId]) -> Gen[list[ObjectId]]:
    """The objects of one part of "put one into your hand and the rest on the bottom": none of those before."""
    frame.taken = taken
    try:
        ids = yield from objects_for(game, move.what, frame, player, "choose-put", "608.2d")
    finally:
        frame.taken = set()
    return [i for i in from_there(game, ids, move.origin, frame) if i not in taken]


def from_there(game: Game, ids: list[ObjectId], origin: zn.InZone | zn.InExile | None, frame: Frame) -> list[ObjectId]:
    """Those of the objects that are where they are to come from; all, where nothing is said of it."""
    if origin is None:
        return ids
    test = test_of(origin)
    there = [game.objects[i] for i in ids if i in game.objects]
    return [o.id for o in there if test(game, o, game.characteristics(o), frame)]


@DO.register(mv.Return)
def _return(game: Game, verb: mv.Return, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """What all of them return does so at once (608.2e)."""
    changes = []
    for player in in_turn(verb, frame, players):
        ids = yield from objects_for(game, verb.what, frame, player, "choose-return", "608.2d")
        ids = from_there(game, ids, verb.origin, frame)
        changes += yield from changes_of(game, [(ids, verb.place, verb.counters)], player, frame, "return")
    acted = yield from move_all(game, changes, frame)
    frame.done = bool(acted)
    return acted


@DO.register(mv.ExileFrom)
def _exile_from(game: Game, verb: mv.ExileFrom, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.13a)"""
    chosen = yield from chosen_in_turn(game, verb, frame, players, "choose-exile")
    acted = yield from move_to(
        game,
        from_there(game, chosen, verb.origin, frame),
        Zone.EXILE,
        "exile",
        frame,
        "701.13a",
        counters=put_with(game, verb.counters, frame),
    )
    frame.done = bool(acted)
    return acted


@POSSIBLE.register(mv.ExileFrom)
def _can_exile_from(game: Game, verb: mv.ExileFrom, frame: Frame, player: PlayerId) -> bool:
    return bool(from_there(game, objects(game, verb.what, frame), verb.origin, frame))


@DO.register(mv.DiscardThese)
def _discard_these(game: Game, verb: mv.DiscardThese, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Only cards in the hand of whoever discards (701.9a)."""
    chosen: list[ObjectId] = []
    for player in players:
        if isinstance(verb.what, Some):
            can = discardable(game, verb.what, frame, player)
            least, most = bounds(game, verb.what.count, frame)
            most = len(can) if most is None else min(most, len(can))
            if verb.how is Randomly.AT_RANDOM:
                chosen += game.random.sample(can, most)
            else:
                chosen += yield from choose_objects(
                    game, player, can, min(least, most), most, "choose-discard", "701.9b", frame
                )
        else:
            ids = yield from objects_for(game, verb.what, frame, player, "choose-discard", "701.9b")
            chosen += [i for i in ids if i in game.ids(Zone.HAND, player)]
    moves = [ZoneChange(i, Zone.GRAVEYARD, Zone.HAND, "discard", frame.source) for i in chosen]
    logged = yield from happen(game, moves, "701.9a")
    frame.done = bool(chosen)
    return [TargetId.of_object(one.event.became[0]) for one in logged if isinstance(one.event, ZoneChange)]


def discardable(game: Game, what: Some, frame: Frame, player: PlayerId) -> list[ObjectId]:
    """The cards in a player's hand that fit a description."""
    test = test_of(what.group)
    hand = game.in_zone(Zone.HAND, player)
    return [o.id for o in hand if o.id != frame.item and test(game, o, game.characteristics(o), frame)]


@POSSIBLE.register(mv.DiscardThese)
def _can_discard_these(game: Game, verb: mv.DiscardThese, frame: Frame, player: PlayerId) -> bool:
    if isinstance(verb.what, Some):
        least, _ = bounds(game, verb.what.count, frame)
        return len(discardable(game, verb.what, frame, player)) >= least
    hand = game.ids(Zone.HAND, player)
    return all(i in hand for i in objects(game, verb.what, frame))


@DO.register(mv.Choose)
def _choose(game: Game, verb: mv.Choose, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(608.2d)"""
    acted: Acted = []
    for player in players:
        ids = yield from objects_for(game, verb.what, frame, player, "choose-objects", "608.2d")
        acted += TargetId.of_objects(ids)
    frame.done = bool(acted)
    return acted


@DO.register(mv.ShuffleInto, mv.ShuffleAllInto)
def _shuffle_into(
    game: Game, verb: mv.ShuffleInto | mv.ShuffleAllInto, frame: Frame, players: list[PlayerId]
) -> Gen[Acted]:
    """The libraries are shuffled even if nothing went into them (701.24c-d)."""
    acted: Acted = []
    owners: list[PlayerId] = []
    whats = (verb.what,) if isinstance(verb, mv.ShuffleInto) else verb.whats
    for player in players:
        ids: list[ObjectId] = []
        for what in whats:
            ids += yield from objects_for(game, what, frame, player, "choose-shuffle-in", "608.2d")
        owners += [game.find(i).owner for i in ids] or [player]
        moves = [ZoneChange(i, Zone.LIBRARY, game.objects[i].zone, "shuffle", frame.source) for i in present(game, ids)]
        logged = yield from happen(game, moves, "701.24c")
        acted += [TargetId.of_object(i) for e in logged if isinstance(e.event, ZoneChange) for i in e.event.became]
    for owner in dict.fromkeys(owners):
        shuffle(game, owner)
    frame.done = True
    return acted


@DO.register(mv.Reveal)
def _reveal(game: Game, verb: mv.Reveal, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.20a)"""
    return (yield from _show(game, verb, frame, players, None))


@DO.register(mv.RevealAtRandom)
def _reveal_at_random(game: Game, verb: mv.RevealAtRandom, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.20a)"""
    acted: Acted = []
    for player in players:
        hand = game.ids(Zone.HAND, player)
        if hand:
            card = game.random.choice(list(hand))
            commit(game, [Revealed((card,), player)], "701.20a")
            acted.append(TargetId.of_object(card))
    frame.done = bool(acted)
    return acted
    yield


@DO.register(mv.LookAt)
def _look_at(game: Game, verb: mv.LookAt, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Only the player who looks sees the cards (701.20e)."""
    return (yield from _show(game, verb, frame, players, tuple(players)))


def _show(
    game: Game, verb: mv.Reveal | mv.LookAt, frame: Frame, players: list[PlayerId], to: tuple[PlayerId, ...] | None
) -> Gen[Acted]:
    rule = "701.20a" if to is None else "701.20e"
    acted: Acted = []
    for player in players:
        ids = yield from objects_for(game, verb.what, frame, player, "choose-reveal", rule)
        seen = present(game, ids)
        if seen:
            commit(game, [Revealed(tuple(seen), player, to)], rule)
        acted += TargetId.of_objects(seen)
    frame.done = bool(acted)
    return acted


@POSSIBLE.register(mv.Reveal)
def _can_reveal(game: Game, verb: mv.Reveal, frame: Frame, player: PlayerId) -> bool:
    """Enough cards of that kind to reveal (118.3)."""
    if not isinstance(verb.what, Some):
        return True
    least, _ = bounds(game, verb.what.count, frame)
    return len([o for o in fitting(game, verb.what.group, frame) if o.owner == player]) >= least


# ---- searching

_SEARCHED = {
    mv.SearchIn.LIBRARY: Zone.LIBRARY,
    mv.SearchIn.GRAVEYARD: Zone.GRAVEYARD,
    mv.SearchIn.HAND: Zone.HAND,
    mv.SearchIn.OUTSIDE: Zone.OUTSIDE,
}
_HIDDEN = {Zone.LIBRARY, Zone.HAND, Zone.OUTSIDE}


@DO.register(mv.Search)
def _search(game: Game, verb: mv.Search, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Find cards that match (701.23a); those with a stated quality may be left in a hidden zone (701.23b)."""
    acted: Acted = []
    for player in players:
        for owner in players_of(game, verb.of, frame):
            acted += [TargetId.of_object(i) for i in (yield from _find(game, verb, frame, player, owner))]
    frame.done = bool(acted)
    return acted


@DO.register(mv.SearchAndExile)
def _search_and_exile(game: Game, verb: mv.SearchAndExile, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """What is not found is exiled from each of the zones at once (701.23a, 701.13a)."""
    found_there: list[ObjectId] = []
    for player in players:
        for owner in players_of(game, verb.of, frame):
            search = mv.Search(verb.of, verb.zones, verb.what, every=True)
            chosen = yield from _find(game, search, frame, player, owner)
            searched = [i for zone in verb.zones for i in game.ids(_SEARCHED[zone], owner)]
            rest = [i for i in searched if i not in chosen]
            yield from move_to(game, rest, Zone.EXILE, "exile", frame, "701.13a")
            found_there += chosen
    frame.done = bool(found_there)
    return TargetId.of_objects(found_there)


def _find(game: Game, verb: mv.Search, frame: Frame, player: PlayerId, owner: PlayerId) -> Gen[list[ObjectId]]:
    what = verb.what
    if not isinstance(what, Some | All):
        raise LookupError("a search for something that is not chosen by the searcher")
    zones = [_SEARCHED[zone] for zone in verb.zones]
    if any(forbidden(game, player, Searching)):
        zones = [zone for zone in zones if zone is not Zone.LIBRARY]
        if not zones:
            return []
    note_search(game, player, owner, zones, frame)
    test = test_of(what.group)
    seen_there = [_seen(game, player, owner, zone) for zone in zones]
    there = [o for part in seen_there for o in part if o.kind is Kind.CARD]
    can = [o.id for o in there if test(game, o, game.characteristics(o), frame)]
    if isinstance(what, All):  # found for certain only where everybody sees them (701.23b)
        seen = [i for i in can if game.objects[i].zone not in _HIDDEN]
        more = [i for i in can if i not in seen]
        return seen + (yield from choose_objects(game, player, more, 0, len(more), "choose-search", "701.23a", frame))
    least, most = bounds(game, what.count, frame)
    most = len(can) if most is None else min(most, len(can))
    if (verb.names is not None or not _a_mere_card(what)) and any(zone in _HIDDEN for zone in zones):
        least = 0
    least = min(least, most)
    check = (lambda ids: _check_names(game, ids)) if verb.names is not None else total_check(game, what.group, frame)
    return (yield from choose_objects(game, player, can, least, most, "choose-search", "701.23a", frame, check))


def _check_names(game: Game, ids: list[ObjectId]) -> None:
    """Each has a name, and no two have one in common (201.2b)."""
    if differently_named(game, ids) < len(ids):
        raise Illegal(Message("names-must-differ"), "201.2b")


def _seen(game: Game, player: PlayerId, owner: PlayerId, zone: Zone) -> list[GameObject]:
    """What a player who searches a zone sees there."""
    ids = list(game.ids(zone, owner))
    return [game.objects[i] for i in (searched_part(game, player, ids) if zone is Zone.LIBRARY else ids)]


@CONDITIONS.register(mv.SearchedLibrary)
def _searched_library(game: Game, node: mv.SearchedLibrary, frame: Frame) -> bool:
    """Whoever was shown what is in the library has searched it (701.23a)."""
    return Zone.LIBRARY in frame.costs.get("searched", ())


def _a_mere_card(what: Some) -> bool:
    """Whether no quality is stated ("a card"), so that it must be found (701.23d)."""
    return what.group == n.Described(n.Thing(n.Where.CARD))
