"""What is done for each of several things to that one: copying it, and what its controller does (CR 608.2c, 608.2h)."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import replace

from engine.abilities.base import PlayerVerb
from engine.abilities.conditions.done_this_way import PerParted
from engine.abilities.keyword_actions.cast import CastCard, Payment
from engine.abilities.keyword_actions.create import CreateCopy
from engine.abilities.keyword_actions.search import Search
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.destinations import OntoBattlefield, Under
from engine.abilities.nouns.earlier_results import Participle
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.nouns.player_phrases import They, You
from engine.abilities.quantities.amounts import Exactly, Fixed
from engine.abilities.sentences import Does, May
from engine.abilities.verbs.copy_and_become_copy import CopiesMade, TheCopies
from engine.abilities.verbs.for_each_of_them import (
    CopyEach,
    CopyExiledToCast,
    CountersForColors,
    ForEachItsController,
    ForEachItsControllerReveals,
    ForEachItsControllerSearches,
)
from engine.abilities.walk import found, replaced
from engine.events import CountersPut
from engine.rules.evaluate.comparisons import done_to
from engine.rules.evaluate.done_this_way import parted
from engine.rules.evaluate.evaluation import objects, test_of
from engine.rules.instructions.carrying_out import DO, Acted, do_player_verb
from engine.rules.instructions.performing import PERFORM, perform
from engine.rules.pipeline import happen
from engine.rules.resolution.sentences import note_this_way, players_do
from engine.rules.resolution.verbs.copy_and_become_copy import copy_card
from engine.rules.resolution.verbs.where_x_and_for_each import times
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.zones import Zone


@DO.register(CopyEach)
def _copy_each(game: Game, verb: CopyEach, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(707.2)"""
    made = CreateCopy(Fixed(1), verb.what, verb.exceptions, verb.arriving)
    acted = yield from do_player_verb(game, made, frame, players)
    note_this_way(made, acted, frame)
    return acted


@PERFORM.register(CopyExiledToCast)
def _copy_exiled(game: Game, node: CopyExiledToCast, frame: Frame) -> Gen[None]:
    """All are copied; any number of the copies are cast, one after the other (608.2g, 707.12)."""
    test = test_of(node.group)
    for i in frame.outcome.acted_on.get(Participle.EXILED, ()):
        it = game.now(i)
        if it is not None and it.zone is Zone.EXILE and test(game, it, game.characteristics(it), frame):
            copy_card(game, it.id, frame.controller, frame)
    copies = CopiesMade(TheCopies.ALL)
    yield from perform(game, May(You(), (CastCard(copies, payment=Payment.FREE_ALL),)), frame)


@PERFORM.register(ForEachItsController)
def _its_controller(game: Game, node: ForEachItsController, frame: Frame) -> Gen[None]:
    """Each player does it as many times as they controlled such things (608.2h), in turn order (101.4)."""
    numbers = Counter(game.controller(one) for one in done_to(game, node.per, frame))
    for player in game.apnap(game.turn.active):
        if numbers[player.number]:
            verb = times(node.verb, numbers[player.number])
            acted = yield from do_player_verb(game, verb, frame, [player.number])
            note_this_way(verb, acted, frame)


@PERFORM.register(ForEachItsControllerSearches)
def _its_controller_searches(game: Game, node: ForEachItsControllerSearches, frame: Frame) -> Gen[None]:
    """Each player searches once, for as many cards as they controlled such things (608.2h), in turn order (101.4)."""
    if isinstance(node.per, PerParted):
        gone = [game.find(i) for i in parted(game, node.per.how, node.per.group, frame)]
    else:
        gone = done_to(game, node.per, frame)
    numbers = Counter(map(game.controller, gone))
    who = [player.number for player in game.apnap(game.turn.active) if numbers[player.number]]
    search, *rest = node.then.verbs
    assert isinstance(search, Search)
    assert isinstance(search.what, Some)
    before = frame.each
    they, found_by_all = They(antecedent=Antecedent(Role.EACH)), defaultdict[int, Acted](list)
    for player in who:
        frame.each = TargetId.of_player(player)
        so_many = replace(search, what=replace(search.what, count=Exactly(Fixed(numbers[player]))))
        verbs = (so_many, *rest)
        does = May(they, verbs, step=node.step) if node.then.optional else Does(they, verbs, step=node.step)
        yield from perform(game, does, frame)
        for step in range(node.step, node.step + len(verbs)):
            found_by_all[step] += frame.results.pop(step, [])
    frame.each = before
    frame.results.update(found_by_all)
    frame.done = bool(who)
    if node.after is not None and who:
        verbs = tuple(map(_with_their_own, node.after.verbs))
        yield from players_do(game, verbs, frame, who, None, node.step + 1)


@PERFORM.register(ForEachItsControllerReveals)
def _its_controller_reveals(game: Game, node: ForEachItsControllerReveals, frame: Frame) -> Gen[None]:
    """Each player does all of it once for each thing they controlled (608.2h), in turn order (101.4)."""
    numbers = Counter(game.controller(one) for one in done_to(game, node.per, frame))
    does = Does(They(antecedent=Antecedent(Role.EACH)), node.verbs, joined=node.then.joined, step=node.step)
    before = frame.each
    for player in game.apnap(game.turn.active):
        for _ in range(numbers[player.number]):
            frame.each = player.target
            yield from perform(game, does, frame)
    frame.each = before
    frame.done = bool(numbers)


def _with_their_own(verb: PlayerVerb) -> PlayerVerb:
    """What several players put onto the battlefield together each puts there from a library of their own (110.2a)."""
    for place in found(verb, OntoBattlefield):
        verb = replaced(verb, place, replace(place, under=Under.THEIR_OWNERS_ALL))
    return verb


@PERFORM.register(CountersForColors)
def _for_colors(game: Game, node: CountersForColors, frame: Frame) -> Gen[None]:
    """All of them at once (122.6)."""
    there = [it for i in objects(game, node.those, frame) if (it := game.now(i)) is not None]
    colors = ((it, len(game.characteristics(it).colors)) for it in there)
    put = [CountersPut(it.target, node.kind.name, number, frame.controller) for it, number in colors if number]
    frame.done = bool((yield from happen(game, put, "122.6")))
