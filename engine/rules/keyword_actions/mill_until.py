"""Milling card by card until something is in the graveyard (CR 701.17, 608.2c)."""

from __future__ import annotations

from engine.abilities.keyword_actions.mill_until import MillUntil, TakeOneMilled
from engine.abilities.keyword_actions.sacrifice import Sacrifice
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.destinations import OntoBattlefield, Under
from engine.abilities.nouns.earlier_results import Participle
from engine.abilities.nouns.object_phrases import It, This
from engine.abilities.verbs.put_and_return import Move, Put
from engine.events import CardNamed, ZoneChange
from engine.rules.evaluate.evaluation import amount, test_of
from engine.rules.instructions.carrying_out import DO, Acted, do_player_verb
from engine.rules.instructions.choosing_objects import choose_objects
from engine.rules.instructions.performing import PERFORM
from engine.rules.pipeline import commit, happen
from engine.rules.pipeline.applying_replacement_effects import applicable
from engine.rules.pipeline.not_happening import does_not_happen
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.unknown_cards import TOP_UNKNOWN, is_unknown, library_size, top_of_library
from engine.state.zones import Zone

TAKEN = -2
"""Stands, as a step, for the card that is put onto the battlefield: no verb's result has this number."""


@DO.register(MillUntil)
def _mill_until(game: Game, verb: MillUntil, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """At least one card is milled; one that a replacement effect puts elsewhere has not been put into the graveyard
    this way (614.6), and where the library ends, so does the process (609.3)."""
    buried: list[ObjectId] = []
    for player in players:
        most, test, mine = max(1, amount(game, verb.count, frame)), test_of(verb.what), 0
        left = library_size(game, player)
        while left > 0 and mine < most:
            cards = _next(game, player, left, frame)
            left -= len(cards)
            logged = yield from happen(game, [_milled(i, frame) for i in cards], "701.17a")
            moves = [one.event for one in logged if isinstance(one.event, ZoneChange)]
            there = [game.objects[move.became[0]] for move in moves if move.to is Zone.GRAVEYARD and move.became]
            buried += [it.id for it in there]
            mine += len(there)
            if any(is_unknown(it) for it in there):
                game.assume(TOP_UNKNOWN, player=game.players[player].name)
            if any(is_unknown(it) or test(game, it, game.characteristics(it), frame) for it in there):
                break
        if not left and not mine:
            does_not_happen(game, "no-end-of-milling", "614.6", player=TargetId.of_player(player))
    frame.outcome.note(Participle.MILLED, buried)
    frame.done = bool(buried)
    return TargetId.of_objects(buried)


def _milled(card: ObjectId, frame: Frame) -> ZoneChange:
    return ZoneChange(card, Zone.GRAVEYARD, Zone.LIBRARY, "mill", frame.source)


def _next(game: Game, player: PlayerId, left: int, frame: Frame) -> list[ObjectId]:
    """The next card to mill; where unknown cards are next, and whichever they are something is done instead of putting
    them into the graveyard, all of them, as which they are doesn't matter."""
    card = top_of_library(game, player)
    if not is_unknown(game.objects[card[0]]) or not applicable(game, _milled(card[0], frame), game.applied):
        return card
    cards = top_of_library(game, player, left)
    commit(game, [CardNamed(i, "") for i in cards if is_unknown(game.objects[i])], "400.2")
    return cards


@PERFORM.register(TakeOneMilled)
def _take_one(game: Game, node: TakeOneMilled, frame: Frame) -> Gen[None]:
    """Of the cards that are in the graveyard still (400.7)."""
    test = test_of(node.what)
    milled = (game.find(i) for i in frame.outcome.acted_on.get(Participle.MILLED, ()))
    able = [it.id for it in milled if test(game, it, game.characteristics(it.id), frame)]
    if not able:
        return
    yield from do_player_verb(game, Sacrifice(This()), frame, [frame.controller])
    there = [i for i in able if i in game.objects]
    chosen = yield from choose_objects(
        game, frame.controller, there, 1, 1, "choose-put-onto-battlefield", "608.2d", frame
    )
    frame.results[TAKEN] = TargetId.of_objects(chosen)
    it = It(antecedent=Antecedent(Role.RESULT, TAKEN))
    put = Put((Move(it, OntoBattlefield(under=Under.YOURS)),))
    yield from do_player_verb(game, put, frame, [frame.controller])
