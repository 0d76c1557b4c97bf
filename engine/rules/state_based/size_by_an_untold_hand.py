"""Creatures whose toughness is only 0 as nobody has said what is in a hand (604.3): one that is on the battlefield says
that cards are in it, or it would have been put into the graveyard before (704.5f)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.state.game import Game
from engine.state.objects import GameObject
from engine.state.undetermined_numbers import determined
from engine.state.unknown_cards import hand_holds_cards, hand_may_hold_cards


def hands_come_to_hold_cards(game: Game, small: Sequence[GameObject]) -> bool:
    """Whether a hand of which nobody has said anything is now taken to hold cards, for one of these creatures."""
    told, waiting = False, list(small)
    for player in [one.number for one in game.living() if hand_may_hold_cards(game, one.number)]:
        then = game.copy()
        hand_holds_cards(then, player)
        still = [it for it in waiting if determined(then.characteristics(it.id).toughness) <= 0]
        if len(still) < len(waiting):
            hand_holds_cards(game, player)
            told, waiting = True, still
    return told
