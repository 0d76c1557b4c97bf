"""Statements that hold for a while, and instructions carried out unless something is true (CR 611.2a, 608.2c)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Condition, Declaration, Instruction
from engine.abilities.durations.durations import TurnDuration, Until
from engine.abilities.nouns.noun_groups import KeywordName
from engine.abilities.nouns.object_phrases import It, This
from engine.abilities.nouns.player_phrases import You
from engine.abilities.permissions.graveyard_and_library import MayPlayAndCast
from engine.abilities.permissions.other_zones_and_flash import AsThoughFlash, MayCastFrom, MayPlayLands
from engine.abilities.prohibitions.cant_activate import AbilitiesOf
from engine.abilities.prohibitions.cant_enter import ExiledUnlessCast
from engine.abilities.prohibitions.cant_gain_or_lose_life import LifeCantChange
from engine.abilities.replacement.counter_and_token_numbers import MoreCounters, MoreTokens, OtherTokensToo
from engine.abilities.replacement.done_instead import InsteadOf
from engine.abilities.replacement.entering import Enter
from engine.abilities.replacement.replacement_effects import MoreDamage
from engine.abilities.replacement.results_of_damage import DamageLeaves
from engine.abilities.sentences import Does, If, Imperative, May
from engine.abilities.verbs.gain_lose_abilities import GainAbilities
from engine.abilities.walk import replaced, walk
from engine.grammar.phrase import phrase

LASTING = (
    AbilitiesOf
    | AsThoughFlash
    | DamageLeaves
    | Enter
    | ExiledUnlessCast
    | InsteadOf
    | LifeCantChange
    | MayCastFrom
    | MayPlayAndCast
    | MayPlayLands
    | MoreCounters
    | MoreDamage
    | MoreTokens
    | OtherTokensToo
)
"""The statements that effects make for a while."""


def _permits_this_turn(node: Temporarily) -> bool:
    """How long it lasts stands behind permissions to cast, and behind what can't be activated."""
    return isinstance(node.what, MayCastFrom | AbilitiesOf) and node.duration == Until(TurnDuration.THIS_TURN)


def _lasts(node: Temporarily) -> bool:
    if node.more is None:
        return isinstance(node.what, LASTING)
    return isinstance(node.what, LifeCantChange) and node.more.duration is None


@phrase("{duration}, {what}[ and {more}]", when=_lasts)
@phrase("{duration}, {what}, and {also}", when=lambda node: _lasts(node) and isinstance(node.also, LASTING))
@phrase("{what} {duration}", behind=True, when=_permits_this_turn)
@dataclass(frozen=True, slots=True)
class Temporarily(Instruction):
    """ "Until end of turn, if you would gain life, draw that many cards instead." (611.2a)"""

    states: ClassVar[bool] = True
    duration: Until
    what: Declaration
    more: Does | None = None
    behind: bool = False
    also: Declaration | None = None
    """What else holds so long."""


def _gives_one_keyword(node: SameForKeywords) -> bool:
    """One keyword is spoken of, that is given and asked for; none that has parts of its own (702.16)."""
    said = {one for one in walk(node.first, into_abilities=True) if isinstance(one, KeywordName)}
    gives = isinstance(node.first.then, Does) and all(isinstance(one, GainAbilities) for one in node.first.then.verbs)
    return gives and len(said) == 1 and PARTED.isdisjoint(one.word for one in node.keywords)


PARTED = frozenset({"protection", "landwalk", "ward", "hexproof from"})
"""Keywords of which there are several with parts of their own: which of them is meant is not said."""


@phrase("{first}. The same is true for {keywords:and}", when=_gives_one_keyword)
@dataclass(frozen=True, slots=True)
class SameForKeywords(Instruction):
    """ "Creatures you control gain flying until end of turn if a creature you control has flying. The same is true for
    first strike and trample": said of one keyword after another (608.2c)."""

    first: If
    keywords: tuple[KeywordName, ...]

    @property
    def each(self) -> tuple[If, ...]:
        """What is said of each of the keywords."""
        return (self.first, *map(self._of, self.keywords))

    def _of(self, keyword: KeywordName) -> If:
        """The same of another keyword, wherever the one stands."""
        said = self.first
        for one in walk(self.first, into_abilities=True):
            said = replaced(said, one, keyword) if isinstance(one, KeywordName) else said
        return said


def _is_done(node: UnlessTrue) -> bool:
    """What is said of you or of the thing itself is done, and lasts for no time."""
    what = node.what
    if not isinstance(what, Does):
        return True
    return isinstance(what.subject, You | This | It) and not any(verb.lasting for verb in what.verbs)


@phrase("{what} unless {condition}", when=_is_done)
@dataclass(frozen=True, slots=True)
class UnlessTrue(Instruction):
    """ "sacrifice it unless it escaped", "you lose 1 life unless you control a Swamp": carried out where the condition
    is not true (608.2c)."""

    what: Imperative | May | Does
    condition: Condition
