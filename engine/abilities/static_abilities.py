"""What static abilities say that one-shot effects do not (CR 604, 611.3): conditions and lasting statements."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Condition, Declaration, Duration, Instruction, ObjectVerb, Ref, Who
from engine.abilities.conditions.conditions import IsTurn, NotTrue
from engine.abilities.nouns.player_phrases import EachOtherPlayer, You
from engine.abilities.replacement.replacement_effects import Spanned
from engine.abilities.sentences import Does
from engine.abilities.verbs.unpreventable_damage import OwnDamageForSure
from engine.grammar.phrase import phrase


@phrase("as long as {condition}")
@phrase("unless {condition}", denied=True)
@dataclass(frozen=True, slots=True)
class AsLongAs(Duration):
    """The condition of a static ability; looked at all the time (611.3a): "~ has hexproof unless it's attacking"."""

    condition: Condition
    denied: bool = False
    """Whether it must not be true."""

    @property
    def of_static_text(self) -> bool:  # type: ignore[override]
        """What is begun at a time is begun or not, by another sentence."""
        return self.denied

    @property
    def truth(self) -> Condition:
        """What must be true."""
        return NotTrue(self.condition) if self.denied else self.condition

    @property
    def is_exception(self) -> bool:
        """Whether it says "unless"."""
        return self.denied


@phrase("during combat")
@dataclass(frozen=True, slots=True)
class DuringCombat(Duration):
    """ "your opponents can't cast spells during combat": in the steps of a combat phase (506.1)."""


@phrase("during turns other than yours", whose=EachOtherPlayer())
@phrase("during {whose:poss} turn")
@dataclass(frozen=True, slots=True)
class DuringTurn(Duration):
    """ "during your turn, ~ has first strike": a condition of a static ability."""

    whose: Who


def _is_said_all_along(node: While | WhileTurn) -> bool:
    """What is said for a turn has no condition."""
    return isinstance(node.what, Declaration) or node.what.is_statement


def _is_of_a_spell(node: While) -> bool:
    """What is so of a spell and of its damage if something is true: that it can't be countered, nor this prevented."""
    return isinstance(node.what, Both) and isinstance(node.what.second, OwnDamageForSure)


@phrase("as long as {condition}, {what}", when=_is_said_all_along)
@phrase("if {condition}, {what}", of_spell=True, when=_is_of_a_spell)
@phrase("{what} as long as {condition}", behind=True, when=_is_said_all_along)
@dataclass(frozen=True, slots=True)
class While(Declaration):
    """A declaration with a condition (611.3a)."""

    condition: Condition
    what: Declaration | Spanned
    behind: bool = False
    of_spell: bool = False
    """Whether it is said of a spell, with "if" (113.6g)."""


@phrase("during turns other than yours, {what}", whose=EachOtherPlayer(), when=_is_said_all_along)
@phrase("during {whose:poss} turn, {what}", when=_is_said_all_along)
@phrase("{what} during {whose:poss} turn", behind=True, when=_is_said_all_along)
@dataclass(frozen=True, slots=True)
class WhileTurn(Declaration):
    """A declaration that holds in some players' turns."""

    whose: Who
    what: Declaration | Spanned
    behind: bool = False


def _has_condition(node: OtherwiseIs) -> bool:
    """The sentence before says something under one condition, the other says something else all along."""
    first = node.first
    conditional = isinstance(first, While | WhileTurn) or isinstance(first.duration, AsLongAs | DuringTurn)
    return conditional and (not isinstance(node.then, Does) or (node.then.duration is None and lasts(node.then)))


@phrase("{first}. Otherwise, {then}", when=_has_condition)
@dataclass(frozen=True, slots=True)
class OtherwiseIs(Declaration):
    """ "Enchanted creature gets +2/+2 as long as it's a Human. Otherwise, it can't attack or block." (611.3a)"""

    first: Does | While | WhileTurn
    then: Does | Declaration

    @property
    def otherwise(self) -> Condition:
        """The condition of what is said in the second sentence."""
        first = self.first
        if isinstance(first, While):
            return NotTrue(first.condition)
        if isinstance(first, WhileTurn):
            return IsTurn(first.whose, denied=True)
        if isinstance(first.duration, AsLongAs):
            return NotTrue(first.duration.truth)
        assert isinstance(first.duration, DuringTurn)
        return IsTurn(first.duration.whose, denied=True)


def _both_last(both: Both) -> bool:
    """What lasts "until end of turn" is no statement of a static ability."""
    return all(not isinstance(part, Instruction) or lasts(part) for part in (both.first, both.second))


def _say_of_you(both: Both) -> bool:
    """ "You can ... and you can ...": two statements about the same player need no comma, nor do a statement about
    objects and one about costs."""
    first, second = both.first, both.second
    if isinstance(first, Does) and isinstance(second, Declaration):
        return isinstance(first.subject, Ref) and first.duration is None and second.subject is None
    return all(isinstance(part, Does) and isinstance(part.subject, You) for part in (first, second))


@phrase("{first}, and {second}", when=_both_last)
@phrase("{first} and {second}", joined=True, when=lambda both: _both_last(both) and _say_of_you(both))
@dataclass(frozen=True, slots=True)
class Both(Declaration):
    """Two statements in a sentence: "Enchanted creature can't block, and its activated abilities can't be
    activated."
    """

    first: Instruction | Declaration
    second: Instruction | Declaration
    joined: bool = False
    """Whether there is no comma between them."""


def lasts(instruction: Instruction) -> bool:
    """Whether an instruction reads as a statement that holds all along, rather than something to carry out."""
    if not isinstance(instruction, Does):
        return instruction.is_statement
    return all(verb.lasting for verb in instruction.verbs) and (
        instruction.duration is None or isinstance(instruction.duration, AsLongAs | DuringTurn | DuringCombat)
    )


@phrase("{who:subj} <control:@who> {subject:obj}")
@dataclass(frozen=True, slots=True)
class ControlledBy(Declaration):
    """ "You control enchanted creature." (613.1b)"""

    who: Who
    subject: Ref

    @property
    def verbs(self) -> tuple[BeControlled, ...]:
        """The statement as a verb of what is controlled."""
        return (BeControlled(self.who),)


@dataclass(frozen=True, slots=True)
class BeControlled(ObjectVerb):
    """What ``ControlledBy`` says of its object."""

    who: Who
