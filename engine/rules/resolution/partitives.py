"""The cards of a zone, of the end of a library, or of a pile: which they are and how some are chosen (CR 400-406).

A pile is what a verb looked at, revealed, exiled or milled. Those of it that have been moved since are new objects
(400.7), so "the rest" is what is still there under its old id.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from itertools import combinations

from engine.abilities.base import Ref
from engine.abilities.nouns import noun_groups as n
from engine.abilities.nouns import zones as zn
from engine.abilities.nouns.adjectives import NotType
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.earlier_results import MilledCards, Participle, PutThisWay, PutWhere, WasThisWay
from engine.abilities.nouns.partitives import (
    AllFromAmong,
    Bare,
    BothCards,
    EachOf,
    EachOfThose,
    EitherOfThose,
    FromAmong,
    OneOfEachFromAmong,
    PartOf,
    TheRest,
)
from engine.abilities.nouns.shared_characteristics import OneOfEach
from engine.abilities.nouns.types_and_colors import CardType
from engine.abilities.verbs import reveal_until as un
from engine.rules.evaluate.amounts import bounds
from engine.rules.evaluate.antecedents import antecedent, own_results
from engine.rules.evaluate.combined_totals import total_check
from engine.rules.evaluate.conditions import counts
from engine.rules.evaluate.evaluation import CONDITIONS, OBJECTS, amount, objects, players, test_of
from engine.rules.evaluate.for_each import of_each
from engine.rules.evaluate.object_phrases import things
from engine.rules.evaluate.shared_characteristics import held
from engine.rules.instructions.carrying_out import CHOICES, TO_CHOOSE_FROM
from engine.rules.instructions.choosing_objects import choose_objects
from engine.rules.instructions.naming_unknown_cards import choose_or_name, is_unnamed, states_quality
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, objects_in
from engine.state.objects import GameObject
from engine.state.unknown_cards import bottom_of_library, hand_untold, top_of_library
from engine.state.zones import Zone

ZONES = {
    zn.ZoneName.GRAVEYARD: Zone.GRAVEYARD,
    zn.ZoneName.HAND: Zone.HAND,
    zn.ZoneName.LIBRARY: Zone.LIBRARY,
}


@OBJECTS.register(zn.AllButEndOfLibrary)
def _all_but_end(game: Game, ref: zn.AllButEndOfLibrary, frame: Frame) -> list[ObjectId]:
    """The rest of each library, where there is any (401)."""
    kept, found = amount(game, ref.kept, frame), []
    for player in players(game, ref.of, frame):
        there = list(game.ids(Zone.LIBRARY, player))
        found += there[kept:] if ref.end is zn.End.TOP else there[: max(0, len(there) - kept)]
    return found


@OBJECTS.register(zn.EndOfLibrary)
def _end_of_library(game: Game, ref: zn.EndOfLibrary, frame: Frame) -> list[ObjectId]:
    """As many of the cards as there are (609.3)."""
    count = max(0, amount(game, ref.count, frame))
    found: list[ObjectId] = []
    for player in players(game, ref.of, frame):
        found += (top_of_library if ref.end is zn.End.TOP else bottom_of_library)(game, player, count)
    return found


@OBJECTS.register(zn.CardsOf)
def _cards_of(game: Game, ref: zn.CardsOf, frame: Frame) -> list[ObjectId]:
    """(400.1)"""
    whose = players(game, ref.of, frame)
    if zn.ZoneName.HAND in ref.zones:
        for player in whose:
            hand_untold(game, player)
    return [i for player in whose for zone in ref.zones for i in game.ids(ZONES[zone], player)]


@OBJECTS.register(zn.EverybodysCards)
def _everybodys(game: Game, ref: zn.EverybodysCards, frame: Frame) -> list[ObjectId]:
    """(400.1)"""
    words = ref.which.value
    zones = [zone for word, zone in (("hands", Zone.HAND), ("graveyards", Zone.GRAVEYARD)) if word in words]
    foes = [p.number for p in game.opponents(frame.controller)]
    whose = [p.number for p in game.apnap() if "opponents" not in words or p.number in foes]
    return [i for zone in zones for player in whose for i in game.ids(zone, player)]


def pile(game: Game, what: Antecedent | None, frame: Frame) -> list[ObjectId]:
    """The objects of a pile that have not been moved out of it."""
    if what is None:
        raise LookupError("a part of a pile was left without what it refers to")
    if what.role is Role.RESULT:
        everything = frame.outcome.turned_up.get(what.index)
        ids = objects_in(everything or own_results(game, what.index, frame))
        return [i for i in _moved_together(game, what.index, ids, frame) if i in game.objects]
    return [i for i in objects_in(antecedent(game, what, frame)) if i in game.objects]


def _moved_together(game: Game, number: int, ids: list[ObjectId], frame: Frame) -> list[ObjectId]:
    """A pile that a later verb of the same text has moved as a whole is what that has made of it: "exile them ... one
    of those cards" (400.7j). What was picked out of it is no whole, even where there was nothing else to pick; what has
    been cast is a spell and no card of the pile any more."""
    for later in sorted(one for one in frame.results if one > number):
        moved = objects_in(frame.results[later])
        before = {was.object.id for i in moved if (was := game.came_from(i)) is not None}
        whole = bool(ids) and before == set(ids) and not before.issubset(frame.outcome.picked_out)
        if whole and all(game.find(i).zone is not Zone.STACK for i in moved):
            ids = moved
    return ids


def unmoved(game: Game, ref: Ref, frame: Frame) -> list[ObjectId]:
    """The objects that a phrase stands for, without those that have been moved out of what it speaks of."""
    known = ref.antecedent
    if known is not None and known.role is Role.RESULT:
        ids = _moved_together(game, known.index, objects_in(own_results(game, known.index, frame)), frame)
    else:
        ids = objects(game, ref, frame)
    return [i for i in ids if i in game.objects]


@OBJECTS.register(un.OthersThisWay)
def _others_this_way(game: Game, ref: un.OthersThisWay, frame: Frame) -> list[ObjectId]:
    """Without what was looked for, even where that has not been moved."""
    if ref.antecedent is None:
        raise LookupError("a part of a pile was left without what it refers to")
    found = set(objects_in(frame.results.get(ref.antecedent.index, ())))
    return [i for i in pile(game, ref.antecedent, frame) if i not in found]


@OBJECTS.register(un.ThoseFew)
def _those_few(game: Game, ref: un.ThoseFew, frame: Frame) -> list[ObjectId]:
    if ref.antecedent is None:
        raise LookupError("a pronoun was left without what it refers to")
    return objects_in(antecedent(game, ref.antecedent, frame))


@OBJECTS.register(AllFromAmong)
def _all_from_among(game: Game, ref: AllFromAmong, frame: Frame) -> list[ObjectId]:
    test = test_of(ref.group)
    there = (game.objects[i] for i in unmoved(game, ref.pile, frame))
    return [it.id for it in there if test(game, it, game.characteristics(it), frame)]


@OBJECTS.register(TheRest)
def _the_rest(game: Game, ref: TheRest, frame: Frame) -> list[ObjectId]:
    return pile(game, ref.antecedent, frame)


@OBJECTS.register(BothCards)
def _both_cards(game: Game, ref: BothCards, frame: Frame) -> list[ObjectId]:
    """What this text has exiled and what it has found in a library, as far as they are still there (400.7)."""
    done = dict.fromkeys(i for acted in frame.results.values() for i in objects_in(acted))
    return [i for i in done if i in game.objects and game.objects[i].zone in (Zone.EXILE, Zone.LIBRARY)]


@OBJECTS.register(EachOfThose, EitherOfThose)
def _each_of_those(game: Game, ref: EachOfThose | EitherOfThose, frame: Frame) -> list[ObjectId]:
    return objects_in(things(game, ref.those, frame))


@OBJECTS.register(EachOf)
def _each_of(game: Game, ref: EachOf, frame: Frame) -> list[ObjectId]:
    return objects(game, ref.targets, frame)


@CHOICES.register(zn.TopOfShuffled)
def _top_of_shuffled(
    game: Game, ref: zn.TopOfShuffled, frame: Frame, player: PlayerId, prompt: str, rule: str
) -> Gen[list[ObjectId]]:
    """(401)"""
    yield from ()
    return top_of_library(game, player)


@CHOICES.register(PartOf)
def _part_of(game: Game, ref: PartOf, frame: Frame, player: PlayerId, prompt: str, rule: str) -> Gen[list[ObjectId]]:
    """ "one of them": chosen by whoever carries the instruction out (608.2d)."""
    can = unmoved(game, ref.pile, frame)
    least, most = bounds(game, ref.count, frame)
    return (yield from _choose(game, player, can, least, most, prompt, rule, frame))


@CHOICES.register(FromAmong)
def _from_among(
    game: Game, ref: FromAmong, frame: Frame, player: PlayerId, prompt: str, rule: str
) -> Gen[list[ObjectId]]:
    """ "a creature card from among them" (608.2d)."""
    least, most = bounds(game, ref.count, frame)
    check = total_check(game, ref.group, frame)
    can, unnamed = _fitting(game, ref, frame), _unnamed(game, ref, frame)
    if not unnamed:
        return (yield from _choose(game, player, can, least, most, prompt, rule, frame, check))

    def fits(it: GameObject) -> bool:
        return bool(_those_that_fit(game, ref, [it], frame))

    chosen = yield from choose_or_name(game, player, can, unnamed, fits, least, most, prompt, rule, frame, check)
    frame.outcome.picked_out += tuple(chosen)
    return chosen


@TO_CHOOSE_FROM.register(FromAmong)
def _any_among(game: Game, ref: FromAmong, frame: Frame) -> bool:
    """Nobody is asked whether to take what isn't there (608.2d)."""
    could = {*_fitting(game, ref, frame), *(it.id for it in _unnamed(game, ref, frame))}
    return len(could) >= max(1, bounds(game, ref.count, frame)[0])


def _unnamed(game: Game, ref: FromAmong, frame: Frame) -> list[GameObject]:
    """The cards of a pile in a library of which nobody has said which they are, where a description asks for more than
    a card."""
    there = (game.objects[i] for i in unmoved(game, ref.pile, frame)) if states_quality(ref.group) else ()
    return [it for it in there if it.zone is Zone.LIBRARY and is_unnamed(it)]


def _fitting(game: Game, ref: FromAmong, frame: Frame) -> list[ObjectId]:
    """What there is of a pile that a description fits."""
    return _those_that_fit(game, ref, [game.objects[i] for i in unmoved(game, ref.pile, frame)], frame)


def _those_that_fit(game: Game, ref: FromAmong, there: list[GameObject], frame: Frame) -> list[ObjectId]:
    test = test_of(_as_cards(ref.group))
    if ref.number is not None:
        asked = test_of(ref.number)
        there = [o for o in there if asked(game, o, game.characteristics(o), frame)]
    return [o.id for o in there if test(game, o, game.characteristics(o), frame)]


def _as_cards(group: n.Group) -> n.Group:
    """ "a spell from among them" is a card that could be one (601.3e): its noun tells nothing of where it is."""
    if isinstance(group, n.Described) and group.head.noun is n.Where.SPELL:
        head = dataclasses.replace(group.head, noun=n.Where.CARD)  # type: ignore[type-var]
        land = NotType(CardType.LAND)
        return n.Described(head, (land, *group.adjectives), group.qualifiers)
    return group


@CHOICES.register(OneOfEachFromAmong)
def _one_of_each(
    game: Game, ref: OneOfEachFromAmong, frame: Frame, player: PlayerId, prompt: str, rule: str
) -> Gen[list[ObjectId]]:
    """For each description one card or none, and not the same for both (608.2d)."""
    chosen: list[ObjectId] = []
    for group in (ref.first, ref.second):
        test = test_of(group)
        there = (game.objects[i] for i in unmoved(game, ref.pile, frame) if i not in chosen)
        can = [it.id for it in there if test(game, it, game.characteristics(it), frame)]
        chosen += yield from _choose(game, player, can, 0, 1, prompt, rule, frame)
    return chosen


@TO_CHOOSE_FROM.register(OneOfEachFromAmong)
def _one_of_any(game: Game, ref: OneOfEachFromAmong, frame: Frame) -> bool:
    """(608.2d)"""
    tests = test_of(ref.first), test_of(ref.second)
    there = [game.objects[i] for i in unmoved(game, ref.pile, frame)]
    return any(test(game, it, game.characteristics(it), frame) for it in there for test in tests)


@CHOICES.register(Bare)
def _bare(game: Game, ref: Bare, frame: Frame, player: PlayerId, prompt: str, rule: str) -> Gen[list[ObjectId]]:
    """ "one" and "two", said of a pile (608.2d)."""
    can = pile(game, ref.antecedent, frame)
    count = amount(game, ref.number, frame)
    return (yield from _choose(game, player, can, count, count, prompt, rule, frame))


def _choose(
    game: Game,
    player: PlayerId,
    can: list[ObjectId],
    least: int,
    most: int | None,
    prompt: str,
    rule: str,
    frame: Frame,
    check: Callable[[list[ObjectId]], None] | None = None,
) -> Gen[list[ObjectId]]:
    most = len(can) if most is None else min(most, len(can))
    chosen = yield from choose_objects(game, player, can, min(least, most), most, prompt, rule, frame, check)
    frame.outcome.picked_out += tuple(chosen)
    return chosen


@CONDITIONS.register(WasThisWay)
def _was_this_way(game: Game, node: WasThisWay, frame: Frame) -> bool:
    """Whether as many of what this text has done it to fit as it says; as they were, where they are gone (608.2h)."""
    fit = [game.characteristics(it.id) for it in fitting_this_way(game, node, frame)]
    if node.alike is not None:
        return any(not held(node.alike, one).isdisjoint(held(node.alike, other)) for one, other in combinations(fit, 2))
    return counts(game, node.what.count, len(fit), frame)


def fitting_this_way(game: Game, node: WasThisWay, frame: Frame) -> list[GameObject]:
    """What this text has done it to that fits."""
    test = test_of(node.what.group)
    seen = [game.find(i) for i in this_way(node.how, frame)]
    return [it for it in seen if test(game, it, game.characteristics(it.id), frame)]


@CONDITIONS.register(PutThisWay)
def _put_this_way(game: Game, node: PutThisWay, frame: Frame) -> bool:
    """Whether as many as it says were put there by this text, as they are there (608.2c)."""
    zone = Zone.HAND if node.where is PutWhere.HAND else Zone.BATTLEFIELD
    test = test_of(node.what.group)
    there = [game.find(i) for i in dict.fromkeys(frame.outcome.put_into.get(zone, ()))]
    fit = [it for it in there if test(game, it, game.characteristics(it.id), frame)]
    return counts(game, node.what.count, len(fit), frame) is not node.denied


def this_way(how: Participle, frame: Frame) -> list[ObjectId]:
    """What an earlier part of the same text has done something to."""
    return list(dict.fromkeys(frame.outcome.acted_on.get(how, ())))


@OBJECTS.register(MilledCards)
def _milled(game: Game, ref: MilledCards, frame: Frame) -> list[ObjectId]:
    """Each of them, also where "the milled card" has become several; none in a hidden zone (701.17c-d)."""
    return [i for i in this_way(Participle.MILLED, frame) if game.find(i).zone not in (Zone.LIBRARY, Zone.HAND)]


@CHOICES.register(OneOfEach)
def _one_of_each_kind(
    game: Game, ref: OneOfEach, frame: Frame, player: PlayerId, prompt: str, rule: str
) -> Gen[list[ObjectId]]:
    """One after the other; what is of several kinds can be chosen for each of them, and of a kind that nothing is of
    nothing is chosen (608.2d, 609.3)."""
    chosen: list[ObjectId] = []
    for can in of_each(game, ref, frame).values():
        chosen += yield from choose_objects(game, player, can, min(1, len(can)), 1, prompt, rule, frame)
    return list(dict.fromkeys(chosen))
