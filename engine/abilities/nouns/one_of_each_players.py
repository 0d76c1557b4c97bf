"""One object for each of several players, chosen as a text is carried out (CR 608.2d)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from engine.abilities.base import Count, Qualifier, Ref
from engine.abilities.conditions.comparisons import WithGreatest
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.earlier_results import Participle, ThisWay
from engine.abilities.nouns.noun_groups import ControlledBy, Described, EitherGroup, Group
from engine.abilities.nouns.player_phrases import ThatPlayer
from engine.abilities.nouns.targets_of_each import Whom
from engine.abilities.nouns.zones import InZone, OwnedBy, Preposition, ZoneName
from engine.abilities.quantities.amounts import ONE, Fixed, UpTo
from engine.grammar.phrase import hidden, phrase


class Theirs(Enum):
    """How it is said that an object is that player's."""

    PLAYER_CONTROLS = "that player controls"
    OPPONENT_CONTROLS = "that opponent controls"
    THEY_CONTROL = "they control"
    GRAVEYARD = "in that player's graveyard"
    REVEALED = "they revealed this way"


THAT_PLAYER = ThatPlayer(antecedent=Antecedent(Role.EACH))
"""The one of the players that is come to."""


def _theirs_alone(one: OneOfEachPlayers) -> bool:
    """Not "a creature that shares a type with a creature that player controls", which says whose the other is."""
    groups = one.kind.groups if isinstance(one.kind, EitherGroup) else (one.kind,)
    last = (said for group in groups if isinstance(group, Described) for said in group.qualifiers if said.comes_last)
    return all(isinstance(said, WithGreatest) and isinstance(said.most.group, Described) for said in last)


@phrase("a {kind:sg} {whose}", when=_theirs_alone)
@phrase("up to one {kind:sg} {whose}", may=True, when=_theirs_alone)
@dataclass(frozen=True, slots=True)
class OneOfEachPlayers(Ref):
    """ "(for each opponent,) a creature card they revealed this way": one for each of those players who has any.
    ``whom`` is what the sentence around it says."""

    kind: Group
    whose: Theirs
    may: bool = False
    """Whether none may be chosen for a player."""
    whom: Whom | None = hidden(None)

    @property
    def agreement(self) -> str:
        return "base"

    @property
    def needs(self) -> str | None:
        """What has to have been done to them."""
        return "Reveal" if self.whose is Theirs.REVEALED else None

    @property
    def count_of_each(self) -> Count:
        """How many there are for each player."""
        return UpTo(Fixed(1)) if self.may else ONE

    @property
    def group(self) -> Group:
        """The description of those of the player that is come to."""
        if isinstance(self.kind, EitherGroup):
            return replace(self.kind, groups=tuple(self._of_theirs(one) for one in self.kind.groups))
        assert isinstance(self.kind, Described)
        return self._of_theirs(self.kind)

    def _of_theirs(self, kind: Described) -> Described:
        """Those of a description that are the player's; "with the greatest power among creatures that player controls"
        says so of those it compares with too."""
        *before, last = kind.qualifiers or (None,)
        if isinstance(last, WithGreatest) and isinstance(last.most.group, Described):
            last = replace(last, most=replace(last.most, group=self._of_theirs(last.most.group)))
        said = (one for one in (*before, last) if one is not None)
        return replace(kind, qualifiers=(*said, *self._theirs()))

    def _theirs(self) -> tuple[Qualifier, ...]:
        if self.whose is Theirs.GRAVEYARD:
            return (InZone(Preposition.IN, ZoneName.GRAVEYARD, THAT_PLAYER),)
        if self.whose is Theirs.REVEALED:
            return (ThisWay(Participle.REVEALED), OwnedBy(THAT_PLAYER))
        return (ControlledBy(THAT_PLAYER),)
