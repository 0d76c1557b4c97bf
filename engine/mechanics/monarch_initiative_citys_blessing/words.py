"""Designations of players: the monarch, the initiative, the city's blessing (CR 702.131, 725, 726)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

from engine.abilities.base import Condition, PlayerVerb, Ref, Who
from engine.abilities.nouns.antecedents import Role
from engine.abilities.nouns.player_phrases import You
from engine.abilities.trigger_events import PlayerEventVerb
from engine.grammar.phrase import phrase


class Title(Enum):
    """A designation of players, as rules text names it."""

    MONARCH = "the monarch"
    INITIATIVE = "the initiative"
    BLESSING = "the city's blessing"

    @property
    def key(self) -> str:
        """The word for it on a board."""
        return self.value.removeprefix("the ")


@phrase("the monarch", what=Title.MONARCH)
@phrase("the player who has the initiative", what=Title.INITIATIVE)
@dataclass(frozen=True, slots=True)
class Titled(Who):
    """ "the monarch": the player who has a designation that only one can have; nobody where nobody has it."""

    what: Title


@phrase("<become> the monarch", what=Title.MONARCH)
@phrase("<take> the initiative", what=Title.INITIATIVE)
@phrase("<get> the city's blessing for the rest of the game", what=Title.BLESSING)
@dataclass(frozen=True, slots=True)
class GainTitle(PlayerVerb):
    """ "become the monarch" (725.1), "take the initiative" (726.1), "get the city's blessing" (702.131c)."""

    what: Title


@phrase("<become> the monarch", what=Title.MONARCH)
@phrase("<take> the initiative", what=Title.INITIATIVE)
@phrase("<get> the city's blessing", what=Title.BLESSING)
@dataclass(frozen=True, slots=True)
class GainsTitle(PlayerEventVerb):
    """ "(whenever) you become the monarch": not where one is it already; the initiative is taken again (726.5)."""

    who_role: ClassVar[Role] = Role.EVENT
    what: Title


def _is_been(node: Any) -> bool:
    """One "is" the monarch, and "has" the others."""
    return node.what is Title.MONARCH


def _is_had(node: Any) -> bool:
    return not _is_been(node)


@phrase("you're {what}", who=You(), when=_is_been)
@phrase("you're not {what}", who=You(), denied=True, when=_is_been)
@phrase("{who:subj} <be:@who> {what}", when=_is_been)
@phrase("{who:subj} <have:@who> {what}", when=_is_had)
@phrase("{who:subj} <don't:@who> have {what}", denied=True, when=_is_had)
@dataclass(frozen=True, slots=True)
class HasTitle(Condition):
    """ "you're the monarch", "an opponent has the initiative", "you don't have the city's blessing"."""

    who: Who
    what: Title
    denied: bool = False


@phrase("there is no monarch")
@dataclass(frozen=True, slots=True)
class NoMonarch(Condition):
    """ "if there is no monarch" (725.1)."""


@phrase("<exile> {what:obj} until an opponent becomes the monarch")
@dataclass(frozen=True, slots=True)
class ExileUntilMonarch(PlayerVerb):
    """ "exile target creature an opponent controls until an opponent becomes the monarch" (610.3)."""

    what: Ref
