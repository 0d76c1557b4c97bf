"""Epic and paradigm: spells that are copied turn after turn (CR 702.50, 702.192)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.abilities.ability import Keyword, Triggered
from engine.abilities.keyword_actions.cast import CastCard, Payment
from engine.abilities.keywords.cipher_epic_paradigm import CopyInExile, CopyWithoutEpic
from engine.abilities.nouns.copy_exceptions import CopyException
from engine.abilities.nouns.object_phrases import This
from engine.abilities.nouns.player_phrases import You
from engine.abilities.sentences import Does, May, Sentences
from engine.abilities.verbs.copy import CopiesMade, CopySpell, TheCopies
from engine.events import Resolved, ZoneChange
from engine.oracle.compile import ability_meant
from engine.rules.continuous.copying import EXCEPTIONS
from engine.rules.continuous.lasting_verbs import begin_effect
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.pipeline import happen
from engine.rules.resolution.resolving import ONCE_CARRIED_OUT
from engine.rules.resolution.verbs.copy import copy_card, copy_on_stack
from engine.rules.triggers.delayed_triggers import DelayedTrigger
from engine.state.characteristics import Abilities, Characteristics
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.objects import GameObject
from engine.state.zones import Zone


@cache
def _read(text: str) -> Triggered:
    ability = ability_meant(text)
    assert isinstance(ability, Triggered)
    return ability


def _again_and_again(game: Game, ability: Triggered, spell: GameObject, player: PlayerId) -> None:
    """A delayed triggered ability that lasts for the rest of the game (603.7b)."""
    frame = Frame(spell.id, player, ability)
    game.delayed.append(DelayedTrigger(ability, frame, game.turn.number, once=False))


# ---- epic


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
    (cant,) = _read("When ~ enters, you can't cast spells.").effect.parts
    assert isinstance(cant, Does)
    with game.because("702.50a"):
        begin_effect(game, cant.verbs, frame, [TargetId.of_player(frame.controller)], None)
    upkeep = _read("At the beginning of your upkeep, copy ~ except for its epic ability.")
    _again_and_again(game, upkeep, spell, frame.controller)
    return
    yield


@DO.register(CopyWithoutEpic)
def _copy_epic(game: Game, verb: CopyWithoutEpic, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """The spell as it was; a copy of it is not cast (702.50b)."""
    how = CopySpell(This(), exceptions=(_WithoutEpic(),))
    with game.because("702.50a"):
        copy = yield from copy_on_stack(game, game.find(frame.source), players[0], how, frame, retarget=True)
    return [copy.target]


# ---- paradigm


@cache
def _each_main_phase() -> Triggered:
    """(702.192a)"""
    ability = _read("At the beginning of your precombat main phase, create a copy of ~ in exile.")
    cast = May(You(), (CastCard(CopiesMade(TheCopies.ONE), payment=Payment.FREE),), step=1)
    return Triggered(ability.word, ability.happening, Sentences((*ability.effect.parts, cast)))


@ONCE_CARRIED_OUT.by("702.192a")
def _paradigm(game: Game, spell: GameObject, frame: Frame) -> Gen[None]:
    """The first of its name that its controller resolves comes back in each of their precombat main phases; each one
    is exiled (702.192a)."""
    if not game.characteristics(spell).has("paradigm"):
        return
    if _is_first(game, spell, frame.controller):
        _again_and_again(game, _each_main_phase(), spell, frame.controller)
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
