"""Who has more cards in hand, or more life, than somebody else (CR 119.1, 402.1)."""

from __future__ import annotations

from engine.abilities.conditions.more_than import HasMore, HasMostLife, MoreOf
from engine.abilities.nouns.player_phrases import EachOtherPlayer
from engine.rules.evaluate.evaluation import CONDITIONS, players
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.unknown_cards import hand_untold
from engine.state.zones import Zone


@CONDITIONS.register(HasMore)
def _has_more(game: Game, node: HasMore, frame: Frame) -> bool:
    """True if any of the players has; "each other player" is everybody but that one."""
    for player in players(game, node.who, frame):
        if isinstance(node.other, EachOtherPlayer):
            others = [p.number for p in game.living() if p.number != player]
        else:
            others = [p for p in players(game, node.other, frame) if p != player]
        own = _number(game, node.what, player)
        theirs = [_number(game, node.what, p) for p in others]
        if theirs and own > (max(theirs) if node.other.is_each else min(theirs)):
            frame.outcome.cards_missing = own - max(theirs)
            return not node.denied
    return node.denied


@CONDITIONS.register(HasMostLife)
def _has_most_life(game: Game, node: HasMostLife, frame: Frame) -> bool:
    game.look("life")
    most = max(p.life for p in game.living())
    return any(game.players[player].life == most for player in players(game, node.who, frame))


def _number(game: Game, what: MoreOf, player: PlayerId) -> int:
    if what is MoreOf.CARDS:
        hand_untold(game, player)
        return len(game.ids(Zone.HAND, player))
    game.look("life")
    return game.players[player].life
