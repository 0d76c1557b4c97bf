"""Paradigm (CR 702.192)."""

from __future__ import annotations

from functools import cache

from engine.abilities.ability import Triggered
from engine.abilities.keyword_actions.cast import CastCard, Payment
from engine.abilities.keywords.paradigm import CopyInExile
from engine.abilities.nouns.player_phrases import You
from engine.abilities.sentences import May, Sentences
from engine.abilities.verbs.copy_and_become_copy import CopiesMade, TheCopies
from engine.events import Resolved, ZoneChange
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.keywords.epic import again_and_again, triggered_meant
from engine.rules.pipeline import happen
from engine.rules.resolution.resolving import ONCE_CARRIED_OUT
from engine.rules.resolution.verbs.copy_and_become_copy import copy_card
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.objects import GameObject
from engine.state.zones import Zone


@cache
def _each_main_phase() -> Triggered:
    """(702.192a)"""
    ability = triggered_meant("At the beginning of your precombat main phase, create a copy of ~ in exile.")
    cast = May(You(), (CastCard(CopiesMade(TheCopies.ONE), payment=Payment.FREE),), step=1)
    return Triggered(ability.word, ability.trigger_event, Sentences((*ability.effect.parts, cast)))


@ONCE_CARRIED_OUT.by("702.192a")
def _paradigm(game: Game, spell: GameObject, frame: Frame) -> Gen[None]:
    """The first of its name that its controller resolves comes back in each of their precombat main phases; each one
    is exiled (702.192a)."""
    if not game.characteristics(spell).has("paradigm"):
        return
    if _is_first(game, spell, frame.controller):
        again_and_again(game, _each_main_phase(), spell, frame.controller)
    with game.because("702.192a"):
        yield from happen(game, [ZoneChange(spell.id, Zone.EXILE, Zone.STACK, "paradigm", spell.id)])


def _is_first(game: Game, spell: GameObject, player: PlayerId) -> bool:
    name = game.characteristics(spell).name
    resolved = [event.object for event in game.happened(Resolved) if event.object != spell.id]
    named = [i for i in resolved if game.find(i).on_stack is None and game.characteristics(i).name == name]
    return not any(game.controller(i) == player for i in named)


@DO.register(CopyInExile)
def _copy_in_exile(game: Game, verb: CopyInExile, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(702.192a)"""
    return [copy_card(game, frame.source, players[0], frame, Zone.EXILE)]
    yield
