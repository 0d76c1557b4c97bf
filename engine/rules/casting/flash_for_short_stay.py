"""Permanents that may be cast at any time, for a short stay (CR 601.3b, 603.7g)."""

from __future__ import annotations

from functools import cache

from engine.abilities.ability import Triggered
from engine.abilities.base import Node
from engine.abilities.permissions.flash_for_short_stay import UntimelyFlash
from engine.abilities.verbs import Sentences
from engine.grammar.printer import print_value
from engine.oracle.compile import ability_meant
from engine.rules.casting.casting import AS_PUT_ON_STACK
from engine.rules.casting.timing import FLASH
from engine.rules.prohibitions.standing_rules import LOOKED_UP, own_statements
from engine.rules.resolution.resolving import ONCE_A_PERMANENT, perform_all
from engine.state.characteristics import Characteristics
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.objects import GameObject

UNTIMELY = "cast untimely"
"""What a spell remembers of having been cast when a sorcery couldn't have been."""


@FLASH.append
def _as_though_flash(game: Game, player: PlayerId, it: GameObject, ch: Characteristics) -> bool:
    """(601.3b)"""
    return any(isinstance(node, UntimelyFlash) for node, _ in own_statements(game, it))


@AS_PUT_ON_STACK.append
def _note(game: Game, player: PlayerId, spell: GameObject) -> None:
    """Whatever lets it be cast then: the spell is the first thing on the stack by now (307.1)."""
    in_time = game.turn.active == player and game.turn.step.is_main and game.stack == [spell.id]
    if not in_time and any(isinstance(node, UntimelyFlash) for node, _ in own_statements(game, spell)):
        spell.memory[UNTIMELY] = True


@cache
def _sacrificed(node: UntimelyFlash) -> Sentences:
    """The instruction that makes the delayed triggered ability, read from its English."""
    text = f"When ~ enters, ~'s controller sacrifices it at {print_value(node.when)}."
    ability = ability_meant(text)
    assert isinstance(ability, Triggered)
    return ability.effect


@ONCE_A_PERMANENT.append
def _put_off(game: Game, spell: GameObject, permanent: ObjectId) -> Gen[None]:
    """The source of the delayed trigger is what has the ability, its controller who cast it (603.7g)."""
    if not spell.memory.get(UNTIMELY):
        return
    for ability in spell.base.abilities.statics:
        for node in ability.effects:
            if isinstance(node, UntimelyFlash):
                with game.because("603.7g"):
                    yield from perform_all(game, _sacrificed(node), Frame(permanent, game.controller(permanent)))


@LOOKED_UP.register(UntimelyFlash)
def _looked_up(game: Game, node: Node) -> None:
    """Looked up as it is cast."""
