"""What players do that has a name of its own: descending, committing a crime, expending mana (CR 700.11-700.14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Amount, Condition
from engine.abilities.nouns.antecedents import Role
from engine.abilities.trigger_events import PlayerEventVerb
from engine.grammar.phrase import phrase


@phrase("<descend>")
@dataclass(frozen=True, slots=True)
class Descend(PlayerEventVerb):
    """ "(if you) descended (this turn)": a permanent card was put into one's graveyard from anywhere (700.11)."""

    who_role: ClassVar[Role] = Role.EVENT


@phrase("the number of times you descended this turn")
@dataclass(frozen=True, slots=True)
class TimesDescended(Amount):
    """How many permanent cards were put into one's graveyard, still there or not (700.11)."""


@phrase("<commit> a crime")
@dataclass(frozen=True, slots=True)
class CommitCrime(PlayerEventVerb):
    """ "(whenever you) commit a crime": target an opponent or what is an opponent's (700.13)."""

    who_role: ClassVar[Role] = Role.EVENT


@phrase("you've committed a crime this turn")
@dataclass(frozen=True, slots=True)
class HaveCommittedCrime(Condition):
    """(700.13)"""


@phrase("<expend> {amount:digits}")
@dataclass(frozen=True, slots=True)
class Expend(PlayerEventVerb):
    """ "(whenever you) expend 4": so much mana has now been spent on spells this turn (700.14)."""

    who_role: ClassVar[Role] = Role.EVENT
    amount: int

    @property
    def defined_by(self) -> tuple[str, ...]:
        return ("700.14",)
