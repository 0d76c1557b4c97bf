"""Base power and toughness that become something by an effect (CR 613.4b)."""

from __future__ import annotations

from engine.abilities.base import ObjectVerb
from engine.abilities.nouns.noun_groups import Number
from engine.abilities.nouns.player_phrases import You
from engine.abilities.quantities.amounts import NumberOf
from engine.abilities.sentences import Does
from engine.abilities.verbs.may_have import MayHave
from engine.abilities.verbs.power_toughness import HaveBaseNumber, HaveBasePT
from engine.abilities.verbs.set_base_size import BaseNumberBecomes, BaseSizeBecomes
from engine.rules.instructions.performing import PERFORM, perform
from engine.rules.resolution.optional_and_conditional_instructions import may_text
from engine.rules.resolution.verbs.may_have import offer
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game


@PERFORM.register(BaseSizeBecomes)
def _size_becomes(game: Game, node: BaseSizeBecomes, frame: Frame) -> Gen[None]:
    """(613.4b)"""
    if node.like is not None:
        size = HaveBasePT(NumberOf(node.like, Number.POWER), NumberOf(node.like, Number.TOUGHNESS))
    else:
        assert node.power is not None
        assert node.toughness is not None
        size = HaveBasePT(node.power, node.toughness)
    yield from _becomes(game, node, size, frame)


@PERFORM.register(BaseNumberBecomes)
def _number_becomes(game: Game, node: BaseNumberBecomes, frame: Frame) -> Gen[None]:
    """(613.4b)"""
    what = Number.POWER if node.what is Number.BASE_POWER else Number.TOUGHNESS
    yield from _becomes(game, node, HaveBaseNumber(what, node.number), frame)


def _becomes(game: Game, node: BaseSizeBecomes | BaseNumberBecomes, size: ObjectVerb, frame: Frame) -> Gen[None]:
    """The numbers are worked out as it is carried out (608.2h)."""
    if node.may:
        offered = MayHave(You(), node.subject, (size,), node.duration, step=node.step)
        yield from offer(game, offered, frame, may_text(node))
    else:
        yield from perform(game, Does(node.subject, (size,), node.duration, step=node.step), frame)
