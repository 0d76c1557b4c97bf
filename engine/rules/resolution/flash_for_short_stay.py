"""Permanents that may be cast at any time, for a short stay (CR 601.3b, 603.7g)."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from engine.abilities.ability import Triggered
from engine.abilities.permissions.flash_for_short_stay import UntimelyFlash
from engine.abilities.sentences import Sentences
from engine.events import Marked
from engine.grammar.printer import print_value
from engine.oracle.compile import ability_meant
from engine.rules.casting.casting import AS_PUT_ON_STACK
from engine.rules.continuous.statements import looked_up
from engine.rules.instructions.performing import perform_all
from engine.rules.pipeline import commit
from engine.rules.resolution.resolving import ONCE_A_PERMANENT
from engine.rules.sorcery_timing_and_flash import FLASH
from engine.state.characteristics import Characteristics
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.objects import GameObject

UNTIMELY_FLASH = looked_up(UntimelyFlash)


@FLASH.by("601.3b")
def _as_though_flash(game: Game, player: PlayerId, it: GameObject, ch: Characteristics) -> bool:
    """(601.3b)"""
    return any(UNTIMELY_FLASH.own(game, it))


@AS_PUT_ON_STACK.by("307.1")
def _note(game: Game, player: PlayerId, spell: GameObject) -> None:
    """Whatever lets it be cast then: the spell is the first thing on the stack by now (307.1)."""
    in_time = game.turn.active == player and game.turn.step.is_main and game.stack == [spell.id]
    if not in_time and any(UNTIMELY_FLASH.own(game, spell)):
        commit(game, [Marked(spell.id, replace(spell.memory, untimely=True))], "307.1")


@cache
def _sacrificed(node: UntimelyFlash) -> Sentences:
    """The instruction that makes the delayed triggered ability, read from its English."""
    text = f"When ~ enters, ~'s controller sacrifices it at {print_value(node.when)}."
    ability = ability_meant(text)
    assert isinstance(ability, Triggered)
    return ability.effect


@ONCE_A_PERMANENT.by("603.7g")
def _put_off(game: Game, spell: GameObject, permanent: ObjectId) -> Gen[None]:
    """The source of the delayed trigger is what has the ability, its controller who cast it (603.7g)."""
    if not spell.memory.untimely:
        return
    for node, _, _ in UNTIMELY_FLASH.stated(spell.base.abilities.statics):
        with game.because("603.7g"):
            yield from perform_all(game, _sacrificed(node), Frame(permanent, game.controller(permanent)))
