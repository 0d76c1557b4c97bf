"""What a player may have somebody or something do (CR 608.2d)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Instruction, Ref, Verb, Who
from engine.grammar.phrase import hidden, phrase


@phrase("{who:subj} may have {subject:obj} {verbs:base and}")
@dataclass(frozen=True, slots=True)
class MayHave(Instruction):
    """ "you may have it deal 1 damage to any target" (608.2d)."""

    one_shot = True
    who: Who
    subject: Who | Ref
    verbs: tuple[Verb, ...]
    step: int = hidden(0)
