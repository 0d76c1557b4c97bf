"""Banding: attacking as one, and deciding how damage in a band is assigned (CR 702.22)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import ObjectVerb, Paragraph, Qualifier, Ref
from engine.abilities.nouns.noun_groups import Group
from engine.grammar.phrase import phrase


@phrase("bands with other {what:pl}.")
@dataclass(frozen=True, slots=True)
class BandsWithOther(Paragraph):
    """ "bands with other legendary creatures" (702.22b), always given in quotation marks."""

    what: Group


@phrase('<lose>[{banding=True} banding and] all "bands with other" abilities')
@dataclass(frozen=True, slots=True)
class LoseBandsWithOther(ObjectVerb):
    """Whatever it bands with; banding too, where that is said (702.22b)."""

    banding: bool = False


@phrase("banded with {what:obj}")
@dataclass(frozen=True, slots=True)
class BandedWith(Qualifier):
    """ "creatures banded with ~": the others of its band (702.22c)."""

    what: Ref
