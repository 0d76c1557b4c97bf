"""Choosing what to keep, and sacrificing or destroying the rest (CR 608.2d-e, 701.8, 701.21)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Instruction, Node, PlayerVerb, Who
from engine.abilities.nouns.noun_groups import ControlledBy, Described, Group
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.nouns.player_phrases import They
from engine.abilities.nouns.types_and_colors import CardType
from engine.abilities.sentences import Does, Imperative
from engine.abilities.verbs.choose import Choose
from engine.grammar.phrase import phrase


@phrase("<choose> {what:obj}, then <sacrifice> the rest")
@dataclass(frozen=True, slots=True)
class KeepSome(PlayerVerb):
    """ "chooses three permanents they control, then sacrifices the rest": of all that fit the description."""

    what: Some


@phrase("a {type}")
@dataclass(frozen=True, slots=True)
class OneOf(Node):
    """ "a creature"."""

    type: CardType


@phrase("<choose> {kinds:and 2+} from among the {pool:pl}, then <sacrifice> the rest")
@phrase("<choose> from among the {pool:pl} {kinds:and 2+}, then <sacrifice> the rest", reads_only=True)
@dataclass(frozen=True, slots=True)
class KeepOneOfEach(PlayerVerb):
    """ "chooses an artifact, a creature, an enchantment, and a land from among the permanents they control, then
    sacrifices the rest": one with several of the types may stand for more than one."""

    kinds: tuple[OneOf, ...]
    pool: Group


def _is_bare(node: KeepFewest) -> bool:
    return isinstance(node.group, Described) and not node.group.qualifiers


@phrase(
    "<choose> a number of {group:pl} they control equal to the number of {again:pl} controlled by the player who "
    "controls the fewest, then <sacrifice> the rest",
    when=_is_bare,
)
@dataclass(frozen=True, slots=True)
class KeepFewest(PlayerVerb):
    """As many of them as the player has who has the fewest."""

    group: Group
    again: Group

    def __post_init__(self) -> None:
        if self.group != self.again:
            raise ValueError("what is chosen is what is counted")


class Evening(Node):
    """What is made even in the same way."""

    __slots__ = ()


@phrase("<discard> cards")
@dataclass(frozen=True, slots=True)
class EvenHands(Evening):
    """Everybody discards down to the smallest hand."""


@phrase("<sacrifice> {group:pl}")
@dataclass(frozen=True, slots=True)
class EvenPermanents(Evening):
    """Everybody sacrifices down to the smallest number of such permanents."""

    group: Group


@phrase("{who:subj} {ways:@who and} the same way")
@dataclass(frozen=True, slots=True)
class TheSameWay(Instruction):
    """ "Players discard cards and sacrifice creatures the same way": one after another in the order written, each
    counted only then."""

    needs: ClassVar[str] = "KeepFewest"
    who: Who
    ways: tuple[Evening, ...]


@phrase("<choose> a permanent they control of each permanent type and <sacrifice> the rest")
@phrase("<choose> a permanent they control of each permanent type, then <sacrifice> the rest", after=True)
@dataclass(frozen=True, slots=True)
class KeepOneOfEachType(PlayerVerb):
    """ "chooses a permanent they control of each permanent type and sacrifices the rest" (110.4): one with several of
    the types may stand for more than one."""

    after: bool = False
    """Whether it is said with "then"."""


@phrase(
    "for each player, choose a {group:sg} that player controls. each player sacrifices all {again:pl} they control not "
    "chosen this way"
)
@dataclass(frozen=True, slots=True)
class KeepOneOfEachPlayer(Instruction):
    """ "For each player, choose a creature that player controls. Each player sacrifices all creatures they control not
    chosen this way.": the controller of the text chooses for all."""

    group: Group
    again: Group

    def __post_init__(self) -> None:
        if self.group != self.again:
            raise ValueError("what is chosen is what is sacrificed")


def _chooses_permanents(node: KeepAndDestroyRest) -> bool:
    """What is chosen is of a kind of permanents, anybody's or the chooser's own: so is the rest, whosever it is."""
    kept = node.kept
    if kept is None or kept.adjectives or kept.head is None:
        return False
    return all(isinstance(one, ControlledBy) and isinstance(one.who, They) for one in kept.qualifiers)


@phrase("{first}. Destroy the rest", when=_chooses_permanents)
@dataclass(frozen=True, slots=True)
class KeepAndDestroyRest(Instruction):
    """ "Choose up to one creature. Destroy the rest.", "Each player chooses a creature they control. Destroy the
    rest." (608.2c, 701.8)"""

    first: Imperative | Does

    @property
    def kept(self) -> Described | None:
        """What those are that are kept."""
        verbs = self.first.verbs
        what = verbs[0].what if len(verbs) == 1 and isinstance(verbs[0], Choose) else None
        return what.group if isinstance(what, Some) and isinstance(what.group, Described) else None
