"""Playing cards from a graveyard: for a while, once a turn, by a keyword that is given to them (CR 601.3, 702.34)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Condition, CostPart, Declaration, Instruction, Node, ObjectVerb, Ref
from engine.abilities.durations.durations import Until
from engine.abilities.keyword_actions.cast import CastCard, CastFrom
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.permissions.other_zones_and_flash import MayCastFrom, PlaySource
from engine.abilities.permissions.play_cards import MayPlay
from engine.abilities.replacement.replacement_effects import GoingElsewhere
from engine.abilities.sentences import May
from engine.abilities.verbs.counters import Bearer
from engine.grammar.phrase import phrase


@phrase("you may play lands and cast {group:pl} {source}")
@dataclass(frozen=True, slots=True)
class MayPlayAndCast(Declaration):
    """ "You may play lands and cast spells from the top of your library." (305.1, 601.3)"""

    group: Group
    source: PlaySource


class SpellAgain(Enum):
    """How a spell that an effect lets somebody cast is called again."""

    THAT = "that spell"
    A_SPELL = "a spell cast this way"
    THOSE = "those spells"


class TheirGraveyard(Enum):
    """Whose graveyard the spell would be put into."""

    YOUR = "your graveyard"
    A = "a graveyard"
    THEIR = "their graveyard"


def _is_called_so(node: ThenExiled) -> bool:
    return (node.pronoun is Bearer.THEM) is (node.spell is SpellAgain.THOSE)


@phrase("if {spell} would be put into {whose}, exile {pronoun} instead", when=_is_called_so)
@dataclass(frozen=True, slots=True)
class ThenExiled(Node):
    """ "If that spell would be put into your graveyard, exile it instead." (614.1a)"""

    spell: SpellAgain
    whose: TheirGraveyard
    pronoun: Bearer


def _casts(node: CastThenExiled) -> bool:
    """The sentence before lets somebody cast something, and nothing else."""
    first = node.first
    if isinstance(first, MayPlay):
        return not first.how.includes_lands
    return isinstance(first, May) and len(first.verbs) == 1 and isinstance(first.verbs[0], CastCard | CastFrom)


@phrase("{first}. {then}", when=_casts)
@dataclass(frozen=True, slots=True)
class CastThenExiled(Instruction):
    """ "You may cast target instant card from your graveyard. If that spell would be put into your graveyard, exile it
    instead." (608.2g, 614.1a)"""

    first: May | MayPlay
    then: ThenExiled


@phrase("{first}. {then}", when=lambda node: not node.first.free and node.then.spell is SpellAgain.A_SPELL)
@dataclass(frozen=True, slots=True)
class MayCastThenExiled(Declaration):
    """ "You may cast instant and sorcery spells from your graveyard. If a spell cast this way would be put into your
    graveyard, exile it instead." (601.3, 614.1a)"""

    first: MayCastFrom
    then: ThenExiled


@phrase("you may cast ~ {source}[ or {also}][ if {condition}]")
@phrase("you may cast ~ {source} by {costs:and ing} in addition to paying its other costs")
@phrase("you may cast ~ {source} by {costs:and ing} rather than paying its mana cost", instead=True)
@dataclass(frozen=True, slots=True)
class MayCastThis(Declaration):
    """ "You may cast ~ from your graveyard.", "from your graveyard or from exile" (601.3, 113.6b); "by discarding a
    card in addition to paying its other costs" (118.8), "by paying {2}{W} rather than paying its mana cost"
    (118.9)."""

    carried_out: ClassVar[bool] = True
    source: PlaySource
    condition: Condition | None = None
    also: PlaySource | None = None
    costs: tuple[CostPart, ...] = ()
    instead: bool = False
    """Whether they are paid rather than the mana cost."""


@phrase("once during each of your turns, you may cast a {group:sg} {source}[. {then}]")
@phrase(
    "once during each of your turns, you may cast a {group:sg} {source} by {costs:and ing} in addition to paying its "
    "other costs[. {then}]"
)
@dataclass(frozen=True, slots=True)
class MayCastOnce(Declaration):
    """ "Once during each of your turns, you may cast a creature spell from your graveyard." (601.3)"""

    carried_out: ClassVar[bool] = True
    group: Group
    source: PlaySource
    then: ThenExiled | None = None
    costs: tuple[CostPart, ...] = ()
    """What is paid besides (118.8)."""


@phrase("you may cast {group:pl} this turn as though they had flash")
@dataclass(frozen=True, slots=True)
class FlashThisTurn(Instruction):
    """ "You may cast spells this turn as though they had flash." (601.3b)"""

    group: Group


@phrase("if {subject:subj} would be put into your graveyard from anywhere this turn, {instead} instead")
@dataclass(frozen=True, slots=True)
class ElsewhereThisTurn(Instruction):
    """ "If a card would be put into your graveyard from anywhere this turn, exile that card instead." (614.1a)"""

    subject: Ref
    instead: GoingElsewhere


# ---- keywords with which cards in a graveyard are cast


class CardAgain(Enum):
    """How the card whose mana cost is meant is called again."""

    IT = "its"
    THAT_CARD = "that card's"
    THE_CARD = "the card's"


@dataclass(frozen=True, slots=True)
class CastFromThere(ObjectVerb):
    """What such a card has: it may be cast with the keyword for its mana cost, and ``more``."""

    keyword: str
    more: CostPart | None = None


@phrase("{subject:subj} <gain:@subject> flashback {duration}. The flashback cost is equal to {whose} mana cost")
@dataclass(frozen=True, slots=True)
class GainsFlashback(Instruction):
    """ "Target instant card in your graveyard gains flashback until end of turn." (702.34a)"""

    subject: Ref
    duration: Until
    whose: CardAgain


@phrase("{subject:subj} <have:@subject> flashback. The flashback cost is equal to {whose} mana cost", more=None)
@phrase("{subject:subj} <have:@subject> escape. The escape cost is equal to {whose} mana cost plus {more}")
@dataclass(frozen=True, slots=True)
class HasCastKeyword(Declaration):
    """ "Each instant and sorcery card in your graveyard has flashback." (702.34a, 702.138a)"""

    carried_out: ClassVar[bool] = True

    subject: Ref
    whose: CardAgain
    more: CostPart | None

    @property
    def verbs(self) -> tuple[CastFromThere, ...]:
        """The statement as a verb of the cards."""
        return (CastFromThere("flashback" if self.more is None else "escape", self.more),)
