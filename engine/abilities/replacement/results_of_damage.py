"""What damage results in: as though its source had wither or infect, or no less life than 1 (CR 120.3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Condition, Declaration
from engine.abilities.nouns.player_phrases import You
from engine.abilities.quantities.amounts import Fixed
from engine.grammar.phrase import phrase


@phrase(
    "[if {condition}, ]damage that would reduce your life total to less than {least:digits} reduces it to "
    "{left:digits} instead",
    when=lambda node: node.left == node.least,
)
@dataclass(frozen=True, slots=True)
class DamageLeaves(Declaration):
    """ "Damage that would reduce your life total to less than 1 reduces it to 1 instead": damage is dealt in full; only
    the loss of life that it results in is less (120.3a)."""

    least: Fixed
    left: Fixed
    condition: Condition | None = None


class DamageKeyword(Enum):
    """The keywords that change what damage results in (120.3)."""

    INFECT = "infect"
    WITHER = "wither"


@phrase("all damage is dealt[ to {to:obj}] as though its source had {keyword}")
@dataclass(frozen=True, slots=True)
class DealtAsThough(Declaration):
    """ "All damage is dealt as though its source had wither." (120.3, 609.4)"""

    keyword: DamageKeyword
    to: You | None = None
