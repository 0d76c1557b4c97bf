"""What X stands for, and doing something for each of several things (CR 107.3, 608.2h)."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any, ClassVar

from engine.abilities.base import Amount, Instruction, Node, ObjectVerb, PlayerVerb, Verb
from engine.abilities.keyword_actions.sacrifice import Sacrifice
from engine.abilities.keyword_actions.tap_untap import Tap, Untap
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.quantities.amounts import ONE, Fixed, Y
from engine.abilities.quantities.computed_amounts import SCALED, is_done_one_by_one, speaks_of, speaks_of_x, with_x
from engine.abilities.quantities.for_each import Per
from engine.abilities.replacement.replacement_effects import PreventNext
from engine.abilities.sentences import And, Does, If, Imperative, Joined, May, Then
from engine.abilities.static_abilities import lasts
from engine.abilities.verbs.deal_damage import DealDamage, DealDividedDamage
from engine.abilities.verbs.distribute_counters import Distribute
from engine.abilities.verbs.mana import AddMana, AddManaAnyColor, AddManaCombination, ManaLimit, ManaSymbols
from engine.abilities.verbs.may_have import MayHave
from engine.abilities.verbs.payments import Unless
from engine.abilities.verbs.power_toughness import GetPT
from engine.grammar.phrase import hidden, phrase


def _divides(node: Any) -> bool:
    """Whether something is divided as it is announced, before X is worked out (601.2d)."""
    if isinstance(node, tuple):
        return any(_divides(one) for one in node)
    if isinstance(node, DealDividedDamage | Distribute):
        return True
    if not isinstance(node, Node) or not dataclasses.is_dataclass(node):
        return False
    return any(_divides(getattr(node, field.name)) for field in dataclasses.fields(node))


def _is_as_short_as_can_be(node: WhereX) -> bool:
    """ "Where X is" belongs to the shortest stretch of text before it that holds every X."""
    what = node.what
    if _divides(what) or not speaks_of_x(what):
        return False
    if isinstance(what, Then):
        return what.first is not None and speaks_of_x(what.first)
    if isinstance(what, And):
        return any(speaks_of_x(part) for part in what.parts[:-1])
    if isinstance(what, If):
        return what.behind or speaks_of_x(what.condition)
    return isinstance(what, Imperative | Does | May | MayHave | PreventNext | Unless)


@phrase("{what}, where X is {amount}", when=_is_as_short_as_can_be)
@dataclass(frozen=True, slots=True)
class WhereX(Instruction):
    """ "Draw X cards, where X is its power." (107.3i): worked out once, as it is carried out (608.2h); in what is
    said all along, all the time.
    """

    what: Instruction
    amount: Amount

    @property
    def is_statement(self) -> bool:  # type: ignore[override]
        """Whether what it says holds all along."""
        return lasts(self.what) and isinstance(self.what, Does)

    @property
    def subject(self) -> Any:
        """Of what it is said."""
        return self.what.subject

    @property
    def verbs(self) -> tuple[Verb, ...]:
        """What is said, with the amount in place of X."""
        verbs: tuple[Verb, ...] = with_x(self.what.verbs, self.amount)
        return verbs

    @property
    def duration(self) -> Any:
        """The condition under which it is said."""
        return self.what.duration


def _adds(node: SpentOnly) -> bool:
    """The sentence before adds mana and says nothing yet of what that is spent on."""
    what = node.first.what
    return (
        isinstance(what, Imperative)
        and len(what.verbs) == 1
        and isinstance(what.verbs[0], AddManaAnyColor | AddManaCombination)
    )


@phrase("{first}. {only}", when=_adds)
@dataclass(frozen=True, slots=True)
class SpentOnly(Instruction):
    """ "Add X mana of any one color, where X is its power. Spend this mana only to cast creature spells." (106.6)"""

    first: WhereX
    only: ManaLimit

    @property
    def whole(self) -> WhereX:
        """The first sentence, with what the mana may be spent on."""
        what: Any = self.first.what
        verbs = tuple(dataclasses.replace(verb, only=self.only) for verb in what.verbs)
        return dataclasses.replace(self.first, what=dataclasses.replace(what, verbs=verbs))


def _can_be_scaled(node: ForEachDone | ForEachDealt) -> bool:
    field = SCALED.get(type(node.verb))
    if isinstance(node.verb, DealDamage) and node.verb.more:
        return False
    if isinstance(node.verb, AddMana):
        return node.verb.only is None
    if isinstance(node.verb, AddManaAnyColor):  # each of them may be of another color
        return node.verb == AddManaAnyColor(Fixed(1))
    return field is not None and isinstance(getattr(node.verb, field), Fixed)


@phrase("{verb:^} for each {per}", when=_can_be_scaled)
@dataclass(frozen=True, slots=True)
class ForEachDone(PlayerVerb):
    """ "Draw a card for each creature you control", "create a Treasure token for each opponent you have"."""

    stands_alone = True
    at_once: ClassVar[bool] = True
    verb: PlayerVerb
    per: Per

    @property
    def makes(self) -> frozenset[str]:
        """What the verb brings about."""
        return self.verb.makes

    @property
    def count(self) -> int:
        """Any number of them."""
        return 2


@phrase("{verb:^} for each {per}", when=_can_be_scaled)
@dataclass(frozen=True, slots=True)
class ForEachDealt(ObjectVerb):
    """ "~ deals 1 damage to target player for each Mountain you control"."""

    lasting = False
    stands_alone = True
    verb: DealDamage
    per: Per


def _takes_one(node: ForEachChosen) -> bool:
    what = node.verb.what
    return isinstance(node.verb, Sacrifice | Tap | Untap) and isinstance(what, Some) and what.count == ONE


@phrase("{verb:^} for each {per}", when=_takes_one)
@dataclass(frozen=True, slots=True)
class ForEachChosen(PlayerVerb):
    """ "sacrifices a permanent for each soot counter on ~", "taps an untapped land they control for each ..."."""

    stands_alone = True
    verb: PlayerVerb
    per: Per


@phrase("<add> an amount of {mana} equal to {amount}")
@dataclass(frozen=True, slots=True)
class AddAmount(PlayerVerb):
    """ "add an amount of {G} equal to its power" (106.4)."""

    mana: ManaSymbols
    amount: Amount


@phrase("for each {per}, {what}", when=lambda node: is_done_one_by_one(node.what, of_no_objects=node.per.of_no_objects))
@dataclass(frozen=True, slots=True)
class ForEachFirst(Instruction):
    """ "For each creature destroyed this way, create a Treasure token." """

    what: Imperative | Does
    per: Per


def _gets_once(node: ForEachGets) -> bool:
    what = node.what
    return len(what.verbs) == 1 and isinstance(what.verbs[0], GetPT) and what.duration is not None and not what.front


@phrase("{what} for each {per}", when=_gets_once)
@dataclass(frozen=True, slots=True)
class ForEachGets(Instruction):
    """ "Target creature gets +1/+1 until end of turn for each Forest you control." """

    what: Does
    per: Per


def _first_alone_speaks_of_x(node: WhereXOfFirst) -> bool:
    return speaks_of_x(node.first) and not speaks_of_x(node.rest)


@phrase("{first:base}, where X is {amount}, {rest:base comma}", when=_first_alone_speaks_of_x)
@dataclass(frozen=True, slots=True)
class WhereXOfFirst(Instruction):
    """ "Search your library for up to X basic land cards, where X is the number of lands you control, put them onto the
    battlefield tapped": what X is stands behind the verb that speaks of it (107.3i)."""

    first: PlayerVerb
    amount: Amount
    rest: tuple[PlayerVerb, ...]
    step: int = hidden(0)

    @property
    def verbs(self) -> tuple[PlayerVerb, ...]:
        """What is done, in order."""
        return (self.first, *self.rest)

    @property
    def whole(self) -> WhereX:
        """The same with what X is said at the end."""
        return WhereX(Imperative(self.verbs, joined=Joined.COMMA, step=self.step), self.amount)


def _has_both(said: WhereXAndY) -> bool:
    return isinstance(said.what, Does) and speaks_of_x(said.what.verbs) and speaks_of(Y, said.what.verbs)


@phrase("{what}, where X is {x}, and Y is {y}", commas=True, when=_has_both)
@phrase("{what}, where X is {x} and Y is {y}", when=_has_both)
@dataclass(frozen=True, slots=True)
class WhereXAndY(Instruction):
    """ "~ gets +X/+Y, where X is its power and Y is its toughness" (107.3p): worked out once, as it is carried out; in
    what is said all along, all the time."""

    what: Instruction
    x: Amount
    y: Amount
    commas: bool = False

    @property
    def is_statement(self) -> bool:  # type: ignore[override]
        """Whether what it says holds all along."""
        return lasts(self.what)

    @property
    def subject(self) -> Any:
        """Of what it is said."""
        return self.what.subject

    @property
    def verbs(self) -> tuple[Verb, ...]:
        """What is said, with the amounts in place of X and Y."""
        verbs: tuple[Verb, ...] = with_x(with_x(self.what.verbs, self.x), self.y, Y())
        return verbs

    @property
    def duration(self) -> Any:
        """The condition under which it is said."""
        return self.what.duration
