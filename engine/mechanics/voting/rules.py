"""Voting (CR 701.38)."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterable

from engine.mechanics.voting import words as vt
from engine.mechanics.voting.events import VoteCast, Voted
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import AMOUNTS, CONDITIONS, FITS, PLAYERS, Test, players
from engine.rules.evaluate.for_each import PER
from engine.rules.instructions.carrying_out import DO, Acted, objects_for
from engine.rules.instructions.performing import PERFORM, perform
from engine.rules.pipeline import commit
from engine.rules.triggers.trigger_events import watches
from engine.state.choices import YES_NO, Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject

MORE_VOTES = looked_up(vt.MoreVotes)

Vote = tuple[PlayerId, str | ObjectId]


@PERFORM.register(vt.StartingWithYou)
def _starting(game: Game, node: vt.StartingWithYou, frame: Frame) -> Gen[None]:
    """(701.38a)"""
    around = frame.known
    frame.known = dataclasses.replace(around, voting_starts=frame.controller)
    yield from perform(game, node.what, frame)
    frame.known = around


def _in_order(game: Game, who: list[PlayerId], frame: Frame) -> list[PlayerId]:
    """The players in turn order from the one who starts; APNAP where the text names nobody (101.4)."""
    order = [p.number for p in game.apnap()]
    if (first := frame.known.voting_starts) in order:
        order = order[order.index(first) :] + order[: order.index(first)]
    return [p for p in order if p in who]


def _how_often(game: Game, player: PlayerId) -> Gen[int]:
    """How many votes a player has, all of them now (701.38d)."""
    often = 1
    for node, standing in MORE_VOTES.said(game):
        if standing.frame.controller != player:
            continue
        if node.again is vt.Again.DOES:
            often += 1
            continue
        prompt = Message("vote-again", {"source": TargetId.of_object(standing.frame.source)})
        answer = yield Choice(player, "may", prompt, "701.38d", YES_NO)
        often += answer == ["yes"]
    return often


@DO.register(vt.VoteFor)
def _vote(game: Game, verb: vt.VoteFor, frame: Frame, who: list[PlayerId]) -> Gen[Acted]:
    """(701.38a)"""
    votes: list[Vote] = []
    options = [Option(c, Message("word", {"word": str(c)}), kind="vote") for c in verb.choices]
    for player in _in_order(game, who, frame):
        for _ in range((yield from _how_often(game, player))):
            prompt = Message("vote", {"source": TargetId.of_object(frame.source)})
            answer = yield Choice(player, "vote", prompt, "701.38a", options)
            votes.append((player, str(answer[0])))
    return _finish(game, votes, frame)


@DO.register(vt.VoteForOne)
def _vote_for_one(game: Game, verb: vt.VoteForOne, frame: Frame, who: list[PlayerId]) -> Gen[Acted]:
    """What is voted for may be an object (701.38b); "you" is the controller of the text, whoever votes (109.5)."""
    votes: list[Vote] = []
    for player in _in_order(game, who, frame):
        for _ in range((yield from _how_often(game, player))):
            chosen = yield from objects_for(game, verb.what, frame, player, "vote", "701.38a")
            votes += [(player, i) for i in chosen]
    return _finish(game, votes, frame)


def _finish(game: Game, votes: list[Vote], frame: Frame) -> Acted:
    frame.chosen.votes = tuple(votes)
    commit(game, [VoteCast(player, choice) for player, choice in votes], "701.38a")
    commit(game, [Voted(tuple(votes))], "701.38a")
    return TargetId.of_players(dict.fromkeys(p for p, _ in votes))


def _tally(frame: Frame) -> Counter[str | ObjectId]:
    return Counter(choice for _, choice in frame.chosen.votes)


@CONDITIONS.register(vt.GetsMoreVotes)
def _gets_more(game: Game, node: vt.GetsMoreVotes, frame: Frame) -> bool:
    tally = _tally(frame)
    own = tally.pop(str(node.choice), 0)
    most = max(tally.values(), default=0)
    return own > most or (node.tied and own == most)


@PER.register(vt.PerVote)
def _per_vote(game: Game, per: vt.PerVote, frame: Frame, it: GameObject | None) -> int:
    return _tally(frame)[str(per.choice)]


@PERFORM.register(vt.ForEachVote)
def _for_each_vote(game: Game, node: vt.ForEachVote, frame: Frame) -> Gen[None]:
    """Counted once, then done so often (608.2h), vote by vote."""
    before = frame.each
    for voter in [player for player, choice in frame.chosen.votes if choice == str(node.per.choice)]:
        frame.each = TargetId.of_player(voter)
        yield from perform(game, node.what, frame)
    frame.each = before


@PLAYERS.register(vt.TheVoter)
def _the_voter(game: Game, who: vt.TheVoter, frame: Frame) -> list[PlayerId]:
    return [frame.each.player] if frame.each is not None and frame.each.player is not None else []


@FITS.register(vt.OwnedByVoter)
def _owned_by_voter(node: vt.OwnedByVoter) -> Test:
    return lambda game, it, ch, frame: it.owner in players(game, node.who, frame)


@AMOUNTS.register(vt.VotesFor)
def _votes_for(game: Game, node: vt.VotesFor, frame: Frame) -> int:
    return _tally(frame)[str(node.choice)]


@FITS.register(vt.MostVotes)
def _most_votes(node: vt.MostVotes) -> Test:
    def test(game: Game, it: GameObject, ch: object, frame: Frame) -> bool:
        tally = _tally(frame)
        return tally[it.id] > 0 and tally[it.id] == max(tally.values())

    return test


# ---- what looks at a vote


@watches(vt.FinishVoting, Voted)
def _finished(game: Game, trigger_event: vt.FinishVoting, event: Voted, frame: Frame) -> Iterable[TargetId | None]:
    yield None


def _opponents(game: Game, how: vt.Alike, frame: Frame) -> list[PlayerId]:
    """The opponents who voted for something the controller voted for too, or for something else."""
    votes: tuple[Vote, ...] = frame.event.votes if isinstance(frame.event, Voted) else ()
    own = {choice for player, choice in votes if player == frame.controller}
    alike = how is vt.Alike.ALIKE
    found = {player for player, choice in votes if player != frame.controller and (choice in own) is alike}
    return [p.number for p in game.apnap() if p.number in found]


@PLAYERS.register(vt.EachWhoVoted)
def _each_who_voted(game: Game, who: vt.EachWhoVoted, frame: Frame) -> list[PlayerId]:
    return _opponents(game, who.how, frame)


@AMOUNTS.register(vt.OpponentsOtherwise)
def _otherwise(game: Game, node: vt.OpponentsOtherwise, frame: Frame) -> int:
    return len(_opponents(game, vt.Alike.OTHERWISE, frame))
