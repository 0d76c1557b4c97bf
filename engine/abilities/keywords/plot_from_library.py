"""Plotting from elsewhere than the hand (CR 702.170f)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Declaration
from engine.abilities.nouns.noun_groups import Group
from engine.grammar.phrase import phrase


@phrase("the top card of your library has plot. The plot cost is equal to its mana cost")
@dataclass(frozen=True, slots=True)
class TopHasPlot(Declaration):
    """The card has the keyword as long as it is on top."""


@phrase("you may plot {group:pl} from the top of your library")
@dataclass(frozen=True, slots=True)
class MayPlotFromTop(Declaration):
    """ "You may plot nonland cards from the top of your library." (702.170f)"""

    group: Group
