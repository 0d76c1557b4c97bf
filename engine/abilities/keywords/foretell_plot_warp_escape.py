"""What was foretold, plotted or warped, what escaped, and abilities activated by their keyword (CR 702.128, 702.138,
702.142, 702.143, 702.170, 702.177, 702.185)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Ability, Condition, Declaration, Instruction, ObjectVerb, Ref
from engine.abilities.conditions.turn_history import ObjectDid
from engine.abilities.keywords.keyword_abilities import Before
from engine.abilities.nouns.antecedents import Role
from engine.abilities.nouns.object_phrases import It, This
from engine.abilities.quantities.for_each import Per
from engine.abilities.replacement.entering import EnteringCounters
from engine.abilities.trigger_events.base import ObjectAct, Parties, PlayerAct
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import phrase

# ---- foretelling, plotting, warping


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
class Foretell(PlayerAct):
    """Take the special action (702.143c)."""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT}
    what: Ref


@phrase("<become> plotted")
@dataclass(frozen=True, slots=True)
class BecomesPlotted(ObjectAct):
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


@phrase("a spell was warped this turn")
@dataclass(frozen=True, slots=True)
class SpellWarped(Condition):
    """A spell was cast for its warp cost this turn (702.185c)."""


@phrase("{first} or {second}")
@dataclass(frozen=True, slots=True)
class HappenedOrWarped(Condition):
    """ "a nonland permanent left the battlefield this turn or a spell was warped this turn"."""

    first: ObjectDid
    second: SpellWarped


# ---- escaping


@phrase("{subject:subj} <escape:@subject> {counters}")
@dataclass(frozen=True, slots=True)
class EscapesWith(Declaration):
    """If it escaped, it enters with counters (702.138c)."""

    subject: This | It
    counters: EnteringCounters


@phrase("<escape> with {abilities:and quoted}")
@dataclass(frozen=True, slots=True)
class EscapesHaving(ObjectVerb):
    """If it escaped, it has an ability (702.138d)."""

    abilities: tuple[Ability, ...]


# ---- abilities by their keyword


class Activatable(Enum):
    """Words for activated abilities: of planeswalkers (606.1), and keywords that stand for one."""

    LOYALTY = "loyalty"
    EMBALM = "embalm"
    ETERNALIZE = "eternalize"
    OUTLAST = "outlast"


@phrase("<activate> a {words:or} ability[ of {of:obj}]")
@dataclass(frozen=True, slots=True)
class ActivateKeyword(PlayerAct):
    """ "you activate a boast ability", "an eternalize or embalm ability" (702.142b, 702.177a)."""

    words: tuple[Before | Activatable, ...]
    of: Ref | None = None


@phrase("you haven't {act:ed} this turn")
@dataclass(frozen=True, slots=True)
class NotYetActivated(Condition):
    """ "you haven't activated an exhaust ability this turn": not even begun to (702.177b)."""

    act: ActivateKeyword


@phrase("you may activate exhaust abilities as though they haven't been activated")
@dataclass(frozen=True, slots=True)
class ExhaustAgain(Declaration):
    """Each of them is activated only once otherwise (702.177a)."""
