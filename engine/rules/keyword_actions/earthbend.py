"""Earthbending (CR 701.66)."""

from __future__ import annotations

from functools import cache

from engine.abilities.ability import Spell, Triggered
from engine.abilities.base import Verb
from engine.abilities.keyword_actions.earthbend import Earthbend
from engine.abilities.sentences import Does
from engine.events import KeywordAction
from engine.oracle.compile import ability_meant, spell_meant
from engine.rules.continuous.lasting_verbs import begin_effect
from engine.rules.evaluate.evaluation import amount
from engine.rules.instructions.carrying_out import DO, Acted, objects_for, present
from engine.rules.pipeline import commit
from engine.rules.resolution.verbs.counters import put_growth
from engine.rules.triggers.delayed_triggers import DelayedTrigger
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId


@cache
def _becoming() -> tuple[Verb, ...]:
    """What an earthbent land becomes, read from its English (701.66a)."""
    text = "Target land you control becomes a 0/0 creature with haste that's still a land."
    spell = spell_meant(text)
    assert isinstance(spell, Spell)
    (said,) = spell.effect.parts
    assert isinstance(said, Does)
    return said.verbs


@cache
def _returning() -> Triggered:
    """The delayed triggered ability of earthbending, as the land's own words (701.66a)."""
    text = "When ~ dies or is put into exile, return it to the battlefield tapped under your control."
    ability = ability_meant(text)
    assert isinstance(ability, Triggered)
    return ability


@DO.register(Earthbend)
def _earthbend(game: Game, verb: Earthbend, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.66a)"""
    acted: Acted = []
    for player in players:
        ids = present(game, (yield from objects_for(game, verb.what, frame, player, "choose-objects", "608.2d")))
        count = amount(game, verb.count, frame)
        with game.because("701.66a"):
            begin_effect(game, _becoming(), frame, TargetId.of_objects(ids), None)
            yield from put_growth(game, ids, count, player, "701.66a")
            for i in ids:
                game.set_up(DelayedTrigger(_returning(), Frame(i, player, _returning()), game.turn.number))
            if ids:
                commit(game, [KeywordAction(player, "earthbend", count, tuple(ids))], "701.66b")
        acted += TargetId.of_objects(ids)
    frame.done = bool(acted)
    return acted
