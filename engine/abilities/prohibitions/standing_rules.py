"""What may and can't be done all along (CR 101.2, 305.2, 402.2, 500.11)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

from engine.abilities.ability import Keyword
from engine.abilities.base import (
    Amount,
    Declaration,
    Duration,
    Instruction,
    KeywordAbility,
    Node,
    ObjectVerb,
    PlayerVerb,
    Ref,
    Verb,
)
from engine.abilities.keywords.hexproof import HexproofFrom
from engine.abilities.keywords.protection import Protection
from engine.abilities.nouns.adjectives import IsNow, Status
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.nouns.object_phrases import Bare, That
from engine.abilities.nouns.player_phrases import You
from engine.abilities.nouns.types_and_colors import Color
from engine.abilities.sentences import Does, Joined
from engine.abilities.verbs.gain_lose_abilities import HaveAbilities
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
@phrase("be the targets of {by}", form="base", reads_only=True)
@dataclass(frozen=True, slots=True)
class BeTargeted(ObjectVerb):
    """ "(can't) be the target of spells or abilities your opponents control" (115)."""

    by: TargetedBy


class WhoseSpells(Enum):
    """Whose spells, and what else of those colors, can't target it."""

    ANY = ""
    OPPONENTS = "your opponents control"


def _says_the_same(verb: BeTargetedByColor) -> bool:
    return verb.again is None or verb.colors == (verb.again,)


@phrase("be the target of {colors:or} spells[ {whose}]", form="base")
@phrase("be the target of {colors:or} spells or abilities from {again} sources", form="base", when=_says_the_same)
@dataclass(frozen=True, slots=True)
class BeTargetedByColor(ObjectVerb):
    """ "(can't) be the target of black or red spells your opponents control", "of white spells or abilities from white
    sources" (115)."""

    colors: tuple[Color, ...]
    whose: WhoseSpells = WhoseSpells.ANY
    again: Color | None = None
    """Of which color the sources of abilities are that can't target it either."""


@phrase("be the target of Aura spells", form="base")
@dataclass(frozen=True, slots=True)
class BeTargetedByAuras(ObjectVerb):
    """ "(can't) be the target of Aura spells" (115, 303.4a)."""


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


@phrase("be attacked", form="base")
@dataclass(frozen=True, slots=True)
class BeingAttacked(Forbidden):
    """ "You can't be attacked." (508.1b-c)"""


class ExceptMana(Enum):
    """Whether mana abilities are let be."""

    NONE = ""
    MANA = "unless they're mana abilities"


def _points_back(node: AbilitiesOf) -> bool:
    return isinstance(node.of, That)


@phrase("{of:poss} activated abilities can't be activated[ {unless}]")
@phrase("activated abilities of {of:obj} can't be activated[ {unless}]", behind=True, when=_points_back)
@dataclass(frozen=True, slots=True)
class AbilitiesOf(Declaration):
    """ "its activated abilities can't be activated", "activated abilities of that permanent" (602.5)."""

    of: Ref
    unless: ExceptMana = ExceptMana.NONE
    behind: bool = False
    """Whether it is said behind whose they are."""


@dataclass(frozen=True, slots=True)
class CantBeActivated(ObjectVerb):
    """What ``DoesAndCantActivate`` says of its objects: that their activated abilities can't be activated (602.5)."""

    unless: ExceptMana


def _lasts_as_said(node: DoesAndCantActivate) -> bool:
    first = node.first
    return isinstance(first.subject, Ref) and first.duration is not None and first.front and first.joined is Joined.AND


@phrase("{first} and its activated abilities can't be activated[ {unless}]", when=_lasts_as_said)
@dataclass(frozen=True, slots=True)
class DoesAndCantActivate(Instruction):
    """ "Until your next turn, up to one target creature gets -3/-0 and its activated abilities can't be activated." """

    states: ClassVar[bool] = True
    first: Does
    unless: ExceptMana = ExceptMana.NONE

    @property
    def subject(self) -> Any:
        """Of what it is said."""
        return self.first.subject


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


@phrase("you may look at {what:obj} any time")
@dataclass(frozen=True, slots=True)
class SeeFaceDown(Declaration):
    """ "You may look at face-down creatures you don't control any time." (708.5)"""

    what: Bare

    def __post_init__(self) -> None:
        if not any(isinstance(one, IsNow) and one.status is Status.FACE_DOWN for one in self.what.group.adjectives):
            raise ValueError("what is face up is seen by everybody")


@phrase("you may activate the loyalty abilities of {of:obj} twice each turn rather than only once")
@dataclass(frozen=True, slots=True)
class LoyaltyTwice(Declaration):
    """ "You may activate the loyalty abilities of planeswalkers you control twice each turn rather than only once."
    (606.3)"""

    of: Ref


@phrase("you may activate abilities of {of:obj} as though those creatures had haste")
@dataclass(frozen=True, slots=True)
class ActivateAsThoughHaste(Declaration):
    """ "You may activate abilities of creatures you control as though those creatures had haste." (302.6, 609.4)"""

    of: Bare


@phrase("you draw a card during each opponent's draw step")
@phrase("you draw a card during each other player's draw step", other=True)
@dataclass(frozen=True, slots=True)
class DrawsOften(Declaration):
    """ "You draw a card during each opponent's draw step.": right behind that player's own card (504.1)."""

    other: bool = False
    """Whether it is said with "other player": the same, as long as there are no teams."""


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
