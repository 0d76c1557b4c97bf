"""Amassing (CR 701.47)."""

from __future__ import annotations

from engine.abilities.keyword_actions.amass import AlsoSubtype, Amass
from engine.abilities.nouns.types_and_colors import Subtype
from engine.events import EffectBegins, KeywordAction
from engine.rules.continuous.beginning import new_effect
from engine.rules.continuous.copying import Copied
from engine.rules.continuous.layers import MODIFIERS
from engine.rules.evaluate.evaluation import amount
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.instructions.choosing_objects import choose_objects
from engine.rules.keyword_actions.bolster import creatures
from engine.rules.keyword_actions.create import create
from engine.rules.pipeline import commit
from engine.rules.resolution.verbs.counters import put_growth
from engine.state.characteristics import Characteristics
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject


@DO.register(Amass)
def _amass(game: Game, verb: Amass, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.47a)"""
    subtype = verb.subtype or Subtype("Zombie")
    acted: Acted = []
    for player in players:
        armies = _armies(game, player)
        if not armies:
            with game.because("701.47a"):
                yield from create(game, player, [Copied(_army(subtype))], frame)
            armies = _armies(game, player)
        chosen = armies
        if len(armies) > 1:
            chosen = yield from choose_objects(game, player, armies, 1, 1, "choose-objects", "701.47a", frame)
        yield from put_growth(game, chosen, amount(game, verb.count, frame), player, "701.47a")
        for i in chosen:
            if i in game.objects and str(subtype) not in game.characteristics(i).subtypes:
                _also_subtype(game, i, subtype, frame)
        commit(game, [KeywordAction(player, "amass", 1, tuple(chosen))], "701.47b")
        acted += TargetId.of_objects(chosen)
    return acted


def _armies(game: Game, player: PlayerId) -> list[ObjectId]:
    return [o.id for o in creatures(game, player) if "Army" in game.characteristics(o).subtypes]


def _army(subtype: Subtype) -> Characteristics:
    return Characteristics(
        name=f"{subtype} Army Token",
        colors=frozenset("B"),
        types=frozenset({"Creature"}),
        subtypes=frozenset({str(subtype), "Army"}),
        power=0,
        toughness=0,
    )


def _also_subtype(game: Game, object_id: ObjectId, subtype: Subtype, frame: Frame) -> None:
    effect = new_effect(game, frame, (AlsoSubtype(subtype),), (TargetId.of_object(object_id),))
    commit(game, [EffectBegins(effect)], "701.47a")


@MODIFIERS.register(AlsoSubtype, "4")
def _of_subtype_too(game: Game, verb: AlsoSubtype, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    ch.subtypes = ch.subtypes | {str(verb.subtype)}
