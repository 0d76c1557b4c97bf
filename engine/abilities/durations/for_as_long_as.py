"""For how long some effects last: as long as a permanent stays as it is (CR 611.2b)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Condition, Ref
from engine.grammar.phrase import phrase


class Staying(Enum):
    """How a permanent stays."""

    TAPPED = "tapped"
    ON_BATTLEFIELD = "on the battlefield"


@phrase("{subject:subj} <remain:@subject> {how}")
@dataclass(frozen=True, slots=True)
class Remains(Condition):
    """ "(for as long as) ~ remains tapped"."""

    subject: Ref
    how: Staying
