"""Fighting (CR 701.14)."""

from __future__ import annotations

from engine.abilities.keyword_actions.fight import Fight, FightEachOther
from engine.events import Damage
from engine.rules.damage import deal
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.carrying_out import ACT, Acted
from engine.rules.pipeline.not_happening import does_not_happen
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.undetermined_numbers import determined


@ACT.register(Fight)
def _fight(game: Game, verb: Fight, frame: Frame, subjects: list[TargetId]) -> Gen[Acted]:
    """(701.14)"""
    others = [t for t in things(game, verb.what, frame) if t.object is not None]
    return (yield from _fights(game, subjects, others))


@ACT.register(FightEachOther)
def _fight_each_other(game: Game, verb: FightEachOther, frame: Frame, subjects: list[TargetId]) -> Gen[Acted]:
    """(701.14)"""
    return (yield from _fights(game, subjects[:1], subjects[1:]))


def _fights(game: Game, ones: list[TargetId], others: list[TargetId]) -> Gen[Acted]:
    """Each deals damage equal to its power to the other, if both are creatures on the battlefield (701.14a-b)."""
    if len(ones) != 1 or len(others) != 1 or not all(_is_creature(game, t) for t in (*ones, *others)):
        does_not_happen(game, "no-fight", "701.14b")
        return []
    one, two = ones[0], others[0]
    hits = [
        Damage(a.object_id, b, determined(game.characteristics(a.object_id).power)) for a, b in ((one, two), (two, one))
    ]
    with game.because("701.14a"):
        yield from deal(game, hits)
    return [one, two]


def _is_creature(game: Game, thing: TargetId) -> bool:
    it = game.now(thing.object_id)
    return it is not None and "Creature" in game.characteristics(it).types
