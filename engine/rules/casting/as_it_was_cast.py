"""What was so as a spell was cast, which it and what it becomes go on to ask about (CR 601.2i, 400.7d)."""

from __future__ import annotations

from engine.abilities.base import Condition
from engine.abilities.costs.as_it_was_cast import AlternativeWasPaid, RevealedOrControlled
from engine.abilities.nouns.object_phrases import This
from engine.abilities.walk import found
from engine.rules.casting.costs.costs_of_spells import ALTERNATIVE
from engine.rules.casting.kicker_and_optional_costs import ADDITIONAL
from engine.rules.evaluate.described_objects import fitting
from engine.rules.evaluate.evaluation import CONDITIONS, objects
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.objects import Announcement, GameObject


def so_as_cast(game: Game, player: PlayerId, spell: GameObject) -> tuple[Condition, ...]:
    """What the spell asks about that is so as casting is finished."""
    frame = Frame(spell.id, player)
    abilities = game.characteristics(spell).abilities
    asked = (node for one in (*abilities.all, *abilities.spells) for node in found(one, RevealedOrControlled))
    return tuple(
        node
        for node in dict.fromkeys(asked)
        if any(game.controller(it) == player for it in fitting(game, node.permanent, frame))
    )


def _made(game: Game, frame: Frame) -> list[Announcement]:
    made = [game.find(i).announced for i in objects(game, This(), frame)]
    return [one for one in made if one is not None]


@CONDITIONS.register(RevealedOrControlled)
def _revealed_or_controlled(game: Game, node: RevealedOrControlled, frame: Frame) -> bool:
    """A copy of a spell was not cast: only what was revealed counts for it (707.10)."""
    made = _made(game, frame)
    return any((node.card is not None and one.paid.often(ADDITIONAL) > 0) or node in one.so_as_cast for one in made)


@CONDITIONS.register(AlternativeWasPaid)
def _alternative_was_paid(game: Game, node: AlternativeWasPaid, frame: Frame) -> bool:
    """(118.9)"""
    return any(one.paid.keyword == ALTERNATIVE for one in _made(game, frame))
