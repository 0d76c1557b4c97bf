"""Hexproof from a quality, and targeting despite hexproof (CR 702.11)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Declaration, KeywordAbility, ObjectVerb, Ref, Verb, Who
from engine.abilities.keywords.protection import From
from engine.abilities.nouns.object_phrases import Bare
from engine.abilities.nouns.player_phrases import YourOpponents
from engine.grammar.phrase import phrase


@phrase("hexproof {qualities:and}")
@dataclass(frozen=True, slots=True)
class HexproofFrom(KeywordAbility):
    """ "hexproof from black" (702.11d)."""

    qualities: tuple[From, ...]


@phrase("can be the target of spells and abilities you control as though it didn't have hexproof", form="s")
@phrase("can be the targets of spells and abilities you control as though they didn't have hexproof")
@dataclass(frozen=True, slots=True)
class TargetedDespiteHexproof(ObjectVerb):
    """(609.4, 702.11e)"""


@phrase(
    "{who:subj} and {group:subj} can be the targets of spells and abilities you control as though they didn't have "
    "hexproof"
)
@dataclass(frozen=True, slots=True)
class BothDespiteHexproof(Declaration):
    """ "Your opponents and permanents your opponents control with hexproof can be the targets of ... as though they
    didn't have hexproof.": said of the players and of the permanents (609.4, 702.11e)."""

    who: YourOpponents
    group: Bare

    @property
    def verbs(self) -> tuple[Verb, ...]:
        """What is said of both."""
        return (TargetedDespiteHexproof(),)

    @property
    def subjects(self) -> tuple[Who, Ref]:
        """Of whom and of what it is said."""
        return (self.who, self.group)
