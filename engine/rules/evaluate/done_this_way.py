"""Who has done what a text told players to do (CR 608.2c)."""

from __future__ import annotations

from engine.abilities.conditions import done_this_way as d
from engine.abilities.nouns.earlier_results import IntoWhoseGraveyard, PutThereThisWay
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.nouns.put_there_this_turn import PutFrom, PutThereThisTurn
from engine.events import ZoneChange
from engine.rules.evaluate.conditions import counts
from engine.rules.evaluate.evaluation import AMOUNTS, CONDITIONS, FITS, Test, players, test_of
from engine.rules.evaluate.for_each import PER
from engine.state.characteristics import Characteristics
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.objects import GameObject
from engine.state.zones import Zone


@CONDITIONS.register(d.PlayerDoes)
def _does(game: Game, node: d.PlayerDoes, frame: Frame) -> bool:
    """Of those who were to do it (608.2c)."""
    asked, did = frame.outcome.asked, frame.outcome.did
    return any(p in asked and (p in did) is not node.did.is_denied for p in players(game, node.who, frame))


@CONDITIONS.register(d.DidThisWay)
def _did_this_way(game: Game, node: d.DidThisWay, frame: Frame) -> bool:
    """What was discarded is looked at where it is now, what was sacrificed as it last was (608.2h)."""
    what = node.act.what
    assert isinstance(what, Some)
    test = test_of(what.group)
    for player in players(game, node.who, frame):
        theirs = (game.find(i) for i in frame.outcome.done_by.get((player, node.needs), ()))
        number = sum(test(game, it, game.characteristics(it.id), frame) for it in theirs)
        if counts(game, what.count, number, frame) is node.denied:
            return False
    return True


@AMOUNTS.register(d.MostDiscarded)
def _most(game: Game, node: d.MostDiscarded, frame: Frame) -> int:
    return max((len(cards) for (_, name), cards in frame.outcome.done_by.items() if name == "Discard"), default=0)


@CONDITIONS.register(d.DrewThisWay)
def _drew(game: Game, node: d.DrewThisWay, frame: Frame) -> bool:
    """A draw that was replaced with something else was none (121.6)."""
    return all((player, "Draw") in frame.outcome.done_by for player in players(game, node.who, frame))


@CONDITIONS.register(d.SearchedThisWay)
def _searched(game: Game, node: d.SearchedThisWay, frame: Frame) -> bool:
    """Whoever was shown what is in a library has searched it (701.23a)."""
    searchers = {searcher for searcher, _ in frame.outcome.searched_at}
    return any(p in searchers for p in players(game, node.who, frame))


_ORIGINS = {
    PutFrom.BATTLEFIELD: Zone.BATTLEFIELD,
    PutFrom.YOUR_LIBRARY: Zone.LIBRARY,
    PutFrom.THEIR_LIBRARY: Zone.LIBRARY,
}


@FITS.register(PutThereThisTurn)
def _put_there_this_turn(node: PutThereThisTurn) -> Test:
    """By what has happened this turn: it is the very object that it became there (400.7)."""

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        game.look("turn")
        for move in game.this_turn(ZoneChange):
            if move.to is Zone.GRAVEYARD and it.id in move.became:
                if node.whence is PutFrom.ELSEWHERE:
                    return move.origin is not Zone.BATTLEFIELD
                return _ORIGINS.get(node.whence, move.origin) is move.origin
        return False

    return test


@FITS.register(PutThereThisWay)
def _put_there(node: PutThereThisWay) -> Test:
    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        if it.zone is not Zone.GRAVEYARD or (node.whose is IntoWhoseGraveyard.YOUR and it.owner != frame.controller):
            return False
        since = game.part_of.id if game.part_of is not None else 0
        moves = (one for one in game.happened(ZoneChange, since=since) if one.to is Zone.GRAVEYARD)
        return any(it.id in one.became for one in moves)

    return test


def parted(game: Game, how: d.Parted, group: Group, frame: Frame, but: ObjectId | None = None) -> list[ObjectId]:
    """The permanents, ``but`` one, that were sacrificed or returned this way, by the text or to pay for it, and fit as
    they last were (608.2h)."""
    if how is d.Parted.SACRIFICED:
        gone = [i for (_, name), ids in frame.outcome.done_by.items() if name == how.verb for i in ids]
        gone += frame.paid.by_verb.get(how.verb, ())
    else:
        before = (game.came_from(i) for i in frame.outcome.by_verb.get(how.verb, ()))
        gone = [one.object.id for one in before if one is not None and one.object.zone is Zone.BATTLEFIELD]
    test = test_of(group)
    return [i for i in dict.fromkeys(gone) if i != but and test(game, game.find(i), game.characteristics(i), frame)]


@PER.register(d.PerParted)
def _per_parted(game: Game, per: d.PerParted, frame: Frame, it: GameObject | None) -> int:
    return len(parted(game, per.how, per.group, frame))


@AMOUNTS.register(d.PartedNumber)
def _parted_number(game: Game, node: d.PartedNumber, frame: Frame) -> int:
    return len(parted(game, node.how, node.group, frame))


@CONDITIONS.register(d.WasParted)
def _was_parted(game: Game, node: d.WasParted, frame: Frame) -> bool:
    """ "Another" is not the object that says so."""
    gone = parted(game, node.how, node.what.group, frame, frame.source if node.what.article.value else None)
    return counts(game, node.what.count, len(gone), frame)
