"""Changes of the text of objects: one word for another (CR 612)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Duration, Instruction, Node, ObjectVerb, Ref
from engine.abilities.nouns.types_and_colors import Subtype
from engine.grammar.phrase import phrase


class WordKind(Enum):
    """The kinds of words that are replaced, used as such (612.2)."""

    COLOR = "color word"
    LAND = "basic land type"
    CREATURE = "creature type"


@phrase("one {kind} with another", to=None)
@phrase("one {kind} with {to}")
@dataclass(frozen=True, slots=True)
class Exchange(Node):
    """ "one color word with another", "one creature type with Vampire"."""

    kind: WordKind
    to: Subtype | None


@phrase("change the text of {what:obj} by replacing all instances of {exchanges:or}[ {duration}]")
@phrase(
    "change the text of {what:obj} by replacing all instances of {exchanges:or}. The new creature type can't be {never}"
)
@dataclass(frozen=True, slots=True)
class ChangeText(Instruction):
    """ "Change the text of target permanent by replacing all instances of one color word with another." (612.1)"""

    what: Ref
    exchanges: tuple[Exchange, ...]
    duration: Duration | None = None
    never: Subtype | None = None


@dataclass(frozen=True, slots=True)
class ReadsOtherwise(ObjectVerb):
    """What ``ChangeText`` makes of its objects: every ``old`` word of the kind reads ``new``."""

    old: str
    new: str
