"""Choosing for each player whether that is a friend or a foe (CR 608.2d)."""

from __future__ import annotations

from engine.abilities.verbs.choose_friend_or_foe import ChooseFriendOrFoe, EachFriendOrFoe, FriendOrFoe
from engine.rules.evaluate.evaluation import PLAYERS
from engine.rules.instructions.carrying_out import DO, Acted
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId


@DO.register(ChooseFriendOrFoe)
def _choose(game: Game, verb: ChooseFriendOrFoe, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """One after the other, in turn order; nobody has to be either (608.2d)."""
    friends = []
    for one in game.apnap():
        asks = Message("choose-friend-or-foe", {"player": one.target, "source": TargetId.of_object(frame.source)})
        options = [Option(word.value, Message(f"kind-{word.value}"), kind="word") for word in FriendOrFoe]
        (answer,) = yield Choice(players[0], "word", asks, "608.2d", options)
        if answer == FriendOrFoe.FRIEND.value:
            friends.append(one.number)
    frame.chosen.friends = tuple(friends)
    return TargetId.of_players(players)


@PLAYERS.register(EachFriendOrFoe)
def _each(game: Game, who: EachFriendOrFoe, frame: Frame) -> list[PlayerId]:
    """Everybody is one or the other (101.4)."""
    friend = who.chosen is FriendOrFoe.FRIEND
    return [p.number for p in game.apnap() if (p.number in frame.chosen.friends) is friend]
