"""Gaining, having and losing abilities (CR 613.1f)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.ability import Activated, Keyword, LoyaltyCost, Spelled
from engine.abilities.base import Ability
from engine.abilities.keywords.banding import BandsWithOther
from engine.abilities.keywords.hexproof import HexproofFrom
from engine.abilities.verbs import become as b
from engine.abilities.verbs.gain_lose_abilities import (
    CantHaveAbilities,
    GainAbilities,
    HaveAbilities,
    HaveActivatedOf,
    LoseAbilities,
    LoseOther,
    Lost,
)
from engine.rules.continuous.layers import MODIFIERS
from engine.rules.continuous.layers.effects_by_layer import LAST_OF_LAYER
from engine.rules.evaluate.evaluation import objects
from engine.rules.resolution.verbs.become import said_beside
from engine.state.characteristics import NO_ABILITIES, Abilities, Characteristics
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.objects import GameObject


def _word(ability: Ability) -> str | None:
    """What a keyword ability is called; None for other abilities."""
    if isinstance(ability, HexproofFrom):
        return "hexproof"
    return ability.name.word if isinstance(ability, Keyword) else None


@MODIFIERS.register(LoseAbilities, "6", unsettles=True)
def _lose_abilities(game: Game, verb: LoseAbilities, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """Every instance of the ability is lost (613.1f), and with hexproof any hexproof from a quality (702.11e)."""
    _take(ch, verb.abilities)


@MODIFIERS.register(HaveActivatedOf, "6")
def _have_activated_of(game: Game, verb: HaveActivatedOf, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """Those that they have now; what could not be read of them it has too, so that it is told (613.1f)."""
    for other in objects(game, verb.of, replace(frame, each=it.target)):
        theirs = game.characteristics(other).abilities
        unread = (one for one in theirs.unread if ": " in one.text)
        for ability in (*theirs.activated, *unread):
            if other != it.id and (not verb.loyalty or _is_loyalty(ability)):
                ch.abilities = ch.abilities.plus(ability)


def _is_loyalty(ability: Ability) -> bool:
    return isinstance(ability, Activated) and any(isinstance(cost, LoyaltyCost) for cost in ability.costs)


@MODIFIERS.register(LoseOther, "6", unsettles=True)
def _lose_other(game: Game, verb: LoseOther, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """All abilities but those that the same text gives (613.1f)."""
    if Lost.ABILITIES not in verb.what:
        return
    given = [a for said in said_beside(frame, HaveAbilities) for a in said.abilities]
    given += [a for said in said_beside(frame, GainAbilities) for a in said.abilities]
    given += [a for said in said_beside(frame, b.Be) for a in said.kind.keywords]
    ch.bare = True
    kept = tuple(a for a in ch.abilities.all if a in given)
    ch.abilities = Abilities(kept) if kept else NO_ABILITIES


@MODIFIERS.register(CantHaveAbilities, "6", unsettles=True)
def _cant_have(game: Game, verb: CantHaveAbilities, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """Applied after everything else of its layer (``LAST_OF_LAYER``): what gives the ability gives nothing (113.11)."""
    _take(ch, verb.lost)


LAST_OF_LAYER.add(CantHaveAbilities)


def _take(ch: Characteristics, lost: tuple[Ability, ...]) -> None:
    """With banding whatever they band with is lost too (702.22b)."""
    lost = tuple(a.keyword if isinstance(a, Spelled) else a for a in lost)
    words = {a.name.word for a in lost if isinstance(a, Keyword)}
    kept = tuple(a for a in ch.abilities.all if a not in lost and _word(a) not in words)
    if "banding" in words:
        kept = tuple(a for a in kept if not isinstance(a, BandsWithOther))
    ch.abilities = Abilities(kept) if kept else NO_ABILITIES
