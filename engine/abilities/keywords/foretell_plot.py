"""Foretell and plot: cards exiled from the hand for later (CR 702.143, 702.170)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Condition, Declaration, Instruction, ObjectVerb, Ref
from engine.abilities.nouns.antecedents import Role
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.quantities.for_each import Per
from engine.abilities.trigger_events.base import ObjectEventVerb, Parties, PlayerEventVerb
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import phrase


@phrase("{subject:subj} was foretold")
@dataclass(frozen=True, slots=True)
class WasForetold(Condition):
    """Whether the spell was a foretold card before it was cast (702.143c)."""

    subject: Ref


@phrase("foretold card you own in exile")
@dataclass(frozen=True, slots=True)
class PerForetold(Per):
    """A card put there by foretelling, face down as it is (702.143c)."""


@phrase("<foretell> {what:obj}")
@dataclass(frozen=True, slots=True)
class Foretell(PlayerEventVerb):
    """Take the special action (702.143c)."""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT}
    what: Ref


@phrase("<become> plotted")
@dataclass(frozen=True, slots=True)
class BecomesPlotted(ObjectEventVerb):
    """By the special action or by an effect (702.170a, 702.170c)."""


@phrase("<become> plotted")
@dataclass(frozen=True, slots=True)
class BecomePlotted(ObjectVerb):
    """ "it becomes plotted": a card in exile (702.170c)."""

    lasting: ClassVar[bool] = False


@phrase("{what:subj} <become:@what> foretold. Its foretell cost is its mana cost reduced by {less}")
@dataclass(frozen=True, slots=True)
class BecomeForetold(Instruction):
    """ "It becomes foretold. Its foretell cost is its mana cost reduced by {2}." (702.143d)"""

    one_shot: ClassVar[bool] = True
    what: Ref
    less: ManaSymbols


@phrase("the top card of your library has plot. The plot cost is equal to its mana cost")
@dataclass(frozen=True, slots=True)
class TopHasPlot(Declaration):
    """The card has the keyword as long as it is on top."""


@phrase("you may plot {group:pl} from the top of your library")
@dataclass(frozen=True, slots=True)
class MayPlotFromTop(Declaration):
    """ "You may plot nonland cards from the top of your library." (702.170f)"""

    group: Group
