"""Harmonize: tapping a creature to pay less (CR 702.180)."""

from __future__ import annotations

from engine.abilities.base import CostPart
from engine.rules.casting.casting import INSTEAD_OF_MANA
from engine.rules.keywords.offering_emerge import GiveUp, controlled
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.mana_costs import ManaCost
from engine.state.objects import GameObject
from engine.state.undetermined_numbers import determined


@INSTEAD_OF_MANA.by("702.180a")
def _harmonize(game: Game, player: PlayerId, spell: GameObject, total: ManaCost) -> Gen[tuple[CostPart, ...]]:
    """Up to one untapped creature is tapped, and as much generic mana as its power is not paid (702.180a-b)."""
    able = [Option.of(it.target) for it in controlled(game, player) if not it.tapped]
    if spell.announced is None or spell.announced.paid.keyword != "harmonize" or not able:
        return ()
    prompt = Message("choose-harmonize", {"source": spell.target})
    answer = yield Choice(player, "harmonize", prompt, "702.180b", able, 0, 1)
    if not answer:
        return ()
    chosen = answer[0].object
    total.change(-max(0, determined(game.characteristics(chosen).power)))
    spell.announced.reduce_to(total.text)
    return (GiveUp((chosen,), sacrificed=False),)
