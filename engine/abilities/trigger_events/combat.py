"""Attacking and blocking, of creatures and of players (CR 508.3, 509.3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Ref
from engine.abilities.nouns.antecedents import Role
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.quantities.amounts import AtLeast, Fixed
from engine.abilities.trigger_events.base import ObjectEventVerb, Parties, PlayerEventVerb
from engine.grammar.phrase import phrase


class AttackedThing(Enum):
    """What a creature attacks, as a trigger says it (508.3a)."""

    A_PLAYER = "a player"
    YOU = "you"
    AN_OPPONENT = "one of your opponents"
    ANOTHER_OPPONENT = "another one of your opponents"
    OPPONENT = "an opponent"
    PLANESWALKER = "a planeswalker"
    BATTLE = "a battle"
    MOST_LIFE = "the player with the most life or tied for most life"
    PLAYER_OR_PLANESWALKER = "a player or planeswalker"
    YOU_OR_PLANESWALKER = "you or a planeswalker you control"
    YOU_AND_OR_PLANESWALKERS = "you and/or planeswalkers you control"
    OPPONENTS = "your opponents"
    OPPONENTS_OR_PLANESWALKERS = "your opponents and/or planeswalkers they control"

    @property
    def is_one_player(self) -> bool:
        """Whether it is one player, to be called "that player" later on."""
        return self in _ONE_PLAYER


_ONE_PLAYER = (
    AttackedThing.A_PLAYER,
    AttackedThing.AN_OPPONENT,
    AttackedThing.ANOTHER_OPPONENT,
    AttackedThing.OPPONENT,
    AttackedThing.MOST_LIFE,
)


@phrase("<attack>[ {what}]")
@dataclass(frozen=True, slots=True)
class Attack(ObjectEventVerb):
    """Be declared as an attacker (508.3a)."""

    what: AttackedThing | None = None


@phrase("<attack> alone")
@dataclass(frozen=True, slots=True)
class AttackAlone(ObjectEventVerb):
    """Be the only creature declared as an attacker (506.5)."""

    @property
    def defined_by(self) -> tuple[str, ...]:
        """What alone means."""
        return ("506.5",)


@phrase("<attack>[ {what}] and <aren't> blocked")
@dataclass(frozen=True, slots=True)
class AttackUnblocked(ObjectEventVerb):
    """Become an unblocked creature (509.3g), attacking what is said."""

    what: AttackedThing | None = None

    @property
    def defined_by(self) -> tuple[str, ...]:
        """When that is so."""
        return ("509.3g",)


@phrase("<block>[ {what:obj}]")
@dataclass(frozen=True, slots=True)
class Block(ObjectEventVerb):
    """Be declared as a blocker (509.3a), or for each creature blocked that is described (509.3b)."""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT_OTHER}
    what: Ref | None = None


@phrase("<become> blocked[ by {by:obj}]")
@dataclass(frozen=True, slots=True)
class BecomeBlocked(ObjectEventVerb):
    """Become a blocked creature (509.3c), or for each blocker that is described (509.3d)."""

    event_parties: ClassVar[Parties] = {"by": Role.EVENT}
    by: Ref | None = None

    @property
    def subject_role(self) -> Role:  # type: ignore[override]
        """Where it is said by what, the event is of the blocker."""
        return Role.EVENT if self.by is None else Role.BLOCKED


@phrase("<block> or <become> blocked by {other:obj}")
@dataclass(frozen=True, slots=True)
class BlockOrBecomeBlockedBy(ObjectEventVerb):
    """ "blocks or becomes blocked by a creature": for each such creature (509.3b, 509.3d)."""

    event_parties: ClassVar[Parties] = {"other": Role.EVENT_OTHER}
    other: Ref


@phrase("<attack>")
@dataclass(frozen=True, slots=True)
class DeclareAttack(PlayerEventVerb):
    """One or more of the player's creatures are declared as attackers (508.3d)."""


def _of_one_player(act: AttackPlayer) -> bool:
    return act.what.is_one_player and (act.by is None or act.by.count == AtLeast(Fixed(1)))


@phrase("<attack> {what}[ with {by:obj}]", when=_of_one_player)
@dataclass(frozen=True, slots=True)
class AttackPlayer(PlayerEventVerb):
    """ "you attack a player (with one or more equipped creatures)": one or more of your creatures do, for each player
    that is attacked (508.3c)."""

    what: AttackedThing
    by: Some | None = None


class OneOrMoreAttacked(Enum):
    """Those of whom one at least is attacked."""

    PLANESWALKERS = "one or more planeswalkers you control"
    OPPONENTS = "one or more of your opponents"


@phrase("<attack> {what}")
@dataclass(frozen=True, slots=True)
class AttackOneOrMore(PlayerEventVerb):
    """ "(whenever an opponent) attacks one or more planeswalkers you control": once for all of them (508.3c)."""

    what: OneOrMoreAttacked


@phrase("<attack> with {what:obj}")
@dataclass(frozen=True, slots=True)
class AttackWith(PlayerEventVerb):
    """ "you attack with two or more creatures" (508.3c)."""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT}
    what: Ref
