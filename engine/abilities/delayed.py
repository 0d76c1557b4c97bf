"""Things that an effect puts off: delayed triggered abilities, and exile until something happens (CR 603.7, 610.3)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Happening, Instruction, PlayerVerb, Ref
from engine.oracle.phrase import phrase


def _is_one_action(later: Later) -> bool:
    return later.front or not isinstance(later.then, Later)


@phrase("{then} at {happening}", when=_is_one_action)
@phrase("at {happening}, {then}", front=True, when=_is_one_action)
@dataclass(frozen=True, slots=True)
class Later(Instruction):
    """ "Sacrifice it at the beginning of the next end step." Makes a delayed triggered ability (603.7a)."""

    one_shot = True
    then: Instruction
    happening: Happening
    front: bool = False


@phrase("<exile> {what:obj} until {leaver:subj} <leave:@leaver> the battlefield")
@dataclass(frozen=True, slots=True)
class ExileUntil(PlayerVerb):
    """ "exile target creature until ~ leaves the battlefield": it comes back at once when that happens (610.3)."""

    what: Ref
    leaver: Ref
