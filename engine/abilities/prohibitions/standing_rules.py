"""What may and can't be done all along, and what costs more or less (CR 101.2, 305.2, 402.2, 502.3, 601.2f)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.ability import Keyword, LoyaltyCost
from engine.abilities.base import (
    Amount,
    Condition,
    Declaration,
    Duration,
    Instruction,
    KeywordAbility,
    Node,
    ObjectVerb,
    PlayerVerb,
    Ref,
    Verb,
    Who,
)
from engine.abilities.keywords.hexproof import HexproofFrom
from engine.abilities.keywords.protection import Protection
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.nouns.object_phrases import Bare, It, This
from engine.abilities.nouns.player_phrases import You
from engine.abilities.permissions.timing import MoreOrLess as MoreOrLess
from engine.abilities.quantities.for_each import Per
from engine.abilities.sentences import Does
from engine.abilities.verbs.gain_lose_abilities import HaveAbilities
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import phrase

# ---- can't


@phrase("be countered", form="base")
@dataclass(frozen=True, slots=True)
class BeCountered(ObjectVerb):
    """ "(can't) be countered" (101.2, 701.6)."""


class TargetedBy(Enum):
    """Spells or abilities, and whose."""

    ANY = "spells or abilities"
    OPPONENTS = "spells or abilities your opponents control"
    SPELLS = "spells"


@phrase("be the target of {by}", form="base")
@dataclass(frozen=True, slots=True)
class BeTargeted(ObjectVerb):
    """ "(can't) be the target of spells or abilities your opponents control" (115)."""

    by: TargetedBy


class Forbidden(Verb):
    """What players can be kept from doing. Its form is ``base``."""

    __slots__ = ()


@phrase("can't {what:base}")
@dataclass(frozen=True, slots=True)
class PlayerCant(PlayerVerb):
    """ "(players) can't gain life" (101.2)."""

    lasting: ClassVar[bool] = True
    what: Forbidden


@phrase("gain life", form="base")
@dataclass(frozen=True, slots=True)
class GainingLife(Forbidden):
    """(119.7)"""


@phrase("lose the game", form="base")
@dataclass(frozen=True, slots=True)
class LosingTheGame(Forbidden):
    """(104.3, 101.2)"""


@phrase("win the game", form="base")
@dataclass(frozen=True, slots=True)
class WinningTheGame(Forbidden):
    """(104.2b, 101.2)"""


@phrase("draw cards", form="base")
@dataclass(frozen=True, slots=True)
class DrawingCards(Forbidden):
    """(121.2b)"""


@phrase("cast {group:pl}", form="base")
@phrase("cast additional {group:pl}", form="base", additional=True)
@dataclass(frozen=True, slots=True)
class Casting(Forbidden):
    """ "(can't) cast creature spells" (601.3)."""

    group: Group
    additional: bool = False
    """Whether it is said of those who have cast one already."""


@phrase("cast more than {count} <spell:#count> each turn", form="base")
@dataclass(frozen=True, slots=True)
class CastingMore(Forbidden):
    """ "(can't) cast more than one spell each turn" (601.3)."""

    count: Amount


@phrase("play lands", form="base")
@dataclass(frozen=True, slots=True)
class PlayingLands(Forbidden):
    """(305.1)"""


class ExceptMana(Enum):
    """Whether mana abilities are let be."""

    NONE = ""
    MANA = "unless they're mana abilities"


@phrase("{of:poss} activated abilities can't be activated[ {unless}]")
@dataclass(frozen=True, slots=True)
class AbilitiesOf(Declaration):
    """ "its activated abilities can't be activated" (602.5)."""

    of: Ref
    unless: ExceptMana = ExceptMana.NONE


@phrase("activated abilities of {group:pl} can't be activated[ {unless}]")
@dataclass(frozen=True, slots=True)
class AbilitiesOfAll(Declaration):
    """ "activated abilities of creatures can't be activated" (602.5)."""

    group: Group
    unless: ExceptMana = ExceptMana.NONE


def _is_for_players(node: PlayerHas | YouAndYours | YouAndYoursGain) -> bool:
    """Players can have hexproof, shroud and protection (702.11c-d, 702.16i, 702.18a)."""
    return all(
        ability.name.word in ("hexproof", "shroud")
        if isinstance(ability, Keyword)
        else isinstance(ability, Protection | HexproofFrom)
        for ability in node.abilities
    )


@phrase("<have> {abilities:and}", when=_is_for_players)
@phrase("<gain> {abilities:and}", gained=True, when=_is_for_players)
@dataclass(frozen=True, slots=True)
class PlayerHas(PlayerVerb):
    """ "You have hexproof." (113.11)"""

    lasting: ClassVar[bool] = True
    abilities: tuple[KeywordAbility, ...]
    gained: bool = False


@phrase("you and {group:subj} have {abilities:and}", when=_is_for_players)
@dataclass(frozen=True, slots=True)
class YouAndYours(Declaration):
    """ "You and Humans you control have hexproof.": said of the player and of the permanents (113.11)."""

    group: Bare
    abilities: tuple[KeywordAbility, ...]

    @property
    def verbs(self) -> tuple[Node, ...]:
        """What is said of both."""
        return (PlayerHas(self.abilities), HaveAbilities(self.abilities))

    @property
    def parts(self) -> tuple[Does, Does]:
        """The two statements."""
        return (
            Does(You(), (PlayerHas(self.abilities),)),
            Does(self.group, (HaveAbilities(self.abilities),)),
        )


@phrase("you and {group:subj} gain {abilities:and} {duration}", when=_is_for_players)
@dataclass(frozen=True, slots=True)
class YouAndYoursGain(Instruction):
    """ "You and permanents you control gain hexproof until end of turn.": the player and those permanents (113.11)."""

    group: Bare
    abilities: tuple[KeywordAbility, ...]
    duration: Duration


# ---- untapping


class UntapStep(Enum):
    """In whose untap step something does not untap: always its controller's."""

    YOUR = "your untap step"
    ITS_CONTROLLERS = "its controller's untap step"
    THEIR_CONTROLLERS = "their controllers' untap steps"


@phrase("<don't> untap during {step}[ if {condition}]")
@dataclass(frozen=True, slots=True)
class StaysTapped(ObjectVerb):
    """ "doesn't untap during its controller's untap step" (502.3)."""

    step: UntapStep
    condition: Condition | None = None


@phrase("you may choose not to untap ~ during your untap step")
@dataclass(frozen=True, slots=True)
class MayStayTapped(Declaration):
    """(502.3)"""


@phrase("untap {what:obj} during each other player's untap step")
@dataclass(frozen=True, slots=True)
class UntapsOften(Declaration):
    """ "Untap all permanents you control during each other player's untap step." (502.3)"""

    what: Ref


# ---- hands, lands, libraries


@phrase("<have> no maximum hand size")
@dataclass(frozen=True, slots=True)
class NoMaximumHandSize(PlayerVerb):
    """(402.2)"""

    lasting: ClassVar[bool] = True


@phrase("your maximum hand size is {size}")
@dataclass(frozen=True, slots=True)
class MaximumHandSize(Declaration):
    """(402.2)"""

    size: Amount


@phrase("you may play an additional land on each of your turns")
@phrase("you may play {count} additional lands on each of your turns")
@phrase("you may play any number of lands on each of your turns", count=None)
@dataclass(frozen=True, slots=True)
class AdditionalLands(Declaration):
    """(305.2) None is any number."""

    count: int | None = 1


@phrase("play with the top card of your library revealed")
@dataclass(frozen=True, slots=True)
class TopRevealed(Declaration):
    """(401.5)"""


@phrase("players play with the top card of their libraries revealed")
@dataclass(frozen=True, slots=True)
class TopsRevealed(Declaration):
    """(401.5)"""


@phrase("you may look at the top card of your library any time")
@dataclass(frozen=True, slots=True)
class SeeTop(Declaration):
    """(401.5)"""


class PlaySource(Enum):
    """From where a static ability lets one play cards."""

    GRAVEYARD = "from your graveyard"
    TOP = "from the top of your library"
    HAND = "from your hand"
    EXILE = "from exile"


_ELSEWHERE = (PlaySource.GRAVEYARD, PlaySource.TOP)


@phrase("you may play lands {source}", when=lambda node: node.source in _ELSEWHERE)
@dataclass(frozen=True, slots=True)
class MayPlayLands(Declaration):
    """ "You may play lands from your graveyard." (305.1)"""

    source: PlaySource


@phrase("you may cast {group:pl} {source}", when=lambda node: node.source in _ELSEWHERE)
@phrase(
    "you may cast {group:pl} {source} without paying their mana costs",
    free=True,
    when=lambda node: node.source is not PlaySource.EXILE,
)
@dataclass(frozen=True, slots=True)
class MayCastFrom(Declaration):
    """ "You may cast creature spells from the top of your library." (601.3) ``free``: without paying (118.9)."""

    group: Group
    source: PlaySource
    free: bool = False


@phrase("you may cast {group:pl} as though they had flash")
@dataclass(frozen=True, slots=True)
class AsThoughFlash(Declaration):
    """(601.3b)"""

    group: Group


@phrase("you may cast ~ as though it had flash if you pay {more} more to cast it")
@dataclass(frozen=True, slots=True)
class FlashForMore(Declaration):
    """(601.3c)"""

    more: ManaSymbols


@phrase("planeswalkers' loyalty abilities you activate cost an additional {more} to activate")
@dataclass(frozen=True, slots=True)
class LoyaltyCostsMore(Declaration):
    """(606.5)"""

    more: LoyaltyCost


class Skipped(Enum):
    """Steps that a player skips every turn (500.11)."""

    DRAW = "draw step"
    UNTAP = "untap step"
    UPKEEP = "upkeep step"


@phrase("skip your {step}")
@dataclass(frozen=True, slots=True)
class SkipsStep(Declaration):
    """(500.11, 614.10)"""

    step: Skipped


# ---- costs


def _generic(change: CostChange) -> bool:
    """Only changes of generic mana are understood; X is what the sentence says."""
    if change.equal is not None:
        return change.mana.text.upper() == "{X}"
    return change.mana.text.strip("{}").isdigit()


@phrase("{subject:subj} <cost:@subject> {mana} {way} to cast[ for each {per}]", when=_generic)
@phrase("{subject:subj} <cost:@subject> {mana} {way} to cast, where X is {equal}", when=_generic)
@dataclass(frozen=True, slots=True)
class CostChange(Declaration):
    """ "Goblin spells you cast cost {1} less to cast" (601.2f)."""

    subject: Ref
    mana: ManaSymbols
    way: MoreOrLess
    per: Per | None = None
    equal: Amount | None = None


@phrase("{what} if {condition}")
@dataclass(frozen=True, slots=True)
class CostChangeIf(Declaration):
    """ "~ costs {2} less to cast if you control a Wizard"."""

    what: CostChange
    condition: Condition


@phrase("each spell that would cost less than {least} mana to cast costs {cost} mana to cast")
@dataclass(frozen=True, slots=True)
class LeastCost(Declaration):
    """ "Each spell that would cost less than three mana to cast costs three mana to cast." (601.2f)"""

    least: Amount
    cost: Amount

    def __post_init__(self) -> None:
        if self.least != self.cost:
            raise ValueError("it is raised to what it would be less than")


@phrase("spells {who:subj} <cast:@who> that target {what:obj} cost {mana} {way} to cast")
@dataclass(frozen=True, slots=True)
class TargetingCost(Declaration):
    """ "Spells your opponents cast that target ~ cost {2} more to cast." (601.2f)"""

    who: Who
    what: This | It
    mana: ManaSymbols
    way: MoreOrLess
