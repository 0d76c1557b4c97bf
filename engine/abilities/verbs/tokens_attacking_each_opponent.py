"""Tokens that enter attacking, one for each opponent (CR 508.4, 111.2)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Instruction
from engine.abilities.nouns.destinations import AttackedToo
from engine.abilities.nouns.token_descriptions import Description
from engine.grammar.phrase import phrase


@phrase("for each opponent, create a {token:sg} that's tapped and attacking that player[ {beside}]")
@dataclass(frozen=True, slots=True)
class CreateAttackingEach(Instruction):
    """ "For each opponent, create a 1/1 white Human creature token that's tapped and attacking that player or a
    planeswalker they control": also for those whom nobody attacks; all are created at once (608.2f)."""

    token: Description
    beside: AttackedToo = AttackedToo.NOTHING
