"""Keyword abilities that are written with more than a cost or a number (CR 702)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.ability import Activated
from engine.abilities.base import Amount, Condition, CostPart, Count, KeywordAbility, Paragraph, PlayerVerb, Ref
from engine.abilities.nouns.noun_groups import Group, Subtype
from engine.abilities.nouns.token_descriptions import GivenName
from engine.abilities.quantities.amounts import ONE
from engine.abilities.symbols import Symbol
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import phrase


class Before(Enum):
    """A keyword that stands before an activated ability, with a dash."""

    BOAST = "boast"
    EXHAUST = "exhaust"
    FORECAST = "forecast"
    POWER_UP = "power-up"


_RULES = {
    Before.BOAST: "702.142a",
    Before.EXHAUST: "702.177a",
    Before.FORECAST: "702.57a",
    Before.POWER_UP: "602.5b",  # newer than the rules at hand: what its reminder text says
}


@phrase("{word} — {ability}")
@dataclass(frozen=True, slots=True)
class Headed(Symbol, Paragraph):
    """ "Boast — [Cost]: [Effect.]" (702.57a, 702.142a, 702.177a)."""

    word: Before
    ability: Activated

    @property
    def rule(self) -> str:  # type: ignore[override]
        """The rule of the word."""
        return _RULES[self.word]


@phrase("champion a {what:sg}")
@dataclass(frozen=True, slots=True)
class Champion(Symbol, KeywordAbility):
    """(702.72a)"""

    rule: ClassVar[str] = "702.72a"
    what: Group


@phrase("{what:sg} offering")
@dataclass(frozen=True, slots=True)
class Offering(KeywordAbility):
    """(702.48a)"""

    what: Group


@phrase("aura swap {cost}")
@dataclass(frozen=True, slots=True)
class AuraSwap(Symbol, KeywordAbility):
    """(702.65a)"""

    rule: ClassVar[str] = "702.65a"
    cost: ManaSymbols


@phrase("<exchange> ~ with an Aura card in your hand")
@dataclass(frozen=True, slots=True)
class SwapAuras(PlayerVerb):
    """What aura swap does (702.65a)."""


class StartingDeck(Enum):
    """What companions ask of a starting deck (702.139a)."""

    ACTIVATED = "Each permanent card in your starting deck has an activated ability"
    CHEAP = "Each permanent card in your starting deck has mana value 2 or less"
    DEAR = "Your starting deck contains only cards with mana value 3 or greater and land cards"
    DIFFERENT = "Each nonland card in your starting deck has a different name"
    EVEN = "Your starting deck contains only cards with even mana values"
    KINDS = "Each creature card in your starting deck is a Cat, Elemental, Nightmare, Dinosaur, or Beast card"
    LARGE = "Your starting deck contains at least twenty cards more than the minimum deck size"
    ODD = "Your starting deck contains only cards with odd mana values and land cards"
    SHARED = "Each nonland card in your starting deck shares a card type"
    SYMBOLS = "No card in your starting deck has more than one of the same mana symbol in its mana cost"


@phrase("companion — {deck}.")
@dataclass(frozen=True, slots=True)
class Companion(Paragraph):
    """(702.139a)"""

    deck: StartingDeck


class Text(Enum):
    """What stands behind "partner—" (702.124i)."""

    CHARACTER = "Character select"
    FATHER = "Father & son"
    FRIENDS = "Friends forever"
    SURVIVORS = "Survivors"


@phrase("partner—{text}")
@phrase("{text}", reads_only=True, when=lambda it: it.text is Text.FRIENDS)
@dataclass(frozen=True, slots=True)
class PartnerText(KeywordAbility):
    """(702.124i)"""

    text: Text


@phrase("partner with {name}")
@dataclass(frozen=True, slots=True)
class PartnerWith(Symbol, KeywordAbility):
    """(702.124j)"""

    rule: ClassVar[str] = "702.124j"
    name: GivenName


@phrase("cumulative upkeep {first} or {second}")
@dataclass(frozen=True, slots=True)
class CumulativeEither(Symbol, KeywordAbility):
    """Cumulative upkeep of two kinds of mana, of which either is paid each time (702.24a)."""

    rule: ClassVar[str] = "702.24a"
    first: ManaSymbols
    second: ManaSymbols


@phrase("kicker {first} and/or {second}")
@phrase("kicker {first} and/or kicker {second}", said=2)
@dataclass(frozen=True, slots=True)
class TwoKickers(KeywordAbility):
    """Two kicker abilities (702.33b)."""

    first: ManaSymbols
    second: ManaSymbols
    said: int = 1
    """How often the line says "kicker"; it means the same."""


@phrase("{subject:subj} was kicked with its {cost} kicker")
@dataclass(frozen=True, slots=True)
class WasKickedWith(Condition):
    """Which of two kicker costs was paid (702.33f)."""

    subject: Ref
    cost: ManaSymbols


@phrase("splice onto {what} {cost}", costs=())
@phrase("splice onto instant or sorcery {cost}", what=None, costs=())
@phrase("splice onto {what}—{costs:cost}.", cost=None)
@dataclass(frozen=True, slots=True)
class Splice(KeywordAbility):
    """(702.47a) Onto any instant or sorcery spell where no quality is named."""

    what: Subtype | None
    cost: ManaSymbols | None = None
    costs: tuple[CostPart, ...] = ()


@phrase("ward {X}, where X is {amount}")
@dataclass(frozen=True, slots=True)
class WardX(Symbol, KeywordAbility):
    """What is to be paid is worked out as the triggered ability resolves (702.21b)."""

    rule: ClassVar[str] = "702.21b"
    amount: Amount


@phrase("modular—sunburst")
@dataclass(frozen=True, slots=True)
class ModularSunburst(Symbol, KeywordAbility):
    """The number of the one keyword is set by the other (702.44c)."""

    rule: ClassVar[str] = "702.44c"


@phrase("firebending {count:digits}")
@phrase("firebending X, where X is {count}.", when=lambda it: not it.count.stands_before)
@dataclass(frozen=True, slots=True)
class Firebending(Symbol, KeywordAbility):
    """(702.189a)"""

    rule: ClassVar[str] = "702.189a"
    count: Amount


@phrase("<add> {count:digits} {R} lasting until end of combat", when=lambda verb: verb.count.stands_before)
@phrase("<add> an amount of {R} lasting until end of combat equal to {count}")
@dataclass(frozen=True, slots=True)
class AddCombatMana(PlayerVerb):
    """Red mana that is not lost as steps and phases end until combat is over (702.189a)."""

    count: Amount


@phrase("<share> the abilities below with {what:obj}")
@dataclass(frozen=True, slots=True)
class ShareAbilities(PlayerVerb):
    """Until end of turn another creature gains the abilities printed below this one, but for backup (702.165a)."""

    what: Ref


@phrase("the enlisted creature's power")
@dataclass(frozen=True, slots=True)
class EnlistedPower(Amount):
    """Of the creature that was tapped as this one attacked (702.154a); as it last was, if it has left."""


@phrase("craft with {what:sg} {cost}", count=ONE)
@phrase("craft with {count} {what:#count} {cost}", when=lambda it: it.count != ONE)
@dataclass(frozen=True, slots=True)
class Craft(Symbol, KeywordAbility):
    """(702.167a)"""

    rule: ClassVar[str] = "702.167a"
    what: Group
    cost: ManaSymbols
    count: Count = ONE


@dataclass(frozen=True, slots=True)
class ExileMaterials(CostPart):
    """Exile so many of these from among permanents one controls and cards in one's graveyard (702.167a-b)."""

    what: Group
    count: Count


@phrase("ripple {number:digits}")
@dataclass(frozen=True, slots=True)
class Ripple(Symbol, KeywordAbility):
    """(702.60a)"""

    rule: ClassVar[str] = "702.60a"
    number: int


@phrase("<ripple> through {number} cards")
@dataclass(frozen=True, slots=True)
class RippleThrough(PlayerVerb):
    """What the triggered ability of ripple does (702.60a)."""

    number: int
