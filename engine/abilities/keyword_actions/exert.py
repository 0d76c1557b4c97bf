"""Exerting, as texts say it (CR 701.43)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Paragraph, PlayerVerb, Ref, TriggerEvent, Who
from engine.abilities.nouns.object_phrases import This
from engine.abilities.sentences import Sentences
from engine.grammar.phrase import phrase


@phrase("{who:subj} <exert:@who> {subject:obj}")
@dataclass(frozen=True, slots=True)
class Exerts(TriggerEvent):
    """ "whenever you exert a creature"."""

    who: Who
    subject: Ref


@phrase("<exert> {what:obj}")
@dataclass(frozen=True, slots=True)
class Exert(PlayerVerb):
    """ "exert ~", as a cost: it doesn't untap in the next untap step of whoever exerts it (701.43a)."""

    what: This


@phrase("you may exert {what:obj} as it attacks.[ when you do, {then}]", when=lambda may: isinstance(may.what, This))
@phrase(
    "if {what:obj} hasn't been exerted this turn, you may exert it as it attacks.[ when you do, {then}]",
    first=True,
    when=lambda may: isinstance(may.what, This),
)
@dataclass(frozen=True, slots=True)
class MayExert(Paragraph):
    """An optional cost to attack, and the effect of the linked ability that triggers when it is paid (508.1g,
    701.43d)."""

    what: Ref
    then: Sentences | None = None
    first: bool = False
    """Whether it may be paid only where it hasn't been this turn."""


@dataclass(frozen=True, slots=True)
class ExertedSo(TriggerEvent):
    """ "When you do": it was exerted as it attacked."""
