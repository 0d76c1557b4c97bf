"""Under whose control something entered, as conditions ask (CR 608.2h)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Condition
from engine.abilities.nouns.object_phrases import It
from engine.grammar.phrase import phrase


@phrase("{subject:subj} entered under your control")
@dataclass(frozen=True, slots=True)
class EnteredUnderYours(Condition):
    """ "If it entered under your control": said of what the text has just had returned."""

    subject: It
