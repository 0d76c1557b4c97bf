"""Things that an effect puts off: delayed triggered abilities, and exile until something happens (CR 603.7, 610.3)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.actions import And, If, IfDone, Then
from engine.abilities.base import Happening, Instruction, PlayerVerb, Ref
from engine.abilities.happenings import BeginningOfNext, BeginningOfOnesNext, BeginningOfThatTurns, EndOfCombat
from engine.oracle.phrase import hidden, phrase

_NEXT = (BeginningOfNext, BeginningOfOnesNext, BeginningOfThatTurns, EndOfCombat)
"""What a delayed triggered ability can wait for."""


def _waits(later: Later) -> bool:
    return isinstance(later.happening, _NEXT) and not isinstance(later.then, Later | Then | And | If | IfDone)


@phrase("{then} at {happening}", when=_waits)
@phrase("at {happening}, {then}", front=True, when=_waits)
@dataclass(frozen=True, slots=True)
class Later(Instruction):
    """ "Sacrifice it at the beginning of the next end step." Makes a delayed triggered ability (603.7a)."""

    then: Instruction
    happening: Happening
    front: bool = False


@phrase("you do", when=lambda happening: happening.made)
@dataclass(frozen=True, slots=True)
class DoingSo(Happening):
    """What a reflexive triggered ability triggers on (603.12). Never read by itself: it belongs to what is done
    before it."""

    made: bool = hidden(False)


@phrase("<exile> {what:obj} until {leaver:subj} <leave:@leaver> the battlefield")
@dataclass(frozen=True, slots=True)
class ExileUntil(PlayerVerb):
    """ "exile target creature until ~ leaves the battlefield": it comes back at once when that happens (610.3)."""

    what: Ref
    leaver: Ref
