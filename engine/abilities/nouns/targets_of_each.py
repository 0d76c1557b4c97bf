"""Target phrases of which there is one for each of several players (CR 601.2c)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from engine.abilities.base import Count, Qualifier, Ref, Who
from engine.abilities.nouns.noun_groups import ControlledBy, Described, EitherGroup, Group, WithNumber
from engine.abilities.nouns.player_phrases import AnOpponent, EachOtherPlayer, You
from engine.abilities.nouns.qualifiers import NotControlledBy
from engine.abilities.nouns.target_phrases import Article
from engine.abilities.nouns.zones import InZone, Preposition, ZoneName
from engine.abilities.quantities.amounts import AnyNumber
from engine.grammar.phrase import hidden, phrase


class Whom(Enum):
    """For which players there is a target."""

    OPPONENT = "opponent"
    PLAYER = "player"
    OTHER = "other player"
    ANY_OPPONENTS = "any number of opponents"


class Whose(Enum):
    """How it is said that a target is that player's."""

    PLAYER_CONTROLS = "that player controls"
    OPPONENT_CONTROLS = "that opponent controls"
    GRAVEYARD = "from that player's graveyard"


@phrase("up to one target {kind:sg} {whose}[ {more}]")
@phrase("target {kind:sg} {whose}[ {more}]", must=True)
@dataclass(frozen=True, slots=True)
class TargetOfEach(Ref):
    """ "(for each opponent,) up to one target creature that player controls": a target for each of those players, or
    for each who has one (601.2c). ``whom`` is what the sentence around it says."""

    kind: Group
    whose: Whose
    more: WithNumber | None = None
    must: bool = False
    """Whether one must be chosen for each player who has a legal one."""
    whom: Whom | None = hidden(None)
    index: int = hidden(0)

    @property
    def must_each(self) -> bool:
        """Whether one must be chosen for each player who has a legal one, and not only for those who are chosen."""
        return self.must and self.whom is not Whom.ANY_OPPONENTS

    @property
    def agreement(self) -> str:
        return "base"

    @property
    def article(self) -> Article:
        return Article.NONE

    @property
    def count(self) -> Count:
        """How many there are: which players have something is known only as they are chosen."""
        return AnyNumber()

    @property
    def group(self) -> Group:
        """The description of all of them."""
        said = (*self._whose(), *((self.more,) if self.more is not None else ()))
        if isinstance(self.kind, EitherGroup):
            *before, last = self.kind.groups
            return replace(self.kind, groups=(*before, replace(last, qualifiers=(*last.qualifiers, *said))))
        assert isinstance(self.kind, Described)
        return replace(self.kind, qualifiers=(*self.kind.qualifiers, *said))

    def _whose(self) -> tuple[Qualifier, ...]:
        if self.whose is Whose.GRAVEYARD:
            return (InZone(Preposition.FROM, ZoneName.GRAVEYARD, _OWNERS[self.whom]),)
        if self.whom in (Whom.OPPONENT, Whom.ANY_OPPONENTS):
            return (ControlledBy(AnOpponent()),)
        return (NotControlledBy(You()),) if self.whom is Whom.OTHER else ()


_OWNERS: dict[Whom | None, Who | None] = {
    None: None,
    Whom.PLAYER: None,
    Whom.OPPONENT: AnOpponent(),
    Whom.ANY_OPPONENTS: AnOpponent(),
    Whom.OTHER: EachOtherPlayer(),
}
"""Who owns the cards in the graveyards that are meant; None for anybody."""
