"""Epic (CR 702.50)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.abilities.ability import Keyword, Triggered
from engine.abilities.keywords.epic import CopyWithoutEpic
from engine.abilities.nouns.copy_exceptions import CopyException
from engine.abilities.nouns.object_phrases import This
from engine.abilities.sentences import Does
from engine.abilities.verbs.copy_and_become_copy import CopySpell
from engine.oracle.compile import ability_meant
from engine.rules.continuous.copying import EXCEPTIONS
from engine.rules.continuous.lasting_verbs import begin_effect
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.resolution.resolving import ONCE_CARRIED_OUT
from engine.rules.resolution.verbs.copy_and_become_copy import copy_on_stack
from engine.rules.triggers.delayed_triggers import DelayedTrigger
from engine.state.characteristics import Abilities, Characteristics
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.objects import GameObject


@cache
def triggered_meant(text: str) -> Triggered:
    """The triggered ability that an English text means."""
    ability = ability_meant(text)
    assert isinstance(ability, Triggered)
    return ability


def again_and_again(game: Game, ability: Triggered, spell: GameObject, player: PlayerId) -> None:
    """A delayed triggered ability that lasts for the rest of the game (603.7b)."""
    frame = Frame(spell.id, player, ability)
    game.set_up(DelayedTrigger(ability, frame, game.turn.number, once=False))


@dataclass(frozen=True, slots=True)
class _WithoutEpic(CopyException):
    """The copy has everything but the epic ability (702.50a)."""


@EXCEPTIONS.register(_WithoutEpic)
def _no_epic(game: Game, node: _WithoutEpic, ch: Characteristics, frame: Frame) -> None:
    ch.abilities = Abilities(a for a in ch.abilities.all if not (isinstance(a, Keyword) and a.name.word == "epic"))


@ONCE_CARRIED_OUT.by("702.50a")
def _epic(game: Game, spell: GameObject, frame: Frame) -> Gen[None]:
    """For the rest of the game its controller can't cast spells, and copies it in each of their upkeeps (702.50a-b)."""
    if not game.characteristics(spell).has("epic"):
        return
    (cant,) = triggered_meant("When ~ enters, you can't cast spells.").effect.parts
    assert isinstance(cant, Does)
    with game.because("702.50a"):
        begin_effect(game, cant.verbs, frame, [TargetId.of_player(frame.controller)], None)
    upkeep = triggered_meant("At the beginning of your upkeep, copy ~ except for its epic ability.")
    again_and_again(game, upkeep, spell, frame.controller)
    return
    yield


@DO.register(CopyWithoutEpic)
def _copy_epic(game: Game, verb: CopyWithoutEpic, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """The spell as it was; a copy of it is not cast (702.50b)."""
    how = CopySpell(This(), exceptions=(_WithoutEpic(),))
    with game.because("702.50a"):
        copy = yield from copy_on_stack(game, game.find(frame.source), players[0], how, frame, retarget=True)
    return [copy.target]
