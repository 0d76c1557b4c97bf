"""Searching (CR 701.23)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import permutations

from cards.model import Card
from engine.abilities.keyword_actions.search import Alike, CardOfEach, Search, SearchAndExile, SearchedLibrary, SearchIn
from engine.abilities.nouns import noun_groups as n
from engine.abilities.nouns.object_phrases import All, Some
from engine.abilities.prohibitions.cant_search import Searching
from engine.abilities.vocabulary import CREATURE_TYPES, LAND_TYPES
from engine.events import CardNamed, Searched
from engine.rules.evaluate.amounts import bounds
from engine.rules.evaluate.combined_totals import total_check
from engine.rules.evaluate.evaluation import CONDITIONS, Test, test_of
from engine.rules.evaluate.evaluation import players as players_of
from engine.rules.evaluate.shared_characteristics import differently_named
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.instructions.choosing_objects import choose_objects
from engine.rules.keyword_actions.while_searching import as_they_are_found, controlled_while_searching
from engine.rules.pipeline import commit
from engine.rules.pipeline.becoming_known import BY_NAME, named
from engine.rules.pipeline.not_happening import by_effect_of, does_not_happen
from engine.rules.prohibitions.cant_cause import keeps_from_own_library
from engine.rules.prohibitions.may_be_ignored import to_be_ignored
from engine.rules.prohibitions.players_cant import forbidding
from engine.rules.resolution.destinations import move_to
from engine.rules.triggers.events.searching import may_hold_any, note_search, searched_part, top_only
from engine.state.choices import Choice, Gen, Illegal, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.hypothetical import with_cards_in
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.objects import GameObject, Kind
from engine.state.unknown_cards import is_unknown, make_unknown
from engine.state.zones import Zone

_SEARCHED = {
    SearchIn.LIBRARY: Zone.LIBRARY,
    SearchIn.GRAVEYARD: Zone.GRAVEYARD,
    SearchIn.HAND: Zone.HAND,
    SearchIn.OUTSIDE: Zone.OUTSIDE,
}


_HIDDEN = {Zone.LIBRARY, Zone.HAND, Zone.OUTSIDE}


Sought = Some | All | CardOfEach
"""What a search may be for."""


@DO.register(Search)
def _search(game: Game, verb: Search, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Find cards that match (701.23a); those with a stated quality may be left in a hidden zone (701.23b)."""
    acted: Acted = []
    for player in players:
        for owner in players_of(game, verb.of, frame):
            acted += [TargetId.of_object(i) for i in (yield from _find(game, verb, frame, player, owner))]
    frame.done = bool(acted)
    return acted


@DO.register(SearchAndExile)
def _search_and_exile(game: Game, verb: SearchAndExile, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """What is not found is exiled from each of the zones at once (701.23a, 701.13a)."""
    found_there: list[ObjectId] = []
    for player in players:
        for owner in players_of(game, verb.of, frame):
            search = Search(verb.of, verb.zones, verb.what, every=True)
            chosen = yield from _find(game, search, frame, player, owner)
            searched = [i for zone in verb.zones for i in game.ids(_SEARCHED[zone], owner)]
            rest = [i for i in searched if i not in chosen]
            yield from move_to(game, rest, Zone.EXILE, "exile", frame, "701.13a")
            found_there += chosen
    frame.done = bool(found_there)
    return TargetId.of_objects(found_there)


def _find(game: Game, verb: Search, frame: Frame, player: PlayerId, owner: PlayerId) -> Gen[list[ObjectId]]:
    what = verb.what
    if not isinstance(what, Sought):
        raise LookupError("a search for something that is not chosen by the searcher")
    zones = [_SEARCHED[zone] for zone in verb.zones]
    why = forbidding(game, player, Searching)
    keeping = why.by if why is not None else keeps_from_own_library(game, frame, player, owner)
    if keeping is not None and Zone.LIBRARY in zones:
        by = by_effect_of(keeping)
        ignore, rules = ("yes", ("116.2d",)) if keeping in to_be_ignored(game) else ("no", ())
        does_not_happen(game, "no-search", "101.2", *rules, player=TargetId.of_player(player), by=by, ignore=ignore)
        zones = [zone for zone in zones if zone is not Zone.LIBRARY]
        if not zones:
            return []
    note_search(game, player, owner, zones, frame)
    with controlled_while_searching(game, player, owner, zones):
        chosen = yield from _choose_found(game, verb, what, frame, player, owner, zones)
        chosen = yield from as_they_are_found(game, Searched(player, owner, tuple(zones)), chosen, frame)
    if not chosen:
        rule = "609.3" if _a_mere_card(what) else "701.23b"
        only, said_by = top_only(game, player) if zones == [Zone.LIBRARY] else (None, None)
        among = Message("among-the-top", {"count": only, "by": by_effect_of(said_by)}) if only is not None else ""
        does_not_happen(game, "finds-nothing", rule, player=TargetId.of_player(player), among=among)
    return chosen


def _choose_found(
    game: Game, verb: Search, what: Sought, frame: Frame, player: PlayerId, owner: PlayerId, zones: list[Zone]
) -> Gen[list[ObjectId]]:
    """The player who searches zones chooses what is found there (701.23a-d)."""
    test = _sought(what)
    seen_there = [_seen(game, player, owner, zone) for zone in zones]
    there = [o for part in seen_there for o in part if o.kind is Kind.CARD]
    can = [o.id for o in there if test(game, o, game.characteristics(o), frame)]
    if Zone.LIBRARY in zones and may_hold_any(game, player, owner):
        return (yield from _find_by_name(game, verb, what, frame, player, owner, can))
    if isinstance(what, All):  # found for certain only where everybody sees them (701.23b)
        seen = [i for i in can if game.objects[i].zone not in _HIDDEN]
        more = [i for i in can if i not in seen]
        return seen + (yield from choose_objects(game, player, more, 0, len(more), "choose-search", "701.23b", frame))
    least, most = _bounds(game, what, frame)
    most = len(can) if most is None else min(most, len(can))
    may_fail = (_go_together(verb) or not _a_mere_card(what)) and any(zone in _HIDDEN for zone in zones)
    rule = "701.23d" if _a_mere_card(what) else "701.23a"
    if may_fail:
        least = 0
    least = min(least, most)
    check = _check(game, verb, what, frame)
    return (yield from choose_objects(game, player, can, least, most, "choose-search", rule, frame, check))


def _find_by_name(
    game: Game, verb: Search, what: Sought, frame: Frame, player: PlayerId, owner: PlayerId, can: list[ObjectId]
) -> Gen[list[ObjectId]]:
    """In a library that goes on with unknown cards there may be any card that fits: the player names what is found, and
    need not find what has a stated quality (701.23b)."""
    known = [i for i in can if not is_unknown(game.objects[i])]
    least, most = _bounds(game, what, frame)
    if _go_together(verb) or not _a_mere_card(what):
        least = 0
    test = _sought(what)

    def fits(card: Card) -> bool:
        with with_cards_in(game, Zone.LIBRARY, owner, [card]) as (it,):
            return test(game, game.objects[it], game.characteristics(it), frame)

    check = _check(game, verb, what, frame)

    def go_together(answer: list[TargetId | str]) -> None:
        names = [game.card_named(one.removeprefix(BY_NAME)) for one in answer if isinstance(one, str)]
        with with_cards_in(game, Zone.LIBRARY, owner, [card for card in names if card is not None]) as ids:
            if check is not None:
                check(objects_in(one for one in answer if isinstance(one, TargetId)) + ids)

    source = TargetId.of_object(frame.source)
    answer = yield Choice(
        player,
        "objects",
        Message("search-unknown", {"count": most if most is not None else 0, "source": source}),
        "701.23a",
        [Option.of(TargetId.of_object(i)) for i in known if i not in frame.taken],
        least,
        most,
        check=go_together,
        by_name=lambda name: named(game, name, fits, "701.23a"),
    )
    found: list[ObjectId] = []
    for one in answer:
        if isinstance(one, TargetId):
            found.append(one.object_id)
            continue
        made = make_unknown(game, owner, Zone.LIBRARY)
        commit(game, [CardNamed(made.id, one.removeprefix(BY_NAME))], "701.23a")
        found.append(made.id)
    return found


def _sought(what: Sought) -> Test:
    """Whether a card is one that may be found."""
    if not isinstance(what, CardOfEach):
        return test_of(what.group)
    tests = [test_of(part.group) for part in what.parts]
    return lambda game, it, ch, frame: any(test(game, it, ch, frame) for test in tests)


def _bounds(game: Game, what: Sought, frame: Frame) -> tuple[int, int | None]:
    """How many cards are found at the least and at the most."""
    if isinstance(what, CardOfEach):
        return 0, len(what.parts)
    return bounds(game, what.count, frame) if isinstance(what, Some) else (0, None)


def _check(game: Game, verb: Search, what: Sought, frame: Frame) -> Callable[[list[ObjectId]], None] | None:
    """What refuses cards that may not be found together."""
    if verb.names is not None:
        return lambda ids: _check_names(game, ids)
    if verb.alike is not None:
        return partial(_check_alike, game, frozenset(_KINDS[verb.alike]))
    if not isinstance(what, CardOfEach):
        return total_check(game, what.group, frame)
    tests = [test_of(part.group) for part in what.parts]

    def each_for_its_own(ids: list[ObjectId]) -> None:
        known = [[test(game, game.objects[i], game.characteristics(i), frame) for test in tests] for i in ids]
        ways = permutations(range(len(tests)), len(ids))
        if not any(all(fits[part] for fits, part in zip(known, way, strict=True)) for way in ways):
            raise Illegal(Message("one-card-for-each"), "701.23a")

    return each_for_its_own


def _go_together(verb: Search) -> bool:
    """Whether something is stated of all that are found together, so that they need not be found (701.23b)."""
    return verb.names is not None or verb.alike is not None


_KINDS = {Alike.LAND_TYPE: LAND_TYPES, Alike.CREATURE_TYPE: CREATURE_TYPES}


def _check_alike(game: Game, kind: frozenset[str], ids: list[ObjectId]) -> None:
    """All of them have one of the subtypes of a kind in common (205.3); one card alone has it with itself."""
    types = [game.characteristics(i).subtypes & kind for i in ids]
    if types and not frozenset.intersection(*map(frozenset, types)):
        raise Illegal(Message("types-must-be-shared"), "701.23a")


def _check_names(game: Game, ids: list[ObjectId]) -> None:
    """Each has a name, and no two have one in common (201.2b)."""
    if differently_named(game, ids) < len(ids):
        raise Illegal(Message("names-must-differ"), "201.2b")


def _seen(game: Game, player: PlayerId, owner: PlayerId, zone: Zone) -> list[GameObject]:
    """What a player who searches a zone sees there."""
    ids = list(game.ids(zone, owner))
    return [game.objects[i] for i in (searched_part(game, player, ids) if zone is Zone.LIBRARY else ids)]


@CONDITIONS.register(SearchedLibrary)
def _searched_library(game: Game, node: SearchedLibrary, frame: Frame) -> bool:
    """Whoever was shown what is in the library has searched it (701.23a)."""
    return Zone.LIBRARY in frame.outcome.searched


def _a_mere_card(what: Sought) -> bool:
    """Whether no quality is stated ("a card"), so that it must be found (701.23d)."""
    return isinstance(what, Some) and what.group == n.Described(n.Thing(n.Where.CARD))
