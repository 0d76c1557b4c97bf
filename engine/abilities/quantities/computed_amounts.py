"""Numbers that are worked out (CR 107, 608.2h)."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Any, ClassVar

from engine.abilities.base import Ability, Amount, Node, Ref, Verb, Who
from engine.abilities.conditions.turn_history import LifeChange
from engine.abilities.keyword_actions.create import CreateToken
from engine.abilities.keyword_actions.discard import Discard
from engine.abilities.keyword_actions.mill import Mill
from engine.abilities.nouns.antecedents import Antecedent
from engine.abilities.nouns.noun_groups import Group, Number
from engine.abilities.nouns.object_phrases import Bare, Each, It, That, This
from engine.abilities.nouns.player_phrases import You
from engine.abilities.nouns.qualifiers import WithInManaCost
from engine.abilities.nouns.target_phrases import Target
from engine.abilities.nouns.types_and_colors import Color
from engine.abilities.quantities.amounts import CountOf, Fixed, X
from engine.abilities.sentences import Does, Imperative
from engine.abilities.verbs.counters import CounterKind, PutCounters
from engine.abilities.verbs.deal_damage import DealDamage
from engine.abilities.verbs.draw import Draw
from engine.abilities.verbs.life import GainLife, LoseLife
from engine.abilities.verbs.mana import AddMana, ManaSymbols
from engine.abilities.verbs.mana_of_color_range import AddManaChosen
from engine.grammar.declared import agreement_of
from engine.grammar.phrase import hidden, phrase


class Extreme(Enum):
    """Two words for the largest number of several."""

    GREATEST = "greatest"
    HIGHEST = "highest"


@phrase("the {word} {what} among {group:pl}")
@dataclass(frozen=True, slots=True)
class GreatestAmong(Amount):
    """ "the greatest power among creatures you control"; 0 where there are none."""

    what: Number
    group: Group
    word: Extreme


@phrase("the total {what} of {group:pl}")
@dataclass(frozen=True, slots=True)
class TotalOf(Amount):
    """ "the total power of creatures you control"."""

    what: Number
    group: Group


def _had_some(amount: CountersOn) -> bool:
    return isinstance(amount.subject, It)


@phrase("the number of {kind} counters on {subject:obj}")
@phrase("the number of counters on {subject:obj}", kind=None)
@phrase("the number of {kind} counters {subject:subj} had on it", past=True, when=_had_some)
@phrase("the number of counters {subject:subj} had on it", kind=None, past=True, when=_had_some)
@phrase("the number of {kind} counters among {subject:obj}", among=True, when=lambda a: isinstance(a.subject, Bare))
@phrase("the number of counters among {subject:obj}", kind=None, among=True, when=lambda a: isinstance(a.subject, Bare))
@dataclass(frozen=True, slots=True)
class CountersOn(Amount):
    """ "the number of charge counters on ~", "the number of counters on it"; as it last was, once gone (608.2h)."""

    kind: CounterKind | None
    """None for counters of any kind."""
    subject: Ref
    past: bool = False
    """Whether it is said of what is gone."""
    among: bool = False
    """Whether it is said with "among"."""

    @property
    def is_closed(self) -> bool:
        """It ends in what the counters are on."""
        return isinstance(self.subject, This | It)


@phrase("{who:poss} devotion to {colors:and}")
@dataclass(frozen=True, slots=True)
class DevotionTo(Amount):
    """(700.5)"""

    who: You
    colors: tuple[Color, ...]


@phrase("your devotion to that color")
@dataclass(frozen=True, slots=True)
class DevotionToThat(Amount):
    """To the color that the text has just had chosen (700.5)."""

    needs: ClassVar[str] = "ChooseColor"


@phrase("the number of {color} mana symbols in the mana costs of {group:pl}")
@dataclass(frozen=True, slots=True)
class ManaSymbolsAmong(Amount):
    """ "the number of red mana symbols in the mana costs of permanents you control": hybrid and Phyrexian symbols of
    that color too (107.4e-f)."""

    color: Color
    group: Group


@phrase("the number of basic land types among lands {who:subj} <control:@who>")
@dataclass(frozen=True, slots=True)
class BasicLandTypes(Amount):
    """Domain (207.2c): each basic land type counts once."""

    who: Who


@phrase("the number of differently named {group:pl}")
@dataclass(frozen=True, slots=True)
class NamesAmong(Amount):
    """ "the number of differently named lands you control" (201.2b)."""

    group: Group


@phrase("the number of different powers among {group:pl}")
@dataclass(frozen=True, slots=True)
class PowersAmong(Amount):
    """ "the number of different powers among creatures you control"."""

    group: Group


@phrase("the number of colors among {group:pl}")
@dataclass(frozen=True, slots=True)
class ColorsAmong(Amount):
    """ "the number of colors among permanents you control" (105.2)."""

    group: Group


@phrase("the number of different color pairs among {group:pl}")
@dataclass(frozen=True, slots=True)
class ColorPairsAmong(Amount):
    """ "the number of different color pairs among permanents you control that are exactly two colors" (105.5)."""

    group: Group


@phrase("the number of card types among {group:pl}")
@dataclass(frozen=True, slots=True)
class CardTypesAmong(Amount):
    """ "the number of card types among cards in all graveyards" (205.2)."""

    group: Group


@phrase("the number of opponents you have")
@dataclass(frozen=True, slots=True)
class OpponentCount(Amount):
    """(102.2)"""


class Tense(Enum):
    """How what has happened this turn is told."""

    PAST = ""
    PERFECT = "have"


@phrase("the amount of life {who:subj} {how} this turn")
@phrase("the amount of life you've {how} this turn", who=You(), tense=Tense.PERFECT)
@phrase("the life {who:subj} {how} this turn", briefly=True)
@phrase("the total amount of life {who:subj} {how} this turn", total=True)
@phrase("the total amount of life {who:subj} <have:@who> {how} this turn", total=True, tense=Tense.PERFECT)
@dataclass(frozen=True, slots=True)
class LifeThisTurn(Amount):
    """ "the amount of life you gained this turn" (119.9)."""

    who: Who
    how: LifeChange
    tense: Tense = Tense.PAST
    briefly: bool = False
    total: bool = False
    """Whether it is said that it is that of all of them together, as it is anyway."""


@phrase("twice {amount}")
@dataclass(frozen=True, slots=True)
class Twice(Amount):
    """ "twice the number of creatures you control", "twice X"."""

    amount: Amount

    @property
    def stands_before(self) -> bool:  # type: ignore[override]
        """As its number does; "twice that much life" has words of its own."""
        much = isinstance(self.amount, ThatMuch) and self.amount.word is ThatWord.MUCH
        return self.amount.stands_before and not much


@phrase("{times} times {amount}", when=lambda node: isinstance(node.amount, X))
@dataclass(frozen=True, slots=True)
class Multiplied(Amount):
    """ "three times X"."""

    times: int
    amount: Amount

    @property
    def stands_before(self) -> bool:  # type: ignore[override]
        """As its number does."""
        return self.amount.stands_before


class Rounded(Enum):
    """Which way half a number is rounded (107.1a)."""

    UP = "rounded up"
    DOWN = "rounded down"


@phrase("half {amount}, {way}")
@dataclass(frozen=True, slots=True)
class Half(Amount):
    """ "half your life total, rounded up"."""

    amount: Amount
    way: Rounded


class ThatWord(Enum):
    """Two words for one number: of things, and of what has no number of things."""

    MANY = "that many"
    MUCH = "that much"


@phrase("{word}")
@dataclass(frozen=True, slots=True)
class ThatMuch(Amount):
    """ "that much life", "that many cards": the number in the trigger's event, or of what was acted on before."""

    stands_before = True
    measures = True
    word: ThatWord
    antecedent: Antecedent | None = hidden(None)


def _adds_simply(node: Plus) -> bool:
    """A sum of a plain number and another, or of two that are counted; longer sums are not said."""
    if isinstance(node.first, CountOf):
        return isinstance(node.second, CountOf)
    return isinstance(node.first, Fixed | X | ThatMuch) and not isinstance(node.second, Plus)


@phrase("{first} plus {second}", "{first:digits} plus {second:digits}", when=_adds_simply)
@dataclass(frozen=True, slots=True)
class Plus(Amount):
    """ "X plus 2", "one plus the number of creatures you control"."""

    first: Amount
    second: Amount

    @property
    def stands_before(self) -> bool:  # type: ignore[override]
        """As its numbers do."""
        return self.first.stands_before and self.second.stands_before


def speaks_of_x(node: Any) -> bool:
    """Whether the words of a node, without those of abilities it grants, speak of X."""
    return speaks_of(X, node)


def speaks_of(unknown: type[Amount], node: Any) -> bool:
    """Whether the words of a node, without those of abilities it grants, speak of an unknown."""
    if isinstance(node, tuple):
        return any(speaks_of(unknown, one) for one in node)
    if isinstance(node, unknown):
        return True
    if isinstance(node, ManaSymbols):
        return unknown is X and "{X}" in node.text.upper()
    if not isinstance(node, Node) or isinstance(node, Ability | WithInManaCost) or not dataclasses.is_dataclass(node):
        return False
    return any(speaks_of(unknown, getattr(node, field.name)) for field in dataclasses.fields(node))


@lru_cache(maxsize=4096)
def with_x(node: Any, amount: Amount, unknown: Amount = X()) -> Any:  # noqa: B008 - frozen
    """A node with an amount in place of each X, or of another unknown."""
    if node == unknown:
        return amount
    if isinstance(node, tuple):
        return tuple(with_x(one, amount, unknown) for one in node)
    if not isinstance(node, Node) or isinstance(node, Ability) or not dataclasses.is_dataclass(node):
        return node
    changes = {}
    for field in dataclasses.fields(node):
        old = getattr(node, field.name)
        new = with_x(old, amount, unknown) if isinstance(old, Node | tuple) else old
        if new is not old and new != old:
            changes[field.name] = new
    made: Any = dataclasses.replace(node, **changes) if changes else node
    return made


SCALED: dict[type[Verb], str] = {
    Draw: "count",
    Discard: "count",
    GainLife: "amount",
    LoseLife: "amount",
    PutCounters: "count",
    DealDamage: "amount",
    Mill: "count",
    CreateToken: "count",
    AddMana: "mana",
    AddManaChosen: "count",
}
"""The field of a verb that "for each" multiplies."""


def is_done_one_by_one(what: Imperative | Does, *, of_no_objects: bool = False) -> bool:
    """Whether it is the same done one by one or all at once: drawing cards, creating tokens, and putting counters on
    what is not chosen anew for each; nor is "that creature" where no objects are counted (``of_no_objects``)."""
    if isinstance(what, Does) and not isinstance(what.subject, You):
        return False
    if len(what.verbs) != 1 or what.duration is not None:
        return False
    verb = what.verbs[0]
    if isinstance(verb, PutCounters) and not isinstance(verb.what, This | Each | Target):
        return of_no_objects and isinstance(verb.what, That) and isinstance(verb.count, Fixed)
    return isinstance(verb, Draw | CreateToken | PutCounters) and isinstance(verb.count, Fixed)


@phrase("{of:poss} total {what}", when=lambda node: agreement_of(node.of) == "base")
@dataclass(frozen=True, slots=True)
class TotalOfThem(Amount):
    """ "their total power": of what has been spoken of, as it last was where it has left (608.2h)."""

    is_closed: ClassVar[bool] = True
    of: Ref
    what: Number
